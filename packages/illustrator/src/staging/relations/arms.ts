/** No hands, but arms or claws to hold with: each thing at the end of an arm, none before the face. */
import type { Point } from '../../art/art.ts'
import { midX, midY, tall, wide } from '../geometry.ts'
import { CLAWED, MANY_ARMS } from '../hands-needed.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heldHeight } from '../sizes.ts'
import { gripOf, meet, resize } from './kit.ts'

const ARMED = /octopus|squid|kraken|crab|lobster/
export const isArmed = ({ entry }: Member): boolean => ARMED.test(entry.name)

const HOLDS = new Set(['holds'])
/** Ends of arms: outward in halves of the width, up in heights. */
const TIPS: readonly Point[] = [
  [0.94, 0.36],
  [-0.94, 0.36],
  [0.86, 0.7],
  [-0.86, 0.7],
  [0.86, 0.12],
  [-0.86, 0.12],
  [0.42, 0.1],
  [-0.42, 0.1],
]
/** Largest size of one of several things, in heights of who has them. */
const ONE_OF_MANY = 0.3

export function inArm(scene: Scene, a: Member, b: Member): void {
  const { index, count } = scene.slot(a, 'arm', HOLDS)
  if (scene.alone(b)) b.at({ h: heldHeight(b, a, 0.6) })
  const all = Math.max(count, scene.bonds.filter((bond) => bond.a === a && bond.relation.relation === 'holds').length)
  if (MANY_ARMS.test(a.entry.name) && all > 2) {
    atTip(scene, a, b, index)
    return
  }
  const { box } = a.art
  const side = index % 2 ? box.x0 + wide(box) * 0.1 : box.x1 - wide(box) * 0.1
  const ends = CLAWED.test(a.entry.name) ? (['nearFoot', 'farFoot'] as const) : (['nearHand', 'farHand'] as const)
  const far = ends.every((end) => a.has(end)) ? a.point(ends[index % 2] as string) : null
  const grip: Point = b.has('grip') || b.has('tie') ? gripOf(b) : [midX(b.art.box), b.art.box.y1]
  meet(scene, b, a, grip, far ?? [side, midY(box)])
  scene.join(b, a, 'over')
}

function atTip(scene: Scene, a: Member, b: Member, index: number): void {
  const { box } = a.art
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  resize(scene, b, (b.place.h * a.place.h * ONE_OF_MANY) / size)
  const [dx, up] = TIPS[index % TIPS.length] as Point
  const [w, h] = [wide(b.art.box), tall(b.art.box)]
  const isLow = Math.abs(dx) < 0.5
  const x = midX(box) + (dx * wide(box)) / 2 + (isLow ? 0 : Math.sign(dx) * w * 0.34)
  const y = box.y1 - up * tall(box) + (isLow ? h * 0.42 : 0)
  meet(scene, b, a, [midX(b.art.box), midY(b.art.box)], [x, y])
  scene.join(b, a, 'over')
}
