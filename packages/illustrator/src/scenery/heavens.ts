import type { Rng } from '../ink/random.ts'
import { circ, ell, line, path, pen, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export { bird } from './birds.ts'
export { cloud, cloudBank } from './clouds.ts'
export { SUNS, sun } from './suns.ts'

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

/** A full moon with its craters. */
export function fullMoon(x: number, y: number, r: number, rng: Rng, sw = 4): string {
  const turn = rng.between(0, 360)
  const craters = (
    [
      [-0.34, -0.36, 0.26],
      [0.42, -0.1, 0.19],
      [-0.1, 0.36, 0.22],
      [0.2, -0.56, 0.14],
      [-0.58, 0.2, 0.13],
    ] as const
  ).filter(([, , k]) => k * r > 10)
  return tint(
    'moon',
    circ(x, y, r, sw) +
      rot(turn, x, y, craters.map(([u, v, k]) => ell(x + u * r, y + v * r, k * r, k * r * 0.86, sw * 0.9)).join('')),
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
