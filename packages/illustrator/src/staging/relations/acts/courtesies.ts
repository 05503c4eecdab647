/** Bowing to each other, and asking somebody to marry. */
import { clamp, side, tall, turned, wide } from '../../geometry.ts'
import { face } from '../beside.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { type ActStager, before, clearHeads, put, toFront, toolIn } from './kit.ts'

/** Both bent forward, arms at the sides, with air between the heads. */
export const bowTo: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed) return
  face(scene, b, turned(a.place.facing))
  a.act({ pose: 'bow', reach: {} })
  if (b.handed && (b.named === a.named || scene.does(b, 'bows', 'plays-with')?.b === a))
    b.act({ pose: 'bow', reach: {} })
  const s = side(a.place.facing)
  const front = s > 0 ? a.art.box.x1 : a.art.box.x0
  const back = s > 0 ? b.art.box.x0 : b.art.box.x1
  scene.group(a).shift(back - s * a.place.h * 0.06 - front, footing(scene, b) - footing(scene, a))
  scene.join(a, b, 'over')
}

/** On one knee, the ring held up to the other, who is delighted. */
export const propose: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  const ring = toolIn(scene, a, relation)
  face(scene, b, turned(a.place.facing))
  b.act({ pose: 'hands-to-cheeks', turn: 0.4, mood: 'happy' })
  a.act({ pose: 'kneel', mouth: 'open' })
  const s = side(a.place.facing)
  const apart = (a.place.h + b.place.h) * 0.24
  scene.group(a).shift(b.point('chest')[0] - s * apart - a.point('chest')[0], footing(scene, b) - footing(scene, a))
  clearHeads(scene, a, b, 1.1)
  scene.join(a, b, 'over')
  const hand = before(a, 0.24, 0)
  a.act({ reach: { nearHand: hand, farHand: before(a, 0.12, 0.16) } })
  if (!ring || !scene.together(ring, a)) return
  const size = Math.max(wide(ring.art.box), tall(ring.art.box))
  resize(scene, ring, ring.place.h * clamp((a.place.h * 0.16) / size, 0.2, 4))
  put(ring, ring.has('grip') ? 'grip' : 'mid', [hand[0] + s * a.place.h * 0.01, hand[1] - a.place.h * 0.02])
  toFront(scene, ring)
  toFront(scene, a, 'nearArm')
}
