/** Books, pots and blossoms on a shelf. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, TAU } from '../kit/points.ts'

const S = 3.5
export const block = (x: number, y: number, w: number, h: number, sw = S) => shape(rect(x, y, w, h), sw)
export const placed = (x: number, y: number, s: number) => (t: string) => move(curve(t), x, y, 0, s)
export function spine(x: number, y: number, w: number, h: number, rng: Rng): string {
  let out = block(x, y - h, w, h, 3.8)
  const k = rng.int(0, 6)
  const c = x + w / 2
  if (k < 3) {
    out +=
      line(
        [
          [x, y - h + 15],
          [x + w, y - h + 15],
        ],
        3,
      ) +
      line(
        [
          [x, y - 15],
          [x + w, y - 15],
        ],
        3,
      )
  }
  if (k === 1 && w > 29) out += circle(c, y - h / 2, 9.4, 3)
  if (k === 2 && w > 20)
    out += shape(
      [
        [c, y - h * 0.66],
        [c + w * 0.28, y - h / 2],
        [c, y - h * 0.34],
        [c - w * 0.28, y - h / 2],
      ],
      3,
    )
  if (k === 3) out += block(x, y - h * 0.78, w, h * 0.3, 3)
  if (k === 4)
    for (const t of [0.2, 0.32, 0.7])
      out += line(
        [
          [x, y - h * t],
          [x + w, y - h * t],
        ],
        3,
      )
  if (k === 5 && w > 22) out += shape(leaf(c, y - h * 0.3, h * 0.36, w * 0.5, -Math.PI / 2, 0.5), 3)
  return out
}
/** Five round petals: stays colorable when small. */
export const bloom = (x: number, y: number, size: number) => {
  const R = Math.max(25, size)
  let out = ''
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i * TAU) / 5
    out += circle(x + R * 0.58 * Math.cos(a), y + R * 0.58 * Math.sin(a), R * 0.44, 3)
  }
  return out + circle(x, y, Math.max(9.8, R * 0.34), 3)
}
export interface Stock {
  w: number
  draw(x: number, y: number, h: number, rng: Rng): string
}
export const stack = (x: number, y: number, w: number, n: number, rng: Rng): string => {
  let out = ''
  let v = y
  for (let i = 0; i < n; i++) {
    const h = rng.between(20, 25)
    const ww = w * rng.between(0.82, 1)
    const u = x - ww / 2 + rng.between(-4, 4)
    out +=
      block(u, v - h, ww, h, 3.8) +
      line(
        [
          [u + 13, v - h],
          [u + 13, v],
        ],
        3,
      ) +
      line(
        [
          [u + ww - 13, v - h],
          [u + ww - 13, v],
        ],
        3,
      )
    v -= h
  }
  return out
}
export const stackTop = (n: number) => n * 22.5
export const pot = (x: number, y: number, w: number, h: number) =>
  shape(
    [
      [x - w / 2, y - h + 13],
      [x + w / 2, y - h + 13],
      [x + w * 0.37, y],
      [x - w * 0.37, y],
    ],
    4,
  ) +
  block(x - w * 0.56, y - h, w * 1.12, 14, 4) +
  line(
    [
      [x - w * 0.44, y - h * 0.44],
      [x + w * 0.44, y - h * 0.44],
    ],
    3,
  )
