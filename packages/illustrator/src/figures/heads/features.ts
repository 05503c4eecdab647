/** What a person's face has besides eyes and mouth. */
import type { Knots } from '../../art/knots.ts'
import type { Pen } from '../../art/pen.ts'
import type { Age } from '../skeleton.ts'
import { trace, type View } from './view.ts'

/** A child's is a dimple; it grows with age, and a mustache leaves it less room. */
export function nose(pen: Pen, view: View, age: Age, bearded: boolean): void {
  if (view.profile) return
  const k = NOSES[age] ?? 1
  const [x, y] = view.see([0, bearded ? 0.2 : age in NOSES ? 0.28 : 0.34, 0.98])
  const s = Math.abs(view.yaw) > 12 ? Math.sign(view.yaw) : 0
  // Round at its tip: with a corner it would be a beak.
  const line: Knots = s
    ? [
        [x + s * 0.03 * k, y - 0.07 * k],
        [x + s * 0.085 * k, y + 0.005],
        [x + s * 0.06 * k, y + 0.055],
        [x - s * 0.035 * k, y + 0.05],
      ]
    : [
        [x - 0.075 * k, y - 0.01],
        [x - 0.045 * k, y + 0.045 * k],
        [x, y + 0.055 * k],
        [x + 0.045 * k, y + 0.045 * k],
        [x + 0.075 * k, y - 0.01],
      ]
  pen.line(line, pen.at.sw * 0.9)
}

const NOSES: Partial<Record<Age, number>> = { teen: 1.15, adult: 1.35, elder: 1.5 }

export function bulb(pen: Pen, view: View): void {
  const [x, y] = view.see([0, 0.26, 1.02])
  pen.ell(x, y, 0.2, 0.17)
}

/** Straight as a twig and round at its tip: seen from the front it points to a side, past the cheek. */
export function longNose(pen: Pen, view: View): void {
  const [x, y] = view.see([0, 0.24, 0.98])
  const q = view.yaw < 0 ? -1 : 1
  pen.blob([
    [x - q * 0.12, y + 0.12],
    [x - q * 0.14, y - 0.1],
    [x + q * 0.1, y - 0.16],
    [x + q * 0.86, y - 0.3],
    [x + q * 1.02, y - 0.18],
    [x + q * 0.9, y - 0.06],
    [x + q * 0.1, y + 0.14],
  ])
}

export function fangs(pen: Pen, x: number, y: number): void {
  if (pen.at.scale < 40) return
  for (const q of [-1, 1])
    pen.tint('cloud').poly(
      [
        [x + q * 0.14 - 0.07, y + 0.06],
        [x + q * 0.14 + 0.07, y + 0.06],
        [x + q * 0.14, y + 0.26],
      ],
      pen.at.sw * 0.8,
    )
}

/** A sewn-up cut. */
export function stitches(pen: Pen, view: View): void {
  const line = trace(view, [
    [-44, 34],
    [-34, 26],
    [-24, 26],
  ])
  if (line.length < 3) return
  pen.line(line, pen.at.sw * 0.85)
  for (const [x, y] of line)
    pen.line(
      [
        [x - 0.03, y - 0.09],
        [x + 0.03, y + 0.09],
      ],
      pen.at.sw * 0.75,
    )
}

/** Below the eyes: higher up, one would be a speck in their light. */
export function freckles(pen: Pen, view: View): void {
  const r = Math.max(1.6 / pen.at.scale, 0.022)
  for (const q of [-1, 1])
    for (const [lon, lat] of [
      [21, -27],
      [28, -26],
      [25, -31],
    ] as const) {
      const [x, y, z] = view.on(q * lon, lat)
      if (z > 0.5) pen.ink(x, y, r)
    }
}

/** What years of laughing leave at the outer corner of an eye; glasses hide it. */
export function wrinkles(pen: Pen, view: View): void {
  for (const q of [-1, 1])
    for (const [from, to] of [
      [1, 5],
      [-8, -11],
    ] as const) {
      const fold = trace(view, [
        [q * 41, from],
        [q * 49, to],
      ])
      const [, , depth] = view.on(q * 49, to)
      if (fold.length === 2 && depth > 0.4) pen.line(fold, pen.at.sw * 0.7)
    }
}

/** From the nose down beside the mouth: who is old has them, and a mustache covers them. */
export function laughLines(pen: Pen, view: View): void {
  for (const q of [-1, 1]) {
    const fold = trace(view, [
      [q * 21, -23],
      [q * 27, -29],
      [q * 28, -36],
    ])
    const [, , depth] = view.on(q * 28, -36)
    if (fold.length === 3 && depth > 0.5) pen.line(fold, pen.at.sw * 0.7)
  }
}
