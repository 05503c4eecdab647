/** Moroccan star tiles: eight-pointed stars with crosses between them, every star with an ornament of its own kind. */
import type { Rng } from '../../ink/random.ts'
import { leaf } from '../kit/curves.ts'
import { circle, clipMarks, type Mark, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'

/** Two squares laid over each other. `r` is how far its tips reach. */
export function star(x: number, y: number, r: number, points = 8, deep = 0.765): Poly {
  return Array.from({ length: points * 2 }, (_, i): Point => {
    const a = (i / (points * 2)) * TAU
    const reach = i % 2 ? r * deep : r
    return [x + reach * Math.cos(a), y + reach * Math.sin(a)]
  })
}

const rose = (x: number, y: number, r: number, petals: number): Mark[] =>
  Array.from({ length: petals }, (_, i) => ({
    poly: leaf(x, y, r, ((TAU * r) / petals) * 0.8, ((i + 0.5) / petals) * TAU, 0.62),
  }))

const round = (x: number, y: number, r: number): Mark => ({
  poly: Array.from({ length: 32 }, (_, i) => [x + r * Math.cos((i / 32) * TAU), y + r * Math.sin((i / 32) * TAU)]),
})

type Heart = (x: number, y: number, r: number) => Mark[]

/** What a star holds. */
const HEARTS: readonly Heart[] = [
  (x, y, r) => [{ poly: star(x, y, r * 0.7) }, { poly: star(x, y, r * 0.36) }],
  (x, y, r) => [...rose(x, y, r * 0.74, 8), round(x, y, r * 0.2)],
  (x, y, r) => [round(x, y, r * 0.62), ...rose(x, y, r * 0.6, 6), round(x, y, r * 0.16)],
  (x, y, r) => [{ poly: star(x, y, r * 0.74, 4, 0.5) }, { poly: star(x, y, r * 0.42, 4, 0.6) }],
]

/** Stars on a square grid; what is left between four of them is a cross. */
export function starField(within: Poly, rng: Rng): string {
  const count = rng.pick([5, 6, 7])
  const step = 944 / count
  const r = step / 2
  const [even, odd] = rng.shuffle(HEARTS)
  const inCross = rng.int(0, 2)
  const marks: Mark[] = []
  for (let j = 0; j <= count; j++)
    for (let i = 0; i <= count; i++) {
      const [x, y] = [40 + i * step, 40 + j * step]
      // The cross to the lower right of this star.
      const [u, v] = [x + r, y + r]
      if (inCross === 0) marks.push({ poly: star(u, v, r * 0.5, 4, 0.42) })
      if (inCross === 1) marks.push(round(u, v, r * 0.34), round(u, v, r * 0.16))
      if (inCross === 2) marks.push(...rose(u, v, r * 0.6, 4), round(u, v, r * 0.14))
      marks.push({ poly: star(x, y, r), sw: 5 })
      marks.push(...((i + j) % 2 ? odd! : even!)(x, y, r))
    }
  return clipMarks(marks, [within], 3.6, 120)
}

/** A frame of many points around the middle. */
export function starMedallion(rng: Rng): string {
  const points = rng.pick([12, 16])
  let out = shape(star(512, 512, 404, points, 0.86), 7) + shape(star(512, 512, 378, points, 0.87), 4)
  out += circle(512, 512, 322, 6) + circle(512, 512, 290, 5)
  const beads = points * 2
  for (let i = 0; i < beads; i++) {
    const a = ((i + 0.5) / beads) * TAU
    const [x, y] = [512 + 306 * Math.cos(a), 512 + 306 * Math.sin(a)]
    out += circle(x, y, 11, 3.4)
  }
  return out
}
