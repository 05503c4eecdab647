/** A tangle set over an area: turned and gently bent. */
import type { Rng } from '../../ink/random.ts'
import type { Mark } from '../kit/marks.ts'
import { box, dense, move, type Poly, TAU } from '../kit/points.ts'
import { PLATING } from '../steampunk/plating.ts'
import { BANDED } from './banded-tangles.ts'
import { FLOWING } from './flowing-tangles.ts'
import { ROUND } from './round-tangles.ts'
import { SQUARE } from './square-tangles.ts'
import type { Tangle } from './tangle.ts'

const DRAWN = { ...ROUND, ...SQUARE, ...FLOWING, ...BANDED } satisfies Record<string, Tangle>
const TANGLES = { ...DRAWN, ...PLATING } satisfies Record<string, Tangle>
export type TangleName = keyof typeof TANGLES

const BY_PEN = Object.keys(DRAWN) as TangleName[]
export const OF_BRASS = Object.keys(PLATING) as TangleName[]

/** Gives every tangle once before any comes again. */
export function tangleBag(rng: Rng, names: readonly TangleName[] = BY_PEN): () => TangleName {
  let bag: TangleName[] = []
  return () => {
    if (!bag.length) bag = rng.shuffle(names)
    return bag.pop()!
  }
}

export function tangleOver(area: Poly, name: TangleName, turn: number, scale: number, rng: Rng): Mark[] {
  const { x0, y0, w, h } = box(area)
  const tangle: Tangle = TANGLES[name]
  const marks = tangle(Math.hypot(w, h) / 2 + 20, scale, rng)
  const depth = rng.between(6, 15)
  const wave = rng.between(70, 120)
  const phase = rng.between(0, TAU)
  const bent = (poly: Poly): Poly =>
    move(
      poly.map(([x, y]) => [x + depth * 0.5 * Math.sin(y / wave + phase), y + depth * Math.sin(x / wave + phase)]),
      x0 + w / 2,
      y0 + h / 2,
      turn,
    )
  return marks.map((mark) => ({ ...mark, poly: bent(mark.open ? dense(mark.poly, 14, false) : mark.poly) }))
}
