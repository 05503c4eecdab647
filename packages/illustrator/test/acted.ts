import type { Acting, Actor, Art, Spot } from '../src/art/art.ts'
import { PERSONS } from '../src/figures/index.ts'
import { createRng } from '../src/ink/random.ts'

const spot = (attributes: readonly string[] = [], seed = 3): Spot => ({
  x: 500,
  y: 900,
  h: 600,
  sw: 6,
  facing: 'right',
  rng: createRng(seed),
  detail: 'medium',
  attributes,
})

/** Somebody as drawn alone on a page. */
export const acted = (name: string, acting: Partial<Acting> = {}, attributes: readonly string[] = [], seed = 3): Art =>
  (PERSONS.get(name) as Actor).act(spot(attributes, seed), { pose: 'stand', ...acting })

export const painted = ({ layers }: Art): string => layers.map(({ svg }) => svg).join('')
