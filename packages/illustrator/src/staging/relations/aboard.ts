/** Who rides along in a cabin: each at a place of their own behind its rim. */
import type { Box } from '../../art/art.ts'
import { wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { hollowOf, isCabin, rimOf } from './hollow.ts'

/** Of who flies or rides along one sees the chest and the head: drawn down to the shoes, they would be dolls in a dome. */
export function isAboard(scene: Scene, a: Member, b: Member, guests: readonly Member[]): boolean {
  return (
    /vehicles/.test(b.entry.category) &&
    isCabin(b) &&
    b.entry.name !== 'hot air balloon' &&
    guests.includes(a) &&
    guests.length <= ABREAST &&
    guests.every((guest) => guest.handed && !scene.does(guest, 'drives')) &&
    // Beside cargo there is no room for shoulders.
    scene.bonds.every((bond) => bond.b !== b || bond.a.being) &&
    scene.bonds.every((bond) => bond.a !== a || bond.b === b || HANDS_FREE.test(bond.relation.relation))
  )
}
/** In a row in one cabin. */
const ABREAST = 3
const HANDS_FREE = /^(wears|has|waves|smiles)/

/** A share of the cabin above its rim, the first in front. */
export function seatAmong(b: Member, index: number, count: number): Box {
  const room = hollowOf(b)
  const [width, place] = [wide(room) / count, b.place.facing === 'right' ? count - 1 - index : index]
  return { x0: room.x0 + width * place, x1: room.x0 + width * (place + 1), y0: room.y0, y1: rimOf(b) }
}

/** In a cab at the end of a truck an arm that hangs down would come out at the other side of the wall. */
export function tuckArms(a: Member, b: Member): void {
  const hanging = /^wave/.test(a.acting.pose) ? (['far'] as const) : (['near', 'far'] as const)
  const { x0, x1 } = b.art.box
  const reach = wide(hollowOf(b)) * 0.2
  for (const side of hanging) {
    const [x] = a.point(`${side}Hand`)
    if (x < x0 + reach || x > x1 - reach) a.without.add(`${side}Arm`)
  }
  a.draw()
}
