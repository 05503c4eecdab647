/** A kite high up in the wind, on a string. */
import { midX } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { ahead, meet, resize } from './kit.ts'
import { rope } from './stance.ts'

/** In degrees: straight below the kite its tail would hang along the string. */
const TAIL_OUT = -28

/** In heights of who holds it, how far ahead and above the head: several have room only over their heads, one would be small under it. */
const [OVER_HEADS, BESIDE_ONE] = [
  [0.32, 0.08],
  [0.62, -0.16],
] as const

export function onString(scene: Scene, a: Member, b: Member, hand: 'nearHand' | 'farHand'): void {
  const h = a.place.h
  b.tilt = TAIL_OUT
  b.draw()
  resize(scene, b, h * 0.62)
  const [hx, hy] = a.point('headTop')
  const [out, up] = scene.members.filter(({ entry }) => entry === b.entry).length > 1 ? OVER_HEADS : BESIDE_ONE
  meet(scene, b, a, [midX(b.art.box), b.art.box.y1], [hx + ahead(a, h * out), hy - h * up])
  scene.join(b, a, 'over')
  const [cx, cy] = a.point('chest')
  a.act({ reach: { [hand]: [cx + ahead(a, h * 0.2), cy - h * 0.1] } })
  rope(scene, a, b, hand, 'tie', 0.06)
}
