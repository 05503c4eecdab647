/** Feathers of a peacock in rows, each over the roots of the next, as on silk. */
import type { Rng } from '../../ink/random.ts'
import { curve, rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'

const FRAME = rect(24, 24, 976, 976)
/** One feather 100 wide, from its tip at 0 down. */
const VANE = curve('0,-8 44,6 66,54 62,110 36,160 0,190! -36,160 -62,110 -66,54 -44,6')
const EYES: readonly Poly[] = [
  curve('0,22 32,42 38,76 22,106 0,118 -22,106 -38,76 -32,42'),
  curve('0,40 23,56 24,82 0,102 -24,82 -23,56'),
  curve('0,56! 13,62 15,78 0,90 -15,78 -13,62'),
]

export function peacockFeathers(rng: Rng): string {
  const columns = rng.pick([5, 6])
  const step = 976 / columns
  const k = step / 104
  const drop = 112 * k
  let out = ''
  // From below upward: every row hides the roots of the one under it.
  for (let row = Math.ceil(1040 / drop); row >= -1; row--)
    for (let i = 0; i <= columns; i++) {
      const [x, y] = [24 + step * (i + (row % 2 ? 0.5 : 0)), 24 + row * drop]
      out += feather(x, y, k)
    }
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}

/** Where a ray from the middle of the eye leaves an outline. */
function reach(poly: Poly, a: number): Point {
  const [u, v] = [Math.cos(a), Math.sin(a)]
  let best = 0
  for (let i = 0; i < poly.length; i++) {
    const [ax, ay] = [poly[i]![0], poly[i]![1] - MIDDLE]
    const next = poly[(i + 1) % poly.length]!
    const [dx, dy] = [next[0] - ax, next[1] - MIDDLE - ay]
    const cross = u * dy - v * dx
    if (Math.abs(cross) < 1e-6) continue
    const t = (ax * dy - ay * dx) / cross
    const s = (ax * v - ay * u) / cross
    if (s >= 0 && s <= 1 && t > best) best = t
  }
  return [u * best, MIDDLE + v * best]
}

const MIDDLE = 70
const BARBS = 22

/** Hangs with its eye below, barbs all around the eye. */
function feather(x: number, y: number, k: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y + 170 * k, Math.PI, k)
  let out = shape(at(VANE), 4.4)
  for (let i = 0; i < BARBS; i++) {
    const a = ((i + 0.5) / BARBS) * TAU
    out += line(at([reach(EYES[0]!, a), reach(VANE, a)]), 3.2)
  }
  return out + EYES.map((eye) => shape(at(eye), 3.8)).join('')
}
