/** What blooms up its stalk or spreads from the end of it: lupine, foxglove, harebell, cow parsley, grasses. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
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
  const size = (t: number): number => Math.max(19, wide * (1 - 0.7 * t))
  for (const { x, y, a, t } of placesOf(stalk, long, (u) => size(u) * 0.74)) {
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

const BELL = curve(
  '0,-9! 14,-24 44,-30 72,-30 96,-44! 108,-26 102,-12 114,0 102,12 108,26 96,44! 72,30 44,30 14,24 0,9!',
  true,
  5,
)

/** Bells to both sides and before the stalk, mouths down; the upper cover where the lower hang. */
const foxglove: FineSpire = (stalk, long, rng) => {
  let out = ''
  const size = (t: number): number => Math.max(26, long * (0.27 - 0.2 * t))
  const bell = (x: number, y: number, turn: number, r: number): void => {
    const at = (poly: Poly): Poly => move(poly, x, y, turn, r / 112)
    out += shape(at(BELL), 3.6)
    if (r > 44) out += shape(at(ellipse(98, 0, 11, 33, 24)), 3.2)
    if (r > 70) out += [-13, 13].map((v) => line(at(curve(`34,${v * 0.8} 56,${v} 76,${v}`, false, 4)), 2.8)).join('')
    if (r > 56) out += shape(at(curve('-6,-12! 10,-24 30,-22! 24,0 30,22! 10,24 -6,12!', true, 4)), 3.2)
  }
  for (const { x, y, a, t } of placesOf(stalk, long, (u) => (u < 0.72 ? size(u) * 0.6 : 19))) {
    const r = size(t)
    if (t > 0.72) {
      for (const side of [-1, 1]) out += shape(leaf(x, y, r, r * 0.6, a + side * (1.5 - t * 0.7), 0.6), 3.4)
      continue
    }
    for (const side of [-1, 1]) bell(x, y, a + side * (2.1 + rng.between(-0.1, 0.1)), r)
    bell(x, y, a + Math.PI + rng.between(-0.2, 0.2), r * 0.9)
  }
  const [tip, before] = [stalk.at(-1)!, stalk.at(-3)!]
  return out + shape(leaf(...tip, 28, 17, Math.atan2(tip[1] - before[1], tip[0] - before[0]), 0.5), 3.4)
}

/** Five-petaled blossoms close around the stalk, round buds above. */
const larkspur: FineSpire = (stalk, long, rng) => {
  let out = ''
  let row = 0
  const size = (t: number): number => Math.max(24, long * (0.14 - 0.06 * t))
  for (const { x, y, a, t } of placesOf(stalk, long, (u) => (u < 0.7 ? size(u) * 1.02 : 22))) {
    const r = size(t)
    const side = (k: number): Point => [x - Math.sin(a) * r * k, y + Math.cos(a) * r * k]
    if (t > 0.7) {
      for (const k of [-0.5, 0.5]) out += circle(...side(k), Math.max(10, r * 0.42), 3.3)
      continue
    }
    for (const k of [(row++ % 2 ? 1 : -1) * 0.62]) {
      const [u, v] = side(k * (1 - t * 0.3))
      const spin = rng.between(0, 1)
      for (let i = 0; i < 5; i++) out += shape(leaf(u, v, r, r * 0.92, spin + (i / 5) * TAU, 0.64), 3.4)
      out += circle(u, v, Math.max(7.5, r * 0.22), 3.2)
    }
  }
  return out + circle(...stalk.at(-1)!, 10, 3.3)
}

const HAREBELL = curve(
  '0,-10! 16,-30 44,-36 70,-36 98,-56! 92,-20 112,0! 92,20 98,56! 70,36 44,36 16,30 0,10!',
  true,
  5,
)

/** Bells that hang from fine stalks, by turns to either side. */
const harebell: FineSpire = (stalk, long) => {
  let out = ''
  let side = 1
  const r = long * 0.2
  const hang = (x: number, y: number, u: number, v: number, turn: number, size: number): void => {
    out += line(
      curve(
        [
          [x, y],
          [(x + u) / 2, Math.min(y, v) - size * 0.24],
          [u, v],
        ],
        false,
        6,
      ),
      4.4,
    )
    const at = (poly: Poly): Poly => move(poly, u, v, turn, size / 100)
    out += shape(at(HAREBELL), 3.6)
    if (size > 44)
      out += [-12, 12].map((k) => line(at(curve(`20,${k} 48,${k * 1.3} 74,${k * 1.3}`, false, 4)), 2.8)).join('')
    out += shape(at(curve('-8,-12! 4,-18 20,-16! 14,0 20,16! 4,18 -8,12!', true, 4)), 3.2)
  }
  for (const { x, y, t } of placesOf(stalk, long, () => long * 0.27)) {
    if (t > 0.9) break
    hang(x, y, x + side * r * 0.72, y - r * 0.1, Math.PI / 2 - side * 0.36, r * (1 - 0.2 * t))
    side = -side
  }
  const [x, y] = stalk.at(-1)!
  hang(x, y, x + side * r * 0.5, y + r * 0.06, Math.PI / 2 - side * 0.3, r * 0.84)
  return out
}

/** Rays from one point, a cluster of small blossoms on each. */
const parsley: FineSpire = (stalk, long) => {
  const [x, y] = stalk.at(-1)!
  const [u, v] = stalk.at(-4)!
  const up = Math.atan2(y - v, x - u)
  const [fx, fy] = [x, y]
  const rays = long > 190 ? [-1.12, 1.12, -0.76, 0.76, -0.38, 0.38, 0] : [-1, 1, -0.5, 0.5, 0]
  let out = ''
  let heads = ''
  for (const k of rays) {
    const reach = long * (0.62 - 0.06 * Math.abs(k))
    const [hx, hy] = [fx + reach * Math.cos(up + k), fy + reach * Math.sin(up + k)]
    out += line(
      curve(
        [
          [fx, fy],
          [fx + reach * 0.5 * Math.cos(up + k * 0.86), fy + reach * 0.5 * Math.sin(up + k * 0.86)],
          [hx, hy],
        ],
        false,
        6,
      ),
      4.4,
    )
    const r = Math.max(19, long * 0.095)
    const petal = Math.max(9.5, r * 0.46)
    for (let i = 0; i < 6; i++)
      heads += circle(
        hx + r * 0.86 * Math.cos((i / 6) * TAU + k),
        hy + r * 0.86 * Math.sin((i / 6) * TAU + k),
        petal,
        3.2,
      )
    heads += circle(hx, hy, petal, 3.2)
  }
  for (const k of [-2, 2, -1.5, 1.5]) out += shape(leaf(fx, fy, long * 0.13, 15, up + k, 0.4), 3.2)
  return out + heads
}

/** An ear of grain with awns. */
const barley: FineSpire = (stalk, long) => {
  let out = ''
  const r = Math.max(24, long * 0.16)
  const places = [...placesOf(stalk, long * 0.72, () => r * 0.7)]
  for (const { x, y, a } of places)
    for (const side of [-1, 1]) {
      const turn = a + side * 0.42
      const [u, v] = [x + Math.cos(turn) * r * 1.3, y + Math.sin(turn) * r * 1.3]
      out += line(
        [
          [u, v],
          [u + Math.cos(a + side * 0.26) * r * 1.5, v + Math.sin(a + side * 0.26) * r * 1.5],
        ],
        2.9,
      )
    }
  for (const { x, y, a } of places)
    for (const side of [-1, 1]) out += shape(leaf(x, y, r * 1.4, r * 0.68, a + side * 0.46, 0.5), 3.4)
  const [tip, before] = [stalk.at(-1)!, stalk.at(-3)!]
  return out + shape(leaf(...tip, r * 1.3, r * 0.66, Math.atan2(tip[1] - before[1], tip[0] - before[0]), 0.5), 3.4)
}

/** Spikelets that nod from fine stalks. */
const oat: FineSpire = (stalk, long) => {
  let out = ''
  const r = Math.max(26, long * 0.17)
  let side = 1
  for (const { x, y, t } of placesOf(stalk, long, () => r * 0.62)) {
    side = -side
    const reach = r * (1.3 - 0.7 * t)
    const [u, v] = [x + side * reach, y + r * 0.06]
    out += line(
      curve(
        [
          [x, y],
          [x + side * reach * 0.6, y - r * 0.34],
          [u, v],
        ],
        false,
        6,
      ),
      3.4,
    )
    for (const k of [-0.26, 0.26]) out += shape(leaf(u, v, r * 1.06, r * 0.44, Math.PI / 2 - side * 0.2 + k, 0.42), 3.3)
  }
  const [x, y] = stalk.at(-1)!
  return out + shape(leaf(x, y, r, r * 0.44, Math.PI / 2 - 0.4, 0.42), 3.3)
}

export interface Spire {
  draw: FineSpire
  /** Half as wide as it is there, as a share of how long it blooms. */
  half: number
}

export const FINE_SPIRES: Readonly<Record<string, Spire>> = {
  lupine: { draw: lupine, half: 0.2 },
  foxglove: { draw: foxglove, half: 0.24 },
  larkspur: { draw: larkspur, half: 0.22 },
  harebell: { draw: harebell, half: 0.26 },
  parsley: { draw: parsley, half: 0.66 },
  barley: { draw: barley, half: 0.2 },
  oat: { draw: oat, half: 0.26 },
}
