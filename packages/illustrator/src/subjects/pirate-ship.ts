import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, clip, flipX, limb, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function pirateShip({ x, y, w, h, sw, flip }: Spot): Drawn {
  const s = Math.min(w, h)
  const P = (a: number, b: number) => pen`${x + a * s} ${y - b * s}`
  let out = ''
  const mast = (a: number, t: number) => rect(x + a * s - s * 0.012, y - t * s, s * 0.024, s * (t - 0.25), sw * 0.9)
  out += mast(-0.2, 0.8) + mast(0.08, 0.96) + mast(0.32, 0.78)
  const flag = (a: number, t: number) =>
    path(
      pen`M${P(a, t)}q${s * 0.05} ${-s * 0.02} ${s * 0.09} 0t${s * 0.07} 0v${s * 0.07}q${-s * 0.04} ${s * 0.02} ${-s * 0.08} 0t${-s * 0.08} 0Z`,
      sw * 0.9,
    )
  out += flag(0.08, 1.03) + line(pen`M${P(0.08, 1.04)}V${y - 0.9 * s}`, sw)
  out += circ(x + 0.155 * s, y - 0.995 * s, s * 0.018, sw * 0.75)
  const sail = (a: number, b: number, wd: number, ht: number, deco?: string) => {
    const d = `M${P(a - wd, b)}Q${P(a, b - 0.025)} ${P(a + wd, b)}Q${P(a + wd * 1.28, b - ht * 0.5)} ${P(a + wd * 1.1, b - ht)}Q${P(a, b - ht * 0.84)} ${P(a - wd * 1.1, b - ht)}Q${P(a - wd * 0.8, b - ht * 0.5)} ${P(a - wd, b)}Z`
    let q = path(d, sw)
    if (deco === 'stripes')
      q +=
        clip(
          d,
          [-0.5, 0, 0.5]
            .map((t) =>
              line(
                `M${P(a + wd * t, b + 0.02)}Q${P(a + wd * (t + 0.18), b - ht * 0.5)} ${P(a + wd * t * 1.1, b - ht - 0.02)}`,
                sw * 0.85,
              ),
            )
            .join(''),
        ) + path(d, sw, 'none')
    if (deco === 'skull') {
      const cx = x + (a + wd * 0.1) * s,
        cy = y - (b - ht * 0.42) * s,
        r = ht * 0.2 * s
      q +=
        line(
          pen`M${cx - r * 1.5} ${cy + r * 0.3}L${cx + r * 1.5} ${cy + r * 1.7}M${cx + r * 1.5} ${cy + r * 0.3}L${cx - r * 1.5} ${cy + r * 1.7}`,
          sw * 1.4,
        ) +
        path(
          pen`M${cx - r} ${cy}C${cx - r * 1.1} ${cy - r * 1.3} ${cx + r * 1.1} ${cy - r * 1.3} ${cx + r} ${cy}Q${cx + r * 0.9} ${cy + r * 0.5} ${cx + r * 0.5} ${cy + r * 0.55}V${cy + r * 0.95}H${cx - r * 0.5}V${cy + r * 0.55}Q${cx - r * 0.9} ${cy + r * 0.5} ${cx - r} ${cy}Z`,
          sw,
        ) +
        circ(cx - r * 0.4, cy - r * 0.05, r * 0.24, sw * 0.85) +
        circ(cx + r * 0.4, cy - r * 0.05, r * 0.24, sw * 0.85) +
        line(
          pen`M${cx - r * 0.16} ${cy + r * 0.95}v${-r * 0.28}M${cx + r * 0.16} ${cy + r * 0.95}v${-r * 0.28}`,
          sw * 0.8,
        )
    }
    return q
  }
  out +=
    sail(-0.2, 0.74, 0.11, 0.17) +
    sail(-0.2, 0.54, 0.13, 0.2, 'stripes') +
    sail(0.08, 0.9, 0.13, 0.2, 'stripes') +
    sail(0.08, 0.67, 0.19, 0.3, 'skull') +
    sail(0.33, 0.72, 0.1, 0.16, 'stripes') +
    sail(0.33, 0.53, 0.12, 0.18)
  out +=
    limb(`M${P(-0.44, 0.31)}L${P(-0.62, 0.42)}`, s * 0.022, sw) + line(`M${P(-0.6, 0.41)}L${P(-0.2, 0.78)}`, sw * 0.8)
  const hull = pen`M${P(-0.5, 0.34)}Q${P(-0.1, 0.22)} ${P(0.26, 0.27)}L${P(0.27, 0.38)}L${P(0.53, 0.41)}Q${P(0.5, 0.12)} ${P(0.4, 0)}H${x - 0.32 * s}Q${P(-0.44, 0.14)} ${P(-0.5, 0.34)}Z`
  out += path(hull, sw)
  out +=
    clip(
      hull,
      line(
        `M${P(-0.55, 0.25)}Q${P(-0.1, 0.15)} ${P(0.55, 0.24)}M${P(-0.55, 0.15)}Q${P(-0.1, 0.08)} ${P(0.55, 0.14)}M${P(-0.55, 0.07)}Q${P(0, 0.0)} ${P(0.55, 0.06)}`,
        sw * 0.85,
      ),
    ) + path(hull, sw, 'none')
  for (const a of [-0.26, -0.1, 0.06, 0.22])
    out += circ(x + a * s, y - 0.165 * s, s * 0.03, sw * 0.95) + circ(x + a * s, y - 0.165 * s, s * 0.016, sw * 0.75)
  out +=
    rect(x + 0.33 * s, y - 0.345 * s, 0.05 * s, 0.06 * s, sw * 0.85) +
    rect(x + 0.42 * s, y - 0.35 * s, 0.05 * s, 0.06 * s, sw * 0.85) +
    line(`M${P(0.25, 0.42)}L${P(0.55, 0.455)}`, sw * 1.3)
  return standing(tint('bark', flip ? flipX(x, out) : out), x, y, s * 1.1, s)
}
