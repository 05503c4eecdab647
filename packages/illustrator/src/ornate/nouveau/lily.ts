/** Lily from the side: trumpet of three petals with rolled tips, on a stem that ends at (x, y). */

import { curve, ellipse } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
export function sideLily(x: number, y: number, s: number, a: number): string {
  const f = (p: Poly) => move(p, x, y, a + Math.PI / 2, s)
  const C = (t: string) => f(curve(t))
  let out = ''
  for (const e of [-1, 1]) {
    const m = (p: Poly) => p.map(([u, v]) => [u * e, v] as Point)
    out += shape(f(m(curve('0,-6! 18,-40 40,-84 74,-108 100,-92! 92,-120 64,-138 34,-124 10,-90'))), 4)
  }
  for (const [u, v] of [
    [-22, -150],
    [22, -150],
    [0, -164],
  ] as const)
    out +=
      line(
        f(
          curve(
            [
              [0, -70],
              [u * 0.6, -120],
              [u, v],
            ],
            false,
          ),
        ),
        3.4,
      ) + shape(f(ellipse(u * 1.3, v - 4, 13, 9, 16, 0.3)), 3)
  out +=
    shape(C('0,0! -22,-22 -34,-66 -22,-112 0,-146! 22,-112 34,-66 22,-22'), 4.4) +
    line(
      f(
        curve(
          [
            [0, -14],
            [2, -60],
            [0, -118],
          ],
          false,
        ),
      ),
      3,
    ) +
    line(
      f(
        curve(
          [
            [-10, -24],
            [-18, -60],
            [-12, -100],
          ],
          false,
        ),
      ),
      2.8,
    ) +
    line(
      f(
        curve(
          [
            [10, -24],
            [18, -60],
            [12, -100],
          ],
          false,
        ),
      ),
      2.8,
    )
  return out + shape(C('-9,8! -13,-8 0,-20 13,-8 9,8!'), 3.6)
}
