import type { Rng } from '../ink/random.ts'

/** How a tree is drawn: its kind, what hangs in it, and which way a palm leans. */
export interface TreePlan {
  sw?: number
  kind?: string
  deco?: string
  lean?: number
}

/** A tree that stands on (x, y) and is h tall. */
export interface TreeKit {
  x: number
  y: number
  h: number
  rng: Rng
  sw: number
  kind: string
  plan: TreePlan
}
