/** More heads and arms than anybody has: a monster with two heads, an alien with four arms. */
import { type Body, bodyOf } from './body.ts'
import { type P, stretched } from './geometry.ts'
import type { Coats } from './paint.ts'
import { SIDES, type Skeleton } from './skeleton.ts'

/** How many of a part were asked for, within what can be drawn. */
function asked(said: readonly string[], part: string, usual: number, most: number): number {
  const word = said.find((look) => /^\d/.test(look) && look.replace(/s$/, '').endsWith(` ${part}`))
  return Math.max(usual, Math.min(most, Number.parseInt(word ?? '', 10) || usual))
}

export const headsOf = (said: readonly string[]): number => asked(said, 'head', 1, 5)
export const armPairsOf = (said: readonly string[]): number => Math.round(asked(said, 'arm', 2, 8) / 2)

export interface HeadPlace {
  at: P
  r: number
  tilt: number
}

/** Fanned out over the shoulders, the outer ones first so that the middle one is whole. */
export function headPlaces(n: number, at: P, r: number, tilt: number): HeadPlace[] {
  if (n < 2) return [{ at, r, tilt }]
  const size = r * (n === 2 ? 0.8 : n === 3 ? 0.7 : 0.56)
  const places = Array.from({ length: n }, (_, i) => {
    const t = (i - (n - 1) / 2) / ((n - 1) / 2)
    const far = size * (n - 1) * 1.04
    return {
      at: [at[0] + t * far, at[1] + t * t * size * 0.5 - (n > 2 ? size * 0.5 : 0)] as P,
      r: size,
      tilt: t * 16,
      t,
    }
  })
  return places.toSorted((a, b) => Math.abs(b.t) - Math.abs(a.t))
}

/** Necks from between the shoulders to where each head is. */
export function necks(coats: Coats, body: Body, places: readonly HeadPlace[], tint: string): void {
  if (places.length < 2) return
  const pen = coats.add('hairBack').tint(tint)
  const [x, y] = body.at('chest')
  for (const { at, r } of places)
    pen.poly(
      stretched([
        [x, y + r * 0.2, r * 0.42],
        [at[0], at[1], r * 0.34],
      ]),
    )
}

/** The same body with its arms spread lower down: elbows out, hands up or down in turn. */
export function spreadArms(skeleton: Skeleton, pair: number): Body {
  const { joints, h, build } = skeleton
  const lower = build.torso * h * 0.3 * pair
  const moved = { ...joints }
  for (const side of SIDES) {
    const shoulder = joints[`${side}Shoulder`]
    const out = Math.sign(shoulder[0] - joints.chest[0]) || (side === 'near' ? -1 : 1)
    const up = pair % 2 ? -1 : 0.7
    const go = (from: readonly [number, number, number], long: number, dx: number, dy: number) =>
      [from[0] + out * dx * long, from[1] + dy * long, from[2]] as [number, number, number]
    const root: [number, number, number] = [shoulder[0], shoulder[1] + lower, shoulder[2]]
    const elbow = go(root, build.upperArm * h * 1.15, 0.96, 0.2)
    const wrist = go(elbow, build.forearm * h, 0.5, 0.86 * up)
    const before = joints[`${side}Wrist`]
    const hand = joints[`${side}Hand`]
    const reach = Math.hypot(hand[0] - before[0], hand[1] - before[1])
    moved[`${side}Shoulder`] = root
    moved[`${side}Elbow`] = elbow
    moved[`${side}Wrist`] = wrist
    moved[`${side}Hand`] = go(wrist, reach, 0.3, 0.95 * up)
  }
  return bodyOf({ ...skeleton, joints: moved })
}
