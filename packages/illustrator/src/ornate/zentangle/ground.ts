/** The page around an animal of tangles: sprigs and blossoms wherever there is room, within a border. */
import type { Rng } from '../../ink/random.ts'
import { BORDER, border } from '../kit/border.ts'
import { cornerThings, takeCorners } from '../kit/corners.ts'
import { page } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import type { Poly } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { filler } from '../plants/filler.ts'

/** `outlines` are where the animal is; it may reach over the border. */
export function onGround(
  svg: string,
  outlines: readonly Poly[],
  rng: Rng,
  { beside = [], isFull = false }: { beside?: readonly string[]; isFull?: boolean } = {},
): string {
  const room = new Room(BORDER + 8)
  for (const outline of outlines) room.takeShape(outline)
  if (beside.length) takeCorners(room)
  const around = fillRoom(room, { largest: 70, smallest: 18, gap: 11, count: isFull ? 18 : 26 }, (spot) =>
    filler(spot, rng),
  )
  return page(around + border(rng, isFull) + cornerThings(beside) + svg, false)
}
