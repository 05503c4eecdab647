/** The lobed leaf of old wallpapers, bent along a line. */
import { bellyAt } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { beside, type Point, type Poly } from '../kit/points.ts'

const LOBES = 5

/** How wide it is along its length: round lobes that grow to the middle and shrink to the tip. */
const lobed = (t: number): number => bellyAt(t, 0.4) * (0.66 + 0.34 * Math.abs(Math.sin(Math.PI * (LOBES * t - 0.1))))

export function acanthus(spine: Poly, wide: number): string {
  const half = wide / 2
  const side = (sign: number): Poly => beside(spine, (t) => sign * half * lobed(t))
  let out = shape([...side(-1), ...side(1).reverse().slice(1, -1)], 4)
  out += line(spine.slice(0, -3), 3.4)
  const last = spine.length - 1
  for (let k = 1; k < LOBES; k++) {
    const t = (k + 0.05) / LOBES - 0.1
    const from = spine[Math.round(Math.max(0.02, t - 0.05) * last)]!
    for (const sign of [-1, 1]) {
      const edge = side(sign)[Math.round((t + 0.1) * last)]!
      const toward = (share: number): Point => [
        from[0] + (edge[0] - from[0]) * share,
        from[1] + (edge[1] - from[1]) * share,
      ]
      if (wide * bellyAt(t, 0.4) > 34) out += line([from, toward(0.62)], 3)
    }
  }
  return out
}
