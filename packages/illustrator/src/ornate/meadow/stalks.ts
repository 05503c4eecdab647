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
export function grownOf(stands: readonly Named[], ground: number, free: Room, solid: Room, rng: Rng): Grown[] {
  const ordered = stands.map(fitted).toSorted((a, b) => a.y + (a.long ?? 0) - b.y - (b.long ?? 0))
  for (const { x, y, r, long = 0, name } of ordered) {
    const half = long ? FINE_SPIRES[name]!.half * long : r
    const taken =
      name === 'parsley'
        ? ellipse(x, y - long * 0.44, half, long * 0.34, 30)
        : long
          ? ellipse(x, y + long * 0.5, half, long * 0.56, 30)
          : ellipse(x, y, r, r, 30)
    free.takeShape(taken, 140)
    if (!long) solid.takeShape(taken, 40)
  }
  return ordered
    .toReversed()
    .map((stand) => {
      const grown = rooted(stand, ground, free, solid, rng)
      free.takeShape(band(grown.line, 12), 60)
      return grown
    })
    .reverse()
}

/** No larger than its kind grows, and whole on the page. */
function fitted(stand: Named): Named {
  if (!stand.long) return stand
  const long = Math.min(stand.long, MOST[stand.name] ?? Infinity)
  const half = FINE_SPIRES[stand.name]!.half * long + 34
  const top = stand.name === 'parsley' ? long * 0.74 + 30 : stand.name === 'barley' ? long * 0.3 + 40 : 70
  return { ...stand, long, x: Math.max(half, Math.min(1024 - half, stand.x)), y: Math.max(top, stand.y) }
}

const MOST: Readonly<Record<string, number>> = { parsley: 190, barley: 230, oat: 280, harebell: 320 }

function rooted({ name, x, y, r, long = 0, foot }: Named, ground: number, free: Room, solid: Room, rng: Rng): Grown {
  let best: { line: Poly; lean: number; cost: number } | null = null
  for (let i = 0; i < 16; i++) {
    const from = (foot ?? x) + rng.between(-1, 1) * (long ? 24 : 80)
    const lean = long ? 0 : Math.max(-0.5, Math.min(0.5, (x - from) / 300 + rng.between(-0.16, 0.16)))
    const base = long ? 0 : FACES[name]!.base * r
    const end: Point = [x - Math.sin(lean) * base, y + Math.cos(lean) * base]
    const drop = ground - end[1]
    const below: Point = long
      ? [x + (from - x) * 0.1, y + long * 0.9]
      : [end[0] - Math.sin(lean) * drop * 0.34, end[1] + drop * 0.34]
    const line = curve(
      [[from, ground + 20], [from + (below[0] - from) * 0.36, ground - drop * 0.34], below, end],
      false,
      16,
    )
    const cost = costOf(line, free, solid) + Math.abs(from - (foot ?? x)) * 0.01
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
    wide: long ? Math.max(9, long * 0.035) : r > 60 ? Math.min(15, 6 + r * 0.06) : 9,
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

/** From behind a head or the turf up to (x, y). */
export function stalkOf(x: number, y: number, ground: number, free: Room, solid: Room, rng: Rng): Poly {
  let best: { line: Poly; cost: number } | null = null
  for (let i = 0; i < 12; i++) {
    const [drift, bow] = [rng.between(-0.5, 0.5), rng.between(-18, 18)]
    const down: Poly = [[x, y]]
    let cost = 0
    let hidden = 0
    for (let d = 6; y + d < ground; d += 6) {
      const at: Point = [x + drift * d * Math.min(1, d / 140) + bow * Math.sin(Math.min(1, d / 160) * Math.PI), y + d]
      down.push(at)
      const room = free.at(...at)
      if (d > 40) hidden = solid.at(...at) < -3 ? hidden + 6 : 0
      // Not every head fills its circle: the end has to lie well behind it.
      if (hidden > 66) break
      if (d > 40 && !hidden) cost += 0.12 + (room < 0 ? 0.8 : room < 13 ? 0.6 : 0)
    }
    if (!best || cost < best.cost) best = { line: down.reverse(), cost }
  }
  return best!.line
}
