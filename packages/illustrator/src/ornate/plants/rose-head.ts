/** A rose of folded petals, seen from above. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'
export function roseHead(x: number, y: number, R: number, rng: Rng, sw = 5.5): Mark[] {
  const out: Mark[] = []
  const t0 = rng.between(0, TAU)
  for (const [k, n, w] of [
    [1, 6, 0.72],
    [0.76, 5, 0.74],
    [0.53, 4, 0.78],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = t0 + k * 3 + (i / n) * TAU
      const c = R * k * 0.52
      const pr = R * k * w * 0.72
      const p = curve([
        [-pr * 0.7, -pr * 0.5],
        [pr * 0.1, -pr * 0.98],
        [pr * 0.62, -pr * 0.62],
        [pr * 0.72, 0],
        [pr * 0.66, pr * 0.55],
        [pr * 0.1, pr * 0.98],
        [-pr * 0.7, pr * 0.5],
      ])
      out.push({ poly: move(p, x + c * Math.cos(a), y + c * Math.sin(a), a), sw })
    }
  out.push({ poly: ellipse(x, y, R * 0.33), sw })
  const sp: Poly = []
  for (let t = 0; t <= 1; t += 0.03) {
    const a = t0 + t * TAU * 1.35
    const q = R * (0.33 - 0.25 * t)
    sp.push([x + q * Math.cos(a), y + q * Math.sin(a)])
  }
  out.push({ poly: sp, open: true, sw: sw * 0.8 })
  return out
}
