/** Painted tiles: each has a quarter of an ornament in every corner, so that four of them make a rosette. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'

const disc = (x: number, y: number, r: number): Mark => ({ poly: arc(x, y, r, 0, TAU, 36).slice(0, -1) })

/** Drawn about the corner where four tiles meet. */
const CORNERS: readonly ((x: number, y: number, R: number) => Mark[])[] = [
  (x, y, R) => [disc(x, y, R), disc(x, y, R * 0.8), ...petals(x, y, R * 0.78, 8), disc(x, y, R * 0.26)],
  (x, y, R) => [...petals(x, y, R, 8), ...petals(x, y, R * 0.62, 8, 0.5), disc(x, y, R * 0.22)],
  (x, y, R) => [disc(x, y, R), ...petals(x, y, R * 0.96, 8), disc(x, y, R * 0.4), disc(x, y, R * 0.2)],
]

/** Drawn in the middle of a tile. */
const MIDDLES: readonly ((x: number, y: number, R: number) => Mark[])[] = [
  (x, y, R) => [...petals(x, y, R, 4, 0.5), ...petals(x, y, R * 0.7, 4), disc(x, y, R * 0.2)],
  (x, y, R) => [...[0, 1, 2, 3].map((k) => ({ poly: move(LILY, x, y, (k * TAU) / 4, R / 100) })), disc(x, y, R * 0.2)],
  (x, y, R) => [
    { poly: move(rect(-0.6, -0.6, 1.2, 1.2), x, y, Math.PI / 4, R) },
    ...petals(x, y, R * 0.62, 8),
    disc(x, y, R * 0.16),
  ],
]

const LILY: Poly = curve('0,-14! 20,-34 16,-58 44,-50 40,-74 14,-78 0,-104! -14,-78 -40,-74 -44,-50 -16,-58 -20,-34')

const petals = (x: number, y: number, r: number, count: number, turn = 0): Mark[] =>
  Array.from({ length: count }, (_, i) => ({
    poly: leaf(x, y, r, ((TAU * r) / count) * 0.7, ((i + turn) / count) * TAU, 0.6),
  }))

export function paintedTiles(within: Poly, rng: Rng): string {
  const count = rng.pick([4, 5])
  const step = 944 / count
  const corner = rng.pick(CORNERS)
  const middle = rng.pick(MIDDLES)
  const marks: Mark[] = []
  for (let j = 0; j <= count; j++)
    for (let i = 0; i <= count; i++) {
      const [x, y] = [40 + i * step, 40 + j * step]
      marks.push(...middle(x + step / 2, y + step / 2, step * 0.4), ...corner(x, y, step * 0.36))
    }
  let grid = ''
  for (let k = 1; k < count; k++)
    grid +=
      line(
        [
          [40, 40 + k * step],
          [984, 40 + k * step],
        ],
        3.6,
      ) +
      line(
        [
          [40 + k * step, 40],
          [40 + k * step, 984],
        ],
        3.6,
      )
  return clipMarks(marks, [within], 3.7, 130) + grid
}

/** A round picture with a rope around it, where the painter of tiles set his subject. */
export function ropeMedallion(): string {
  let out = circle(512, 512, 372, 7) + circle(512, 512, 336, 5) + circle(512, 512, 318, 4)
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * TAU
    const twist: Poly = arc(512, 512, 354, a, a + 0.1, 6)
    const [from, to] = [twist[0]!, twist.at(-1)!]
    out += shape(
      curve([
        [512 + (from[0] - 512) * 0.955, 512 + (from[1] - 512) * 0.955],
        [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
        [512 + (to[0] - 512) * 1.045, 512 + (to[1] - 512) * 1.045],
        [512 + (from[0] - 512) * 1.03, 512 + (from[1] - 512) * 1.03],
      ]),
      3.4,
    )
  }
  return out
}
