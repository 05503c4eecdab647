/** One old thing in flower: large before a halo, blooms or leaves at its foot, a few guests around it. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { creature, hasCreature } from '../creatures/creatures.ts'
import { rect } from '../kit/curves.ts'
import { circle, page, paperAround, shape } from '../kit/marks.ts'
import { breadthAlone, fittedDrawing, standing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { BELOW, garland, hanging } from '../portrait/garland.ts'
import { halo } from '../portrait/portrait.ts'
import { BARE } from '../subject.ts'
import { sprays } from '../wreath.ts'
import { fineBreadth, fineThing } from './fine.ts'

const FRAME = rect(24, 24, 976, 976)
const LINE = () => 5

export interface Keepsake {
  hero: string
  /** Names of FLOWER_HEADS and SPRIGS. */
  plants: readonly string[]
  /** Only leaves, where no flower was named. */
  isLeafy: boolean
  /** Who sits or stands on it. */
  onTop: string | null
  /** Two of each where there is room. */
  guests: readonly string[]
  /** Flowers come out of it above. */
  isFull?: boolean
}

/** Left and right of it, the upper ones for what flies. */
const HIGH = [
  [206, 250],
  [818, 250],
] as const
const LOW = [
  [176, 560],
  [848, 560],
] as const

export function keepsake(rng: Rng, { hero, plants, isLeafy, onTop, guests, isFull = false }: Keepsake): string {
  const [wide, high] = onTop ? [500, 410] : isFull && hero !== 'birdcage' ? [500, 470] : [560, 600]
  const foot = 800
  const fine = fineBreadth(hero)
  const tall = Math.min(high, wide / (fine ?? breadthAlone(hero)))
  const on = onTop ? perched(onTop, foot - tall + 12, rng) : ''
  const body = fine
    ? fineThing(hero, 512, foot, wide, high, plants, rng)
    : (standing(hero, LINE)?.(512, foot, wide, high) ?? '')
  return page(
    halo(rng) +
      sprays(rng) +
      hanging(plants, rng) +
      around(guests) +
      // A cage has them within it.
      (isFull && hero !== 'birdcage' ? bunch(plants, foot - tall, rng) : '') +
      body +
      on +
      (isLeafy ? leaves(rng) : garland(plants, false, rng)) +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none'),
    false,
  )
}

/** On its top, whose height is `y`. */
function perched(name: string, y: number, rng: Rng): string {
  if (!hasCreature(name)) return standing(name, LINE)?.(512, y, 360, 300) ?? ''
  return creature(name, rng)({ x: 512, y: y - 150, w: 400, h: 330, cover: BARE, sw: 5 }).svg
}

/** Behind the rim of a thing whose top is at `y`. */
function bunch(plants: readonly string[], y: number, rng: Rng): string {
  const heads = plants.filter((name) => name in FLOWER_HEADS)
  let out = ''
  for (const [i, [x, up, r]] of OUT.entries()) {
    for (const k of [-2.4, -1.6, -0.8]) out += vein(512 + x, y - up, r * 1.7, r * 0.6, k, { veins: 2, sw: 3.5 })
    out += heads.length ? FLOWER_HEADS[heads[i % heads.length]!]!(512 + x, y - up, r, rng) : ''
  }
  return out
}

const OUT = [
  [-120, 96, 62],
  [120, 96, 62],
  [0, 140, 70],
  [-66, 20, 58],
  [66, 20, 58],
] as const

/** What flies is above, what stands is at its side. */
function around(guests: readonly string[]): string {
  let [high, low] = [0, 0]
  const twice = guests.length === 1 ? [guests[0]!, guests[0]!] : guests
  return twice
    .slice(0, 4)
    .map((name) => {
      const flies = lookUp(name)?.kind === 'being' || /^(?:feather|star|moon|key|heart)$/.test(name)
      const [x, y] = (flies && high < 2) || low > 1 ? HIGH[high++ % 2]! : LOW[low++ % 2]!
      return circle(x, y, 112, 5) + (fittedDrawing(name, () => 4.2, 'fly')?.(x, y, 168, 168) ?? '')
    })
    .join('')
}

/** Broad leaves instead of blooms, berries between them. */
const leaves = (rng: Rng): string =>
  BELOW.map(([x, y, r]) => {
    const turn = -Math.PI / 2 + rng.between(-0.5, 0.5)
    return (
      [-1.2, 1.2, -0.6, 0.6, 0]
        .map((k) => vein(x, y + r * 0.5, r * 1.7, r * 0.66, turn + k, { veins: 3, sw: 3.7 }))
        .join('') +
      circle(x - 14, y + r * 0.6, 15, 3.6) +
      circle(x + 16, y + r * 0.66, 15, 3.6)
    )
  }).join('')
