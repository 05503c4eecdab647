/** Arms of clay and eyes in profile, for whatever needs them. */
import { rope, taper } from '../rig/clay.ts'
import { type P, spline } from '../rig/geom.ts'
import { boxOf, outline } from '../rig/trace.ts'
import { type Canvas, joints } from './creature.ts'

/** An arm that tapers along a curve. */
export function arm({ ink, f }: Canvas, knots: readonly P[], r0: number, r1: number): void {
  const line = spline(
    knots.map(([x, y]) => f.at(x, y)),
    5,
  )
  const radii = taper(line.length, r0 * f.s, r1 * f.s)
  ink.shape(outline(rope(line, radii, 3), boxOf(line, r0 * f.s + 6)))
}

/** One eye of a profile with its cheek. */
export function cuteSide({ ink, f, look }: Canvas, x: number, y: number, size: number): void {
  const r = size * 1.3
  ink.eyes.push({ f, x, y, r })
  if (look.asleep || look.mood === 'sleepy') ink.line(f.d(`M${x - r} ${y}Q${x} ${y + r * 1.2} ${x + r} ${y}`))
  else ink.dot(f.at(x, y), r * f.s * 0.86, r * f.s).light(f.at(x + r * 0.26, y - r * 0.36), r * f.s * 0.34)
  if (look.mood === 'angry') ink.line(f.d(`M${x - r} ${y - r * 1.8}L${x + r} ${y - r * 1.1}`))
  if (look.mood === 'sad' || look.mood === 'scared') ink.line(f.d(`M${x - r} ${y - r * 1.1}L${x + r} ${y - r * 1.8}`))
  ink.blush(f.at(x + r * 0.2, y + r * 1.8), r * f.s * 0.9)
}

/** Seen from above: head to the top of the page, three jointed legs at each side. */
export function sixLegs(c: Canvas, reach = 1): void {
  for (const m of [1, -1])
    joints(
      c,
      [
        [
          [m * 0.24, -0.78],
          [m * 0.56 * reach, -0.96],
          [m * 0.64 * reach, -1.16],
        ],
        [
          [m * 0.3, -0.56],
          [m * 0.66 * reach, -0.58],
          [m * 0.84 * reach, -0.46],
        ],
        [
          [m * 0.28, -0.32],
          [m * 0.6 * reach, -0.2],
          [m * 0.7 * reach, -0.02],
        ],
      ],
      0.036,
    )
}
