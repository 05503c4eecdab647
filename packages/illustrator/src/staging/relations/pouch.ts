/** A baby in its mother's pouch, a mouse in somebody's pocket: the head and paws over its edge. */
import { midX, midY, side } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { area } from './effects.ts'
import { ahead, meet, resize } from './kit.ts'

/** In radii of the head in it: how far in from the edge of the belly its middle is, half its width, and how deep it is. */
const [INWARD, HALF, DEEP] = [0.6, 1.4, 1.8]

const BELOW = /tail|leg|foot|shoe/i

export function inPouch(scene: Scene, a: Member, b: Member): void {
  if (a.being && !a.handed) a.act({ pose: 'sit' })
  // A tail and legs that stick out below it would stand before the pouch, not in it.
  if (a.handed) {
    for (const { part } of a.art.layers) if (BELOW.test(part)) a.without.add(part)
    a.draw()
  }
  resize(scene, a, b.place.h * (b.handed ? 0.3 : 0.36))
  const [belly, low] = b.point('lap', 'chest')
  // Seen from the side it is on the belly, clear of its edge: over it it would be a bowl that hangs in the air.
  const x = b.handed ? belly : belly - ahead(b, headOf(a) * INWARD)
  // The lap of who stands on two legs is between the thighs, the pouch is on the belly.
  const y = b.handed ? (low + b.point('chest')[1]) / 2 : low
  meet(scene, a, b, [midX(a.art.box), midY(a.art.box)], [x, y])
  scene.join(a, b, 'over')
  if (a.handed) {
    const [hx, hy] = a.point('headMid')
    const r = headOf(a)
    const s = side(a.place.facing)
    a.act({ reach: { nearHand: [hx + s * r * 0.7, hy + r * 1.25], farHand: [hx - s * r * 0.7, hy + r * 1.25] } })
  }
  scene.extras.push({ of: a, draw: (sw) => pouch(a, sw) })
}

/** Up to the chin of whoever is in it. */
function pouch(a: Member, sw: number): string {
  const r = headOf(a)
  const [x, chin] = [a.point('headMid')[0], a.point('headMid')[1] + r * 1.1]
  const [y, w, h] = [chin - r * 0.2, r * HALF, r * DEEP]
  const n = (value: number) => value.toFixed(1)
  return area(
    `M${n(x - w)} ${n(y)}C${n(x - w * 0.5)} ${n(y + h * 0.3)} ${n(x + w * 0.5)} ${n(y + h * 0.3)} ${n(x + w)} ${n(y)}C${n(x + w)} ${n(y + h * 0.8)} ${n(x + w * 0.5)} ${n(y + h)} ${n(x)} ${n(y + h)}C${n(x - w * 0.5)} ${n(y + h)} ${n(x - w)} ${n(y + h * 0.8)} ${n(x - w)} ${n(y)}Z`,
    'sand',
    sw * 0.9,
  )
}
