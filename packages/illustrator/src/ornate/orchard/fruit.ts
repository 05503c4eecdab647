/** One fruit, whole or cut through: from a row of its plant. */
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { box, inside, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { type FruitPlant, type Inside, OUTLINES, type Skin } from './rows.ts'

/** Below this a mark is a speck. */
const LEAST = 26
const DOWN = Math.PI / 2

/** Its outline around a middle, turned out of the vertical. */
export const outlineOf = ({ outline }: FruitPlant, x: number, y: number, r: number, turn = 0): Poly =>
  move(curve(OUTLINES[outline]!, true, 6), x, y, turn, r / 100)

type Pen = (text: string, closed?: boolean) => Poly

const star = (x: number, y: number, r: number, points: number, turn: number): string =>
  Array.from({ length: points }, (_, i) => shape(leaf(x, y, r, r * 0.5, turn + (i / points) * TAU, 0.45), 3.4)).join('')

/** Rows of half rings, each over the one before it, within the outline. */
function rowsOver(outline: Poly, r: number, turn: number, x: number, y: number, isRound: boolean): string {
  const size = Math.max(11, r * (isRound ? 0.21 : 0.27))
  let out = ''
  for (let v = 88, row = 0; v > -96; v -= ((size * 100) / r) * (isRound ? 1.5 : 1), row++)
    for (let u = -100; u <= 100; u += ((size * 100) / r) * 1.9) {
      const at = move([[u + (row % 2 ? (size * 95) / r : 0), v]], x, y, turn, r / 100)[0]!
      if (!inside(at, outline)) continue
      out += isRound
        ? circle(at[0], at[1], size, 3.3)
        : shape(
            leaf(
              at[0] + Math.sin(turn) * size,
              at[1] - Math.cos(turn) * size,
              size * 2.3,
              size * 2.1,
              turn + DOWN,
              0.5,
            ),
            3.3,
          )
    }
  return out
}

const RIBS = ['-6,-70 -44,-10 -30,66', '6,-70 44,-10 30,66', '0,-66 2,0 0,74']
const DOTS: readonly Point[] = [
  [-38, -10],
  [10, -36],
  [36, 12],
  [-14, 30],
  [26, 54],
  [-40, 48],
]

/** What is seen on it from outside. */
function skinOf(skin: Skin, pen: Pen, at: (u: number, v: number) => Point, r: number, turn: number): string {
  switch (skin) {
    case 'groove':
      return line(pen('0,-80 26,-30 24,30 0,76', false), 3.4)
    case 'ribs':
      return RIBS.map((rib) => line(pen(rib, false), 3.2)).join('')
    case 'dots':
      return r < 44 ? '' : DOTS.map(([u, v]) => circle(...at(u, v), 3, 2.6)).join('')
    case 'crown':
      return star(...at(0, 84), Math.max(12, r * 0.3), 5, turn + DOWN)
    case 'calyx':
      return star(...at(0, -76), Math.max(18, r * 0.52), 4, turn + DOWN / 2)
    case 'cup':
      return (
        shape(pen('-80,-8! -86,-56 -40,-98 0,-102 40,-98 86,-56 80,-8! 40,4 0,8 -40,4'), 3.8) +
        line(pen('-78,-48 -30,-36 30,-36 78,-48', false), 3)
      )
    case 'lantern':
      return (
        RIBS.map((rib) => line(pen(rib, false), 3)).join('') + line(pen('-66,14 -30,26 0,28 30,26 66,14', false), 3)
      )
    default:
      return r < 30 ? '' : line(pen('-62,6 -56,-34 -30,-58', false), 3.2)
  }
}

/** Hanging from a stalk that ends at its top. */
export function wholeFruit(plant: FruitPlant, x: number, y: number, r: number, turn = 0): string {
  const outline = outlineOf(plant, x, y, r, turn)
  const pen: Pen = (text, closed = true) => move(curve(text, closed, 6), x, y, turn, r / 100)
  const at = (u: number, v: number): Point => move([[u, v]], x, y, turn, r / 100)[0]!
  const { skin } = plant
  const body = shape(outline, 4.2)
  if (r < LEAST) return body
  if (skin === 'scales' || skin === 'drupelets')
    return (
      body + rowsOver(outline, r, turn, x, y, skin === 'drupelets') + star(...at(0, -84), r * 0.34, 5, turn + DOWN / 3)
    )
  return plant.outline === 'pod' && skin === 'plain'
    ? body + line(pen('2,-80 -2,0 4,70', false), 3.2)
    : body + skinOf(skin, pen, at, r, turn)
}

/** Around a middle, so many of them. */
const ring = (count: number, each: (angle: number) => string): string =>
  Array.from({ length: count }, (_, i) => each((i / count) * TAU - DOWN)).join('')

const pip = (x: number, y: number, r: number, turn: number): string =>
  shape(leaf(x, y, Math.max(17, r * 0.26), Math.max(10, r * 0.14), turn, 0.62), 3.2)

/** What is in it, around its middle; `r` is of the flesh. */
const INSIDES: Readonly<Record<Inside, (x: number, y: number, r: number, flesh: Poly) => string>> = {
  core: (x, y, r) =>
    shape(move(curve('0,-52! -40,-34 -46,10 -20,44 0,50! 20,44 46,10 40,-34'), x, y, 0, r / 100), 3.5) +
    [-1, 1].map((s) => pip(x + s * r * 0.17, y + r * 0.16, r, -DOWN + s * 0.16)).join(''),
  arils: (x, y, r) =>
    ring(6, (a) => {
      const seeds = (
        [
          [0.38, 0],
          [0.62, -0.24],
          [0.62, 0.24],
        ] as const
      ).map(([far, off]) =>
        shape(ellipse(x + far * r * Math.cos(a + off), y + far * r * Math.sin(a + off), r * 0.13, r * 0.1, 20, a), 3.2),
      )
      const wall = a + TAU / 12
      return (
        line(
          [
            [x + r * 0.2 * Math.cos(wall), y + r * 0.2 * Math.sin(wall)],
            [x + r * 0.78 * Math.cos(wall), y + r * 0.78 * Math.sin(wall)],
          ],
          3.2,
        ) + seeds.join('')
      )
    }) + circle(x, y, r * 0.16, 3.2),
  seedy: (x, y, r) =>
    ring(12, (a) =>
      shape(leaf(x + r * 0.26 * Math.cos(a), y + r * 0.3 * Math.sin(a), r * 0.34, r * 0.15, a, 0.7), 3.1),
    ) + shape(ellipse(x, y, r * 0.16, r * 0.2, 24), 3.2),
  stone: (x, y, r) =>
    shape(ellipse(x, y, r * 0.42, r * 0.5), 3.8) +
    line(
      curve(
        [
          [x - r * 0.06, y - r * 0.36],
          [x + r * 0.12, y],
          [x - r * 0.04, y + r * 0.36],
        ],
        false,
      ),
      3.2,
    ) +
    shape(ellipse(x, y, r * 0.56, r * 0.64), 3.2, 'none'),
  segments: (x, y, r) =>
    ring(8, (a) =>
      shape(leaf(x + r * 0.12 * Math.cos(a), y + r * 0.12 * Math.sin(a), r * 0.62, r * 0.42, a, 0.8), 3.3),
    ),
  hollow: (x, y, r) =>
    shape(ellipse(x, y, r * 0.56, r * 0.62), 3.5) +
    ring(8, (a) => pip(x + r * 0.2 * Math.cos(a), y + r * 0.24 * Math.sin(a), r * 0.86, a)),
  kernel: (x, y, r) =>
    shape(ellipse(x, y, r * 0.64, r * 0.7), 3.6) +
    shape(
      move(curve('0,-50! -34,-40 -46,-8 -34,14 -42,36 -10,52 0,40! 10,52 42,36 34,14 46,-8 34,-40'), x, y, 0, r / 100),
      3.4,
    ) +
    line(
      [
        [x, y - r * 0.46],
        [x, y + r * 0.36],
      ],
      3.2,
    ),
  beans: (x, _y, _r, flesh) => {
    const { x0, y0, x1, y1 } = box(flesh)
    const wide = (x1 - x0) * 0.26
    const rows = x1 - x0 > 70 ? [-1, 1] : [0]
    return [0.22, 0.4, 0.58, 0.76]
      .map((t) =>
        rows
          .map((s) =>
            shape(
              ellipse(
                x + s * wide * 0.72,
                y0 + (y1 - y0) * t,
                Math.max(9.6, rows.length > 1 ? wide * 0.56 : wide),
                (y1 - y0) * 0.075,
                24,
              ),
              3.3,
            ),
          )
          .join(''),
      )
      .join('')
  },
}

/** Halved: rind, flesh, and what is in it. */
export function cutFruit(plant: FruitPlant, x: number, y: number, r: number): string {
  const outline = outlineOf(plant, x, y, r)
  const low = /^(?:pear|fig|drop)$/.test(plant.outline)
  const [cy, share] = plant.outline === 'drop' ? [y - r * 0.12, 0.86] : low ? [y + r * 0.26, 0.84] : [y, 0.86]
  const flesh = move(
    outline.map(([u, v]): Point => [u - x, v - y]),
    x,
    y,
    0,
    share,
  )
  const { x0, x1 } = box(flesh)
  return (
    shape(outline, 4.4) +
    shape(flesh, 3.4) +
    INSIDES[plant.inside](x, cy, Math.min(r * 0.86, (x1 - x0) * (low ? 0.46 : 0.54)), flesh)
  )
}
