/** What is printed on cloth: scattered motifs that lie wholly on it, or lines that end at its edge. */
import type { Knot, Pen } from '../../art/pen.ts'
import { ROOM } from '../../ink/svg.ts'
import type { Body } from '../body.ts'
import { inside, type P } from '../geometry.ts'
import { within } from '../outline.ts'

type Motif = (pen: Pen, x: number, y: number, r: number) => void

const around = (x: number, y: number, radii: readonly number[], n: number): P[] =>
  Array.from({ length: n * radii.length }, (_, i) => {
    const a = (i * 2 * Math.PI) / (n * radii.length) - Math.PI / 2
    const r = radii[i % radii.length] as number
    return [x + Math.cos(a) * r, y + Math.sin(a) * r]
  })

const MOTIFS: Record<string, Motif> = {
  dots: (pen, x, y, r) => pen.ell(x, y, r, r, 0, pen.at.sw * 0.7),
  stars: (pen, x, y, r) => pen.poly(around(x, y, [r * 1.3, r * 0.64], 5), pen.at.sw * 0.7),
  sparkles: (pen, x, y, r) => pen.poly(around(x, y, [r * 1.5, r * 0.6], 4), pen.at.sw * 0.7),
  diamonds: (pen, x, y, r) => pen.poly(around(x, y, [r * 1.3, r], 2), pen.at.sw * 0.7),
  flowers: (pen, x, y, r) => {
    // Broad and round outside, notched between: else it would be a star.
    const petal = [r * 1.28, r * 1.42, r * 1.28, r * 0.72]
    const petals = around(x, y, petal, 5).map(([u, v], i): Knot => (i % 4 === 3 ? [u, v, 1] : [u, v]))
    pen.blob(petals, pen.at.sw * 0.7)
    pen.ink(x, y, r * 0.24)
  },
  hearts: (pen, x, y, r) =>
    pen.blob(
      [
        [x, y + r * 1.2, 1],
        [x - r * 1.15, y - r * 0.2],
        [x - r * 0.6, y - r],
        [x, y - r * 0.45, 1],
        [x + r * 0.6, y - r],
        [x + r * 1.15, y - r * 0.2],
      ],
      pen.at.sw * 0.7,
    ),
  patches: (pen, x, y, r) => {
    const k = r * 1.25
    pen.poly(
      [
        [x - k, y - k * 0.8],
        [x + k * 0.9, y - k],
        [x + k, y + k * 0.8],
        [x - k * 0.9, y + k],
      ],
      pen.at.sw * 0.7,
    )
    for (const d of [-0.5, 0.4])
      pen.line(
        [
          [x + d * k, y + k * 0.6],
          [x + d * k, y + k * 1.3],
        ],
        pen.at.sw * 0.6,
      )
  },
  moons: (pen, x, y, r) =>
    pen.blob(
      [
        [x + r * 0.5, y - r * 1.1, 1],
        [x - r * 0.7, y - r * 0.5],
        [x - r * 0.7, y + r * 0.5],
        [x + r * 0.5, y + r * 1.1, 1],
        [x + r * 0.1, y],
      ],
      pen.at.sw * 0.7,
    ),
}

/** For everyday clothes. */
export const PRINTS = ['dots', 'stars', 'hearts', 'flowers', 'diamonds', 'stripes', 'checks', 'pinstripes'] as const

const bounds = (shape: readonly P[]) => {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

/** Of the cloth on a trunk what neither chin nor sleeves cover, or half a motif would show beside them; lines go on under both. */
export const clearOf = (b: Body, cloth: readonly P[], kind: string): readonly P[] =>
  kind in MOTIFS
    ? within(cloth, [
        b.on(0.26, -0.5),
        b.on(0.26, 0.5),
        b.on(0.5, 0.8),
        b.on(1.3, 1.4),
        b.on(1.3, -1.4),
        b.on(0.5, -0.8),
      ])
    : cloth

/** `h` is the height of who wears it. */
export function print(pen: Pen, shape: readonly P[], kind: string, h: number): void {
  if (shape.length < 3) return
  if (kind === 'stripes') stripes(pen, shape, h)
  if (kind === 'checks' || kind === 'pinstripes') lines(pen, shape, h, kind === 'checks')
  const motif = MOTIFS[kind]
  if (motif) repeat(pen, shape, motif, kind === 'patches' ? 0.15 : 0, h)
}

function repeat(pen: Pen, shape: readonly P[], motif: Motif, apart: number, h: number): void {
  const least = (ROOM + pen.at.sw * 0.7) / 2
  // Where there is no room for an area of its own, a dot of ink stands for it.
  const r = Math.max(h * 0.024, least)
  if (r < h * 0.04) scatter(shape, Math.max(r * 3.4, apart * h), r * 1.7, ([x, y]) => motif(pen, x, y, r))
  else scatter(shape, h * 0.075, h * 0.026, ([x, y]) => pen.ink(x, y, Math.max(2, h * 0.011)))
}

function scatter(shape: readonly P[], step: number, clear: number, put: (p: P) => void): void {
  const { x0, x1, y0, y1 } = bounds(shape)
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const rows = Math.ceil((y1 - y0) / step / 1.7)
  const columns = Math.ceil((x1 - x0) / step / 2) + 1
  const places: P[] = []
  for (let j = -rows; j <= rows; j++)
    for (let i = -columns; i <= columns; i++) {
      const p: P = [cx + (i + (j % 2 ? 0.5 : 0)) * step, cy + j * step * 0.86]
      if (inside(p, shape) && around(p[0], p[1], [clear], 8).every((edge) => inside(edge, shape))) places.push(p)
    }
  // One by itself would be a stray mark, not a pattern.
  if (places.length > 1) places.forEach(put)
}

function stripes(pen: Pen, shape: readonly P[], h: number): void {
  const { x0, x1, y0, y1 } = bounds(shape)
  const step = Math.max(h * 0.05, ROOM + pen.at.sw)
  for (let y = y0 + step * 1.2; y + step * 1.6 < y1; y += step * 2) {
    const bow = h * 0.012
    const middle = (x0 + x1) / 2
    const band = within(shape, [
      [x0 - 9, y],
      [middle, y + bow],
      [x1 + 9, y],
      [x1 + 9, y + step],
      [middle, y + step + bow],
      [x0 - 9, y + step],
    ])
    if (band.length > 2) pen.poly(band, pen.at.sw * 0.7)
  }
}

/** Straight lines across the cloth, one way or both. */
function lines(pen: Pen, shape: readonly P[], h: number, both: boolean): void {
  const { x0, x1, y0, y1 } = bounds(shape)
  const step = Math.max(h * 0.062, ROOM + pen.at.sw * 2)
  for (let x = (x0 + x1) / 2 - Math.floor((x1 - x0) / 2 / step) * step; x < x1; x += step)
    for (const [a, b] of spans(shape, 0, x))
      pen.line(
        [
          [x, a],
          [x, b],
        ],
        pen.at.sw * 0.6,
      )
  if (!both) return
  for (let y = y0 + step; y < y1 - step * 0.5; y += step)
    for (const [a, b] of spans(shape, 1, y))
      pen.line(
        [
          [a, y],
          [b, y],
        ],
        pen.at.sw * 0.6,
      )
}

/** Where a line at `v` of one axis is inside: from and to on the other. Slivers at a corner are left out. */
function spans(shape: readonly P[], axis: 0 | 1, v: number): [number, number][] {
  const hits: number[] = []
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length] as P
    if (a[axis] > v === b[axis] > v) return
    const t = (v - a[axis]) / (b[axis] - a[axis])
    const [from, to] = [a[axis ? 0 : 1], b[axis ? 0 : 1]]
    hits.push(from + (to - from) * t)
  })
  hits.sort((p, q) => p - q)
  const out: [number, number][] = []
  for (let i = 0; i + 1 < hits.length; i += 2) {
    const [a, b] = [hits[i] as number, hits[i + 1] as number]
    if (b - a > ROOM) out.push([a, b])
  }
  return out
}
