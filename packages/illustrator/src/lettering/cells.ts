/** Patterns of cells that a pencil can color: a letter is cut into them, and scraps at its edge go to the cell beside them. */
import type { Rng } from '../ink/random.ts'
import { grow, intersect } from '../ornate/kit/clip.ts'
import { arc, ellipse, rect } from '../ornate/kit/curves.ts'
import { area, box, move, type Point, type Poly, TAU } from '../ornate/kit/points.ts'

/** Cells that cover a square around 0 with this half side; `s` is about how wide a cell is. */
type Tiling = (reach: number, s: number) => Poly[]

const steps = (reach: number, by: number): number[] => {
  const count = Math.ceil(reach / by)
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * by)
}

/** Bands across, their edges bent as `edge` says. */
const bands =
  (edge: (x: number, s: number) => number, high: number, grain: number): Tiling =>
  (reach, s) => {
    const xs = steps(reach, s * grain)
    const lineAt = (y: number): Poly => xs.map((x): Point => [x, y + edge(x, s)])
    return steps(reach + s, s * high).map((y) => [...lineAt(y), ...lineAt(y + s * high).toReversed()])
  }

const rows = (reach: number, w: number, h: number, cell: (x: number, y: number) => Poly, shift = 0): Poly[] =>
  steps(reach, h).flatMap((y, j) => steps(reach + w, w).map((x) => cell(x + (j % 2 ? shift * w : 0), y)))

/** A scale's crown is round, and the two below cut its foot. */
const scale = (x: number, y: number, r: number): Poly => [
  ...arc(x, y, r, -Math.PI, 0, 12),
  ...arc(x + r, y + r, r, -Math.PI / 2, -Math.PI, 8).slice(1),
  ...arc(x - r, y + r, r, 0, -Math.PI / 2, 8).slice(1),
]

const rings: Tiling = (reach, s) =>
  steps(reach * 1.5, s * 0.9)
    .filter((r) => r > 0)
    .toReversed()
    .map((r) => ellipse(0, 0, r, r, 72))

const rays: Tiling = (reach) => {
  const count = 26
  return Array.from(
    { length: count },
    (_, i): Poly => [[0, 0], ...arc(0, 0, reach * 1.5, (i * TAU) / count, ((i + 1) * TAU) / count, 3)],
  )
}

const TILINGS = {
  stripes: bands(() => 0, 0.8, 2),
  waves: bands((x, s) => Math.sin((x / s) * 1.9) * s * 0.26, 0.82, 0.2),
  zigzag: bands((x, s) => (Math.round(x / (s * 0.5)) % 2 ? s * 0.3 : -s * 0.3), 0.85, 0.5),
  bricks: (reach, s) => rows(reach, s * 1.35, s * 0.8, (x, y) => rect(x, y, s * 1.35, s * 0.8), 0.5),
  checks: (reach, s) => rows(reach, s, s, (x, y) => rect(x, y, s, s)),
  diamonds: (reach, s) =>
    rows(
      reach,
      s * 1.2,
      s * 0.8,
      (x, y) => [
        [x, y - s * 0.8],
        [x + s * 0.6, y],
        [x, y + s * 0.8],
        [x - s * 0.6, y],
      ],
      0.5,
    ),
  scales: (reach, s) => rows(reach, s * 1.16, s * 0.58, (x, y) => scale(x, y, s * 0.58), 0.5),
  rings,
  rays,
} satisfies Record<string, Tiling>

export type TilingName = keyof typeof TILINGS
export const TILING_NAMES = Object.keys(TILINGS).filter((name): name is TilingName => name in TILINGS)

const TURNED: Partial<Record<TilingName, readonly number[]>> = {
  stripes: [0, 0.6, -0.6, 0.3],
  waves: [0, 0.25, -0.25, Math.PI / 2],
  zigzag: [0, 0.2, -0.2],
  checks: [0.18, Math.PI / 4, 0],
}

/** Narrower than this, or smaller, nobody colors it. */
const THIN = 17
const LEAST = 950

const isScrap = (polys: Poly[]): boolean => sizeOf(polys) < LEAST || grow(polys, -THIN / 2).length === 0
const sizeOf = (polys: Poly[]): number => polys.reduce((sum, poly) => sum + area(poly), 0)

/** What lies in the letter, cell by cell; a cell may have holes. */
export function cellsIn(letter: Poly[], name: TilingName, s: number, rng: Rng): Poly[][] {
  const { x0, y0, w, h } = box(letter)
  const turn = rng.pick(TURNED[name] ?? [0])
  const off = name === 'rays' ? h * 0.66 : name === 'rings' ? h * 0.22 : 0
  const [cx, cy] = [x0 + w / 2 + rng.between(-8, 8), y0 + h / 2 + off]
  const tiles = TILINGS[name](Math.hypot(w, h) / 2 + s + off, s).map((tile) => move(tile, cx, cy, turn))
  const parts = tiles.flatMap((tile, i) => {
    const inner = name === 'rings' ? tiles[i + 1] : undefined
    const ring = inner ? [tile, inner.toReversed()] : [tile]
    return pieces(intersect(ring, letter))
  })
  return joined(parts)
}

/** Shapes apart from each other, each with its own holes. */
function pieces(polys: Poly[]): Poly[][] {
  const holes = polys.filter((poly) => area(poly) < 0)
  return polys
    .filter((poly) => area(poly) > 0)
    .map((outer) => [outer, ...holes.filter((hole) => intersect([outer], [hole.toReversed()]).length > 0)])
}

/** Each scrap becomes part of the cell that it touches most. */
function joined(parts: Poly[][]): Poly[][] {
  const kept = parts.filter((part) => !isScrap(part))
  for (const scrap of parts.filter(isScrap)) {
    const around = grow(scrap, 1.6)
    let [best, most] = [-1, 6]
    for (const [i, cell] of kept.entries()) {
      if (!near(around, cell)) continue
      const shared = sizeOf(intersect(around, cell))
      if (shared > most) [best, most] = [i, shared]
    }
    const cell = kept[best]
    if (cell) kept[best] = grow(intersect([...grow(cell, 0.8), ...grow(scrap, 0.8)], [EVERYWHERE]), -0.8)
  }
  return kept
}

const EVERYWHERE = rect(-2000, -2000, 5000, 5000)

function near(a: Poly[], b: Poly[]): boolean {
  const [p, q] = [box(a), box(b)]
  return p.x0 < q.x1 && q.x0 < p.x1 && p.y0 < q.y1 && q.y0 < p.y1
}
