/** Fills an area with single ornaments, the largest first, as a hand would that looks for the emptiest spot. */
import type { Poly } from './points.ts'
import { Room } from './room.ts'

interface Packing {
  /** Radii. */
  largest: number
  smallest: number
  gap: number
  /** At most so many. */
  count?: number
}

export type Spot = { x: number; y: number; r: number }

export function fillRoom(
  room: Room,
  { largest, smallest, gap, count = 60 }: Packing,
  draw: (spot: Spot) => string,
): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const { x, y, r } = room.roomiest()
    if (r < smallest + gap) break
    const size = Math.min(largest, r - gap)
    out += draw({ x, y, r: size })
    room.takeCircle(x, y, size)
  }
  return out
}

export function roomIn(area: Poly): Room {
  const room = new Room(-60)
  room.keepTo(area)
  return room
}
