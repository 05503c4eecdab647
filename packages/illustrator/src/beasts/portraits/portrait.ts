/** Animals drawn by hand as one picture, head turned to the reader, where they need not bend: beside them the rig draws every other pose. */
import type { Creature } from '../small/creature.ts'

/** One unit is a hundredth of `size`, which is in units of the rigs; the ground is y = 0, forward +x. */
export interface Portrait extends Creature {
  size: number
  /** Looks of its parts that it shows. */
  shows?: RegExp
}

/** A pose on short legs where the body stays as it is. */
export const ON_FEET = 'stand walk'
