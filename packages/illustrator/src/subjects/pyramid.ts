import { standing } from '../ink/spot.ts'
import { clip, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function pyramid(x: number, y: number, w: number, sw = 5) {
  const h = w * 0.62
  const d = pen`M${x - w / 2} ${y}L${x - w * 0.05} ${y - h}L${x + w * 0.2} ${y}Z`
  let s = ''
  for (let i = 1; i < 7; i++) s += line(pen`M${x - w} ${y - (h * i) / 7}H${x + w}`, sw * 0.8)
  for (let r = 0; r < 7; r++)
    for (let i = -8; i < 8; i++)
      s += line(pen`M${x + (i + (r % 2) * 0.5) * w * 0.085} ${y - (h * r) / 7}v${-h / 7}`, sw * 0.75)
  return standing(
    tint(
      'sand',
      path(pen`M${x - w * 0.05} ${y - h}L${x + w * 0.5} ${y}H${x + w * 0.2}Z`, sw) +
        path(d, sw) +
        clip(d, s) +
        path(d, sw, 'none'),
    ),
    x,
    y,
    w,
    h,
  )
}
