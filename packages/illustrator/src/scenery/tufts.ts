/** Small things that grow and lie on open ground, whole: their feet are to be seen. */
import type { Rng } from '../ink/random.ts'
import { path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { leaf } from './leaves.ts'

/** Below this height three blades, above five: more would be slivers. */
const FEW = 66
const BLADES = {
  few: [
    [-42, 0.8],
    [40, 0.74],
    [-2, 1],
  ],
  many: [
    [-66, 0.72],
    [64, 0.68],
    [-33, 0.9],
    [31, 0.86],
    [-1, 1],
  ],
} as const

/** Blades that bend apart from one root. */
export const tuft = (x: number, y: number, s: number, rng: Rng, sw: number): string =>
  tint(
    'grass',
    BLADES[s < FEW ? 'few' : 'many']
      .map(([turn, long]) =>
        leaf(x, y, s * long * rng.between(0.92, 1.06), turn + rng.between(-6, 6), sw, s < FEW ? 0.24 : 0.19, false),
      )
      .join(''),
  )

/** A stone that the weather has rounded, a little lopsided. */
export function pebble(x: number, y: number, w: number, rng: Rng, sw: number): string {
  const [h, lean] = [w * rng.between(0.56, 0.68), w * rng.between(-0.12, 0.12)]
  return tint(
    'stone',
    path(
      pen`M${x - w / 2} ${y - h * 0.32}C${x - w * 0.5} ${y - h * 0.86} ${x + lean - w * 0.24} ${y - h} ${x + lean} ${y - h}S${x + w * 0.52} ${y - h * 0.72} ${x + w / 2} ${y - h * 0.26}C${x + w * 0.46} ${y + h * 0.06} ${x - w * 0.44} ${y + h * 0.1} ${x - w / 2} ${y - h * 0.32}Z`,
      sw,
    ),
  )
}
