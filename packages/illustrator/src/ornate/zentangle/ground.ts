/** The page around an animal of tangles: sprigs and blossoms wherever there is room, within a border. */
import type { Rng } from '../../ink/random.ts'
import { BORDER, border } from '../kit/border.ts'
import { page } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import type { Poly } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { filler } from '../plants/filler.ts'

/** `outlines` are where the animal is; it may reach over the border. */
export function onGround(svg: string, outlines: readonly Poly[], rng: Rng): string {
  const room = new Room(BORDER + 8)
  for (const outline of outlines) room.takeShape(outline)
  const around = fillRoom(room, { largest: 62, smallest: 11, gap: 9, count: 80 }, (spot) => filler(spot, rng))
  return page(around + border(rng) + svg, false)
}
