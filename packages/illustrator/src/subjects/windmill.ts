import type { Rng } from '../ink/random.ts'
import { standing } from '../ink/spot.ts'
import { circ, line, path, pen, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function windmill(x: number, y: number, h: number, rng: Rng, sw = 5) {
  const w = h * 0.34
  let out =
    path(pen`M${x - w * 0.5} ${y}L${x - w * 0.3} ${y - h * 0.6}H${x + w * 0.3}L${x + w * 0.5} ${y}Z`, sw) +
    path(pen`M${x - w * 0.36} ${y - h * 0.6}Q${x} ${y - h * 0.9} ${x + w * 0.36} ${y - h * 0.6}Z`, sw) +
    path(pen`M${x - w * 0.13} ${y}v${-h * 0.12}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.26} 0v${h * 0.12}Z`, sw) +
    rect(x - w * 0.12, y - h * 0.36, w * 0.24, w * 0.3, sw * 0.9) +
    (h > 480
      ? line(pen`M${x} ${y - h * 0.36}v${w * 0.3}M${x - w * 0.12} ${y - h * 0.36 + w * 0.15}h${w * 0.24}`, sw * 0.75)
      : '')
  const cy = y - h * 0.66,
    a0 = rng.between(10, 40),
    L = h * 0.42
  for (let i = 0; i < 4; i++) {
    let b =
      rect(x - h * 0.012, cy - L, h * 0.024, L, sw * 0.85) + rect(x + h * 0.012, cy - L, h * 0.085, L * 0.72, sw * 0.9)
    for (let k = 1; k < 4; k++) b += line(pen`M${x + h * 0.012} ${cy - L + (L * 0.72 * k) / 4}h${h * 0.085}`, sw * 0.75)
    if (h > 360) b += line(pen`M${x + h * 0.055} ${cy - L}v${L * 0.72}`, sw * 0.75)
    out += rot(a0 + i * 90, x, cy, b)
  }
  return standing(tint('cream', out + circ(x, cy, h * 0.03, sw)), x, y, w * 1.6, h * 1.05)
}
