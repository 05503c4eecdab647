/** A ring of flowers among clean leaves: even, or heavier on one side, or open above. */
import type { Rng } from '../ink/random.ts'
import { leaf } from './kit/curves.ts'
import { circle, line, shape } from './kit/marks.ts'
import { type Point, TAU } from './kit/points.ts'
import { vein } from './plants/leaves.ts'

const MIDDLE = 512
const REACH = 346

/** How large flowers are at an angle, and where the ring ends; 0 is below. */
interface Layout {
  size: (a: number) => number
  gap?: number
}

const LAYOUTS: readonly Layout[] = [
  { size: (a) => 70 + 14 * Math.cos(6 * a) },
  { size: (a) => 42 + 44 * ((1 + Math.cos(a)) / 2) ** 1.1 },
  { size: (a) => 44 + 42 * Math.abs(Math.cos((a - 0.8) / 1)) ** 1.4 },
  { size: (a) => 44 + 42 * ((1 + Math.cos(a)) / 2), gap: 0.5 },
  { size: (a) => 56 + 26 * Math.abs(Math.sin(a)) },
]

/** Smaller than that it is a leaf or a berry. */
const LEAST = 52

type Draw = (x: number, y: number, r: number) => string

/** `flower` draws the next one; between them are the `named` twigs by turns, or leaves. */
export function ringOf(rng: Rng, flower: Draw, named: readonly Green[] = []): string {
  const { size, gap = 0 } = rng.pick(LAYOUTS)
  const isMirrored = gap > 0 || rng.chance(0.5)
  const lean = isMirrored ? 0 : rng.between(-0.9, 0.9)
  const spots = placed((a) => size(a - lean), gap)
  const leafage = rng.pick(GREENS)
  let leaves = ''
  let top = ''
  for (const [i, { a, r }] of spots.entries()) {
    const [x, y] = at(a)
    const isFlower = r >= LEAST
    const long = isFlower ? Math.min(104, r * 0.7 + 52) : 84
    // Outward and inward, between this one and the next.
    const next = a + (r * 0.9) / REACH
    const green = named[Math.floor(i / 2) % Math.max(1, named.length)]
    // Twigs that were named are long, so that their leaves can be colored: by turns outside and inside, or they would lie on each other.
    leaves +=
      (i % 2 ? undefined : green)?.(...at(next, REACH + 8), TWIG, Math.PI / 2 - next + 0.95, rng) ??
      leafage(...at(next, REACH + 8), long, Math.PI / 2 - next + 0.5, rng)
    if (isFlower)
      leaves += vein(...at(a, REACH + r * 0.5), long * 0.8, long * 0.36, Math.PI / 2 - a - 0.55, { sw: 3.4 })
    leaves +=
      (i % 2 ? green : undefined)?.(...at(next, REACH - 8), TWIG * 0.9, -Math.PI / 2 - next - 0.95, rng) ??
      vein(...at(next, REACH - 8), long * 0.86, long * 0.4, -Math.PI / 2 - next - 0.5, { sw: 3.4 })
    if (isFlower) top += flower(x, y, r * 1.08)
    else top += i % 2 ? berries(x, y, a) : leafy(x, y, a)
  }
  return stem(gap) + leaves + top
}

const TWIG = 168

const at = (a: number, r = REACH): Point => [MIDDLE + r * Math.sin(a), MIDDLE + r * Math.cos(a)]

/** One beside the other from below, the last as far from the first as they are from each other. */
function placed(size: (a: number) => number, gap: number): { a: number; r: number }[] {
  const end = Math.PI - gap
  const half: { a: number; r: number }[] = []
  for (let a = 0; a < TAU - 2 * gap; ) {
    const at = a > end ? a + 2 * gap : a
    half.push({ a: at, r: size(at) })
    a += (size(a) + size(a + 0.2)) / REACH / 0.98
  }
  const whole = TAU - 2 * gap
  const last = half.at(-1)!
  const used = (last.a > end ? last.a - 2 * gap : last.a) + (last.r + half[0]!.r) / REACH / 0.98
  const stretch = whole / used
  return half.map(({ a, r }) => {
    const flat = (a > end ? a - 2 * gap : a) * stretch
    return { a: flat > end ? flat + 2 * gap : flat, r: Math.min(92, r * Math.min(1, stretch)) }
  })
}

function stem(gap: number): string {
  if (!gap) return circle(MIDDLE, MIDDLE, REACH + 7, 3.6) + circle(MIDDLE, MIDDLE, REACH - 7, 3.6)
  const reach = Math.PI - gap
  const side = (r: number, from: number, to: number): Point[] =>
    Array.from({ length: 61 }, (_, i) => at(from + ((to - from) * i) / 60, r))
  return shape([...side(REACH + 7, -reach, reach), ...side(REACH - 7, reach, -reach)], 3.6)
}

export type Green = (x: number, y: number, long: number, turn: number, rng: Rng) => string

const twig =
  (blade: (x: number, y: number, size: number, turn: number) => string, lean: number): Green =>
  (x, y, long, turn) => {
    const end: Point = [x + long * Math.cos(turn), y + long * Math.sin(turn)]
    let out = line([[x, y], end], 4)
    for (const t of long > 100 ? [0.42, 0.74] : [0.55])
      for (const side of [-1, 1])
        out += blade(x + long * t * Math.cos(turn), y + long * t * Math.sin(turn), long * 0.42, turn + side * lean)
    return out + blade(end[0], end[1], long * 0.44, turn)
  }

const GREENS: readonly Green[] = [
  twig((x, y, size, turn) => vein(x, y, size, size * 0.46, turn, { sw: 3.4 }), 0.8),
  twig((x, y, size, turn) => shape(leaf(x, y, size * 0.92, size * 0.66, turn, 0.55), 3.4), 0.95),
  (x, y, long, turn) => vein(x, y, long * 1.12, long * 0.46, turn, { veins: long > 96 ? 3 : 2, sw: 3.4 }),
]

const leafy = (x: number, y: number, a: number): string =>
  [-0.7, 0.7, 0].map((k) => vein(x, y, 58, 26, Math.PI / 2 - a + k, { sw: 3.4 })).join('')

function berries(x: number, y: number, a: number): string {
  let out = ''
  for (const k of [-0.5, 0, 0.5]) {
    const [u, v] = [x + 40 * Math.sin(a + k), y + 40 * Math.cos(a + k)]
    out +=
      line(
        [
          [x, y],
          [u, v],
        ],
        3.4,
      ) + circle(u, v, 12, 3.4)
  }
  return out
}
