import { heart, star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, type Point, path, pen, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function balloon(x: number, y: number, r: number, rng: Rng, sw = 4, len = 200, toX?: number) {
  toX ??= x + rng.between(-20, 20)
  return tint(
    `petal${rng.int(1, 6)}`,
    line(
      pen`M${x} ${y + r * 1.2}C${x - 24} ${y + r * 1.2 + len * 0.35} ${toX + 24} ${y + r * 1.2 + len * 0.65} ${toX} ${y + r * 1.2 + len}`,
      sw * 0.85,
    ) +
      path(pen`M${x - r * 0.14} ${y + r * 1.3}L${x} ${y + r * 1.12}L${x + r * 0.14} ${y + r * 1.3}Z`, sw) +
      path(
        pen`M${x} ${y + r * 1.16}C${x - r * 0.6} ${y + r * 0.95} ${x - r} ${y + r * 0.35} ${x - r} ${y - r * 0.1}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.35} ${x + r * 0.6} ${y + r * 0.95} ${x} ${y + r * 1.16}Z`,
        sw,
      ) +
      line(pen`M${x - r * 0.62} ${y - r * 0.12}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.34} ${-r * 0.48}`, sw) +
      (rng.chance(0.3)
        ? star(x + r * 0.08, y + r * 0.12, r * 0.34, sw * 0.85)
        : rng.chance(0.3)
          ? heart(x + r * 0.08, y + r * 0.12, r * 0.3, sw * 0.85)
          : ''),
  )
}

export function bunting(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  n: number,
  rng: Rng,
  sw = 4,
  wanted?: number,
) {
  const style = wanted ?? rng.int(0, 2)
  let out = ''
  const P = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)]
  const s = ((x1 - x0) / n) * 0.8
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n,
      [x, y] = P(t),
      sl = (Math.atan2(y1 - y0 + sag * 4 * (1 - 2 * t), x1 - x0) * 180) / Math.PI
    const q =
      style === 0
        ? path(pen`M${x - s / 2} ${y}h${s}L${x} ${y + s * 1.05}Z`, sw) +
          (i % 2 ? circ(x, y + s * 0.34, s * 0.14, sw * 0.8) : heart(x, y + s * 0.36, s * 0.14, sw * 0.8))
        : style === 1
          ? path(pen`M${x - s * 0.42} ${y}h${s * 0.84}v${s * 0.55}a${s * 0.42} ${s * 0.42} 0 0 1 ${-s * 0.84} 0Z`, sw) +
            star(x, y + s * 0.46, s * 0.22, sw * 0.8)
          : path(pen`M${x - s * 0.42} ${y}h${s * 0.84}v${s}l${-s * 0.42} ${-s * 0.28}l${-s * 0.42} ${s * 0.28}Z`, sw) +
            circ(x, y + s * 0.36, s * 0.15, sw * 0.8)
    out += rot(sl, x, y, q)
  }
  return out + line(pen`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, sw)
}
