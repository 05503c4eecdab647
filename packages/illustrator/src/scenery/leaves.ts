import { line, path, pen, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function leaf(x: number, y: number, L: number, ang: number, sw = 4, wid = 0.3, vein = true) {
  const w = L * wid
  return tint(
    'leaf',
    rot(
      ang,
      x,
      y,
      path(
        pen`M${x} ${y}C${x - w * 1.2} ${y - L * 0.3} ${x - w} ${y - L * 0.75} ${x} ${y - L}C${x + w} ${y - L * 0.75} ${x + w * 1.2} ${y - L * 0.3} ${x} ${y}Z`,
        sw,
      ) + (vein ? line(pen`M${x} ${y}V${y - L * 0.72}`, sw * 0.85) : ''),
    ),
  )
}

export function leafV(x: number, y: number, L: number, ang: number, sw = 4, wid = 0.26, n = 5) {
  const w = L * wid
  let s =
    path(
      pen`M${x} ${y}C${x - w * 1.25} ${y - L * 0.25} ${x - w * 1.1} ${y - L * 0.72} ${x} ${y - L}C${x + w * 1.1} ${y - L * 0.72} ${x + w * 1.25} ${y - L * 0.25} ${x} ${y}Z`,
      sw,
    ) + line(pen`M${x} ${y}V${y - L * 0.93}`, sw * 0.9)
  for (let i = 0; i < n; i++) {
    const t = 0.14 + (0.68 * i) / n,
      t2 = t + 0.13
    const u = t2
    const ww = w * (3 * (1 - u) * (1 - u) * u * 1.25 + 3 * (1 - u) * u * u * 1.1) * 0.93
    for (const q of [-1, 1])
      s += line(
        pen`M${x} ${y - L * t}Q${x + q * ww * 0.55} ${y - L * (t + 0.045)} ${x + q * ww} ${y - L * t2}`,
        sw * 0.8,
      )
  }
  return tint('leaf', rot(ang, x, y, s))
}

export function fern(x: number, y: number, h: number, sw: number) {
  let out = ''
  for (const a of [-58, 58, -30, 30, 0]) {
    const L = h * (1 - Math.abs(a) / 170)
    out += leaf(x, y, L, a, sw, 0.17)
  }
  return tint('leaf', out)
}
