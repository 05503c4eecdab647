/** Strands as ribbons that go over and under each other in turn. */

import { curve } from '../kit/curves.ts'
import { ribbon, ribbonOver } from '../kit/marks.ts'
import { move, type Point, TAU } from '../kit/points.ts'
import type { Strand } from './trace.ts'
/** Draw strands through a map of the plane; bands are white between two black edges. */
export function weave(strands: Strand[], map: (p: Point) => Point, w: number, sw: number, wrapLen = 0): string {
  let under = ''
  let over = ''
  const S = 8
  for (const s of strands) {
    const n = s.pts.length
    const first = s.pts[0]!
    const last = s.pts[n - 1]!
    // a strand that goes around a ring is open in the plane: continue it for smoothness
    const shift = wrapLen ? Math.round((s.end - first[0]) / wrapLen) * wrapLen : 0
    const ext: Point[] = shift
      ? [[last[0] - shift, last[1]], ...s.pts, [first[0] + shift, first[1]], [s.pts[1]![0] + shift, s.pts[1]![1]]]
      : s.pts
    let c = curve(ext, !shift, S)
    if (shift) c = c.slice(S, S * (n + 1) + 1)
    const m = c.map(map)
    under += ribbon(m, w, sw)
    const L = m.length
    for (const x of s.cross) {
      const i = x.at * S
      if (!x.over) continue
      const seg = (k: number) =>
        Array.from(
          { length: 2 * k + 1 },
          (_, t) => m[(((i - k + t) % (shift ? L - 1 : L)) + (shift ? L - 1 : L)) % (shift ? L - 1 : L)]!,
        )
      over += ribbonOver(seg(6), seg(8), w, sw)
    }
  }
  return under + over
}
/** Three-cornered knot: one closed strand, crossing itself three times. */
export function triquetra(x: number, y: number, R: number, turn: number): string {
  const pts: Point[] = []
  const N = 120
  for (let i = 0; i < N; i++) {
    const t = (i / N) * TAU
    pts.push([R * (Math.sin(t) + 1.25 * Math.sin(2 * t)) * 0.6, R * (Math.cos(t) - 1.25 * Math.cos(2 * t)) * 0.6])
  }
  const m = move(pts, x, y, turn)
  let s = ribbon(m, 9.5, 3)
  // crossings of the trefoil: found by brute force, alternating
  const hits: { i: number; j: number }[] = []
  for (let i = 0; i < N; i++)
    for (let j = i + 4; j < N; j++) {
      if (i === 0 && j > N - 4) continue
      const a = m[i]!
      const b = m[(i + 1) % N]!
      const c = m[j]!
      const e = m[(j + 1) % N]!
      const q = (b[0] - a[0]) * (e[1] - c[1]) - (b[1] - a[1]) * (e[0] - c[0])
      if (!q) continue
      const t = ((c[0] - a[0]) * (e[1] - c[1]) - (c[1] - a[1]) * (e[0] - c[0])) / q
      const v = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / q
      if (t >= 0 && t < 1 && v >= 0 && v < 1) hits.push({ i, j })
    }
  const order = hits
    .flatMap((h, k) => [
      { t: h.i, k },
      { t: h.j, k },
    ])
    .sort((a, b) => a.t - b.t)
  const done = new Set<number>()
  order.forEach((q, n) => {
    if (n % 2 === 0 && !done.has(q.k)) {
      done.add(q.k)
      const seg = (k: number) => Array.from({ length: 2 * k + 2 }, (_, z) => m[(q.t - k + z + N) % N]!)
      s += ribbonOver(seg(3), seg(5), 9.5, 3)
    }
  })
  return s
}
