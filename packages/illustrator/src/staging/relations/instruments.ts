/** Music: winds at the mouth, pianos and drum kits on the floor, the rest in both hands. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, side, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { tube } from './effects.ts'
import { bothHands, fitHeld, reads } from './hands.ts'
import { ahead, meet, resize, type Stager } from './kit.ts'
import { footing, stand } from './stance.ts'

/** Meters: from here on an instrument stands on the floor. */
const STANDING = 0.8

export const plays: Stager = (scene, a, b, relation) => {
  if (!a.handed || scene.together(a, b)) return reads(scene, a, b, relation)
  if (b.has('mouthpiece') && b.entry.height < STANDING) return atMouth(scene, a, b)
  if (b.has('keys') && b.entry.height >= STANDING) return b.art.hollow ? behindDrums(scene, a, b) : atKeys(scene, a, b)
  fitHeld(scene, a, b, 0.62)
  bothHands(scene, a, b, 0.02)
}

function atMouth(scene: Scene, a: Member, b: Member): void {
  fitHeld(scene, a, b, 0.42)
  const [mx, my] = a.point('mouth')
  const lips: Point = [mx + ahead(a, a.place.h * 0.01), my]
  meet(scene, b, a, b.point('mouthpiece'), lips)
  if (isOverEye(a, b)) {
    b.tilt = LOWERED
    b.draw()
    meet(scene, b, a, b.point('mouthpiece'), lips)
  }
  scene.join(b, a, 'over')
  scene.group(a).rearrange(a, new Set(['nearArm']), 'over')
  a.act({ reach: { nearHand: b.point('grip'), farHand: b.point('grip2', 'grip') } })
}

/** In degrees: a horn that would be before an eye is blown toward the ground. */
const LOWERED = 32

function isOverEye(a: Member, b: Member): boolean {
  const { box } = b.art
  const [, my] = a.point('mouth')
  return (a.art.features ?? []).some(
    ([x, y, r]) => y < my && x + r > box.x0 && x - r < box.x1 && y + r * 0.7 > box.y0 && y - r < box.y1,
  )
}

/** Before the keys, the hands on them. */
function atKeys(scene: Scene, a: Member, b: Member): void {
  const rise = footing(scene, b) - b.point('keys')[1]
  resize(scene, b, b.place.h * clamp((a.place.h * 0.44) / Math.max(rise, 1), 0.4, 3))
  const [x, y] = b.point('keys')
  const s = side(a.place.facing)
  const edge = s > 0 ? b.art.box.x0 : b.art.box.x1
  const near: Point = [edge + s * Math.min(Math.abs(x - edge), wide(b.art.box) * 0.24), y]
  stand(scene, a, b, near, 0.24)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: near, farHand: [near[0] + s * a.place.h * 0.06, y - a.place.h * 0.01] } })
}

/** Behind the kit, head and arms above it. */
function behindDrums(scene: Scene, a: Member, b: Member): void {
  const rise = footing(scene, b) - b.point('grip')[1]
  resize(scene, b, b.place.h * clamp((a.place.h * 0.46) / Math.max(rise, 1), 0.4, 3))
  scene.group(a).shift(midX(b.art.box) - midX(a.art.box), footing(scene, b) - a.place.h * 0.06 - a.place.y)
  scene.join(a, b, { after: 'back', of: b })
  const [left, right] = [b.point('grip'), b.point('grip2')]
  const flip = side(a.place.facing) * (left[0] - right[0]) > 0
  const raised = ([x, y]: Point): Point => [x + (x - midX(b.art.box)) * 0.5, y - a.place.h * 0.1]
  a.act({ reach: { nearHand: raised(flip ? left : right), farHand: raised(flip ? right : left) } })
  for (const [hand, drum] of [
    ['nearHand', flip ? 'grip' : 'grip2'],
    ['farHand', flip ? 'grip2' : 'grip'],
  ] as const)
    tube(scene, b, () => [a.point(hand), b.point(drum)], 0.012, 'sand')
}
