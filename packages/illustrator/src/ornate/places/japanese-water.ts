/** Around a Japanese garden: water in scales or bands, clipped shrubs, bamboo, koi. */
import type { Rng } from '../../ink/random.ts'
import { union } from '../kit/clip.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU } from '../kit/points.ts'

/** Scales of waves, or bands from side to side. */
export function pond(shore: number, rng: Rng): string {
  let out = shape(rect(-10, shore, 1050, 1040 - shore), 5)
  if (rng.chance(0.5)) {
    const r = 54
    for (let row = 0, y = shore + r; y < 1080; row++, y += r * 0.62)
      for (let x = (row % 2) * r; x < 1080; x += 2 * r)
        out += shape(arc(x, y, r, Math.PI, TAU, 14), 3.8) + line(arc(x, y, r - 22, Math.PI, TAU, 12), 3.5)
    return (
      shape(rect(-10, shore, 1050, 1040 - shore), 5) +
      out +
      line(
        [
          [0, shore],
          [1024, shore],
        ],
        5,
      )
    )
  }
  const phase = rng.between(0, TAU)
  for (let y = shore + 40, k = 0; y < 1030; y += 38 + k * 2, k++)
    out += line(
      Array.from({ length: 53 }, (_, i): Point => [i * 20 - 8, y + 9 * Math.sin(i * 0.62 + phase + k * 1.3)]),
      3.7,
    )
  return out
}

const TUFTS = [
  [-0.36, 0.5],
  [0.34, 0.6],
] as const

/** Clipped shrubs side by side. */
export function shrubs(foot: number, r: number, rng: Rng): string {
  let out = ''
  for (let x = rng.between(-20, 20); x < 1050; x += r * 1.5) {
    const size = r * rng.between(0.84, 1.14)
    out += shape(arc(x, foot, size, Math.PI, TAU, 20), 4.4)
    for (const [u, v] of TUFTS)
      out += shape(leaf(x + u * size, foot - v * size + 12, 28, 18, -Math.PI / 2 + u, 0.5), 3.4)
  }
  return out
}

/** Stems with joints, leaves in threes. */
export function bamboo(x: number, foot: number, high: number, rng: Rng): string {
  let out = ''
  for (const [dx, share] of [
    [-44, 0.86],
    [36, 0.94],
    [-4, 1],
  ] as const) {
    const [w, top] = [21, foot - high * share]
    out += shape(rect(x + dx - w / 2, top, w, foot - top), 4.2)
    for (let y = foot - 70 - rng.between(0, 30); y > top + 20; y -= 84) {
      out += line(
        [
          [x + dx - w / 2, y],
          [x + dx + w / 2, y],
        ],
        4,
      )
      const s = rng.sign()
      for (const k of [-0.5, 0, 0.5])
        out += shape(leaf(x + dx + (s * w) / 2, y, 62, 19, (s > 0 ? -0.3 : Math.PI + 0.3) + k, 0.4), 3.5)
    }
  }
  return out
}

/** A koi from above, bent a little: patches and a fin at each side. */
export function koiFromAbove(x: number, y: number, long: number, turn: number, rng: Rng): string {
  const to = (poly: Poly): Poly => move(poly, x, y, turn, long / 100)
  const s = rng.sign()
  const spine = curve(
    [
      [46, s * 4],
      [20, -s * 4],
      [-10, -s * 2],
      [-34, s * 6],
    ],
    false,
    10,
  )
  const body = to(
    union([band(spine, (t) => 25 * Math.sin(Math.PI * (0.2 + t * 0.68)) ** 0.8), ellipse(43, s * 3, 10, 8, 20)])[0]!,
  )
  let out = ''
  for (const k of [-0.5, 0.5]) out += shape(to(leaf(-32, s * 6, 30, 14, Math.PI + k - s * 0.2, 0.6)), 4)
  for (const side of [-1, 1])
    out +=
      shape(to(leaf(22, side * 9 - s * 3, 25, 15, side * 2.1, 0.6)), 4) +
      shape(to(leaf(-10, side * 8 - s * 2, 17, 11, side * 2.3, 0.6)), 3.8)
  out += shape(body, 4.4)
  const marks: Mark[] = [ellipse(30, 6 - s * 2, 10, 8), ellipse(6, -7 - s * 3, 13, 9), ellipse(-18, 5, 9, 7)].map(
    (poly) => ({ poly: to(poly) }),
  )
  out += clipMarks(marks, [body], 3.6, 140) + shape(body, 4.4, 'none')
  for (const side of [-1, 1]) out += dot(...to([[45, side * 5 + s * 3]])[0]!, 3.6)
  return out
}
