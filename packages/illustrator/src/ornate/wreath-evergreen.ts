/** A wreath for Christmas: broad fir twigs all around, on them cones, baubles, flowers and holly with its berries. */
import type { Rng } from '../ink/random.ts'
import { curve, leaf } from './kit/curves.ts'
import { circle, line, shape } from './kit/marks.ts'
import { move, type Point, TAU } from './kit/points.ts'

const MIDDLE = 512
const REACH = 336

type Draw = (x: number, y: number, r: number) => string

const at = (a: number, r: number): Point => [MIDDLE + r * Math.sin(a), MIDDLE + r * Math.cos(a)]

/** `clear` of them at the foot are left to a bow. */
export function evergreenRing(rng: Rng, gem: Draw, hasBow: boolean): string {
  const count = 26
  let out = ''
  // The outer row first, then the inner one, both bent along the ring like thatch.
  for (const [reach, lean, long] of [
    [REACH + 22, 0.62, 128],
    [REACH - 22, -0.62, 112],
    [REACH, 0.1, 104],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU + (lean > 0.2 ? 0 : TAU / count / 2)
      const [x, y] = at(a, reach)
      // Along the ring is -a; outward is to the left of it.
      out += fir(x, y, long * rng.between(0.92, 1.06), -a + lean)
    }
  const spots = 10
  for (let i = 0; i < spots; i++) {
    const a = ((i + (hasBow ? 0 : 0.5)) / spots) * TAU
    if (hasBow && i === 0) continue
    if (i % 2 === 0) out += hollyTrio(...at(a, REACH), 1, -a)
    else out += gem(...at(a, REACH), 78)
  }
  return out
}

/** Five broad needles that fan out of a twig. */
function fir(x: number, y: number, long: number, turn: number): string {
  let out = ''
  for (const k of [-0.82, 0.82, -0.42, 0.42, 0])
    out += shape(leaf(x, y, long * (1 - Math.abs(k) * 0.22), 27, turn + k, 0.5), 3.8)
  return out
}

const BLADE =
  '0,0! 14,-22 8,-28! 26,-30 34,-44! 46,-32 64,-38! 70,-22 86,-20! 100,-8 112,0! 100,8 86,20! 70,22 64,38! 46,32 34,44! 26,30 8,28! 14,22'

/** Three leaves with their midribs, three berries where they meet. */
function hollyTrio(x: number, y: number, k: number, turn: number): string {
  let out = ''
  for (const way of [-2.3, -0.85, 0.6]) {
    const a = turn + way
    out += shape(move(curve(BLADE), x, y, a, k), 4.4) + line(move(curve('16,0 60,0 98,0', false), x, y, a, k), 3.4)
  }
  for (let i = 0; i < 3; i++) {
    const b = turn + 1.6 + (i / 3) * TAU
    out += circle(x + 18 * k * Math.cos(b), y + 18 * k * Math.sin(b), 17 * k, 4.2)
  }
  return out
}

/** Two rings of pointed bracts around small buds. */
export function poinsettia(x: number, y: number, r: number): string {
  let out = ''
  for (const [count, long, wide, turn] of [
    [6, 1.12, 0.52, 0],
    [6, 0.78, 0.42, Math.PI / 6],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = turn + (i / count) * TAU - Math.PI / 2
      out += shape(leaf(x, y, r * long, r * wide, a, 0.5), 4.2)
      out += line(
        [
          [x + r * 0.3 * Math.cos(a), y + r * 0.3 * Math.sin(a)],
          [x + r * (long - 0.26) * Math.cos(a), y + r * (long - 0.26) * Math.sin(a)],
        ],
        3.2,
      )
    }
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU
    out += circle(x + r * 0.14 * Math.cos(a), y + r * 0.14 * Math.sin(a), r * 0.1, 3.4)
  }
  return out
}

/** Snow crystals in the corners. */
export function crystals(): string {
  let out = ''
  for (const x of [112, 912])
    for (const y of [112, 912]) {
      for (let i = 0; i < 6; i++) {
        const a = (i / 6) * TAU + TAU / 12
        const [u, v] = [x + 42 * Math.cos(a), y + 42 * Math.sin(a)]
        for (const k of [-0.8, 0.8]) out += shape(leaf(u, v, 36, 16, a + k, 0.5), 3.6)
        out += shape(leaf(x, y, 84, 24, a, 0.55), 3.8)
      }
      out += circle(x, y, 17, 3.8)
    }
  return out
}
