/** Figures that cover a page without a gap, each with smaller ones in it. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { arc, ellipse, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { area, center, type Point, type Poly, TAU } from '../kit/points.ts'

export type Tiling = (rng: Rng) => Mark[]

const polygon = (x: number, y: number, r: number, n: number, turn: number): Poly =>
  Array.from({ length: n }, (_, i) => [x + r * Math.cos(turn + (i * TAU) / n), y + r * Math.sin(turn + (i * TAU) / n)])

/** Smaller and smaller outlines within a figure. */
function nested(figure: Poly, by: number, times: number): Mark[] {
  const out: Mark[] = [{ poly: figure, sw: 4.6 }]
  for (let i = 1; i <= times; i++)
    for (const inner of grow([figure], -by * i, 'miter'))
      if (Math.abs(area(inner)) > 340) out.push({ poly: inner, sw: 3.6 })
  return out
}

/** From the middle of a figure to its corners, or to the middles of its sides. */
function spokes(figure: Poly, toSides: boolean): Mark[] {
  const middle = center(figure)
  return figure.map((point, i) => {
    const next = figure[(i + 1) % figure.length]!
    const end: Point = toSides ? [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] : point
    return { poly: [middle, end], open: true, sw: 3.6 }
  })
}

/** Petals from the middle of a figure. */
const flower = (x: number, y: number, r: number, n: number, turn = 0): Mark[] => [
  ...Array.from(
    { length: n },
    (_, i): Mark => ({
      poly: leaf(x, y, r, (r * 4.4) / n, turn + (i * TAU) / n, 0.55),
      sw: 3.6,
    }),
  ),
  { poly: ellipse(x, y, r * 0.2, r * 0.2, 20), sw: 3.6 },
]

/** Hexagons with triangles between them. */
const hexagonsAndTriangles: Tiling = (rng) => {
  const out: Mark[] = []
  const side = 88
  const [w, h] = [2 * side, side * Math.sqrt(3)]
  const style = rng.int(0, 2)
  for (let row = -1; row * h < 1100; row++)
    for (let k = -1; k * w < 1200; k++) {
      const [x, y] = [k * w + (row % 2 ? side : 0), row * h]
      const hexagon = polygon(x, y, side, 6, 0)
      const odd = (k + row) % 2 !== 0
      out.push(...nested(hexagon, 17, odd ? 1 : 3))
      if (odd) out.push(...flower(x, y, side * 0.62, 6, style === 1 ? Math.PI / 6 : 0))
      else if (style === 0) out.push(...spokes(polygon(x, y, side - 51 / 0.87, 6, 0), false))
      for (const up of [1, -1]) {
        const top: Poly = [
          [x + side, y],
          [x + side / 2, y + (up * h) / 2],
          [x + side * 1.5, y + (up * h) / 2],
        ]
        out.push(...nested(up > 0 ? top : [...top].reverse(), 14, style === 2 ? 1 : 2))
      }
    }
  return out
}

/** Cubes that seem to stand out: three rhombs to each. */
const cubes: Tiling = (rng) => {
  const out: Mark[] = []
  const r = 104
  const [w, h] = [r * Math.sqrt(3), r * 1.5]
  const times = rng.pick([2, 3])
  for (let row = -1; row * h < 1200; row++)
    for (let k = -1; k * w < 1200; k++) {
      const [x, y] = [k * w + (row % 2 ? w / 2 : 0), row * h]
      const corner = polygon(x, y, r, 6, -Math.PI / 2)
      for (const i of [0, 2, 4]) {
        const rhomb: Poly = [[x, y], corner[(i + 5) % 6]!, corner[i]!, corner[(i + 1) % 6]!]
        out.push(...nested(rhomb, 15, i === 2 ? 0 : times), ...(i === 2 ? spokes(rhomb, true) : []))
      }
    }
  return out
}

/** Triangles, each cut or nested. */
const triangles: Tiling = (rng) => {
  const out: Mark[] = []
  const side = 166
  const h = (side * Math.sqrt(3)) / 2
  for (let row = -1; row * h < 1100; row++)
    for (let k = -1; k * side < 1200; k++) {
      const x = k * side + (row % 2 ? side / 2 : 0)
      const y = row * h
      const up: Poly = [
        [x, y + h],
        [x + side / 2, y],
        [x + side, y + h],
      ]
      const down: Poly = [
        [x + side / 2, y],
        [x + side * 1.5, y],
        [x + side, y + h],
      ]
      out.push(...nested(up, 16, 2), { poly: down, sw: 4.6 })
      if ((k + row) % 2) out.push(...spokes(down, rng.chance(0.5)))
      else
        out.push(
          { poly: ellipse(x + side, y + h * 0.34, 36), sw: 3.6 },
          { poly: ellipse(x + side, y + h * 0.34, 17), sw: 3.6 },
        )
    }
  return out
}

/** Circles that overlap into petals. */
const circles: Tiling = () => {
  const out: Mark[] = []
  const r = 124
  const step = r * Math.SQRT2
  for (let row = -1; row * step < 1200; row++)
    for (let k = -1; k * step < 1200; k++) {
      const [x, y] = [k * step, row * step]
      out.push({ poly: [...ellipse(x, y, r, r, 60), [x + r, y]], open: true, sw: 4.4 })
      out.push(...flower(x, y, r * 0.42, 8), { poly: ellipse(x + step / 2, y + step / 2, 20), sw: 3.6 })
    }
  return out
}

/** Squares set on their corners, each nested another way. */
const diamonds: Tiling = (rng) => {
  const out: Mark[] = []
  const r = 122
  for (let row = -1; row * r < 1200; row++)
    for (let k = -1; k * 2 * r < 1300; k++) {
      const [x, y] = [k * 2 * r + (row % 2 ? r : 0), row * r]
      const diamond = polygon(x, y, r, 4, 0)
      const kind = (k + 2 * row + 8) % 3
      out.push(...nested(diamond, 17, kind === 0 ? 3 : 1))
      if (kind === 1) out.push(...flower(x, y, r * 0.56, 8))
      if (kind === 2)
        out.push(...spokes(polygon(x, y, r - 24, 4, 0), rng.chance(0.5)), { poly: ellipse(x, y, 24), sw: 3.6 })
    }
  return out
}

/** Waves of the sea: rows of arcs over arcs. */
const waves: Tiling = () => {
  const out: Mark[] = []
  const r = 84
  for (let row = 0; row * r * 0.5 < 1200; row++)
    for (let k = -1; k * 2 * r < 1200; k++)
      for (const [i, share] of [1, 0.74, 0.48, 0.24].entries()) {
        const [x, y] = [k * 2 * r + (row % 2 ? r : 0), row * r * 0.5]
        out.push({ poly: arc(x, y, r * share, Math.PI, TAU, 24), sw: i ? 3.6 : 4.6 })
      }
  return out
}

/** Stars of hemp leaves: six rhombs around a point. */
const hempLeaves: Tiling = () => {
  const out: Mark[] = []
  const r = 118
  const [w, h] = [r * Math.sqrt(3), r * 1.5]
  for (let row = -1; row * h < 1200; row++)
    for (let k = -1; k * w < 1200; k++) {
      const [x, y] = [k * w + (row % 2 ? w / 2 : 0), row * h]
      const corner = polygon(x, y, r, 6, -Math.PI / 2)
      for (const [i, point] of corner.entries()) {
        const next = corner[(i + 1) % 6]!
        const inner: Point = [(x + point[0] + next[0]) / 3, (y + point[1] + next[1]) / 3]
        out.push(
          { poly: [[x, y], point, inner], sw: 3.8 },
          { poly: [[x, y], inner, next], sw: 3.8 },
          { poly: [point, inner, next], sw: 3.8 },
        )
      }
    }
  return out
}

export const TILINGS: Readonly<Record<string, Tiling>> = {
  hexagon: hexagonsAndTriangles,
  cube: cubes,
  triangle: triangles,
  circle: circles,
  diamond: diamonds,
  wave: waves,
  'hemp leaf': hempLeaves,
}
