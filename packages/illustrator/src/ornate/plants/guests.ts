/** Who visits flowers, unless somebody wants none of them. */

import { curve, ellipse, leaf } from '../kit/curves.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

/** "No animals", "without bugs". */
export const NO_GUESTS =
  /\b(?:no|without(?: any)?|don'?t (?:want|include|add)(?: any)?) (?:animals?|insects?|bugs?|bees?|butterfl(?:y|ies)|creatures?)\b/i

/** A butterfly with open wings, the hind ones first: each has a border and a spot within. */
export function moth(x: number, y: number, s: number, a: number): string {
  const f = (p: Poly) => move(p, x, y, a, s)
  let out = ''
  for (const e of [-1, 1]) {
    const k = (p: Poly) => f(p.map(([u, v]) => [u * e, v] as Point))
    out +=
      shape(k(curve('3,4! 26,6 52,14 60,34 50,52 36,58 30,72! 18,58 6,34')), 3.6) +
      shape(k(ellipse(34, 34, 13, 13)), 3) +
      shape(k(curve('3,2! 14,-26 42,-56 74,-62! 84,-44 78,-14 58,8 26,10')), 3.8) +
      shape(k(curve('22,-8! 34,-28 56,-42 66,-42! 68,-26 58,-8 40,-2')), 3.2) +
      line(k(curve('2,-28 8,-44 22,-58', false)), 3.2) +
      dot(...k([[23, -60]])[0]!, 3.4 * s)
  }
  return out + shape(f(curve('0,-34! 8,-26 6,-18 8,-6 6,22 0,48! -6,22 -8,-6 -6,-18 -8,-26')), 3.6)
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
