/** What goes around arms and legs: armor on the joints, which makes a knight of somebody in gray, plaster, bands that shine at night. */
import type { Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { axes, mix, off } from '../geometry.ts'
import { onArm, sleeve, trouserLeg } from '../limbs.ts'
import { tube } from '../outline.ts'
import type { Side } from '../skeleton.ts'
import type { Outfit } from './outfit.ts'

/** What goes over sleeve and arm. */
export function onArms(pen: Pen, { plated, bands, top, trims }: Outfit, b: Body, side: Side): void {
  if (plated) armPlates(pen.tint(plated), b, side)
  if (bands && top && top.sleeves > 0.8) pen.tint(bands).poly(sleeve(b, side, 0.86, 0.19, 0.29, 0.73), pen.at.sw * 0.85)
  if (side === 'near' && trims.some(({ kind }) => kind === 'arm cast')) armCast(pen.tint('cloud'), b)
}

/** From under the elbow to the wrist. */
function armCast(pen: Pen, b: Body): void {
  const wide = ([x, y, r]: readonly [number, number, number]) => [x, y, r * 1.6] as const
  pen.poly(
    tube(
      [0.46, 0.64, 0.8, 0.94].map((t) => wide(onArm(b, 'near', t))),
      true,
    ),
  )
  for (const t of [0.58, 0.7, 0.82]) {
    const [[x, y, r], [u, v]] = [onArm(b, 'near', t), onArm(b, 'near', t + 0.04)]
    const { across } = axes([x, y], [u, v])
    pen.line([off([x, y], across, -r * 1.5), off([u, v], across, r * 1.5)], pen.at.sw * 0.75)
  }
}

function armPlates(pen: Pen, b: Body, side: Side): void {
  const [shoulder, elbow] = [b.at(`${side}Shoulder`), b.at(`${side}Elbow`)]
  pen.ell(...elbow, b.arm * 1.2)
  pen.ell(...mix(shoulder, elbow, 0.1), b.arm * 1.75)
  pen.ell(...mix(shoulder, elbow, 0.1), b.arm * 0.95, b.arm * 0.95, 0, pen.at.sw * 0.8)
}

/** What goes over trousers. */
export function onLegs(pen: Pen, { plated, bands, bottom }: Outfit, b: Body, side: Side): void {
  if (plated) pen.tint(plated).ell(...b.at(`${side}Knee`), b.leg * 1.06)
  if (bands && bottom && bottom.to > 0.7)
    pen.tint(bands).poly(trouserLeg(b, side, 0.6, 0.14, 0.24, 0.48), pen.at.sw * 0.85)
}
