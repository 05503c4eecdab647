/** What stands around a head that is no horn: an axolotl's gills, the shield of a triceratops. */
import { dir, type P } from '../rig/geom.ts'
import { xy } from '../rig/trace.ts'
import type { Kit } from './kit.ts'

export function gills(k: Kit): void {
  const { ink, f, b } = k
  ink.tint(b.coat.mark ?? 'rose')
  for (const side of [1, -1])
    for (const [a, y] of [
      [38, -0.55],
      [8, -0.12],
      [-20, 0.3],
    ] as const) {
      const c = f.at(side * 0.95, y)
      const u = dir(side > 0 ? a : 180 - a)
      const n: P = [u[1], -u[0]]
      const L = f.s * 1.05
      const q = (x: number, v: number) => xy([c[0] + (u[0] * x + n[0] * v) * L, c[1] + (u[1] * x + n[1] * v) * L])
      ink.shape(
        `M${q(-0.25, 0.16)}L${q(0.2, 0.2)}Q${q(0.3, 0.42)} ${q(0.48, 0.36)}Q${q(0.5, 0.2)} ${q(0.55, 0.18)}Q${q(0.72, 0.34)} ${q(0.86, 0.2)}Q${q(1.15, 0)} ${q(0.86, -0.2)}Q${q(0.72, -0.34)} ${q(0.55, -0.18)}Q${q(0.5, -0.2)} ${q(0.48, -0.36)}Q${q(0.3, -0.42)} ${q(0.2, -0.2)}L${q(-0.25, -0.16)}Z`,
      )
    }
}

export function frill(k: Kit): void {
  const { ink, f, b } = k
  const { mz = 1.6, my = 0.35 } = b.head
  ink
    .tint(b.coat.mark ?? 'orange')
    .shape(
      f.d(
        'M.35 -.7C.3 -1.3 0 -1.75 -.4 -2.05Q-.62 -2.35 -.9 -2.12Q-1.2 -2.3 -1.35 -1.95Q-1.7 -1.95 -1.7 -1.55Q-2.02 -1.4 -1.88 -1.05Q-2.1 -.75 -1.85 -.5Q-1.9 -.1 -1.55 -.02C-1.3 .5 -.8 .8 -.1 .75Z',
      ),
    )
  for (const [x, y] of [
    [-1.3, -1.45],
    [-1.45, -0.85],
    [-1.2, -0.3],
    [-0.75, -1.6],
  ] as const)
    ink.oval(f.at(x, y), f.s * 0.2, f.s * 0.2, 0, 0.8)
  ink.tint(b.coat.horn ?? 'cream')
  ink.shape(f.d('M.5 -.56C.66 -1.1 1 -1.6 1.62 -2Q1.52 -1.1 1 -.44Q.74 -.36 .5 -.56Z'))
  ink.shape(f.d('M.04 -.66C.1 -1.2 .4 -1.8 .94 -2.2Q1 -1.3 .56 -.5Q.28 -.44 .04 -.66Z'))
  ink.shape(
    f.d(
      `M${mz * 0.76} ${my - 0.5}Q${mz * 0.84} ${my - 0.9} ${mz * 1.06} ${my - 1.14}Q${mz * 1.16} ${my - 0.76} ${mz * 1.1} ${my - 0.34}Q${mz * 0.92} ${my - 0.28} ${mz * 0.76} ${my - 0.5}Z`,
    ),
  )
}
