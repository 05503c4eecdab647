/** Stalks that reach their heads: large ones from the ground, small ones from behind what stands before them. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { band, type Point, type Poly } from '../kit/points.ts'
import type { Room } from '../kit/room.ts'
import { FACES } from './fine-heads.ts'
import { FINE_SPIRES } from './fine-spires.ts'
import type { Stand } from './layouts.ts'

export interface Grown {
  name: string
  x: number
  y: number
  r: number
  long: number
  /** How far it is turned from upright. */
  lean: number
  /** From the ground to the head. */
  line: Poly
  /** Of the stalk; a mere line where there is none. */
  wide: number
}

type Named = Stand & { name: string }

/** From the hindmost to the foremost: what blooms lower stands before the stalks of what blooms higher. */
export function grownOf(stands: readonly Named[], free: Room, solid: Room, rng: Rng): Grown[] {
  const ordered = stands.map(fitted).toSorted((a, b) => a.y + (a.long ?? 0) - b.y - (b.long ?? 0))
  for (const { x, y, r, long = 0, name } of ordered) {
    const half = long ? FINE_SPIRES[name]!.half * long : r
    const taken = long ? ellipse(x, y + long * 0.5, half, long * 0.56, 30) : ellipse(x, y, r, r, 30)
    free.takeShape(taken, 140)
    // Between hanging petals one sees through.
    if (!long) solid.takeCircle(x, y, r * (name === 'coneflower' ? 0.5 : 0.86))
  }
  return ordered
    .toReversed()
    .map((stand) => {
      const grown = rooted(stand, free, solid, rng)
      free.takeShape(band(grown.line, 12), 60)
      return grown
    })
    .reverse()
}

/** Whole on the page. */
function fitted(stand: Named): Named {
  if (!stand.long) return stand
  const { long } = stand
  const half = FINE_SPIRES[stand.name]!.half * long + 34
  return { ...stand, x: Math.max(half, Math.min(1024 - half, stand.x)), y: Math.max(70, stand.y) }
}

/** Up to this size a head is on a mere line: between two there would be a sliver to color. */
const THIN = 40

function rooted({ name, x, y, r, long = 0, from }: Named, free: Room, solid: Room, rng: Rng): Grown {
  let best: { line: Poly; lean: number; cost: number } | null = null
  for (let i = 0; i < 16; i++) {
    const lean = long ? 0 : Math.max(-0.3, Math.min(0.3, (x - from.x) / 300 + rng.between(-0.16, 0.16)))
    const base = long ? 0 : FACES[name]!.base * r
    const end: Point = [x - Math.sin(lean) * base, y + Math.cos(lean) * base]
    const drop = from.y - end[1]
    const below: Point = long
      ? [x + (from.x - x) * 0.1, y + long * 0.9]
      : [end[0] - Math.sin(lean) * 30, end[1] + drop * 0.34]
    const bow = rng.between(-12, 12)
    const line = curve(
      [[from.x, from.y], [from.x + (below[0] - from.x) * 0.5 + bow, from.y - drop * 0.3], below, end],
      false,
      16,
    )
    const cost = costOf(line, free, solid)
    if (!best || cost < best.cost) best = { line, lean, cost }
  }
  return {
    name,
    x,
    y,
    r,
    long,
    lean: best!.lean,
    line: best!.line,
    wide: long ? Math.max(13, long * 0.042) : r > THIN ? Math.min(19, 11 + r * 0.05) : 0,
  }
}

/** Hidden stretches cost nothing; where a stalk runs along an edge there is nothing left to color. */
function costOf(line: Poly, free: Room, solid: Room): number {
  let cost = 0
  for (const [x, y] of line) {
    if (solid.at(x, y) < -4) continue
    const room = free.at(x, y)
    cost += room < 0 ? 0.7 : room < 18 ? 1 : 0
  }
  return cost
}
