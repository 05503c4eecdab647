/** Garments as outlines, cut from the body they are worn on. */
import type { Body } from '../body.ts'
import { axes, clamp, type Disc, mix, off, type P, ring, stretched } from '../geometry.ts'
import { onLeg, sleeve, trouserLeg } from '../limbs.ts'
import { softened, unite, without } from '../outline.ts'
import { SIDES, type Side } from '../skeleton.ts'
import { type Bottom, FULL, type Skirt, type Top } from './outfit.ts'

/** A grown neck comes out of an opening; under the chin of a child there is none to be seen. */
export function topShape(b: Body, top: Top): P[] {
  const whole = b.trunkTo(top.hem, top.ease ?? 0.06)
  const cloth =
    top.sleeves > 0 || !isSkin(b)
      ? whole
      : without(
          whole,
          SIDES.map((side) => ring(armhole(b, side))),
        )
  if (!isNecked(b)) return cloth
  const [neck, chest] = [b.at('neck'), b.at('chest')]
  const { along } = axes(neck, chest)
  return without(cloth, [
    stretched([neck, off(chest, along, b.h * 0.006 - b.head * 0.2)].map(([x, y]) => [x, y, b.head * 0.36] as const)),
  ])
}
/** A body in one piece, as a thing has that is alive, has no shoulders. */
const isSkin = ({ skeleton: { build } }: Body): boolean => !build.piece
/** Where cloth without sleeves leaves the shoulder free: an arm that lay on it as a piece of its own would be a sausage. */
export const armhole = (b: Body, side: Side): Disc => [...b.at(`${side}Shoulder`), b.arm * 1.3]
export const isNecked = ({ skeleton: { build } }: Body): boolean => !build.piece && build.neck > 0.03

/** `from` is more than 0 where only what is before the head is drawn. */
export function sleeveShape(b: Body, side: Side, top: Top, from = 0): P[] {
  // At the shoulder as round as the trunk is there, or there would be a notch.
  const ease = (top.ease ?? 0.06) * 1.12 + 0.115
  if (top.cut === 'bell') return sleeve(b, side, top.sleeves, ease, 0.9, from)
  const plain = sleeve(b, side, top.sleeves, ease, top.sleeves < 0.6 ? 0.36 : 0.22, from)
  if (top.cut !== 'puff' || from) return plain
  const [x, y] = mix(b.at(`${side}Shoulder`), b.at(`${side}Elbow`), 0.22)
  return unite([plain, stretched([[x, y, b.arm * 1.7]])])
}

/** Trousers go into boots, which would otherwise stand out on both sides of them. */
export const tuckedIn = (bottom: Bottom): Bottom => ({
  ...bottom,
  to: Math.min(bottom.to, 0.76),
  end: Math.min(bottom.end ?? 0.16, 0.02),
})

/** Near leg with the seat, far leg without: the near one is painted over the far one. Over a shirt it is the leg alone, and what the shirt leaves free of the seat. */
export function legShape(b: Body, side: Side, bottom: Bottom, shirt?: readonly P[]): P[] {
  const leg = trouserLeg(b, side, bottom.to, bottom.ease ?? 0.12, bottom.end ?? 0.16)
  return side === 'near' ? unite([leg, shirt ? without(b.pelvis, [shirt]) : b.pelvis]) : leg
}

/** Small discs at both ends of a level line: larger ones would bulge up over the waist. */
const waistOf = (b: Body, { from }: Skirt): Disc[] =>
  [-0.86, 0.86].map((v) => [...b.on(from, v), b.waist(from)[2] * 0.16])

/**
 * A skirt hangs from the waist to a hem of its own at each leg, stretched between them: however wide the step or bent the knee, it
 * covers what it should and has no folds where none can be.
 */
function hanging(b: Body, skirt: Skirt): P[] {
  const waist = waistOf(b, skirt)
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
  // Bent over or crouching, the thighs would come out of it behind.
  const seat = SIDES.map((side): Disc => [...b.at(`${side}Hip`), b.leg * 1.16])
  return stretched([...waist, ...seat, ...hems])
}

/** Somebody whose thighs are level: what is worn over them lies there, and only what is beyond the knees hangs. */
export const isSeated = (b: Body): boolean =>
  b.at('hip')[1] - b.at('chest')[1] > b.skeleton.build.torso * b.h * 0.6 &&
  SIDES.every((side) => b.at(`${side}Knee`)[1] - b.at(`${side}Hip`)[1] < b.skeleton.build.thigh * b.h * 0.5)

/** From the waist to the seat, over the thighs to the knees and on along the shins: stretched from waist to hem it would have no lap. */
function seated(b: Body, skirt: Skirt): P[] {
  const hips = SIDES.map((side): Disc => [...b.at(`${side}Hip`), b.skeleton.build.hip * b.h * 0.58])
  const knees = SIDES.map((side): Disc => {
    const [x, y] = onLeg(b, side, Math.min(0.5, skirt.to))
    return [x, y, b.leg * 1.2]
  })
  const hems = SIDES.flatMap((side): Disc[] => {
    const [x, y] = onLeg(b, side, skirt.to)
    const { along, across } = axes(b.at(`${side}Knee`), b.at(`${side}Ankle`))
    const lies = Math.abs(along[0]) > Math.abs(along[1])
    // On the ground a hem is as wide as the legs; hanging it stands off from them.
    const wide = b.leg * (lies ? 0.8 : Math.min(2.4, 1 + skirt.flare))
    return [-1, 1].map((q) => [...off([x, y], lies ? across : [1, 0], q * wide), b.leg * 0.34])
  })
  // As wide as the belly above it, or that would hang over it.
  const [x, y, r] = b.waist(skirt.from + 0.14)
  const parts = [stretched([...waistOf(b, skirt), [x, y, r * 0.98], ...hips]), stretched([...hips, ...knees])]
  if (skirt.to > 0.5) parts.push(stretched([...knees, ...hems]))
  return softened(unite(parts), b.leg)
}

/** The lower edge of a skirt: where it falls in waves, the discs they are made of, and the notches between them. */
export function hemOf(b: Body, skirt: Skirt): { waves: Disc[]; notches: P[] } {
  const lies = isSeated(b)
  const shape = lies ? seated(b, skirt) : hanging(b, skirt)
  const xs = shape.map(([x]) => x)
  const knees = SIDES.map((side) => b.at(`${side}Knee`))
  const lowest = Math.max(...shape.map(([, y]) => y))
  // On the lap there is no edge to fall in waves, and none falls that ends at the knees.
  if (lies && lowest < Math.max(...knees.map(([, y]) => y)) + b.leg * 2) return { waves: [], notches: [] }
  const from = lies ? Math.min(...knees.map(([x]) => x)) - b.leg * 1.1 : Math.min(...xs)
  const [x0, x1] = [from + b.leg * 0.2, Math.max(...xs) - b.leg * 0.2]
  const n = clamp(Math.round((x1 - x0) / (b.leg * 1.5)), lies ? 2 : 3, 7)
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

/** Over the lap, from knee to knee: between them it ends higher, and what is crossed below is seen. */
function lap(b: Body, skirt: Skirt): P[] {
  const waist: Disc[] = [-0.86, 0.86].map((v) => [...b.on(skirt.from, v), b.leg * 0.2])
  const knees = SIDES.map((side): Disc => {
    const [x, y] = b.at(`${side}Knee`)
    return [x, y - b.leg * 0.2, b.leg * 1.22]
  })
  const hem: Disc = [b.at('hip')[0], Math.max(...knees.map(([, y]) => y)) - b.leg * 0.3, b.leg * 0.9]
  return softened(unite(knees.map((knee) => stretched([...waist, knee, hem]))), b.leg * 0.6)
}

export function skirtShape(b: Body, skirt: Skirt): P[] {
  if (kneesFirst(b)) return lap(b, skirt)
  const shape = isSeated(b) ? seated(b, skirt) : hanging(b, skirt)
  return skirt.flare < WAVY ? shape : unite([shape, ...hemOf(b, skirt).waves.map((disc) => ring(disc))])
}
