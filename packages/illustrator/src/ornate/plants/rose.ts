/** A rose and its leaves. */
import type { Rng } from '../../ink/random.ts'
import { leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { type Point, TAU } from '../kit/points.ts'
import { vein } from './leaves.ts'
import { roseHead } from './rose-head.ts'
export const rose = (x: number, y: number, R: number, rng: Rng): string => {
  let out = ''
  for (let i = 0; i < 5; i++) out += shape(leaf(x, y, R * 1.26, R * 0.36, (i * TAU) / 5 + 0.4, 0.7), 3.6)
  for (const m of roseHead(x, y, R, rng, 4)) out += m.open ? line(m.poly, m.sw) : shape(m.poly, m.sw)
  return out
}
export function roseLeaf(x: number, y: number, L: number, a: number): string {
  const tip: Point = [x + L * Math.cos(a), y + L * Math.sin(a)]
  let out = line([[x, y], tip], 5)
  const at = (t: number): Point => [x + L * t * Math.cos(a), y + L * t * Math.sin(a)]
  for (const t of [0.42, 0.75])
    for (const e of [-1, 1]) out += vein(...at(t), L * 0.62, L * 0.36, a + e * 1.0, { teeth: 6, veins: 2, sw: 3.4 })
  return out + vein(...tip, L * 0.74, L * 0.42, a, { teeth: 7, veins: 2, sw: 3.4 })
}
