/** A cloud as engravers draw one, flat below; at k = 1 it is some 160 px wide. */
import type { Point, Poly } from './points.ts'

/** Middle and size of each lobe, from left to right. */
const LOBES = [
  [-62, 4, 22],
  [-32, -14, 27],
  [8, -24, 34],
  [46, -8, 25],
  [68, 8, 19],
] as const
const FOOT = 24

/** The upper edge of round lobes over a level foot. */
const OUTLINE: Poly = (() => {
  const out: Poly = []
  for (let x = -84; x <= 87; x += 1.5) {
    const tops = LOBES.flatMap(([u, v, r]) => (Math.abs(x - u) < r ? [v - Math.sqrt(r ** 2 - (x - u) ** 2)] : []))
    if (tops.length) out.push([x, Math.min(...tops)])
  }
  return [[-84, 12], ...out, [87, 14], [80, FOOT], [-76, FOOT]]
})()

export const cloud = ([x, y]: Point, k: number): Poly => OUTLINE.map(([u, v]): Point => [x + u * k, y + v * k])
