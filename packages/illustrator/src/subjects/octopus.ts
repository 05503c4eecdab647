import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, ell, limb, line, type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function octopus({ x, y, w, h, sw }: Spot): Drawn {
  // centre x, bottom y
  const s = Math.min(w, h * 1.08),
    cy = y - s * 0.52
  let out = ''
  const P = (a: number, b: number) => pen`${x + a * s} ${cy + b * s}`
  const T = [-2.5, 2.5, -1.5, 1.5, -0.5, 0.5]
  const lw = s * 0.095
  for (const i of T) {
    const q = Math.sign(i),
      k = Math.abs(i)
    const up = k === 2.5 ? -0.1 : k === 1.5 ? 0.02 : 0.1
    const a: Point = [i * 0.085, 0.06]
    const b: Point = [i * 0.13, 0.24 + up * 0.4]
    const c: Point = [i * 0.155 + q * (k === 0.5 ? 0.03 : 0.05), 0.4 + up * 0.3]
    const d: Point = k === 0.5 ? [i * 0.155 + q * 0.15, 0.4] : [i * 0.155 + q * 0.13, 0.28 + up * 0.5]
    const e: Point = k === 0.5 ? [i * 0.155 + q * 0.13, 0.3] : [i * 0.155 + q * 0.05, 0.22 + up * 0.6]
    const dd = `M${P(...a)}C${P(...b)} ${P(...c)} ${P((c[0] + d[0]) / 2, Math.max(c[1], d[1]) + 0.015)}S${P(d[0] + q * 0.03, d[1] - 0.03)} ${P(...e)}`
    out += limb(dd, lw, sw)
    for (const t of [0.45, 0.62, 0.78]) {
      const u = 1 - t
      const px = u * u * u * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * c[0] + (t * t * t * (c[0] + d[0])) / 2,
        py = u * u * u * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t * t * t * (Math.max(c[1], d[1]) + 0.015)
      out += circ(x + px * s, cy + py * s, s * 0.014, sw * 0.75)
    }
  }
  out += path(
    `M${P(-0.25, 0.12)}C${P(-0.3, 0.02)} ${P(-0.36, -0.1)} ${P(-0.33, -0.24)}C${P(-0.28, -0.52)} ${P(0.28, -0.52)} ${P(0.33, -0.24)}C${P(0.36, -0.1)} ${P(0.3, 0.02)} ${P(0.25, 0.12)}C${P(0.1, 0.2)} ${P(-0.1, 0.2)} ${P(-0.25, 0.12)}Z`,
    sw,
  )
  for (const q of [-1, 1])
    out +=
      ell(x + q * 0.115 * s, cy - 0.1 * s, 0.07 * s, 0.085 * s, sw) +
      pen`<ellipse cx="${x + q * 0.105 * s}" cy="${cy - 0.09 * s}" rx="${0.042 * s}" ry="${0.054 * s}"/><circle cx="${x + q * 0.105 * s - 0.014 * s}" cy="${cy - 0.112 * s}" r="${0.017 * s}" fill="white"/>` +
      ell(x + q * 0.2 * s, cy + 0.02 * s, 0.034 * s, 0.022 * s, sw * 0.75)
  out +=
    line(`M${P(-0.075, 0.03)}Q${P(0, 0.105)} ${P(0.075, 0.03)}`, sw) +
    ell(x - 0.14 * s, cy - 0.31 * s, 0.04 * s, 0.03 * s, sw * 0.8, -25) +
    circ(x - 0.055 * s, cy - 0.37 * s, 0.02 * s, sw * 0.8) +
    ell(x + 0.15 * s, cy - 0.3 * s, 0.034 * s, 0.026 * s, sw * 0.8, 25)
  return standing(tint('pink', out), x, y, s, s)
}
