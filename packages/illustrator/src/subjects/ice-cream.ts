import { kawaii } from '../ink/faces.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, clip, line, path, pen, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function iceCream({ x, y, w, h, sw }: Spot): Drawn {
  const s = Math.min(h, w * 1.7)
  const cy = y - s * 0.42
  let out = ''
  const cone = pen`M${x - s * 0.2} ${cy}L${x} ${y}L${x + s * 0.2} ${cy}Z`
  out += path(cone, sw)
  let q = ''
  // The pattern of a small cone would be nothing but ink.
  const step = Math.max(s * 0.07, 24)
  for (let i = -6; i < 7 && s > 170; i++)
    q += line(
      pen`M${x + i * step - s * 0.2} ${cy}l${s * 0.26} ${s * 0.44}M${x + i * step + s * 0.2} ${cy}l${-s * 0.26} ${s * 0.44}`,
      sw * 0.8,
    )
  out += clip(cone, q) + path(cone, sw, 'none')
  const scoop = (cx: number, c: number, r: number, dr: number) => {
    const n = 5,
      st = (r * 2.1) / n
    let d = pen`M${cx - r * 1.05} ${c + r * 0.3}C${cx - r * 1.05} ${c - r * 1.25} ${cx + r * 1.05} ${c - r * 1.25} ${cx + r * 1.05} ${c + r * 0.3}`
    for (let i = 0; i < n; i++) d += pen`a${st * 0.5} ${st * (i % 2 ? 0.8 : 0.5) * dr} 0 0 1 ${-st} 0`
    return path(`${d}Z`, sw)
  }
  out +=
    path(
      pen`M${x + s * 0.08} ${cy - s * 0.34}L${x + s * 0.24} ${cy - s * 0.56}L${x + s * 0.29} ${cy - s * 0.52}L${x + s * 0.15} ${cy - s * 0.3}Z`,
      sw,
    ) + line(pen`M${x + s * 0.19} ${cy - s * 0.44}l${s * 0.045} ${s * 0.035}`, sw * 0.8)
  out +=
    path(pen`M${x} ${cy - s * 0.53}q${s * 0.02} ${-s * 0.06} ${s * 0.08} ${-s * 0.07}`, sw, 'none') +
    circ(x, cy - s * 0.5, s * 0.045, sw)
  out +=
    scoop(x, cy - s * 0.34, s * 0.13, 0.9) +
    scoop(x - s * 0.105, cy - s * 0.14, s * 0.15, 0.9) +
    scoop(x + s * 0.105, cy - s * 0.13, s * 0.15, 1) +
    scoop(x, cy - s * 0.06, s * 0.165, 1.1)
  out += kawaii(x, cy - s * 0.09, s * 0.14, sw)
  for (const [a, b, t] of [
    [-0.05, -0.38, 20],
    [0.05, -0.4, -30],
    [0.02, -0.31, 60],
    [-0.17, -0.18, 30],
    [-0.1, -0.24, -20],
    [0.15, -0.2, 10],
    [0.2, -0.13, -50],
    [0.09, -0.24, 40],
    [-0.2, -0.1, 70],
  ] as const)
    out += rot(
      t,
      x + a * s,
      cy + b * s,
      rect(x + a * s - s * 0.018, cy + b * s - s * 0.007, s * 0.036, s * 0.014, sw * 0.75, s * 0.007),
    )
  return standing(tint('pink', out), x, y, s * 0.56, s)
}
