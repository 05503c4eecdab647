/** What a draftsman puts on an empty ground: a few small things that belong together, never one mark after another. */
import type { Rng } from '../ink/random.ts'
import { ell, line, pen, rect } from '../ink/svg.ts'
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

/** Ripples of the wind, on sand. */
const ripples: GroupKind = {
  rx: 74,
  ry: 26,
  draw: ({ x, y, k, sw, rng }) =>
    line(
      [-1, 0, 1]
        .map((i) => {
          const half = (i ? rng.between(24, 36) : rng.between(42, 54)) * k
          return pen`M${x - half + i * 14 * k} ${y + i * 16 * k}q${half * 0.5} ${-6 * k} ${half} 0t${half} 0`
        })
        .join(''),
      sw,
    ),
}

/** A long ripple on water and a short one before and behind it, each bent over like a brow. */
const waves: GroupKind = {
  rx: 74,
  ry: 30,
  draw: ({ x, y, k, sw, rng }) => {
    const q = rng.sign()
    const bow = (u: number, v: number, half: number) =>
      pen`M${x + (q * u - half) * k} ${y + v * k}q${half * 0.5 * k} ${-15 * k} ${half * k} ${-2 * k}q${half * 0.5 * k} ${13 * k} ${half * k} ${1 * k}`
    return line(
      bow(0, 2, rng.between(40, 50)) + bow(34, 22, rng.between(20, 28)) + (rng.chance(0.6) ? bow(-38, -16, 22) : ''),
      sw,
    )
  },
}

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

/** Blades of grass that show here and there on a meadow. */
const blades: GroupKind = {
  rx: 40,
  ry: 22,
  draw: ({ x, y, k, sw, rng }) =>
    line(
      [-1, 0, 1]
        .slice(0, rng.int(2, 3))
        .map((i) => {
          const [u, v] = [x + (i * 27 + rng.between(-4, 4)) * k, y + (14 - Math.abs(i) * rng.between(2, 10)) * k]
          const s = rng.between(17, 22) * k
          return pen`M${u - s * 0.7} ${v - s * 0.7}Q${u - s * 0.34} ${v - s * 0.5} ${u - s * 0.14} ${v}M${u} ${v - s * 0.1}Q${u - s * 0.04} ${v - s * 0.7} ${u + s * 0.1} ${v - s}M${u + s * 0.16} ${v}Q${u + s * 0.36} ${v - s * 0.5} ${u + s * 0.76} ${v - s * 0.62}`
        })
        .join(''),
      sw,
    ),
}

export const GROUPS = {
  blades,
  waves,
  ripples,
  mounds,
  fallen,
  crater,
  bricks,
  tiles,
  grain,
}
export type GroupName = keyof typeof GROUPS
