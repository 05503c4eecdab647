/** From a ladder one gets to the upper part of a tree or a shelf: that stands on the floor beside it, and not in its place. */
import type { Point } from '../../../art/art.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { toFront } from '../acts/kit.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'

/** In heights of who is up there: how far the thing ends above the head, and how far before the chest the hand is. */
const [OVER, ARM] = [0.12, 0.26]
/** How far from its middle it is touched, as a share of its width: a fir is narrow there. */
const [FIR, CROWN, SIDE] = [0.12, 0.3, 0.42]
/** In meters: what is lower is not got at from a ladder. */
const HIGH = 1.5

/** Whether it is staged so. */
export function fromLadder(scene: Scene, a: Member, b: Member): boolean {
  const ladder = scene.does(a, 'stands-on', 'climbs')?.b
  if (ladder?.entry.name !== 'ladder' || !scene.together(a, ladder) || !a.handed) return false
  if (b.being || b.habitat !== 'ground' || b.entry.height < HIGH || !scene.alone(b)) return false
  const ground = footing(scene, a)
  const h = a.place.h
  resize(scene, b, (b.place.h * (ground - a.point('headTop')[1] + h * OVER)) / tall(b.art.box))
  const s = side(a.place.facing)
  const half =
    wide(b.art.box) * (/christmas|pine|fir/.test(b.entry.name) ? FIR : /tree$/.test(b.entry.name) ? CROWN : SIDE)
  const [x, y] = a.point('chest')
  const hand: Point = [x + s * h * ARM, y - h * 0.04]
  scene.group(b).shift(hand[0] + s * half - midX(b.art.box), ground - tall(b.art.box) * 0.01 - b.art.box.y1)
  scene.join(b, a, 'under')
  const tool = scene.does(a, 'holds')?.b
  if (tool && !tool.being && scene.together(tool, a)) {
    const { box } = tool.art
    tool.move({ scale: 1, dx: hand[0] - midX(box), dy: hand[1] - (box.y0 + box.y1) / 2 })
    toFront(scene, tool)
  }
  a.act({ pose: 'reach', reach: { nearHand: hand } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
  return true
}
