/** The outline around clay, as few cubic curves. */
import type { Box } from '../../art/art.ts'
import type { Field } from './clay.ts'
import { dist, even, type P, unit } from './geom.ts'

const BLOCK = 4
/** Tapered capsules change a little faster than distance does: a block is skipped only with this to spare. */
const SPARE = 1.4

/** The sides of a cell. */
const [T, B, L, R] = [0, 1, 2, 3]
/** From which side the line goes to which, by the corners that are inside. */
const WAYS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[T, L]],
  [[R, T]],
  [[R, L]],
  [[B, R]],
  [
    [T, L],
    [B, R],
  ],
  [[B, T]],
  [[B, L]],
  [[L, B]],
  [[T, B]],
  [
    [R, T],
    [L, B],
  ],
  [[R, B]],
  [[L, R]],
  [[T, R]],
  [[L, T]],
  [],
]

/** A number for one side of the cell at `k`, the same for both cells that share it. */
const sideOf = (k: number, side: number, nx: number): number =>
  side === T ? k * 2 : side === B ? (k + nx) * 2 : side === L ? k * 2 + 1 : (k + 1) * 2 + 1

/**
 * Marching squares: all closed loops, longest first, inside on the right. Only blocks that the outline can reach are looked at, which is
 * most of what a drawing costs.
 */
export function trace(f: Field, box: Box, step = 2): P[][] {
  const nx = Math.ceil((box.x1 - box.x0) / step) + 1
  const ny = Math.ceil((box.y1 - box.y0) / step) + 1
  const values = new Float64Array(nx * ny).fill(Number.NaN)
  /** Of the corners of a block, before its cells are looked at. */
  const know = (i0: number, j0: number): void => {
    for (let j = j0; j <= Math.min(ny - 1, j0 + BLOCK); j++)
      for (let i = i0; i <= Math.min(nx - 1, i0 + BLOCK); i++) {
        const k = j * nx + i
        if (!Number.isNaN(values[k]!)) continue
        const edge = i === 0 || j === 0 || i === nx - 1 || j === ny - 1
        values[k] = edge ? 1 : f(box.x0 + i * step, box.y0 + j * step)
      }
  }
  const cross = (i: number, j: number, di: number, dj: number): P => {
    const a = values[j * nx + i]!
    const t = a / (a - values[(j + dj) * nx + i + di]!)
    return [box.x0 + (i + di * t) * step, box.y0 + (j + dj * t) * step]
  }
  const next = new Map<number, { to: number; at: P }>()
  const cell = (i: number, j: number) => {
    const k = j * nx + i
    const c =
      (values[k]! < 0 ? 1 : 0) |
      (values[k + 1]! < 0 ? 2 : 0) |
      (values[k + nx + 1]! < 0 ? 4 : 0) |
      (values[k + nx]! < 0 ? 8 : 0)
    if (c === 0 || c === 15) return
    for (const [from, to] of WAYS[c]!) {
      const at =
        from === T ? cross(i, j, 1, 0) : from === B ? cross(i, j + 1, 1, 0) : cross(from === L ? i : i + 1, j, 0, 1)
      next.set(sideOf(k, from, nx), { to: sideOf(k, to, nx), at })
    }
  }
  const reach = BLOCK * step * Math.SQRT1_2 * SPARE
  for (let j = 0; j < ny - 1; j += BLOCK)
    for (let i = 0; i < nx - 1; i += BLOCK) {
      if (Math.abs(f(box.x0 + (i + BLOCK / 2) * step, box.y0 + (j + BLOCK / 2) * step)) > reach) continue
      know(i, j)
      for (let v = j; v < Math.min(ny - 1, j + BLOCK); v++)
        for (let u = i; u < Math.min(nx - 1, i + BLOCK); u++) cell(u, v)
    }
  return loopsOf(next, step)
}

function loopsOf(next: Map<number, { to: number; at: P }>, step: number): P[][] {
  const loops: P[][] = []
  while (next.size > 0) {
    const [start] = next.keys() as unknown as [number]
    const loop: P[] = []
    for (let k = start; next.has(k); ) {
      const { to, at } = next.get(k)!
      next.delete(k)
      loop.push(at)
      k = to
    }
    if (loop.length > 6) loops.push(soften(loop, step))
  }
  return loops.sort((a, b) => b.length - a.length)
}

/** Even spacing and a light smoothing take the grid out of the line. */
function soften(points: P[], step: number): P[] {
  let length = 0
  for (let i = 0; i < points.length; i++) length += dist(points[i]!, points[(i + 1) % points.length]!)
  let q = even(points, Math.max(12, Math.round(length / step)), true)
  for (let pass = 0; pass < 2; pass++) {
    const n = q.length
    const old = q
    q = old.map((p, i): P => {
      const [a, b] = [old[(i + n - 1) % n]!, old[(i + 1) % n]!]
      return [p[0] * 0.5 + (a[0] + b[0]) * 0.25, p[1] * 0.5 + (a[1] + b[1]) * 0.25]
    })
  }
  return q
}

const SPANS = [22, 16, 12, 9, 7, 5, 4, 3, 2]
const round = (v: number) => String(Math.round(v * 100) / 100)
export const xy = (p: P) => `${round(p[0])} ${round(p[1])}`

/** A curve along densely set points, with as few cubics as stay within `slack` of them. */
export function fitted(points: readonly P[], closed: boolean, slack = 0.22): string {
  if (points.length < 2) return ''
  const curves = cubics(points, closed, slack).map((three) => `C${three.map(xy).join(' ')}`)
  return `M${xy(points[0]!)}${curves.join('')}${closed ? 'Z' : ''}`
}

/** The same as two handles and an end each, from the first point on. */
export function cubics(points: readonly P[], closed: boolean, slack = 0.22): [P, P, P][] {
  const n = points.length
  const at = (i: number) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!
  const end = closed ? n : n - 1
  const out: [P, P, P][] = []
  for (let i = 0; i < end; ) {
    const span = SPANS.find((s) => i + s <= end && spanFits(at, i, s, slack)) ?? 1
    out.push([...handles(at, i, span), at(i + span)])
    i += span
  }
  return out
}

function handles(at: (i: number) => P, i: number, span: number): [P, P] {
  let length = 0
  for (let k = 0; k < span; k++) length += dist(at(i + k), at(i + k + 1))
  const [a, b] = [at(i), at(i + span)]
  const [u, v] = [unit(at(i - 1), at(i + 1)), unit(at(i + span - 1), at(i + span + 1))]
  const h = length / 3
  return [
    [a[0] + u[0] * h, a[1] + u[1] * h],
    [b[0] - v[0] * h, b[1] - v[1] * h],
  ]
}

function spanFits(at: (i: number) => P, i: number, span: number, slack: number): boolean {
  const [c1, c2] = handles(at, i, span)
  const [a, b] = [at(i), at(i + span)]
  for (let k = 1; k < span; k++) {
    const t = k / span
    const s = 1 - t
    const on = (q: 0 | 1) => s * s * s * a[q] + 3 * s * s * t * c1[q] + 3 * s * t * t * c2[q] + t * t * t * b[q]
    if (Math.hypot(on(0) - at(i + k)[0], on(1) - at(i + k)[1]) > slack) return false
  }
  return true
}

/** The stretches of a loop where `keep` holds, as open lists of points. */
export function stretches(loop: readonly P[], keep: (p: P) => boolean): P[][] {
  const n = loop.length
  const first = loop.findIndex((p) => !keep(p))
  if (first < 0) return [[...loop, loop[0]!]]
  const runs: P[][] = []
  let run: P[] = []
  for (let i = 1; i <= n; i++) {
    const p = loop[(first + i) % n]!
    if (keep(p)) {
      run.push(p)
      continue
    }
    if (run.length > 2) runs.push(run)
    run = []
  }
  return runs
}

/** The box around points, `more` larger on each side. */
export const boxOf = (points: readonly P[], more: number): Box => ({
  x0: Math.min(...points.map((p) => p[0])) - more,
  x1: Math.max(...points.map((p) => p[0])) + more,
  y0: Math.min(...points.map((p) => p[1])) - more,
  y1: Math.max(...points.map((p) => p[1])) + more,
})

/** Path data of the outline of clay within a box. */
export const outline = (f: Field, box: Box, step = 2): string =>
  trace(f, box, step)
    .map((loop) => fitted(loop, true))
    .join('')
