/** The upper edge of a thing as it is drawn: where one stands on top of a tractor, a bus, a castle. */
import type { Point } from '../art/art.ts'
import { createRng } from '../ink/random.ts'
import { Board } from '../raster/board.ts'
import { alike, paint } from '../raster/paint.ts'
import type { Inanimate } from '../world/world.ts'
import { tall, wide } from './geometry.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

/** Heights above the foot as shares of the whole, from left to right, as it faces right. */
export type Skyline = readonly number[]

const COLUMNS = 64
const PAGE = 1024
const known = new Map<string, Skyline>()

/** The same for everybody: drawn once, by itself. */
export function skylineOf(entry: Inanimate): Skyline {
  const before = known.get(entry.name)
  if (before) return before
  const line = trace(entry)
  known.set(entry.name, line)
  return line
}

function trace({ thing }: Inanimate): Skyline {
  const { box, layers } = thing.draw({
    x: 0,
    y: 0,
    h: 256,
    sw: 4,
    facing: 'right',
    rng: createRng(1),
    detail: 'simple',
  })
  const [across, down] = [PAGE / wide(box), PAGE / tall(box)]
  const board = new Board(COLUMNS)
  const paper = `<g transform="matrix(${across} 0 0 ${down} ${-box.x0 * across} ${-box.y0 * down})">`
  paint(board, `${paper}${layers.map(({ svg }) => svg).join('')}</g>`, alike(1))
  return Array.from({ length: COLUMNS }, (_, x) => {
    for (let y = 0; y < COLUMNS; y++) if (board.cells[y * COLUMNS + x]) return 1 - y / COLUMNS
    return 0
  })
}

const ON_TOP = /^(on-top-of|stands-on|sits-on|lies-on|has)$/
const BUILT = /vehicles|buildings/
/** One is on their deck, not on their roof. */
const DECKED =
  /boat|ship|raft|canoe|kayak|gondola|ferry|yacht|dock|pier|bridge|stage|stairs|step|sled|sleigh|skate|board|scooter|carpet|swing|slide|seesaw|wall|fence|road|balcony|porch|platform|pickup|flatbed|trailer|stall|stand$|theater|bird feeder/

const isRoofed = ({ name, category }: Inanimate): boolean => BUILT.test(category) && !DECKED.test(name)

/** Before anybody is placed: what somebody is on top of has to be known as it is drawn. */
export function learnSkylines({ bonds }: Scene): void {
  for (const { a, b, relation } of bonds) {
    const host = relation.relation === 'has' ? a : b
    if (!host || !ON_TOP.test(relation.relation) || host.skyline) continue
    if (host.entry.kind === 'thing' && isRoofed(host.entry)) host.skyline = skylineOf(host.entry)
  }
}

/** The highest stretch of it, as level as may be, that is wide enough for somebody's feet. */
export function crest(b: Member, width: number): { x0: number; x1: number; y: number } | null {
  if (!b.skyline) return null
  const { box } = b.art
  const line = b.place.facing === 'left' ? b.skyline.toReversed() : b.skyline
  const n = Math.max(3, Math.min(COLUMNS - 8, Math.round((width / wide(box)) * COLUMNS)))
  let best = { from: 0, top: 0, worth: Number.NEGATIVE_INFINITY }
  for (let from = 2; from + n <= COLUMNS - 2; from++) {
    const stretch = line.slice(from, from + n)
    const [low, top] = [Math.min(...stretch), Math.max(...stretch)]
    const worth = top - 1.6 * (top - low) - Math.abs(from + n / 2 - COLUMNS / 2) / (COLUMNS * 8)
    if (worth > best.worth) best = { from, top, worth }
  }
  const x = (column: number) => box.x0 + (wide(box) * column) / COLUMNS
  return { x0: x(best.from), x1: x(best.from + n), y: box.y1 - best.top * tall(box) + 3 }
}

/** The middle of a stretch of its upper edge, told in shares of its width from behind to ahead; of a peak, its highest point. */
export function levelOf(b: Member, line: Skyline, [from, to]: readonly [number, number], isPeak: boolean): Point {
  const { box } = b.art
  const heights = line.slice(Math.floor(from * COLUMNS), Math.ceil(to * COLUMNS))
  const top = Math.max(...heights)
  const highest = heights.flatMap((h, i) => (h >= top - 0.02 ? [i] : []))
  const column = isPeak ? (highest[Math.floor(highest.length / 2)] ?? 0) : (heights.length - 1) / 2
  const level = isPeak ? top : (heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? top)
  const share = (Math.floor(from * COLUMNS) + column + 0.5) / COLUMNS
  const x = b.place.facing === 'left' ? box.x1 - share * wide(box) : box.x0 + share * wide(box)
  return [x, box.y1 - level * tall(box)]
}

/** Of the height of who stands there: at most so far below the ridge are their feet. */
const DOWN_A_SLOPE = 0.3

/** On a pointed roof the feet are on its slopes: y where all of a width around x is covered. */
export function footingAt(b: Member, x: number, width: number, h: number): number | null {
  if (!b.skyline) return null
  const { box } = b.art
  const line = b.place.facing === 'left' ? b.skyline.toReversed() : b.skyline
  const column = (at: number) => Math.max(0, Math.min(COLUMNS - 1, Math.floor(((at - box.x0) / wide(box)) * COLUMNS)))
  const feet = line.slice(column(x - width / 2), column(x + width / 2) + 1)
  const [low, top] = [Math.min(...feet), Math.max(...feet)].map((share) => box.y1 - share * tall(box)) as [
    number,
    number,
  ]
  return Math.min(low, top + h * DOWN_A_SLOPE) + 3
}
