import type { Rng } from '../../ink/random.ts'

/** What grows from a pot: the middle of its rim, how far it reaches, the height with the pot. */
export type Growth = (x: number, y: number, long: number, rng: Rng, h: number) => string
