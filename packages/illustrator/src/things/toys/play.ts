import type { Thing } from '../../art/art.ts'
import { partLooks } from '../../art/part-looks.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { button, isPatterned, said, star, steps } from '../kit.ts'

const CANDY = ['vermilion', 'gamboge', 'cerulean', 'rose', 'sap', 'violet'] as const

/** A line with bows that swings from side to side below the kite. */
function kiteTail(p: Pen, bows: number): void {
  const at = Array.from({ length: bows }, (_, i) => [i % 2 ? 18 : -20, -92 + i * 34] as const)
  const [endX, endY] = at.at(-1) as readonly [number, number]
  p.line([[0, -108], ...at, [endX * 0.4, endY + 20]])
  // On a small kite the bows of the tail would be black.
  if (p.at.scale < 0.75) return
  for (const [i, [x, y]] of at.entries())
    p.tint(CANDY[i % CANDY.length] as string).within(x, y, i % 2 ? 24 : -24, 1, () => {
      p.poly('0,0 -26,-14 -26,14').poly('0,0 26,-14 26,14')
    })
}

const isLong = (part: string, attributes?: readonly string[]): boolean =>
  partLooks(attributes).some((said) => said.part === part && /^(extra-)?long$|^big$/.test(said.look))

export const PLAY: Thing[] = [
  thing({
    name: 'kite',
    size: [190, 330],
    habitat: 'air',
    points: { tie: [0, -190], grip: [0, -190], mid: [0, -200], tip: [-10, -6] },
    back(p, spot) {
      kiteTail(p, isLong('tail', spot.attributes) ? 7 : 3)
      const [a, b, c, d] = spot.rng.shuffle(CANDY) as [string, string, string, string]
      // A picture needs the whole of it.
      if (spot.attributes?.some((word) => /-(printed|emblem)$/.test(word))) {
        p.tint(a).poly('0,-326 90,-226 0,-106 -90,-226')
        return
      }
      p.tint(a).poly('0,-326 0,-226 -90,-226').tint(b).poly('0,-326 90,-226 0,-226')
      p.tint(c).poly('-90,-226 0,-226 0,-106').tint(d).poly('90,-226 0,-106 0,-226')
      if (isPatterned(spot) || !p.fits(22)) return
      // A smaller kite within the kite, and a star where the spars cross.
      p.tint(c).poly('0,-290 0,-226 -56,-226').tint(d).poly('0,-290 56,-226 0,-226')
      p.tint(b).poly('-56,-226 0,-226 0,-150').tint(a).poly('56,-226 0,-150 0,-226')
      p.tint('straw')
      star(p, 0, -226, 24, 0.5)
    },
  }),
  thing({
    name: 'jump rope',
    size: [260, 190],
    habitat: 'hand',
    points: { grip: [-112, -160], grip2: [112, -160], tip: [0, -6] },
    back(p, spot) {
      if (said(spot, 'swung')) {
        p.tint('rose').bar('-112,-160 -170,-300 -150,-520 0,-610 150,-520 170,-300 112,-160', 4)
        return
      }
      p.tint('rose').bar('-112,-130 -100,-60 -50,-12 0,-6 50,-12 100,-60 112,-130', 4)
      p.tint('bark').card(-124, -188, 24, 64, 10).card(100, -188, 24, 64, 10)
    },
  }),
  thing({
    name: 'long jump rope',
    size: [480, 250],
    habitat: 'hand',
    points: { grip: [-206, -20], grip2: [206, -20], tip: [0, -246] },
    back(p) {
      p.tint('rose').bar('-206,-20 -222,-90 -176,-186 -80,-234 0,-244 80,-234 176,-186 222,-90 206,-20', 4)
      p.tint('bark').card(-218, -44, 24, 46, 10).card(194, -44, 24, 46, 10)
    },
  }),
  thing({
    name: 'bubble wand',
    size: [130, 210],
    habitat: 'hand',
    points: { grip: [-30, -20], tip: [10, -120], mouthpiece: [10, -120] },
    back(p) {
      p.tint('rose').bar('-34,-8 -6,-88', 6)
      p.ell(8, -122, 40)
      p.tint('mist').ell(8, -122, 25)
      p.ell(48, -184, 18)
      button(p, -34, -184, 13)
    },
  }),
  thing({
    name: 'pinwheel',
    size: [170, 270],
    habitat: 'hand',
    points: { grip: [0, -40], tip: [0, -186] },
    back(p) {
      p.tint('bark').bar('0,-8 0,-186', 6)
      for (let i = 0; i < 4; i++)
        p.within(0, -186, i * 90, 1, () => {
          p.tint(CANDY[i] as string).blob('0,0! 0,-86! 38,-76 56,-50! 30,-20')
          if (p.fits(36)) p.line('0,-86 24,-50 30,-20')
        })
      p.tint('straw')
      button(p, 0, -186, 13)
    },
  }),
  thing({
    name: 'pool float',
    size: [330, 240],
    habitat: 'water',
    points: { seat: [-20, -60], rim: [-20, -70], grip: [60, -120], deck: [-20, -60] },
    hollow: [-90, -150, 60, -40],
    back(p) {
      p.tint('pink').ell(-10, -52, 150, 50)
      p.tint('water').ell(-14, -60, 80, 20)
    },
    front(p) {
      p.tint('pink').blob(
        '-160,-56! -130,-50 -94,-62! -60,-44 -14,-40 40,-44 68,-62! 86,-70 78,-140 70,-190 92,-232 132,-236 154,-206 146,-180! 124,-196 112,-186 128,-130 146,-70 130,-20 60,-2 -80,-2 -146,-22',
      )
      p.tint('slate').blob('150,-204! 164,-176 152,-156! 138,-180!')
      p.ink(118, -210, 6)
      for (const [x, y] of [
        [-70, -50],
        [-10, -42],
        [50, -50],
      ] as const)
        p.line(`${x},${y} ${x + (x < 0 ? -4 : 6)},-4`)
      p.tint('rose').blob('-156,-56! -170,-100 -130,-84! -110,-62')
    },
  }),
  thing({
    name: 'soccer goal',
    size: [440, 260],
    points: { door: [0, -60], deck: [0, 0], rim: [0, -6] },
    hollow: [-190, -220, 190, -4],
    back(p) {
      p.tint('white').poly('-196,-244 196,-244 160,-8 -160,-8')
      for (const x of steps(-140, 140, 6)) p.line(`${x * 1.1},-240 ${x * 0.95},-10`)
      for (const y of [-196, -148, -100, -54]) p.line(`${-186 + (y + 244) * 0.13},${y} ${186 - (y + 244) * 0.13},${y}`)
    },
    front: (p) => p.tint('white').bar('-206,-8 -206,-246! 206,-246! 206,-8', 10),
  }),
  thing({
    name: 'basketball hoop',
    size: [230, 460],
    points: { tie: [0, -300], rim: [0, -310], spout: [0, -250], low: [0, -310] },
    back(p) {
      p.tint('stone').bar('0,-10 0,-300', 10).card(-60, -16, 120, 16, 8)
      p.tint('white').card(-110, -456, 220, 146, 12)
      p.tint('white').box4(-48, -400, 96, 66)
    },
    front(p) {
      p.tint('white').poly('-48,-312 48,-312 30,-236 -30,-236')
      p.line('-22,-312 -4,-236').line('22,-312 4,-236').line('-42,-284 42,-284').line('-36,-260 36,-260')
      p.tint('orange').card(-60, -326, 120, 18, 9)
    },
  }),
  thing({
    name: 'volleyball net',
    size: [480, 280],
    points: { low: [0, -270], top: [0, -270] },
    back(p) {
      p.tint('white').box4(-214, -272, 428, 130)
      for (const x of steps(-160, 160, 7)) p.line(`${x},-250 ${x},-144`)
      for (const y of [-216, -180]) p.line(`-212,${y} 212,${y}`)
      p.tint('gamboge').box4(-214, -276, 428, 26)
      p.tint('bark').bar('-220,-8 -220,-276', 10).bar('220,-8 220,-276', 10)
    },
  }),
  thing({
    name: 'pogo stick',
    size: [140, 300],
    points: { grip: [-40, -282], grip2: [40, -282], deck: [0, -70], seat: [0, -70] },
    back(p) {
      p.tint('stone').bar('0,-60 0,-18', 6)
      p.tint('vermilion').bar('0,-76 0,-280', 11)
      p.tint('slate').bar('-56,-284 56,-284', 9).bar('-44,-72 44,-72', 8)
      p.tint('stone')
      for (const y of [-26, -42]) p.bar(`-14,${y} 14,${y - 6}`, 5)
      p.tint('slate').card(-15, -18, 30, 18, 8)
    },
  }),
  thing({
    name: 'yoga mat',
    size: [760, 96],
    points: { deck: [0, -44], seat: [0, -44] },
    tops: [[-310, 310, -44]],
    back(p) {
      p.tint('violet').poly('-316,-84 316,-84 372,-10 -372,-10')
      p.tint('lilac').poly('-288,-70 288,-70 332,-24 -332,-24')
    },
  }),
  thing({
    name: 'finish line',
    size: [460, 330],
    points: { door: [0, 0], deck: [0, 0], low: [0, -230], rim: [0, -6] },
    hollow: [-170, -220, 170, -4],
    back(p) {
      p.tint('stone').bar('-196,-8 -196,-290', 10).bar('196,-8 196,-290', 10)
      for (let j = 0; j < 2; j++)
        for (let i = 0; i < 10; i++) p.tint((i + j) % 2 ? 'slate' : 'white').box4(-210 + i * 42, -322 + j * 42, 42, 42)
      for (const s of [-1, 1]) p.tint('vermilion').poly(`${s * 196},-238 ${s * 140},-214 ${s * 196},-190`)
    },
    front(p) {
      for (let i = 0; i < 8; i++)
        p.tint(i % 2 ? 'slate' : 'white').poly(
          `${-168 + i * 42},-30 ${-126 + i * 42},-30 ${-138 + i * 46},0 ${-184 + i * 46},0`,
        )
    },
  }),
  thing({
    name: 'water gun',
    size: [220, 150],
    habitat: 'hand',
    points: { grip: [-60, -40], tip: [108, -96], spout: [108, -96] },
    back(p) {
      p.tint('cerulean').card(-50, -148, 70, 44, 18)
      p.tint('sap').blob(
        '-104,-110! 70,-112! 86,-104! 86,-84! 20,-72! -24,-68! -34,-10 -46,0! -86,0! -80,-60 -104,-76!',
      )
      p.tint('orange').card(80, -106, 30, 26, 8)
      p.tint('straw').card(-90, -102, 80, 22, 10)
      p.line('-24,-66 -2,-58 2,-72')
    },
  }),
  thing({
    name: 'dreidel',
    size: [130, 180],
    habitat: 'hand',
    points: { grip: [0, -160], tip: [0, 0] },
    back(p) {
      p.tint('bark').card(-10, -178, 20, 56, 9)
      p.tint('sky').poly('-58,-124 30,-124 58,-136 -30,-136')
      p.tint('cerulean').poly('-58,-124 30,-124 30,-56 -14,-4 -58,-56')
      p.tint('blue').poly('30,-124 58,-136 58,-68 -14,-4 30,-56')
      p.line('-38,-106 -8,-106 8,-102 8,-62').line('-38,-62 -36,-88')
    },
  }),
  thing({
    name: 'pinata',
    size: [250, 290],
    habitat: 'air',
    points: { hook: [0, -284], tie: [0, -200], low: [0, -40] },
    back(p) {
      p.line('6,-288 0,-156')
      for (const [i, x] of [-78, -40, 22, 58].entries()) {
        p.tint(CANDY[(i + 2) % 6] as string).card(x - 18, -84, 36, 84, 8)
        p.line(`${x - 18},-52 ${x - 9},-44 ${x},-52 ${x + 9},-44 ${x + 18},-52`)
      }
      p.tint('violet').blob('-92,-150! -124,-146 -126,-92! -114,-100 -106,-88! -92,-116!')
      p.tint('rose').blob('-98,-152! 0,-160 70,-158! 88,-130 80,-70! -10,-64 -92,-70! -102,-110')
      p.tint('gamboge').blob(
        '-100,-128! -80,-116 -60,-128! -40,-116 -20,-128! 0,-116 20,-128! 40,-116 60,-128! 74,-118 87,-126! 84,-98! 66,-88 46,-98! 26,-88 6,-98! -14,-88 -34,-98! -54,-88 -74,-98! -90,-90 -101,-98!',
      )
      p.tint('cerulean').blob('36,-156! 56,-236! 66,-250 92,-252 134,-226! 138,-196 120,-186 92,-194! 88,-130!')
      p.tint('vermilion').blob('58,-244! 48,-286! 76,-250!').blob('80,-250! 88,-288! 100,-248!')
      p.ink(94, -226, 6)
      p.line('110,-206 128,-202').line('48,-196 62,-188 76,-198 90,-190')
      p.tint('sap').blob('36,-156! 24,-180 40,-192! 30,-212 50,-222! 44,-240 60,-250! 62,-230 52,-190!')
    },
  }),
]
