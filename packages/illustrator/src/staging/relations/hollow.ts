/** The room within a vessel, a cabin or a house, and where its front begins to cover whoever is in it. */
import type { Box } from '../../art/art.ts'
import { tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'

export const hasFront = (b: Member): boolean => b.art.layers.some((layer) => layer.part === 'front')
/** The room in it; of a drawing that tells none, its upper part. */
export function hollowOf(b: Member): Box {
  if (b.art.hollow) return b.art.hollow
  const { box } = b.art
  const [w, h] = [wide(box), tall(box)]
  return { x0: box.x0 + w * 0.14, x1: box.x1 - w * 0.14, y0: box.y0 + h * 0.12, y1: box.y1 - h * 0.2 }
}

/** From here down the front covers whoever is in it. */
export const rimOf = (b: Member): number => (b.tilt ? b.art.box.y0 : b.has('rim') ? b.point('rim')[1] : hollowOf(b).y0)

/** On the deck of a ship one stands under the open sky. */
export const isRigged = ({ entry }: Member): boolean =>
  /^(pirate ship|sailing ship|sailboat|viking ship)$/.test(entry.name)

/** A cab, a window or a balloon's basket has a ceiling; of a tub one looks out as high as one likes. */
export const isCabin = (b: Member): boolean => {
  const room = hollowOf(b)
  return (
    (/vehicles|buildings|toys/.test(b.entry.category) || /hollow|burrow|den$/.test(b.entry.name)) &&
    hasFront(b) &&
    !isRigged(b) &&
    rimOf(b) - room.y0 > tall(room) * 0.25 &&
    room.y0 - b.art.box.y0 > tall(b.art.box) * 0.08
  )
}
