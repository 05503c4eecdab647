/** Heights at which hands reach: one kneels, sits down or gets a stool. */
import { clamp, midX, side, tall } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { isSeated } from '../../traits.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'

/** Shares of the height that a hand gets above and below the chest: higher, the arm would be before the face. */
const REACHES = { up: 0.15, down: 0.24 }
/** No stool is higher than this share of who stands on it. */
const STOOL = 0.42
/** Less than this one reaches on one's toes; a lower stool than that is a toy. */
const [TIPTOE, LOW_STOOL] = [0.06, 0.2]

const SUPPORTS = ['stands-on', 'sits-on', 'rides', 'on-top-of', 'drives', 'inside']

/** Of who bends down to it: one kneels to a turtle or a hedgehog, however high its shell or quills. */
const LOW = 0.4
const isLow = (b: Member, h: number): boolean => b.being && !b.handed && tall(b.art.box) < h * LOW

/** a stands or kneels so that its hand comes to what is `rise` above the ground; gives how far it stands above it. */
export function riseTo(scene: Scene, a: Member, b: Member, rise: () => number): number {
  const chest = () => footing(scene, a) - a.point('chest')[1]
  const h = a.place.h
  const free = !isSeated(a.acting.pose) && !scene.does(a, ...SUPPORTS)?.b
  if (free && (rise() < chest() - h * REACHES.down || isLow(b, h))) a.act({ pose: 'kneel' })
  const missing = () => rise() - chest() - h * REACHES.up
  // Who is on somebody's shoulders or on a chair has no floor for a stool.
  const most = free ? STOOL * h : 0
  if (missing() > most) {
    const k = (chest() + h * REACHES.up + most) / rise()
    resize(scene, b, b.place.h * clamp(k, b.being ? 0.45 : 0.15, 1))
  }
  if (missing() < h * TIPTOE || !most) return 0
  return Math.max(missing() + h * 0.06, h * LOW_STOOL)
}

/** A stool under the feet. */
export function standOnStool(scene: Scene, a: Member, high: number): void {
  const stool = scene.bring('stool', high)
  if (!stool) return
  const { box } = stool.art
  stool.move({ scale: 1, dx: midX(a.art.box) - midX(box), dy: a.art.box.y1 - a.place.h * 0.01 - box.y0 })
  scene.join(stool, a, { before: a.art.layers[0]?.part ?? 'tail', of: a })
}

/** On a stool, knees before it, so that feet and knees can be got at. */
export function seat(scene: Scene, b: Member): void {
  const ground = footing(scene, b)
  const high = b.place.h * 0.36
  b.act({ pose: 'sit', reach: { seat: [b.place.x, ground - high] } })
  const stool = scene.bring('stool', high)
  if (!stool) return
  const [x] = b.point('seat')
  stool.move({
    scale: 1,
    dx: x - side(b.place.facing) * b.place.h * 0.02 - midX(stool.art.box),
    dy: ground - stool.art.box.y1,
  })
  scene.join(stool, b, 'under')
}
