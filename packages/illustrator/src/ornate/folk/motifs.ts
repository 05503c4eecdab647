/** What folk painters fill a surface with: hearts, tulips, rosettes, drops and sprigs. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import type { Spot } from '../kit/packing.ts'
import { band, move, type Poly, TAU, walk } from '../kit/points.ts'
import { blossom } from '../plants/blossom.ts'

const HEART = curve('0,-42! 28,-92 84,-78 88,-24 54,34 0,86! -54,34 -88,-24 -84,-78 -28,-92')
const TULIP = curve('-58,-46 -66,-98! -28,-66 0,-104! 28,-66 66,-98! 58,-46 52,14 0,48 -52,14')
const PETAL = curve('0,-96! 26,-52 24,6 0,44 -24,6 -26,-52')

export function heart(x: number, y: number, r: number, turn = 0): string {
  const at = (scale: number): Poly => move(HEART, x, y, turn, (r / 96) * scale)
  return shape(at(1), 3.6) + (r > 26 ? shape(at(0.56), 3.2) : '')
}

/** Its head points along `turn`, upward where that is 0. */
export function tulip(x: number, y: number, r: number, turn = 0): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, r / 104)
  return shape(at(TULIP), 3.8) + (r > 24 ? shape(at(PETAL), 3.2) : '')
}

/** Round petals around an eye, with dots between their tips where there is room. */
export function rosette(x: number, y: number, r: number, rng: Rng): string {
  if (r < 25) return circle(x, y, r, 3.4) + (r > 22 ? circle(x, y, r * 0.5, 3) : '')
  const petals = r > 50 ? 8 : r > 34 ? 7 : 5
  const turn = rng.between(0, TAU)
  const reach = r * 0.62
  const wide = reach * Math.sin(Math.PI / petals) * 0.98
  let out = ''
  for (let i = 0; i < petals; i++) {
    const a = turn + (i / petals) * TAU
    out += circle(x + reach * Math.cos(a), y + reach * Math.sin(a), Math.min(wide, r * 0.38), 3.6)
  }
  return out + circle(x, y, r * 0.4, 3.6) + (r > 52 ? circle(x, y, r * 0.21, 3.2) : dot(x, y, 3.4))
}

/** A twig with leaves in pairs, through the middle of its spot. */
export function sprig(x: number, y: number, r: number, turn: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn)
  let out = line(
    at([
      [-r, 0],
      [r * 0.5, 0],
    ]),
    3.6,
  )
  const pairs = r > 34 ? [-0.62, -0.12, 0.36] : [-0.5, 0.16]
  for (const t of pairs)
    for (const side of [-1, 1]) out += shape(at(leaf(t * r, 0, r * 0.72, r * 0.34, side * 0.86, 0.6)), 3.4)
  return out + shape(at(leaf(r * 0.4, 0, r * 0.62, r * 0.34, 0, 0.6)), 3.4)
}

/** Something that suits a spot of this size. */
export function folkMotif({ x, y, r }: Spot, rng: Rng): string {
  if (r < 16) return circle(x, y, Math.max(10.5, r * 0.8), 3.2)
  const turn = rng.between(-0.3, 0.3)
  if (r < 22) return rng.chance(0.5) ? heart(x, y, r, turn) : rosette(x, y, r, rng)
  const kind = rng.int(0, 4)
  if (kind === 0) return heart(x, y, r, turn)
  if (kind === 1) return tulip(x, y, r, turn)
  if (kind === 2 && r > 34) return sprig(x, y, r, rng.between(0, TAU))
  return kind === 3 && r > 26 ? blossom(x, y, r, 8, rng) : rosette(x, y, r, rng)
}

/** A stem with drop-shaped leaves to both sides and a berry now and then. */
export function vine(
  through: Poly,
  { long, wide, step, rng }: { long: number; wide: number; step: number; rng: Rng },
): string {
  let out = shape(
    band(through, (t) => 11 - 4 * t),
    3.6,
  )
  for (const [i, { x, y, a }] of walk(through, step, step * 0.5)
    .slice(0, -1)
    .entries()) {
    const side = i % 2 ? 1 : -1
    const size = 1 - 0.02 * i
    out += shape(leaf(x, y, long * size, wide * size, a + side * 0.85, 0.62, -side * 0.05), 3.6)
    if (i % 3 === 1) {
      const b = a - side * 0.95
      const [u, v] = [x + 34 * Math.cos(b), y + 34 * Math.sin(b)]
      out +=
        line(
          [
            [x, y],
            [u, v],
          ],
          3.4,
        ) + circle(u, v, rng.between(11, 13), 3.4)
    } else out += shape(leaf(x, y, long * 0.7 * size, wide * 0.8 * size, a - side * 0.95, 0.62), 3.6)
  }
  return out
}
