/** Who somebody is: everything about a figure that does not change with what it does. */
import type { Shell } from './anatomy.ts'
import type { Outfit } from './garments/outfit.ts'
import type { Paw } from './hands.ts'
import type { Head } from './heads/head.ts'
import type { Age, Build } from './skeleton.ts'

export type TailKind =
  | 'puff'
  | 'bushy'
  | 'long'
  | 'tuft'
  | 'thin'
  | 'curl'
  | 'thick'
  | 'horse'
  | 'fan'
  | 'plumes'
  | 'long feathers'
  | 'stub'
  | 'flat'
  | 'ringed'
  | 'plume'
  | 'fishy'
  | 'sting'
  | 'sickle'

export interface Look {
  age: Age
  /** 1 is as most are; 0.85 slim, 1.4 round. */
  girth: number
  /** What differs from the build of that age. */
  build?: Partial<Build>
  /** In degrees; who stands or walks is not turned further to the side. */
  mostTurned?: number
  /** In degrees; turned further, a snout of middling length would hide the far eye. */
  headMost?: number
  /** In degrees; a long snout is not seen from the front. */
  headTurned?: number
  skin: string
  head: Head
  /** Half the width of the neck, in head radii. */
  neck: number
  /** How far a long neck is bowed, in its half widths. */
  bow?: number
  outfit: Outfit
  paw: Paw
  /** Where feet differ from hands: a bird's. */
  feet?: Paw
  tail?: TailKind
  /** Of a tail that is sewn on. */
  tailTint?: string
  /** A way of standing of its own; see stances.ts. */
  stance?: string
  /** In a free hand; see tools.ts. */
  tool?: string
  /** Laughs rather than smiles, where nothing else is said. */
  grins?: boolean
  /** Seams and cuffs are shown. */
  detailed?: boolean
  /** A thing that is alive: its drawing is the body. */
  shell?: Shell
  /** What the fur or skin shows besides its color. */
  pelt?: { kind: string; tint: string }
}
