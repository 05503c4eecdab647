/** An animal's head among flowers: a garland below it, flowers on both sides, or a wreath around it. */
import type { Rng } from '../../ink/random.ts'
import { sitter as creatureHead } from '../creatures/creatures.ts'
import { furCover } from '../creatures/fur.ts'
import type { Dressing } from '../dressed.ts'
import { BORDER, border } from '../kit/border.ts'
import { cornerThings } from '../kit/corners.ts'
import { rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import type { Point, Poly } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { filler } from '../plants/filler.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { halo } from './portrait.ts'

const FRAME = rect(24, 24, 976, 976)
const USUAL = ['rose', 'daisy', 'peony', 'anemone', 'sunflower', 'poppy', 'lily']

interface Portrayed {
  noun: string
  flowers: readonly string[]
  /** In the corners. */
  things: readonly string[]
}

type Bloom = readonly [x: number, y: number, r: number]

interface Layout {
  blooms: readonly Bloom[]
  /** Where the head is. */
  y: number
  size: number
  back: 'halo' | 'border' | 'strewn'
}

const both = (half: readonly Bloom[]): Bloom[] =>
  half.flatMap(([x, y, r]): Bloom[] => [
    [x, y, r],
    [1024 - x, y, r],
  ])

const LAYOUTS: readonly Layout[] = [
  {
    blooms: [
      ...both([
        [150, 792, 62],
        [252, 856, 74],
        [384, 888, 76],
      ]),
      [512, 872, 86],
    ],
    y: 440,
    size: 760,
    back: 'halo',
  },
  {
    blooms: both([
      [150, 868, 82],
      [278, 890, 58],
      [140, 736, 62],
      [128, 628, 50],
      [388, 900, 52],
    ]),
    y: 470,
    size: 790,
    back: 'strewn',
  },
  {
    blooms: both([
      [172, 832, 58],
      [290, 848, 58],
      [406, 856, 54],
      [168, 722, 46],
    ]),
    y: 452,
    size: 690,
    back: 'border',
  },
  {
    blooms: [
      [152, 866, 84],
      [282, 890, 60],
      [140, 726, 64],
      [132, 604, 52],
      [396, 900, 50],
      [874, 158, 74],
      [756, 132, 52],
      [886, 286, 54],
    ],
    y: 506,
    size: 790,
    back: 'strewn',
  },
  {
    blooms: [
      ...both([
        [210, 842, 66],
        [340, 886, 70],
      ]),
      [480, 890, 64],
      [576, 866, 60],
    ],
    y: 440,
    size: 740,
    back: 'halo',
  },
]

/** `hasSitter(noun)` holds. */
export function amongFlowers(rng: Rng, { noun, flowers, things }: Portrayed): string {
  const { blooms, y, size, back } = rng.pick(LAYOUTS)
  const cover: Dressing['cover'] = (area, role) => (role === 'mane' && noun === 'lion' ? '' : furCover(area, role))
  const { svg, outlines } = creatureHead(noun, rng)({ x: 512, y, w: size, h: size, cover, sw: 4.6 })
  const kinds = flowers.length ? flowers : rng.shuffle(USUAL).slice(0, 3)
  const frame = back === 'border' ? border(rng) : paperAround(FRAME) + shape(FRAME, 6, 'none')
  return page(
    (back === 'halo' ? halo(rng) : around(outlines, blooms, back === 'border' ? BORDER + 8 : 40, rng)) +
      (things.length ? cornerThings(things) : '') +
      svg +
      garland(blooms, kinds, rng) +
      frame,
    false,
  )
}

/** Sprigs and blossoms wherever there is room. */
function around(outlines: readonly Poly[], blooms: readonly Bloom[], margin: number, rng: Rng): string {
  const room = new Room(margin)
  for (const outline of outlines) room.takeShape(outline)
  for (const [x, y, r] of blooms) room.takeCircle(x, y, r * 1.66)
  return fillRoom(room, { largest: 62, smallest: 15, gap: 11, count: 40 }, (spot) => filler(spot, rng))
}

/** All leaves lie under all flowers. */
function garland(blooms: readonly Bloom[], kinds: readonly string[], rng: Rng): string {
  let leaves = ''
  let heads = ''
  for (const [i, [x, y, r]] of blooms.entries()) {
    const away = outward([x, y])
    for (const k of [-1.5, -0.6, 0.6, 1.5, 2.4])
      leaves += vein(x, y, r * 1.62, r * 0.62, away + Math.PI + k, { veins: r > 60 ? 3 : 2, sw: 3.5 })
    heads += FLOWER_HEADS[kinds[Math.floor(i / 2) % kinds.length]!]!(x, y, r, rng)
  }
  return leaves + heads
}

const outward = ([x, y]: Point): number => Math.atan2(y - 512, x - 512)
