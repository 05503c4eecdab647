/** Vectors and simple shapes. Figures are solved facing right in pixels: x right, y down, z toward the viewer. */
export type P = readonly [x: number, y: number]
export type V = readonly [x: number, y: number, z: number]
/** A disc: where it is and how large. */
export type Disc = readonly [x: number, y: number, r: number]

export const rad = (deg: number): number => (deg * Math.PI) / 180
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number, lo: number, hi: number): number => Math.max(lo, Math.min(hi, v))
export const mix = (a: P, b: P, t: number): P => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
export const dist = (a: readonly [number, number, ...unknown[]], b: readonly [number, number, ...unknown[]]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1])

export const add = (a: V, b: V, k = 1): V => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
export const sub = (a: V, b: V): V => add(a, b, -1)
export const dot = (a: V, b: V): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: V): number => Math.hypot(a[0], a[1], a[2])
export const unit = (a: V): V => {
  const l = length(a) || 1
  return [a[0] / l, a[1] / l, a[2] / l]
}
export const flat = (v: V): P => [v[0], v[1]]

/** The direction from a to b on the page, and the way across it. */
export function axes(a: P, b: P): { along: P; across: P; length: number } {
  const l = dist(a, b)
  const along: P = l < 1e-6 ? [0, 1] : [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  return { along, across: [-along[1], along[0]], length: l }
}

/** Moved from p by so much along one direction and so much across it. */
export const off = (p: P, along: P, a: number, across: P = [0, 0], c = 0): P => [
  p[0] + along[0] * a + across[0] * c,
  p[1] + along[1] * a + across[1] * c,
]

/** As many corners as it takes for nobody to see them; px is how many pixels one unit is. */
export function ring([x, y, r]: Disc, px = 1, squash = 1, turn = 0): P[] {
  const n = Math.round(clamp(9 * Math.sqrt(Math.max(1, r * px)) * 0.72, 10, 56))
  const [c, s] = [Math.cos(rad(turn)), Math.sin(rad(turn))]
  return Array.from({ length: n }, (_, i) => {
    const a = (i * 2 * Math.PI) / n
    const [u, v] = [r * Math.cos(a), r * squash * Math.sin(a)]
    return [x + u * c - v * s, y + u * s + v * c]
  })
}

function hull(points: readonly P[]): P[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly P[]): P[] => {
    const out: P[] = []
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [out[out.length - 2] as P, out[out.length - 1] as P]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(p)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** The skin stretched over discs: a tapered capsule, a shoe, a trunk. */
export const stretched = (discs: readonly Disc[], px = 1): P[] => hull(discs.flatMap((d) => ring(d, px)))

/** Points along the smooth curve through a few. */
export function spline(points: readonly P[], per = 6): P[] {
  const at = (i: number) => points[clamp(i, 0, points.length - 1)] as P
  const out: P[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < per; k++) {
      const t = k / per
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const f = (q: 0 | 1) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t ** 3)
      out.push([f(0), f(1)])
    }
  return [...out, at(points.length - 1)]
}

/** The closed curve through a few points, as a polygon. */
export function loop(points: readonly P[], per = 6): P[] {
  const [first, second] = points as [P, P, ...P[]]
  const around = [points.at(-1) as P, ...points, first, second]
  return spline(around, per).slice(per, per * (points.length + 1))
}

export function inside([x, y]: P, polygon: readonly P[]): boolean {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i] as P, polygon[j] as P]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
  }
  return odd
}
