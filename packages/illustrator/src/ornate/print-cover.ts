/** A body in two or three patterns, as cloth or feathers are cut into a block: less than a tangle, more than nothing. */
import type { Rng } from '../ink/random.ts'
import { shape } from './kit/marks.ts'
import { area, type Poly } from './kit/points.ts'
import type { TangleName } from './zentangle/fill.ts'
import { axis, fillWith, panelsOf } from './zentangle/panels.ts'

const PRINTS: readonly TangleName[] = ['scales', 'waves', 'leaves', 'petals', 'arcs', 'feathers']

/** On a leg or a toe a print is a blot. */
const SMALLEST = 9000

export function printCover(rng: Rng, scale = 1.1): (surface: Poly) => string {
  const prints = rng.shuffle(PRINTS)
  let turn = 0
  return (surface) =>
    Math.abs(area(surface)) < SMALLEST
      ? ''
      : panelsOf(surface, Math.max(16000, Math.abs(area(surface)) / 3), rng, false)
          .cells.map((cell) => fillWith(cell, prints[turn++ % 3]!, axis(cell), scale, rng) + shape(cell, 4.6, 'none'))
          .join('')
}
