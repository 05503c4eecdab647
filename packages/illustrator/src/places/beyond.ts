/** What is seen through glass: fish in the tank of an aquarium, planes at the gate. Those who stand before it stay on their side. */
import type { Box } from '../art/art.ts'

export interface Beyond {
  /** The part of the page behind the glass. */
  box: Box
  /** Who is there, by category and noun. */
  holds: RegExp
}

export const BEYOND: Readonly<Record<string, Beyond>> = {
  'aquarium hall': {
    box: { x0: 90, x1: 934, y0: 90, y1: 560 },
    holds:
      /^sea |^animals (axolotl|penguin|turtle|platypus|otter|sea turtle|frog|crocodile)$|^fantasy (mermaid|merman)$/,
  },
  'departure hall': { box: { x0: 110, x1: 914, y0: 210, y1: 560 }, holds: /^vehicles (airplane|jet|helicopter)$/ },
}

export const isBeyond = (setting: string, { category, name }: { category: string; name: string }): boolean =>
  BEYOND[setting]?.holds.test(`${category} ${name}`) ?? false
