/** Feathers of a peacock in rows, each over the roots of the next, as on silk. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf, rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'

const FRAME = rect(24, 24, 976, 976)
/** One feather 100 wide, from its tip at 0 down. */
const VANE = curve('0,0 46,22 58,74 44,130 0,170! -44,130 -58,74 -46,22')
const EYES: readonly Poly[] = [
  curve('0,22 34,44 38,78 22,108 0,120 -22,108 -38,78 -34,44'),
  curve('0,40 23,56 24,82 0,102 -24,82 -23,56'),
  curve('0,56! 13,62 15,78 0,90 -15,78 -13,62'),
]

export function peacockFeathers(rng: Rng): string {
  const columns = rng.pick([5, 6])
  const step = 976 / columns
  const k = step / 104
  const drop = 104 * k
  const isBarbed = rng.chance(0.5)
  let out = ''
  // From below upward: every row hides the roots of the one under it.
  for (let row = Math.ceil(1040 / drop); row >= -1; row--)
    for (let i = 0; i <= columns; i++) {
      const [x, y] = [24 + step * (i + (row % 2 ? 0.5 : 0)), 24 + row * drop]
      out += feather(x, y, k, isBarbed)
    }
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}

/** Hangs with its eye below. */
function feather(x: number, y: number, k: number, isBarbed: boolean): string {
  const at = (poly: Poly): Poly => move(poly, x, y + 170 * k, Math.PI, k)
  let out = shape(at(VANE), 4.4)
  for (const side of [-1, 1])
    for (const [u, v, long] of [
      [40, 118, 34],
      [52, 88, 26],
      [50, 54, 26],
    ] as const)
      out += isBarbed
        ? shape(at(leaf(side * (u - 24), v + 12, long, 12, side > 0 ? -0.5 : Math.PI + 0.5, 0.5)), 3.2)
        : line(
            at([
              [side * (u - 16), v + 8],
              [side * u, v - 6],
            ]),
            3.2,
          )
  return out + EYES.map((eye) => shape(at(eye), 3.8)).join('')
}
