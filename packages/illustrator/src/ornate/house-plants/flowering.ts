/** Flowers in pots. */
import { curve, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Point, TAU, walk } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import type { Growth } from './growth.ts'

const UP = -Math.PI / 2

/** Round petals around a middle that can be colored, however small the flower. */
export function blossom(x: number, y: number, r: number, count = 5): string {
  let out = ''
  const wide = r * (count > 6 ? 0.52 : 0.8)
  for (let i = 0; i < count; i++) out += shape(leaf(x, y, r, wide, UP + (i / count) * TAU, 0.66), 3.5)
  return out + circle(x, y, Math.max(10, r * 0.3), 3.5)
}

export const orchids: Growth = (x, y, long, rng, h) => {
  const s = rng.sign()
  const r = Math.max(36, h * 0.15)
  let [stems, blooms] = ['', '']
  for (const [lean, high, count] of [
    [-0.34, 0.66, 1],
    [0.4, 0.86, 2],
  ] as const) {
    const stem = curve(
      [
        [x, y],
        [x + s * lean * long * 0.2, y - long * high * 0.6],
        [x + s * lean * long * 0.7, y - long * high],
        [x + s * lean * long * 1.3, y - long * high * 0.84],
      ],
      false,
      12,
    )
    const end = stem.at(-1)!
    stems += line(stem, 5) + shape(leaf(...end, 26, 17, s * lean > 0 ? 0.7 : Math.PI - 0.7, 0.5), 3.4)
    for (const at of walk(stem, r * 1.75, long * high * 0.6)
      .slice(0, count)
      .reverse())
      blooms += FLOWER_HEADS.orchid!(at.x, at.y, r, rng)
  }
  const leaves = [-1.2, 1.2, -0.6, 0.6].map((k) =>
    shape(leaf(x, y, long * 0.42, long * 0.18, UP + k, 0.5, k * 0.1), 3.6),
  )
  return stems + leaves.join('') + blooms
}

/** A bunch of one kind of flower with leaves below. */
export const flowering =
  (kinds: readonly string[]): Growth =>
  (x, y, long, rng, h) => {
    const r = Math.max(32, h * 0.17)
    const head = r > 46 || kinds[0] === 'tulip' ? FLOWER_HEADS[rng.pick(kinds)] : undefined
    const petals = rng.pick([5, 8])
    const spots = [0, 1, 2].map((i): Point => {
      const k = (i - 1) * 1.34
      return [x + k * r, y - long + r * 1.05 + (k ? r * 0.9 : 0) + rng.between(-4, 4)]
    })
    let out = ''
    for (const [u, v] of spots)
      out += line(
        curve(
          [
            [x + (u - x) * 0.2, y],
            [x + (u - x) * 0.7, (y + v) / 2],
            [u, v],
          ],
          false,
          8,
        ),
        5,
      )
    for (const k of [-1.15, 1.15]) out += vein(x, y, long * 0.5, long * 0.22, UP + k, { sw: 3.5 })
    for (const [u, v] of spots) out += head?.(u, v, r, rng) ?? blossom(u, v, r, petals)
    return out
  }
