/** In a tent or a fort of blankets: side by side, faces to the reader, as large as they need; their things lie before them. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { BAG_SHARE, sharedTent } from '../shared-tent.ts'
import { isLying } from '../traits.ts'
import { halfHead } from './acts/kit.ts'
import { coverUp, tuckIn } from './blanket.ts'
import { meet, resize } from './kit.ts'

/** In heads: the room each has. In heights of the tallest: from the ground to the edge of the bags, and to the hip below it. */
const [ROOM, DEEP, UNDER] = [1.16, 0.36, 0.1]

/** Whether all who are in it can lie in bags: animals do as people. */
export function isCampedIn(scene: Scene, b: Member, guests: readonly Member[]): boolean {
  if (!/^(tent|blanket fort)$/.test(b.entry.name)) return false
  for (const one of guests) scene.rise(one)
  return guests.length > 0 && guests.every((one) => one.handed)
}

/** What somebody took along lies before the bags; false where nobody is in it. */
export function laidInTent(scene: Scene, a: Member, b: Member, guests: readonly Member[]): boolean {
  const camper = guests.find((one) => scene.together(one, b))
  if (!camper || !b.has('cover') || scene.together(a, b)) return false
  const { index } = scene.slot(b, 'laid', new Set())
  const longest = Math.max(wide(a.art.box), tall(a.art.box))
  resize(scene, a, (a.place.h * camper.place.h * LAID) / longest)
  const x = midX(b.art.box) + (index % 2 ? -1 : 1) * wide(b.art.box) * 0.2
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, b.art.box.y1 + camper.place.h * 0.05])
  scene.join(a, b, 'over')
  return true
}

/** In heights of who is in it: what lies before them. */
const LAID = 0.4

export function inTent(scene: Scene, a: Member, b: Member, guests: readonly Member[]): void {
  if (scene.together(a, b)) return
  const asleep = isLying(a.acting.pose) || !!scene.does(a, 'sleeps-in')
  coverUp(scene, a, asleep)
  const room = Math.max(...guests.map(halfHead)) * 2 * ROOM
  if (guests.every((one) => !scene.together(one, b))) {
    const h = (Math.max(...guests.map(({ place }) => place.h)) * DEEP) / BAG_SHARE
    b.recast(sharedTent(b.entry.name, (room * guests.length) / h, guests.length))
    resize(scene, b, h)
    scene.renew(b)
  }
  const [mid, y] = b.point('cover')
  const x = mid + (guests.indexOf(a) - (guests.length - 1) / 2) * room
  tuckIn(scene, a, b, [x, y], asleep, UNDER)
}
