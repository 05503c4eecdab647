/** Out of what somebody is stuck in. */
import type { Point } from '../../art/art.ts'
import { midX } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { resize } from './kit.ts'
import { takeSlot } from './slots.ts'
import { handsOn, REACH } from './stance.ts'

/** Who is stuck in a jar is taken hold of, not led away on a rope. */
export function outOf(scene: Scene, a: Member, b: Member): boolean {
  const vessel = b.being ? scene.does(b, 'inside', 'hides-in', 'comes-out-of')?.b : null
  if (!vessel || vessel.being || !scene.together(b, vessel) || scene.together(a, b)) return false
  scene.rise(a)
  if (!a.handed) return false
  const slot = scene.slot(b, 'pull', PULLING)
  if (slot.count < 2 && !/chimney$/.test(vessel.entry.name)) handsOn(scene, a, b, b.point('chest'))
  else byOneArm(scene, a, b, vessel, slot)
  return true
}

const PULLING = new Set(['pulls'])

/** Each at a side of what somebody is stuck in, with the arm of that side in both hands. */
function byOneArm(scene: Scene, a: Member, b: Member, vessel: Member, slot: { index: number; count: number }): void {
  const high = vessel.art.box.y1 - b.point('chest')[1]
  const reached = a.art.box.y1 - a.point('chest')[1] + a.place.h * REACH * 0.8
  if (!slot.index && high > reached) resize(scene, vessel, (vessel.place.h * reached) / high)
  takeSlot(scene, a, vessel, { i: slot.index, n: slot.count })
  const s = midX(a.art.box) < midX(vessel.art.box) ? -1 : 1
  const [x, y] = b.point('chest')
  const at: Point = [x + s * headOf(b) * 1.9, y]
  const arm = (b.point('nearHand')[0] - b.point('farHand')[0]) * s > 0 ? 'nearHand' : 'farHand'
  b.act({ mood: 'surprised', reach: { [arm]: at } })
  const short = Math.max(0, s * (a.point('chest')[0] - at[0]) - a.place.h * REACH)
  a.move({ scale: 1, dx: -s * short, dy: 0 })
  a.act({ pose: 'pull-lean', reach: { nearHand: at, farHand: [at[0] + s * 6, at[1] + 6] } })
}
