/** Where the large ones of a close meadow stand: row before row, each head in a gap of the others, so that none hides another. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import type { Poly } from '../kit/points.ts'

/** A head of radius `r`; with `long`, one that blooms so far down from (x, y). */
export interface Stand {
  x: number
  y: number
  r: number
  long?: number
  /** Where its stalk comes into view: on the ground, or behind the head before it. */
  from: { x: number; y: number }
}

export interface Layout {
  outline: Poly
  /** Where the ground is. */
  ground: number
  stands: readonly Stand[]
  /** Left free for a butterfly, and below it for who sits on the ground. */
  clearing?: { x: number; y: number; size: number }
}

const GROUND = 1010
/** How far from the edge the outermost columns begin. */
const MARGIN = 14

/** Heads of the hindmost row and of the foremost one share columns; those of the middle row stand between them. */
export function layoutOf(rng: Rng, hasGuests: boolean): Layout {
  const columns = rng.pick([4, 4, 5])
  const wide = (1024 - 2 * MARGIN) / columns
  const near = (by: number): number => rng.between(-by, by)
  const spires = new Set(rng.shuffle(Array.from({ length: columns }, (_, i) => i)).slice(0, rng.pick([1, 2, 2])))
  const open = hasGuests ? Math.floor(rng.between(0, columns - 1)) : -1
  const stands: Stand[] = []
  for (let i = 0; i < columns; i++) {
    const middle = MARGIN + (i + 0.5) * wide
    const before = { x: middle + near(8), y: 745 + near(30), r: wide * rng.between(0.29, 0.35) }
    stands.push({ ...before, from: { x: before.x + near(14), y: GROUND + 20 } })
    const behind = { x: middle + near(10), from: { x: before.x, y: before.y } }
    if (spires.has(i)) stands.push({ ...behind, y: 90 + near(20), r: 0, long: rng.between(230, 280) })
    else stands.push({ ...behind, y: 185 + near(60), r: wide * rng.between(0.33, 0.4) })
    if (i === columns - 1 || i === open) continue
    const x = MARGIN + (i + 1) * wide + near(8)
    const between = { x, y: 480 + near(36), r: wide * rng.between(0.29, 0.35) }
    stands.push({ ...between, from: { x: x + near(14), y: GROUND + 20 } })
  }
  const clearing = { x: MARGIN + (open + 1) * wide, y: 510, size: wide * 0.62 }
  return { outline: rect(14, 14, 996, 996), ground: GROUND, stands, ...(hasGuests ? { clearing } : {}) }
}
