/** A bird as a row of numbers, and the joints that follow from it and a pose. */
import type { P } from '../rig/geom.ts'
import type { Frame } from '../rig/ink.ts'

export interface Plumage {
  body: string
  breast?: string
  wing?: string
  beak?: string
  legs?: string
  crest?: string
  tail?: string
  head?: string
}

export interface Bird {
  name: string
  /** Length and radius of the body, and how upright it stands. */
  len: number
  r: number
  tilt: number
  neck: { len: number; ang: number; r0: number; r1: number; s?: number }
  head: number
  beak:
    | 'cone'
    | 'hook'
    | 'parrot'
    | 'duck'
    | 'toucan'
    | 'flamingo'
    | 'needle'
    | 'dagger'
    | 'pelican'
    | 'puffin'
    | 'chisel'
    | 'stout'
    | 'curved'
    | 'spoon'
    | 'shoe'
    | 'hornbill'
  beakSize?: number
  legs: { len: number; r: number; thigh: number; foot: 'toes' | 'web'; fold?: boolean }
  tail: {
    kind: 'fan' | 'wedge' | 'long' | 'peacock' | 'turkey' | 'rooster' | 'plume' | 'fork' | 'none'
    len: number
    ang?: number
  }
  wing: 'fold' | 'flipper' | 'plume' | 'stub'
  wingLen?: number
  crest?:
    | 'comb'
    | 'peacock'
    | 'cockatoo'
    | 'cardinal'
    | 'tuft'
    | 'plume'
    | 'fan'
    | 'topknot'
    | 'puff'
    | 'casque'
    | 'quills'
    | 'none'
  marks?: readonly (
    | 'bib'
    | 'belly'
    | 'knob'
    | 'bald'
    | 'cap'
    | 'cheek'
    | 'ring'
    | 'wattle'
    | 'mask'
    | 'down'
    | 'collar'
    | 'ruff'
    | 'brow'
    | 'chin'
    | 'eyestripe'
    | 'speckles'
  )[]
  /** Cannot fly. */
  grounded?: boolean
  swims?: boolean
  /** Stands in the air on whirring wings. */
  hovers?: boolean
  /** Shows its wings even at rest. */
  raised?: boolean
  plumage: Plumage
}

export interface BirdPose {
  name: string
  fly?: boolean
  /** In the air, but upright as if it sat. */
  hover?: boolean
  swim?: boolean
  /** On the ground or nest, legs folded away. */
  sit?: boolean
  /** How far one foot is ahead, in leg lengths. */
  step?: number
  tilt?: number
  neck?: number
  nod?: number
  back?: boolean
  open?: boolean
  asleep?: boolean
  /** The beak goes to the ground. */
  peck?: boolean
  lift?: number
  /** Wings half open. */
  flap?: boolean
}

export interface BirdBones {
  tilt: number
  /** Middle of the body, its breast and its rump; directions along and up. */
  c: P
  breast: P
  rump: P
  ax: P
  up: P
  neck: P[]
  neckAng: number
  hc: P
  f: Frame
  hips: P
}
