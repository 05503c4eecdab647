/** A foxglove: bells down a spire, the lowest the largest, buds at its tip. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly } from '../kit/points.ts'

/** From its stalk along x, its mouth at 100. */
const BELL = curve(
  '0,-8! 12,-18 36,-24 62,-26 84,-30 98,-40! 108,-22 112,0 108,22 98,40! 84,30 62,26 36,24 12,18 0,8!',
  true,
  6,
)
const MOUTH = ellipse(98, 0, 13, 37, 30)

/** One that hangs to a side: what is large shows its mouth. */
function bell(x: number, y: number, turn: number, size: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, size / 112)
  let out = shape(at(BELL), 3.8)
  if (size > 40) out += shape(at(MOUTH), 3.4)
  if (size > 96) for (const v of [-9, 9]) out += line(at(curve(`36,${v} 58,${v * 1.1} 76,${v * 1.3}`, false)), 3)
  return size < 84 ? out : out + shape(at(curve('-4,-10! 8,-21 25,-22! 19,0 25,22! 8,21 -4,10!')), 3.4)
}

/** One that faces the reader, hanging straight down. */
function facing(x: number, y: number, turn: number, size: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, size / 112)
  let out = shape(at(curve('0,-10! 20,-26 50,-34 70,-44 88,-30 96,0 88,30 70,44 50,34 20,26 0,10!', true, 6)), 3.8)
  if (size > 40) out += shape(at(ellipse(68, 0, 19, 30, 26)), 3.4)
  return size < 84 ? out : out + shape(at(curve('-4,-10! 8,-21 25,-22! 19,0 25,22! 8,21 -4,10!')), 3.4)
}

/** From its foot, in any direction. The lower rows first: every bell covers where the one below it hangs. */
export function foxglove(x: number, y: number, long: number, turn: number, rng: Rng): string {
  const bow = rng.between(-0.05, 0.05) * long
  const along = (t: number): Point => {
    const off = bow * Math.sin(t * Math.PI)
    return [x + long * t * Math.cos(turn) - off * Math.sin(turn), y + long * t * Math.sin(turn) + off * Math.cos(turn)]
  }
  const stalk = Array.from({ length: 20 }, (_, i) => along((i / 19) * 0.97))
  let out = shape(
    band(stalk, (t) => Math.max(7, long * 0.03) * (1 - 0.5 * t)),
    3.4,
  )
  let t = 0.22
  for (let row = 0; t < 0.76; row++) {
    const size = long * (0.25 - 0.17 * t)
    const [u, v] = along(t)
    const lean = 2.16 - t * 0.3
    for (const side of row % 2 ? [-1, 1] : [1, -1])
      out += bell(u, v, turn + side * (lean + rng.between(-0.08, 0.08)), size)
    out += facing(u, v, turn + Math.PI + (row % 2 ? 0.16 : -0.16), size * 0.86)
    t += (size * 0.56) / long
  }
  for (; t < 0.94; t += 0.06) {
    const [u, v] = along(t)
    const size = Math.max(24, long * 0.085)
    for (const side of [-1, 1]) out += shape(leaf(u, v, size, size * 0.62, turn + side * (1.4 - t * 0.5), 0.6), 3.4)
  }
  return out + shape(leaf(...along(0.92), Math.max(26, long * 0.1), Math.max(16, long * 0.055), turn, 0.5), 3.4)
}
