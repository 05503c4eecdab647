/** Where the flowers of a meadow stand: heads apart from each other, stems that pass other heads behind them or well beside. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import type { Point, Poly } from '../kit/points.ts'
import { TALL } from '../plants/wildflowers.ts'

export interface Plant {
  name: string
  x: number
  /** Its head, or the tip of a spire. */
  y: number
  r: number
  stem: Poly
  /** Which of ROWS it stands in. */
  row: number
  /** How far flowers reach down from its tip. */
  long: number
}

type Head = Omit<Plant, 'stem'>

const GAP = 6
/** The sun with its rays. */
const SUN = 110
/** Rows from the back to the front: how high and how large the heads are, and where in the grass they are rooted. */
export const ROWS = [
  { top: 250, bottom: 420, foot: 640, least: 38, most: 50, across: 11 },
  { top: 350, bottom: 620, foot: 820, least: 58, most: 78, across: 9 },
  { top: 560, bottom: 850, foot: 1004, least: 76, most: 108, across: 6 },
] as const
/** Rounds through the columns of a row. */
const ROUNDS = 14
/** What stands before another may hide so much of it. */
const HIDDEN = 0.74

/** `spires` stand among the others, each once; none is before the sun. */
export function plantsOf(names: readonly string[], spires: readonly string[], sun: Point, rng: Rng): Plant[] {
  const heads: Head[] = spiresAt(spires, sun, rng)
  for (const row of [2, 1, 0]) {
    const { top, bottom, least, most, across } = ROWS[row]!
    let bag: string[] = []
    for (let i = 0; i < across * ROUNDS; i++) {
      if (!bag.length) bag = rng.shuffle(names)
      const name = bag.at(-1)!
      const r = i > across * 7 ? least : rng.between(least, most)
      const edge = 30 + r * 1.16
      // Column by column: by chance alone half a row would stay bare.
      const x = edge + ((((i * 5) % across) + rng.between(0, 1)) / across) * (1024 - 2 * edge)
      const head = { name, x, y: rng.between(top, bottom), r, row, long: TALL.has(name) ? r * 3.6 : 0 }
      if (Math.hypot(head.x - sun[0], head.y - sun[1]) < r * 1.2 + SUN) continue
      if (heads.some((other) => isNear(head, other))) continue
      heads.push(head)
      bag.pop()
    }
  }
  const plants: Plant[] = []
  for (const head of heads.sort((a, b) => a.row - b.row || a.y - b.y))
    plants.push({ ...head, stem: stemOf(head, heads, plants, rng) })
  return plants
}

/** Tall ones toward both sides of the page, so that the middle is open. */
function spiresAt(names: readonly string[], sun: Point, rng: Rng): Head[] {
  const sides = rng.shuffle([110, 914, 300, 724])
  return names.slice(0, sides.length).flatMap((name, i) => {
    const x = sides[i]! + rng.between(-26, 26)
    const long = rng.between(330, 400)
    const y = rng.between(170, 280) + (i > 1 ? 130 : 0)
    return Math.abs(x - sun[0]) < 150 && y < sun[1] + 130
      ? [{ name, x, y: sun[1] + 150, r: long * 0.17, row: 1, long }]
      : [{ name, x, y, r: long * 0.17, row: 1, long }]
  })
}

/** Tall ones reach down, and want room there. */
const isNear = (a: Head, b: Head): boolean => {
  const [above, below] = a.y < b.y ? [a, b] : [b, a]
  const level = Math.min(above.y + above.long, below.y)
  const share = a.row === b.row ? 1 : HIDDEN
  return Math.hypot(a.x - b.x, level - below.y) < (a.r + b.r) * share + GAP
}

/** Of several ways down the one that grazes fewest heads and stems: where a line runs along another, there is nothing left to color. */
function stemOf(head: Head, heads: readonly Head[], plants: readonly Plant[], rng: Rng): Poly {
  let best: { stem: Poly; cost: number } | null = null
  const root = ROWS[head.row]!.foot + 26
  for (let i = 0; i < 14; i++) {
    const foot = head.x + (head.long > 240 ? rng.between(-8, 8) : rng.between(-70, 70))
    const bow = head.long > 240 ? 0 : rng.between(-34, 34)
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
    for (const { x: u, y: v, r, long } of heads) {
      if (u === self.x && v === self.y) continue
      const away = Math.hypot(x - u, y - v)
      if (away > r * 0.8 && away < r + 16) cost += 1
      if (long && Math.abs(x - u) < r && y > v && y < v + long) cost += 1
    }
    for (const { stem: other } of plants) {
      const near = other.find((point) => Math.abs(point[1] - y) < 24)
      if (near && Math.abs(near[0] - x) < 30) cost += 0.6
    }
  }
  return cost
}
