/** Shapes that many hats share, in head radii. */
import type { Knot, Pen } from '../../art/pen.ts'
import type { View } from '../heads/view.ts'

/** `f` is how far the front of the hat has turned to the right: 0 from the front, near 1 in profile. */
export interface Hat {
  tint: string
  /** How high it reaches, in head radii above the middle. */
  top: number
  draw(pen: Pen, f: number, view: View): void
  /** Painted before the face. */
  behind?(pen: Pen): void
}

export function starAt(pen: Pen, x: number, y: number, r: number): void {
  if (r * pen.at.scale < 9) return
  pen.poly(
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5 - Math.PI / 2
      const k = i % 2 ? r * 0.45 : r
      return [x + k * Math.cos(a), y + k * Math.sin(a)] as const
    }),
    pen.at.sw * 0.85,
  )
}

/** A dome from temple to temple. */
export const dome = (low: number, high: number, wide = 1.02): Knot[] => [
  [-wide, low, 1],
  [-wide * 0.96, low * 0.5 + high * 0.5],
  [-wide * 0.56, high * 0.94 + low * 0.06],
  [0, high],
  [wide * 0.56, high * 0.94 + low * 0.06],
  [wide * 0.96, low * 0.5 + high * 0.5],
  [wide, low, 1],
  [wide * 0.5, low - 0.1],
  [0, low - 0.13],
  [-wide * 0.5, low - 0.1],
]

export const brim = (pen: Pen, y: number, wide: number, thick: number): Pen => pen.ell(0, y, wide, thick)

/** The shade of a cap: before the brow, or sticking out to where the head is turned. */
export function visor(pen: Pen, f: number, y: number, wide = 0.92): void {
  const c = f * 0.86
  pen.blob([
    [-wide * (1 - f * 0.7) + c * 0.2, y - 0.02, 1],
    [c, y - 0.2],
    [wide * (1 - f * 0.35) + c * 0.9, y + 0.02, 1],
    [c + wide * 0.5 * (1 - f * 0.3), y + 0.2],
    [c - wide * 0.4 * (1 - f), y + 0.22],
  ])
}

/** A hat made of one outline, with lines on it. */
export const plain = (tint: string, top: number, outline: string, ...lines: string[]): Hat => ({
  tint,
  top,
  draw: (pen) => {
    pen.blob(outline)
    for (const line of lines) pen.line(line)
  },
})
