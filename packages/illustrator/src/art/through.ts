import { num } from '../ink/svg.ts'

/** A point of a curve; the third number is other than 0 where it is a corner. */
type Bend = readonly [x: number, y: number, corner: number]

/** Path data of a Catmull-Rom curve through the points, as cubic curves. */
export function through(pts: readonly Bend[], closed: boolean): string {
  const n = pts.length
  const knot = (i: number) => pts[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Bend
  const first = knot(0)
  let d = `M${num(first[0])} ${num(first[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)]
    if (b[2] && c[2]) {
      d += `L${num(c[0])} ${num(c[1])}`
      continue
    }
    const c1 = b[2] ? b : [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const c2 = c[2] ? c : [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${num(c1[0] as number)} ${num(c1[1] as number)} ${num(c2[0] as number)} ${num(c2[1] as number)} ${num(c[0])} ${num(c[1])}`
  }
  return closed ? `${d}Z` : d
}
