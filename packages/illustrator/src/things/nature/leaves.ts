import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, bloom, bow, cloverLeaf, corners, heart, knots, leaf, mirrored, placed, said } from '../shapes.ts'

const flip = (outline: readonly Knot[], side: number) => outline.map(([x, y, c]): Knot => [x * side, y, c ?? 0])

/** A pointed tooth whose foot is hidden behind an edge. */
const tooth = (p: Pen, x: number, y: number, turn: number, long: number) =>
  p.within(x, y, turn, 1, () => p.tint('cream').blob(corners(`-5.5 4, 5.5 4, 0 ${-long}`)))

export const LEAVES: readonly Thing[] = [
  thing({
    name: 'leaf',
    size: [74, 118],
    habitat: 'hand',
    points: { grip: [0, -8], hook: [0, 0] },
    tops: [[-20, 20, -60]],
    back(p) {
      p.tint('leaf').blob(mirrored('0 -118!, 16 -98, 34 -68, 34 -40, 18 -20, 0 -14!'))
      p.line(knots('0 0, 0 -104'), p.at.sw * 1.1)
      for (const side of [1, -1])
        for (const [y, w] of [
          [-34, 24],
          [-54, 24],
          [-74, 15],
        ] as const)
          p.line(flip(knots(`0 ${y}, ${w * 0.6} ${y - w * 0.5}, ${w} ${y - w * 0.7}`), side))
    },
  }),
  thing({
    name: 'maple leaf',
    size: [118, 122],
    habitat: 'hand',
    points: { grip: [0, -8] },
    back(p) {
      p.line(knots('0 -30, 3 0'), p.at.sw * 1.6)
      p.tint('orange').blob(
        mirrored(
          '0 -120!, 10 -102!, 18 -106!, 16 -78!, 34 -96!, 38 -86!, 58 -88!, 50 -70!, 56 -62!, 36 -46!, 40 -34!, 6 -36!, 0 -30!',
        ),
      )
      for (const side of [1, -1])
        p.line(flip(knots('0 -34, 22 -58, 40 -74'), side)).line(flip(knots('0 -34, 16 -40, 28 -42'), side))
      p.line(knots('0 -34, 0 -98'))
    },
  }),
  thing({
    name: 'four-leaf clover',
    size: [110, 130],
    habitat: 'hand',
    points: { grip: [10, -10] },
    back(p) {
      p.tint('leaf').bar(knots('14 -3, 8 -34, 0 -74'), 3)
      for (const turn of [45, 135, 225, 315]) cloverLeaf(p, 0, -76, 1, turn)
    },
  }),
  thing({
    name: 'fern',
    size: [150, 116],
    hollow: [-40, -80, 40, -10],
    back(p) {
      const frond = (turn: number, long: number) => {
        const teeth = [0.14, 0.3, 0.46, 0.62, 0.78]
        const side = (dir: number): Knot[] =>
          teeth.flatMap((t): Knot[] => [
            [dir * 5, -long * t, 1],
            [dir * (25 - t * 20), -long * (t + 0.13)],
            [dir * (9 - t * 6), -long * (t + 0.16), 1],
          ])
        p.blob(placed([[0, 0, 1], ...side(1), [0, -long, 1], ...side(-1).reverse()], 0, -2, 1, turn))
        p.line(placed(knots(`0 0, 0 ${-long * 0.84}`), 0, -2, 1, turn))
      }
      p.tint('leaf')
      frond(-62, 84)
      frond(62, 84)
      frond(-30, 104)
      frond(30, 104)
      frond(0, 112)
    },
  }),
  thing({
    name: 'monstera',
    size: [120, 127],
    points: { grip: [0, -10] },
    hollow: [-40, -110, 40, -40],
    back(p) {
      p.tint('leaf').bar(knots('8 -2, 4 -40, 0 -100'), 3)
      p.blob(
        mirrored(
          '0 -112!, 16 -128, 40 -128, 54 -112!, 34 -100!, 60 -98, 60 -78!, 36 -78!, 56 -66, 50 -48!, 30 -58!, 42 -42, 30 -28!, 18 -44!, 16 -24, 0 -14!',
        ),
      )
      p.line(knots('0 -110, 0 -24'))
      for (const side of [1, -1])
        for (const path of ['0 -92, 24 -112', '0 -78, 26 -88', '0 -62, 24 -68', '0 -46, 16 -50'])
          p.line(flip(knots(path), side))
      // Between the ribs, near the middle.
      for (const side of [1, -1])
        for (const [y, turn] of [
          [-84, -24],
          [-68, -16],
        ] as const)
          p.ell(side * 15, y - 4, 6, 3.6, side * turn)
    },
  }),
  thing({
    name: 'ivy',
    size: [81, 150],
    habitat: 'wall',
    points: { hook: [0, -150], low: [0, -4] },
    back(p) {
      p.line(knots('0 -150, 10 -122, -8 -88, 8 -52, -2 -22'), p.at.sw * 1.1)
      p.tint('leaf')
      for (const [x, y, turn] of [
        [26, -134, -60],
        [-18, -116, 60],
        [-28, -84, 50],
        [22, -86, -50],
        [28, -50, -56],
        [-18, -48, 56],
        [-2, -14, 0],
      ] as const)
        heart(p, x, y, 17, turn)
    },
  }),
  thing({
    name: 'vine',
    size: [64, 200],
    habitat: 'air',
    points: { hook: [0, -200], grip: [0, -60], low: [2, -4] },
    back(p) {
      p.tint('moss').bar(knots('0 -200, 8 -160, -6 -120, 6 -80, -4 -40, 2 -6'), 3.2)
      for (const [x, y, turn] of [
        [6, -176, 70],
        [4, -150, -70],
        [-4, -126, 70],
        [-2, -106, -70],
        [4, -86, 70],
        [2, -66, -70],
        [-3, -44, 70],
        [-1, -24, -70],
      ] as const)
        leaf(p.tint('leaf'), x, y, 28, 16, turn)
    },
  }),
  thing({
    name: 'bamboo',
    size: [127, 190],
    hollow: [-30, -120, 30, -20],
    back(p) {
      for (const [x, h] of [
        [-28, 168],
        [26, 176],
        [0, 190],
      ] as const) {
        p.tint('sap')
        for (let y = 0; y < h - 10; y += 38) p.card(x - 8.5, -Math.min(h, y + 38), 17, Math.min(38, h - y), 4)
      }
      p.tint('leaf')
      for (const [x, y, turn] of [
        [34, -150, 60],
        [34, -112, 40],
        [-36, -130, -60],
        [-36, -92, -40],
        [8, -160, 50],
        [-8, -152, -50],
        [34, -74, 66],
      ] as const)
        leaf(p, x, y, 32, 13, turn)
    },
  }),
  thing({
    name: 'venus flytrap',
    size: [92, 124],
    points: { rim: [0, -86], mouth: [0, -86] },
    hollow: [-30, -92, 30, -56],
    back(p) {
      p.tint('leaf').bar(knots('0 -2, -4 -30, 0 -66'), 3.4)
      leaf(p, 0, -2, 46, 20, -62)
      leaf(p, 0, -2, 46, 20, 62)
      p.tint('coral').blob(knots('-46 -86!, -40 -112, -14 -122, 14 -122, 40 -112, 46 -86!, 20 -96, -20 -96'))
      for (const x of [-34, -17, 0, 17, 34]) tooth(p, x, -122 + x * x * 0.009, x * 0.9, 15)
    },
    front(p) {
      p.tint('leaf').blob(knots('-46 -88!, -22 -78, 0 -75, 22 -78, 46 -88!, 36 -62, 0 -52, -36 -62'))
      for (const x of [-30, -10, 10, 30]) tooth(p, x, -76 - x * x * 0.008, x * 0.2, 17)
    },
  }),
  thing({
    name: 'wreath',
    size: [126, 120],
    habitat: 'wall',
    points: { hook: [0, -116], grip: [50, -56] },
    hollow: [-30, -86, 30, -26],
    back(p, s) {
      p.tint('leaf')
      for (const r of [46, 36])
        around(0, -58, r, r, 14, r).forEach(([x, y], i) => {
          leaf(p, x, y, 26, 15, (360 * i) / 14 + r + (r > 40 ? 60 : 120))
        })
      const flowers = said(s, 'flower', 'floral')
      for (const [x, y] of around(0, -58, 42, 42, 6, 30))
        flowers ? bloom(p, x, y, 12, 5, 0.36, 'rose') : p.tint('berry').spot(x, y, 6.5)
      bow(p.tint('vermilion'), 0, -14, 24)
    },
  }),
]
