import { face } from '../ink/faces.ts'
import type { Rng } from '../ink/random.ts'
import { circ, ell, line, path, pen, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export { cloud, cloudBank } from './clouds.ts'

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

/** A gull, s from its middle to the tip of a wing: one closed shape, since a mere tick is nothing to color. */
export function bird(x: number, y: number, s: number, sw = 4): string {
  const k = Math.max(30, s * 1.6)
  return tint(
    'cloud',
    path(
      pen`M${x - k} ${y - k * 0.22}C${x - k * 0.62} ${y - k * 0.66} ${x - k * 0.22} ${y - k * 0.46} ${x} ${y - k * 0.06}C${x + k * 0.24} ${y - k * 0.52} ${x + k * 0.66} ${y - k * 0.7} ${x + k} ${y - k * 0.3}C${x + k * 0.66} ${y - k * 0.3} ${x + k * 0.4} ${y - k * 0.06} ${x + k * 0.2} ${y + k * 0.22}Q${x + k * 0.02} ${y + k * 0.4} ${x - k * 0.16} ${y + k * 0.2}C${x - k * 0.36} ${y - k * 0.1} ${x - k * 0.62} ${y - k * 0.26} ${x - k} ${y - k * 0.22}Z`,
      sw,
    ),
  )
}

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

/** One closed shape with six arms, and a second line in the large ones: of crossing strokes a small one is a blot. */
export function snowflake(x: number, y: number, r: number, rng: Rng, sw = 4) {
  const k = Math.max(r, 26)
  const fine = Math.min(sw, k * 0.1 + 1)
  const turn = rng.between(0, 60)
  const arms = ARMS[k < 38 ? 0 : rng.int(0, ARMS.length - 1)] ?? []
  const at = (a: number, d: number) => {
    const angle = ((turn + a) * Math.PI) / 180
    return pen`${x + Math.sin(angle) * k * d} ${y - Math.cos(angle) * k * d}`
  }
  const outline = Array.from({ length: 6 }, (_, i) => arms.map(([a, d]) => at(i * 60 + a, d)).join('L')).join('L')
  const star = Array.from({ length: 6 }, (_, i) => `${at(i * 60, 0.42)}L${at(i * 60 + 30, 0.2)}`).join('L')
  return tint('snow', path(`M${outline}Z`, fine) + (k > 40 ? path(`M${star}Z`, fine * 0.9) : ''))
}

/** One arm of a flake and the notch beside it: degrees from the arm, and distances from the middle. */
const ARMS: readonly (readonly (readonly [angle: number, d: number])[])[] = [
  [
    [-11, 0.66],
    [0, 1],
    [11, 0.66],
    [30, 0.4],
  ],
  [
    [-9, 0.5],
    [-19, 0.78],
    [0, 1],
    [19, 0.78],
    [9, 0.5],
    [30, 0.34],
  ],
  [
    [-10, 0.6],
    [-14, 0.9],
    [14, 0.9],
    [10, 0.6],
    [30, 0.38],
  ],
]
