/** Grassy ground that comes toward us: one broad swell from side to side, and nothing strewn upon it. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

/** How far below the upper edge of the ground the swell begins at its high and at its low end. */
const [HIGH, LOW] = [112, 236]

export function swell(line: number, rng: Rng): string {
  const [from, to] = rng.chance(0.5) ? [HIGH, LOW] : [LOW, HIGH]
  const by = rng.between(-14, 14)
  return tint(
    'land',
    path(
      pen`M-32 ${line + from + by}C260 ${line + from - 26} 420 ${line + (from + to) / 2 + 44} 620 ${line + (from + to) / 2 + 6}S900 ${line + to - 40} 1056 ${line + to + by}V1240H-32Z`,
      SW.bg,
    ),
  )
}
