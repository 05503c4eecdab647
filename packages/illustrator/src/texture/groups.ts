/** What a draftsman puts on an empty ground: a few small things that belong together, never one mark after another. */
import { bumps, ring } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { circ, ell, line, path, pen, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { leaf } from '../scenery/leaves.ts'

export interface GroupAt {
  x: number
  y: number
  /** How near it is: 1 at the lower edge of the page. */
  k: number
  sw: number
  rng: Rng
}

export interface GroupKind {
  /** Half its width and half its height, for k = 1. */
  rx: number
  ry: number
  draw(at: GroupAt): string
}

/** Three leaves from one root. */
const sprig = (x: number, y: number, long: number, sw: number): string =>
  [-46, 46, 0].map((a) => leaf(x, y, long * (a ? 0.84 : 1), a, sw, 0.24, false)).join('')

const sprigs: GroupKind = {
  rx: 66,
  ry: 36,
  draw: ({ x, y, k, sw }) => sprig(x - 18 * k, y + 26 * k, 62 * k, sw) + sprig(x + 46 * k, y + 30 * k, 46 * k, sw),
}

/** A little flower on its stalk, between blades. */
const bloom = (x: number, y: number, h: number, k: number, sw: number, rng: Rng): string =>
  line(pen`M${x} ${y}q${-4 * k} ${-h * 0.5} ${rng.between(-6, 6)} ${-h}`, sw) +
  tint(
    `petal${rng.int(1, 6)}`,
    path(bumps(ring(x, y - h, 17 * k, 17 * k, 5, rng.between(0, 1)), true, 0.64), sw) +
      tint('pollen', circ(x, y - h, 9.5, sw * 0.9)),
  )

const blooms: GroupKind = {
  rx: 64,
  ry: 52,
  draw: ({ x, y, k, sw, rng }) =>
    bloom(x - 26 * k, y + 36 * k, 58 * k, k, sw, rng) +
    sprig(x + 2 * k, y + 46 * k, 40 * k, sw) +
    bloom(x + 34 * k, y + 40 * k, 44 * k, k, sw, rng),
}

const stone = (x: number, y: number, w: number, sw: number): string =>
  tint(
    'stone',
    path(
      pen`M${x - w * 0.5} ${y}C${x - w * 0.56} ${y - w * 0.36} ${x - w * 0.24} ${y - w * 0.56} ${x + w * 0.06} ${y - w * 0.5}C${x + w * 0.4} ${y - w * 0.46} ${x + w * 0.56} ${y - w * 0.24} ${x + w * 0.5} ${y}Z`,
      sw,
    ) +
      (w > 44
        ? line(pen`M${x - w * 0.2} ${y - w * 0.28}q${w * 0.12} ${-w * 0.12} ${w * 0.26} ${-w * 0.06}`, sw * 0.85)
        : ''),
  )

const stones: GroupKind = {
  rx: 66,
  ry: 30,
  draw: ({ x, y, k, sw, rng }) => {
    const q = rng.sign()
    return stone(x - q * 14 * k, y + 14 * k, 66 * k, sw) + stone(x + q * 36 * k, y + 24 * k, Math.max(26, 40 * k), sw)
  },
}

const stonesInGrass: GroupKind = {
  rx: 70,
  ry: 36,
  draw: (at) => {
    const { x, y, k, sw } = at
    return sprig(x - 42 * k, y + 18 * k, 46 * k, sw) + stones.draw({ ...at, x: x + 12 * k, y: y + 6 * k })
  },
}

/** Lines that run side by side: waves, wind on sand. */
const lines =
  (rise: number, gap: number) =>
  ({ x, y, k, sw, rng }: GroupAt): string =>
    line(
      [-1, 0, 1]
        .map((i) => {
          const half = (i ? rng.between(24, 36) : rng.between(42, 54)) * k
          return pen`M${x - half + i * 14 * k} ${y + i * gap * k}q${half * 0.5} ${-rise * k} ${half} 0t${half} 0`
        })
        .join(''),
      sw,
    )

const waves: GroupKind = { rx: 74, ry: 32, draw: lines(13, 22) }
const ripples: GroupKind = { rx: 74, ry: 26, draw: lines(6, 16) }

const mounds: GroupKind = {
  rx: 84,
  ry: 26,
  draw: ({ x, y, k, sw }) =>
    line(
      pen`M${x - 76 * k} ${y + 14 * k}Q${x - 30 * k} ${y - 26 * k} ${x + 22 * k} ${y + 8 * k}M${x + 2 * k} ${y + 20 * k}Q${x + 40 * k} ${y - 6 * k} ${x + 76 * k} ${y + 18 * k}`,
      sw,
    ),
}

const fallen: GroupKind = {
  rx: 56,
  ry: 34,
  draw: ({ x, y, k, sw, rng }) =>
    [-1, 1, 0]
      .map((i) =>
        tint(
          rng.pick(['orange', 'gamboge', 'brick']),
          leaf(x + i * 30 * k, y + (i ? 22 : 8) * k, 50 * k, i * 62 + rng.between(-16, 16), sw, 0.34),
        ),
      )
      .join(''),
}

const crater: GroupKind = {
  rx: 62,
  ry: 24,
  draw: ({ x, y, k, sw }) =>
    ell(x, y, 58 * k, 20 * k, sw) + line(pen`M${x - 40 * k} ${y - 2 * k}q${40 * k} ${22 * k} ${80 * k} 0`, sw * 0.85),
}

const bricks: GroupKind = {
  rx: 52,
  ry: 26,
  draw: ({ x, y, sw, rng }) => {
    const q = rng.sign()
    return (
      rect(x - 44, y - 22, 40, 21, sw, 3) + rect(x, y - 22, 40, 21, sw, 3) + rect(x - 20 + q * 6, y + 1, 40, 21, sw, 3)
    )
  },
}

const tiles: GroupKind = {
  rx: 48,
  ry: 24,
  draw: ({ x, y, sw }) =>
    line(
      pen`M${x - 42} ${y - 12}a14 13 0 0 0 28 0a14 13 0 0 0 28 0a14 13 0 0 0 28 0M${x - 28} ${y + 6}a14 13 0 0 0 28 0a14 13 0 0 0 28 0`,
      sw,
    ),
}

const grain: GroupKind = {
  rx: 58,
  ry: 14,
  draw: ({ x, y, sw }) => line(pen`M${x - 52} ${y - 6}q26 -8 52 0t44 -2M${x - 30} ${y + 8}q22 6 44 0`, sw),
}

/** Three leaves that show in a crown. */
const twig: GroupKind = {
  rx: 30,
  ry: 26,
  draw: ({ x, y, sw, rng }) => {
    const turn = rng.between(0, 360)
    return tint('leaf', [0, 120, 240].map((by) => leaf(x, y, 26, turn + by, sw, 0.4, false)).join(''))
  },
}

const cracks: GroupKind = {
  rx: 44,
  ry: 40,
  draw: ({ x, y, sw, rng }) =>
    rot(rng.between(-20, 20), x, y, line(pen`M${x - 8} ${y - 34}l12 24l-14 18l12 26M${x + 4} ${y - 10}l22 8`, sw)),
}

export const GROUPS = {
  sprigs,
  blooms,
  stones,
  stonesInGrass,
  waves,
  ripples,
  mounds,
  fallen,
  crater,
  bricks,
  tiles,
  grain,
  twig,
  cracks,
}
export type GroupName = keyof typeof GROUPS
