/** What stands around a head that is no horn: an axolotl's gills, the shield of a triceratops. */
import { dir, type P } from '../rig/geom.ts'
import { xy } from '../rig/trace.ts'
import type { Kit } from './kit.ts'

/** Where the fronds of a gill part, along its rib and out from it, and how far each swells between. */
const NOTCHES = [
  [0.06, 0.13],
  [0.32, 0.2],
  [0.55, 0.2],
  [0.76, 0.16],
  [0.94, 0.08],
] as const
const FRONDS = [
  [0.16, 0.5],
  [0.43, 0.5],
  [0.67, 0.44],
  [0.9, 0.34],
] as const

/** A feathered gill: four rounded fronds on either side of its rib, shorter toward the tip. */
function plume(q: (x: number, v: number) => string): string {
  const out = FRONDS.map(([x, v], i) => `Q${q(x, v)} ${q(NOTCHES[i + 1]![0], NOTCHES[i + 1]![1])}`)
  const back = FRONDS.map(([x, v], i) => `Q${q(x, -v)} ${q(NOTCHES[i]![0], -NOTCHES[i]![1])}`).toReversed()
  return `M${q(-0.25, 0.12)}L${q(...NOTCHES[0])}${out.join('')}Q${q(1.3, 0)} ${q(0.94, -0.08)}${back.join('')}L${q(-0.25, -0.12)}Z`
}

export function gills(k: Kit): void {
  const { ink, f, b } = k
  ink.tint(b.coat.mark ?? 'rose')
  for (const side of [1, -1])
    for (const [a, y] of [
      [42, -0.58],
      [7, -0.12],
      [-27, 0.32],
    ] as const) {
      const c = f.at(side * 0.95, y)
      const u = dir(side > 0 ? a : 180 - a)
      const n: P = [u[1], -u[0]]
      const L = f.s * 1.05
      const q = (x: number, v: number) => xy([c[0] + (u[0] * x + n[0] * v) * L, c[1] + (u[1] * x + n[1] * v) * L])
      ink.shape(plume(q))
      if (ink.fits(L * 0.2)) ink.line(`M${q(0.1, 0)}L${q(0.86, 0)}`, 0.8)
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
