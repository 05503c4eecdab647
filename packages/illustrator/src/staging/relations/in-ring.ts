/** In a swim ring or an inflatable animal: up to the waist, snug, the arms free. */
import { midX, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { hollowOf } from './hollow.ts'
import { meet, resize } from './kit.ts'

const RING = /^(swim ring|pool float)$/
/** In heights of who is in it: how wide its opening is, and how far the hips are below it. */
const [SNUG, BELOW] = [0.3, 0.035]

export const isRinged = (a: Member, b: Member): boolean =>
  RING.test(b.entry.name) && a.entry.kind === 'being' && (a.handed || a.entry.upright() !== null)

export function inRing(scene: Scene, a: Member, b: Member): void {
  if (!scene.alone(a) || scene.together(a, b)) return
  scene.rise(a)
  // Seen from the front: from the side the trunk would be broader than the ring.
  a.act({ pose: 'arms-up', turn: 0, mouth: 'open' })
  for (const part of ['nearLeg', 'farLeg', 'tail']) a.without.add(part)
  resize(scene, b, (b.place.h * a.place.h * SNUG) / wide(hollowOf(b)))
  const room = hollowOf(b)
  meet(scene, a, b, a.point('seat'), [midX(room), (room.y0 + room.y1) / 2 + a.place.h * BELOW])
  scene.join(a, b, { before: 'front', of: b })
}
