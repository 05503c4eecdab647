import { star } from '../ink/marks.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, clip, line, path, pen, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { headFor } from '../people/head.ts'

export function rocket({ x, y, h, sw, rng, flip }: Spot, tilt: number): Drawn {
  // centred at x,y
  const s = h * 0.5
  const P = (a: number, b: number) => pen`${x + a * s} ${y + b * s}`
  let out = ''
  const t = tilt ?? rng.between(22, 36)
  // flame
  out +=
    path(
      `M${P(-0.2, 0.56)}C${P(-0.34, 0.72)} ${P(-0.22, 0.86)} ${P(-0.3, 0.96)}C${P(-0.16, 0.92)} ${P(-0.14, 0.86)} ${P(-0.1, 0.84)}C${P(-0.08, 0.98)} ${P(-0.02, 1.04)} ${P(0, 1.12)}C${P(0.02, 1.04)} ${P(0.08, 0.98)} ${P(0.1, 0.84)}C${P(0.14, 0.86)} ${P(0.16, 0.92)} ${P(0.3, 0.96)}C${P(0.22, 0.86)} ${P(0.34, 0.72)} ${P(0.2, 0.56)}Z`,
      sw,
    ) +
    path(
      `M${P(-0.1, 0.56)}C${P(-0.16, 0.68)} ${P(-0.06, 0.76)} ${P(0, 0.9)}C${P(0.06, 0.76)} ${P(0.16, 0.68)} ${P(0.1, 0.56)}Z`,
      sw * 0.9,
    )
  // fins
  for (const q of [-1, 1])
    out +=
      path(
        `M${P(q * 0.27, 0.02)}C${P(q * 0.56, 0.14)} ${P(q * 0.64, 0.4)} ${P(q * 0.58, 0.72)}C${P(q * 0.46, 0.56)} ${P(q * 0.36, 0.5)} ${P(q * 0.2, 0.46)}Z`,
        sw,
      ) + line(`M${P(q * 0.3, 0.18)}C${P(q * 0.44, 0.26)} ${P(q * 0.5, 0.38)} ${P(q * 0.52, 0.52)}`, sw * 0.85)
  const B = `M${P(0, -1)}C${P(0.3, -0.74)} ${P(0.4, -0.2)} ${P(0.24, 0.46)}L${P(-0.24, 0.46)}C${P(-0.4, -0.2)} ${P(-0.3, -0.74)} ${P(0, -1)}Z`
  out += path(pen`M${P(-0.2, 0.44)}L${P(-0.24, 0.58)}H${x + 0.24 * s}L${P(0.2, 0.44)}Z`, sw) + path(B, sw)
  out +=
    clip(
      B,
      line(
        `M${P(-0.5, -0.56)}Q${P(0, -0.46)} ${P(0.5, -0.56)}M${P(-0.5, 0.2)}Q${P(0, 0.3)} ${P(0.5, 0.2)}M${P(-0.5, 0.3)}Q${P(0, 0.4)} ${P(0.5, 0.3)}`,
        sw * 0.9,
      ) +
        (rng.chance(0.5)
          ? [-0.16, 0, 0.16]
              .map((a) => star(x + a * s, y + 0.12 * s - Math.abs(a) * 0.1 * s, 0.05 * s, sw * 0.75))
              .join('')
          : [-0.2, -0.1, 0, 0.1, 0.2]
              .map((a) => circ(x + a * s, y + 0.13 * s - Math.abs(a) * 0.12 * s, 0.028 * s, sw * 0.75))
              .join('')),
    ) + path(B, sw, 'none')
  out += circ(x, y - 0.22 * s, 0.215 * s, sw)
  const hd = headFor(rng.pick(['girl', 'boy', 'child']), x, y - 0.2 * s, 0.125 * s, rng, sw * 0.75)
  const W = pen`M${P(-0.17, -0.22)}a${0.17 * s} ${0.17 * s} 0 1 0 ${0.34 * s} 0a${0.17 * s} ${0.17 * s} 0 1 0 ${-0.34 * s} 0Z`
  out +=
    circ(x, y - 0.22 * s, 0.17 * s, sw * 0.9) +
    clip(W, rot(-t * (flip ? -1 : 1) * 0.0, x, y, hd.back + hd.front)) +
    circ(x, y - 0.22 * s, 0.17 * s, sw * 0.9, 'none')
  out +=
    path(
      `M${P(0, 0.3)}C${P(0.07, 0.42)} ${P(0.07, 0.56)} ${P(0, 0.74)}C${P(-0.07, 0.56)} ${P(-0.07, 0.42)} ${P(0, 0.3)}Z`,
      sw,
    ) + circ(x, y - 1.02 * s, 0.035 * s, sw)
  return standing(tint('stone', rot(flip ? -t : t, x, y, out)), x, y + s, s * 1.3, 2 * s)
}
