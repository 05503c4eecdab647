/** The words in which roles are dressed. */
import type { Outfit, ShoeKind, Trim } from '../garments/outfit.ts'
import type { Paw } from '../hands.ts'
import type { HumanLook } from '../heads/human-look.ts'
import type { Age, Build } from '../skeleton.ts'

export interface Role extends Partial<Omit<Outfit, 'trims' | 'back' | 'face'>> {
  age?: Age
  sex?: 'f' | 'm'
  girth?: number
  build?: Partial<Build>
  hair?: string
  head?: Partial<HumanLook>
  /** Instead of a person's head: one of heads/special.ts, or a species. */
  mask?: string
  trims?: readonly (string | Trim)[]
  back?: readonly (string | Trim)[]
  face?: readonly string[]
  skin?: string
  /** What is at the end of an arm, if not a hand. */
  paw?: Paw
  /** A way of standing of its own; see stances.ts. */
  stance?: string
  pelt?: { kind: string; tint: string }
  /** In a free hand; see tools.ts. */
  tool?: string
}

export const trim = (kind: string, tint: string): Trim => ({ kind, tint })
export const tee = (tint = 'cloth1') => ({ top: { sleeves: 0.42, hem: 1.02, tint } })
export const tank = (tint = 'cloth1') => ({ top: { sleeves: 0, hem: 1.02, tint } })
export const long = (tint = 'cloth1') => ({ top: { sleeves: 0.92, hem: 1.02, tint } })
export const baggy = (tint: string) => ({
  top: { sleeves: 0.92, hem: 1.04, tint, ease: 0.2 },
  bottom: { to: 0.9, tint, ease: 0.34, end: 0.36 },
})
export const tight = (tint: string) => ({
  top: { sleeves: 0.94, hem: 1.02, tint, ease: 0.02 },
  bottom: { to: 0.94, tint, ease: 0.04, end: -0.06 },
})
export const armor = (tint: string) => ({
  top: { sleeves: 0.92, hem: 1.02, tint, ease: 0.12 },
  ...trousers(tint),
  ...boots('slate'),
  gloves: 'slate',
  plated: tint,
})
/** Sleeves to the wrist, bare legs. */
export const leotard = (tint: string) => ({
  top: { sleeves: 0.94, hem: 1.06, tint, ease: 0.02 },
  bottom: { to: 0.12, tint, ease: 0.04, end: 0.1 },
})
export const coat = (tint = 'white', to = 0.36) => ({
  top: { sleeves: 0.92, hem: 1.02, tint, ease: 0.1 },
  skirt: { from: 0.9, to, flare: 0.3, tint },
})
export const robe = (tint: string) => ({
  top: { sleeves: 0.92, hem: 0.8, tint, cut: 'bell' as const },
  skirt: { from: 0.7, to: 0.86, flare: 0.9, tint },
})
export const trousers = (tint = 'cloth5') => ({ bottom: { to: 0.95, tint } })
export const shorts = (tint = 'cloth5') => ({ bottom: { to: 0.48, tint, ease: 0.18, end: 0.4 } })
export const skirt = (tint = 'cloth2', to = 0.42) => ({ skirt: { from: 0.84, to, flare: 1, tint } })
export const dress = (tint = 'cloth2', to = 0.5, sleeves = 0.3) => ({
  top: { sleeves, hem: 0.74, tint },
  skirt: { from: 0.66, to, flare: 1.1, tint },
})
export const gown = (tint = 'pink', sleeves = 0.3) => ({
  top: { sleeves, hem: 0.66, tint, cut: 'puff' as const },
  skirt: { from: 0.58, to: 0.94, flare: 2.7, tint, tiers: 2 },
})
export const tutu = (tint = 'blush') => ({ skirt: { from: 0.76, to: 0.2, flare: 2.6, tint, frilled: true } })
const shod = (kind: ShoeKind) => (tint: string) => ({ shoes: { kind, tint } })
export const shoes = (tint = 'bark') => shod('shoe')(tint)
export const sneakers = (tint = 'cloth6') => shod('sneaker')(tint)
export const boots = (tint = 'umber') => shod('boot')(tint)
export const slippers = (tint = 'rose') => shod('slipper')(tint)
export const footwear = (kind: ShoeKind, tint: string) => shod(kind)(tint)
export const hat = (kind: string, tint?: string) => ({ hat: { kind, ...(tint ? { tint } : {}) } })
