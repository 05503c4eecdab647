/** An animal as a person: a row of a table. Heads are in head radii; see heads/beast.ts. */

import type { Bottom, LowerKind } from '../garments/outfit.ts'
import type { Paw } from '../hands.ts'
import type { BeastHead } from '../heads/beast-spec.ts'
import type { TailKind } from '../look.ts'
import type { Age, Build } from '../skeleton.ts'

export interface Species extends BeastHead {
  girth?: number | undefined
  /** Its body, where that is of another color than its head. */
  body?: string | undefined
  /** The young have larger heads. */
  age?: Age | undefined
  paw?: Paw | undefined
  feet?: Paw | undefined
  tail?: TailKind | undefined
  pelt?: { kind: string; tint: string } | undefined
  back?: readonly string[] | undefined
  /** In place of legs. */
  lower?: LowerKind | undefined
  /** What is left of its clothes. */
  bottom?: Bottom | undefined
  /** What differs from the build of its kind: an ant's thin limbs. */
  build?: Partial<Build> | undefined
  /** How wide a long neck is, in head radii, and how it is bowed. */
  neckline?: { neck: number; bow?: number } | undefined
  /** A bird on long legs with a small head on a long neck. */
  tall?: boolean | undefined
  /** Long necks: in shares of the height. */
  neck?: number | undefined
}

export type Table = Record<string, Species>

export const belly = (tint: string) => ({ kind: 'belly', tint })
