import type { Rng } from '../../ink/random.ts'

/** One house of a row: it stands on `base`, `w` wide from `x`. */
export type House = (x: number, w: number, base: number, rng: Rng, floors?: number) => string
