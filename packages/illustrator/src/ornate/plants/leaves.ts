/** Leaves, stems and ferns. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { band, length, move, type Point, type Poly, walk } from '../kit/points.ts'

const SW = 3.5

interface LeafForm {
  /** Of each edge. */
  teeth?: number
  veins?: number
  bend?: number
  /** Where it is widest, 0 to 1. */
  belly?: number
  sw?: number
}
/** Leaf with veins, edge plain or toothed. */
export function vein(x: number, y: number, L: number, w: number, a: number, form: LeafForm = {}): string {
  const { teeth = 0, veins = 0, bend = 0, belly = 0.42, sw = SW } = form
  let p = leaf(0, 0, L, w, 0, belly, bend)
  if (teeth) {
    const side = (s: number) => {
      const q: Poly = []
      const n = teeth * 2
      for (let i = 0; i <= n; i++) {
        const t = i / n
        const k =
          t < belly
            ? Math.sin(((t / belly) * Math.PI) / 2) ** 0.85
            : Math.cos((((t - belly) / (1 - belly)) * Math.PI) / 2) ** 0.9
        q.push([t * L - (i % 2 ? 0 : 4), s * (w / 2) * k * (i % 2 ? 1.06 : 0.9) + bend * L * Math.sin(t * Math.PI)])
      }
      return q
    }
    p = [...side(-1), [L, 0], ...side(1).reverse()]
  }
  let s = shape(move(p, x, y, a), sw)
  const mid: Poly = Array.from({ length: 12 }, (_, i) => {
    const t = (i / 11) * 0.98
    return [t * L, bend * L * Math.sin(t * Math.PI)]
  })
  s += line(move(mid, x, y, a), sw * 0.85)
  for (let i = 1; i <= veins; i++) {
    const t = 0.06 + (i / (veins + 1)) * 0.8
    const half = (u: number): number =>
      u < belly ? Math.sin(((u / belly) * Math.PI) / 2) : Math.cos((((u - belly) / (1 - belly)) * Math.PI) / 2)
    // A vein is as long as the leaf is wide where it ends.
    const k = Math.min(half(t), half(Math.min(1, t + 0.16)))
    for (const e of [-1, 1])
      s += line(
        move(
          curve(
            [
              [t * L, bend * L * Math.sin(t * Math.PI)],
              [(t + 0.07) * L, e * w * 0.26 * k + bend * L * Math.sin((t + 0.07) * Math.PI)],
              [(t + 0.16) * L, e * w * 0.44 * Math.max(0.1, k * 0.95) + bend * L * Math.sin((t + 0.16) * Math.PI)],
            ],
            false,
            5,
          ),
          x,
          y,
          a,
        ),
        sw * 0.72,
      )
  }
  return s
}
export const stem = (p: Poly, w = 11, sw = SW) =>
  shape(
    band(p, (t) => w * (1 - 0.3 * t)),
    sw,
  )
export function fern(p: Poly, _rng: Rng, wide = 120, gap = 27): string {
  let out = ''
  const L = length(p)
  const ws = walk(p, gap, L * 0.13)
  for (const w of ws.reverse()) {
    const t = w.s / L
    const len = wide * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.18)) ** 0.8 * (1 - t * 0.25) + 14
    if (t > 0.97) continue
    for (const e of [-1, 1]) {
      const a = w.a + e * (1.25 - 0.45 * t)
      const n = Math.max(2, Math.round(len / 19))
      const q: Poly = []
      const wd = Math.min(gap * 0.92, 17 + len * 0.14)
      const side = (k: number): Poly => {
        const z: Poly = []
        for (let i = 0; i < n; i++) {
          const u0 = i / n
          const u1 = (i + 1) / n
          for (let j = 0; j < 5; j++) {
            const v = j / 5
            const u = u0 + (u1 - u0) * v
            z.push([u * len + 2 * v, k * (wd / 2) * (1 - u ** 2 * 0.6) * (0.68 + 0.36 * Math.sin(v * Math.PI))])
          }
        }
        return z
      }
      q.push(...side(-1), [len + 3, 0], ...side(1).reverse())
      const bent = q.map(([x, y]) => [x, y + e * -0.0016 * x * x] as Point)
      out +=
        shape(move(bent, w.x, w.y, a), 3.2) +
        (len > 60 && gap > 30
          ? line(
              move(
                [
                  [0, 0],
                  [len * 0.5, e * -0.0016 * len * len * 0.25],
                ],
                w.x,
                w.y,
                a,
              ),
              2.6,
            )
          : '')
    }
  }
  const z = p[p.length - 1]!
  const y = p[p.length - 3]!
  return (
    out +
    shape(
      band(p, (t) => 11 * (1 - t) + 3),
      3.4,
    ) +
    shape(leaf(z[0], z[1], 34, 19, Math.atan2(z[1] - y[1], z[0] - y[0]), 0.45), 3.2)
  )
}
