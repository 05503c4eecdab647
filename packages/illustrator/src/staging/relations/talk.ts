/** Two in conversation: who talks has a hand open before the chest, who listens has both hands together. */
import { facing } from './beside.ts'
import type { Stager } from './kit.ts'

/** An arm stretched out would point at the other's face. */
export const talksTo: Stager = (scene, a, b, relation) => {
  facing(scene, a, b, relation)
  if (a.handed && a.acting.pose === 'point') a.act({ pose: 'talk' })
  const isIdle = b.handed && b.acting.pose === 'stand' && !b.acting.reach && !scene.does(b, 'holds', 'carries')
  if (isIdle && b.entry.kind === 'being' && b.entry.human) b.act({ pose: 'listen' })
}
