/** Coats of quills, in rows that overlap like tiles; every quill is an area of its own. */
import { add, dir, leftOf, mix, type P, unit } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import { has, type Kit } from './kit.ts'

/** A hedgehog's: one dome from the brow to the tail, its edge all tips, and shorter rows on it that lie the same way. */
function dome(k: Kit): void {
  const { ink, b, s } = k
  const al = unit(s.hip, s.shoulder)
  const at = (from: P, ahead: number, high: number): P => add(add(from, al, ahead), s.up, high)
  const r = b.head.size
  const back = mix(s.hip, s.shoulder, 0.4)
  const edge = spread([
    at(s.head, r * 0.42, r * 0.74),
    at(s.head, -r * 0.3, r * 1.06),
    at(s.shoulder, 0, b.belly * 1.3),
    at(back, 0, b.belly * 1.42),
    at(s.hip, -b.rump * 0.5, b.belly * 1.06),
    at(s.hip, -b.rump * 1.14, b.belly * 0.3),
    at(s.hip, -b.rump * 1.04, -b.belly * 0.5),
  ])
  const flank = spread([
    at(s.head, r * 0.3, r * 0.6),
    at(s.head, -r * 0.2, r * 0.3),
    at(s.head, -r * 0.66, -r * 0.3),
    at(s.shoulder, -b.chest * 0.3, -b.belly * 0.42),
    at(back, 0, -b.belly * 0.56),
    at(s.hip, -b.rump * 0.3, -b.belly * 0.58),
    at(s.hip, -b.rump * 0.9, -b.belly * 0.52),
  ])
  const on = (t: number, out: number): P => mix(flank(t), edge(t), out)
  const spike = (t: number, half: number, out: number, reach: number): [P, P, P] => {
    const [a, c] = [on(t - half, out), on(t + half, out)]
    const way = unit([0, 0], add(unit(flank(t), edge(t)), unit(a, c), 0.5))
    return [a, add(mix(a, c, 0.5), way, reach), c]
  }
  const long = (b.len + b.belly) * 0.16
  const few = ink.detail === 'simple' || !ink.fits(5)
  const n = few ? 9 : 13
  const tips = Array.from({ length: n }, (_, i) => spike((i + 0.5) / n, 0.5 / n, 0.92, long))
  const rim = Array.from({ length: 9 }, (_, i) => on(1 - i / 8, 0))
  const [first] = tips[0] as [P, P, P]
  ink
    .tint(b.coat.mark ?? 'bark')
    .shape(
      `M${xy(first)}${tips.map(([, tip, end]) => `L${xy(tip)}L${xy(end)}`).join('')}${through(rim).replace(/^M/, 'L')}Z`,
    )
  for (const [row, out] of (few ? [0.5] : [0.66, 0.4, 0.16]).entries()) {
    const m = n - 3 - row
    for (let i = 0; i < m; i++) {
      const [a, tip, c] = spike((i + 0.9) / (m + 0.8), 0.36 / m, out, long * 0.8)
      ink.line(`M${xy(a)}L${xy(tip)}L${xy(c)}`, 0.8)
    }
  }
}

/** The place at a share of the way along a few points. */
const spread =
  (points: readonly P[]) =>
  (t: number): P => {
    const way = Math.max(0, Math.min(1, t)) * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(way))
    return mix(points[i] as P, points[i + 1] as P, way - i)
  }

/** From brow to tail; the rows nearer to the face lie over those behind them, and all lean toward the tail. */
export function quills(k: Kit): void {
  const { ink, b, s } = k
  const long = has(k, 'spines')
  if (!long && b.head.view !== 'front' && !k.pose.curl) {
    dome(k)
    return
  }
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
