/** Who sleeps in a bed is kissed from behind it, by somebody who bends over the head on the pillow. */
import { clamp, side } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { halfHead } from './acts/kit.ts'
import { LYING } from './blanket.ts'
import { hearts } from './effects.ts'
import { resize } from './kit.ts'

/** In half heads of both: how far before the sleeper's head the other's is, and how far above. */
const [ASIDE, ABOVE] = [0.62, 0.84]

/** Whether it is done. */
export function kissesSleeper(scene: Scene, a: Member, b: Member): boolean {
  const bed = scene.does(b, ...LYING)?.b
  if (!bed || bed.being || bed.has('laid') || !a.handed || !b.handed) return false
  if (!scene.together(b, bed) || scene.together(a, bed)) return false
  const [hx, hy] = b.point('headMid')
  const toFeet = Math.sign(bed.art.box.x0 + bed.art.box.x1 - 2 * hx) || 1
  a.at({ facing: toFeet > 0 ? 'left' : 'right' })
  a.act({ pose: 'lean-over', turn: 0.85, mouth: 'closed' })
  const heads = halfHead(a) + halfHead(b)
  const rise = a.art.box.y1 - a.point('headMid')[1]
  const floor = bed.art.box.y1 - a.place.h * 0.02
  resize(scene, a, a.place.h * clamp((floor - (hy - heads * ABOVE)) / rise, 0.75, 1.5))
  const both = halfHead(a) + halfHead(b)
  const [x, y] = a.point('headMid')
  scene.group(a).shift(hx + toFeet * both * ASIDE - x, hy - both * ABOVE - y)
  scene.join(a, bed, 'under')
  const near = [hx + toFeet * halfHead(b) * 1.3, hy + halfHead(b) * 0.2] as const
  a.act({ reach: { nearHand: [near[0], near[1]], farHand: [near[0] - side(a.place.facing) * 12, near[1]] } })
  hearts(scene, a, b)
  return true
}
