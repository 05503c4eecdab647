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
/** Blossoms side by side, or where they would be too small to color one mound of green. */
export function flowerBox(x: number, y: number, w: number, rng: Rng): string {
  const box = block(x - 3, y, w + 6, 15, 3.4)
  const n = Math.max(2, Math.round(w / (w < 76 ? 20 : 28)))
  const step = w / n
  if (w < 76) {
    const mound = Array.from({ length: n }, (_, i) =>
      arc(x + (i + 0.5) * step, y - 7, step / 2, Math.PI, TAU, 8),
    ).flat()
    return shape([[x, y + 2], ...mound, [x + w, y + 2]], 3.2) + box
  }
  let out = ''
  for (let i = 0; i < n; i++) {
    const u = x + step * (i + 0.5)
    out += rng.chance(0.5)
      ? circle(u, y - 9, Math.min(14, step * 0.48), 3.2)
      : shape(leaf(u, y + 4, 34, Math.min(26, step), -Math.PI / 2, 0.5), 3.2)
  }
  return out + box
}
