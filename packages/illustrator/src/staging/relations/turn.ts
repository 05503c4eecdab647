/** Turning somebody who already has something in hand: all that moves along is seen as in a mirror. */
import type { Point } from '../../art/art.ts'
import { midX, turned } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'

export function turnAround(scene: Scene, a: Member): void {
  const { members, box } = scene.group(a)
  mirror(members, midX(box))
}

export function mirror(members: readonly Member[], x: number): void {
  const flip = ([px, py]: Point): Point => [2 * x - px, py]
  for (const member of members) {
    const reach = Object.entries(member.acting.reach ?? {}).map(([limb, point]) => [limb, flip(point)])
    member.acting = { ...member.acting, reach: Object.fromEntries(reach) }
    member.at({ x: 2 * x - member.place.x, facing: turned(member.place.facing) })
  }
}
