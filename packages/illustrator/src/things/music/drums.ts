import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, segments, star, steps } from '../kit.ts'

/** A barrel with a skin: x is its middle, y its foot. */
function barrel(p: Pen, x: number, y: number, w: number, h: number, tint: string, waist = 1): void {
  const [r, q] = [w / 2, (w / 2) * waist]
  p.tint(tint).blob(
    `${x - r},${y - h}! ${x + r},${y - h}! ${x + (r + q) / 2},${y - h / 2} ${x + q},${y - 6}! ${x},${y} ${x - q},${y - 6}! ${x - (r + q) / 2},${y - h / 2}`,
  )
  if (waist === 1 && p.fits(w * 0.16)) {
    const band = (v: number) =>
      `${x - r},${v}! ${x - r * 0.5},${v + w * 0.07} ${x},${v + w * 0.09} ${x + r * 0.5},${v + w * 0.07} ${x + r},${v}!`
    p.line(band(y - h + w * 0.2))
  }
  p.tint('cream').ell(x, y - h, r, w * 0.13)
}

export const DRUMS: Thing[] = [
  thing({
    name: 'drum',
    size: [200, 190],
    points: { top: [0, -130], grip: [-30, -140], grip2: [34, -140], keys: [0, -132], body: [0, -70] },
    tops: [[-70, 70, -126]],
    back(p) {
      p.tint('vermilion').blob('-90,-120! 90,-120! 88,-12! 46,1 0,5 -46,1 -88,-12!')
      p.line('-90,-88! -60,-14! -30,-76! 0,-8! 30,-76! 60,-14! 90,-88!', p.at.sw)
      p.tint('gamboge').blob('-92,-26! -46,-12 0,-8 46,-12 92,-26! 90,-8! 46,5 0,9 -46,5 -90,-8!')
      p.blob('-94,-124! -48,-102 0,-97 48,-102 94,-124! 94,-100! 48,-79 0,-74 -48,-79 -94,-100!')
      p.tint('cream').ell(0, -124, 94, 27)
      p.tint('ochre').bar('-88,-184 -34,-130', 6).bar('88,-184 34,-130', 6)
      p.tint('wood').ell(-30, -126, 12).ell(30, -126, 12)
    },
  }),
  thing({
    name: 'steel drum',
    size: [260, 290],
    points: { top: [0, -220], grip: [-40, -226], grip2: [44, -226], keys: [0, -218], body: [0, -170] },
    back(p) {
      p.tint('stone').bar('-90,-170 -60,-6', 6).bar('90,-170 60,-6', 6).bar('-70,-50 70,-50', 5)
      p.tint('cerulean').blob('-118,-214! 118,-214! 114,-140! 60,-116 0,-110 -60,-116 -114,-140!')
      p.line('-117,-176 -60,-152 0,-146 60,-152 117,-176')
      p.tint('stone').ell(0, -214, 122, 46)
      p.tint('mist').ell(0, -214, 104, 36)
      // Each dent in the pan is a note.
      p.tint('straw')
      for (const [x, y, rx, ry] of [
        [-68, -214, 26, 12],
        [68, -214, 26, 12],
        [-34, -232, 24, 9],
        [34, -232, 24, 9],
        [-30, -196, 26, 10],
        [32, -196, 26, 10],
        [0, -214, 22, 9],
      ] as const)
        p.ell(x, y, rx, ry)
      p.tint('ochre').bar('-104,-282 -52,-232', 5).bar('112,-282 60,-232', 5)
      p.tint('rose').ell(-48, -228, 11).ell(56, -228, 11)
    },
  }),
  thing({
    name: 'bongo drums',
    size: [240, 140],
    points: { top: [0, -130], grip: [-60, -132], grip2: [60, -132], keys: [0, -130] },
    back(p) {
      p.tint('bark').box4(-24, -90, 48, 34)
      barrel(p, -64, 0, 108, 116, 'orange', 0.8)
      p.line('-116,-90 -64,-76 -12,-90')
      barrel(p, 66, -4, 92, 106, 'orange', 0.8)
      p.line('22,-84 66,-72 110,-84')
    },
  }),
  thing({
    name: 'djembe',
    size: [160, 260],
    points: { top: [0, -242], grip: [-40, -244], grip2: [40, -244], keys: [0, -242] },
    back(p) {
      p.tint('bark').blob('-74,-236! 74,-236! 66,-180 30,-120 28,-80 50,-4! 0,4 -50,-4! -28,-80 -30,-120 -66,-180')
      p.line('-71,-206 0,-192 71,-206').line('-58,-164 0,-150 58,-164')
      p.line('-66,-202! -44,-160! -22,-196! 0,-152! 22,-196! 44,-160! 66,-202!')
      p.tint('vermilion').blob('-30,-116! 0,-108 30,-116! 28,-84 0,-76 -28,-84')
      p.tint('cream').ell(0, -238, 76, 20)
    },
  }),
  thing({
    name: 'tabla',
    size: [270, 160],
    points: { top: [0, -140], grip: [-60, -146], grip2: [70, -140], keys: [0, -140] },
    back(p) {
      p.tint('rose').ell(-66, -14, 66, 14).ell(74, -12, 56, 12)
      p.tint('stone').blob('-124,-132! -8,-132! -4,-70 -30,-12 -100,-12 -130,-70')
      p.tint('cream').ell(-66, -134, 60, 20)
      p.tint('slate').ell(-74, -134, 24, 8)
      p.tint('bark').blob('30,-136! 118,-136! 126,-12! 74,-4 22,-12!')
      p.tint('cream').ell(74, -138, 46, 16)
      p.tint('slate').ell(74, -138, 20, 7)
      p.line('36,-118 50,-20').line('74,-112 74,-14').line('112,-118 98,-20')
    },
  }),
  thing({
    name: 'drum kit',
    size: [440, 320],
    points: { seat: [0, -90], grip: [-60, -190], grip2: [60, -190], keys: [0, -170] },
    hollow: [-60, -310, 60, -90],
    back(p) {
      p.tint('stone').bar('-160,-4 -150,-270', 5).bar('164,-4 150,-240', 5)
      p.tint('gamboge')
        .within(-150, -274, -8, 1, () => p.blob('-66,0 0,-14 66,0 0,12'))
        .within(150, -246, 10, 1, () => p.blob('-60,0 0,-14 60,0 0,12'))
    },
    front(p) {
      p.tint('stone').bar('-130,-100 -150,-6', 5).bar('130,-90 150,-6', 5)
      barrel(p, -58, -150, 96, 60, 'vermilion')
      barrel(p, 58, -150, 96, 60, 'vermilion')
      barrel(p, -138, -84, 104, 52, 'cerulean')
      barrel(p, 142, -20, 110, 104, 'vermilion')
      p.tint('vermilion').ell(0, -84, 84)
      segments(p, 0, -84, [84, 84], [66, 66], 10)
      p.tint('white').ell(0, -84, 66)
      p.tint('gamboge')
      star(p, 0, -82, 38)
      p.tint('stone').bar('-62,-24 -84,-6', 6).bar('62,-24 84,-6', 6)
    },
  }),
  thing({
    name: 'cymbals',
    size: [240, 200],
    habitat: 'hand',
    points: { grip: [-64, -100], grip2: [64, -100] },
    back(p) {
      for (const s of [-1, 1]) {
        p.tint('umber').bar(`${s * 66},-100 ${s * 106},-84`, 13)
        p.tint('gamboge').ell(s * 52, -100, 38, 96, s * 12)
        p.tint('straw').ell(s * 58, -100, 15, 34, s * 12)
      }
    },
  }),
  thing({
    name: 'gong',
    size: [260, 290],
    points: { mid: [0, -140], grip: [100, -60], tip: [0, -140] },
    back(p) {
      p.tint('vermilion').bar('-110,-10 -110,-270', 9).bar('110,-10 110,-270', 9).bar('-124,-272 124,-272', 10)
      p.card(-128, -18, 40, 18, 6).card(88, -18, 40, 18, 6)
      p.line('-50,-262 -50,-216').line('50,-262 50,-216')
      p.tint('gamboge').ell(0, -146, 88)
      p.tint('ochre').ell(0, -146, 66)
      p.tint('straw').ell(0, -146, 28)
    },
  }),
  thing({
    name: 'xylophone',
    size: [320, 170],
    points: { keys: [0, -70], grip: [-40, -130], grip2: [60, -130] },
    back(p) {
      const tints = ['vermilion', 'orange', 'gamboge', 'sap', 'cerulean', 'violet']
      p.tint('bark').poly('-150,-110 150,-90 150,-74 -150,-90').poly('-150,-34 150,-46 150,-30 -150,-18')
      for (const [i, x] of steps(-128, 128, 6).entries())
        p.tint(tints[i] as string).card(x - 20, -128 + i * 9, 40, 128 - i * 18, 10)
      p.tint('ochre').bar('-126,-168 -34,-92', 5).bar('142,-160 50,-84', 5)
      p.tint('rose').ell(-28, -86, 15).ell(44, -78, 15)
    },
  }),
  thing({
    name: 'tambourine',
    size: [190, 190],
    habitat: 'hand',
    points: { grip: [-80, -70], mid: [0, -95] },
    back(p) {
      p.tint('bark').ell(0, -95, 92)
      p.tint('cream').ell(0, -95, 64)
      p.tint('gamboge')
      for (let i = 0; i < 6; i++) p.ell(...around(0, -95, 78, i * 60 - 90), 17)
    },
  }),
  thing({
    name: 'maracas',
    size: [210, 190],
    habitat: 'hand',
    points: { grip: [-40, -30], grip2: [40, -30], tip: [0, -140] },
    back(p) {
      for (const s of [-1, 1])
        p.within(s * 30, -8, s * 26, 1, () => {
          p.tint('bark').card(-9, -96, 18, 98, 8)
          p.tint(s > 0 ? 'vermilion' : 'leaf').ell(0, -132, 40, 48)
          p.tint('gamboge').blob('-39,-142! 0,-132 39,-142! 39,-118 0,-108 -39,-118')
        })
    },
  }),
  thing({
    name: 'triangle instrument',
    size: [180, 210],
    habitat: 'hand',
    points: { grip: [0, -200], hook: [0, -200], tip: [0, -40], grip2: [80, -60] },
    back(p) {
      p.line('0,-166 -8,-186 0,-204 8,-186 0,-166')
      p.tint('stone').bar('66,-14 -70,-14! 0,-160! 74,-30', 8)
      p.bar('30,-60 86,-90', 5)
    },
  }),
]
