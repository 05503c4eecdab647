import { standing } from '../ink/spot.ts'
import { circ, clip, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function lighthouse(x: number, y: number, h: number, sw = 5) {
  const w = h * 0.26
  const d = pen`M${x - w * 0.5} ${y}L${x - w * 0.3} ${y - h * 0.72}H${x + w * 0.3}L${x + w * 0.5} ${y}Z`
  let s = ''
  for (let i = 0; i < 4; i++) {
    const a = y - h * (0.04 + 0.18 * i)
    s += path(pen`M${x - w} ${a}L${x + w} ${a - h * 0.05}V${a - h * 0.14}L${x - w} ${a - h * 0.09}Z`, sw * 0.9)
  }
  const out =
    path(d, sw) +
    clip(d, s) +
    path(d, sw, 'none') +
    rect(x - w * 0.4, y - h * 0.76, w * 0.8, h * 0.045, sw) +
    rect(x - w * 0.24, y - h * 0.88, w * 0.48, h * 0.12, sw) +
    line(pen`M${x - w * 0.08} ${y - h * 0.88}v${h * 0.12}M${x + w * 0.08} ${y - h * 0.88}v${h * 0.12}`, sw * 0.85) +
    path(
      pen`M${x - w * 0.32} ${y - h * 0.88}Q${x - w * 0.1} ${y - h * 0.97} ${x} ${y - h * 0.99}Q${x + w * 0.1} ${y - h * 0.97} ${x + w * 0.32} ${y - h * 0.88}Z`,
      sw,
    ) +
    circ(x, y - h, w * 0.045, sw) +
    path(pen`M${x - w * 0.12} ${y}v${-h * 0.09}a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.24} 0v${h * 0.09}Z`, sw) +
    path(
      pen`M${x - w * 0.07} ${y - h * 0.44}v${-h * 0.04}a${w * 0.07} ${w * 0.07} 0 0 1 ${w * 0.14} 0v${h * 0.04}Z`,
      sw * 0.9,
    )
  return standing(tint('cloud', out), x, y, w, h)
}
