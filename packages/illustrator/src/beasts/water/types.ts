import type { P } from '../rig/geom.ts'

export type FishMark =
  | 'scales'
  | 'bands'
  | 'belly'
  | 'grooves'
  | 'gills'
  | 'scars'
  | 'orca'
  | 'tusk'
  | 'spout'
  | 'gillcover'
  | 'spots'
  | 'stripes'
  | 'lure'
  | 'fangs'
  | 'patches'
  | 'whiskers'
  | 'folds'
  | 'barbels'
  | 'bars'
  | 'bolts'
  | 'plates'
  | 'saw'
  | 'hindfin'

export interface Fish {
  name: string
  len: number
  /** Half depths from nose to tail root, evenly spaced. */
  depth: readonly number[]
  beak?: number
  hammer?: number
  tail: 'shark' | 'sickle' | 'fluke' | 'fan' | 'veil' | 'paddle'
  tailSize: number
  dorsal?: { kind: 'tri' | 'sail' | 'tall' | 'bump' | 'veil' | 'wing' | 'ribbon' | 'rays'; at: number; size: number }
  /** Held down as a flipper, or spread into long rays. */
  pec?: { at: number; size: number; down?: number; rays?: boolean } | undefined
  anal?: number
  /** A long fin below, as an angelfish has. */
  keel?: number
  /** It winds as it swims. */
  wavy?: boolean
  eye: readonly [at: number, up: number, r: number]
  mouth?: 'smile' | 'shark' | 'whale' | 'fish' | 'grin'
  marks?: readonly FishMark[]
  /** Seen from above. */
  above?: boolean
  colors: { body: string; light?: string; mark?: string; fin?: string }
}

/** The spine of a fish in a pose: places along it and off it. */
export interface Spine {
  /** t from nose (0) to tail root (1): the point, backward, up. */
  at(t: number): [P, P, P]
  /** h from belly (-1) to back (1). */
  on(t: number, h: number): P
  r(t: number): number
  points: readonly P[]
  body: string
}
