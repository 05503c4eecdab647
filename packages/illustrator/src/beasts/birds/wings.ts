/** A wing at rest: three rows of feathers that lie over each other toward the tail. */
import { add, dir, mix, type P } from '../rig/geom.ts'
import type { Ink } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import type { Bird, BirdBones, BirdPose } from './types.ts'

export function foldedWing(ink: Ink, b: Bird, s: BirdBones, pose: BirdPose): void {
  if (b.wing === 'flipper') {
    flipper(ink, b, s, pose)
    return
  }
  const stub = b.wing === 'stub'
  const L = b.len * (b.wingLen ?? 1) * (stub ? 0.52 : 0.92)
  const W = b.r * 0.72
  const o = add(mix(s.c, s.breast, 0.82), s.up, b.r * 0.2)
  const u = dir(180 + s.tilt - (b.wing === 'plume' ? 14 : 4))
  const v: P = [-u[1], u[0]]
  const q = (x: number, y: number) => xy([o[0] + u[0] * x * L - v[0] * y * W, o[1] + u[1] * x * L - v[1] * y * W])
  const ends = b.wing === 'plume' ? PLUME : stub ? STUB : FOLD
  const [first] = ends as [Lobe]
  let d = `M${q(-0.1, 0.05)}C${q(-0.04, 0.95)} ${q(0.5, 0.98)} ${q(...first[0])}`
  for (const [, bow, notch] of ends) d += `Q${q(...bow)} ${q(...notch)}`
  ink.shape(`${d}C${q(0.12, -0.86)} ${q(-0.16, -0.6)} ${q(-0.1, 0.05)}Z`)
  if (stub || !ink.fits(W * 0.62)) return
  // Each long feather lies under the one above it, and the small ones of the shoulder lie over them all.
  for (const [, , [x, y]] of ends.slice(0, -1))
    ink.line(`M${q(x, y)}Q${q(x - 0.16, y + 0.24)} ${q(Math.max(x - 0.4, 0.36), y * 0.6 + 0.3)}`, 0.85)
  const edge = `M${q(0.28, 0.8)}Q${q(0.46, 0.5)} ${q(0.27, 0.28)}Q${q(0.42, 0)} ${q(0.22, -0.2)}Q${q(0.34, -0.46)} ${q(0.14, -0.66)}`
  if (ink.fits(W * 0.8)) ink.line(edge, 0.85)
}

/** The end of a feather: where it begins, how it bows, and where the next one covers it. */
type Lobe = readonly [from: readonly [number, number], bow: readonly [number, number], notch: readonly [number, number]]
const FOLD: readonly Lobe[] = [
  [
    [1.16, 0.3],
    [1.06, -0.02],
    [0.88, -0.1],
  ],
  [
    [0.88, -0.1],
    [0.86, -0.36],
    [0.66, -0.42],
  ],
  [
    [0.66, -0.42],
    [0.6, -0.74],
    [0.36, -0.74],
  ],
]
const STUB: readonly Lobe[] = [
  [
    [1.04, 0.2],
    [0.9, -0.7],
    [0.36, -0.74],
  ],
]
const PLUME: readonly Lobe[] = [
  [
    [1.12, 0.78],
    [1.12, 0.36],
    [0.9, 0.26],
  ],
  [
    [0.9, 0.26],
    [1.04, -0.1],
    [0.8, -0.2],
  ],
  [
    [0.8, -0.2],
    [0.86, -0.54],
    [0.6, -0.56],
  ],
  [
    [0.6, -0.56],
    [0.54, -0.84],
    [0.32, -0.8],
  ],
]

function flipper(ink: Ink, b: Bird, s: BirdBones, pose: BirdPose): void {
  const o = add(mix(s.c, s.breast, 0.75), s.up, b.r * 0.12)
  const out = pose.flap ? 60 : pose.step ? 26 : 6
  const u = dir(pose.fly || pose.swim ? 200 : s.tilt + 170 - out)
  const v: P = [u[1], -u[0]]
  const L = b.len * 0.82
  const g = (x: number, y: number) => xy([o[0] + u[0] * x * L + v[0] * y, o[1] + u[1] * x * L + v[1] * y])
  ink.shape(
    `M${g(0, 6)}C${g(0.5, 9)} ${g(1, 5)} ${g(1, 0)}C${g(1, -4)} ${g(0.5, -6)} ${g(0, -6)}Q${g(-0.18, 0)} ${g(0, 6)}Z`,
  )
}
