/** Shapes that many tools share, in hundredths of the height from the palm, upward negative. */
import type { Pen } from '../art/pen.ts'

export type Draw = (pen: Pen) => void
/** A rod through the hand, and what is at its upper end. */
export const rod =
  (from: number, to: number, r: number, tint: string, head?: Draw): Draw =>
  (pen) => {
    pen.tint(tint).bar(
      [
        [0, from],
        [0, to],
      ],
      r,
    )
    head?.(pen)
  }
export const shape =
  (tint: string, outline: string, ...lines: string[]): Draw =>
  (pen) => {
    pen.tint(tint).blob(outline)
    for (const line of lines) pen.line(line)
  }
export const star = (y: number, r: number): string =>
  Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2
    const k = i % 2 ? r * 0.45 : r
    return `${(k * Math.cos(a)).toFixed(2)},${(y + k * Math.sin(a)).toFixed(2)}!`
  }).join(' ')
export const all =
  (...draws: Draw[]): Draw =>
  (pen) => {
    for (const draw of draws) draw(pen)
  }
export const disc =
  (tint: string, x: number, y: number, r: number): Draw =>
  (pen) => {
    pen.tint(tint).ell(x, y, r)
  }
