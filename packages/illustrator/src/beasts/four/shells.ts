/** Shells of turtles, bands of armadillos. */
import { isSaidOf } from '../../art/part-looks.ts'
import { add, type P, unit } from '../rig/geom.ts'
import { through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import { type Kit, onTorso } from './kit.ts'

export function shell(k: Kit): void {
  const { ink, b, s } = k
  const al = unit(s.hip, s.shoulder)
  const [L, H] = [b.len * 0.8, b.sh * 1.36]
  const [x0, y0] = add(s.mid, s.up, -2)
  // Its rim stays above the ground when the legs are drawn in.
  const c: P = [x0, Math.min(y0, -H * 0.44)]
  const g = (x: number, y: number): P => add(add(c, al, x * L), s.up, y * H)
  const q = (x: number, y: number) => xy(g(x, y))
  const dome = `M${q(-1.05, -0.22)}C${q(-1, 0.75)} ${q(-0.5, 1.08)} ${q(0, 1.08)}C${q(0.5, 1.08)} ${q(1, 0.75)} ${q(1.05, -0.22)}Z`
  ink
    .tint(b.coat.mark ?? 'moss')
    .as('shell')
    .shape(dome)
  // A pattern that was asked for lies on a plain dome.
  const isPlain = isSaidOf('shell', k.said)
  ink.clip(dome, () => {
    if (isPlain) return
    for (const x of [-0.44, 0.44])
      ink.line(
        `M${q(x * 1.5, -0.3)}L${q(x * 1.25, 0.1)}L${q(x * 0.62, 0.45)}L${q(x * 0.72, 1.1)}M${q(x * 1.25, 0.1)}L${q(x * 2.5, 0.3)}M${q(x * 0.45, 0.05)}L${q(x * 0.62, 0.45)}M${q(x * 0.45, 0.05)}L${q(x * 0.8, -0.2)}`,
        0.9,
      )
    ink.line(`M${q(-0.27, 0.45)}L${q(0.27, 0.45)}M${q(-0.2, 0.05)}L${q(0.2, 0.05)}`, 0.9)
  })
  ink.line(dome, 1)
  const rim = [
    [-1.08, -0.1],
    [0, -0.08],
    [1.08, -0.1],
    [1.0, -0.32],
    [0, -0.4],
    [-1.0, -0.32],
  ] as const
  const edge = through(
    rim.map(([x, y]) => g(x, y)),
    true,
  )
  ink.tint(b.coat.horn ?? 'sand').shape(edge)
  // Plates of the rim, each wide enough to color.
  const n = ink.fits(L / 4) && ink.detail !== 'simple' ? 7 : 4
  const cuts = Array.from({ length: n }, (_, i) => -0.86 + (1.72 * i) / (n - 1))
  ink.clip(edge, () => ink.line(cuts.map((x) => `M${q(x, 0)}L${q(x * 0.96, -0.5)}`).join(''), 0.8))
}

/** The outline of a domed back that covers its flanks. */
function domed(k: Kit): string {
  const { b } = k
  const at = (u: number, v: number) => onTorso(k, u, v)
  // Past hip and shoulder, as far as the body is round.
  const [tail, neck] = [-(b.rump / b.len) * 0.98, 1 + (b.chest / b.len) * 0.9]
  const edge = [
    at(neck, -0.3),
    at(neck * 0.94, 0.7),
    at(0.92, 1.16),
    at(0.5, 1.26),
    at(0.08, 1.16),
    at(tail * 0.78, 0.7),
    at(tail, -0.3),
  ]
  const low = [at(-0.1, -0.56), at(0.5, -0.66), at(1.02, -0.56)]
  return through([...edge, ...low], true)
}

/** A domed back with bands around its middle. */
export function armor(k: Kit): void {
  const { ink, b } = k
  const at = (u: number, v: number) => onTorso(k, u, v)
  const d = domed(k)
  ink.tint(b.coat.mark ?? 'slate').shape(d)
  ink.clip(d, () => {
    const us = ink.fits(7) ? [0.22, 0.36, 0.5, 0.64, 0.78] : [0.3, 0.5, 0.7]
    for (const u of us) ink.line(through([at(u, 1.4), at(u + 0.05, 0.3), at(u, -0.8)]), 0.85)
    if (ink.detail !== 'simple')
      for (const u of [-0.16, -0.02, 0.12, 0.9, 1.04])
        ink.line(through([at(u, 0.7), at(u + 0.05, 0.5), at(u + 0.1, 0.7)]), 0.7)
  })
  ink.line(d, 1)
}

/** Scales that lie over each other like tiles, from the neck over the back to the end of the tail. */
export function overlapping(k: Kit): void {
  const { ink, b, s } = k
  const at = (u: number, v: number) => xy(onTorso(k, u, v))
  const d = domed(k)
  ink.tint(b.coat.mark ?? 'ochre').shape(d)
  const rows = ink.detail === 'simple' || !ink.fits(9) ? 3 : 4
  const [high, wide] = [2 / rows, 0.72 / rows]
  let tiles = ''
  for (let row = -1; row <= rows; row++)
    for (let u = 1.5 - (row % 2 ? wide / 2 : 0); u > -0.6; u -= wide) {
      const v = 1.3 - row * high
      tiles += `M${at(u, v)}C${at(u - wide * 1.1, v)} ${at(u - wide * 1.1, v - high)} ${at(u, v - high)}`
    }
  ink.clip(d, () => ink.line(tiles, 0.8))
  ink.line(d, 1)
  const along = s.tail.filter((_, i) => i % 2 === 0).slice(1)
  ink.clip(k.body, () => {
    for (const [i, p] of along.entries()) {
      const back = unit(along[Math.max(0, i - 1)]!, along[Math.max(1, i)] ?? p)
      const across: P = [-back[1], back[0]]
      const r = (b.tail.r ?? 8) * 1.3
      ink.line(through([add(p, across, r), add(p, back, r * 0.7), add(p, across, -r)]), 0.8)
    }
  })
}
