/** Tangles of brass: plates with rivets, cogs, tubes and vents. */
import { ellipse, rect } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { disc, grid, stroke, type Tangle } from '../zentangle/tangle.ts'
import { gearRim } from './gears.ts'

export const PLATING = {
  plates: (R, s) => {
    const [w, h] = [96 * s, 64 * s]
    return grid(
      R,
      w,
      h,
      (x, y) => [
        { poly: rect(x - w / 2, y - h / 2, w, h) },
        ...[
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ].map(([i, j]) => disc(x + i! * (w / 2 - 13), y + j! * (h / 2 - 13), 4, '#000', 12)),
      ],
      0.5,
    )
  },
  cogs: (R, s) => {
    const r = 34 * s
    return grid(
      R,
      r * 2.3,
      r * 2.1,
      (x, y, i): Mark[] => [
        { poly: gearRim(x, y, r * 0.84, i, r * 0.16, 9), whole: true },
        { poly: ellipse(x, y, r * 0.38, r * 0.38, 24), whole: true },
      ],
      0.5,
    )
  },
  tubes: (R, s) => {
    const out: Mark[] = []
    const wide = 34 * s
    for (let y = -R, k = 0; y < R; y += wide, k++) {
      out.push(
        stroke([
          [-R, y],
          [R, y],
        ]),
      )
      for (let x = -R + (k % 3) * 60; x < R; x += 180 * s) out.push({ poly: rect(x, y - 3, 26 * s, wide + 6) })
    }
    return out
  },
  vents: (R, s) => {
    const [w, h] = [70 * s, 30 * s]
    return grid(R, w, h, (x, y) => [{ poly: rect(x - w * 0.38, y - h * 0.3, w * 0.76, h * 0.6), whole: true }], 0.5)
  },
  scales: (R, s) => {
    const r = 30 * s
    return grid(
      R,
      r * 2,
      r,
      (x, y): Mark[] => [{ poly: ellipse(x, y, r, r, 28) }, disc(x, y + r * 0.5, 3.8, '#000', 12)],
      0.5,
    )
  },
} satisfies Record<string, Tangle>
