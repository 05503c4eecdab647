/** A narrow street that runs away from the reader: houses to both sides, washing between them, a tower at its end. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { blossom } from '../house-plants/flowering.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { sleepingCat } from '../places/sill-cat.ts'
import { door, tilesOn, window } from './lane-walls.ts'
import { nightSky } from './sky.ts'
import { tub } from './street.ts'
import { type Strung, strungFrom } from './strung.ts'

/** Where all lines meet, half the street's width and how high one's eyes are, both at distance 1. */
const [MIDDLE, HORIZON, HALF, EYES] = [512, 560, 470, 430]
const FAR = 5

/** A place on a wall of the street: how far away, how high over the ground. */
const at = (side: number, far: number, high: number): Point => [
  MIDDLE + (side * HALF) / far,
  HORIZON + (EYES - high) / far,
]

const isVehicle = (name: string): boolean => /vehicle/.test(lookUp(name)?.category ?? '')

interface Lane {
  /** Stand in the street. */
  asked: readonly string[]
  plants: readonly string[]
  lines: Strung | null
  isTimbered: boolean
  isNight: boolean
  /** Bands of tiles along the walls. */
  isTiled: boolean
  /** Whitewashed, a dome at its end, nothing across it. */
  isAegean: boolean
  /** Along both walls. */
  hasLamps: boolean
  /** Flowers climb up the nearest walls. */
  hasClimbers: boolean
  /** It climbs in steps. */
  isStepped: boolean
  /** Who is in the street sleeps there. */
  isAsleep: boolean
}

export function lane(rng: Rng, told: Lane): string {
  const { asked, plants, lines, isTimbered, isNight, isStepped, isAegean, isAsleep } = told
  let out = (isNight ? nightSky(rng) : '') + tower(told, rng) + (isStepped ? '' : ground(rng))
  for (const side of [-1, 1] as const) out += row(side, told, rng)
  // The steps hide the feet of the walls.
  if (isStepped) out += flight()
  const kind = lines ?? (isTimbered ? 'flags' : 'washing')
  const across = rng.shuffle([2.3, 1.75, 1.4]).slice(0, rng.int(2, 3))
  // Over the tower at the end, so that no skirt is its roof.
  for (const [i, far] of (isAegean || told.hasLamps || isNight) && !lines
    ? []
    : across.sort((a, b) => b - a).entries()) {
    const [high, tilt] = [rng.between(1130, 1190), rng.between(-40, 40)]
    out += hung(kind, at(-1, far, high + tilt), at(1, far, high - tilt), 1.4 / far, i * 2 + rng.int(0, 1))
  }
  if (told.hasLamps)
    for (const [side, far] of [
      [-1, 2.4],
      [1, 1.8],
      [-1, 1.32],
    ] as const)
      out += lamp(...at(side * 0.8, far, isStepped ? risen(far) : 0), 1 / far)
  if (told.hasClimbers) for (const side of [-1, 1] as const) out += blooming(side, rng)
  for (const [i, name] of asked.slice(0, 3).entries()) {
    const tall = Math.min(1, Math.max(0.34, (lookUp(name)?.height ?? 1) / 1.7))
    const [x, foot] = [[430, 640, 540][i]!, isStepped ? 976 : [936, 880, 960][i]!]
    if (isAsleep && /^(?:cat|kitten)$/.test(name)) out += sleepingCat(x, foot, 110, 1)
    else
      out +=
        standing(name, () => 5, isAsleep ? 'lie-curled' : 'stand')?.(
          x,
          foot,
          isVehicle(name) ? 440 : 300,
          330 * tall,
        ) ?? ''
  }
  for (const x of rng
    .shuffle([96, 928, 212, 812])
    .slice(0, rng.int(2, 4))
    .sort((a, b) => Math.abs(b - 512) - Math.abs(a - 512)))
    out += tub(plants, x, x > 200 && x < 820 ? 960 : 992, rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** A branch full of blossoms that hangs over the wall beside us. */
function blooming(side: 1 | -1, rng: Rng): string {
  let out = ''
  const spots = Array.from({ length: 22 }, (_, i): Point => {
    const t = i / 21
    return [512 + side * (468 - 120 * Math.sin(t * Math.PI) * (i % 3) * 0.5), 300 + t * 560 + rng.between(-8, 8)]
  })
  for (const [x, y] of spots)
    out += shape(leaf(x, y, 56, 30, Math.PI / 2 - side * -1 * rng.between(-0.3, 1.6), 0.5), 3.6)
  for (const [x, y] of spots) out += blossom(x, y, 29, 5)
  return out
}

/** A post with a light on it, as high as the doors are. */
function lamp(x: number, foot: number, k: number): string {
  const to = (poly: Poly): Poly => move(poly, x, foot, 0, k)
  return (
    shape(to(rect(-9, -430, 18, 430)), 4.4) +
    shape(to(rect(-24, -34, 48, 34)), 4.2) +
    shape(
      to([
        [-30, -520],
        [30, -520],
        [19, -430],
        [-19, -430],
      ]),
      4.4,
    ) +
    shape(
      to([
        [-40, -520],
        [0, -566],
        [40, -520],
      ]),
      4.4,
    )
  )
}

/** As many as there is room for from wall to wall. */
const hung = (kind: Strung, from: Point, to: Point, size: number, first: number): string =>
  strungFrom(kind, from, to, size * 44, Math.max(3, Math.round((to[0] - from[0]) / (size * 104))), size, first) +
  [from, to].map((end) => circle(...end, 9, 3.6)).join('')

/** A church across the end of the street. */
function tower({ isStepped, isAegean }: Lane, rng: Rng): string {
  const foot = at(0, FAR, isStepped ? risen(FAR) : 0)[1]
  const roofs: Poly[] = [
    [
      [464, foot - 230],
      [512, foot - 296],
      [560, foot - 230],
    ],
    [[472, foot - 230], ...arc(512, foot - 236, 40, Math.PI, TAU, 16), [552, foot - 230]],
    [
      [460, foot - 230],
      [474, foot - 262],
      [512, foot - 276],
      [550, foot - 262],
      [564, foot - 230],
    ],
  ]
  const roof = isAegean ? roofs[1]! : rng.pick(roofs)
  let out = shape(rect(422, foot - 110, 180, 110), 4.6)
  out += shape(
    [
      [412, foot - 110],
      [512, foot - 150],
      [612, foot - 110],
    ],
    4.6,
  )
  out += shape(rect(474, foot - 232, 76, 122), 4.8) + shape(roof, 4.8)
  for (const x of [496, 528])
    out += shape([[x - 10, foot - 150], ...arc(x, foot - 190, 10, Math.PI, TAU, 8), [x + 10, foot - 150]], 3.6)
  return out + shape([[486, foot], ...arc(512, foot - 54, 26, Math.PI, TAU, 12), [538, foot]], 4.4)
}

/** Cobbles, smaller the farther they are. */
function ground(rng: Rng): string {
  let out = shape([at(-1, 0.9, 0), at(-1, FAR, 0), at(1, FAR, 0), at(1, 0.9, 0)], 5)
  const [count, grows] = rng.pick([
    [8, 1.16],
    [6, 1.22],
    [10, 1.13],
  ] as const)
  // A gutter along both walls, and stones laid in courses between them.
  for (const side of [-0.86, 0.86]) out += line([at(side, 0.9, 0), at(side, FAR, 0)], 3.6)
  for (let far = 0.92, k = 0; far < FAR; far *= grows, k++) {
    const next = Math.min(FAR, far * grows)
    if (at(0, far, 0)[1] - at(0, next, 0)[1] < 11) break
    out += line([at(-0.86, next, 0), at(0.86, next, 0)], 3.2)
    for (let i = 1 - (k % 2) * 0.5; i < count; i++) {
      const u = -0.86 + (1.72 * i) / count
      if ((2 * HALF) / far / count > 15 && Math.abs(u) < 0.85) out += line([at(u, far, 0), at(u, next, 0)], 3.2)
    }
  }
  return out
}

/** How high the street has climbed so far away. */
const risen = (far: number): number => Math.max(0, far - 1) * 84

/** A flight of steps from wall to wall, the farthest first. */
function flight(): string {
  const cuts = Array.from({ length: 15 }, (_, i) => 0.9 * (FAR / 0.9) ** (i / 14))
  let out = ''
  for (let i = cuts.length - 2; i >= 0; i--) {
    const [near, far] = [cuts[i]!, cuts[i + 1]!]
    const [low, high] = [risen(near), risen(far)]
    out += shape([at(-1, near, high), at(-1, far, high), at(1, far, high), at(1, near, high)], 4.4)
    out += shape([at(-1, near, low), at(-1, near, high), at(1, near, high), at(1, near, low)], 4.4)
    const stones = Math.min(6, Math.round(940 / near / 90))
    for (let k = 1; k < stones; k++) {
      const u = -1 + (2 * (k + (i % 2 ? 0.25 : -0.25))) / stones
      out += line([at(u, near, low), at(u, near, high)], 3.4)
    }
  }
  return out
}

const CUTS = [0.86, 1.3, 1.82, 2.6, 3.6, FAR]

/** The houses of one side, the farthest first. */
function row(side: 1 | -1, { isTimbered, isTiled, isStepped }: Lane, rng: Rng): string {
  let out = ''
  const wider = rng.between(0.92, 1.1)
  const cuts = CUTS.map((cut, i) => (i && i < CUTS.length - 1 ? cut * wider : cut))
  for (let i = CUTS.length - 2; i >= 0; i--) {
    const [near, far] = [cuts[i]!, cuts[i + 1]!]
    const high = rng.between(1240, 1420)
    out += house(
      {
        side,
        near,
        far,
        high,
        isTimbered: isTimbered && i % 2 === 0,
        isTiled,
        lift: isStepped ? risen(near + (far - near) * 0.4) : 0,
      },
      rng,
    )
  }
  return out
}

interface House {
  side: 1 | -1
  near: number
  far: number
  high: number
  isTimbered: boolean
  isTiled: boolean
  /** How high over the foot of the street it stands. */
  lift: number
}

function house({ side, near, far, high, isTimbered, isTiled, lift }: House, rng: Rng): string {
  const on = (share: number, y: number): Point => at(side, near + (far - near) * share, y + lift)
  const quad = (a: number, b: number, low: number, top: number): Poly => [
    on(a, low),
    on(b, low),
    on(b, top),
    on(a, top),
  ]
  let out = shape(quad(0, 1, -lift, high), 5.4)
  // Eaves.
  out += shape(quad(-0.04, 1.02, high - 34, high + 18), 4.6)
  out += shape(quad(0, 1, 0, 64), 4)
  const floors = rng
    .pick([
      [430, 690, 950],
      [470, 760, 1010],
      [410, 640, 870],
    ])
    .filter((sill) => sill + 190 < high)
  for (const [level, sill] of floors.entries()) {
    if (isTiled) out += tilesOn(quad, on, sill - 92)
    if (isTimbered) {
      for (const y of [sill - 64, sill + 190]) out += shape(quad(0, 1, y, y + 22), 3.8)
      for (const [a, b] of [
        [0.02, 0.16],
        [0.98, 0.84],
      ] as const)
        out += line([on(a, sill - 42), on(b, sill + 190)], 4)
    }
    for (const [a, b] of [
      [0.2, 0.42],
      [0.6, 0.82],
    ] as const)
      out += window(quad, on, a, b, sill, level === 0 || rng.chance(0.5))
  }
  const [a, b] = rng.pick([
    [0.16, 0.46],
    [0.5, 0.8],
  ] as const)
  out += door(on, a, b)
  const [c, d] = a < 0.3 ? ([0.6, 0.86] as const) : ([0.14, 0.38] as const)
  return out + window(quad, on, c, d, 150, true)
}
