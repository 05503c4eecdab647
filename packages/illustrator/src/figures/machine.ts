/** The body of a robot: a box with a board of lamps on it, and limbs like ribbed tubes. */
import type { Knot, Pen } from '../art/pen.ts'
import type { Body } from './body.ts'
import { axes, clamp, off, type P, ring } from './geometry.ts'
import { onArm, onLeg } from './limbs.ts'
import type { Look } from './look.ts'
import type { Side } from './skeleton.ts'

/** Its limbs are put on: they do not grow out of it. */
export const isMachine = ({ pelt, outfit }: Look): boolean => pelt?.kind === 'casing' && !outfit.top

/** The box, a screen above and a row of lamps below; it comes before the roots of the legs. */
export function casing(pen: Pen, b: Body): void {
  pen.blob(rounded(b, [-0.06, 1.12], [-1.06, 1.06]))
  const m = clamp(b.middle * 0.5, 0, 0.3)
  pen.tint('sky').blob(rounded(b, [0.2, 0.62], [m - 0.62, m + 0.62]))
  const [low, high] = [b.on(0.5, m), b.on(0.3, m)]
  const [wide, tall] = [b.h * 0.06, low[1] - high[1]]
  // The beat on the screen.
  pen.line([
    [low[0] - wide, (low[1] + high[1]) / 2],
    [low[0] - wide * 0.4, (low[1] + high[1]) / 2],
    [low[0] - wide * 0.1, high[1] + tall * 0.1],
    [low[0] + wide * 0.25, low[1] - tall * 0.05],
    [low[0] + wide * 0.5, (low[1] + high[1]) / 2],
    [low[0] + wide, (low[1] + high[1]) / 2],
  ])
  for (const [i, tint] of ['vermilion', 'gamboge', 'leaf'].entries())
    pen.tint(tint).poly(ring([...b.on(0.86, m + (i - 1) * 0.44), b.h * 0.021], 1))
}

/** A box on the trunk with round corners. */
function rounded(b: Body, [top, low]: readonly [number, number], [l, r]: readonly [number, number]): Knot[] {
  const [du, dv] = [0.07, 0.16]
  return [
    [...b.on(top, l + dv), 1],
    [...b.on(top, r - dv), 1],
    b.on(top + du * 0.3, r - dv * 0.3),
    [...b.on(top + du, r), 1],
    [...b.on(low - du, r), 1],
    b.on(low - du * 0.3, r - dv * 0.3),
    [...b.on(low, r - dv), 1],
    [...b.on(low, l + dv), 1],
    b.on(low - du * 0.3, l + dv * 0.3),
    [...b.on(low - du, l), 1],
    [...b.on(top + du, l), 1],
    b.on(top + du * 0.3, l + dv * 0.3),
  ]
}

/** The folds of a ribbed tube. */
export function tubeRings(pen: Pen, b: Body, side: Side, limb: 'arm' | 'leg'): void {
  const on = limb === 'arm' ? onArm : onLeg
  for (const t of limb === 'arm' ? [0.3, 0.42, 0.54, 0.66] : [0.44, 0.54, 0.64]) {
    const [[x, y, r], [u, v]] = [on(b, side, t), on(b, side, t + 0.04)]
    const { along, across } = axes([x, y], [u, v])
    const at = (a: number, c: number): P => off([x, y], along, a * r, across, c * r)
    pen.line([at(0, -0.96), at(0.24, 0), at(0, 0.96)], pen.at.sw * 0.8)
  }
}

/** A ball in the shoulder of the box. */
export const shoulderBall = (pen: Pen, b: Body, side: Side): void => {
  pen.poly(ring([...b.at(`${side}Shoulder`), b.arm * 1.3], 1))
}
