/** Windows and what stands before them. */
import type { Rng } from '../../ink/random.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
export const block = (x: number, y: number, w: number, h: number, sw = 3.4): string => shape(rect(x, y, w, h), sw)

/** Kind 1 has an arched top; the bars are at shares of the height. */
export function pane(
  x: number,
  y: number,
  w: number,
  h: number,
  kind: number,
  bars = h > 62 ? [0.36, 0.68] : [0.48],
): string {
  let out = ''
  const top = kind === 1 ? h * 0.24 : 0
  const frame: Poly =
    kind === 1
      ? [
          [x, y + h],
          [x, y + top],
          ...arc(x + w / 2, y + top, w / 2, Math.PI, TAU, 14).map(
            ([a, b]) => [a, y + top + (b - y - top) * (top / (w / 2))] as Point,
          ),
          [x + w, y + top],
          [x + w, y + h],
        ]
      : rect(x, y, w, h)
  out += shape(frame, 4)
  if (w < 26)
    return (
      out +
      line(
        [
          [x, y + h * 0.45],
          [x + w, y + h * 0.45],
        ],
        3,
      )
    )
  out += line(
    [
      [x + w / 2, y],
      [x + w / 2, y + h],
    ],
    3,
  )
  for (const t of bars)
    out += line(
      [
        [x, y + h * t],
        [x + w, y + h * t],
      ],
      3,
    )
  return out
}
export const flowerBox = (x: number, y: number, w: number, rng: Rng) => {
  let out = ''
  const n = Math.max(2, Math.round(w / 24))
  for (let i = 0; i < n; i++) {
    const u = x + (w * (i + 0.5)) / n
    out += rng.chance(0.5)
      ? circle(u, y - 6, 10.5, 3)
      : shape(leaf(u, y + 4, 26, 20, -Math.PI / 2 + rng.between(-0.2, 0.2), 0.5), 3)
  }
  return out + block(x - 3, y, w + 6, 14, 3.4)
}
