/** A wing as a butterfly has it: a cell at its base, cells between veins that fan out from there, a margin of beads around them. */
import type { Rng } from '../../ink/random.ts'
import { grow, intersect, subtract } from '../kit/clip.ts'
import { circle, shape } from '../kit/marks.ts'
import { area, center, largest, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import type { TangleName } from './fill.ts'
import { fillWith } from './panels.ts'

interface Wing {
  outline: Poly
  base: Point
  /** How many cells between veins. */
  cells: number
  /** How wide the margin is. */
  margin: number
}

/** Half the gap between two cells: the vein, white between two lines. */
const VEIN = 4.5
/** What is smaller is left white. */
const LEAST = 1500

export function wingCells({ outline, base, cells, margin }: Wing, bag: () => TangleName, rng: Rng): string {
  const field = largest(grow([outline], -margin))
  if (!field) return shape(outline, 7.5)
  const discal = grow(intersect([towards(field, base, 0.46)], [field]), -VEIN)
  const rest = subtract([field], grow(discal, 2 * VEIN))
  const veins = veinsOf(field, base, cells)
  let out = shape(outline, 7.5) + beads(outline, margin, base) + shape(field, 5)
  for (let i = 0; i < cells; i++) {
    const fan = sector(base, veins[i]!, veins[i + 1]!)
    const cell = largest(grow(intersect(rest, [fan]), -VEIN))
    if (cell) out += filled(cell, i % 3 === 1, base, bag, rng)
  }
  for (const cell of discal) out += filled(cell, false, base, bag, rng)
  return out
}

/** By turns a tangle that runs with the veins, or the cell within itself. */
function filled(cell: Poly, nested: boolean, base: Point, bag: () => TangleName, rng: Rng): string {
  if (Math.abs(area(cell)) < LEAST) return shape(cell, 4.2)
  const [x, y] = center(cell)
  const turn = Math.atan2(y - base[1], x - base[0])
  const inside = nested
    ? within(cell, turn)
    : fillWith(cell, bag(), turn + rng.pick([0, Math.PI / 2]), Math.abs(area(cell)) < 7000 ? 0.9 : 1.08, rng)
  return shape(cell, 0) + inside + shape(cell, 4.8, 'none')
}

/** Its own outline again and again, a row of drops in the middle. */
function within(cell: Poly, turn: number): string {
  const inner = largest(grow([cell], -13))
  const core = inner && largest(grow([inner], -13))
  if (!inner || !core || Math.abs(area(core)) < LEAST * 0.6) return inner ? shape(inner, 3.4) : ''
  const [x, y] = center(core)
  const spine = [-400, 400].map((t): Point => [x + t * Math.cos(turn), y + t * Math.sin(turn)])
  const drops = walk(spine, 32)
    .filter(({ x: u, y: v }) => intersect([ring(u, v, 14)], [core]).some((part) => Math.abs(area(part)) > 590))
    .map(({ x: u, y: v }) => circle(u, v, 11.5, 3.2))
  return shape(inner, 3.6) + shape(core, 3.4) + drops.join('')
}

const ring = (x: number, y: number, r: number): Poly =>
  Array.from({ length: 16 }, (_, i) => [x + r * Math.cos((i / 16) * TAU), y + r * Math.sin((i / 16) * TAU)])

/** Along the edge, but not where the wing joins the body. */
function beads(outline: Poly, margin: number, base: Point): string {
  const path = largest(grow([outline], -margin / 2))
  if (!path) return ''
  return walk([...path, path[0]!], margin * 0.9)
    .filter(({ x, y }) => Math.hypot(x - base[0], y - base[1]) > margin * 3)
    .map(({ x, y }) => circle(x, y, margin * 0.31, 3.4))
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
