/** What a row of the table of animals says of a head; all lengths in head radii. */
import type { Beak } from './beaks.ts'
import type { Ears } from './ears.ts'
import type { Eyes } from './face.ts'

export interface Snout {
  /** How far it comes out of the face, and its radius where it begins and ends. */
  long: number
  base: number
  tip: number
  /** How low it is on the face, and how much lower its end. */
  y: number
  drop?: number
  /** A patch of its own, with a line around it. */
  patch?: boolean
  /** Two round cushions with whiskers, as cats and rodents have. */
  puffs?: boolean
}

/** A muzzle that is one with the brow. */
export interface Broad {
  /** Half its width and height, how low its middle is and how far ahead. */
  w: number
  h: number
  y: number
  z: number
  /** How much of the dips between brow and muzzle is filled. */
  fill: number
  /** Of another color, with a line around it. */
  patch?: boolean
  /** How far to the side in degrees, how low in shares of its height, how large; a dolphin's is not on its face. */
  nostrils: readonly [lon: number, down: number, size: number]
  /** How far its smile goes to each side, in degrees. */
  grin?: number
}

export interface BeastHead {
  fur: string
  /** Half width and half height. */
  skull?: readonly [number, number] | undefined
  /** Round or tufted cheeks beyond the skull. */
  cheeks?: readonly ['round' | 'fluffy', number] | undefined
  /** Hair that stands up on the crown. */
  tuft?: boolean | undefined
  snout?: Snout | undefined
  broad?: Broad | undefined
  beak?: Beak | undefined
  nose?: 'oval' | 'koala' | 'heart' | 'disc' | 'slits' | 'nostrils' | 'none' | undefined
  noseSize?: number | undefined
  ears?: Ears | undefined
  horns?: string | undefined
  eyes?: Partial<Eyes> | undefined
  /** Frogs and hippos have their eyes on top. */
  popEyes?: number | undefined
  marks?: readonly string[] | undefined
  whiskers?: boolean | undefined
  teeth?: 'buck' | 'fangs' | 'tusks' | 'row' | undefined
  /** No mouth is drawn under a beak; a wide one goes across the whole face. */
  mouth?: 'snout' | 'wide' | 'none' | undefined
  /** Head and body are one: no line below the face. */
  merged?: boolean | undefined
  blush?: boolean | undefined
  top?: number | undefined
}
