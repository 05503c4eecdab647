/** A cottage that fills the page: a thatched roof, roses around the door, flowers along the path. */
import type { Rng } from '../../ink/random.ts'
import { cloud } from '../kit/cloud.ts'
import { curve, rect } from '../kit/curves.ts'
import { clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { walk } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { archway, door, shuttered } from '../town/wall-parts.ts'
import { block, flowerBox } from '../town/windows.ts'
import { before, flagged, flowerBed, stones } from './parts.ts'

interface Asked {
  /** Stand before it. */
  nouns: readonly string[]
  plants: readonly string[]
  isThatched: boolean
  /** Who sits at a window, on its sill. */
  onSill?: string | undefined
}

const FOOT = 800
const EAVES = 520
const DOOR = 512

export function cottage(rng: Rng, { nouns, plants, isThatched, onSill }: Asked): string {
  const climbers = plants.filter((name) => name in FLOWER_HEADS)
  const roses = climbers.length ? climbers : ['rose']
  let out = shape(cloud([170, 120], 1.1), 4.4) + shape(cloud([880, 130], 0.9), 4.4)
  out += standing('oak tree', () => 5)?.(84, FOOT + 30, 330, 560) ?? ''
  out += standing('apple tree', () => 5)?.(950, FOOT + 30, 300, 480) ?? ''
  out += chimney(rng) + walls(rng, onSill) + roof(isThatched)
  out += around(DOOR, FOOT, roses, rng) + spires(plants, rng)
  out += shape(rect(14, FOOT + 8, 996, 200), 5) + flagged(DOOR, FOOT + 8, 130, 300)
  out += fence(14, 400) + fence(624, 1010)
  out += flowerBed(14, 390, 1000, rng, plants) + flowerBed(634, 1010, 1000, rng, plants)
  return page(out + before(nouns, 1000) + paperAround(rect(14, 14, 996, 996)))
}

function chimney(rng: Rng): string {
  const stack = rect(640, 130, 92, 130)
  const smoke = curve('680,100 650,80 666,52 698,58 712,34 750,40 758,66 740,82 750,104 720,112')
  return (
    shape(smoke, 4.2) +
    shape(stack, 5) +
    stones(stack, 46, 24, rng, 0.7) +
    block(630, 118, 112, 22, 4.6) +
    block(662, 92, 48, 28, 4)
  )
}

function walls(rng: Rng, onSill?: string): string {
  const wall = rect(196, EAVES - 20, 632, FOOT - EAVES + 20)
  let out = shape(wall, 6) + stones(wall, 58, 30, rng, 0.24)
  for (const x of [250, 690]) {
    out +=
      onSill && x < DOOR ? taken(onSill, x + 42, 716) : shuttered(x, 590, 84, 116, 0) + flowerBox(x - 14, 706, 112, rng)
  }
  out += shape(archway(DOOR, FOOT, 150, 236), 5) + door(DOOR, FOOT, 112, 210)
  return out + block(DOOR - 92, FOOT - 4, 184, 18, 4.4)
}

/** A wider window, and whoever sits in it on its sill. */
function taken(animal: string, x: number, y: number): string {
  const sitter = standing(animal, () => 4.4, 'sit')
  const panes = shape(rect(x - 78, y - 158, 156, 158), 5) + shape(rect(x - 66, y - 146, 132, 146), 4)
  return (
    panes + block(x - 4, y - 146, 8, 146, 3.4) + block(x - 96, y, 192, 18, 4.6) + (sitter?.(x, y + 4, 120, 124) ?? '')
  )
}

/** Straw in three courses, drawn down over the windows of the upper floor; or round shingles. */
function roof(isThatched: boolean): string {
  const outline = curve(
    `150,${EAVES + 26}! 176,430 236,300 300,236! 512,216 724,236! 788,300 848,430 874,${EAVES + 26}! 790,${EAVES + 40} 720,${EAVES + 10} 640,${EAVES + 4} 512,${EAVES - 4} 384,${EAVES + 4} 304,${EAVES + 10} 234,${EAVES + 40}`,
  )
  const marks: Mark[] = []
  const rows = isThatched ? 4 : 8
  for (let row = 0; row < rows; row++) {
    const y = 232 + ((EAVES - 240) * (row + 1)) / rows
    marks.push(...(isThatched ? fringe(y) : scallops(y)))
  }
  let out = shape(outline, 6) + clipMarks(marks, [outline], 3.5) + shape(outline, 6, 'none')
  for (const x of [372, 652]) out += dormer(x)
  const ridge = curve('284,250! 296,210 512,190 728,210 740,250! 680,262 512,244 344,262', true)
  out += shape(ridge, 5)
  for (let i = 1; i < 12; i++) {
    const x = 290 + i * 37
    out += line(
      [
        [x - 14, 218],
        [x + 4, 244],
      ],
      3.4,
    )
  }
  return out
}

/** Ends of straw. */
const fringe = (y: number): Mark[] => [
  {
    poly: curve(
      Array.from({ length: 22 }, (_, i): Point => [120 + i * 40, y + (i % 2 ? 12 : -2)]),
      false,
    ),
    open: true,
  },
  ...Array.from(
    { length: 26 },
    (_, i): Mark => ({
      poly: [
        [136 + i * 31, y - 10],
        [132 + i * 31, y - 44],
      ],
      open: true,
    }),
  ),
]

const scallops = (y: number): Mark[] =>
  Array.from(
    { length: 22 },
    (_, i): Mark => ({
      poly: curve(
        `${120 + i * 38 + (Math.round(y) % 2) * 19},${y - 16} ${139 + i * 38},${y + 8} ${158 + i * 38},${y - 16}`,
        false,
      ),
      open: true,
    }),
  )

/** A window under a brow of straw. */
function dormer(x: number): string {
  const brow = curve(
    `${x - 92},432! ${x - 70},350 ${x},318 ${x + 70},350 ${x + 92},432! ${x + 60},440 ${x + 52},388 ${x},362 ${x - 52},388 ${x - 60},440`,
  )
  return shape(rect(x - 56, 366, 112, 74), 4.6) + shuttered(x - 26, 380, 52, 56, 0) + shape(brow, 5)
}

/** A stem along the arch of a door, with leaves and blossoms large enough to color. */
function around(x: number, foot: number, heads: readonly string[], rng: Rng): string {
  const arch: Poly = archway(x, foot - 30, 236, 300)
  let [leaves, blooms] = ['', '']
  for (const [i, { x: u, y: v, a }] of walk(arch, 84, 20).entries()) {
    for (const k of [-1.3, 1.3]) leaves += vein(u, v, 74, 34, a + k, { sw: 3.4 })
    blooms += FLOWER_HEADS[heads[i % heads.length]!]!(u, v, 46, rng)
  }
  return leaves + blooms
}

/** What grows tall stands before the wall. */
function spires(plants: readonly string[], rng: Rng): string {
  const tall = plants.filter((name) => SPIRES.test(name) && name in SPRIGS)
  if (!tall.length) return ''
  return [206, 300, 724, 818]
    .map((x, i) => SPRIGS[tall[i % tall.length]!]!(x, FOOT + 6, i % 3 ? 270 : 310, -1.57, rng))
    .join('')
}

const SPIRES = /^(?:hollyhock|foxglove|delphinium|lupine|snapdragon|gladiolus|lavender)$/

/** Pickets behind the flower beds. */
function fence(x0: number, x1: number): string {
  let out = block(x0, 880, x1 - x0, 13, 3.8) + block(x0, 926, x1 - x0, 13, 3.8)
  for (let x = x0 + 8; x < x1 - 20; x += 38)
    out += shape(
      [
        [x, 970],
        [x, 862],
        [x + 12, 844],
        [x + 24, 862],
        [x + 24, 970],
      ],
      3.8,
    )
  return out
}
