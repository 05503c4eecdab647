/** Hair in flowing locks. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { length, type Point, type Poly, walk } from '../kit/points.ts'
/** Interpolates between hand-drawn guides and cuts the sheet into ribbons with pointed tips. */
export function locks(guides: readonly string[], n: number, rng: Rng, tip: number): string {
  const N = 90
  const sampled = guides.map((g) => {
    const c = curve(g, false, 12)
    const L = length(c)
    return walk(c, L / N - 1e-6)
      .slice(0, N + 1)
      .map((q) => [q.x, q.y] as Point)
  })
  const M = Math.min(...sampled.map((s) => s.length)) - 1
  const at = (t: number): Poly => {
    const k = Math.min(guides.length - 2, Math.floor(t * (guides.length - 1)))
    const f = t * (guides.length - 1) - k
    const A = sampled[k]!
    const B = sampled[k + 1]!
    const P0 = sampled[Math.max(0, k - 1)]!
    const P3 = sampled[Math.min(guides.length - 1, k + 2)]!
    return Array.from(
      { length: M + 1 },
      (_, i) =>
        [0, 1].map((d) => {
          const p0 = P0[i]![d]!
          const p1 = A[i]![d]!
          const p2 = B[i]![d]!
          const p3 = P3[i]![d]!
          return (
            0.5 *
            (2 * p1 + (p2 - p0) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f * f + (3 * p1 - p0 - 3 * p2 + p3) * f * f * f)
          )
        }) as unknown as Point,
    )
  }
  const cuts = Array.from({ length: n + 1 }, (_, i) =>
    Math.max(0, Math.min(1, (i + (i && i < n ? rng.between(-0.18, 0.18) : 0)) / n)),
  )
  const out: string[] = []
  for (let i = 0; i < n; i++) {
    const a = at(cuts[i]!)
    const b = at(cuts[i + 1]!)
    const end = Math.round(M * rng.between(tip, 1))
    const t0 = end * 0.74
    const blend = (p: Poly, q: Poly) =>
      p.slice(0, end + 1).map(([x, y], k) => {
        const u = k < t0 ? 0 : ((k - t0) / (end - t0)) ** 1.6 * 0.5
        return [x + (q[k]![0] - x) * u, y + (q[k]![1] - y) * u] as Point
      })
    const A = blend(a, b)
    const B = blend(b, a)
    out.push(shape([...A, ...B.reverse()], 3.8))
    const w = Math.hypot(
      a[Math.floor(M * 0.4)]![0] - b[Math.floor(M * 0.4)]![0],
      a[Math.floor(M * 0.4)]![1] - b[Math.floor(M * 0.4)]![1],
    )
    if (w > 34) {
      // To the very tip where that is off the page: else a stroke would end in the open.
      const mid = a.slice(Math.floor(M * 0.12), Math.floor(end * (tip < 1 ? 0.74 : 0.97))).map((p, k) => {
        const q = b[k + Math.floor(M * 0.12)]!
        return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as Point
      })
      out.push(line(mid, 3))
    }
  }
  return out.join('')
}
