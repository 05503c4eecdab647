/** An animal as closed parts, back to front. */
import type { Poly } from '../kit/points.ts'
import type { TangleName } from './fill.ts'

export interface Part {
  poly: Poly
  /** Left white. */
  plain?: boolean
  /** Filled with a single tangle instead of panels. */
  one?: TangleName | 'any'
  turn?: number
  scale?: number
  /** How large its panels are, in square pixels. */
  target?: number
  sw?: number
  /** Drawn on top of it. */
  over?: string
  /** Drawn again, mirrored about the middle. */
  twin?: boolean
}

export interface Beast {
  parts: Part[]
  /** Eyes, beak, whiskers: drawn last. */
  features: string
  /** Where features reach beyond the parts: nothing is strewn there. */
  feelers?: readonly Poly[]
  /** Seen from above: it may lie any way. */
  turns?: true
  /** It may lean so far, in radians. */
  leans?: number
  /** Room that the features need above the parts. */
  above?: number
}

export const both = (poly: Poly, more: Partial<Part> = {}): Part => ({ poly, twin: true, ...more })
