/** Who pushes somebody on a swing has the hands at the near end of the seat: at the chest they would stop it. */
import type { Point } from '../../art/art.ts'
import { side, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { face } from './beside.ts'
import { REACH, stand } from './stance.ts'

export function pushesOnSwing(scene: Scene, a: Member, b: Member): boolean {
  const swing = scene.does(b, 'swings-on')?.b
  if (!swing || !a.handed || scene.together(a, b)) return false
  const s = side(a.place.facing)
  face(scene, b, a.place.facing)
  const [x, y] = swing.point('seat')
  // The posts are not what is pushed; what has none, as a tire, is pushed at its rim.
  const hasPosts = swing.has('ropeFar')
  const half = hasPosts ? Math.abs(swing.point('ropeFar')[0] - x) * 1.2 : wide(swing.art.box) / 2
  const handle: Point = [x - s * half, y - a.place.h * 0.04]
  stand(scene, a, swing, handle, REACH)
  scene.join(a, b, hasPosts ? 'over' : 'under')
  if (hasPosts) scene.group(b).rearrange(a, new Set(['nearArm']), 'over')
  a.act({ reach: { nearHand: handle, farHand: [handle[0] - s * a.place.h * 0.03, handle[1] - a.place.h * 0.11] } })
  return true
}
