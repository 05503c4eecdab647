/** Small things that grow and lie on open ground, whole: their feet are to be seen. */
import type { Rng } from '../ink/random.ts'
import { path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { grass } from './ground.ts'

/** Blades that bend apart from one root: one closed shape. */
export const tuft = (x: number, y: number, s: number, rng: Rng, sw: number): string => grass(x, y, s, rng, sw)

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
