import { bumps } from '../ink/curves.ts'
import { face } from '../ink/faces.ts'
import type { Rng } from '../ink/random.ts'
import { circ, ell, line, type Point, path, pen, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function sun(
  x: number,
  y: number,
  r: number,
  rng: Rng,
  { sw = 4, withFace = true, style }: { sw?: number; withFace?: boolean; style?: number } = {},
) {
  style ??= rng.int(0, 3)
  const small = r < 40
  const n = small ? 8 : style === 1 ? rng.pick([12, 14]) : rng.pick([12, 14, 16])
  let out = ''
  for (let i = 0; i < n; i++) {
    const a = (i * 360) / n
    let s = ''
    if (small) s = line(pen`M${x} ${y - r * 1.3}V${y - r * 1.75}`, sw)
    else if (style === 0) {
      const L = r * (i % 2 ? 0.45 : 0.72),
        w = r * 0.2
      s = path(pen`M${x - w} ${y - r * 1.02}L${x} ${y - r - L}L${x + w} ${y - r * 1.02}Z`, sw)
    } else if (style === 1) {
      const L = r * 0.7,
        w = r * 0.24
      s = path(
        pen`M${x - w} ${y - r * 0.98}C${x - w * 1.1} ${y - r - L * 0.5} ${x - w * 0.1} ${y - r - L * 0.6} ${x + w * 0.5} ${y - r - L}C${x + w * 0.6} ${y - r - L * 0.5} ${x + w * 1.1} ${y - r - L * 0.4} ${x + w} ${y - r * 0.98}Z`,
        sw,
      )
    } else if (style === 2) {
      const L = r * (i % 2 ? 0.32 : 0.55),
        w = r * 0.1
      s = rect(x - w, y - r * 1.22 - L, w * 2, L, sw, w)
    } else {
      const L = r * 0.62,
        w = r * 0.25
      s = path(
        pen`M${x - w} ${y - r * 0.96}Q${x - w} ${y - r - L * 0.7} ${x} ${y - r - L}Q${x + w} ${y - r - L * 0.7} ${x + w} ${y - r * 0.96}Z`,
        sw,
      )
    }
    out += rot(a, x, y, s)
  }
  return tint(
    'sun',
    out + circ(x, y, r, sw) + (withFace ? face(x, y, r, sw) : small ? '' : circ(x, y, r * 0.72, sw * 0.8)),
  )
}

/** Heights along a cloud's top, from left to right. */
const CLOUDS: Point[][] = [
  [
    [0, 0.2],
    [0.17, 0.55],
    [0.42, 0.95],
    [0.72, 0.66],
    [0.9, 0.38],
    [1, 0.16],
  ],
  [
    [0, 0.18],
    [0.14, 0.5],
    [0.36, 0.7],
    [0.64, 0.98],
    [0.86, 0.5],
    [1, 0.2],
  ],
  [
    [0, 0.22],
    [0.2, 0.7],
    [0.5, 1],
    [0.8, 0.68],
    [1, 0.2],
  ],
]

export function cloud(x: number, y: number, w: number, rng: Rng, sw = 4) {
  // y = bottom; puffy, sometimes with a sleepy face
  const h = w * rng.between(0.42, 0.52)
  const shape = CLOUDS[rng.int(0, 2)] ?? CLOUDS[0] ?? []

  const pts = shape.map(
    ([a, b]): Point => [
      x - w / 2 + w * (a + (a > 0 && a < 1 ? rng.between(-0.02, 0.02) : 0)),
      y - h * b * (b > 0.4 ? rng.between(0.94, 1.04) : 1),
    ],
  )
  const left = pts[0] as Point
  let d = bumps(pts, false, 0.57)
  const L = h * 0.2
  d += pen`A${L} ${L} 0 0 1 ${x + w / 2 - L * 0.6} ${y}H${x - w / 2 + L * 0.6}A${L} ${L} 0 0 1 ${left[0]} ${left[1]}Z`
  let out = path(d, sw)
  const k = rng.unit()
  if (k < 0.08 && w > 140) {
    const e = w * 0.055
    out += line(
      pen`M${x - w * 0.15 - e} ${y - h * 0.36}q${e} ${e} ${e * 2} 0M${x + w * 0.15 - e} ${y - h * 0.36}q${e} ${e} ${e * 2} 0M${x - e * 0.8} ${y - h * 0.24}q${e * 0.8} ${e * 0.9} ${e * 1.6} 0`,
      sw * 0.9,
    )
  } else if (k < 0.8)
    out += line(pen`M${x - w * 0.26} ${y - h * 0.2}a${w * 0.1} ${w * 0.1} 0 0 1 ${w * 0.17} ${-h * 0.1}`, sw * 0.9)
  return tint('cloud', out)
}

export const bird = (x: number, y: number, s: number, sw = 4) =>
  line(
    pen`M${x - s} ${y - s * 0.25}Q${x - s * 0.45} ${y - s * 0.6} ${x} ${y}Q${x + s * 0.45} ${y - s * 0.6} ${x + s} ${y - s * 0.25}`,
    sw,
  )

export function moon(x: number, y: number, r: number, sw = 4, withFace = true) {
  const d = pen`M${x + r * 0.35} ${y - r * 0.94}A${r} ${r} 0 1 0 ${x + r * 0.35} ${y + r * 0.94}A${r * 0.78} ${r * 0.98} 0 0 1 ${x + r * 0.35} ${y - r * 0.94}Z`
  return tint(
    'moon',
    path(d, sw) +
      (withFace
        ? line(pen`M${x - r * 0.52} ${y - r * 0.12}q${r * 0.1} ${r * 0.1} ${r * 0.2} 0`, sw) +
          line(pen`M${x - r * 0.42} ${y + r * 0.38}q${r * 0.12} ${r * 0.1} ${r * 0.22} ${-r * 0.04}`, sw) +
          ell(x - r * 0.62, y + r * 0.2, r * 0.1, r * 0.075, sw * 0.7)
        : ''),
  )
}

export function rainbow(x: number, y: number, r: number, n: number, bw: number, sw = 4) {
  let out = ''
  for (let i = 0; i <= n; i++) {
    const q = r - i * bw
    if (q < 20) break
    // The innermost band is the sky seen through the bow.
    out += tint(i < n ? `band${i + 1}` : 'sky', path(pen`M${x - q} ${y}A${q} ${q} 0 0 1 ${x + q} ${y}Z`, sw))
  }
  return out
}

export function snowflake(x: number, y: number, r: number, rng: Rng, sw = 4) {
  const v = rng.int(0, 2),
    a = rng.between(0, 60)
  let out = ''
  for (let i = 0; i < 6; i++) {
    let q = ''
    if (v === 0 || r < 24 || (v === 1 && r < 70))
      q = line(
        pen`M${x} ${y}V${y - r}M${x - r * 0.26} ${y - r * 0.86}L${x} ${y - r * 0.6}L${x + r * 0.26} ${y - r * 0.86}`,
        sw,
      )
    else if (v === 1)
      q =
        line(pen`M${x} ${y}V${y - r * 0.66}`, sw) +
        path(
          pen`M${x} ${y - r * 0.5}L${x + r * 0.15} ${y - r * 0.76}L${x} ${y - r}L${x - r * 0.15} ${y - r * 0.76}Z`,
          sw * 0.9,
        )
    else
      q =
        line(
          pen`M${x} ${y}V${y - r * 0.76}M${x - r * 0.24} ${y - r * 0.62}L${x} ${y - r * 0.4}L${x + r * 0.24} ${y - r * 0.62}`,
          sw,
        ) + circ(x, y - r * 0.86, r * 0.12, sw * 0.9)
    out += rot(a + i * 60, x, y, q)
  }
  return tint('snow', out + circ(x, y, r * 0.17, sw))
}
