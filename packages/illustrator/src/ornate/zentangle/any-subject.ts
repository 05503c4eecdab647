/** Any animal or thing we can draw, filled with tangles. */
import type { Rng } from '../../ink/random.ts'
import { BORDER, border } from '../kit/border.ts'
import { page } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { Room } from '../kit/room.ts'
import { filler } from '../plants/filler.ts'
import type { Subject } from '../subject.ts'
import { tangleBag } from './fill.ts'
import { fillPanels } from './panels.ts'

const ROOM = 760

/** Areas so large get a panel for each such part of them. */
const PANEL = 10500

export function tangledSubject(rng: Rng, subject: Subject): string {
  const bag = tangleBag(rng)
  const cover = (area: Parameters<typeof fillPanels>[0]): string => fillPanels(area, PANEL, bag, rng)
  const { svg, outlines } = subject({ x: 512, y: 512, w: ROOM, h: ROOM, cover, sw: 7.5 })
  const room = new Room(BORDER + 8)
  for (const outline of outlines) room.takeShape(outline)
  const around = fillRoom(room, { largest: 62, smallest: 11, gap: 9, count: 80 }, (spot) => filler(spot, rng))
  return page(around + border(rng) + svg, false)
}
