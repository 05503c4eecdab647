/** What frames a picture from below: plants of different height in the two lower corners, cut by the edge of the page. */
import type { Box } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead, stemFlower } from './flowers.ts'
import { grass, mushroom, rock } from './ground.ts'
import { leafV } from './leaves.ts'
import { agave, blade, bough, ear, firTwig, frond, pads, reed } from './plants.ts'
import { coral, fan, seaweed, shell, starfish } from './reef.ts'

const PAGE = 1024
const FOOT = 1018

interface Corner {
  /** From a distance to the edge of the page to x. */
  at(inward: number): number
  /** 1 in the left corner, -1 in the right one. */
  dir: number
  /** How high it may grow. */
  h: number
  rng: Rng
}

type Thicket = (corner: Corner) => string

const flower = ({ at, h, rng }: Corner, inward: number, high: number, kind: string): string =>
  stemFlower(at(inward), FOOT, h * high, rng, SW.mid * 0.9, kind, Math.max(26, h * high * 0.21))

const HEADS = ['daisy', 'daisy5', 'sun', 'tulip', 'rose', 'heart', 'cosmos'] as const

const meadow: Thicket = (corner) => {
  const { at, dir, h, rng } = corner
  const [a, b, c] = rng.shuffle(HEADS)
  return (
    blade(at(22), FOOT, h * 0.94, dir * 0.24, SW.mid) +
    blade(at(104), FOOT, h * 0.7, dir * 0.3, SW.mid) +
    flower(corner, 62, 0.86, a as string) +
    (h > 200 ? flower(corner, 176, 0.44, c as string) : '') +
    blade(at(36), FOOT, h * 0.5, -dir * 0.1, SW.mid) +
    flower(corner, 128, 0.62, b as string) +
    leafV(at(14), FOOT + 8, h * 0.42, dir * 56, SW.mid, 0.26, 4) +
    grass(at(h * 0.78), FOOT, h * 0.2 + 14, rng, SW.mid * 0.9)
  )
}

const garden: Thicket = (corner) => {
  const { at, dir, h, rng } = corner
  const kind = rng.pick(['tulip', 'rose', 'sun'])
  return (
    leafV(at(20), FOOT, h * 0.8, dir * 8, SW.mid, 0.2, 5) +
    flower(corner, 58, 0.94, kind) +
    flower(corner, 140, 0.7, kind) +
    leafV(at(96), FOOT, h * 0.5, dir * 22, SW.mid, 0.22, 4) +
    (h > 200 ? flower(corner, 206, 0.46, 'daisy5') : '') +
    leafV(at(30), FOOT + 6, h * 0.44, dir * 52, SW.mid, 0.28, 4) +
    flowerHead(at(h * 0.52), FOOT - 14, Math.max(24, h * 0.12), rng, SW.mid * 0.9, 'daisy5') +
    grass(at(h * 0.86), FOOT, h * 0.16 + 14, rng, SW.mid * 0.9)
  )
}

const forest: Thicket = ({ at, dir, h, rng }) =>
  frond(at(34), FOOT, h * 0.98, dir * 0.3, SW.mid * 0.9) +
  frond(at(20), FOOT, h * 0.66, dir * 0.72, SW.mid * 0.9) +
  (h > 150 ? mushroom(at(h * 0.5), FOOT - 4, h * 0.36, SW.mid * 0.9) : '') +
  mushroom(at(h * 0.7), FOOT, Math.max(56, h * 0.24), SW.mid * 0.9) +
  grass(at(h * 0.96), FOOT, h * 0.16 + 14, rng, SW.mid * 0.9)

const savanna: Thicket = ({ at, dir, h, rng }) =>
  blade(at(16), FOOT, h * 0.9, dir * 0.18, SW.mid, 0.08) +
  blade(at(58), FOOT, h * 0.76, dir * 0.36, SW.mid, 0.08) +
  blade(at(98), FOOT, h * 0.52, dir * 0.12, SW.mid, 0.1) +
  blade(at(30), FOOT, h * 0.56, dir * 0.5, SW.mid, 0.1) +
  rock(at(h * 0.6), FOOT, h * 0.42, rng, SW.mid) +
  grass(at(h * 0.92), FOOT, h * 0.2 + 12, rng, SW.mid * 0.9)

const pond: Thicket = ({ at, dir, h, rng }) =>
  reed(at(44), FOOT, h * 0.98, dir * 0.05, SW.mid) +
  blade(at(16), FOOT, h * 0.84, dir * 0.12, SW.mid, 0.08) +
  reed(at(104), FOOT, h * 0.72, dir * 0.14, SW.mid) +
  blade(at(76), FOOT, h * 0.6, dir * 0.34, SW.mid, 0.1) +
  blade(at(30), FOOT, h * 0.46, -dir * 0.2, SW.mid) +
  rock(at(h * 0.66), FOOT, h * 0.36, rng, SW.mid)

const farm: Thicket = (corner) => {
  const { at, dir, h, rng } = corner
  return (
    ear(at(26), FOOT, h * 0.92, dir * 0.1, SW.mid) +
    ear(at(122), FOOT, h * 0.66, dir * 0.2, SW.mid) +
    flower(corner, 74, 0.78, 'cosmos') +
    blade(at(40), FOOT, h * 0.5, dir * 0.36, SW.mid) +
    (h > 200 ? ear(at(188), FOOT, h * 0.46, dir * 0.26, SW.mid) : '') +
    grass(at(h * 0.8), FOOT, h * 0.18 + 14, rng, SW.mid * 0.9)
  )
}

const desert: Thicket = ({ at, h, rng }) =>
  pads(at(58), FOOT, h * 0.86, SW.mid) +
  agave(at(h * 0.62), FOOT, Math.max(70, h * 0.42), SW.mid) +
  rock(at(20), FOOT, h * 0.36, rng, SW.mid)

const snow: Thicket = ({ at, dir, h }) =>
  firTwig(at(60), FOOT - h * 0.16, h * 0.74, dir * 0.34, SW.mid * 0.9) +
  firTwig(at(16), FOOT - h * 0.2, h * 0.56, dir * 0.06, SW.mid * 0.9) +
  tint(
    'snow',
    path(
      pen`M${at(-30)} ${FOOT + 30}V${FOOT - h * 0.3}C${at(h * 0.3)} ${FOOT - h * 0.46} ${at(h * 0.5)} ${FOOT - h * 0.12} ${at(h * 0.72)} ${FOOT - h * 0.14}Q${at(h * 0.96)} ${FOOT - h * 0.12} ${at(h * 1.06)} ${FOOT + 30}Z`,
      SW.mid,
    ),
  )

const shore: Thicket = ({ at, dir, h, rng }) =>
  blade(at(14), FOOT, h * 0.8, dir * 0.2, SW.mid, 0.07) +
  blade(at(52), FOOT, h * 0.62, dir * 0.4, SW.mid, 0.08) +
  blade(at(28), FOOT, h * 0.48, dir * 0.62, SW.mid, 0.09) +
  shell(at(h * 0.5), FOOT - 16, Math.max(34, h * 0.17), SW.mid) +
  starfish(at(h * 0.82), FOOT - 14, Math.max(34, h * 0.15), rng, SW.mid)

const reef: Thicket = ({ at, h, rng }) =>
  seaweed(at(24), FOOT, h * 0.98, rng, SW.mid) +
  coral(at(84), FOOT, h * 0.74, rng, SW.mid) +
  seaweed(at(150), FOOT, h * 0.52, rng, SW.mid) +
  fan(at(h * 0.66), FOOT, h * 0.36, SW.mid) +
  rock(at(16), FOOT, h * 0.3, rng, SW.mid)

const jungle: Thicket = (corner) => {
  const { at, dir, h } = corner
  return (
    leafV(at(4), FOOT, h * 1.02, dir * 5, SW.mid, 0.2, 6) +
    leafV(at(16), FOOT + 4, h * 0.98, dir * 32, SW.mid, 0.24, 6) +
    flower(corner, 104, 0.5, 'heart') +
    leafV(at(20), FOOT + 10, h * 0.84, dir * 60, SW.mid, 0.24, 5)
  )
}

const THICKETS = { meadow, garden, forest, savanna, pond, farm, desert, snow, shore, reef, jungle }
export type ThicketName = keyof typeof THICKETS

/** Where somebody stands near the corner: a few large leaves, a flower or a stone close to the ground. */
const leafy: Thicket = ({ at, dir, h, rng }) =>
  leafV(at(4), FOOT + 6, h * 1.1, dir * 18, SW.mid, 0.26, 4) +
  leafV(at(10), FOOT + 12, h * 1.15, dir * 56, SW.mid, 0.26, 4) +
  flowerHead(
    at(h * 0.5),
    FOOT - h * 0.34,
    Math.max(34, h * 0.36),
    rng,
    SW.mid * 0.9,
    rng.pick(['daisy5', 'rose', 'cosmos']),
  ) +
  grass(at(h * 1.16), FOOT, h * 0.4, rng, SW.mid * 0.9)

const stony: Thicket = ({ at, dir, h, rng }) =>
  blade(at(8), FOOT, h, dir * 0.3, SW.mid, 0.14) +
  blade(at(34), FOOT, h * 0.7, dir * 0.6, SW.mid, 0.18) +
  rock(at(h * 0.72), FOOT, h * 0.76, rng, SW.mid) +
  rock(at(h * 1.24), FOOT, h * 0.4, rng, SW.mid)

const drifted: Thicket = ({ at, h }) =>
  tint(
    'snow',
    path(
      pen`M${at(-30)} ${FOOT + 30}V${FOOT - h * 0.66}C${at(h * 0.5)} ${FOOT - h * 0.9} ${at(h * 0.7)} ${FOOT - h * 0.2} ${at(h * 1.1)} ${FOOT - h * 0.28}Q${at(h * 1.5)} ${FOOT - h * 0.2} ${at(h * 1.7)} ${FOOT + 30}Z`,
      SW.mid,
    ),
  )

const LOW: Readonly<Record<ThicketName, Thicket>> = {
  meadow: leafy,
  garden: leafy,
  forest: leafy,
  farm: leafy,
  jungle: leafy,
  savanna: stony,
  pond: stony,
  desert: stony,
  shore: stony,
  reef: stony,
  snow: drifted,
}

/** One corner is high and one low, each as high as leaves everyone free. */
const HEIGHTS = { high: [340, 290, 240, 200, 165], low: [220, 190, 165] } as const
const LOWEST = 84
/** How much wider than high a thicket is, and how near it may come. */
const [SPREAD, AIR] = [0.9, 6]

export function thickets(name: ThicketName, boxes: readonly Box[], rng: Rng): string {
  const tallLeft = rng.chance(0.5)
  return [1, -1]
    .map((dir) => {
      const at = (inward: number) => (dir > 0 ? inward + 12 : PAGE - 12 - inward)
      const h = HEIGHTS[dir > 0 === tallLeft ? 'high' : 'low'].find((high) => isFree(dir, high, boxes))
      if (h) return THICKETS[name]({ at, dir, h: h * rng.between(0.94, 1.04), rng })
      return isFree(dir, LOWEST, boxes) ? LOW[name]({ at, dir, h: LOWEST, rng }) : ''
    })
    .join('')
}

/** A thicket is highest at the edge of the page and slopes down toward the middle. */
function isFree(dir: number, h: number, boxes: readonly Box[]): boolean {
  const reach = h * SPREAD + 40
  return boxes.every(({ x0, x1, y1 }) => {
    const inward = Math.max(0, dir > 0 ? x0 : PAGE - x1)
    return inward > reach || y1 < FOOT - h * (1.04 - (0.72 * inward) / reach) - AIR
  })
}

/** A bough from an upper corner, where nobody's head is. */
export function overhead(boxes: readonly Box[], rng: Rng): string {
  const free = [1, -1].filter((dir) =>
    boxes.every((box) => (dir > 0 ? box.x0 > 380 : box.x1 < PAGE - 380) || box.y0 > 250),
  )
  if (!free.length) return ''
  const dir = rng.pick(free)
  return bough(dir > 0 ? -6 : PAGE + 6, rng.between(54, 84), rng.between(280, 330), dir, rng, SW.mid * 0.9)
}
