/** Blossoms that are drawn on a stem, in a vase and on a bush alike. */
import type { Knot, Pen } from '../../art/pen.ts'
import { around, knots, mirrored, placed, puffs, spiral } from '../shapes.ts'

/** Rings of petals, each smaller than the one before. */
export function rosette(p: Pen, x: number, y: number, r: number, n: number, rings: number, tint: string): void {
  for (let ring = 0; ring < rings; ring++) {
    const q = r * (1 - ring / rings) * (ring ? 1.02 : 1)
    p.tint(tint).blob(puffs(around(x, y, q * 0.88, q * 0.88, Math.max(5, n - ring * 2), ring * 20), 0.62))
  }
}

export function rose(p: Pen, x: number, y: number, r: number, tint = 'rose'): void {
  const at = (text: string) => placed(knots(text), x, y, r)
  if (r * p.at.scale > 60)
    for (const side of [-1, 1])
      p.tint(tint).blob(
        placed(
          knots('0.3 0.7, 0.9 0.72, 1.3 0.34, 1.28 -0.12, 0.98 -0.36, 0.6 0').map(([u, v]): Knot => [u * side, v]),
          x,
          y,
          r,
        ),
      )
  // Between the petals of a small one would be slivers.
  if (r * p.at.scale < 34) {
    rosette(p, x, y, r * 1.04, 7, 1, tint)
    spiral(p, x, y, r * 0.52, 1.4, 200)
    return
  }
  p.tint(tint).blob(at('-1.02 -0.2, -0.86 -0.66, -0.36 -0.9, 0.36 -0.9, 0.86 -0.66, 1.02 -0.2, 0.8 0.5, 0 1, -0.8 0.5'))
  p.blob(at('-0.64 -0.3, -0.56 -0.76, 0 -1, 0.56 -0.76, 0.64 -0.3, 0.4 0.2, 0 0.4, -0.4 0.2'))
  if (r * p.at.scale > 60) p.blob(at('-0.44 -0.36, -0.38 -0.72, 0 -0.86, 0.38 -0.72, 0.44 -0.36, 0 -0.06'))
  spiral(p, x, y - r * 0.46, r * (r * p.at.scale > 60 ? 0.28 : 0.36), 1.4, 200)
  p.blob(at('-1.02 -0.2!, -0.62 -0.28, -0.2 -0.02, 0.02 0.4, 0.08 0.98, -0.5 0.82, -0.92 0.36'))
  p.blob(at('1.02 -0.2!, 0.62 -0.28, 0.2 -0.02, -0.04 0.34, -0.1 0.62, 0.08 0.98, 0.55 0.8, 0.92 0.36'))
  if (r * p.at.scale > 60) p.line(at('-0.74 0.16, -0.4 0.36, -0.22 0.66')).line(at('0.72 0.1, 0.44 0.3, 0.34 0.62'))
}

export function tulip(p: Pen, x: number, y: number, r: number, tint: string): void {
  const at = (text: string) => placed(mirrored(text), x, y, r)
  p.tint(tint).blob(at('0 -0.9!, 0.3 -0.6, 0.3 0.4, 0 0.6'))
  for (const side of [1, -1])
    p.blob(
      placed(
        knots('0.04 0.95!, 0.6 0.8, 0.9 0.2, 0.85 -0.85!, 0.4 -0.55, 0.12 0').map(
          ([u, v, c]): Knot => [u * side, v, c ?? 0],
        ),
        x,
        y,
        r,
      ),
    )
  p.blob(at('0 -0.62!, 0.4 -0.05, 0.42 0.55, 0 0.96'))
}
