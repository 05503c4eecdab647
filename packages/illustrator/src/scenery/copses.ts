/** Trees far away. */
import { bumps, ring } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { tree } from './trees.ts'

/** The edge of a far wood: crowns that overlap, their feet behind the hill, and here and there a fir or a poplar among them. */
export function copse(x: number, h: (x: number) => number, w: number, rng: Rng, sw: number): string {
  const n = Math.max(3, Math.round(w / 70))
  const tall = Array.from({ length: Math.max(1, Math.round(n / 3)) }, () => x + rng.between(-0.42, 0.42) * w)
    .map((at) => tree(at, h(at) + 20, rng.between(130, 170), rng, { sw, kind: rng.pick(['pine', 'poplar']) }))
    .join('')
  const crowns = Array.from({ length: n }, (_, i) => {
    const t = n > 1 ? i / (n - 1) - 0.5 : 0
    const at = x + t * w * 0.82 + rng.between(-8, 8)
    const r = rng.between(40, 54) * (1 - Math.abs(t) * 0.4)
    const outline = bumps(ring(at, h(at) - r * 0.5, r, r * 0.92, 7, rng.unit(), 0.1, rng), true, 0.58)
    const mark = line(pen`M${at - r * 0.4} ${h(at) - r * 0.6}a${r * 0.3} ${r * 0.3} 0 0 1 ${r * 0.56} 0`, sw * 0.85)
    return { r, svg: tint(`crown${rng.int(1, 3)}`, path(outline, sw) + (r > 36 ? mark : '')) }
  })
  // The lower ones are nearer.
  const nearest = crowns.toSorted((a, b) => b.r - a.r)
  return tall + nearest.map(({ svg }) => svg).join('')
}

/** Far trees on a hill, in two clumps with open land between them. */
export const treeLine = (h: (x: number) => number, rng: Rng, sw: number): string =>
  copse(rng.between(70, 230), h, rng.between(210, 300), rng, sw) +
  copse(rng.between(690, 940), h, rng.between(180, 280), rng, sw)
