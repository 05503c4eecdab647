/** Armor on the joints: what makes a knight of somebody in gray. */
import type { Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { mix } from '../geometry.ts'
import type { Side } from '../skeleton.ts'

export function armPlates(pen: Pen, b: Body, side: Side): void {
  const [shoulder, elbow] = [b.at(`${side}Shoulder`), b.at(`${side}Elbow`)]
  pen.ell(...elbow, b.arm * 1.2)
  pen.ell(...mix(shoulder, elbow, 0.1), b.arm * 1.75)
  pen.ell(...mix(shoulder, elbow, 0.1), b.arm * 0.95, b.arm * 0.95, 0, pen.at.sw * 0.8)
}

export const kneePlate = (pen: Pen, b: Body, side: Side): Pen => pen.ell(...b.at(`${side}Knee`), b.leg * 1.06)
