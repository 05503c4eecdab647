import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, bloom, bow, knots, leaf, mirrored, placed, said } from '../shapes.ts'

const flip = (outline: readonly Knot[], side: number) => outline.map(([x, y, c]): Knot => [x * side, y, c ?? 0])

/** An ivy leaf on its stalk, pointing toward `turn`. */
const lobed = (p: Pen, x: number, y: number, k: number, turn: number) =>
  p.blob(placed(mirrored('0 -26!, 7 -16, 18 -18!, 14 -6, 18 2!, 8 4, 0 0'), x, y, k, turn))

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
        for (const y of [-34, -54, -74]) p.line(flip(knots(`0 ${y}, 14 ${y - 12}, 24 ${y - 17}`), side))
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
    size: [104, 122],
    habitat: 'hand',
    points: { grip: [4, -10] },
    back(p) {
      p.tint('leaf').bar(knots('8 -3, 4 -36, 0 -68'), 3)
      for (const turn of [45, 135, 225, 315]) {
        p.blob(placed(knots('0 0!, 16 -16, 26 -34, 18 -48, 0 -40!, -18 -48, -26 -34, -16 -16'), 0, -70, 1, turn))
        p.line(placed(knots('0 -4, 0 -26'), 0, -70, 1, turn))
      }
    },
  }),
  thing({
    name: 'fern',
    size: [140, 116],
    hollow: [-40, -80, 40, -10],
    back(p) {
      p.tint('leaf')
      for (const [turn, long] of [
        [-58, 80],
        [58, 80],
        [-28, 100],
        [28, 100],
        [0, 108],
      ] as const) {
        p.line(placed(knots(`0 0, 0 ${-long}`), 0, -2, 1, turn))
        for (const t of [0.3, 0.48, 0.66, 0.82])
          for (const side of [-1, 1]) {
            const [[x, y]] = placed([[0, -long * t]], 0, -2, 1, turn) as [Knot]
            leaf(p, x, y, 30 * (1.15 - t * 0.7), 12 * (1.1 - t * 0.4), turn + side * 62)
          }
        const [[x, y]] = placed([[0, -long * 0.86]], 0, -2, 1, turn) as [Knot]
        leaf(p, x, y, 18, 10, turn)
      }
    },
  }),
  thing({
    name: 'monstera',
    size: [124, 136],
    points: { grip: [0, -10] },
    hollow: [-40, -110, 40, -40],
    back(p) {
      p.tint('leaf').bar(knots('6 -2, 2 -30, 0 -60'), 3)
      p.blob(
        mirrored(
          '0 -62!, 14 -58, 40 -50!, 34 -62!, 56 -68!, 60 -86!, 42 -84!, 58 -96!, 48 -114!, 34 -104!, 36 -122!, 14 -132!, 0 -136!',
        ).map(([x, y, c]): Knot => [x, -198 - y + 4, c ?? 0]),
      )
      p.line(knots('0 -60, 0 -132'))
      for (const side of [1, -1])
        for (const path of ['0 -116, 26 -128', '0 -96, 30 -110', '0 -80, 26 -86']) p.line(flip(knots(path), side))
      p.ell(14, -100, 4, 7, 30).ell(-14, -100, 4, 7, -30)
    },
  }),
  thing({
    name: 'ivy',
    size: [70, 150],
    habitat: 'wall',
    points: { hook: [0, -150], low: [0, -4] },
    back(p) {
      p.line(knots('0 -150, 12 -120, -8 -90, 10 -56, -4 -24, 2 -4'), p.at.sw * 1.1)
      p.tint('leaf')
      for (const [x, y, turn] of [
        [6, -138, 120],
        [6, -120, -110],
        [-4, -100, 100],
        [-6, -88, -130],
        [6, -66, -110],
        [8, -58, 120],
        [-2, -34, 110],
        [-3, -22, -120],
        [2, -14, 180],
      ] as const)
        lobed(p, x, y, 1, turn)
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
    size: [100, 190],
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
    size: [112, 124],
    points: { mouth: [0, -86] },
    hollow: [-30, -104, 30, -74],
    back(p) {
      p.tint('leaf').bar(knots('0 -2, -4 -30, 0 -66'), 3.4)
      leaf(p, 0, -2, 46, 20, -62)
      leaf(p, 0, -2, 46, 20, 62)
      p.tint('coral').blob(knots('-46 -86!, -40 -112, -14 -122, 14 -122, 40 -112, 46 -86!, 20 -96, -20 -96'))
      for (const x of [-38, -24, -8, 8, 24, 38])
        p.line(knots(`${x} ${-116 + Math.abs(x) * 0.22}, ${x * 1.14} ${-130 + Math.abs(x) * 0.3}`))
    },
    front(p) {
      p.tint('leaf').blob(knots('-46 -88!, -22 -78, 0 -75, 22 -78, 46 -88!, 36 -62, 0 -52, -36 -62'))
      for (const x of [-36, -20, -4, 12, 28, 40])
        p.line(knots(`${x} ${-77 - Math.abs(x) * 0.16}, ${x + 1} ${-91 - Math.abs(x) * 0.16}`))
    },
  }),
  thing({
    name: 'wreath',
    size: [116, 120],
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
        flowers ? bloom(p, x, y, 12, 5, 0.36, 'rose') : p.tint('berry').ell(x, y, 6.5)
      bow(p.tint('vermilion'), 0, -14, 24)
    },
  }),
]
