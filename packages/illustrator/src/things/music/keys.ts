import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { button, steps } from '../kit.ts'

/** White keys from x0 to x1 and the black ones between them, seen from above. */
function keys(p: Pen, x0: number, x1: number, y: number, h: number, n: number): void {
  const w = (x1 - x0) / n
  p.tint('white').box4(x0, y - h, x1 - x0, h)
  if (w * p.scale < 14) return
  for (let i = 1; i < n; i++) p.line(`${x0 + i * w},${y - h} ${x0 + i * w},${y}`)
  for (let i = 1; i < n; i++)
    if (![3, 7, 10].includes(i % 14)) p.tint('slate').box4(x0 + i * w - w * 0.26, y - h, w * 0.52, h * 0.56)
}

export const KEYS: Thing[] = [
  thing({
    name: 'piano',
    size: [330, 270],
    points: { keys: [0, -124], seat: [0, -90], top: [0, -266] },
    tops: [[-150, 150, -268]],
    back(p) {
      p.tint('umber').card(-150, -256, 300, 252, 8)
      p.card(-162, -270, 324, 22, 8)
      p.tint('white').card(-52, -226, 104, 60, 6)
      p.line('-38,-210 -10,-210')
        .line('-38,-194 -10,-194')
        .line('10,-210 38,-210')
        .line('10,-194 38,-194')
        .line('0,-224 0,-168')
      keys(p, -138, 138, -112, 40, 12)
      p.tint('bark').card(-158, -116, 316, 26, 6)
      p.tint('umber').card(-150, -92, 30, 92, 5).card(120, -92, 30, 92, 5)
      p.tint('gamboge').card(-24, -24, 20, 20, 5).card(4, -24, 20, 20, 5)
    },
  }),
  thing({
    name: 'grand piano',
    size: [360, 330],
    points: { keys: [-120, -146], seat: [-170, -100], top: [40, -170] },
    back(p) {
      p.tint('night').blob('-150,-172! -104,-318! -20,-326 50,-296 84,-262 130,-240 168,-206 166,-172!')
      p.tint('bark').bar('52,-172 24,-286', 5)
      p.tint('gamboge').blob('-132,-172! 150,-172! 140,-190 96,-204 40,-204 -30,-204 -120,-204')
      for (const x of steps(-100, 110, 6)) p.line(`${x},-174 ${x * 0.94},-202`)
      p.tint('night')
        .blob('-150,-96! -118,-96! -124,-14! -142,-14!')
        .blob('118,-96! 150,-96! 144,-14! 126,-14!')
        .blob('-14,-96! 14,-96! 10,-30! -10,-30!')
      p.tint('slate').ell(-133, -8, 10).ell(135, -8, 10)
      p.tint('gamboge').bar('-10,-32 -10,-14! -22,-14', 4).bar('10,-32 10,-14! 22,-14', 4)
      p.tint('night').card(-172, -176, 344, 32, 12)
      keys(p, -156, 156, -106, 44, 14)
      p.tint('night').card(-176, -156, 26, 62, 10).card(150, -156, 26, 62, 10).card(-176, -108, 352, 20, 8)
      p.tint('white').poly('-46,-176 46,-176 40,-236 -40,-236')
      p.line('0,-236 0,-177')
      for (const y of [-220, -206, -192]) p.line(`-32,${y} -10,${y}`).line(`10,${y} 32,${y}`)
    },
  }),
  thing({
    name: 'keyboard',
    size: [360, 110],
    points: { keys: [0, -40], grip: [-160, -40], grip2: [160, -40] },
    back(p) {
      p.tint('violet').card(-178, -106, 356, 102, 12)
      p.tint('slate').card(-50, -96, 100, 30, 6)
      p.tint('gamboge')
      for (const x of [-140, -100, 100, 140]) button(p, x, -82, 12)
      keys(p, -162, 162, -14, 46, 8)
    },
  }),
  thing({
    name: 'accordion',
    size: [270, 190],
    habitat: 'hand',
    points: { grip: [-110, -90], grip2: [110, -90], keys: [-110, -90], body: [0, -90] },
    back(p) {
      const folds = steps(-58, 58, 9)
      p.tint('vermilion').poly([
        ...folds.map((x, i) => [x, i % 2 ? -168 : -182] as const),
        ...folds.toReversed().map((x, i) => [x, i % 2 ? -20 : -6] as const),
      ])
      for (const [i, x] of folds.slice(1, -1).entries()) p.line(`${x},${i % 2 ? -182 : -168} ${x},${i % 2 ? -6 : -20}`)
      p.tint('bark').card(-130, -186, 70, 184, 14).card(60, -186, 70, 184, 14)
      p.tint('gamboge').card(-74, -180, 14, 172, 4).card(60, -180, 14, 172, 4)
      // Keys on one side, each with room to be colored; buttons in two rows and a grille on the other.
      p.tint('white').card(-126, -172, 44, 156, 4)
      for (const y of steps(-172, -16, 8).slice(1, -1)) p.line(`-126,${y} -82,${y}`)
      if (p.fits(11))
        for (const y of steps(-172, -16, 8).filter((_, i) => i % 7 && i !== 3))
          p.tint('slate').box4(-126, y - 5.5, 24, 11)
      p.tint('gamboge')
      for (const y of steps(-158, -78, 4)) for (const x of [89, 113]) button(p, x, y, 9)
      p.tint('straw').card(80, -58, 44, 40, 8)
      for (const y of [-48, -38, -28]) p.line(`88,${y} 116,${y}`)
    },
  }),
  thing({
    name: 'record player',
    size: [270, 150],
    points: { tip: [30, -70], rim: [0, -100] },
    tops: [[-100, 60, -84]],
    back(p) {
      p.tint('teal').poly('-110,-134 110,-134 132,-40 -132,-40').card(-132, -42, 264, 38, 8)
      p.tint('slate').ell(-22, -86, 84, 36).ell(-22, -86, 52, 22)
      p.tint('vermilion').ell(-22, -86, 24, 10)
      p.tint('stone').ell(96, -112, 14).bar('96,-110 92,-70 42,-74', 5)
      p.tint('gamboge')
      button(p, 100, -22, 10)
      p.tint('slate').card(-110, -8, 36, 8, 3).card(74, -8, 36, 8, 3)
    },
  }),
  thing({
    name: 'speaker',
    size: [190, 280],
    points: { top: [0, -276] },
    tops: [[-84, 84, -276]],
    back(p) {
      p.tint('umber').card(-92, -278, 184, 274, 12)
      p.tint('slate').ell(0, -206, 48)
      p.tint('stone').ell(0, -206, 26)
      p.tint('slate').ell(0, -92, 72)
      p.tint('stone').ell(0, -92, 50)
      p.tint('slate').ell(0, -92, 22)
    },
  }),
  thing({
    name: 'boombox',
    size: [320, 220],
    habitat: 'hand',
    points: { grip: [0, -208], handle: [0, -208], keys: [0, -130] },
    back(p) {
      p.tint('slate').bar('-110,-160 -110,-206! 110,-206! 110,-160', 8)
      p.tint('rose').card(-156, -170, 312, 164, 14)
      for (const x of [-94, 94]) {
        p.tint('slate').ell(x, -76, 54)
        p.tint('stone').ell(x, -76, 30)
      }
      p.tint('white').card(-36, -110, 72, 50, 6)
      p.tint('gamboge').card(-60, -158, 120, 30, 6)
      p.ink(-14, -86, 7).ink(14, -86, 7)
      p.line('-30,-36 30,-36')
      p.line('120,-150 140,-206')
    },
  }),
  thing({
    name: 'microphone',
    size: [90, 220],
    habitat: 'hand',
    points: { grip: [0, -70], mouthpiece: [0, -190], tip: [0, -216] },
    back(p) {
      p.tint('slate').blob('-22,-126! 22,-126! 16,-10 0,0 -16,-10')
      p.tint('stone').ell(0, -172, 42, 44)
      p.line('-38,-190 0,-182 38,-190').line('-38,-156 0,-148 38,-156').line('0,-214 0,-132')
      p.tint('gamboge').card(-28, -138, 56, 20, 8)
    },
  }),
  thing({
    name: 'disco ball',
    size: [210, 270],
    habitat: 'air',
    points: { hook: [0, -266], tie: [0, -266] },
    back(p) {
      p.line('0,-268 0,-206')
      p.tint('slate').card(-18, -220, 36, 22, 6)
      p.tint('lilac').ell(0, -102, 100)
      for (const y of [-60, -20, 20, 60]) {
        const x = Math.sqrt(100 * 100 - y * y)
        p.line(`${-x},${-102 + y} 0,${-102 + y + 12} ${x},${-102 + y}`)
      }
      for (const k of [-0.66, -0.24, 0.24, 0.66])
        p.line(`${k * 20},-200 ${k * 90},-150 ${k * 106},-102 ${k * 90},-54 ${k * 20},-4`)
    },
  }),
  thing({
    name: 'musical note',
    size: [170, 200],
    habitat: 'air',
    points: { mid: [0, -90] },
    back(p) {
      p.tint('cerulean').blob('-50,-176! 74,-198! 74,-48! 58,-52! 58,-146! -34,-130! -34,-28! -50,-32!')
      p.ell(-52, -26, 30, 22, -18).ell(56, -46, 30, 22, -18)
    },
  }),
  thing({
    name: 'treble clef',
    size: [130, 290],
    habitat: 'air',
    points: { mid: [0, -120] },
    back(p) {
      p.tint('violet').bar(
        '12,-112 -16,-112 -24,-84 2,-66 36,-84 36,-124 0,-148 -46,-130 -54,-84 -30,-44 10,-34 48,-52',
        6,
      )
      p.bar('-14,-12 8,-4 26,-20 20,-60 -12,-220 2,-272 22,-276 24,-236 -10,-180 -46,-136', 6)
      p.ell(-16, -16, 16)
    },
  }),
  thing({
    name: 'music stand',
    size: [230, 360],
    points: { mid: [0, -270], deck: [0, -214] },
    back(p) {
      p.tint('slate').bar('0,-200 0,-40', 8)
      p.bar('0,-60 -70,-10', 7).bar('0,-60 70,-10', 7).bar('0,-60 0,-8', 7)
    },
    front(p) {
      p.tint('slate').poly('-112,-214 112,-214 100,-346 -100,-346')
      p.tint('white').poly('-84,-226 -4,-222 -4,-334 -78,-336').poly('84,-226 4,-222 4,-334 78,-336')
      for (const x of [-64, 22])
        p.line(`${x},-308 ${x + 44},-308`)
          .line(`${x},-282 ${x + 44},-282`)
          .line(`${x},-256 ${x + 44},-256`)
      p.tint('slate').card(-118, -222, 236, 22, 8)
    },
  }),
]
