/** Lines across a street, from house to house, and what is on them; snow. */
import type { Rng } from '../../ink/random.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'

export type Strung = 'washing' | 'lights' | 'lanterns' | 'flags'

const SPANS: Readonly<
  Record<Strung, readonly (readonly [x0: number, y0: number, x1: number, y1: number, sag: number])[]>
> = {
  washing: [
    [14, 330, 520, 300, 46],
    [480, 446, 1010, 416, 46],
  ],
  lights: [
    [14, 470, 350, 440, 50],
    [350, 440, 680, 440, 50],
    [680, 440, 1010, 470, 50],
  ],
  lanterns: [
    [14, 420, 512, 400, 60],
    [512, 400, 1010, 420, 60],
  ],
  flags: [
    [14, 440, 512, 410, 60],
    [512, 410, 1010, 440, 60],
  ],
}
const EACH: Readonly<Record<Strung, number>> = { washing: 5, lights: 7, lanterns: 5, flags: 9 }

export const strung = (what: Strung): string =>
  SPANS[what].map(([x0, y0, x1, y1, sag]) => strungFrom(what, [x0, y0], [x1, y1], sag, EACH[what], 1)).join('')

/** On one line that sags between two walls; `size` is 1 across the whole page. */
export function strungFrom(
  what: Strung,
  [x0, y0]: Point,
  [x1, y1]: Point,
  sag: number,
  count: number,
  size: number,
  first = 0,
): string {
  const at = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)]
  let out = line(
    Array.from({ length: 21 }, (_, i) => at(i / 20)),
    4,
  )
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count)
    out += HUNG[what]((u, v) => [x + u * size, y + v * size], i + first, size)
  }
  return out
}

/** `to` is the place so far from the peg. */
const HUNG: Readonly<Record<Strung, (to: (u: number, v: number) => Point, i: number, size: number) => string>> = {
  washing: (to, i) =>
    shape(
      WASHING[i % WASHING.length]!.map(([u, v]) => to(u, v)),
      4.4,
    ),
  lights: (to, _, size) =>
    shape(rect(...to(-6, -4), 12 * size, 12 * size), 3.4) + shape(ellipse(...to(0, 22), 12 * size, 16 * size, 20), 4),
  lanterns: (to, _, size) =>
    shape(ellipse(...to(0, 36), 27 * size, 32 * size, 28), 4.4) +
    [-12, 0, 12].map((dx) => line([to(dx * 1.2, 8), to(dx * 1.9, 36), to(dx * 1.2, 64)], 3.2)).join('') +
    shape(rect(...to(-12, 64), 24 * size, 9 * size), 3.4),
  flags: (to) => shape([to(-22, -2), to(22, -2), to(0, 44)], 4),
}

/** A shirt, a sheet, trousers, a dress, a sock, around where they are pegged. */
const WASHING: readonly Poly[] = [
  [
    [-22, 0],
    [22, 0],
    [46, 26],
    [32, 42],
    [22, 32],
    [22, 84],
    [-22, 84],
    [-22, 32],
    [-32, 42],
    [-46, 26],
  ],
  [
    [-38, 0],
    [38, 0],
    [38, 76],
    [-38, 76],
  ],
  [
    [-24, 0],
    [24, 0],
    [30, 92],
    [8, 92],
    [0, 34],
    [-8, 92],
    [-30, 92],
  ],
  [
    [-16, 0],
    [16, 0],
    [14, 34],
    [40, 90],
    [-40, 90],
    [-14, 34],
  ],
  [
    [-12, 0],
    [12, 0],
    [12, 44],
    [34, 58],
    [26, 74],
    [-12, 64],
  ],
]

/** Flakes in the air. */
export function snow(rng: Rng): string {
  let out = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 8; i++)
      out += circle(70 + i * 126 + (row % 2) * 60 + rng.between(-24, 24), 60 + row * 76 + rng.between(-20, 20), 11, 3.4)
  return out
}
