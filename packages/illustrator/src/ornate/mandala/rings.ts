/** The rings of a mandala: each fills the room between two circles with cells that are large enough to color. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'

/** A place on a ring: the middle of its inner edge, with the direction outward and the room there is. */
interface Cell {
  x: number
  y: number
  a: number
  long: number
  /** At its foot, and a little farther out. */
  foot: number
  wide: number
  i: number
}

type Drawing = (cell: Cell) => string

/** How wide a cell of each kind is for its length, and what is drawn in it. */
const CELLS: Readonly<Record<string, { share: number; draw: Drawing }>> = {
  petals: {
    share: 0.62,
    draw: (cell) =>
      shape(ogive(cell, 1, 1), 4) + (cell.wide > 40 && cell.long > 56 ? shape(ogive(cell, 0.56, 0.68), 3.4) : ''),
  },
  arches: {
    share: 0.7,
    draw: (cell) =>
      [1, 0.64, 0.3].map((k) => (cell.wide * k > 20 ? shape(arch(cell, k), k === 1 ? 4 : 3.4) : '')).join(''),
  },
  leaves: {
    share: 0.58,
    draw: (cell) => {
      const { x, y, a, long } = cell
      return (
        shape(ogive(cell, 1, 0.97), 4) +
        line(
          move(
            [
              [0, 0],
              [long * 0.66, 0],
            ],
            x,
            y,
            a,
          ),
          3.2,
        )
      )
    },
  },
  drops: {
    share: 0.6,
    draw: ({ x, y, a, long, wide }) =>
      shape(drop(x, y, a, long * 0.92, wide * 0.86), 4) +
      (wide > 44 ? circle(x + Math.cos(a) * long * 0.62, y + Math.sin(a) * long * 0.62, wide * 0.2, 3.4) : ''),
  },
  beads: {
    share: 1,
    draw: ({ x, y, a, long, wide, i }) => {
      const r = Math.min(long, wide) * 0.42
      const [u, v] = [x + (Math.cos(a) * long) / 2, y + (Math.sin(a) * long) / 2]
      return circle(u, v, r, 4) + (i % 2 ? '' : r > 17 ? circle(u, v, r * 0.55, 3.2) : dot(u, v, 3.4))
    },
  },
  rays: {
    share: 0.8,
    draw: ({ x, y, a, long, wide }) =>
      shape(
        move(
          [
            [0, -wide * 0.5],
            [long, 0],
            [0, wide * 0.5],
          ],
          x,
          y,
          a,
        ),
        4,
      ) +
      (long > 44
        ? shape(
            move(
              [
                [0, -wide * 0.22],
                [long * 0.5, 0],
                [0, wide * 0.22],
              ],
              x,
              y,
              a,
            ),
            3.2,
          )
        : ''),
  },
  hearts: {
    share: 1.1,
    draw: ({ x, y, a, long, wide }) => {
      const s = Math.min(long, wide) / 100
      const heart = curve('8,0! 44,-44 84,-40 92,-16 76,0! 92,16 84,40 44,44')
      return shape(move(heart, x, y, a, s), 4)
    },
  },
}

/** Hearts and beads in a wide ring would leave much of it bare. */
const FOR_WIDE_RINGS: readonly string[] = ['petals', 'arches', 'leaves', 'drops']
const WIDE = 80

/** Kinds for rings of these widths, no two neighbors alike. */
export function kindsFor(widths: readonly number[], rng: Rng): string[] {
  const out: string[] = []
  for (const width of widths) {
    const kinds = width > WIDE ? FOR_WIDE_RINGS : Object.keys(CELLS)
    out.push(rng.pick(kinds.filter((kind) => kind !== out.at(-1))))
  }
  return out
}

/** A petal as broad at its foot as its cell: pointed ones would leave black corners between them. */
function ogive({ x, y, a, long, foot, wide }: Cell, share: number, reach: number): Poly {
  const grows = (wide / foot - 1) / 0.3
  const side = (sign: number): Poly =>
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 12
      return [t * long * reach, sign * (foot / 2) * share * (1 + grows * t) * (1 - t ** 2.4) ** 0.9]
    })
  return move([...side(-1), ...side(1).reverse().slice(1)], x, y, a)
}

function arch({ x, y, a, long, wide }: Cell, k: number): Poly {
  const half = (wide / 2) * k
  const round: Point[] = Array.from({ length: 15 }, (_, i) => {
    const t = Math.PI / 2 - (i / 14) * Math.PI
    return [long * (0.45 + 0.1 * k) + Math.cos(t) * long * 0.45 * k, -Math.sin(t) * half]
  })
  return move([[0, -half], ...round, [0, half]], x, y, a)
}

const drop = (x: number, y: number, a: number, long: number, wide: number): Poly =>
  move(
    curve([
      { x: 0, y: 0, corner: true },
      { x: long * 0.5, y: -wide * 0.4 },
      { x: long * 0.82, y: -wide * 0.42 },
      { x: long, y: 0 },
      { x: long * 0.82, y: wide * 0.42 },
      { x: long * 0.5, y: wide * 0.4 },
    ]),
    x,
    y,
    a,
  )

/** A ring of one kind, as many cells as its fold allows: 8, 16, 24 … */
export function ring(kind: string, inner: number, outer: number, fold: number, turned: boolean): string {
  const { share, draw } = CELLS[kind] as (typeof CELLS)[string]
  const long = outer - inner
  const count = fold * Math.max(1, Math.round((TAU * inner) / (long * share) / fold))
  const foot = (TAU * inner) / count
  const wide = (TAU * (inner + long * 0.3)) / count
  let out = ''
  // Behind the petals of a wide ring the tips of others show.
  for (const row of long > WIDE && kind !== 'arches' ? ['back', 'front'] : ['front'])
    for (let i = 0; i < count; i++) {
      const a = ((i + (turned === (row === 'front') ? 0.5 : 0)) / count) * TAU - Math.PI / 2
      out += draw({ x: 512 + inner * Math.cos(a), y: 512 + inner * Math.sin(a), a, long, foot, wide, i })
    }
  return out
}
