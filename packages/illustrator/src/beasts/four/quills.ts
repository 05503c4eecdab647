/** Coats of quills, in rows that overlap like tiles; every quill is an area of its own. */
import { add, dir, leftOf, mix, type P, unit } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import { has, type Kit } from './kit.ts'

/** From brow to tail; the rows nearer to the face lie over those behind them, and all lean toward the tail. */
export function quills(k: Kit): void {
  const { ink, b, s } = k
  const long = has(k, 'spines')
  const al = unit(s.hip, s.shoulder)
  const c = add(mix(s.hip, s.shoulder, long ? 0.5 : 0.66), s.up, -b.belly * 0.1)
  const [L, H] = [b.len * 0.5 + b.rump * (long ? 0.9 : 1.15), b.belly * (long ? 1.34 : 1.66)]
  const at = (deg: number, size: number): P => {
    const v = dir(deg)
    return add(add(c, al, v[0] * L * size), s.up, -v[1] * H * size)
  }
  const few = ink.detail === 'simple' || !ink.fits(5)
  const rows: readonly (readonly [size: number, n: number])[] = few
    ? [
        [0.92, 9],
        [0.52, 6],
      ]
    : [[0.94, 13], [0.66, 10], [0.38, 7], ...(long ? ([[0.14, 4]] as const) : [])]
  ink
    .tint(b.coat.mark ?? 'bark')
    .cover(
      through([200, 165, 130, 95, 60, 25, 5].map((deg) => at(deg, 0.9)).concat([at(300, 0.2), at(240, 0.24)]), true),
    )
  const [from, to] = [202, long ? 40 : 24]
  rows.forEach(([size, n], row) => {
    for (let i = 0; i < n; i++) {
      const deg = from + ((to - from) * (i + (row % 2) * 0.5)) / (n - 1 + (row % 2) * 0.5)
      const out = unit(c, at(deg, size))
      const lean = unit([0, 0], add(add([0, 0], out), al, long ? -0.9 : -0.34))
      const side = leftOf(lean)
      const wide = (((L + H) * size * 1.7) / n) * (long ? 0.9 : 1.16)
      const reach = (L + H) * (long ? 0.34 : few ? 0.24 : 0.21) * (long && row === 0 ? 1.15 : 1)
      const base = add(at(deg, size), lean, -reach * 0.5)
      const g = (x: number, y: number) => xy(add(add(base, lean, x), side, y))
      // Long ones are pointed at both ends.
      const d = long
        ? `M${g(0, 0)}Q${g(reach * 0.2, -wide * 0.72)} ${g(reach, 0)}Q${g(reach * 0.2, wide * 0.72)} ${g(0, 0)}Z`
        : `M${g(0, -wide * 0.5)}Q${g(reach * 0.5, -wide * 0.44)} ${g(reach, 0)}Q${g(reach * 0.5, wide * 0.44)} ${g(0, wide * 0.5)}Q${g(-wide * 0.3, 0)} ${g(0, -wide * 0.5)}Z`
      ink.tint(b.coat.mark ?? 'bark').shape(d, 0.85)
    }
  })
}
