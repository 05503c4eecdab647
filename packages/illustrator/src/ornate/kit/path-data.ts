/** Path data back to points, for drawings made by a pen. */
import type { Point, Poly } from './points.ts'

const STEPS = 10

/** The first closed part of a path of the commands M, L, Q, C and Z. */
export function sampled(data: string): Poly {
  const out: Poly = []
  let at: Point = [0, 0]
  for (const [, command = '', numbers = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    if (/z/i.test(command)) break
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const relative = command === command.toLowerCase()
    const point = (i: number): Point =>
      relative ? [at[0] + values[i]!, at[1] + values[i + 1]!] : [values[i]!, values[i + 1]!]
    const stride = /c/i.test(command) ? 6 : /q/i.test(command) ? 4 : 2
    for (let i = 0; i + stride <= values.length; i += stride) {
      const end = point(i + stride - 2)
      if (stride === 6) out.push(...bezier(at, point(i), point(i + 2), end))
      else if (stride === 4) out.push(...bezier(at, toward(at, point(i)), toward(end, point(i)), end))
      else out.push(end)
      at = end
    }
  }
  return out
}

const bezier = (a: Point, b: Point, c: Point, d: Point): Poly =>
  Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS
    const s = 1 - t
    const mix = (k: 0 | 1): number => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k]
    return [mix(0), mix(1)]
  })

/** Two thirds of the way: a curve with one handle has two there. */
const toward = (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * 2) / 3, a[1] + ((b[1] - a[1]) * 2) / 3]
