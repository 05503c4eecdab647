/** The light side of fur and skin: an egg on the belly, plates across it, locks on the breast. */
import type { Knot, Pen } from '../art/pen.ts'
import type { Body } from './body.ts'
import { clamp, loop, type P } from './geometry.ts'

type Draw = (pen: Pen, b: Body, shape: readonly P[]) => void

/** Half as wide as the light side is, from the breast down: above, it goes between the arms, which grow out of the trunk and would cut a broad one in pieces. */
const EGG: readonly (readonly [u: number, half: number])[] = [
  [0.22, 0.2],
  [0.4, 0.42],
  [0.64, 0.62],
  [0.9, 0.66],
  [1.07, 0.46],
]
/** Begins higher: below any chin, and narrow. */
const STRIP: readonly (readonly [u: number, half: number])[] = [
  [0.1, 0.3],
  [0.32, 0.42],
  [0.6, 0.58],
  [0.88, 0.62],
  [1.06, 0.46],
]

const across = (b: Body, x: number): number => clamp(b.middle * 0.8 + x, -0.86, 0.88)

const patch = (b: Body, rows: typeof EGG, from: number, to: number): Knot[] => [
  b.on(from, across(b, 0)),
  ...rows.map(([u, half]) => b.on(u, across(b, half))),
  b.on(to, across(b, 0)),
  ...rows.toReversed().map(([u, half]) => b.on(u, across(b, -half))),
]

function halfAt(rows: typeof EGG, u: number): number {
  const i = clamp(
    rows.findIndex(([at]) => at >= u),
    1,
    rows.length - 1,
  )
  const [[u0, w0], [u1, w1]] = [rows[i - 1] as readonly [number, number], rows[i] as readonly [number, number]]
  return w0 + ((w1 - w0) * (u - u0)) / (u1 - u0)
}

const eggOf = (b: Body): Knot[] => patch(b, EGG, 0.18, 1.14)
const stripOf = (b: Body): Knot[] => patch(b, STRIP, 0.08, 1.13)
const bibOf = (b: Body): Knot[] => {
  const at = (u: number, x: number): P => b.on(u, across(b, x))
  const side = (q: number): Knot[] => [
    [...at(0.1, q * 0.5), 1],
    at(0.28, q * 0.58),
    [...at(0.5, q * 0.56), 1],
    at(0.48, q * 0.44),
    [...at(0.49, q * 0.36), 1],
    at(0.6, q * 0.34),
    [...at(0.7, q * 0.28), 1],
    at(0.66, q * 0.18),
    [...at(0.66, q * 0.12), 1],
  ]
  return [at(0.06, 0), ...side(-1), [...at(0.86, 0), 1], ...side(1).toReversed()]
}

const LIGHT: Record<string, (b: Body) => Knot[]> = {
  belly: eggOf,
  pouch: eggOf,
  stripes: eggOf,
  plumage: eggOf,
  scutes: stripOf,
  shell: stripOf,
  bib: bibOf,
}

/** What arms come from behind of, at their roots: grown over it they would leave it open. */
export const lightSide = (kind: string, b: Body): P[] | undefined => {
  const knots = LIGHT[kind]?.(b)
  return knots && loop(knots.map(([x, y]): P => [x, y]))
}

const belly: Draw = (pen, b) => {
  pen.blob(eggOf(b))
}

export const BELLIES: Record<string, Draw> = {
  belly,
  /** Plates from the throat down, one below the other, each with an area of its own: reptiles and dragons. */
  scutes: (pen, b) => {
    pen.blob(stripOf(b))
    for (const u of [0.34, 0.53, 0.72, 0.91]) {
      const half = halfAt(STRIP, u) * 0.995
      const at = (x: number, down: number): P => b.on(u + down, across(b, half * x))
      pen.line([at(-1, 0), at(-0.5, 0.035), at(0, 0.05), at(0.5, 0.035), at(1, 0)], pen.at.sw * 0.85)
    }
  },
  /** Fur on the breast that ends in locks. */
  bib: (pen, b) => {
    pen.blob(bibOf(b))
  },
  /** A bird's: rows of round feathers. */
  plumage: (pen, b, shape) => {
    belly(pen, b, shape)
    for (const [u, n] of [
      [0.48, 2],
      [0.68, 3],
      [0.88, 2],
    ] as const) {
      const step = (halfAt(EGG, u) * 1.5) / n
      for (let i = 0; i < n; i++) {
        const x = (i - (n - 1) / 2) * step
        const at = (c: number, down: number): P => b.on(u + down, across(b, x + c * step))
        pen.line([at(-0.4, -0.02), at(-0.3, 0.06), at(0, 0.09), at(0.3, 0.06), at(0.4, -0.02)], pen.at.sw * 0.8)
      }
    }
  },
  shell: (pen, b) => {
    pen.blob(stripOf(b))
    const [top, low] = [b.on(0.12, across(b, 0)), b.on(1.1, across(b, 0))]
    pen.line([top, b.on(0.6, across(b, 0.04)), low], pen.at.sw * 0.85)
    for (const u of [0.4, 0.72]) {
      const half = halfAt(STRIP, u) * 0.995
      pen.line([b.on(u, across(b, -half)), b.on(u + 0.05, across(b, 0)), b.on(u, across(b, half))], pen.at.sw * 0.85)
    }
  },
  pouch: (pen, b, shape) => {
    belly(pen, b, shape)
    const half = halfAt(EGG, 0.66) * 0.99
    pen.line([b.on(0.66, across(b, -half)), b.on(0.78, across(b, 0)), b.on(0.66, across(b, half))])
  },
}
