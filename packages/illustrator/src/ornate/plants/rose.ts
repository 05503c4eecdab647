/** A rose and its leaves. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Point, TAU } from '../kit/points.ts'
import { vein } from './leaves.ts'
import { roseHead } from './rose-head.ts'
export const rose = (x: number, y: number, R: number, rng: Rng): string => {
  if (R < LEAST_FINE) return smallRose(x, y, R, rng)
  let out = ''
  for (let i = 0; i < 5; i++) out += shape(leaf(x, y, R * 1.26, R * 0.36, (i * TAU) / 5 + 0.4, 0.7), 3.6)
  for (const m of roseHead(x, y, R, rng, 4)) out += m.open ? line(m.poly, m.sw) : shape(m.poly, m.sw)
  return out
}
/** Smaller, the turns of its petals would be a black blot. */
const LEAST_FINE = 58

/** Two rings of petals that lap over each other, around a bud. */
function smallRose(x: number, y: number, R: number, rng: Rng): string {
  const turn = rng.between(0, TAU)
  let out = ''
  for (const [count, away, size] of [
    [5, 0.5, 0.5],
    [R > 30 ? 4 : 3, 0.27, 0.36],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = turn + (count === 5 ? 0 : 0.5) + (i / count) * TAU
      out += circle(x + away * R * Math.cos(a), y + away * R * Math.sin(a), size * R, 3.5)
    }
  const bud = 0.27 * R
  out += circle(x, y, bud, 3.5)
  if (R < 40) return out
  const [u, v] = [Math.cos(turn), Math.sin(turn)]
  const curl: readonly Point[] = [
    [-1, 0],
    [-0.2, -0.62],
    [0.5, -0.1],
    [0, 0.34],
  ]
  return (
    out +
    line(
      curve(
        curl.map(([p, q]): Point => [x + bud * (p * u - q * v), y + bud * (p * v + q * u)]),
        false,
      ),
      3,
    )
  )
}

export function roseLeaf(x: number, y: number, L: number, a: number): string {
  const tip: Point = [x + L * Math.cos(a), y + L * Math.sin(a)]
  let out = line([[x, y], tip], 5)
  const at = (t: number): Point => [x + L * t * Math.cos(a), y + L * t * Math.sin(a)]
  for (const t of [0.42, 0.75])
    for (const e of [-1, 1]) out += vein(...at(t), L * 0.62, L * 0.36, a + e * 1.0, { teeth: 6, veins: 2, sw: 3.4 })
  return out + vein(...tip, L * 0.74, L * 0.42, a, { teeth: 7, veins: 2, sw: 3.4 })
}
