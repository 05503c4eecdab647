/** A meadow in flower, seen from among the grass, with hills and the sun behind it. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { bee, moth } from '../plants/guests.ts'
import { vein } from '../plants/leaves.ts'
import { WILDFLOWERS } from '../plants/wildflowers.ts'
import { type Plant, plantsOf } from './stems.ts'

const STEM = 14
/** So many kinds on one page, where none was asked for. */
const KINDS = 7

/** What the word "wildflowers" is read as. */
const READ_AS = ['poppy', 'daisy', 'dandelion']

/** `asked` are names of WILDFLOWERS; without any it is a mixed meadow. */
export function meadow(rng: Rng, asked: readonly string[], hasGuests = true): string {
  const mixed = !asked.length || READ_AS.every((name) => asked.includes(name))
  const others = rng.shuffle(Object.keys(WILDFLOWERS).filter((name) => !asked.includes(name)))
  const names = mixed ? [...asked, ...others].slice(0, KINDS) : asked
  const plants = plantsOf(names, rng)
  const room = new Room(18)
  for (const { x, y, r, stem } of plants) {
    room.takeShape(ellipse(x, y, r, r, 20), 60)
    room.takeShape(band(stem, STEM), 60)
  }
  const sun = sunIn(room, rng)
  const back = (sun ? sunshine(...sun) : '') + clouds(room, rng) + hills(rng)
  let out = ''
  for (const plant of plants) out += leavesOf(plant, room, rng)
  for (const { name, r, stem } of plants) out += stemmed(stem) + (WILDFLOWERS[name]?.(stem, r, rng) ?? '')
  out = sprigs(room, rng) + out
  return page(back + out + grass(rng) + (hasGuests ? guests(room, rng) : '') + paperAround(rect(14, 14, 996, 996)))
}

const stemmed = (stem: Poly): string => shape(band(stem, STEM), 3.4)

/** A leaf only where nothing else is: half a leaf between two stems is a sliver. */
function leavesOf({ stem, r }: Plant, room: Room, rng: Rng): string {
  let out = ''
  for (const { x, y, a } of walk(stem, 38, 50)) {
    if (y > 900) continue
    const side = rng.sign()
    for (const long of [rng.between(130, 170), 110, 80]) {
      const turn = a + side * rng.between(0.55, 0.85)
      const wide = long * 0.36
      const start: Point = [x + Math.cos(turn) * 8, y + Math.sin(turn) * 8]
      const outline = leaf(...start, long, wide, turn, 0.42, -side * 0.1)
      const tip = leaf(x + Math.cos(turn) * 26, y + Math.sin(turn) * 26, long - 16, wide, turn, 0.42, -side * 0.1)
      if (!room.fits(tip, 7)) continue
      out += vein(...start, long, wide, turn, { bend: -side * 0.1, veins: r > 70 ? 2 : 0 })
      room.takeShape(outline, 60)
      break
    }
  }
  return out
}

/** Leaves that grow by themselves in the gaps: bare furrows beside a flower would look unfinished. */
function sprigs(room: Room, rng: Rng): string {
  let out = ''
  for (let i = 0; i < 160; i++) {
    const [x, y] = [rng.between(60, 964), rng.between(460, 860)]
    const r = Math.min(72, room.at(x, y) - 6)
    if (r < 44) continue
    const foot = y + r * 0.8
    for (const k of [-1.1, 1.1, -0.55, 0.55, 0])
      out += vein(x, foot, r * (k ? 1.35 : 1.6), r * 0.5, -Math.PI / 2 + k, { belly: 0.5, sw: 3.4 })
    room.takeCircle(x, y, r)
  }
  return out
}

/** Where no flower is before it, or none. */
function sunIn(room: Room, rng: Rng): Point | null {
  const spots = Array.from({ length: 40 }, (): Point => [rng.between(150, 874), rng.between(142, 200)])
  const spot = spots.find(([x, y]) => room.at(x, y) > 118) ?? null
  if (spot) room.takeCircle(...spot, 124)
  return spot
}

function sunshine(x: number, y: number): string {
  let out = ''
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * TAU
    out += shape(leaf(x + 66 * Math.cos(a), y + 66 * Math.sin(a), i % 2 ? 38 : 56, 21, a, 0.5), 3.6)
  }
  return out + circle(x, y, 60, 5) + circle(x, y, 42, 3.6)
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

function hills(rng: Rng): string {
  const hill = (y: number, high: number): Poly => {
    const phase = rng.between(0, TAU)
    const ridge: Poly = Array.from({ length: 60 }, (_, i) => [i * 18 - 10, y + high * Math.sin(i * 0.12 + phase)])
    return [...ridge, [1100, 1100], [-20, 1100]]
  }
  const [far, near] = [hill(410, 34), hill(540, 26)]
  return trees(far, rng) + shape(far, 5) + shape(near, 4.5) + furrows(near, rng)
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

/** Furrows of a field, ever farther apart toward the front. */
function furrows(hill: Poly, rng: Rng): string {
  const vanishing: Point = [rng.between(200, 824), 300]
  const ridge = hill.slice(0, 58)
  return walk(ridge, 74, rng.between(10, 70))
    .map(({ x, y }) =>
      line(
        [
          [x, y],
          [x + (x - vanishing[0]) * 1.6, y + 420],
        ],
        3.4,
      ),
    )
    .join('')
}

/** Blades side by side without a gap at their feet, a taller row behind a lower one. */
function grass(rng: Rng): string {
  let out = ''
  for (const [step, low, high] of [
    [46, 120, 190],
    [38, 60, 120],
  ] as const)
    for (let x = 14; x < 1014; x += step) {
      const tip: Point = [x + step / 2 + rng.between(-34, 34), 1012 - rng.between(low, high)]
      const edge = (from: number, bow: number): Poly =>
        curve([[from, 1016], [(from + tip[0]) / 2 + bow, (1016 + tip[1]) / 2], tip], false, 8)
      out += shape([...edge(x - 6, -4), ...edge(x + step + 6, 4).reverse()], 3.6)
    }
  return out
}

/** Butterflies and bees where the sky is free. */
function guests(room: Room, rng: Rng): string {
  let out = ''
  for (const kind of ['butterfly', 'bee', 'butterfly', 'bee']) {
    const spots = Array.from({ length: 90 }, () => [rng.between(90, 934), rng.between(76, 300)] as const)
    const spot = spots.find(([x, y]) => room.at(x, y) > (kind === 'bee' ? 44 : 60))
    if (!spot) continue
    const [x, y] = spot
    out += kind === 'bee' ? bee(x, y, 0.85, rng.between(-0.4, 0.2)) : moth(x, y, 0.78, rng.between(-0.5, 0.5))
    room.takeCircle(x, y, 74)
  }
  return out
}
