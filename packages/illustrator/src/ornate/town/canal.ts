/** What swims on a canal. */

import { curve, ellipse, rect } from '../kit/curves.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
export const boat = (bx: number, s: number, e: number) => {
  const f = (p: Poly) =>
    move(
      p.map(([u, v]) => [u * e, v] as Point),
      bx,
      914,
      0,
      s,
    )
  return (
    shape(f(curve('-120,0! 120,-8! 104,34 60,52 -66,52 -104,30')), 5.5) +
    line(
      f(
        curve(
          [
            [-112, 16],
            [0, 22],
            [110, 8],
          ],
          false,
        ),
      ),
      3.4,
    ) +
    shape(f(rect(-60, -46, 96, 48)), 4.5) +
    [-44, -12, 20].map((u) => shape(f(ellipse(u - 4, -22, 11)), 3.4)).join('') +
    shape(
      f([
        [-70, -58],
        [46, -58],
        [42, -45],
        [-66, -45],
      ] as Poly),
      4,
    ) +
    shape(f(rect(62, -66, 8, 62)), 3.4) +
    shape(
      f([
        [70, -64],
        [104, -52],
        [70, -40],
      ] as Poly),
      3.6,
    )
  )
}

export const duck = (u: number, v: number, e: number) => {
  const f = (s: string) => curve(s).map(([a, b]) => [u + a * e, v + b] as Point)
  return (
    shape(f('-34,-8! -16,2 6,-2 12,-24 26,-32 38,-22 34,-8 36,8 18,22 -14,20'), 4) +
    shape(f('-16,4 2,2 12,10 -2,16'), 3) +
    shape(f('37,-24! 52,-18! 37,-14!'), 3) +
    dot(u + 27 * e, v - 21, 2.6)
  )
}
