/** Flowers that were named with somebody: below the face and up both sides, or before half of it; what hangs does so from above. */
import type { Rng } from '../../ink/random.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { SPRIGS } from '../plants/sprigs.ts'

type Bloom = readonly [x: number, y: number, r: number]

/** From the back to the front. */
export const BELOW: readonly Bloom[] = [
  [96, 640, 66],
  [928, 640, 66],
  [118, 770, 84],
  [906, 770, 84],
  [262, 856, 92],
  [762, 856, 92],
  [126, 916, 90],
  [898, 916, 90],
  [400, 936, 88],
  [624, 936, 88],
]

/** Before one half of a face. */
const BEFORE: readonly Bloom[] = [
  [262, 300, 78],
  [196, 430, 92],
  [330, 430, 84],
  [240, 570, 104],
  [392, 560, 82],
  [120, 690, 92],
  [316, 706, 100],
  [470, 690, 78],
]

const isHead = (name: string): boolean => name in FLOWER_HEADS

export function garland(plants: readonly string[], isBefore: boolean, rng: Rng): string {
  const heads = plants.filter(isHead)
  const blooms = heads.length ? [...(isBefore ? BEFORE : []), ...BELOW] : []
  let [leaves, flowers] = ['', '']
  for (const [i, [x, y, r]] of blooms.entries()) {
    const turn = rng.between(0, 1)
    for (const k of [0, 2.1, 4.2]) leaves += vein(x, y, r * 1.55, r * 0.62, turn + k, { veins: 2, sw: 3.5 })
    flowers += FLOWER_HEADS[heads[i % heads.length]!]!(x, y, r, rng)
  }
  return leaves + flowers
}

/** "Under wisteria": from the upper corners, behind the head. */
export function hanging(plants: readonly string[], rng: Rng): string {
  const sprigs = plants.filter((name) => !isHead(name) && name in SPRIGS)
  if (!sprigs.length) return ''
  return [70, 160, 262, 762, 864, 954]
    .map((x, i) => SPRIGS[sprigs[i % sprigs.length]!]!(x, 30, x > 200 && x < 824 ? 190 : 300, Math.PI / 2, rng))
    .join('')
}
