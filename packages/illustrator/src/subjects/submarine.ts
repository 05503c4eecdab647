import { standing } from '../ink/spot.ts'
import { circ, limb, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function submarine(x: number, y: number, w: number, sw = 5) {
  const h = w * 0.46
  let out = ''
  out +=
    path(pen`M${x + w * 0.46} ${y - h * 0.45}l${w * 0.08} ${-h * 0.3}v${h * 0.6}Z`, sw) +
    path(
      pen`M${x - w * 0.02} ${y - h * 0.7}V${y - h * 1.02}Q${x - w * 0.02} ${y - h * 1.1} ${x + w * 0.03} ${y - h * 1.1}H${x + w * 0.15}Q${x + w * 0.2} ${y - h * 1.1} ${x + w * 0.2} ${y - h * 1.02}V${y - h * 0.7}Z`,
      sw,
    ) +
    limb(pen`M${x + w * 0.08} ${y - h * 1.1}V${y - h * 1.36}H${x - w * 0.02}`, w * 0.03, sw) +
    path(
      pen`M${x - w * 0.48} ${y - h * 0.44}C${x - w * 0.48} ${y - h * 0.8} ${x - w * 0.2} ${y - h * 0.86} ${x} ${y - h * 0.86}C${x + w * 0.25} ${y - h * 0.86} ${x + w * 0.48} ${y - h * 0.7} ${x + w * 0.48} ${y - h * 0.44}C${x + w * 0.48} ${y - h * 0.16} ${x + w * 0.25} ${y} ${x} ${y}C${x - w * 0.2} ${y} ${x - w * 0.48} ${y - h * 0.06} ${x - w * 0.48} ${y - h * 0.44}Z`,
      sw,
    )
  for (let i = 0; i < 3; i++)
    out +=
      circ(x - w * 0.25 + i * w * 0.2, y - h * 0.5, w * 0.07, sw) +
      circ(x - w * 0.25 + i * w * 0.2, y - h * 0.5, w * 0.045, sw * 0.85)
  out += line(pen`M${x - w * 0.44} ${y - h * 0.2}Q${x} ${y - h * 0.12} ${x + w * 0.44} ${y - h * 0.2}`, sw * 0.9)
  return standing(tint('gamboge', out), x, y, w, h * 1.36)
}
