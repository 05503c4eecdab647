import { heart, star } from '../ink/marks.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { flipX, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { place } from '../motifs/motif.ts'

export function unicorn({ x, y, w, h, sw, flip = false }: Spot, wings = false): Drawn {
  const m = place('🐎', { x, y, w: w * 0.96, h: h * 0.86, stroke: sw, pigment: 'cloud' }) ?? standing('', x, y, w, h)
  const X = (t: number) => m.x0 + m.w * t,
    Y = (t: number) => m.y0 + m.h * t
  const p = (a: number, b: number) => pen`${X(a)} ${Y(b)}`
  let out = ''
  const wing = () =>
    path(
      `M${p(0.42, 0.4)}C${p(0.44, 0.1)} ${p(0.62, -0.08)} ${p(0.9, -0.12)}C${p(0.88, -0.04)} ${p(0.86, 0.02)} ${p(0.8, 0.06)}C${p(0.84, 0.07)} ${p(0.82, 0.14)} ${p(0.74, 0.17)}C${p(0.77, 0.2)} ${p(0.74, 0.26)} ${p(0.66, 0.27)}C${p(0.68, 0.32)} ${p(0.64, 0.36)} ${p(0.58, 0.36)}C${p(0.54, 0.44)} ${p(0.46, 0.46)} ${p(0.42, 0.4)}Z`,
      sw,
    ) +
    line(
      `M${p(0.5, 0.3)}C${p(0.56, 0.18)} ${p(0.66, 0.1)} ${p(0.8, 0.06)}M${p(0.52, 0.34)}C${p(0.58, 0.25)} ${p(0.66, 0.2)} ${p(0.74, 0.17)}M${p(0.54, 0.37)}C${p(0.58, 0.32)} ${p(0.62, 0.29)} ${p(0.66, 0.27)}`,
      sw * 0.85,
    )
  const horn =
    path(`M${p(0.105, 0.1)}L${p(0.035, -0.2)}L${p(0.16, 0.085)}Z`, sw) +
    line(`M${p(0.085, 0.01)}L${p(0.122, -0.005)}M${p(0.066, -0.07)}L${p(0.095, -0.08)}`, sw * 0.85)
  out +=
    horn +
    m.svg +
    (wings ? wing() : '') +
    star(X(0.72), Y(0.43), m.w * 0.04, sw * 0.85, 0.2) +
    heart(X(0.8), Y(0.5), m.w * 0.022, sw * 0.8)
  const s = flip ? flipX(x, out) : out
  return standing(tint('cloud', s), x, y, m.w, m.h * 1.16)
}
