/** Pages of birds drawn as they are: on a branch, in reeds, on a lake, at flowers, in the air. */
import type { Rng } from '../../ink/random.ts'
import type { Creature } from '../creatures/creature.ts'
import { CROWS } from '../creatures/crow.ts'
import { OWLS } from '../creatures/owl.ts'
import { cloud } from '../kit/cloud.ts'
import { rect } from '../kit/curves.ts'
import { type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { move } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { HANGERS } from '../plants/sprigs.ts'
import { foliage } from './foliage.ts'
import { hangingFlowers } from './hanging-flowers.ts'
import { hummingbird } from './hummingbird.ts'
import { perching } from './perching.ts'
import { PERCHING } from './perching-rows.ts'
import { flakes, snowOnBranch } from './snow.ts'
import { SOARING, soaring } from './soaring.ts'
import {
  branch,
  branchAt,
  disc,
  hills,
  lilyPad,
  peaks,
  placed,
  reedBed,
  ripples,
  type Spot,
  scallops,
  twig,
  water,
} from './surroundings.ts'
import { swimmer, wader } from './wading.ts'

export interface Wish {
  /** One name for every bird, at most three. */
  birds: readonly string[]
  /** Of FLOWER_HEADS and SPRIGS. */
  plants: readonly string[]
  isNight: boolean
  hasWater: boolean
  isSnowy?: boolean
}

const inked = (drawn: Creature): Mark[] =>
  drawn.flatMap(({ poly, role, marks = [], sw = 5 }) => [
    { poly, sw },
    ...(role === 'belly' || role === 'coat' ? scallops(poly) : []),
    ...marks,
  ])
const shifted = (marks: readonly Mark[], dx: number, dy: number, scale: number): Mark[] =>
  marks.map((mark) => ({ ...mark, poly: move(mark.poly, dx * scale, dy * scale, 0, scale) }))

export const isOwl = (name: string): boolean => /^(?:owl|barn owl|snowy owl|owlet)$/.test(name)
const isCrow = (name: string): boolean => name === 'crow' || name === 'raven'
export const canPerch = (name: string): boolean => name in PERCHING || isCrow(name)

const onFeet = (name: string, rng: Rng): Mark[] =>
  isCrow(name) ? shifted(inked(CROWS[0]!(rng)), -524, -812, 0.68) : perching(PERCHING[name]!)

const framed = (body: string): string => page(body + paperAround(rect(14, 14, 996, 996)))

const PERCHES: readonly (readonly Omit<Spot, 'y'>[])[] = [
  [{ x: 500, scale: 1.18 }],
  [
    { x: 300, scale: 0.92 },
    { x: 724, scale: 0.92, isLeft: true },
  ],
  [
    { x: 196, scale: 0.66 },
    { x: 512, scale: 0.66 },
    { x: 850, scale: 0.66, isLeft: true },
  ],
]

export function onBranch(rng: Rng, { birds, plants: named, isNight, hasWater, isSnowy = false }: Wish): string {
  // What has leaves in the snow are firs.
  const plants = isSnowy && !named.length ? ['pine'] : named
  const spots = PERCHES[birds.length - 1]!
  const isTurned = rng.chance(0.5)
  const [behind, below, above] = foliage(plants, rng)
  const perched = spots.map((spot, i) => placed(onFeet(birds[i]!, rng), { ...spot, y: branchAt(spot.x) - 26 })).join('')
  const body =
    (isNight || !hasWater ? disc(512, 400, 250, isNight) : '') +
    (hasWater ? hills(640) + water(640, rng) + reedBed(90, 1010, 330, rng) + reedBed(930, 1010, 320, rng) : '') +
    (isSnowy ? flakes(rng) : '') +
    above +
    behind +
    (hasWater ? '' : below) +
    branch(rng) +
    (isSnowy ? snowOnBranch() : '') +
    perched
  return framed(isTurned ? `<g transform="matrix(-1 0 0 1 1024 0)">${body}</g>` : body)
}

export function owlPage(rng: Rng, { plants, isNight }: Wish, isFlying: boolean): string {
  const owl = shifted(inked(OWLS[isFlying ? 1 : rng.pick([0, 2])]!(rng)), -500, -500, 0.86)
  const names = plants.length ? plants : ['pine', 'oak']
  const corners = (
    [
      [24, 24, 0.8],
      [1000, 24, 2.34],
      [24, 1000, -0.8],
      [1000, 1000, -2.34],
    ] as const
  ).flatMap(([x, y, a]) =>
    [-0.56, 0.56, 0].map((k, i) => twig(names[i % names.length], x, y, isFlying ? 250 : 270, a + k, rng)),
  )
  return framed(
    disc(512, 470, 290, isNight || isFlying) +
      corners.join('') +
      placed(owl, { x: 512, y: 520, scale: 1, isLeft: rng.chance(0.5) }),
  )
}

const SHORE: readonly (readonly Spot[])[] = [
  [{ x: 470, y: 880, scale: 1.12 }],
  [
    { x: 262, y: 880, scale: 0.94 },
    { x: 762, y: 880, scale: 0.94, isLeft: true },
  ],
  [
    { x: 230, y: 880, scale: 0.82 },
    { x: 520, y: 900, scale: 0.84 },
    { x: 800, y: 880, scale: 0.82, isLeft: true },
  ],
]

export function inReeds(rng: Rng, { birds, isNight }: Wish): string {
  const spots = SHORE[birds.length - 1]!
  const stands = spots.map((spot, i) => {
    const ring = ripples(spot.x, spot.y - 8, 96 * spot.scale)
    return placed(wader(birds[i]!), spot) + ring.slice(ring.indexOf('/>') + 2)
  })
  const rings = spots.map(({ x, y, scale }) => ripples(x, y - 8, 96 * scale)).join('')
  return framed(
    disc(rng.pick([300, 700]), 300, 180, isNight) +
      hills(560) +
      water(560, rng) +
      reedBed(120, 780, 560, rng) +
      reedBed(910, 790, 600, rng) +
      reedBed(790, 720, 420, rng) +
      reedBed(250, 700, 380, rng) +
      rings +
      stands.join('') +
      lilyPad(150, 950, 96, true) +
      lilyPad(860, 960, 100, rng.chance(0.5)) +
      lilyPad(660, 990, 70, false) +
      reedBed(20, 1030, 460, rng) +
      reedBed(1010, 1030, 420, rng),
  )
}

const LAKE: readonly (readonly Spot[])[] = [
  [{ x: 480, y: 760, scale: 1.3 }],
  [
    { x: 236, y: 740, scale: 0.92 },
    { x: 788, y: 740, scale: 0.92, isLeft: true },
  ],
  [
    { x: 210, y: 720, scale: 0.78 },
    { x: 790, y: 720, scale: 0.78, isLeft: true },
    { x: 470, y: 860, scale: 0.92 },
  ],
]

export function onLake(rng: Rng, { birds, isNight }: Wish): string {
  const spots = LAKE[birds.length - 1]!
  return framed(
    disc(512, 270, 170, isNight) +
      hills(500) +
      water(500, rng) +
      reedBed(80, 660, 460, rng) +
      reedBed(950, 670, 480, rng) +
      spots
        .map((spot, i) => ripples(spot.x, spot.y - 4, 250 * spot.scale) + placed(swimmer(birds[i]!), spot))
        .join('') +
      lilyPad(160, 900, 110, true) +
      lilyPad(850, 900, 116, true) +
      lilyPad(540, 950, 90, birds.length < 3) +
      lilyPad(330, 970, 74, false) +
      lilyPad(710, 985, 70, false),
  )
}

const HOVERING: readonly (readonly Spot[])[] = [
  [{ x: 372, y: 570, scale: 1.2 }],
  [
    { x: 250, y: 420, scale: 0.8 },
    { x: 790, y: 800, scale: 0.8, isLeft: true },
  ],
  [
    { x: 230, y: 360, scale: 0.7 },
    { x: 800, y: 560, scale: 0.7, isLeft: true },
    { x: 230, y: 850, scale: 0.7 },
  ],
]
/** Twigs that come in from the edges of the page. */
const EDGES = [
  [1004, 30, 360, 2.5],
  [20, 20, 300, 0.7],
  [20, 1000, 330, -0.75],
  [1004, 1000, 340, -2.3],
  [1010, 40, 330, 1.95],
  [30, 1010, 300, -0.25],
  [1010, 1010, 300, -1.8],
  [430, 1010, 260, -1.5],
] as const
/** From its middle to the tip of its bill. */
const BILL = [284, -130] as const

const TRUMPETS = /\b(?:trumpets?|honeysuckle)\b/i

/** Its bill in a bloom that hangs from an arched bough. */
function atHanging(rng: Rng, name: string): string {
  const spot = { x: 372, y: 670, scale: 1.2 }
  const tip: [number, number] = [spot.x + BILL[0] * spot.scale, spot.y + BILL[1] * spot.scale]
  const below = [
    [1004, 1000, 360, -2.3],
    [1010, 1010, 300, -1.75],
    [800, 1014, 250, -1.4],
  ].map(([x, y, long, turn]) => twig(undefined, x!, y!, long!, turn!, rng))
  return framed(below.join('') + hangingFlowers(name, tip, rng) + placed(hummingbird('hovering', true), spot))
}

/** Each with its bill in the heart of a flower, or at the tip of a twig in bloom. */
export function atFlowers(rng: Rng, { birds, plants }: Wish, prompt: string): string {
  const spots = HOVERING[birds.length - 1]!
  // Of several plants every one is shown.
  const [named = ''] = plants.length < 2 ? plants : []
  const hangs = named in HANGERS ? named : plants.length < 2 && TRUMPETS.test(named || prompt) && 'trumpet'
  if (hangs && birds.length === 1) return atHanging(rng, hangs)
  const names = plants.length ? plants : ['hibiscus']
  const r = spots.length === 1 ? 128 : 92
  const back = EDGES.filter((_, i) => spots.length === 1 || i < 4).map(([x, y, long, turn], i) =>
    twig(i % 2 ? names[i % names.length] : undefined, x, y, long, turn, rng),
  )
  const drinks = spots.map(({ x, y, scale, isLeft = false }, i) => {
    const name = names[i % names.length]!
    const side = isLeft ? -1 : 1
    const [u, v] = [x + side * BILL[0] * scale, y + BILL[1] * scale]
    const head = FLOWER_HEADS[name]
    const to = u + (head ? side * 0.2 * r : side * 24)
    const [from, foot] = [isLeft ? 20 : 1004, v + 230]
    const reach = Math.hypot(to - from, foot - v)
    const stalk = twig(head ? undefined : name, from, foot, reach, Math.atan2(v - foot, to - from), rng)
    return stalk + (head?.(to, v, r, rng) ?? '')
  })
  return framed(
    back.join('') + drinks.join('') + spots.map((spot) => placed(hummingbird('hovering', true), spot)).join(''),
  )
}

export const canSoar = (name: string): boolean => SOARING.includes(name)

const AIR: readonly (readonly Spot[])[] = [
  [{ x: 490, y: 540, scale: 1.32 }],
  [
    { x: 340, y: 400, scale: 0.86 },
    { x: 640, y: 740, scale: 0.92, isLeft: true },
  ],
  [
    { x: 300, y: 330, scale: 0.7 },
    { x: 720, y: 540, scale: 0.74 },
    { x: 330, y: 780, scale: 0.74 },
  ],
]

export function inTheAir(rng: Rng, { birds, plants, isNight, hasWater }: Wish): string {
  const spots = AIR[birds.length - 1]!
  const pines = [0.5, 1, 1.5]
    .map((a, i) => twig(plants[i % Math.max(1, plants.length)] ?? 'pine', 16, 16, 270, a - 0.2, rng))
    .join('')
  return framed(
    disc(rng.pick([400, 620]), 420, 240, isNight) +
      shape(cloud([840, 230], 1.5), 4) +
      shape(cloud([150, 640], 1.4), 4) +
      peaks(900, rng) +
      (hasWater ? water(880, rng) : '') +
      pines +
      spots.map((spot, i) => placed(soaring(birds[i]!), spot)).join(''),
  )
}
