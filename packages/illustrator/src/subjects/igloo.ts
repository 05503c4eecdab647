import { standing } from '../ink/spot.ts'
import { clip, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function igloo(x: number, y: number, w: number, sw = 5) {
  const h = w * 0.5
  const d = pen`M${x - w / 2} ${y}A${w / 2} ${h} 0 0 1 ${x + w / 2} ${y}Z`
  let s = ''
  for (let i = 1; i < 4; i++)
    s += line(
      pen`M${x - w / 2} ${y - h * i * 0.26}Q${x} ${y - h * i * 0.26 - h * 0.06} ${x + w / 2} ${y - h * i * 0.26}`,
      sw * 0.85,
    )
  for (let r = 0; r < 4; r++)
    for (let i = -4; i < 5; i++) {
      const xx = x + (i + (r % 2 ? 0.5 : 0)) * w * 0.15 * (1 - r * 0.12)
      s += line(pen`M${xx} ${y - h * r * 0.26 - h * 0.0}v${-h * 0.27}`, sw * 0.8)
    }
  const dw = w * 0.3
  const out =
    path(d, sw) +
    clip(d, s) +
    path(d, sw, 'none') +
    path(pen`M${x - dw * 0.66} ${y}v${-h * 0.3}a${dw * 0.66} ${h * 0.34} 0 0 1 ${dw * 1.32} 0v${h * 0.3}Z`, sw) +
    path(pen`M${x - dw * 0.42} ${y}v${-h * 0.26}a${dw * 0.42} ${h * 0.24} 0 0 1 ${dw * 0.84} 0v${h * 0.26}Z`, sw)
  return standing(tint('snow', out), x, y, w, h)
}
