/** What every part needs to know to follow the body, and the lines of the body that parts are placed along. */
import type { Field } from '../rig/clay.ts'
import type { Look } from '../rig/eyes.ts'
import { add, angle, even, leftOf, mix, type P, spline, unit } from '../rig/geom.ts'
import { type Frame, frame, type Ink } from '../rig/ink.ts'
import type { Gaze } from './face.ts'
import type { Beast, Bones, Extra, Pose } from './types.ts'

export interface Kit {
  ink: Ink
  b: Beast
  s: Bones
  pose: Pose
  /** The head's own space. */
  f: Frame
  torso: Field
  neck: Field
  /** Body, neck, head and thick tail without legs. */
  trunk: Field
  /** All of it, with the near legs. */
  skin: Field
  /** The whole outline as path data. */
  body: string
  /** The head lies over the body rather than melting into it. */
  over: boolean
  look: Look
  gaze: Gaze
  /** What was said of it. */
  said: readonly string[]
}

export const has = (k: Kit, e: Extra): boolean => k.b.extra?.includes(e) ?? false

/** Walks from a point out to the skin. */
export function toSkin(trunk: Field, p: P, n: P, most = 90): P {
  let q = p
  for (let i = 0; i < most && trunk(q[0], q[1]) < -0.6; i++) q = add(q, n, 0.6)
  return q
}

/** Points on the skin with their outward directions. */
type Ridge = [at: P, out: P][]

function ridge(k: Kit, points: readonly P[], n: number, reach: number): Ridge {
  const line = even(points, n)
  return line.map((p, i) => {
    const out = leftOf(unit(line[Math.max(0, i - reach)]!, line[Math.min(n - 1, i + reach)]!))
    return [toSkin(k.trunk, p, out), out]
  })
}

/** From the tail's root, or its tip, to the shoulder, or the nape. */
export function backLine(k: Kit, withNeck: boolean, withTail: boolean): Ridge {
  const { s } = k
  const points: P[] = [s.hip, mix(s.hip, s.mid, 0.5), s.mid, mix(s.mid, s.shoulder, 0.5), s.shoulder]
  if (withNeck) points.push(...s.neck.slice(2))
  if (withTail) for (const p of s.tail.slice(3)) points.unshift(p)
  return ridge(k, spline(points, 6), 64, 1)
}

/** The neck's upper edge, withers to poll. */
export const nape = (k: Kit): Ridge => ridge(k, [mix(k.s.shoulder, k.s.neck[0]!, 0.6), ...k.s.neck], 24, 2)

/** A point of the torso: u from hip (0) to shoulder (1), v from the spine up to the back (1) or down to the belly (-1). */
export function onTorso(k: Kit, u: number, v: number): P {
  const { b, s } = k
  const bend = 4 * u * (1 - u)
  const line = mix(s.hip, s.shoulder, u)
  const lift = mix(s.hip, s.shoulder, 0.5)
  const spine = add(line, [s.mid[0] - lift[0], s.mid[1] - lift[1]], Math.max(0, bend))
  const r = u < 0.5 ? b.rump + (b.belly - b.rump) * u * 2 : b.belly + (b.chest - b.belly) * (u * 2 - 1)
  return add(spine, s.up, v * r)
}

/** A neck of this length is seen below the face. */
const LONG_NECK = 28

/** Across the neck, or below a face that is turned to us. */
export function neckFrame(k: Kit): Frame {
  const { b, s, f } = k
  const isFront = b.head.view === 'front'
  const isLong = b.neck.len >= LONG_NECK
  if (isFront && !isLong) return frame(f.at(0, (b.head.h ?? 0.95) * 1.02), b.head.size * 0.5, f.deg)
  const t = isFront ? 0.7 : isLong ? 0.55 : 0.75
  const i = Math.round((s.neck.length - 1) * t)
  const p = s.neck[i]!
  const along = angle(s.neck[Math.max(0, i - 1)]!, s.neck[Math.min(s.neck.length - 1, i + 1)]!)
  // Of a face that looks at us the neck is seen from before as well.
  const r = (b.neck.r0 + (b.neck.r1 - b.neck.r0) * t) * (isFront ? 1.35 : 1) + 1.5
  return frame(p, r, (90 - along) * (isFront ? 0.4 : 1))
}
