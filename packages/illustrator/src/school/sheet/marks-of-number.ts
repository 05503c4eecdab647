/** A number as a child meets it: the face of a die, strokes of a tally. */
import { roundedRect } from '../../lettering/frames.ts'
import type { Place } from '../../lettering/setting.ts'
import { circle, line, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'

const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, 1],
]
const OTHERS: readonly Point[] = [
  [1, -1],
  [-1, 1],
]
const SIDES: readonly Point[] = [
  [-1, 0],
  [1, 0],
]
const MIDDLE: readonly Point[] = [[0, 0]]

const PIPS: Record<number, readonly Point[]> = {
  1: MIDDLE,
  2: CORNERS,
  3: [...CORNERS, ...MIDDLE],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...MIDDLE],
  6: [...CORNERS, ...OTHERS, ...SIDES],
}

export function die(n: number, { x, y, w, h }: Place): string {
  const side = Math.min(w, h)
  const [cx, cy] = [x + w / 2, y + h / 2]
  const pips = (PIPS[n] ?? []).map(([u, v]) => circle(cx + u * side * 0.27, cy + v * side * 0.27, side * 0.1, 5))
  return shape(roundedRect(cx - side / 2, cy - side / 2, side, side, side * 0.16), 6) + pips.join('')
}

const GROUP = 5

/** Four strokes, and the fifth across them; each is an open bar that can be colored. */
export function tally(n: number, { x, y, w, h }: Place): string {
  const groups = Math.ceil(n / GROUP)
  const wide = Math.min(w / groups, h * 1.3)
  const bar = Math.max(16, Math.min(26, wide * 0.1))
  let out = ''
  for (let i = 0; i < n; i++) {
    const left = x + (w - wide * groups) / 2 + Math.floor(i / GROUP) * wide
    const at = left + wide * (0.17 + 0.22 * (i % GROUP))
    out +=
      i % GROUP === GROUP - 1
        ? line(
            [
              [left + wide * 0.02, y + h * 0.84],
              [left + wide * 0.98, y + h * 0.16],
            ],
            9,
          )
        : shape(roundedRect(at - bar / 2, y, bar, h, 8), 5)
  }
  return out
}
