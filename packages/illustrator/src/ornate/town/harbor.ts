/** A fishing village on a harbor: houses up the hill, a quay, boats, and a lighthouse at the end of the mole. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { BOATS, barrel, beacon, crate, gull, ropes } from './boats.ts'
import { house } from './house.ts'
import type { House } from './row-house.ts'
import { type Shop, shopHouse } from './shop-house.ts'
import { skyIn } from './shop-street.ts'
import { nightSky, townSky } from './sky.ts'
import { block } from './windows.ts'
import { HOUSES } from './world-houses.ts'

interface Harbor {
  /** What swims is on the water, anything else on the quay. */
  asked: readonly string[]
  /** A name of HOUSES, or gables. */
  houses: string | null
  isNight: boolean
}

const QUAY = 690
const WATER = QUAY + 52
const FLEET = ['sailboat', 'fishing boat', 'rowboat']

export function harbor(rng: Rng, { asked, houses, isNight }: Harbor): string {
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  if ((!houses || houses === 'boarded') && !isNight) return fishingHarbor(rng, asked, at)
  const build: House = HOUSES[houses ?? ''] ?? house
  let out = isNight ? nightSky(rng) : townSky(rng, false)
  // The hill leaves the sea free on the side of the lighthouse.
  out += sea()
  out += row(build, at, 14, 560, 556, rng) + row(build, at, 14, 730, QUAY, rng)
  out += quay(at)
  out += standing('lighthouse', () => 5)?.(at(884), QUAY + 6, 210, 470) ?? ''
  for (const [x, y, size] of [
    [926, 128, 116],
    [958, 258, 74],
  ] as const)
    out += fittedDrawing('seagull', () => 4, 'fly')?.(at(x), y + rng.between(-14, 14), size, size) ?? ''
  const afloat = asked.filter(swims)
  const ashore = asked.filter((name) => !swims(name))
  for (const [i, name] of [...ashore, 'barrel', 'anchor', 'barrel'].slice(0, 4).entries())
    out +=
      standing(name, () => 4.4, 'stand')?.(
        at([640, 764, 500, 380][i]!),
        QUAY + 14,
        120,
        i < ashore.length ? 140 : 80,
      ) ?? ''
  const fleet = afloat.length ? [...afloat, ...FLEET].slice(0, 3) : FLEET
  for (const [i, name] of fleet.entries()) {
    const [x, foot, w, h] = BERTHS[i]!
    out += standing(name, () => 5.2)?.(at(x), foot, w, h) ?? ''
    out += ripples(at(x), foot - 12, w)
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

const CHANDLERS: readonly Shop[] = [
  { sign: 'FISH', goods: ['shell', 'coral'] },
  { sign: 'NETS', goods: ['starfish', 'shell'] },
  { sign: 'INN', goods: ['candle', 'bottle'] },
  { sign: 'CAFE', goods: ['teapot', 'croissant', 'cupcake'] },
  { sign: 'BAIT', goods: ['bottle', 'nautilus'] },
  { sign: 'MAPS', goods: ['globe', 'magnifying glass'] },
]

/** Shops along the quay, a beacon at its end, boats before it. */
function fishingHarbor(rng: Rng, asked: readonly string[], at: (x: number) => number): string {
  const room = new Room(30)
  const shops = rng.shuffle(CHANDLERS)
  const count = rng.pick([3, 3, 4])
  const wide = 740 / count
  let houses = ''
  let before = rng.int(1, 2)
  for (let i = 0; i < count; i++) {
    before = 3 - before
    const x = Math.min(at(14 + wide * i), at(14 + wide * (i + 1)))
    const { svg, outline } = shopHouse({ x, w: wide, base: QUAY }, shops[i]!, before, rng)
    houses += svg
    room.takeShape(outline)
  }
  const tower = rng.between(440, 520)
  room.takeShape(rect(at(884) - 110, QUAY - tower - 20, 220, tower))
  const birds = (
    [
      [700, 120, 92],
      [960, 150, 80],
      [800, 90, 70],
    ] as const
  ).filter(([x, y]) => room.at(at(x), y) > 60)
  for (const [x, y, size] of birds) room.takeCircle(at(x), y, size * 0.7)
  let out = skyIn(room, rng) + sea() + houses + quay(at) + beacon(at(884), QUAY + 4, tower)
  for (const [x, y, size] of birds) out += gull(at(x), y, size, rng.sign())
  const afloat = asked.filter(swims)
  const ashore = asked.filter((name) => !swims(name))
  const stock = rng.shuffle([crate, barrel, ropes, crate])
  for (const [i, x] of [790, 982].entries()) out += stock[i]!(Math.min(960, Math.max(64, at(x))), QUAY + 30)
  for (const [i, name] of ashore.slice(0, 3).entries())
    out += standing(name, () => 4.4, 'stand')?.(at([640, 420, 240][i]!), QUAY + 30, 130, 130) ?? ''
  const fleet = [...afloat, ...rng.shuffle(FLEET)].slice(0, 3)
  for (const [i, [x, foot, w]] of rng.pick(MOORINGS).entries()) {
    const name = fleet[i]!
    const long = name === 'rowboat' ? w * 0.72 : w
    out += BOATS[name]?.(at(x), foot, long, rng.sign()) ?? standing(name, () => 5)?.(at(x), foot, w, w * 0.8) ?? ''
    out += ripples(at(x), foot - 6, long)
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}
/** Places for three boats, the farthest first. */
const MOORINGS: readonly (readonly (readonly [x: number, foot: number, w: number])[])[] = [
  [
    [250, 880, 300],
    [730, 890, 320],
    [500, 968, 220],
  ],
  [
    [700, 870, 290],
    [280, 900, 340],
    [800, 972, 230],
  ],
  [
    [512, 880, 340],
    [180, 950, 240],
    [840, 950, 250],
  ],
]

const BERTHS = [
  [250, 920, 380, 350],
  [720, 910, 360, 230],
  [480, 984, 250, 110],
] as const

const swims = (name: string): boolean => {
  const entry = lookUp(name)
  return entry !== null && (entry.kind === 'being' ? entry.actor.habitat : entry.thing.habitat) === 'water'
}

/** Houses side by side from one end of the page to where the hill ends. */
function row(build: House, at: (x: number) => number, from: number, to: number, base: number, rng: Rng): string {
  const count = Math.round((to - from) / 168)
  const wide = (to - from) / count
  let out = ''
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(from + wide * i), at(from + wide * (i + 1))]
    out += build(Math.min(a, b), wide, base, rng, i < count - 1 && rng.chance(0.4) ? 2 : 1)
  }
  return out
}

/** Waves from the horizon to the foot of the page. */
function sea(): string {
  let out = shape(rect(14, 560, 996, 460), 4.6)
  for (let j = 0; j < 14; j++) {
    const y = 586 + j * (26 + j * 0.7)
    const wave: Poly = Array.from(
      { length: 168 },
      (_, i): Point => [i * 6 + 14, y + (3 + j * 0.4) * Math.sin(i / 3.4 + j * 1.7)],
    )
    out += line(wave, 3.4)
  }
  return out
}

/** Stones in two courses, posts to moor at. */
function quay(at: (x: number) => number): string {
  const left = Math.min(at(14), at(1000))
  let out = shape(rect(left, QUAY, 986, WATER - QUAY), 5.4)
  out += line(
    [
      [left, QUAY + 26],
      [left + 986, QUAY + 26],
    ],
    3.6,
  )
  for (const [i, y] of [QUAY, QUAY + 26].entries())
    for (let x = left + 30 + i * 30; x < left + 980; x += 60)
      out += line(
        [
          [x, y],
          [x, y + 26],
        ],
        3.4,
      )
  for (const x of [90, 300, 560, 820])
    out += block(at(x) - 11, QUAY - 26, 22, 28, 4) + block(at(x) - 16, QUAY - 36, 32, 13, 4)
  return out
}

/** White water along a hull. */
function ripples(x: number, y: number, w: number): string {
  const crest: Poly = Array.from(
    { length: 41 },
    (_, i): Point => [x - w * 0.56 + (w * 1.12 * i) / 40, y + 6 * Math.sin((i / 40) * TAU * 3.5)],
  )
  return shape([...crest, [x + w * 0.5, y + 22], [x, y + 30], [x - w * 0.5, y + 22]], 4)
}
