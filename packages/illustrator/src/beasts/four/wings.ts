/** Wings on shoulders: the far one behind the body, the near one before it. */
import { add, angle, mix } from '../rig/geom.ts'
import { raisedWing } from '../rig/wings.ts'
import { has, type Kit } from './kit.ts'

export function wing(k: Kit, far: boolean): void {
  const bat = has(k, 'wings-bat')
  if (!bat && !has(k, 'wings-bird')) return
  const { ink, s, b, pose } = k
  ink.part(far ? 'farWing' : 'nearWing').tint(b.coat.light ?? 'cream')
  const o = add(mix(s.mid, s.shoulder, far ? 0.7 : bat ? 0.2 : 0.45), s.up, b.chest * 0.66)
  const pitch = angle(s.hip, s.shoulder)
  // At rest, or with the head turned to them, wings lean back.
  const rest = pose.haunch !== undefined || pose.look === 'back'
  const span = b.len * (bat ? 1.75 : 1) * (rest ? 0.8 : pose.wings === 'up' ? 1.15 : 0.98) * (b.wings ?? 1)
  raisedWing(ink, o, span, (far ? 26 : bat && !rest ? 8 : 0) - pitch * 0.6 - (rest ? 34 : 0), bat ? 'bat' : 'bird')
}
