/** Lines on cloth: seams, hems, pockets, and the folds where it is bent. All of them are finer than its outline. */
import type { Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { axes, type Disc, mix, off, type P } from '../geometry.ts'
import { onArm, onLeg } from '../limbs.ts'
import { within } from '../outline.ts'
import type { Side } from '../skeleton.ts'
import { hemOf, isSeated } from './cloth.ts'
import type { Skirt, Trim } from './outfit.ts'

const FINE = 0.75

/** The seam above the end of a sleeve. */
export function sleeveHem(pen: Pen, b: Body, side: Side, to: number): void {
  const [high, low] = [onArm(b, side, to - 0.12), onArm(b, side, to - 0.02)]
  const { across } = axes([high[0], high[1]], [low[0], low[1]])
  const r = high[2] * 1.22
  if (r * 0.5 < pen.at.sw) return
  pen.line([off([high[0], high[1]], across, -r), off([high[0], high[1]], across, r)], pen.at.sw * FINE)
}

/** Pockets in the side seams. */
export function pockets(pen: Pen, b: Body): void {
  for (const q of [-1, 1]) pen.line([b.on(1.04, q * 0.42), b.on(1.16, q * 0.62), b.on(1.2, q * 0.98)], pen.at.sw * FINE)
}

/** The turned-up end of a trouser leg. */
export function cuff(pen: Pen, b: Body, side: Side, to: number): void {
  const [high, low] = [onLeg(b, side, to - 0.1), onLeg(b, side, to - 0.02)]
  const { across } = axes([high[0], high[1]], [low[0], low[1]])
  const r = high[2] * 1.04
  pen.line([off([high[0], high[1]], across, -r), off([high[0], high[1]], across, r)], pen.at.sw * 0.8)
}

/** Whatever lies at the neck already. */
const AT_NECK = /collar|hoodie|tie|lapels|scarf|kerchief|ruff|wrap|vest|zip|apron|necklace|stethoscope|sari|bib|clasps/

/** The band around the neck of a shirt. */
export function neckline(pen: Pen, b: Body, cloth: readonly P[], trims: readonly Trim[], printed: boolean): void {
  if (trims.some(({ kind }) => AT_NECK.test(kind))) return
  // Around the neck, which is behind the middle of a chest that is turned.
  const m = b.middle * 0.55
  const arc = (down: number, half: number): P[] => [
    b.on(-0.3, m - half),
    b.on(down * 0.55, m - half * 0.86),
    b.on(down * 0.9, m - half * 0.5),
    b.on(down, m),
    b.on(down * 0.9, m + half * 0.5),
    b.on(down * 0.55, m + half * 0.86),
    b.on(-0.3, m + half),
  ]
  // Under a child's large head only its middle is to be seen, and it would run through what is printed.
  if (b.head > b.h * 0.17) {
    if (!printed) pen.line(arc(0.23, 0.46 * (1 - m * 0.5)).slice(2, -2), pen.at.sw * FINE)
    return
  }
  const ribbing = within(arc(0.24, 0.58), cloth)
  if (ribbing.length > 2) pen.poly(ribbing, pen.at.sw * FINE)
  if (0.08 * b.skeleton.build.torso * b.h > pen.at.sw * 1.6) pen.line(arc(0.15, 0.44).slice(1, -1), pen.at.sw * FINE)
}

/** Where cloth is pulled: below the arms and at the waist. */
export function creases(pen: Pen, b: Body, hem: number): void {
  if (b.h < 200) return
  for (const q of b.frontal ? [-1, 1] : [-1]) {
    pen.line([b.on(0.34, q * 0.94), b.on(0.41, q * 0.78), b.on(0.43, q * 0.58)], pen.at.sw * FINE)
    if (hem > 0.9) pen.line([b.on(0.86, q * 0.96), b.on(0.79, q * 0.82), b.on(0.76, q * 0.66)], pen.at.sw * FINE)
  }
}

/** How far a joint is bent, from 0 to 1, and the way to its inner side. */
function bent(a: P, joint: P, c: P): { bend: number; inward: P } {
  const [u, v] = [axes(joint, a).along, axes(joint, c).along]
  const sum: P = [u[0] + v[0], u[1] + v[1]]
  const l = Math.hypot(...sum)
  return { bend: l / 2, inward: l > 0.01 ? [sum[0] / l, sum[1] / l] : [0, 0] }
}

/** One fold from the inner edge of a bent limb: with a free end on both sides it would be a stray line. */
function jointFold(pen: Pen, [a, joint, c]: readonly [P, P, P], [x, y, r]: Disc): void {
  const { bend, inward } = bent(a, joint, c)
  if (bend < FOLDED || r < pen.at.sw * 2.2) return
  const { along } = axes(joint, a)
  const [edge, tip] = [off([x, y], inward, r), off([x, y], inward, -r * 0.1, along, r * 0.34)]
  pen.line([edge, off(mix(edge, tip, 0.5), along, -r * 0.12), tip], pen.at.sw * FINE)
}
/** Of a right angle: bent less, cloth does not fold. */
const FOLDED = 0.42

export const elbowFolds = (pen: Pen, b: Body, side: Side): void =>
  jointFold(
    pen,
    [b.at(`${side}Shoulder`), b.at(`${side}Elbow`), b.at(`${side}Wrist`)],
    [...middleOf(onArm(b, side, 0.52)), b.arm * 1.1],
  )

export const kneeFolds = (pen: Pen, b: Body, side: Side): void =>
  jointFold(
    pen,
    [b.at(`${side}Hip`), b.at(`${side}Knee`), b.at(`${side}Ankle`)],
    [...middleOf(onLeg(b, side, 0.52)), b.leg * 1.08],
  )

const middleOf = ([x, y]: Disc): P => [x, y]

/** A coat hangs straight and is open in front: with folds it would be a skirt. */
export function opening(pen: Pen, b: Body, skirt: Skirt): void {
  const [near, far] = [onLeg(b, 'near', skirt.to), onLeg(b, 'far', skirt.to)]
  pen.line([b.on(skirt.from, b.middle), [(near[0] + far[0]) / 2, Math.max(near[1], far[1]) + b.leg * 0.5]])
}

/** Folds that rise from the notches of a hem toward the waist; on a lap they run along the thighs. */
export function folds(pen: Pen, b: Body, skirt: Skirt): void {
  const [wx, wy] = b.waist(skirt.from)
  const notches = hemOf(b, skirt).notches
  if (isSeated(b)) {
    const [hip, knee] = [b.at('nearHip'), b.at('nearKnee')]
    const { across } = axes(hip, knee)
    for (const [c, from, to] of LAP_FOLDS)
      pen.line(
        [0, 0.5, 1].map((t) =>
          off(mix(hip, knee, from + (to - from) * t), across, b.leg * (c * (0.4 + 0.6 * t) - 0.14 * Math.sin(t * 3))),
        ),
        pen.at.sw * FINE,
      )
    return
  }
  for (const [i, [x, y]] of notches.entries()) {
    if (y - wy < b.h * 0.1) continue
    const head: P = [wx + (x - wx) * 0.5, y - (y - wy) * (i % 2 ? 0.4 : 0.58)]
    pen.line([[x, y - b.leg * 0.08], mix([x, y], [head[0] + (x - wx) * 0.1, head[1]], 0.5), head], pen.at.sw * FINE)
  }
}
/** How far across a thigh each is, in radii of the leg, and its ends along it. */
const LAP_FOLDS: readonly (readonly [across: number, from: number, to: number])[] = [
  [-0.5, 0.3, 0.85],
  [0.35, 0.15, 0.6],
]
