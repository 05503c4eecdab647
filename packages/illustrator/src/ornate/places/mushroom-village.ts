/** Mushrooms that are lived in: doors and windows in their stems, chimneys on their caps, paths from their doors. */
import type { Rng } from '../../ink/random.ts'
import { blossom } from '../house-plants/flowering.ts'
import { intersect, union } from '../kit/clip.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { vein } from '../plants/leaves.ts'
import { mushroom } from '../plants/mushroom.ts'
import { grass } from './boughs.ts'
import { mushroomHouse } from './mushroom-house.ts'
import { capLanterns, windingStairs } from './mushroom-lights.ts'

const EDGE = rect(14, 14, 996, 996)

interface Village {
  /** Stand on the path and beside it. */
  asked: readonly string[]
  /** Else one house is large. */
  isVillage: boolean
  /** Lanterns hang from the caps. */
  isLit: boolean
  /** Stairs wind up to the doors. */
  hasStairs: boolean
}

/** Middle, foot and height of every house, the farther ones first: no cap hides a door behind it. */
type Layout = readonly (readonly [x: number, foot: number, high: number])[]
const LAYOUTS: readonly Layout[] = [
  [
    [168, 570, 360],
    [856, 560, 350],
    [512, 850, 590],
  ],
  [
    [512, 540, 300],
    [236, 840, 520],
    [776, 860, 510],
  ],
  [
    [150, 480, 270],
    [560, 450, 270],
    [350, 700, 390],
    [800, 780, 480],
    [128, 900, 280],
  ],
  [
    [840, 480, 290],
    [360, 860, 720],
    [836, 870, 420],
  ],
  [
    [306, 500, 290],
    [716, 500, 300],
    [130, 760, 350],
    [512, 830, 450],
    [884, 760, 360],
  ],
]
const ALONE: Layout = [[500, 860, 740]]

export function mushroomVillage(rng: Rng, { asked, isVillage, isLit, hasStairs }: Village): string {
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  const houses = isVillage ? rng.pick(LAYOUTS) : ALONE
  const highest = Math.min(...houses.map(([, foot, high]) => foot - high))
  const above = rng.pick(['night', 'day', 'boughs', 'boughs'])
  let out = above === 'boughs' ? boughs(rng) : sky(above === 'night', highest, at, rng)
  out += hills(rng)
  for (const [i, [x, foot, high]] of houses.entries()) {
    if (i) out += bushes(x, foot, high, at, rng)
    out += hasStairs ? windingStairs(at(x), foot, high, side) : path(at(x), foot, high * 0.1)
    out += mushroomHouse(at(x), foot, high, rng)
    if (isLit) out += capLanterns(at(x), foot, high)
  }
  out += strewn(houses, at, rng)
  const isFree = (x: number, wide: number): boolean =>
    houses.every(([u, foot, high]) => foot < 700 || Math.abs(u - x) > high * 0.2 + wide)
  for (const x of SPOTS.filter((spot) => isFree(spot, 40)))
    out += rng.chance(0.4)
      ? mushroom(at(x), 976 - rng.between(0, 20), rng.between(130, 170), rng, rng.between(-6, 6))
      : clump(at(x), 978, rng)
  for (const [i, name] of asked.slice(0, 4).entries())
    out += standing(name, () => 5, 'stand')?.(at([640, 300, 900, 120][i]!), 984, 180, 200) ?? ''
  return page(out + grass(rng) + paperAround(EDGE))
}

const SPOTS = [70, 176, 282, 388, 640, 746, 852, 958]

/** Moon and stars, or sun and clouds, between the caps. */
function sky(isNight: boolean, highest: number, at: (x: number) => number, rng: Rng): string {
  let out = ''
  const [x, y] = [at(rng.pick([150, 700])), 120]
  if (isNight) {
    out += shape(
      curve(
        `${x - 8},${y - 70}! ${x + 46},${y - 42} ${x + 56},${y + 16} ${x + 14},${y + 62} ${x - 44},${y + 54}! ${x + 4},${y + 26} ${x + 18},${y - 20}`,
      ),
      5,
    )
    for (let i = 0; i < 27; i++) {
      const [u, v] = [60 + (i % 9) * 113 + rng.between(-18, 18), 62 + Math.floor(i / 9) * 104 + rng.between(-18, 18)]
      if (Math.hypot(u - x, v - y) > 120 && v < highest - 66) out += shape(star(u, v, rng.between(19, 27)), 3.8)
    }
    return out
  }
  out += circle(x, y, 48, 5)
  for (let i = 0; i < 12; i++)
    out += shape(
      leaf(x + 58 * Math.cos((i / 12) * TAU), y + 58 * Math.sin((i / 12) * TAU), 34, 20, (i / 12) * TAU, 0.5),
      3.6,
    )
  for (const [u, v] of [
    [360, 110],
    [900, 130],
    [560, 220],
    [130, 270],
  ] as const)
    if (Math.abs(at(u) - x) > 190 && v < highest - 36)
      out += shape(
        curve(
          `${at(u) - 80},${v + 22} ${at(u) - 78},${v - 8} ${at(u) - 44},${v - 16} ${at(u) - 10},${v - 42} ${at(u) + 36},${v - 34} ${at(u) + 52},${v - 10} ${at(u) + 82},${v - 6} ${at(u) + 82},${v + 22} ${at(u)},${v + 27}`,
        ),
        4.6,
      )
  return out
}
const star = (x: number, y: number, r: number): Poly =>
  Array.from({ length: 10 }, (_, i): Point => {
    const a = (i / 10) * TAU - Math.PI / 2
    return [x + r * (i % 2 ? 0.46 : 1) * Math.cos(a), y + r * (i % 2 ? 0.46 : 1) * Math.sin(a)]
  })

/** Soft ground, one hill behind the other, with firs on the farthest. */
function hills(rng: Rng): string {
  let out = ''
  for (let i = 0; i < 11; i++) {
    const [x, foot, h] = [40 + i * 94 + rng.between(-14, 14), 520, rng.between(90, 140)]
    for (const k of [0, 1, 2]) {
      const [top, half] = [foot - h * (0.5 + k * 0.26), h * (0.34 - k * 0.07)]
      out += shape(
        [
          [x - half, top + h * 0.36],
          [x, top],
          [x + half, top + h * 0.36],
        ],
        3.8,
      )
    }
  }
  return (
    out +
    shape(curve('-20,490! 180,440 380,480 600,440 820,490 1050,440! 1050,1060! -20,1060!'), 5) +
    shape(curve('-20,640! 220,590 460,660 720,600 1050,650! 1050,1060! -20,1060!'), 5) +
    shape(curve('-20,840! 220,790 460,850 720,800 1050,850! 1050,1060! -20,1060!'), 5)
  )
}

/** Stones from a door, each larger than the one behind it. */
function path(x: number, foot: number, wide: number): string {
  let out = ''
  for (let i = 0; i < 4; i++) {
    const y = foot + 16 + i * 30
    if (y > 990) break
    out += shape(ellipse(x + (i % 2 ? 18 : -14), y, wide * (0.9 + i * 0.22), 12 + i), 4.2)
  }
  return out
}

/** Round bushes at the foot of a house, behind it. */
function bushes(x: number, foot: number, high: number, at: (x: number) => number, rng: Rng): string {
  let out = ''
  for (const side of [-1, 1]) {
    const [u, r] = [at(x + side * high * 0.3), Math.max(40, high * 0.13)]
    const bumps = Array.from({ length: 7 }, (_, i): Poly => {
      const a = Math.PI + (i / 6) * Math.PI
      return ellipse(u + r * Math.cos(a), foot - 4 + r * 1.1 * Math.sin(a), r * 0.34, r * 0.34, 16)
    })
    const whole = union([...bumps, ellipse(u, foot - 4, r, r * 1.1, 30)])
    out += shape(intersect(whole, [rect(u - 3 * r, foot - 3 * r, 6 * r, 3 * r)]), 4)
    for (const [k, v] of r < 60 ? [] : LEAVES)
      out += shape(leaf(u + k * r, foot - v * r, r * 0.36, r * 0.26, rng.between(-2, -1), 0.5), 3.3)
  }
  return out
}
const LEAVES = [
  [-0.42, 0.3],
  [0.34, 0.36],
  [-0.04, 0.74],
] as const

/** Twigs from both upper corners, leaves along them. */
function boughs(rng: Rng): string {
  let out = ''
  for (const side of [-1, 1])
    for (const [from, to, drop] of [
      [30, 150, 330],
      [20, 330, 190],
      [24, 470, 60],
    ] as const) {
      const x = (u: number): number => 512 + side * (512 - u)
      const twig = curve(
        [
          [x(-20), from],
          [x(to * 0.5), from + drop * 0.24],
          [x(to), drop + rng.between(-16, 16)],
        ],
        false,
        12,
      )
      let green = ''
      for (const [i, step] of walk(twig, 44, 40).entries())
        green += vein(step.x, step.y, rng.between(60, 74), 33, step.a + (i % 2 ? 0.9 : -0.9), { sw: 3.5 })
      const end = twig.at(-1)!
      out += line(twig, 6) + green + vein(...end, 62, 32, Math.PI / 2 + side * 0.6, { sw: 3.5 })
    }
  return out
}

/** Small flowers and stones where the ground is free. */
function strewn(houses: Layout, at: (x: number) => number, rng: Rng): string {
  const room = roomIn(rect(30, 690, 964, 240))
  for (const [x, foot, high] of houses) {
    room.takeShape(rect(at(x) - high * 0.48, foot - high, high * 0.96, high * 0.56))
    room.takeShape(rect(at(x) - high * 0.47, foot - high * 0.5, high * 0.94, high * 0.5 + 8))
    room.takeShape(rect(at(x) - high * 0.2, foot, high * 0.4, 130))
  }
  for (const x of SPOTS) room.takeShape(rect(at(x) - 46, 850, 92, 160))
  return fillRoom(room, { largest: 27, smallest: 17, gap: 14, count: 26 }, ({ x, y, r }) =>
    rng.chance(0.6) ? blossom(x, y, Math.max(25, r), 5) : shape(ellipse(x, y, r * 1.1, r * 0.66), 4),
  )
}

/** Leaves with a flower above them. */
function clump(x: number, foot: number, rng: Rng): string {
  const top = foot - rng.between(96, 128)
  let out = line(
    [
      [x, foot],
      [x, top],
    ],
    5.4,
  )
  for (const k of [-1, 1, -0.5, 0.5])
    out += vein(x, foot, 76 - Math.abs(k) * 10, 28, -Math.PI / 2 + k * 0.95, { sw: 3.5 })
  return out + blossom(x, top, 44, rng.pick([5, 8]))
}
