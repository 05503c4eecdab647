import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, knots, leaf, mirrored, placed, puffs } from '../shapes.ts'

/** The ribs of a pumpkin or gourd, from the outside to the middle. */
function ribs(p: Pen, x: number, y: number, w: number, h: number): void {
  p.ell(x - w * 0.32, y, w * 0.2, h * 0.44).ell(x + w * 0.32, y, w * 0.2, h * 0.44)
  p.ell(x - w * 0.17, y, w * 0.19, h * 0.48).ell(x + w * 0.17, y, w * 0.19, h * 0.48)
  p.ell(x, y, w * 0.16, h / 2)
}

export const pumpkinBody = (p: Pen): void => {
  p.tint('moss').blob(knots('-8 -82!, -5 -96, -14 -108!, 2 -110!, 6 -96, 10 -82!'))
  p.line(knots('8 -94, 24 -104, 34 -98, 30 -90, 24 -94'))
  p.tint('orange')
  ribs(p, 0, -43, 118, 86)
}

const cob = (name: string, husk: boolean) =>
  thing({
    name,
    size: husk ? [70, 120] : [52, 120],
    habitat: 'hand',
    points: { grip: [0, -16], mouth: [0, -80] },
    back(p, _s) {
      p.tint('gamboge').blob(mirrored('0 -119, 14 -108, 21 -80, 21 -40, 15 -8, 0 -3'))
      if (p.fits(26)) {
        p.line(knots('-7 -114, -8 -70, -6 -8')).line(knots('7 -114, 8 -70, 6 -8'))
        for (const y of [-100, -84, -68, -52, -36, -20]) p.line(knots(`-19 ${y}, -7 ${y + 4}, 7 ${y + 4}, 19 ${y}`))
      } else
        for (const y of [-102, -86, -70, -54, -38])
          p.line(knots(`-11 ${y}, -7 ${y + 3}, -3 ${y}`)).line(knots(`4 ${y + 5}, 8 ${y + 8}, 12 ${y + 5}`))
      if (!husk) return
      p.tint('sap')
      for (const side of ['', '-']) {
        const flip = (text: string) => knots(text).map(([x, y, c]) => [side ? -x : x, y, c ?? 0] as const)
        p.blob(flip('-2 0!, 16 -4, 28 -30, 34 -72!, 20 -56, 8 -30'))
        p.line(flip('6 -12, 20 -34, 28 -56'))
      }
      p.blob(mirrored('0 -48!, 9 -28, 10 -10, 0 0'))
    },
  })

export const VEGETABLES: readonly Thing[] = [
  thing({
    name: 'pumpkin',
    size: [120, 110],
    points: { grip: [-56, -40], grip2: [56, -40], handle: [0, -100] },
    tops: [[-30, 30, -85]],
    back: (p) => pumpkinBody(p),
  }),
  thing({
    name: 'mushroom',
    size: [104, 104],
    points: { grip: [0, -20], low: [34, -44] },
    tops: [[-36, 36, -94]],
    back(p, s) {
      p.tint('cream').blob(mirrored('0 -58!, 17 -58!, 16 -30, 22 -8, 12 0, 0 1'))
      p.tint('bark').blob(mirrored('0 -104, 30 -97, 50 -70, 50 -52, 36 -44, 0 -40'))
      if (s.h > 60) p.line(knots('-44 -52, 0 -46, 44 -52'))
      p.tint('peach').spot(-18, -76, 10, 9).spot(16, -82, 8, 7)
    },
  }),
  thing({
    name: 'carrot',
    size: [60, 132],
    habitat: 'hand',
    points: { grip: [0, -92], mouth: [0, -10] },
    back(p) {
      p.tint('leaf')
      for (const [turn, long] of [
        [-34, 42],
        [34, 42],
        [-14, 50],
        [14, 50],
      ] as const)
        leaf(p, 0, -84, long, 18, turn)
      p.tint('orange').blob(mirrored('0 -92, 18 -92, 27 -80, 20 -44, 7 -8, 0 0'))
      p.line(knots('-22 -66, -8 -63'))
        .line(knots('18 -50, 6 -47'))
        .line(knots('-14 -38, -5 -36'))
        .line(knots('11 -26, 4 -24'))
    },
  }),
  cob('corn', true),
  cob('corn cob', false),
  thing({
    name: 'broccoli',
    size: [108, 112],
    habitat: 'hand',
    points: { grip: [0, -18] },
    back(p) {
      p.tint('lime').blob(knots('-14 0!, -12 -30, -34 -54!, -20 -62!, -4 -44, 6 -46, 22 -64!, 36 -54!, 13 -28, 14 0!'))
      p.tint('leaf')
      for (const [x, y, r] of [
        [0, -84, 25],
        [-30, -72, 22],
        [30, -72, 22],
        [0, -62, 20],
      ] as const)
        p.blob(puffs(around(x, y, r, r * 0.92, 7), 0.7))
    },
  }),
  thing({
    name: 'tomato',
    size: [102, 96],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('vermilion').blob(mirrored('0 -76, 24 -82, 46 -66, 50 -38, 34 -8, 14 0, 0 1'))
      p.tint('leaf').blob(mirrored('0 -82!, 6 -78, 22 -88!, 15 -72, 34 -66!, 13 -64, 8 -48!, 0 -62!'))
      p.line(knots('0 -76, 2 -88, 9 -95'), p.at.sw * 1.3).line(knots('-38 -36, -32 -20, -22 -12'))
    },
  }),
  thing({
    name: 'potato',
    size: [108, 78],
    habitat: 'hand',
    points: { grip: [0, -38] },
    back(p) {
      p.tint('ochre').blob(knots('-50 -44, -34 -72, -4 -76, 20 -68, 44 -58, 54 -32, 40 -6, 6 0, -30 -4, -50 -20'))
      for (const [x, y] of knots('-28 -46, 6 -52, 28 -30, -10 -22')) p.line(placed(knots('-5 0, 0 3, 5 0'), x, y, 1, x))
      p.ink(-16, -60, 2).ink(24, -50, 2).ink(-34, -24, 2).ink(12, -12, 2)
    },
  }),
  thing({
    name: 'pepper',
    size: [92, 114],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('vermilion').blob(mirrored('0 -86, 18 -92, 42 -82, 46 -56, 36 -14, 22 0, 8 -2, 0 -10'))
      p.line(knots('-16 -84, -22 -50, -12 -6')).line(knots('16 -84, 22 -50, 12 -6'))
      p.tint('leaf').blob(
        knots('-20 -88!, -10 -94, -5 -98!, -6 -110, 4 -114!, 10 -108!, 6 -98!, 12 -94, 20 -88!, 0 -80'),
      )
    },
  }),
  thing({
    name: 'chili pepper',
    size: [70, 118],
    habitat: 'hand',
    points: { grip: [-6, -70] },
    back(p) {
      p.tint('vermilion').blob(knots('-24 -90, -12 -96, 4 -92, 10 -78, 8 -50, 18 -24, 36 -2!, 8 -10, -14 -34, -24 -66'))
      p.tint('leaf').blob(
        knots('-28 -82!, -18 -104!, -18 -116!, -8 -118!, -8 -104!, 12 -84!, -2 -88, -8 -80!, -14 -87'),
      )
      p.line(knots('-13 -66, -8 -44, 2 -30'))
    },
  }),
  thing({
    name: 'onion',
    size: [94, 116],
    habitat: 'hand',
    points: { grip: [0, -40], hook: [0, -112] },
    back(p) {
      p.line(knots('0 -4, -8 6')).line(knots('0 -4, 1 8')).line(knots('0 -4, 9 6'))
      p.tint('ochre').blob(mirrored('0 -114!, 6 -114!, 8 -92, 38 -66, 47 -36, 32 -8, 0 0'))
      p.line(knots('-3 -96, -26 -56, -20 -8')).line(knots('3 -96, 26 -56, 20 -8')).line(knots('0 -90, 0 -4'))
    },
  }),
  thing({
    name: 'eggplant',
    size: [88, 116],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('plum').blob(knots('14 -86, 28 -78, 30 -54, 26 -22, 6 -2, -22 0, -42 -18, -40 -44, -22 -62, -6 -80'))
      p.tint('leaf').blob(
        knots('16 -100!, 24 -116!, 36 -112!, 28 -96!, 40 -80!, 26 -78, 22 -64!, 10 -76, -6 -70!, 2 -88'),
      )
      p.line(knots('-30 -38, -28 -24, -18 -16'))
    },
  }),
  thing({
    name: 'cucumber',
    size: [150, 56],
    habitat: 'hand',
    points: { grip: [-20, -28] },
    back(p) {
      p.tint('leaf').blob(knots('-74 -30, -66 -46, -36 -52, 4 -54, 44 -52, 44 -6, 4 -2, -36 -4, -66 -12'))
      p.line(knots('-56 -38, -20 -42, 24 -42')).line(knots('-56 -20, -20 -14, 24 -14'))
      p.tint('leaf').ell(48, -28, 20, 26)
      p.tint('sap').ell(48, -28, 13, 18)
      p.line(knots('48 -38, 48 -32')).line(knots('42 -24, 45 -20')).line(knots('54 -24, 51 -20'))
    },
  }),
  thing({
    name: 'gourd',
    size: [80, 120],
    habitat: 'hand',
    points: { grip: [0, -78], rim: [0, -112] },
    back(p) {
      p.tint('ochre').blob(mirrored('0 -106, 12 -104, 18 -88, 13 -70, 22 -58, 39 -36, 34 -8, 16 0, 0 1'))
      p.tint('moss').blob(knots('-6 -104!, -6 -114, -14 -120!, -2 -122!, 5 -114, 6 -104!'))
      p.tint('sap').blob(knots('-39 -34!, -20 -40, 0 -34, 20 -40, 39 -34!, 38 -20!, 20 -26, 0 -20, -20 -26, -38 -20!'))
    },
  }),
]
