/** Draws arms with their sleeves: each grows out of the trunk or comes out of the cloth, and what is at the head lies before it. */
import { comesFromBehind, graftArm } from './arms-of-fur.ts'
import { lightSide } from './bellies.ts'
import type { Body } from './body.ts'
import { type Dressed, partOf } from './dress.ts'
import { armhole, sleeveShape, topShape } from './garments/cloth.ts'
import { tailArm } from './garments/creeping.ts'
import { onArms } from './garments/plates.ts'
import { elbowFolds, sleeveHem } from './garments/seams.ts'
import type { P } from './geometry.ts'
import { hand } from './hands.ts'
import { armBefore, bareArm, limbBands, limbStripes, onArm, wing } from './limbs.ts'
import { isMachine, shoulderBall, tubeRings } from './machine.ts'
import { tube, unite } from './outline.ts'
import { graft, type Joint } from './paint.ts'
import type { Side } from './skeleton.ts'
import { drawTool, isPair } from './tools.ts'

const outside = (b: Body, side: Side): boolean => Math.abs(b.at(`${side}Hand`)[0] - b.at('chest')[0]) > b.waist(0.7)[2]

/** Arms behind the trunk: the far one of a turned figure, and what is held behind. */
export function isUnder({ body, look }: Dressed, side: Side): boolean {
  const { joints } = body.skeleton
  // A twig is stuck into the snow from the side.
  if (look.paw === 'twig' && outside(body, side)) return true
  if (!body.frontal) return side === 'far'
  // The far arm of a round body comes from behind it: before the belly it would cut that in two.
  if (side === 'far' && comesFromBehind(body)) return true
  return joints[`${side}Hand`][2] < joints[`${side}Shoulder`][2] - body.h * 0.08
}

export function drawArm(
  { body: b, look, coats, pose, targets, tool: carried, flat }: Dressed,
  side: Side,
  part = partOf(side, 'Arm'),
): void {
  const { outfit, skin } = look
  const { top } = outfit
  const paw = outfit.mitts ? 'mitt' : look.paw
  const tool = side === 'near' || (carried && isPair(carried)) ? carried : undefined
  if (tool) drawTool(coats.around(part, b.at(`${side}Hand`), b.h * 0.01, 0), tool)
  const pen = coats.add(part)
  if (paw === 'tail') {
    if (side === 'near') pen.tint(skin).poly(tailArm(b))
    return
  }
  const fist = !flat && (pose.fists || tool !== undefined || targets[`${side}Hand`] !== undefined)
  const { shape, lines } = hand(b, side, paw, fist)
  const covered = top && top.sleeves > 0 ? top.sleeves : 0
  const shoulder: Joint = {
    host: top && covered ? topShape(b, top) : b.trunk,
    at: b.at(`${side}Shoulder`),
    radius: top && !covered ? armhole(b, side)[2] : b.arm * 1.9,
  }
  // Its upper end would lie over the chin.
  const start = part === `${side}Hand` ? armBefore(b, side) : 0
  const from = Math.max(start, covered - 0.14)
  const elbow = onArm(b, side, start)
  const onward = (host: P[]): Joint => ({ host, at: [elbow[0], elbow[1]], radius: b.arm * 1.3 })
  const bare = paw === 'wing' ? wing(b, side, from) : bareArm(b, side, from)
  pen.tint(paw === 'twig' ? 'wood' : skin)
  if (outfit.gloves) {
    pen.poly(bare)
    pen
      .tint(outfit.gloves)
      .poly(
        unite([
          shape,
          tube(
            [onArm(b, side, 0.78), onArm(b, side, 0.86), [...b.at(`${side}Wrist`), b.arm]].map(
              ([x, y, r]) => [x, y, r * 1.2] as const,
            ),
          ),
        ]),
      )
  } else {
    const arm = unite([bare, shape])
    // What comes out of a sleeve is a piece of its own; skin and fur go on.
    if (start > 0 && from === start) graft(pen, arm, [onward(bareArm(b, side))])
    else if (covered || paw === 'twig' || isMachine(look)) pen.poly(arm)
    else graftArm(pen, b, side, arm, shoulder, look.pelt && !top ? lightSide(look.pelt.kind, b) : undefined)
  }
  for (const line of lines) pen.line(line, pen.at.sw * 0.75)
  if (look.pelt?.kind === 'stripes' && !covered && !outfit.gloves) limbStripes(pen.tint(look.pelt.tint), b, side, 'arm')
  if (look.pelt?.kind === 'bandages') limbBands(pen, b, side, 'arm')
  if (isMachine(look)) {
    tubeRings(pen, b, side, 'arm')
    shoulderBall(pen.tint(skin), b, side)
  }
  if (top && covered > start) {
    const cloth = sleeveShape(b, side, top, start)
    pen.tint(top.tint)
    graft(pen, cloth, [start ? onward(sleeveShape(b, side, top)) : shoulder])
    if (look.detailed && top.cut !== 'bell' && !outfit.bands) sleeveHem(pen, b, side, covered)
    if (look.detailed && covered > 0.6 && !outfit.plated) elbowFolds(pen, b, side)
  }
  onArms(pen, outfit, b, side)
}
