/** In an open door: on its threshold, the frame around them. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { guestsIn } from './guests.ts'
import { resize } from './kit.ts'

/** Of who is in it: how high the opening is, and how wide at least. */
const [HIGH, BROAD] = [1.08, 0.92]

/** In meters: an animal that is taller stands there as a person does. */
const TALL = 0.9

export function inDoorway(scene: Scene, a: Member, b: Member): void {
  const { hollow } = b.art
  if (!hollow || scene.together(a, b)) return
  const all = guestsIn(scene, b).filter(({ being }) => being)
  for (const one of all) {
    // Across the door a bear would be as wide as a wall.
    if (!one.handed && one.entry.height > TALL) scene.rise(one)
    if (!one.handed && scene.alone(one)) one.act({ pose: 'sit' })
  }
  const index = Math.max(0, all.indexOf(a))
  const widths = all.map((one) => wide(one.art.box))
  const room = widths.reduce((sum, w) => sum + w, 0)
  if (!index) {
    const highest = Math.max(...all.map((one) => tall(one.art.box)))
    resize(scene, b, b.place.h * Math.max((highest * HIGH) / tall(hollow), (room * BROAD) / wide(hollow)))
  }
  const before = widths.slice(0, index).reduce((sum, w) => sum + w, 0)
  const x = midX(b.art.hollow ?? b.art.box) - room / 2 + before + (widths[index] ?? room) / 2
  scene.group(a).shift(x - midX(a.art.box), b.art.box.y1 - Math.max(a.art.box.y1, a.place.y))
  scene.join(a, b, 'over')
}
