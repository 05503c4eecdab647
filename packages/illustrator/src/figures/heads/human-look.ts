import type { Age } from '../skeleton.ts'

/** What makes a person's head somebody's own. */
export interface HumanLook {
  age: Age
  skin: string
  hair: string
  hairTint: string
  lashes: boolean
  /** Several to an eye, asked for by name. */
  longLashes?: boolean
  beard?: 'full' | 'bushy' | 'long' | 'extra-long' | 'short' | 'goatee' | undefined
  mustache?: boolean | 'big'
  freckles?: boolean
  hearingAid?: boolean
  ears?: 'round' | 'pointed'
  bigEars?: boolean
  bigEyes?: boolean
  fangs?: boolean
  /** Round and large, as trolls and ogres have it. */
  bulbous?: boolean
  /** Sticks out of the face to the side. */
  longNose?: boolean
  stitches?: boolean
  /** A broad jaw. */
  broad?: boolean
  /** Lenses are before the eyes and want room. */
  glasses?: boolean
  /** The brow is hidden: nothing of the hair stands above a hat. */
  covered?: boolean
  /** By what leaves the hair to be seen. */
  wreathed?: boolean
}
