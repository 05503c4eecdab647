/** A garbage truck has the can it empties in the air behind it, its mouth over the hopper; the others wait on the ground. */
import type { Point } from '../../art/art.ts'
import { midX, midY, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { disc } from './effects.ts'
import { resize } from './kit.ts'

const BINS = /trash can|garbage can|recycling bin|bin$|dumpster/
/** Of the height of the truck; in degrees: how far it is turned over. */
const [CAN, OVER] = [0.42, 118]
/** Of its own width: how far apart the cans behind the truck are. */
const APART = 1.25

/** Whether it is at the hopper now. */
export function tipsOut(scene: Scene, truck: Member, can: Member): boolean {
  if (truck.entry.name !== 'garbage truck' || !BINS.test(can.entry.name) || scene.together(truck, can)) return false
  const s = side(truck.place.facing)
  const all = scene.members.filter(({ named }) => named === can.named)
  for (const [i, one] of all.entries()) {
    if (!scene.alone(one)) continue
    resize(scene, one, (one.place.h * tall(truck.art.box) * CAN) / tall(one.art.box))
    one.at({ facing: truck.place.facing })
    if (i) waits(scene, one, truck, i)
  }
  can.tilt = OVER
  can.draw()
  const [x, y] = truck.point('grip')
  const { box } = can.art
  scene.group(can).shift(x - s * wide(box) * 0.2 - midX(box), y - tall(box) * 0.55 - midY(box))
  scene.join(can, truck, 'over')
  scene.extras.push({
    of: can,
    draw(sw) {
      const [gx, gy] = truck.point('grip')
      const { box: held } = can.art
      const r = truck.place.h * 0.034
      const fallen: Point[] = [
        [gx + s * r * 2.2, held.y1 - r],
        [gx + s * r * 4.4, held.y1 - r * 2.4],
      ]
      const arm = `M${(gx - s * r * 0.5).toFixed(1)} ${(gy + r * 4).toFixed(1)}L${midX(held).toFixed(1)} ${midY(held).toFixed(1)}`
      return (
        `<path d="${arm}" fill="none" stroke="#000" stroke-width="${(r * 1.2 + sw * 2).toFixed(1)}" stroke-linecap="round"/>` +
        `<path d="${arm}" fill="none" stroke="#fff" class="stone" stroke-width="${(r * 1.2).toFixed(1)}" stroke-linecap="round"/>` +
        fallen.map((at) => disc(at, r, 'straw', sw)).join('')
      )
    },
  })
  return true
}

function waits(scene: Scene, can: Member, truck: Member, i: number): void {
  const s = side(truck.place.facing)
  const { box } = can.art
  const rear = s > 0 ? truck.art.box.x0 : truck.art.box.x1
  const near = s > 0 ? box.x1 : box.x0
  scene.group(can).shift(rear - s * wide(box) * (0.5 + (i - 1) * APART) - near, truck.art.box.y1 - box.y1)
  scene.join(can, truck, 'under')
}
