/** Where the flowers of a meadow stand: heads apart from each other, stems that pass other heads behind them or well beside. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import type { Point, Poly } from '../kit/points.ts'
import { TALL } from '../plants/wildflowers.ts'

export interface Plant {
  name: string
  x: number
  y: number
  r: number
  stem: Poly
  /** Which of ROWS it stands in. */
  row: number
}

type Head = Omit<Plant, 'stem'>

const GAP = 6
/** The sun with its rays. */
const SUN = 138
/** Rows from the back to the front: how high and how large the heads are, and where in the grass they are rooted. */
export const ROWS = [
  { top: 190, bottom: 420, foot: 620, least: 48, most: 64, tries: 320 },
  { top: 430, bottom: 610, foot: 800, least: 54, most: 74, tries: 320 },
  { top: 630, bottom: 830, foot: 1000, least: 58, most: 88, tries: 320 },
] as const

/** None before the sun. */
export function plantsOf(names: readonly string[], sun: Point, rng: Rng): Plant[] {
  const heads: Head[] = []
  let bag: string[] = []
  for (const [row, { top, bottom, least, most, tries }] of ROWS.entries())
    for (let i = 0; i < tries; i++) {
      if (!bag.length) bag = rng.shuffle(names)
      const name = bag.at(-1)!
      const r = rng.between(least, most)
      const edge = 40 + r * 1.16
      const head = { name, x: rng.between(edge, 1024 - edge), y: rng.between(top, bottom), r, row }
      if (Math.hypot(head.x - sun[0], head.y - sun[1]) < r * 1.2 + SUN) continue
      if (heads.some((other) => isNear(head, other))) continue
      heads.push(head)
      bag.pop()
    }
  const plants: Plant[] = []
  for (const head of heads.sort((a, b) => a.row - b.row || a.y - b.y))
    plants.push({ ...head, stem: stemOf(head, heads, plants, rng) })
  return plants
}

/** Tall ones reach down, and want room there. */
const isNear = (a: Head, b: Head): boolean => {
  const reach = TALL.has(a.name) || TALL.has(b.name) ? 0.7 : 1
  return Math.hypot(a.x - b.x, (a.y - b.y) * reach) < a.r + b.r + GAP
}

/** Of several ways down the one that grazes fewest heads and stems: where a line runs along another, there is nothing left to color. */
function stemOf(head: Head, heads: readonly Head[], plants: readonly Plant[], rng: Rng): Poly {
  let best: { stem: Poly; cost: number } | null = null
  const root = ROWS[head.row]!.foot + 26
  for (let i = 0; i < 14; i++) {
    const foot = head.x + rng.between(-50, 50)
    const bow = rng.between(-26, 26)
    const middle = (root + head.y) / 2
    const stem = curve(
      [
        [foot, root],
        [(foot + head.x) / 2 + bow, middle],
        [head.x, head.y],
      ],
      false,
      14,
    )
    const cost = costOf(stem, head, heads, plants)
    if (!best || cost < best.cost) best = { stem, cost }
  }
  return best!.stem
}

function costOf(stem: Poly, self: Head, heads: readonly Head[], plants: readonly Plant[]): number {
  let cost = 0
  for (const [x, y] of stem) {
    if (x < 44 || x > 980) cost += 4
    for (const { x: u, y: v, r, name } of heads) {
      if (u === self.x && v === self.y) continue
      const away = Math.hypot(x - u, y - v)
      if (away > r * 0.8 && away < r + 16) cost += 1
      if (TALL.has(name) && Math.abs(x - u) < r && y > v && y < v + r * 4) cost += 1
    }
    for (const { stem: other } of plants) {
      const near = other.find((point) => Math.abs(point[1] - y) < 24)
      if (near && Math.abs(near[0] - x) < 30) cost += 0.6
    }
  }
  return cost
}
