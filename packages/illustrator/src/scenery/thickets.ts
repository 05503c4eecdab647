/** What frames a picture from below: plants of different height in the two lower corners, cut by the edge of the page. */
import type { Box } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import { flowerBox, foam, ice, lunar, stones } from './built-corners.ts'
import { FOOT, type Thicket } from './corner.ts'
import {
  bank,
  brake,
  desert,
  farm,
  ferns,
  forest,
  garden,
  heath,
  jungle,
  meadow,
  pond,
  reef,
  sandBank,
  savanna,
  shore,
  shrub,
  snow,
  snowBank,
  tussock,
} from './growths.ts'
import { cactusPot, houseplant, shrubTub, swordplant, town, trailer } from './potted.ts'

const PAGE = 1024

const THICKETS = {
  meadow,
  garden,
  forest,
  savanna,
  pond,
  farm,
  desert,
  snow,
  shore,
  reef,
  jungle,
  town,
  ice,
  lunar,
  foam,
  houseplant,
}
export type ThicketName = keyof typeof THICKETS

/** The same corner is not on every page, nor the same in both corners of one. */
const OTHERS: Partial<Record<keyof typeof THICKETS, readonly Thicket[]>> = {
  meadow: [meadow, heath, ferns, tussock],
  garden: [garden, garden, heath, shrub],
  forest: [forest, brake, ferns],
  jungle: [jungle, brake],
  farm: [farm, tussock, shrub],
  town: [town, shrubTub],
  houseplant: [houseplant, swordplant, trailer, cactusPot, town],
}

/** Where somebody stands near the corner there is only a bank. */
const LOW: Readonly<Record<ThicketName, Thicket>> = {
  meadow: bank,
  garden: bank,
  forest: bank,
  farm: bank,
  jungle: bank,
  savanna: stones,
  pond: stones,
  desert: sandBank,
  shore: sandBank,
  reef: sandBank,
  snow: snowBank,
  town: flowerBox,
  ice: snowBank,
  lunar: stones,
  foam,
  houseplant: () => '',
}

/** One corner is high and one low, each as high as leaves everyone free. */
const HEIGHTS = { high: [340, 290, 240, 205, 168], low: [236, 205, 168] } as const
const LOWEST = 96
/** Less room than a thicket of this height needs, and only crumbs of a bank would be seen. */
const ROOMY = 132
/** How much wider than high a thicket is, and how near it may come. */
const [SPREAD, AIR] = [0.9, 6]

/** Now both corners grow, the same or each its own, and now one of them stays open: never the same bracket around every page. */
const PLANS = ['alike', 'unlike', 'low', 'open'] as const

export function thickets(name: ThicketName, boxes: readonly Box[], rng: Rng): string {
  const plan = rng.pick(PLANS)
  const kinds = rng.shuffle(OTHERS[name] ?? [THICKETS[name]])
  const first = rng.sign()
  const main = isFree(first, HEIGHTS.low[0], boxes) ? first : -first
  return [main, -main]
    .map((dir, i) => {
      const at = (inward: number) => (dir > 0 ? inward + 12 : PAGE - 12 - inward)
      const grows = (plan === 'alike' ? kinds[0] : kinds[i % kinds.length]) as Thicket
      const h = HEIGHTS[i ? 'low' : 'high'].find((high) => isFree(dir, high, boxes))
      if (i && plan === 'open' && h) return ''
      if (h && (!i || plan !== 'low')) return grows({ at, dir, h: h * rng.between(0.94, 1.04), rng })
      return isFree(dir, ROOMY, boxes) ? LOW[name]({ at, dir, h: LOWEST, rng }) : ''
    })
    .join('')
}

/** A thicket is highest at the edge of the page and slopes down toward the middle. */
function isFree(dir: number, h: number, boxes: readonly Box[]): boolean {
  const reach = h * SPREAD + 40
  return boxes.every(({ x0, x1, y1 }) => {
    const inward = Math.max(0, dir > 0 ? x0 : PAGE - x1)
    return inward > reach || y1 < FOOT - h * (1.04 - (0.72 * inward) / reach) - AIR
  })
}
