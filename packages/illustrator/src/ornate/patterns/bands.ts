/** Bands one below the other, as woven or printed cloth has them: each a row of one figure, the same to both sides. */
import type { Rng } from '../../ink/random.ts'
import { arc, ellipse, leaf, rect } from '../kit/curves.ts'
import { clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'

const FRAME = rect(24, 24, 976, 976)

/** The marks of a band from `y` down, `h` high, over the whole width. */
type Band = (y: number, h: number) => Mark[]

/** One figure after the other, so that the middle of the page is the middle of one. */
const row = (step: number, figure: (x: number, i: number) => Mark[]): Mark[] => {
  const count = Math.ceil(560 / step)
  return Array.from({ length: 2 * count + 1 }, (_, i) => figure(512 + (i - count) * step, i - count)).flat()
}

const figure = (poly: Poly, sw = 4): Mark => ({ poly, sw })
const rhomb = (x: number, y: number, w: number, h: number): Poly => [
  [x, y - h / 2],
  [x + w / 2, y],
  [x, y + h / 2],
  [x - w / 2, y],
]

const zigzag: Band = (y, h) =>
  row(h * 1.2, (x) =>
    [0, 0.36].map((k) =>
      figure([
        [x - h * 0.6, y + h],
        [x, y + h * k],
        [x + h * 0.6, y + h],
        [x + h * 0.6 - h * 0.2, y + h],
        [x, y + h * (k + 0.3)],
        [x - h * 0.4, y + h],
      ]),
    ),
  )

const triangles: Band = (y, h) =>
  row(h, (x) => [
    figure([
      [x - h / 2, y + h],
      [x, y],
      [x + h / 2, y + h],
    ]),
    figure([
      [x - h * 0.22, y + h],
      [x, y + h * 0.52],
      [x + h * 0.22, y + h],
    ]),
    figure(ellipse(x + h / 2, y + h * 0.28, h * 0.11, h * 0.11, 16)),
  ])

const rhombs: Band = (y, h) =>
  row(h * 1.3, (x) => [
    figure(rhomb(x, y + h / 2, h * 1.24, h * 0.94)),
    figure(rhomb(x, y + h / 2, h * 0.8, h * 0.6)),
    figure(rhomb(x, y + h / 2, h * 0.36, h * 0.27)),
  ])

/** Steps up to a summit, as of a pyramid. */
const steps: Band = (y, h) =>
  row(h * 1.6, (x) => {
    const stair = (k: number): Poly => {
      const left: Poly = [0, 1, 2, 3].flatMap(
        (i): Poly => [
          [x - h * (0.76 - i * 0.19) * k, y + h - h * i * 0.25 * k],
          [x - h * (0.76 - i * 0.19) * k, y + h - h * (i + 1) * 0.25 * k],
        ],
      )
      return [...left, ...left.map(([u, v]): [number, number] => [2 * x - u, v]).reverse()]
    }
    return [figure(stair(1)), figure(stair(0.55))]
  })

/** The running key of Greek borders. */
const key: Band = (y, h) =>
  row(h * 1.1, (x) => {
    const [u, t] = [x - h * 0.5, h * 0.17]
    return [
      figure([
        [u, y + h - 2],
        [u, y + t * 0.6],
        [u + h * 0.86, y + t * 0.6],
        [u + h * 0.86, y + h * 0.72],
        [u + h * 0.36, y + h * 0.72],
        [u + h * 0.36, y + h * 0.42],
        [u + h * 0.36 + t, y + h * 0.42],
        [u + h * 0.36 + t, y + h * 0.72 - t],
        [u + h * 0.86 - t, y + h * 0.72 - t],
        [u + h * 0.86 - t, y + t * 1.6],
        [u + t, y + t * 1.6],
        [u + t, y + h - 2],
      ]),
    ]
  })

/** A fan of leaves on two scrolls. */
const palmettes: Band = (y, h) =>
  row(h * 1.15, (x) => [
    ...[-1.2, 1.2, -0.8, 0.8, -0.4, 0.4, 0].map((k) =>
      figure(leaf(x, y + h * 0.86, h * (0.8 - Math.abs(k) * 0.18), h * 0.2, -Math.PI / 2 + k, 0.6), 3.6),
    ),
    figure(ellipse(x, y + h * 0.86, h * 0.11, h * 0.11, 20)),
    figure(ellipse(x + h * 0.575, y + h * 0.8, h * 0.12, h * 0.12, 20)),
  ])

/** Rings in rings, with rays: the discs of printed cloth. */
const discs: Band = (y, h) =>
  row(h * 1.12, (x, i) => {
    const r = h * 0.48
    const out = [r, r * 0.74, r * 0.46, r * 0.2].map((q) => figure(ellipse(x, y + h / 2, q, q, 40)))
    const rays = i % 2 ? 12 : 16
    for (let k = 0; k < rays; k++) {
      const a = (k / rays) * TAU
      out.push({
        poly: [
          [x + r * 0.74 * Math.cos(a), y + h / 2 + r * 0.74 * Math.sin(a)],
          [x + r * Math.cos(a), y + h / 2 + r * Math.sin(a)],
        ],
        open: true,
        sw: 3.4,
      })
      if (k % 2)
        out.push(
          figure(leaf(x + r * 0.2 * Math.cos(a), y + h / 2 + r * 0.2 * Math.sin(a), r * 0.27, r * 0.17, a, 0.5), 3.4),
        )
    }
    return out
  })

const shells: Band = (y, h) =>
  row(h * 1.1, (x) =>
    [1, 0.72, 0.44].map((k) =>
      figure(
        arc(0, 0, 1, Math.PI, TAU, 20).map(([u, v]): [number, number] => [
          x + u * h * 0.55 * k,
          y + h + v * h * 0.96 * k,
        ]),
      ),
    ),
  )

const crosses: Band = (y, h) =>
  row(h * 1.1, (x, i) => {
    const c = y + h / 2
    if (i % 2) return [figure(rhomb(x, c, h * 0.6, h * 0.6)), figure(ellipse(x, c, h * 0.11, h * 0.11, 16))]
    const [a, b] = [h * 0.42, h * 0.14]
    return [
      figure([
        [x - b, c - a],
        [x + b, c - a],
        [x + b, c - b],
        [x + a, c - b],
        [x + a, c + b],
        [x + b, c + b],
        [x + b, c + a],
        [x - b, c + a],
        [x - b, c + b],
        [x - a, c + b],
        [x - a, c - b],
        [x - b, c - b],
      ]),
    ]
  })

const beads: Band = (y, h) => row(h * 0.9, (x) => [figure(ellipse(x, y + h / 2, h * 0.36, h * 0.36, 20))])

export const CLOTHS: Readonly<Record<string, readonly Band[]>> = {
  wax: [discs, zigzag, shells, triangles, discs, beads, rhombs],
  woven: [steps, rhombs, zigzag, crosses, triangles, steps, rhombs],
  greek: [key, palmettes, rhombs, shells, key, palmettes],
  banded: [zigzag, rhombs, shells, triangles, discs, crosses, steps],
}

/** The bands of one cloth from the middle outward, the same above and below. */
export function banded(cloth: string, rng: Rng): string {
  const bands = CLOTHS[cloth]!
  const shift = rng.int(0, bands.length - 1)
  const middle = rng.between(170, 210)
  const heights = [middle, 46, rng.between(92, 112), 44, rng.between(104, 128), 46, 150]
  let out = ''
  let edge = 512 - middle / 2
  for (const [i, high] of heights.entries()) {
    const top = i ? edge - high : edge
    const band = high < 50 ? beads : bands[(i / 2 + shift) % bands.length]!
    const area = rect(24, top, 976, high)
    const drawn = clipMarks(band(top + 5, high - 10), [area], 3.6, 120) + level(top) + (i ? '' : level(top + high))
    out += i ? `${drawn}<g transform="matrix(1 0 0 -1 0 1024)">${drawn}</g>` : drawn
    if (i) edge = top
  }
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}

const level = (y: number): string =>
  line(
    [
      [24, y],
      [1000, y],
    ],
    4.6,
  )
