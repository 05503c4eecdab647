/** What frames a picture from below: plants of different height in the two lower corners, cut by the edge of the page. */
import type { Box } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import { foam, ice, lunar } from './built-corners.ts'
import { FOOT, type Thicket } from './corner.ts'
import {
  brake,
  desert,
  farm,
  forest,
  garden,
  heath,
  jungle,
  meadow,
  pond,
  reef,
  savanna,
  shore,
  shrub,
  snow,
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
  meadow: [meadow, heath, tussock],
  garden: [garden, garden, shrub],
  forest: [forest, forest, brake],
  jungle: [jungle, brake],
  farm: [farm, tussock, shrub],
  town: [town, shrubTub],
  houseplant: [houseplant, swordplant, trailer, cactusPot, town],
}

/** One corner grows high, the other one seldom at all; where nobody leaves room for that much, it stays open: low crumbs are clutter. */
const HEIGHTS = { high: [340, 290, 240, 205], low: [236, 205] } as const
/** How much wider than high a thicket is, and how near it may come. */
const [SPREAD, AIR] = [0.9, 6]

/** How often a page has one corner that grows, or two; the others are framed by what stands farther back. */
const [ONE, BOTH] = [0.72, 0.2]

export function thickets(name: ThicketName, boxes: readonly Box[], rng: Rng): string {
  const chance = rng.unit()
  const kinds = rng.shuffle(OTHERS[name] ?? [THICKETS[name]])
  const first = rng.sign()
  const main = isFree(first, HEIGHTS.low[0], boxes) ? first : -first
  const corners = chance < BOTH ? [main, -main] : chance < ONE ? [main] : []
  return corners
    .map((dir, i) => {
      const at = (inward: number) => (dir > 0 ? inward + 12 : PAGE - 12 - inward)
      const grows = kinds[i % kinds.length] as Thicket
      const h = HEIGHTS[i ? 'low' : 'high'].find((high) => isFree(dir, high, boxes))
      return h ? grows({ at, dir, h: h * rng.between(0.94, 1.04), rng }) : ''
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
