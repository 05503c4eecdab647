/** A foxglove: bells that hang over one another down a spire, the lowest the largest, buds at its tip. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { band, length, move, type Point, type Poly, type Step, walk } from '../kit/points.ts'

/** Along x, its mouth at 100; below is the side of its longer lip. */
const BELL = curve(
  '0,-9! 9,-22 30,-33 56,-35 74,-36 88,-45 102,-40 109,-26 113,-10 116,6 119,22 115,39 100,48 82,39 58,37 30,34 9,22 0,9!',
  true,
  6,
)
const MOUTH = ellipse(91, 2, 11, 35, 30, -0.06)
const LIP = curve('88,-47 80,-20 80,18 98,50', false, 6)
const FACING = curve(
  '0,-10! 10,-26 34,-37 60,-41 78,-50 95,-49 106,-36 114,-19 117,0 114,19 106,36 95,49 78,50 60,41 34,37 10,26 0,10!',
  true,
  6,
)
const THROAT = ellipse(85, 0, 17, 38, 30)
const SPOTS: Poly = [
  [92, -16],
  [95, 0],
  [92, 16],
]

type Place = (poly: Poly) => Poly

const fold = (at: Place, v: number, to: number): string =>
  line(at(curve(`42,${v * 0.8} 56,${v} ${to},${v * 1.1}`, false, 4)), 2.9)

/** `side` is 1 where it hangs to the right of the way up. */
export function bell(x: number, y: number, turn: number, size: number, side: number): string {
  const at: Place = (poly) => move(poly, x, y, turn, size / 118, (side * size) / 118)
  const mouth = size > 68 ? shape(at(MOUTH), 3.3) : size > 44 ? line(at(LIP), 3.2) : ''
  return shape(at(BELL), 3.7) + mouth + (size > 84 ? fold(at, -8, 68) : '')
}

/** Before the stalk, its mouth toward the reader. */
export function facing(x: number, y: number, turn: number, size: number): string {
  const at: Place = (poly) => move(poly, x, y, turn, size / 118)
  const spots = size > 84 ? at(SPOTS).map((spot) => dot(...spot, 3.1)) : []
  const throat = size > 50 ? shape(at(THROAT), 3.3) : ''
  const folds = size > 66 ? [-13, 13].map((v) => fold(at, v, 62)) : []
  return shape(at(FACING), 3.7) + throat + spots.join('') + folds.join('')
}

/** The bells along the uppermost `long` of a stalk, `bold` times as large as usual. The lower rows first: every bell covers where the one below it hangs. */
export function foxgloveAlong(stalk: Poly, long: number, rng: Rng, bold = 1): string {
  const whole = length(stalk)
  const fine = walk(stalk, 2)
  const placeAt = (t: number): Step =>
    fine[Math.max(0, Math.min(fine.length - 1, Math.round((whole - long * (1 - t)) / 2)))]!
  let out = ''
  const first = rng.sign()
  let t = 0.16
  let size = 0
  for (; t < 0.73; t += (size * 0.64) / long) {
    size = bold * long * (0.262 - 0.17 * t)
    const lean = 2.24 - t * 0.4
    for (const [k, side] of [first, -first].entries()) {
      const { x, y, a } = placeAt(t + (k * 0.3 * size) / long)
      const turn = a + side * (lean + rng.between(-0.07, 0.07))
      // Its narrow end lies behind the bell in front.
      out += bell(x - Math.cos(turn) * size * 0.04, y - Math.sin(turn) * size * 0.04, turn, size * 1.08, side)
    }
    const { x, y, a } = placeAt(t + (0.34 * size) / long)
    out += facing(x, y, a + Math.PI + rng.between(-0.12, 0.12), size * 0.95)
  }
  return out + buds(placeAt, t, size, long)
}

/** Still closed, smaller toward the tip. */
function buds(placeAt: (t: number) => Step, from: number, size: number, long: number): string {
  let out = ''
  let r = size * 0.6
  let t = from - 0.01
  for (; t < 0.95; t += (r * 0.6) / long) {
    r = Math.max(28, size * 0.6 * (1 - (t - from) / (1.16 - from)))
    const { x, y, a } = placeAt(t)
    const lean = 2.1 - ((t - from) / (1 - from)) * 0.8
    for (const side of [-1, 1]) out += bud(x, y, a + side * lean, r)
    out += bud(x, y, a + Math.PI, r * 0.94)
  }
  return out + bud(...tipOf(placeAt(Math.min(0.99, t - (r * 0.5) / long))), Math.max(30, long * 0.07))
}

const tipOf = ({ x, y, a }: Step): [number, number, number] => [x, y, a]
const BUD = curve('0,-12! 20,-28 60,-34 92,-20 102,0 92,20 60,34 20,28 0,12!', true, 5)
export const bud = (x: number, y: number, turn: number, size: number): string =>
  shape(move(BUD, x, y, turn, size / 100), 3.4)

/** From its foot, in any direction. */
export function foxglove(x: number, y: number, long: number, turn: number, rng: Rng): string {
  const bow = rng.between(-0.05, 0.05) * long
  const stalk = Array.from({ length: 20 }, (_, i): Point => {
    const t = (i / 19) * 0.92
    const off = bow * Math.sin(t * Math.PI)
    return [x + long * t * Math.cos(turn) - off * Math.sin(turn), y + long * t * Math.sin(turn) + off * Math.cos(turn)]
  })
  const stem = shape(
    band(stalk, (t) => Math.max(7, long * 0.03) * (1 - 0.5 * t)),
    3.4,
  )
  return stem + foxgloveAlong(stalk, long * 0.9, rng)
}
