import type { Rng } from './random.ts'

export type Disc = readonly [x: number, y: number, r: number]
const TRIES_EACH = 40

/** Up to n discs in a box that keep clear of each other and of `avoid`. */
export function scatterPts(
  rng: Rng,
  n: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  [r0, r1]: readonly [number, number],
  avoid: readonly Disc[] = [],
  pad = 10,
): Disc[] {
  const out: Disc[] = []
  const near = (list: readonly Disc[], x: number, y: number, r: number) =>
    list.some((a) => Math.hypot(a[0] - x, a[1] - y) < a[2] + r)
  for (let i = 0; out.length < n && i < n * TRIES_EACH; i++) {
    const r = rng.between(r0, r1)
    const x = rng.between(x0, x1)
    const y = rng.between(y0, y1)
    if (!near(avoid, x, y, r + pad) && !near(out, x, y, r + pad * 1.6)) out.push([x, y, r])
  }
  return out
}

/** n places from a to b, each shaken by up to `jitter` of a step. */
export const spread = (rng: Rng, a: number, b: number, n: number, jitter = 0.3): number[] =>
  Array.from({ length: n }, (_, i) => a + ((b - a) * (i + 0.5 + rng.between(-jitter, jitter))) / n)
