/** In what one sees through: a jar, a snow globe, a light bulb. */
import { midX, midY, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { guestsIn } from './guests.ts'
import { meet, resize } from './kit.ts'

export const GLASS = /terrarium|bottle|bowl|jar|aquarium|snow globe|window|television|frame|mirror|glass|light bulb/

/** Of its height: how much of a glass is left to things that lie at its bottom beside somebody. */
const AT_BOTTOM = 0.16

/** One sees through it: all of a lies within its outline. What somebody has with them there lies at the bottom. */
export function behindGlass(scene: Scene, a: Member, b: Member): void {
  const all = guestsIn(scene, b)
  if (b.entry.name === 'jar') b.wear('empty')
  const guests = all.filter((guest) => guest.being === a.being)
  const isBeside = !a.being && all.length > guests.length
  const [index, count] = [Math.max(0, guests.indexOf(a)), Math.max(1, guests.length)]
  const { box } = b.art
  // The glass of a bulb is its upper half.
  const [share, mid] = /bulb/.test(b.entry.name) ? [0.44, 0.3] : [0.55, 0.58]
  const room = { w: (wide(box) * 0.7) / count, h: tall(box) * (isBeside ? AT_BOTTOM : share) }
  const k = Math.min(room.w / wide(a.art.box), room.h / tall(a.art.box))
  resize(scene, a, a.place.h * k)
  const x = box.x0 + wide(box) * (0.15 + (0.7 * (index + 0.5)) / count)
  const y = box.y0 + tall(box) * (isBeside ? mid + share / 2 : mid) - (isBeside ? tall(a.art.box) * 0.3 : 0)
  meet(scene, a, b, [midX(a.art.box), midY(a.art.box)], [x, y])
  scene.join(a, b, isBeside ? 'over' : { after: 'back', of: b })
}
