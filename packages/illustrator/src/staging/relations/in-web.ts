/** In a spider's web: the spider in the middle of it, what it caught, much smaller, beside it farther down. */
import { midX, midY, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { guestsIn } from './guests.ts'
import { meet, resize } from './kit.ts'

/** Of the web's width: how large a spider beside its prey is, the prey itself, and prey alone. */
const [SPIDER, PREY, ALONE] = [0.56, 0.3, 0.46]
/** From the middle, in shares of its width and height. */
const [UP, DOWN, ASIDE] = [-0.07, 0.27, 0.2]

const isSpider = ({ entry }: Member): boolean => /spider$|tarantula/.test(entry.name)
const extent = ({ art }: Member): number => Math.max(wide(art.box), tall(art.box))

/** False for a spider alone, which sits in the middle as in any seat. */
export function inWeb(scene: Scene, a: Member, b: Member): boolean {
  const guests = guestsIn(scene, b).filter(({ being }) => being)
  const spider = guests.find(isSpider)
  const prey = guests.filter((guest) => guest !== spider)
  if (b.entry.name !== 'spider web' || !prey.length || prey.length > 3 || guests.some((one) => one.handed)) return false
  const isFirst = guests[0] === a
  if (isFirst) {
    const first = spider ?? a
    resize(scene, b, (b.place.h * extent(first)) / (spider ? SPIDER : ALONE) / wide(b.art.box))
  }
  const { box } = b.art
  const share = a === spider ? SPIDER : spider || prey.length > 1 ? PREY : ALONE
  resize(scene, a, (a.place.h * wide(box) * share) / extent(a))
  const index = prey.indexOf(a)
  const aside = a === spider ? 0 : spider || prey.length > 1 ? ASIDE * (index % 2 ? -1 : 1) : 0
  const low = a === spider ? UP : spider ? DOWN : index > 1 ? -DOWN : 0
  const to: [number, number] = [midX(box) + wide(box) * aside, midY(box) + tall(box) * low]
  meet(scene, a, b, [midX(a.art.box), midY(a.art.box)], to)
  scene.join(a, b, 'over')
  return true
}
