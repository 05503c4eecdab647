/** Slopes as they are farmed or left: fields between hedges, woods along a ridge, ripples of sand. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { curve, foil } from '../kit/curves.ts'
import { clipMarks, type Mark, shape } from '../kit/marks.ts'
import { box, distance, inside, type Point, type Poly, walk } from '../kit/points.ts'
import { topAt } from './hills.ts'
import { bush } from './trees.ts'

/** A line down a slope that swings once, as hedges do. */
function down(hill: Poly, top: number, bottom: number, swing: number): Poly {
  const y = topAt(hill, Math.max(-20, Math.min(1040, top))) - 6
  const foot = 1040
  const at = (t: number, off: number): Point => [top + (bottom - top) * t ** 1.3 + off, y + (foot - y) * t]
  return curve([at(0, 0), at(0.22, swing * 0.7), at(0.5, swing), at(0.76, -swing * 0.3), at(1, 0)], false, 10)
}

const between = (a: Poly, b: Poly, t: number): Poly =>
  a.map(([x, y], i): Point => {
    const [u, v] = b[i]!
    return [x + (u - x) * t, y + (v - y) * t]
  })

/** A chain of bushes, small above and large below. */
function hedge(way: Poly, hill: Poly, rng: Rng): string {
  const [first] = way
  let out = ''
  let next = 0
  for (const { x, y, s } of walk(way, 4)) {
    if (s < next || !first) continue
    const size = 26 + distance(first, [x, y]) * 0.11
    next = s + size * 0.62
    if (inside([x, y + 4], hill)) out += bush(x, y + size * 0.3, size * rng.between(0.94, 1.12), rng)
  }
  return out
}

type Field = (left: Poly, right: Poly, part: Poly, rng: Rng) => Mark[]

/** Rows that widen toward us; so many that the far ends stay apart. */
const furrowed: Field = (left, right) => {
  const wide = Math.abs(right[0]![0] - left[0]![0])
  const count = Math.max(2, Math.min(7, Math.floor(wide / 20)))
  return Array.from({ length: count - 1 }, (_, i) => ({ poly: between(left, right, (i + 1) / count), open: true }))
}

/** Swaths across, as mown hay lies. */
const mown: Field = (left, right) => {
  const marks: Mark[] = []
  let y = left[0]![1] + 26
  for (let step = 22; y < 1050; step *= 1.17, y += step) {
    const x0 = Math.min(left[0]![0], right[0]![0]) - 460
    marks.push({
      poly: curve(
        Array.from(
          { length: 12 },
          (_, i): Point => [x0 + i * 130, y + 10 * Math.sin(i * 0.9 + y / 60) + Math.abs(i - 6) * 2],
        ),
        false,
        6,
      ),
      open: true,
    })
  }
  return marks
}

/** Cushions in flower, each one outline of five lobes. */
const dotted: Field = (_left, _right, part, rng) => {
  const { x0, y0, x1, y1 } = box(part)
  const marks: Mark[] = []
  for (let y = y0 + 26, row = 0; y < Math.min(1010, y1); row++) {
    const r = 12 + ((y - y0) / 400) * 12
    for (let x = x0 + (row % 2) * r * 1.9; x < x1; x += r * 3.8)
      marks.push({ poly: foil(x + rng.between(-r, r) * 0.3, y, r, 5, row), whole: true })
    y += r * 2.7
  }
  return marks
}

/** A slope in fields with hedges between them. */
export function fields(hill: Poly, middle: number, isBlooming: boolean, rng: Rng): string {
  const kinds = rng.shuffle<Field>([furrowed, mown, isBlooming ? dotted : furrowed, mown])
  const tops = [-260, 90, middle - 110, middle + 130, 930, 1290]
  const ways = tops.map((x, i) => down(hill, x, 512 + (x - 512) * 2.1, (i % 2 ? 1 : -1) * rng.between(26, 54)))
  let out = ''
  for (let i = 0; i + 1 < ways.length; i++) {
    const [left, right] = [ways[i]!, ways[i + 1]!]
    for (const part of intersect([hill], [[...left, ...right.toReversed()]]))
      out += clipMarks(kinds[i % kinds.length]!(left, right, part, rng), [part], 3.4, 150)
  }
  for (const way of ways.slice(1, -1)) out += hedge(way, hill, rng)
  return out
}

/** Sand and bare earth: ripples, stones and dry tufts. */
export function ripples(hill: Poly, rng: Rng): string {
  const { y0 } = box(hill)
  const marks: Mark[] = []
  for (let y = y0 + 34, step = 34; y < 1040; y += step, step *= 1.16)
    for (let x = rng.between(-160, 0); x < 1024; x += 330 + rng.between(0, 120))
      marks.push({
        poly: curve(
          [
            [x, y],
            [x + 60, y - 9],
            [x + 140, y + 7],
            [x + 230, y - 5],
          ],
          false,
        ),
        open: true,
      })
  return clipMarks(marks, [hill], 3.4)
}

/** A wood along a ridge: firs or round crowns, those behind looking over those before. */
export function wood(hill: Poly, isFir: boolean, high: number, free: readonly [number, number], rng: Rng): string {
  let out = ''
  for (const row of [0, 1])
    for (let x = -30 + row * high * 0.3; x < 1060; x += high * (isFir ? 0.58 : 0.76)) {
      if (x > free[0] && x < free[1]) continue
      const y = topAt(hill, Math.max(0, Math.min(1024, x))) + high * (0.04 + row * 0.36)
      const h = high * rng.between(0.86, 1.14)
      out += isFir ? fir(x, y, h) : bush(x, y, h * 0.92, rng)
    }
  return out
}

/** One outline, so that nothing in it is too small to color. */
function fir(x: number, y: number, h: number): string {
  const w = h * 0.34
  const side = (k: number): Point[] => [
    [x + k * w * 0.44, y - h * 0.68],
    [x + k * w * 0.24, y - h * 0.64],
    [x + k * w * 0.74, y - h * 0.36],
    [x + k * w * 0.46, y - h * 0.32],
    [x + k * w, y],
  ]
  return shape([[x, y - h], ...side(1), ...side(-1).toReversed()], 3.8)
}
