/** The head with all it carries. */
import { boxOf, fitted, stretches, trace } from '../rig/trace.ts'
import { ear } from './ears.ts'
import { frontHead } from './face.ts'
import { headgearBehind, headgearFront } from './horns.ts'
import { mouthInside } from './jaws.ts'
import type { Kit } from './kit.ts'
import { profile, profileFace } from './profile.ts'

const placed = ({ b, pose }: Kit) => {
  const e = b.head.ear
  return { e, x: e.x ?? -0.3, y: e.y ?? -0.75, turn: (e.turn ?? -8) - (pose.ears ?? 0) }
}

const hasFarEar = ({ b }: Kit) => b.head.ear.kind !== 'floppy' && b.head.ear.kind !== 'fan'

/** The other ear of a profile, with horns and antlers, behind the body. */
export function farEar(k: Kit): void {
  if (k.b.head.view === 'front' || k.over) return
  const { e, x, y, turn } = placed(k)
  k.ink.part('farEar')
  if (hasFarEar(k)) ear(k.ink, e, k.f, x + 0.42, y - 0.02, turn + 16, k.b.coat)
  headgearBehind(k)
}

export function drawHead(k: Kit): void {
  const { ink, b, f, s } = k
  if (b.head.view === 'front') {
    headgearBehind(k)
    frontHead(ink, b, f, k.look, k.gaze)
    headgearFront(k)
    return
  }
  const { e, x, y, turn } = placed(k)
  if (k.over) {
    if (hasFarEar(k)) ear(ink, e, f, x + 0.42, y - 0.02, turn + 16, b.coat)
    headgearBehind(k)
    mouthInside(k)
    for (const loop of trace(profile(b, f, k.pose.open === true), boxOf([s.head], b.head.size * 4))) {
      ink.tint(b.coat.body).cover(fitted(loop, true))
      for (const run of stretches(loop, (p) => k.pose.curl === true || k.neck(p[0], p[1]) > -1.5))
        ink.line(fitted(run, false), 1)
    }
  }
  headgearFront(k)
  ear(ink, e, f, x, y, turn, b.coat)
  profileFace(ink, b, f, k.look)
}
