/** Rooms away from home: for work, for play, for looking at things. */
import type { Place } from './kit.ts'
import { room } from './room.ts'
import { tabletop } from './tabletop.ts'

export const MORE_ROOMS: Readonly<Record<string, Place>> = {
  tabletop,
  cinema: room({
    fitted: 'cinema',
    wall: 'violet',
    paper: 'bare',
    floor: 'plain',
    floorTint: 'slate',
    sides: [['popcorn', 170]],
    hung: [],
    windowed: false,
  }),
}
