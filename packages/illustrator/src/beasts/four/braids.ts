/** Hair of horses in a braid: segments one over the other, a band, and a loose end. */
import { add, dist, even, last, leftOf, type P, unit } from '../rig/geom.ts'
import type { Ink } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'

/** Along a line, from its root to its tip, so wide at the root. */
export function braid(ink: Ink, line: readonly P[], r: number): void {
  const length = line.slice(1).reduce((sum, p, i) => sum + dist(p, line[i]!), 0)
  const n = Math.max(4, Math.min(11, Math.round(length / (r * 1.2))))
  const points = even([...line], n + 1)
  const step = length / n
  const [tip, before] = [last(points), points[n - 1]!]
  const e = unit(before, tip)
  const end = (x: number, y: number) => xy(add(add(tip, e, x * r), leftOf(e), y * r))
  ink.shape(
    `M${end(-0.4, 0.4)}C${end(0.4, 1.5)} ${end(1.5, 1.2)} ${end(2.3, 0.5)}Q${end(1.7, 0.1)} ${end(2.2, -0.6)}C${end(1.4, -1.2)} ${end(0.4, -1.4)} ${end(-0.4, -0.4)}Z`,
  )
  for (let i = n - 1; i >= 0; i--) {
    const [p, q] = [points[i]!, points[i + 1]!]
    const way = unit(p, q)
    const w = r * (1.15 - 0.4 * (i / n))
    const g = (x: number, y: number) => xy(add(add(p, way, x * step), leftOf(way), y * w))
    ink.shape(
      `M${g(-0.2, 0)}C${g(-0.3, 1.1)} ${g(0.5, 1.5)} ${g(1.25, 0.16)}Q${g(1.3, 0)} ${g(1.25, -0.16)}C${g(0.5, -1.5)} ${g(-0.3, -1.1)} ${g(-0.2, 0)}Z`,
    )
    ink.line(`M${g(0.04, 0.62)}Q${g(0.4, 0.3)} ${g(0.62, -0.1)}`, 0.8)
  }
  const band = (x: number, y: number) => xy(add(add(tip, e, x * r), leftOf(e), y * r))
  ink.tint('rose').shape(`M${band(-0.5, 0.8)}L${band(0.2, 0.8)}L${band(0.2, -0.8)}L${band(-0.5, -0.8)}Z`)
}
