/** Arms, legs and feet as outlines. */
import type { Pen } from '../art/pen.ts'
import type { Body } from './body.ts'
import { axes, clamp, type Disc, dist, lerp, mix, off, type P, stretched } from './geometry.ts'
import type { Paw } from './hands.ts'
import { HEM, ribbon, unite } from './outline.ts'
import type { Side } from './skeleton.ts'

/** How far from the joint a limb begins to bend, as a share of its length: elbows and knees are round, not broken. */
const SOFT = 0.24
/** Pieces that a limb's line is drawn in. */
const PIECES = 14

/** A place on the line of a limb, as a share of its length, with its thickness there. */
function place([a, b, c]: readonly [P, P, P], radii: readonly [number, number, number], t: number): Disc {
  const upper = dist(a, b)
  const total = upper + dist(b, c) || 1
  const bend = upper / total
  const straight = (s: number): P =>
    s <= bend ? mix(a, b, s / (bend || 1)) : mix(b, c, Math.min(1, (s - bend) / (1 - bend || 1)))
  const r =
    t <= bend ? lerp(radii[0], radii[1], t / (bend || 1)) : lerp(radii[1], radii[2], (t - bend) / (1 - bend || 1))
  const soft = Math.min(SOFT, bend, 1 - bend)
  if (Math.abs(t - bend) >= soft) return [...straight(t), r]
  const [from, to] = [straight(bend - soft), straight(bend + soft)]
  const u = (t - bend + soft) / (2 * soft)
  // The joint itself stays a little out, or a bent arm would get shorter.
  const joint = mix(mix(from, to, 0.5), b, 1.25)
  return [...mix(mix(from, joint, u), mix(joint, to, u), u), r]
}

const stretch = (
  points: readonly [P, P, P],
  radii: readonly [number, number, number],
  from: number,
  to: number,
): Disc[] => Array.from({ length: PIECES + 1 }, (_, i) => place(points, radii, lerp(from, to, i / PIECES)))

const armLine = (b: Body, s: Side): [P, P, P] => [b.at(`${s}Shoulder`), b.at(`${s}Elbow`), b.at(`${s}Wrist`)]
const legLine = (b: Body, s: Side): [P, P, P] => [b.at(`${s}Hip`), b.at(`${s}Knee`), b.at(`${s}Ankle`)]

/** How thick an arm is at the shoulder, the elbow and the wrist. */
const ARM = [1.02, 0.88, 0.66] as const
const PLUSH_ARM = [0.96, 1, 0.94] as const
const armsOf = (b: Body): readonly [number, number, number] => (b.skeleton.build.plush ? PLUSH_ARM : ARM)
/** The same of a leg at hip, knee and ankle. */
const LEG = [1.12, 0.92, 0.7] as const
const PLUSH_LEG = [1.12, 1.04, 0.92] as const
const legsOf = (b: Body): readonly [number, number, number] => (b.skeleton.build.plush ? PLUSH_LEG : LEG)
const thick = (r: number, [a, b, c]: readonly [number, number, number]): [number, number, number] => [
  r * a,
  r * b,
  r * c,
]

/** A sleeve: from the shoulder, or a share of the arm, to another share, cut straight. */
export const sleeve = (b: Body, s: Side, to: number, ease: number, end = ease, from = 0): P[] =>
  ribbon(
    stretch(armLine(b, s), [b.arm * (1 + ease), b.arm * (0.96 + ease), b.arm * (0.92 + end)], from, to),
    HEM,
    from ? -HEM : 1,
  )

export const bareArm = (b: Body, s: Side, from = 0): P[] =>
  ribbon(stretch(armLine(b, s), thick(b.arm, armsOf(b)), from, 1))

export const trouserLeg = (b: Body, s: Side, to: number, ease: number, end = ease, from = 0): P[] =>
  ribbon(
    stretch(legLine(b, s), [b.leg * (1 + ease), b.leg * (1 + ease * 0.8), b.leg * (0.9 + end)], from, to),
    HEM,
    from ? -HEM : 1,
  )

/** `start` says how round its upper end is; see ribbon. */
export const bareLeg = (b: Body, s: Side, from = 0, start = 1): P[] =>
  ribbon(stretch(legLine(b, s), thick(b.leg, legsOf(b)), from, 1), 1, start)

/** A point on the leg and how thick it is there: where hems and knee pads go. */
export function onLeg(b: Body, s: Side, t: number): Disc {
  const [hip, knee, ankle] = legsOf(b)
  return place(legLine(b, s), thick(b.leg, [hip - 0.08, knee - 0.02, ankle]), t)
}
export const onArm = (b: Body, s: Side, t: number): Disc => place(armLine(b, s), thick(b.arm, armsOf(b)), t)

/** From where on an arm is before the head that its hand is at: where it comes out from behind it, or from below it reaches it. */
export function armBefore(b: Body, s: Side): number {
  const head = b.at('head')
  const hides = (t: number): boolean => dist(onArm(b, s, t), head) < b.head
  const steps = Array.from({ length: 20 }, (_, i) => 1 - i * 0.05)
  const end = hides(1) ? steps.findIndex((t) => !hides(t)) : steps.findIndex(hides)
  return end < 0 ? 0.45 : Math.max(0.05, (steps[end] as number) - (hides(1) ? 0.1 : 0))
}

/** Stripes of the coat go around the limbs. */
export function limbStripes(pen: Pen, b: Body, s: Side, limb: 'arm' | 'leg'): void {
  const on = limb === 'arm' ? onArm : onLeg
  for (const t of limb === 'arm' ? [0.46, 0.72] : [0.36, 0.62]) {
    const [[x, y, r], [u, v]] = [on(b, s, t), on(b, s, t + 0.04)]
    const { along, across } = axes([x, y], [u, v])
    const at = (a: number, c: number): P => off([x, y], along, a * b.arm, across, c * r)
    pen.poly([at(0, -0.9), at(0.14, 0), at(0, 0.9), at(0.4, 0.9), at(0.54, 0), at(0.4, -0.9)], pen.at.sw * 0.7)
  }
}

/** Cloth that is wound around a limb. */
export function limbBands(pen: Pen, b: Body, s: Side, limb: 'arm' | 'leg'): void {
  const on = limb === 'arm' ? onArm : onLeg
  for (const [i, t] of [0.3, 0.46, 0.62, 0.78, 0.92].entries()) {
    const [x, y, r] = on(b, s, t)
    const { along, across } = axes([x, y], b.at(limb === 'arm' ? `${s}Wrist` : `${s}Ankle`))
    const lean = i % 2 ? 0.4 : -0.4
    const at = (c: number): P => off([x, y], along, c * lean * r, across, c * r * 0.96)
    pen.line([at(-1), off(at(0), along, r * 0.16), at(1)], pen.at.sw * 0.8)
  }
}

/** Where along a wing its long feathers begin, as shares of it. */
const QUILLS = [0.4, 0.56, 0.72, 0.88]

/** A wing for an arm: broad, with long feathers on the side that is away from the face. */
export function wing(b: Body, s: Side, from: number): P[] {
  const line = armLine(b, s)
  const radii = [b.arm * 1.05, b.arm * 1.25, b.arm * 1.2] as const
  const { along, across } = axes(line[1], b.at(`${s}Hand`))
  const [head, middle] = [b.at('head'), mix(line[1], b.at(`${s}Hand`), 0.5)]
  const isAway = across[0] * (middle[0] - head[0]) + across[1] * (middle[1] - head[1]) >= 0
  const back: P = isAway ? across : [-across[0], -across[1]]
  const feathers = QUILLS.filter((t) => t > from).flatMap((t) => {
    const [x, y] = place(line, radii, t)
    const tip = off([x, y], back, b.arm * 1.9, along, b.arm * 0.9)
    // None lies over the face.
    if (dist(tip, head) < b.head + b.arm * 0.66) return []
    return [
      stretched([
        [x, y, b.arm],
        [...tip, b.arm * 0.66],
      ]),
    ]
  })
  return unite([ribbon(stretch(line, radii, from, 1)), ...feathers])
}

/** The foot as an outline; bare feet and paws are joined with the leg, shoes are not. */
export function foot(b: Body, s: Side, paw: Paw, grow = 1): P[] {
  const [ankle, toe] = [b.at(`${s}Ankle`), b.at(`${s}Toe`)]
  const r = b.leg * 0.62
  const short = dist(ankle, toe) < b.leg
  const tip: P = [toe[0], toe[1] + (short ? r * 0.12 : 0)]
  if (paw === 'hoof')
    return stretched([
      [...mix(ankle, tip, -0.1), r * 1.05 * grow],
      [...mix(ankle, tip, 0.55), r * 1.05 * grow],
    ])
  if (paw === 'talon') return talons(ankle, tip, b.skeleton.build.foot * b.h, b.leg, short)
  if (paw === 'wing' || paw === 'web') {
    const { along, across } = short ? { along: [0, 1] as P, across: [1, 0] as P } : axes(ankle, tip)
    const end = off(tip, along, r * 0.5)
    const spread = short ? 1.15 : 0.55
    return unite([
      stretched([
        [...ankle, r * 0.8],
        [...off(end, across, r * spread), r * 0.52],
      ]),
      stretched([
        [...ankle, r * 0.8],
        [...off(end, along, r * 0.35), r * 0.55],
      ]),
      stretched([
        [...ankle, r * 0.8],
        [...off(end, across, -r * spread), r * 0.52],
      ]),
    ])
  }
  if (b.skeleton.build.plush) return plushFoot(ankle, tip, r, short)
  const beast = paw !== 'hand'
  return stretched([
    [ankle[0], ankle[1] + r * 0.1, r * 1.02 * grow],
    [...tip, r * (beast ? 1.3 : 1.04) * grow],
  ])
}

/** Round and broad, its sole on the ground. */
function plushFoot(ankle: P, tip: P, r: number, short: boolean): P[] {
  const [x, y] = tip
  if (short)
    return stretched([
      [ankle[0], ankle[1] - r * 0.1, r * 1.2],
      [x - r * 0.55, y - r * 0.16, r * 1.2],
      [x + r * 0.55, y - r * 0.16, r * 1.2],
    ])
  const { along, across } = axes(ankle, tip)
  const up: P = across[1] < 0 ? across : [-across[0], -across[1]]
  return stretched([
    [...off(ankle, along, -r * 0.1), r * 1.04],
    [...off(tip, up, r * 0.34, along, -r * 0.1), r * 1.4],
  ])
}

/** A bird's foot: three toes ahead and one behind, as thin as the leg; ahead of us they spread from above the ground. */
function talons(ankle: P, toe: P, long: number, leg: number, short: boolean): P[] {
  const { along, across } = short ? { along: [0, 1] as P, across: [1, 0] as P } : axes(ankle, toe)
  const r = leg * 0.66
  const from = short ? off(ankle, along, -long * 0.2) : ankle
  const to = (a: number, c: number): P[] =>
    stretched([
      [...from, r],
      [...off(from, along, a * long, across, c * long), r * 0.92],
    ])
  return short
    ? unite([to(0.16, -0.42), to(0.2, 0), to(0.16, 0.42)])
    : unite([to(0.62, -0.2), to(0.74, 0), to(0.56, 0.1), to(-0.34, 0)])
}

/** An elephant's three broad nails at the edge of the sole, seen from ahead. */
function nails(pen: Pen, [x, y]: P, r: number): void {
  const half = r * 0.4
  for (const c of [-0.95, 0, 0.95]) {
    const [u, low] = [x + c * r, y + r * (1.02 - Math.abs(c) * 0.1)]
    pen.tint('cream').blob(
      [
        [u - half, low, 1],
        [u - half * 0.8, low - half * 1.3],
        [u + half * 0.8, low - half * 1.3],
        [u + half, low, 1],
      ],
      pen.at.sw * 0.85,
    )
  }
}

/** Lines between toes. */
export function toes(pen: Pen, b: Body, s: Side, paw: Paw): void {
  if (paw !== 'paw' && paw !== 'claw' && paw !== 'nub' && paw !== 'hoof') return
  const [ankle, toe] = [b.at(`${s}Ankle`), b.at(`${s}Toe`)]
  const r = b.leg * 0.62
  if (r < 9) return
  if (paw === 'hoof') {
    const { along, across } = axes(b.at(`${s}Knee`), ankle)
    const edge = (c: number): P => off(ankle, along, -r * (0.35 + 0.12 * (1 - c * c)), across, c * r * 1.16)
    pen.line([edge(-1), edge(0), edge(1)], pen.at.sw * 0.85)
    return
  }
  if (paw === 'nub' && dist(ankle, toe) < b.leg * 0.6 && r > 16) {
    nails(pen, toe, r)
    return
  }
  const { along, across } = dist(ankle, toe) < b.leg ? { along: [0, 1] as P, across: [1, 0] as P } : axes(ankle, toe)
  const reach = clamp(dist(ankle, toe) / b.leg, 0, 1)
  for (const c of [-0.4, 0.4]) {
    const from = off(toe, along, r * 0.55, across, r * c * (1.25 - reach * 0.4))
    pen.line(
      [from, off(from, along, r * 0.5)].map(([x, y]) => [x, y] as const),
      pen.at.sw * 0.75,
    )
  }
}
