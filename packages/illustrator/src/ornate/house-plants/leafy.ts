/** Plants kept for their leaves. Behind comes before in front: the middle leaf is drawn last. */
import { curve, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Point, walk } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'
import type { Growth } from './growth.ts'

const UP = -Math.PI / 2

/** From -1 to 1, the outer ones first. */
const fan = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => -1 + (2 * i) / (count - 1)).sort((a, b) => Math.abs(b) - Math.abs(a))

/** Upright blades; large ones have a lighter heart. */
export const snakePlant: Growth = (x, y, long, rng) =>
  fan(5)
    .map((k) => {
      const [high, wide] = [long * (1.02 - Math.abs(k) * rng.between(0.22, 0.34)), long * 0.26]
      const at = x + k * long * 0.2
      const heart = wide > 46 ? shape(leaf(at, y, high * 0.8, wide * 0.44, UP + k * 0.3, 0.5), 3) : ''
      return shape(leaf(at, y, high, wide, UP + k * 0.3, 0.5), 3.8) + heart
    })
    .join('')

export const aloe: Growth = (x, y, long) =>
  fan(7)
    .map((k) => {
      const a = UP + k * 1.15
      const high = long * (1 - 0.2 * Math.abs(k))
      const rib =
        long > 90
          ? line(
              move(
                [
                  [high * 0.24, k * high * 0.05],
                  [high * 0.6, k * high * 0.1],
                ],
                x + k * long * 0.16,
                y,
                a,
              ),
              3,
            )
          : ''
      return shape(leaf(x + k * long * 0.16, y, high, long * 0.25, a, 0.24, k * 0.12), 3.8) + rib
    })
    .join('')

const MONSTERA = curve(
  '0,0! -14,-22 -8,-52 26,-58! 32,-36 42,-36 48,-58! 76,-50! 76,-28 86,-26 94,-38! 106,-20 114,0! 106,20 94,38! 86,26 76,28 76,50! 48,58! 42,36 32,36 26,58! -8,52 -14,22',
  true,
  5,
)
export const monstera: Growth = (x, y, long, rng) => {
  const leaves = fan(5).map((k) => {
    const far = long * (0.6 - 0.04 * Math.abs(k))
    const a = UP + k * 1.22
    return { k, at: [x + far * Math.cos(a) * 1.1, y + far * Math.sin(a)] as Point }
  })
  let out = ''
  for (const { k, at } of leaves)
    out += line(curve([[x + k * long * 0.13, y], [x + k * long * 0.2, y - long * 0.26], at], false, 6), 5)
  for (const { k, at } of leaves) {
    const size = (long * rng.between(0.46, 0.52)) / 112
    const turn = UP + k * 1.1 + rng.between(-0.12, 0.12)
    out +=
      shape(move(MONSTERA, ...at, turn, size), 3.8) +
      line(
        move(
          [
            [0, 0],
            [80, 0],
          ],
          ...at,
          turn,
          size,
        ),
        3,
      )
  }
  return out
}

/** A stem with large oval leaves by turns. */
export const rubberTree: Growth = (x, y, long, rng) => {
  const stem = curve(
    [
      [x, y],
      [x + rng.between(-8, 8), y - long * 0.4],
      [x, y - long * 0.72],
    ],
    false,
    10,
  )
  let out = line(stem, 6)
  for (const [i, at] of walk(stem, long * 0.135, long * 0.1).entries()) {
    const size = long * (0.5 - i * 0.03)
    const turn = UP + (i % 2 ? 1 : -1) * (1.12 - i * 0.08)
    out += vein(at.x, at.y, size, size * 0.46, turn, { veins: size > 100 ? 3 : 0, sw: 3.6, belly: 0.55 })
  }
  return out + vein(x, y - long * 0.66, long * 0.36, long * 0.18, UP, { sw: 3.6, belly: 0.5 })
}

export const calathea: Growth = (x, y, long, rng) =>
  fan(5)
    .map((k) => {
      const size = long * (0.78 - 0.1 * Math.abs(k))
      const a = UP + k * 1.2
      const at: Point = [x + Math.cos(a) * long * 0.22, y + Math.sin(a) * long * 0.22]
      const veins = size > 130 ? 4 : size > 100 ? 3 : 0
      return (
        line([[x, y], at], 5) +
        vein(...at, size, size * 0.5, a + rng.between(-0.05, 0.05), { veins, sw: 3.6, belly: 0.45 })
      )
    })
    .join('')

/** Arching fronds with leaflets in pairs. */
export const fernPlant: Growth = (x, y, long) =>
  fan(5)
    .map((k) => {
      const reach = long * 0.74
      const stem = curve(
        [
          [x + k * long * 0.15, y],
          [x + k * reach * 0.4, y - long * (0.8 - 0.16 * Math.abs(k))],
          [x + k * reach, y - long * (0.92 - 0.76 * Math.abs(k) ** 1.5)],
        ],
        false,
        14,
      )
      const size = Math.max(28, long * 0.22)
      let leaflets = ''
      for (const at of walk(stem, size * 0.72, long * (k ? 0.42 : 0.5)))
        for (const side of [-1, 1]) leaflets += shape(leaf(at.x, at.y, size, size * 0.56, at.a + side * 0.95, 0.5), 3.3)
      const [end, last] = [stem.at(-1)!, stem.at(-3)!]
      const tip = Math.atan2(end[1] - last[1], end[0] - last[0])
      return line(stem, 4.6) + leaflets + shape(leaf(...end, size, size * 0.56, tip, 0.5), 3.3)
    })
    .join('')

/** Round leaves on thin stalks. */
export const pilea: Growth = (x, y, long, rng) => {
  const spots: { at: Point; r: number }[] = []
  for (const [far, count, spread] of [
    [0.86, 6, 1.3],
    [0.46, 3, 0.95],
  ] as const)
    for (const k of fan(count)) {
      const a = UP + k * spread
      const r = Math.max(17, long * rng.between(0.17, 0.2))
      spots.push({ at: [x + long * far * Math.cos(a), y - 6 + long * far * Math.sin(a)], r })
    }
  return (
    spots.map(({ at }) => line([[x + (at[0] - x) * 0.16, y], at], 4)).join('') +
    spots
      .map(
        ({ at, r }) =>
          circle(...at, r, 3.7) +
          line(
            [
              [at[0], at[1] + r],
              [at[0], at[1] - r * 0.2],
            ],
            3,
          ),
      )
      .join('')
  )
}

/** Rings of leaves: how far out, how many, turned by how much. */
const CROWN = [
  [0.5, 9, 0],
  [0.14, 5, 0.3],
] as const
const LARGE_CROWN = [
  [0.74, 15, 0],
  [0.46, 11, 0.2],
  [0.18, 7, 0],
  [0.02, 4, 0.4],
] as const

/** A ball of leaves on a stem, with fruit. */
export const fruitTree: Growth = (x, y, long, rng) => {
  const r = long * 0.36
  const cy = y - long + r
  let out = shape(
    [
      [x - long * 0.045, y],
      [x + long * 0.045, y],
      [x + long * 0.035, cy],
      [x - long * 0.035, cy],
    ],
    3.6,
  )
  const isLarge = r > 90
  const size = r * (isLarge ? 0.5 : 0.76)
  for (const [ring, count, turn] of isLarge ? LARGE_CROWN : CROWN)
    for (let i = 0; i < count; i++) {
      const a = turn + (i / count) * Math.PI * 2
      const bend = a + rng.between(-0.1, 0.1)
      out += shape(leaf(x + r * ring * Math.cos(a), cy + r * ring * Math.sin(a), size, size * 0.6, bend, 0.5), 3.5)
    }
  for (const [u, v] of [
    [-0.46, 0.02],
    [0.36, -0.44],
    [0.34, 0.4],
  ] as const)
    out += circle(x + u * r, cy + v * r, Math.max(13, r * (isLarge ? 0.13 : 0.2)), 3.7)
  return out
}

/** Five leaves spread like hands. */
export const fanPalm: Growth = (x, y, long) => {
  const hands = fan(5).map((k) => ({
    k,
    at: [x + k * long * 0.5, y - long * (0.6 - 0.36 * Math.abs(k) ** 1.4)] as Point,
  }))
  let out = ''
  for (const { k, at } of hands)
    out += line(curve([[x + k * long * 0.14, y], [x + k * long * 0.2, y - long * 0.26], at], false, 6), 5)
  for (const { k, at } of hands)
    for (const j of fan(5))
      out += shape(leaf(...at, long * 0.4 * (1 - 0.14 * Math.abs(j)), long * 0.14, UP + k * 0.85 + j * 1.1, 0.55), 3.5)
  return out
}
