/** Jumping on a bed or a trampoline. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { carriedBy } from './carried.ts'
import { meet, resize, type Stager } from './kit.ts'
import { guestsOf, onTop } from './support.ts'

/** Who jumps on a bed is above it. */
export const bouncing: Stager = (scene, a, b, relation) => {
  const guests = guestsOf(scene, b)
  if (guests.length > 2 && guests.every((guest) => guest.being && scene.does(guest, 'bounces-on')))
    return leaping(scene, a, b, guests)
  onTop(scene, a, b, relation)
  const air = a.place.h * 0.28
  for (const member of carriedBy(scene, a)) member.move({ scale: 1, dx: 0, dy: -air })
}

/** Several side by side all along the bed, every other one higher, and together as wide as it is. */
function leaping(scene: Scene, a: Member, b: Member, guests: readonly Member[]): void {
  if (scene.together(a, b)) return
  scene.rise(a)
  a.act({ pose: 'arms-up', turn: 0, mouth: 'open' })
  const { box } = b.art
  const step = (wide(box) * 0.92) / guests.length
  const index = guests.indexOf(a)
  resize(scene, a, (a.place.h * step * LEAPING) / wide(a.art.box))
  const top = broadestTop(b) ?? box.y0 + tall(box) * 0.4
  const air = a.place.h * (index % 2 ? 0.62 : 0.16)
  const x = box.x0 + wide(box) * 0.04 + step * (index + 0.5)
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, top - air])
  scene.join(a, b, 'over')
}

/** In widths of the room each has: arms and tails may cross. */
const LEAPING = 1.2

const broadestTop = ({ art: { tops } }: Member): number | undefined =>
  [...tops].sort((p, q) => q.x1 - q.x0 - (p.x1 - p.x0))[0]?.y
