/** A meadow in flower, seen from among the grass, with hills and the sun behind it. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { blossom } from '../plants/blossom.ts'
import { bee, moth } from '../plants/guests.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { WILDFLOWERS } from '../plants/wildflowers.ts'
import { type Plant, plantsOf, ROWS } from './stems.ts'

const STEM = 11
/** Flowers of a mixed meadow, and those that bloom up their stem: so many kinds of each are on one page. */
const ROUND = [
  'cornflower',
  'cosmos',
  'echinacea',
  'buttercup',
  'thistle',
  'anemone',
  'aster',
  'nigella',
  'hemlock',
  'poppy pod',
  'chamomile',
  'daffodil',
  'primrose',
  'pansy',
  'tulip',
  'wild rose',
  'bluebell',
] as const
const SPIRES = ['foxglove', 'lupine', 'delphinium', 'snapdragon', 'hollyhock'] as const
const KINDS = 9

/** What the word "wildflowers" is read as. */
const READ_AS = ['poppy', 'daisy', 'dandelion']

/** `asked` are names of WILDFLOWERS; without any it is a mixed meadow. */
export function meadow(rng: Rng, asked: readonly string[], hasGuests = true): string {
  const mixed = !asked.length || READ_AS.every((name) => asked.includes(name))
  const others = ['poppy', 'daisy', ...rng.shuffle(ROUND)].filter((name) => !asked.includes(name))
  const names = mixed
    ? [...new Set([...others.slice(0, 2), ...asked.filter((name) => name !== 'dandelion'), ...others])].slice(0, KINDS)
    : asked
  const sun: Point = [rng.between(180, 844), rng.between(126, 150)]
  const plants = plantsOf(names, mixed ? rng.shuffle(SPIRES).slice(0, 3) : [], sun, rng)
  const room = new Room(22)
  for (const { x, y, r, long, stem } of plants) {
    room.takeShape(long ? rect(x - r, y, r * 2, long) : ellipse(x, y, r * 1.1, r * 1.1, 20), 140)
    room.takeShape(band(stem, STEM), 60)
  }
  room.takeCircle(...sun, 104)
  let out = sunshine(...sun) + clouds(room, rng) + hills(rng)
  for (const [row, { foot }] of ROWS.entries()) {
    const here = plants.filter((plant) => plant.row === row)
    for (const plant of here) out += leavesOf(plant, foot, room, rng)
    out += small(foot, room, rng)
    for (const plant of here) out += stemmed(plant.stem) + headOf(plant, rng)
    out += grass(foot, row, rng) + (row < ROWS.length - 1 ? shape(mound(foot - 14, 24, rng), 4) : '')
  }
  return page(out + (hasGuests ? guests(room, rng) : '') + paperAround(rect(14, 14, 996, 996)))
}

function headOf({ name, x, y, r, long, stem }: Plant, rng: Rng): string {
  const flower = WILDFLOWERS[name]
  if (flower) return flower(stem, r, rng)
  return long
    ? (SPRIGS[name]?.(x, y + long, long, -Math.PI / 2, rng) ?? '')
    : (FLOWER_HEADS[name]?.(x, y, r * 1.06, rng) ?? '')
}

const stemmed = (stem: Poly): string => shape(band(stem, STEM), 3.4)

/** A leaf only where nothing else is: half a leaf between two stems is a sliver. */
function leavesOf({ stem, r }: Plant, foot: number, room: Room, rng: Rng): string {
  let out = ''
  for (const { x, y, a } of walk(stem, 38, 50)) {
    if (y > foot - 70) continue
    const side = rng.sign()
    for (const long of [rng.between(1.4, 1.8) * r, 1.2 * r, 62]) {
      const turn = a + side * rng.between(0.55, 0.85)
      const wide = long * 0.36
      const start: Point = [x + Math.cos(turn) * 8, y + Math.sin(turn) * 8]
      const outline = leaf(...start, long, wide, turn, 0.42, -side * 0.1)
      const tip = leaf(x + Math.cos(turn) * 26, y + Math.sin(turn) * 26, long - 16, wide, turn, 0.42, -side * 0.1)
      if (!room.fits(tip, 7)) continue
      out += vein(...start, long, wide, turn, { bend: -side * 0.1, veins: r > 56 && long > 80 ? 2 : 0 })
      room.takeShape(outline, 60)
      break
    }
  }
  return out
}

/** Flowers that are known even when they are small. */
const LOW = ['buttercup', 'forget-me-not', 'primrose', 'chamomile'] as const

/** What grows lower in the gaps, each on a stalk of its own: bare grass beside a flower would look unfinished. */
function small(foot: number, room: Room, rng: Rng): string {
  let out = ''
  for (let i = 0; i < 500; i++) {
    const [x, y] = [rng.between(60, 964), rng.between(foot - 260, foot - 84)]
    const r = Math.min(52, room.at(x, y) - 5)
    if (r < 24) continue
    room.takeCircle(x, y, r)
    if (r < 34 || rng.chance(0.6)) {
      out += line(
        curve(
          [
            [x + rng.between(-14, 14), foot],
            [x + rng.between(-8, 8), (y + foot) / 2],
            [x, y],
          ],
          false,
        ),
        5,
      )
      out += r > 36 ? FLOWER_HEADS[rng.pick(LOW)]!(x, y, r, rng) : blossom(x, y, r, 8, rng)
      continue
    }
    out += line(
      [
        [x, y + r * 0.7],
        [x, foot],
      ],
      5,
    )
    for (const k of [-0.8, 0.8, 0])
      out += vein(x, y + r * 0.8, r * (k ? 1.4 : 1.7), r * 0.66, -Math.PI / 2 + k, { belly: 0.55, sw: 3.4 })
  }
  return out
}

function sunshine(x: number, y: number): string {
  let out = ''
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * TAU
    out += shape(leaf(x + 52 * Math.cos(a), y + 52 * Math.sin(a), i % 2 ? 32 : 46, 17, a, 0.5), 3.4)
  }
  return out + circle(x, y, 48, 4.6) + circle(x, y, 32, 3.6)
}

const CLOUD = '-96,30 -106,2 -70,-16 -48,-50 -4,-48 20,-64 58,-46 66,-16 100,-2 96,30 0,34'

/** Whole ones, in free sky. */
function clouds(room: Room, rng: Rng): string {
  let out = ''
  for (let i = 0; i < 60; i++) {
    const [x, y, size] = [rng.between(120, 904), rng.between(96, 200), rng.between(0.7, 0.95)]
    if (room.at(x - 50 * size, y) < 58 * size || room.at(x + 50 * size, y) < 58 * size) continue
    out += shape(move(curve(CLOUD), x, y, 0, size), 4.5)
    room.takeCircle(x, y, 108 * size)
  }
  return out
}

/** From its brow down to the foot of the page. */
function mound(y: number, high: number, rng: Rng): Poly {
  const phase = rng.between(0, TAU)
  const ridge: Poly = Array.from({ length: 60 }, (_, i) => [i * 18 - 10, y + high * Math.sin(i * 0.12 + phase)])
  return [...ridge, [1100, 1100], [-20, 1100]]
}

function hills(rng: Rng): string {
  const [far, near] = [mound(300, 26, rng), mound(410, 24, rng)]
  return trees(far, rng) + shape(far, 5) + shape(near, 4.5)
}

/** Along the ridge of the farthest hill. */
const trees = (hill: Poly, rng: Rng): string =>
  walk(hill.slice(0, 58), rng.between(88, 120), rng.between(20, 90))
    .map(({ x, y }) => {
      const r = rng.between(24, 36)
      return rng.chance(0.5)
        ? shape(rect(x - 6, y - 26, 12, 40), 3.6) + shape(ellipse(x, y - 20 - r, r * 0.86, r), 4)
        : shape(
            [
              [x - r * 0.8, y + 6],
              [x, y - r * 2.4],
              [x + r * 0.8, y + 6],
            ],
            4,
          )
    })
    .join('')

/** Blades side by side without a gap at their feet, a taller row behind a lower one; they cover what is behind them. */
function grass(foot: number, row: number, rng: Rng): string {
  let out = ''
  const size = 0.62 + row * 0.19
  for (const [step, low, high] of [
    [46, 90, 150],
    [42, 40, 84],
  ] as const)
    for (let x = 14 - rng.between(0, 30); x < 1014; x += step * size) {
      const wide = step * size
      const tip: Point = [x + wide / 2 + rng.between(-26, 26) * size, foot - rng.between(low, high) * size]
      const edge = (from: number, bow: number): Poly =>
        curve([[from, foot + 40], [(from + tip[0]) / 2 + bow, (foot + 40 + tip[1]) / 2], tip], false, 8)
      out += shape([...edge(x - 5, -4), ...edge(x + wide + 5, 4).reverse()], 3.4)
    }
  return out
}

/** Butterflies and bees where the sky is free. */
function guests(room: Room, rng: Rng): string {
  let out = ''
  for (const kind of ['butterfly', 'bee', 'butterfly', 'bee', 'butterfly']) {
    const spots = Array.from({ length: 90 }, () => [rng.between(90, 934), rng.between(76, 236)] as const)
    const spot = spots.find(([x, y]) => room.at(x, y) > (kind === 'bee' ? 44 : 60))
    if (!spot) continue
    const [x, y] = spot
    out += kind === 'bee' ? bee(x, y, 0.85, rng.between(-0.4, 0.2)) : moth(x, y, 0.78, rng.between(-0.5, 0.5))
    room.takeCircle(x, y, 74)
  }
  return out
}
