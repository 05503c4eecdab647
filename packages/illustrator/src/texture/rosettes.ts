/** Round flowers of several rings, as embroidery has them: large ones where there is room, small ones between. */
import { petal } from '../ink/curves.ts'
import { circ, path, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { type At, MARKS } from './marks.ts'

/** Narrower, a petal could not be colored. */
const LEAST_PETAL = 19
/** From here on there is room for a second ring of petals. */
const DOUBLE = 62

export function rosette(at: At): string {
  const { x, y, r, sw, rng } = at
  if (r < 34) return MARKS[rng.pick(SMALL)](at)
  const inner = r < DOUBLE ? 0.36 : 0.56
  const out = circ(x, y, r, sw) + petals(at, inner, 1, rng.between(0.2, 0.6))
  if (r < DOUBLE) return out + tint('pollen', circ(x, y, r * inner, sw))
  return out + circ(x, y, r * inner, sw) + petals(at, 0.24, inner, 0.5) + tint('pollen', circ(x, y, r * 0.24, sw))
}

/** A ring of petals between two circles. */
function petals({ x, y, r, sw }: At, from: number, to: number, tip: number): string {
  const n = Math.min(16, Math.floor((Math.PI * 2 * r * to * 0.8) / (LEAST_PETAL + 6)))
  const half = ((Math.PI * r * (from + to)) / n) * 0.4
  return Array.from({ length: n }, (_, i) =>
    rot(
      (i * 360) / n,
      x,
      y,
      tint(`any${(n % 5) + 1}`, path(petal(x, y - r * from + 2, r * (to - from) - 2, half, tip), sw)),
    ),
  ).join('')
}

const SMALL = ['flower', 'drop', 'leaf', 'ring'] as const
