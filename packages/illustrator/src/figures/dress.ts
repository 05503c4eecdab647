/** Draws a body's parts with what it wears: each limb grows out of the trunk, each garment is one closed piece. */
import type { Pen } from '../art/pen.ts'
import type { Body } from './body.ts'
import { legShape, skirtShape, sleeveShape, topShape } from './garments/cloth.ts'
import type { Skirt } from './garments/outfit.ts'
import { shoe } from './garments/shoes.ts'
import { TRIMS } from './garments/trims.ts'
import { mix, off, stretched } from './geometry.ts'
import { bareArm, bareLeg, foot, hand, onArm, onLeg, toes } from './limbs.ts'
import type { Look } from './look.ts'
import { tube, unite } from './outline.ts'
import { type Coats, graft, type Joint } from './paint.ts'
import { drawPelt } from './pelts.ts'
import type { Pose } from './poses.ts'
import { SIDES, type Side, type Targets } from './skeleton.ts'

export interface Dressed {
  body: Body
  look: Look
  coats: Coats
  pose: Pose
  targets: Targets
}

const partOf = (side: Side, limb: 'Arm' | 'Leg'): string => `${side}${limb}`

/** Arms behind the trunk: the far one of a turned figure, and what is held behind. */
export function isUnder({ body }: Dressed, side: Side): boolean {
  const { joints } = body.skeleton
  if (!body.frontal) return side === 'far'
  return joints[`${side}Hand`][2] < joints[`${side}Shoulder`][2] - body.h * 0.08
}

export function drawArm({ body: b, look, coats, pose, targets }: Dressed, side: Side): void {
  const pen = coats.add(partOf(side, 'Arm'))
  const { outfit, skin, paw } = look
  const { top } = outfit
  const fist = pose.fists || targets[`${side}Hand`] !== undefined
  const { shape, lines } = hand(b, side, paw, fist)
  const covered = top && top.sleeves > 0 ? top.sleeves : 0
  const shoulder: Joint = { host: top ? topShape(b, top) : b.trunk, at: b.at(`${side}Shoulder`), radius: b.arm * 1.9 }
  const bare = bareArm(b, side, Math.max(0, covered - 0.14))
  pen.tint(skin)
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
    // Cloth without sleeves leaves the arm a piece of its own; skin and fur go on.
    if (covered || top) pen.poly(arm)
    else graft(pen, arm, [shoulder])
  }
  for (const line of lines) pen.line(line, pen.at.sw * 0.75)
  if (top && covered) {
    const cloth = sleeveShape(b, side, top)
    pen.tint(top.tint)
    graft(pen, cloth, [shoulder])
  }
}

function drawLeg(d: Dressed, side: Side, joints: readonly Joint[]): void {
  const { body: b, look, coats } = d
  const { outfit, skin, paw } = look
  const pen = coats.add(partOf(side, 'Leg'))
  const covered = outfit.bottom?.to ?? 0
  const feet = look.feet ?? paw
  const bare = bareLeg(b, side, Math.max(0, covered - 0.14))
  pen.tint(skin)
  const leg = outfit.shoes ? bare : unite([bare, foot(b, side, feet)])
  if (outfit.bottom || outfit.skirt) pen.poly(leg)
  else graft(pen, leg, joints)
  if (outfit.socks) pen.tint(outfit.socks.tint).poly(bareLeg(b, side, 1 - outfit.socks.to))
  const boots = outfit.shoes?.kind === 'boot'
  const shod = () => {
    if (outfit.shoes) shoe(pen.tint(outfit.shoes.tint), b, side, outfit.shoes.kind)
    else toes(pen, b, side, feet)
  }
  if (!boots) shod()
  if (outfit.bottom) {
    pen.tint(outfit.bottom.tint)
    const leg = legShape(b, side, outfit.bottom)
    // Seen from the front both legs are one piece of cloth.
    if (side === 'near' && b.frontal) pen.poly(unite([leg, legShape(b, 'far', outfit.bottom)]))
    else graft(pen, leg, joints)
  }
  if (boots) shod()
}

/** Clothed legs are painted before the trunk, whose cloth hangs over them; bare ones grow out of it, under a shirt if there is one. */
export function drawLegsAndTrunk(d: Dressed): void {
  const { body: b, look } = d
  const { bottom, skirt, lower } = look.outfit
  if (!lower) drawLeg(d, 'far', [])
  if (bottom || skirt) {
    const farLeg = bottom ? legShape(b, 'far', bottom) : bareLeg(b, 'far')
    drawLeg(d, 'near', [{ host: farLeg, at: b.at('farHip'), radius: b.leg * 1.5 }])
    drawTrunk(d)
  } else {
    drawTrunk(d)
    if (!lower) drawLeg(d, 'near', [{ host: b.trunk, at: b.at('nearHip'), radius: b.leg * 1.75 }])
  }
  drawCloth(d)
}

/** The trunk itself: all of it where it is bare, the neck where it is not. */
function drawTrunk({ body: b, look, coats }: Dressed): void {
  const pen = coats.add('torso').tint(look.skin)
  const { top, skirt, bottom } = look.outfit
  const neck = stretched([
    [...mix(b.at('chest'), b.at('hip'), 0.06), b.head * look.neck],
    [...mix(b.at('neck'), b.at('head'), 0.35), b.head * look.neck],
  ])
  if (top && (bottom || skirt)) {
    pen.poly(neck)
    return
  }
  const shape = unite([b.trunk, neck])
  const groins = SIDES.map((side): Joint => ({ host: bareLeg(b, side), at: b.at(`${side}Hip`), radius: b.leg * 1.6 }))
  graft(pen, shape, bottom || skirt ? [] : groins)
  if (look.pelt) drawPelt(pen, look.pelt, shape, b)
}

/** What is worn on the trunk. */
function drawCloth({ body: b, look, coats }: Dressed): void {
  const pen = coats.add('torso')
  const { top, skirt, trims } = look.outfit
  if (skirt) drawSkirt(pen.tint(skirt.tint), b, skirt)
  const cloth = top ? topShape(b, top) : b.trunk
  if (top) {
    pen.tint(top.tint)
    const [x, y] = b.waist((skirt?.from ?? 0) + 0.2)
    if (skirt && skirt.tint === top.tint && skirt.from < top.hem)
      graft(pen, cloth, [{ host: skirtShape(b, skirt), at: [x, y], radius: b.h }])
    else pen.poly(cloth)
  }
  for (const { kind, tint } of trims) TRIMS[kind]?.(pen.tint(tint ?? 'any3'), b, cloth)
}

function drawSkirt(pen: Pen, b: Body, skirt: Skirt): void {
  const shape = skirtShape(b, skirt)
  pen.poly(shape)
  const n = skirt.tiers ?? 0
  for (let i = 1; i <= n; i++) {
    const t = skirt.to * (i / (n + 1)) + 0.06
    const [near, far] = [onLeg(b, 'near', t), onLeg(b, 'far', t)]
    const wide = b.leg * (1 + skirt.flare * (i / (n + 1)))
    const [l, r] = near[0] < far[0] ? [near, far] : [far, near]
    pen.line(
      [
        off([l[0], l[1]], [-1, 0], wide),
        [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2 + b.leg * 0.36],
        off([r[0], r[1]], [1, 0], wide),
      ],
      pen.at.sw * 0.85,
    )
  }
}
