/** Garments as outlines, cut from the body they are worn on. */
import type { Body } from '../body.ts'
import { axes, clamp, type Disc, mix, off, type P, ring, stretched } from '../geometry.ts'
import { onLeg, sleeve, trouserLeg } from '../limbs.ts'
import { unite, without } from '../outline.ts'
import { SIDES, type Side } from '../skeleton.ts'
import { type Bottom, FULL, type Skirt, type Top } from './outfit.ts'

/** A grown neck comes out of an opening; under the chin of a child there is none to be seen. */
export function topShape(b: Body, top: Top): P[] {
  const cloth = b.trunkTo(top.hem, top.ease ?? 0.06)
  if (!isNecked(b)) return cloth
  const [neck, chest] = [b.at('neck'), b.at('chest')]
  const { along } = axes(neck, chest)
  return without(cloth, [
    stretched([neck, off(chest, along, b.h * 0.006 - b.head * 0.2)].map(([x, y]) => [x, y, b.head * 0.36] as const)),
  ])
}
export const isNecked = ({ skeleton: { build } }: Body): boolean => !build.piece && build.neck > 0.03

export function sleeveShape(b: Body, side: Side, top: Top): P[] {
  // At the shoulder as round as the trunk is there, or there would be a notch.
  const ease = (top.ease ?? 0.06) * 1.12 + 0.115
  if (top.cut === 'bell') return sleeve(b, side, top.sleeves, ease, 0.9)
  const plain = sleeve(b, side, top.sleeves, ease, top.sleeves < 0.6 ? 0.36 : 0.22)
  if (top.cut !== 'puff') return plain
  const [x, y] = mix(b.at(`${side}Shoulder`), b.at(`${side}Elbow`), 0.22)
  return unite([plain, stretched([[x, y, b.arm * 1.7]])])
}

/** Trousers go into boots, which would otherwise stand out on both sides of them. */
export const tuckedIn = (bottom: Bottom): Bottom => ({
  ...bottom,
  to: Math.min(bottom.to, 0.76),
  end: Math.min(bottom.end ?? 0.16, 0.02),
})

/** Near leg with the seat, far leg without: the near one is painted over the far one. */
export function legShape(b: Body, side: Side, bottom: Bottom): P[] {
  const leg = trouserLeg(b, side, bottom.to, bottom.ease ?? 0.12, bottom.end ?? 0.16)
  return side === 'near' ? unite([leg, b.pelvis]) : leg
}

/**
 * A skirt hangs from the waist to a hem of its own at each leg, stretched between them: however wide the step or bent the knee, it
 * covers what it should and has no folds where none can be.
 */
function hanging(b: Body, skirt: Skirt): P[] {
  // Small discs at both ends of a level line: larger ones would bulge up over the waist.
  const edge = b.waist(skirt.from)[2] * 0.16
  const waist: Disc[] = [
    [...b.on(skirt.from, -0.86), edge],
    [...b.on(skirt.from, 0.86), edge],
  ]
  const wide = b.leg * (1 + skirt.flare)
  const hems = SIDES.flatMap((side): Disc[] => {
    const [kx, ky] = onLeg(b, side, Math.min(0.5, skirt.to))
    const [hx, hy] = onLeg(b, side, skirt.to)
    const r = b.leg * 0.34
    const knee: Disc = [kx, ky, b.leg * 1.12]
    // A full skirt stands off from the waist on.
    const full: Disc[] = skirt.flare > FULL ? [-1, 1].map((q) => [kx + q * wide * 0.62, ky, b.leg * 0.5]) : []
    return [
      ...(skirt.to > 0.5 ? [knee] : []),
      ...full,
      [hx - wide, hy, r],
      [hx, hy + b.leg * 0.3, r],
      [hx + wide, hy, r],
    ]
  })
  return stretched([...waist, ...hems])
}

/** The lower edge of a skirt: where it falls in waves, the discs they are made of, and the notches between them. */
export function hemOf(b: Body, skirt: Skirt): { waves: Disc[]; notches: P[] } {
  const shape = hanging(b, skirt)
  const xs = shape.map(([x]) => x)
  const lowest = Math.max(...shape.map(([, y]) => y))
  const [x0, x1] = [Math.min(...xs) + b.leg * 0.2, Math.max(...xs) - b.leg * 0.2]
  const n = clamp(Math.round((x1 - x0) / (b.leg * 1.5)), 3, 7)
  const step = (x1 - x0) / n
  const foot = (x: number): P => [x, lowerEdge(shape, x) ?? lowest]
  const waves = Array.from({ length: n }, (_, i): Disc => {
    const [x, y] = foot(x0 + (i + 0.5) * step)
    return [x, y - step * 0.36, step * 0.56]
  })
  return { waves, notches: Array.from({ length: n - 1 }, (_, i) => foot(x0 + (i + 1) * step)) }
}

function lowerEdge(shape: readonly P[], x: number): number | undefined {
  const hits = shape.flatMap((a, i) => {
    const c = shape[(i + 1) % shape.length] as P
    return a[0] > x === c[0] > x ? [] : [a[1] + ((c[1] - a[1]) * (x - a[0])) / (c[0] - a[0])]
  })
  return hits.length ? Math.max(...hits) : undefined
}

/** Narrower ones hang straight. */
export const WAVY = 0.8

/** Somebody cross-legged before us: the knees are nearer than the trunk and go over it. */
export const kneesFirst = ({ frontal, skeleton: { joints, build, h } }: Body): boolean =>
  frontal &&
  joints.nearKnee[2] - joints.hip[2] > build.thigh * h * 0.4 &&
  joints.farKnee[2] - joints.hip[2] > build.thigh * h * 0.4

/** Over the lap, from knee to knee. */
function lap(b: Body, skirt: Skirt): P[] {
  const knees = SIDES.map((side): Disc => [...b.at(`${side}Knee`), b.leg * 1.3])
  const hem: Disc = [b.at('hip')[0], Math.max(...knees.map(([, y]) => y)) + b.leg * 0.5, b.leg * 0.9]
  return stretched([[...b.on(skirt.from, -0.86), b.leg * 0.2], [...b.on(skirt.from, 0.86), b.leg * 0.2], ...knees, hem])
}

export function skirtShape(b: Body, skirt: Skirt): P[] {
  if (kneesFirst(b)) return lap(b, skirt)
  const shape = hanging(b, skirt)
  return skirt.flare < WAVY ? shape : unite([shape, ...hemOf(b, skirt).waves.map((disc) => ring(disc))])
}
