/** Areas filled closely with small ornaments: blossoms, stars, boats, whatever was named. */
import type { Rng } from '../../ink/random.ts'
import type { Dressing } from '../dressed.ts'
import { grow } from '../kit/clip.ts'
import { fillRoom, roomIn, type Spot } from '../kit/packing.ts'
import { area } from '../kit/points.ts'

/** Draws one of its motifs into a disc. */
export type Draw = (spot: Spot, rng: Rng) => string

export interface Ornament {
  draw: Draw
  /** In a smaller disc it has parts that nobody can color. */
  least: number
}

/** No room for an ornament. */
const SMALL = 1500
const SMALLEST = 9.5

/** In turn, so that everything that was named is there; what is too small for one of them has beads. */
export function motifCover(ornaments: readonly Ornament[], between: Draw, rng: Rng): Dressing['cover'] {
  let next = 0
  const least = Math.min(...ornaments.map((ornament) => ornament.least))
  return (outline) => {
    const size = Math.abs(area(outline))
    if (size < SMALL) return ''
    const largest = Math.min(64, Math.max(24, least * 1.1, Math.sqrt(size) / 6))
    return grow([outline], -3)
      .filter((inner) => Math.abs(area(inner)) > SMALL * 0.6)
      .map((inner) =>
        fillRoom(roomIn(inner), { largest, smallest: SMALLEST, gap: 3, count: 130 }, (spot) => {
          const fitting = ornaments.filter(({ least }) => spot.r >= least)
          return fitting.length ? fitting[next++ % fitting.length]!.draw(spot, rng) : between(spot, rng)
        }),
      )
      .join('')
  }
}
