import type { Rng } from '../ink/random.ts'
import { pen } from '../ink/svg.ts'

/** A head to dress: its middle (x, cy), its half width r, and P for points measured in r from the middle. */
export interface HeadKit {
  x: number
  cy: number
  r: number
  sw: number
  rng: Rng
  P(a: number, b: number): string
  /** The curve over the crown from temple to temple, where most hair begins. */
  cap: string
}

export function headKit(x: number, cy: number, r: number, rng: Rng, sw: number): HeadKit {
  const P = (a: number, b: number) => pen`${x + a * r} ${cy + b * r}`
  return { x, cy, r, sw, rng, P, cap: `M${P(-1.03, 0.02)}C${P(-1.12, -1.32)} ${P(1.12, -1.32)} ${P(1.03, 0.02)}` }
}
