import type { Ask } from '../rig/actor.ts'
import { wearGlasses } from '../rig/eyewear.ts'
import { wearMask } from '../rig/face-wear.ts'
import { angle } from '../rig/geom.ts'
import { hatFrame, wearHat } from '../rig/hats.ts'
import { frame, type Ink } from '../rig/ink.ts'
import { wearOnNeck } from '../rig/neckwear.ts'
import type { Bird, BirdBones } from './types.ts'

export function birdWear(ink: Ink, b: Bird, s: BirdBones, wears: Ask['wears']): void {
  if (wears.length === 0) return
  const short = b.neck.len < 30
  const i = Math.round((s.neck.length - 1) * (short ? 0 : 0.7))
  const p = s.neck[i]!
  const lean = 90 - angle(s.neck[0]!, s.neck[s.neck.length - 1]!)
  // A scarf about a neck as wide as the head would hang down to the feet.
  wearOnNeck(
    ink,
    wears,
    frame(p, (short ? Math.max(b.neck.r0, b.head * 0.94) : b.neck.r1) + 1, lean * 0.6),
    short ? 1.3 : 2.4,
  )
  wearGlasses(ink, wears, s.f, [[0.25, -0.12]], 0.4)
  wearMask(ink, wears, s.f, [[0.25, -0.12]], 0.4)
  ink.part('hat')
  wearHat(ink, wears, hatFrame(s.f, 0, -0.82, 0.72))
}
