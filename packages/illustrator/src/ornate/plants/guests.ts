/** Who visits flowers, unless somebody wants none of them. */

import { curve, ellipse, leaf } from '../kit/curves.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

/** "No animals", "without bugs". */
export const NO_GUESTS =
  /\b(?:no|without(?: any)?|don'?t (?:want|include|add)(?: any)?) (?:animals?|insects?|bugs?|bees?|butterfl(?:y|ies)|creatures?)\b/i

export function moth(x: number, y: number, s: number, a: number): string {
  const f = (p: Poly) => move(p, x, y, a, s)
  let out = ''
  for (const e of [-1, 1]) {
    const k = (p: Poly) => f(p.map(([u, v]) => [u * e, v] as Point))
    out +=
      shape(k(curve('4,6! 40,14 58,40 44,62 20,52 6,22')), 3.4) +
      shape(k(curve('4,4! 24,-40 64,-58 84,-36 72,2 36,18')), 3.6) +
      shape(k(curve('20,-6 36,-30 60,-38 64,-20 44,0')), 3) +
      shape(k(ellipse(33, 36, 14, 14)), 3) +
      line(
        k(
          curve(
            [
              [2, -18],
              [12, -40],
              [26, -50],
            ],
            false,
          ),
        ),
        3,
      )
  }
  return out + shape(f(curve('0,-24 6,-14 5,10 0,46 -5,10 -6,-14')), 3.4)
}
export function bee(x: number, y: number, s: number, a: number): string {
  const f = (p: Poly) => move(p, x, y, a, s)
  let out =
    shape(f(leaf(0, -12, 44, 24, -2.0, 0.6)), 3.2) +
    shape(f(leaf(4, -12, 44, 24, -1.2, 0.6)), 3.2) +
    shape(f(ellipse(-2, 0, 36, 20)), 4)
  for (const u of [-15, 9])
    out += shape(
      f([
        [u - 4, -16],
        [u + 4, -16],
        [u + 4, 16],
        [u - 4, 16],
      ]),
      1,
      '#000',
    )
  return (
    out +
    shape(f(ellipse(31, 0, 13, 12)), 3.6) +
    dot(...f([[35, -2]])[0]!, 2.6) +
    line(
      f(
        curve(
          [
            [38, -8],
            [46, -20],
            [54, -20],
          ],
          false,
        ),
      ),
      2.8,
    )
  )
}
