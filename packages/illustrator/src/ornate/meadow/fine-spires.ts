/** What blooms up its stalk: lupine, larkspur. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { length, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'

/** The stalk from its foot to the tip, and how far down from the tip it blooms. */
export type FineSpire = (stalk: Poly, long: number, rng: Rng) => string

/** The places along the blooming part, the lowest first; `t` is 0 there and 1 at the tip. */
function* placesOf(stalk: Poly, long: number, step: (t: number) => number) {
  const whole = length(stalk)
  const fine = walk(stalk, 2)
  let need = whole - long
  for (const { x, y, a, s } of fine) {
    if (s < need) continue
    const t = (s - (whole - long)) / long
    if (t > 0.985) return
    yield { x, y, a, t }
    need = s + step(t)
  }
}

/** Whorls of keeled blossoms, closed buds at the tip: each row hangs over the one below. */
const lupine: FineSpire = (stalk, long) => {
  let out = ''
  const wide = long * 0.2
  const size = (t: number): number => Math.max(26, wide * (1 - 0.6 * t))
  for (const { x, y, a, t } of placesOf(stalk, long, (u) => size(u) * 0.86)) {
    const r = size(t)
    for (const k of [-1.35, 1.35, -0.72, 0.72, 0]) {
      if (t > 0.8 && Math.abs(k) === 0.72) continue
      const long1 = r * (k === 0 ? 1 : 1.12)
      const turn = a + k
      out += shape(leaf(x, y, long1, r * 0.72, turn, 0.62), 3.4)
      if (r > 40) out += line(move(curve('.4,.06 .62,.12 .86,.02', false, 4), x, y, turn, long1), 2.8)
    }
  }
  const [tip, before] = [stalk.at(-1)!, stalk.at(-3)!]
  return out + shape(leaf(...tip, 30, 18, Math.atan2(tip[1] - before[1], tip[0] - before[0]), 0.5), 3.4)
}

/** Five-petaled blossoms close around the stalk, round buds above. */
const larkspur: FineSpire = (stalk, long, rng) => {
  let out = ''
  let row = 0
  const size = (t: number): number => Math.max(36, long * (0.16 - 0.06 * t))
  for (const { x, y, a, t } of placesOf(stalk, long, (u) => (u < 0.7 ? size(u) * 1.1 : 30))) {
    const r = size(t)
    const side = (k: number): Point => [x - Math.sin(a) * r * k, y + Math.cos(a) * r * k]
    if (t > 0.7) {
      for (const k of [-0.5, 0.5]) out += circle(...side(k), Math.max(13, r * 0.42), 3.3)
      continue
    }
    for (const k of [(row++ % 2 ? 1 : -1) * 0.62]) {
      const [u, v] = side(k * (1 - t * 0.3))
      const spin = rng.between(0, 1)
      for (let i = 0; i < 5; i++) out += shape(leaf(u, v, r, r * 0.92, spin + (i / 5) * TAU, 0.64), 3.4)
      out += circle(u, v, Math.max(11, r * 0.28), 3.2)
    }
  }
  return out + circle(...stalk.at(-1)!, 10, 3.3)
}

export interface Spire {
  draw: FineSpire
  /** Half as wide as it is there, as a share of how long it blooms. */
  half: number
}

export const FINE_SPIRES: Readonly<Record<string, Spire>> = {
  lupine: { draw: lupine, half: 0.2 },
  larkspur: { draw: larkspur, half: 0.32 },
}
