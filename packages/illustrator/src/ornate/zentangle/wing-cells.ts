/** A wing as a butterfly has it: a cell at its base, cells between veins that fan out from there, a margin of beads around them. */
import { grow, intersect, subtract } from '../kit/clip.ts'
import { circle, shape } from '../kit/marks.ts'
import { area, center, largest, length, move, type Point, type Poly, walk } from '../kit/points.ts'
import type { fillings } from './cell-fillings.ts'

interface Wing {
  outline: Poly
  base: Point
  /** How many cells between veins. */
  cells: number
  /** How wide the margin is. */
  margin: number
}

/** Half the way between two cells, which is left white as the margin is. */
const VEIN = 8
/** Between the beads and the cells. */
const BESIDE_BEADS = 4
/** Corners of a cell are as round: a pointed one would close to black. */
const ROUND = 11

export function wingCells({ outline, base, cells, margin }: Wing, fill: ReturnType<typeof fillings>): string {
  const field = largest(grow([outline], -margin - BESIDE_BEADS + VEIN))
  if (!field) return shape(outline, 7.5)
  const discal = intersect([towards(field, base, 0.46)], [field])
  const rest = subtract([field], discal)
  const veins = veinsOf(field, base, cells)
  const fans = Array.from({ length: cells }, (_, i) => intersect(rest, [sector(base, veins[i]!, veins[i + 1]!)]))
  let out = shape(outline, 7.5) + beads(outline, margin, base)
  for (const part of [...fans, discal]) {
    const cell = largest(grow(grow(part, -VEIN - ROUND), ROUND))
    if (!cell || Math.abs(area(cell)) < LEAST) continue
    const [x, y] = center(cell)
    out += shape(cell, 4.6) + fill(cell, Math.atan2(y - base[1], x - base[0]))
  }
  return out
}

/** What is smaller is a part of the white between the cells. */
const LEAST = 900

/** Along the edge, but not where the wing joins the body. */
function beads(outline: Poly, margin: number, base: Point): string {
  const path = largest(grow([outline], -margin / 2))
  if (!path) return ''
  const round = [...path, path[0]!]
  const whole = length(round)
  return walk(round, whole / Math.round(whole / (margin * 0.98)))
    .filter(({ x, y, s }) => Math.hypot(x - base[0], y - base[1]) > margin * 3 && s < whole - margin * 0.6)
    .map(({ x, y }) => circle(x, y, margin * 0.34, 3.4))
    .join('')
}

/** Smaller, and nearer to a point. */
const towards = (poly: Poly, [x, y]: Point, share: number): Poly =>
  move(
    poly.map(([u, v]): Point => [u - x, v - y]),
    x,
    y,
    0,
    share,
  )

/** Directions of the veins, seen from the base: they part the outer edge into equal lengths. */
function veinsOf(poly: Poly, [x, y]: Point, cells: number): number[] {
  const [mx, my] = center(poly)
  const middle = Math.atan2(my - y, mx - x)
  const edge = walk([...poly, poly[0]!], 6).map(({ x: u, y: v }) => {
    const a = Math.atan2(v - y, u - x) - middle
    return { off: Math.atan2(Math.sin(a), Math.cos(a)), far: Math.hypot(u - x, v - y) }
  })
  const farthest = Math.max(...edge.map(({ far }) => far))
  const outer = edge
    .filter(({ far }) => far > farthest * 0.52)
    .map(({ off }) => off)
    .sort((a, b) => a - b)
  const within = Array.from({ length: cells - 1 }, (_, i) => outer[Math.floor(((i + 1) / cells) * outer.length)]!)
  return [-1.5, ...within, 1.5].map((off) => middle + off)
}

/** What lies between two veins, which bend a little. */
function sector([x, y]: Point, from: number, to: number): Poly {
  const vein = (turn: number): Poly =>
    Array.from({ length: 13 }, (_, i) => {
      const [far, a] = [i * 70, turn + Math.sin(i / 4) * 0.05]
      return [x + far * Math.cos(a), y + far * Math.sin(a)]
    })
  return [...vein(from), ...vein(to).slice(1).reverse()]
}
