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
  const L = b.len * (b.wingLen ?? 1) * (b.wing === 'stub' ? 0.46 : 0.86)
  const W = b.r * 0.62
  const o = add(mix(s.c, s.breast, 0.8), s.up, b.r * 0.22)
  const u = dir(180 + s.tilt - (b.wing === 'plume' ? 12 : 2))
  const v: P = [-u[1], u[0]]
  const q = (x: number, y: number) => xy([o[0] + u[0] * x * L - v[0] * y * W, o[1] + u[1] * x * L - v[1] * y * W])
  const plume = `M${q(-0.1, 0)}C${q(0, 1.1)} ${q(0.5, 1.25)} ${q(1.08, 0.75)}Q${q(1, 0.3)} ${q(0.86, 0.2)}Q${q(1, -0.1)} ${q(0.86, -0.3)}Q${q(0.78, -0.5)} ${q(0.62, -0.45)}Q${q(0.55, -0.85)} ${q(0.34, -0.75)}C${q(0.1, -0.95)} ${q(-0.15, -0.6)} ${q(-0.1, 0)}Z`
  const plain = `M${q(-0.1, 0.1)}C${q(0, 0.95)} ${q(0.5, 0.8)} ${q(1.12, 0.2)}C${q(1, -0.05)} ${q(0.9, -0.2)} ${q(0.8, -0.25)}C${q(0.74, -0.45)} ${q(0.6, -0.6)} ${q(0.5, -0.6)}C${q(0.4, -0.85)} ${q(-0.15, -0.9)} ${q(-0.1, 0.1)}Z`
  ink.shape(b.wing === 'plume' ? plume : plain)
  if (!ink.fits(W * 0.5)) return
  ink.line(`M${q(0.8, -0.25)}Q${q(0.62, -0.05)} ${q(0.42, 0)}M${q(0.5, -0.6)}Q${q(0.38, -0.4)} ${q(0.22, -0.36)}`, 0.8)
  // Small feathers at the shoulder.
  if (ink.fits(W * 0.8))
    ink.line(
      `M${q(0.24, 0.68)}Q${q(0.38, 0.5)} ${q(0.25, 0.3)}Q${q(0.38, 0.12)} ${q(0.22, -0.06)}Q${q(0.32, -0.26)} ${q(0.14, -0.42)}`,
      0.75,
    )
  if (b.marks?.includes('bars')) ink.line(`M${q(0.3, 0.72)}Q${q(0.36, 0.2)} ${q(0.24, -0.36)}`, 0.8)
}

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
