/** Plants that one keeps in pots, from the foot of the pot to the tip of the highest leaf. */
import type { Rng } from '../../ink/random.ts'
import { leaf } from '../kit/curves.ts'
import { shape } from '../kit/marks.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { ballCactus, columnCactus, pricklyPear } from './cacti.ts'
import { flowering, orchids } from './flowering.ts'
import type { Growth } from './growth.ts'
import { aloe, calathea, fanPalm, fernPlant, fruitTree, monstera, pilea, rubberTree, snakePlant } from './leafy.ts'
import { fancyPot } from './pots.ts'

export interface HousePlant {
  /** As a share of its height. */
  wide: number
  draw: (x: number, foot: number, h: number, rng: Rng) => string
}

/** `share` of the height is pot, and it is `across` of the height wide. */
const plant = (wide: number, share: number, across: number, growth: Growth): HousePlant => ({
  wide,
  draw: (x, foot, h, rng) => {
    const high = Math.max(40, h * share)
    return growth(x, foot - high + 5, h - high, rng, h) + fancyPot(x, foot, Math.max(54, h * across), high, rng)
  },
})

export const rosette: Growth = (x, y, long) => {
  const r = long * 0.62
  const foot = y + r * 0.1
  let out = ''
  for (const [k, size] of [
    [-1.3, 1],
    [1.3, 1],
    [-0.86, 1.14],
    [0.86, 1.14],
    [-0.42, 1.32],
    [0.42, 1.32],
    [0, 1.4],
  ] as const)
    out += shape(leaf(x + k * r * 0.2, foot, r * size, r * 0.6, -Math.PI / 2 + k, 0.62), 3.8)
  return out
}

const heads = (...names: string[]): string[] => names.filter((name) => name in FLOWER_HEADS)

/** By the words that name them. */
export const HOUSE_PLANTS: Readonly<Record<string, HousePlant>> = {
  'snake plant': plant(0.56, 0.34, 0.42, snakePlant),
  aloe: plant(0.94, 0.36, 0.42, aloe),
  monstera: plant(0.96, 0.32, 0.38, monstera),
  'rubber tree': plant(0.7, 0.3, 0.34, rubberTree),
  calathea: plant(0.98, 0.32, 0.38, calathea),
  fern: plant(1.1, 0.34, 0.38, fernPlant),
  cactus: plant(0.58, 0.32, 0.4, columnCactus),
  'ball cactus': plant(0.62, 0.42, 0.5, ballCactus),
  'prickly pear': plant(0.76, 0.32, 0.4, pricklyPear),
  orchid: plant(0.92, 0.3, 0.34, orchids),
  daisy: plant(0.86, 0.34, 0.4, flowering(heads('cosmos', 'anemone', 'hellebore'))),
  tulip: plant(0.74, 0.36, 0.42, flowering(['tulip'])),
  dahlia: plant(0.86, 0.34, 0.4, flowering(heads('dahlia', 'peony', 'camellia', 'marigold'))),
  pilea: plant(0.96, 0.34, 0.38, pilea),
  'lemon tree': plant(0.66, 0.3, 0.36, fruitTree),
  palm: plant(1.06, 0.3, 0.34, fanPalm),
  succulent: plant(0.94, 0.42, 0.56, rosette),
}

export const PLANT_NAMES: readonly string[] = Object.keys(HOUSE_PLANTS)

/** Those that stay readable when they are low. */
export const LOW: readonly string[] = [
  'snake plant',
  'aloe',
  'cactus',
  'ball cactus',
  'prickly pear',
  'succulent',
  'tulip',
  'rubber tree',
]

/** Those whose leaves are large enough to color on a shelf. */
export const SMALL: readonly string[] = PLANT_NAMES.filter(
  (name) => !['fern', 'orchid', 'lemon tree', 'palm'].includes(name),
)
