/** Ways that can be walked or driven on, each to be told from the others at a glance. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

/** A footpath that winds from (x, y) down to the lower edge, with pebbles along it. */
export function footpath(x: number, y: number, rng: Rng, wide = 1): string {
  const way = rng.sign()
  const b = x + way * rng.between(60, 150)
  const left = pen`M${x - 18 * wide} ${y}C${x - 60 + way * 110} ${y + 70} ${b - 300} ${y + 150} ${b - 210 * wide} 1240`
  const right = pen`L${b + 240 * wide} 1240C${b + 70} ${y + 180} ${x + 120 + way * 120} ${y + 80} ${x + 22 * wide} ${y}Z`
  const pebbles = [
    [-120, 250, 22],
    [30, 190, 17],
    [-30, 310, 26],
    [110, 300, 20],
  ] as const
  return tint(
    'sand',
    path(left + right, SW.bg) + pebbles.map(([dx, dy, r]) => ell(b + dx, y + dy, r, r * 0.5, SW.bg * 0.85)).join(''),
  )
}

/** A curb of stones, seen from the side. */
export const curb = (y: number, h: number): string =>
  tint('stone', rect(-10, y, 1044, h, SW.bg)) +
  line(Array.from({ length: 8 }, (_, i) => pen`M${i * 140 + 50} ${y}v${h}`).join(''), SW.bg * 0.8)

/** Asphalt from y0 to y1 with its middle line. */
export function lane(y0: number, y1: number): string {
  const [mid, h] = [y0 + (y1 - y0) * 0.46, Math.max(16, (y1 - y0) * 0.11)]
  let out = tint('slate', rect(-10, y0, 1044, y1 - y0, SW.bg))
  for (let x = -60; x < 1040; x += 196) out += tint('cream', path(pen`M${x + 8} ${mid}h116l-10 ${h}h-116Z`, SW.bg))
  return out
}

/** A sidewalk of broad slabs that come toward us. */
export function slabs(y: number): string {
  const at = (x: number, v: number) => 512 + (x - 512) * (1 + (v - y) / 420)
  const ends = [y, y + 74, y + 176, y + 320, 1300]
  let out = tint('stone', rect(-10, y, 1044, 1300 - y, SW.bg))
  ends.slice(0, -1).forEach((top, row) => {
    const low = ends[row + 1] as number
    for (let i = -3; i <= 10; i++) {
      const x = i * 150 + (row % 2) * 75
      out += line(pen`M${at(x, top)} ${top}L${at(x, low)} ${low}`, SW.bg * 0.8)
    }
    out += line(pen`M-10 ${low}H1034`, SW.bg * 0.8)
  })
  return out
}
