/** What fills a horn of plenty lies in a heap in its mouth and before it, large enough to be told from the rest. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { guestsIn } from './guests.ts'
import { meet, resize } from './kit.ts'

/** In the horn's own width from its middle toward the mouth, and in its height above its foot: the upper ones first, which lie behind. */
const HEAP: readonly (readonly [x: number, y: number])[] = [
  [0.24, 0.5],
  [0.46, 0.4],
  [0.13, 0.24],
  [0.36, 0.2],
  [0.58, 0.16],
  [0.22, -0.04],
  [0.47, -0.06],
  [0.7, -0.05],
]
/** Which places so many take. */
const TAKEN: Readonly<Record<number, readonly number[]>> = {
  1: [3],
  2: [3, 6],
  3: [3, 5, 6],
  4: [0, 3, 5, 6],
  5: [0, 1, 3, 5, 6],
  6: [0, 1, 3, 5, 6, 7],
  7: [0, 1, 2, 4, 5, 6, 7],
}
/** In heights of the horn. */
const LARGE = 0.4

export function poursOut(scene: Scene, a: Member, b: Member): void {
  b.wear('empty')
  const guests = guestsIn(scene, b)
  // Kinds take turns: the grapes would be under all the pumpkins.
  const kinds = [...new Set(guests.map(({ entry }) => entry))]
  const turn = ({ entry }: Member, i: number) =>
    guests.slice(0, i).filter((one) => one.entry === entry).length * 10 + kinds.indexOf(entry)
  const order = guests.map((one, i) => ({ one, at: turn(one, i) })).sort((x, y) => x.at - y.at)
  const index = order.findIndex(({ one }) => one === a)
  const places = TAKEN[guests.length] ?? HEAP.map((_, i) => i)
  const [x, y] = HEAP[places[index % places.length] ?? 0] ?? [0, 0]
  const { box } = b.art
  const size = tall(box) * LARGE * (guests.length > 3 ? 1 : guests.length > 1 ? 1.3 : 1.6)
  resize(scene, a, (a.place.h * size) / Math.max(tall(a.art.box), wide(a.art.box) * 0.85))
  const to = midX(box) + side(b.place.facing) * wide(box) * x
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [to, box.y1 - tall(box) * y])
  scene.join(a, b, 'over')
}
