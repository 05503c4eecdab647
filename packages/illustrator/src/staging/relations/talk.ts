/** Two in conversation: who talks has a hand open before the chest, who listens has both hands together. */

import { tall } from '../geometry.ts'
import type { Member } from '../member.ts'
import { facing } from './beside.ts'
import { ahead, type Stager } from './kit.ts'

/** An arm stretched out would point at the other's face. */
export const talksTo: Stager = (scene, a, b, relation) => {
  facing(scene, a, b, relation)
  if (a.handed && a.acting.pose === 'point') a.act({ pose: 'talk' })
  const isIdle = b.handed && b.acting.pose === 'stand' && !b.acting.reach && !scene.does(b, 'holds', 'carries')
  if (scene.bonds.some((bond) => bond.a === b && bond.relation.relation === 'flies')) return teachesToFly(a, b)
  if (isIdle && b.entry.kind === 'being' && b.entry.human) b.act({ pose: 'listen' })
}

/** In heights of who teaches: how high the feet of a pupil in the air are. */
const ALOFT = 0.62

/** Whoever learns to fly is in the air, an arm of the teacher up to them. */
function teachesToFly(a: Member, b: Member): void {
  b.act({ pose: 'fly' })
  b.move({ scale: 1, dx: 0, dy: a.art.box.y1 - tall(a.art.box) * ALOFT - b.art.box.y1 })
  if (!a.handed) return
  const [x, y] = a.point('chest')
  a.act({ pose: 'talk', reach: { nearHand: [x + ahead(a, a.place.h * 0.24), y - a.place.h * 0.12] } })
}
