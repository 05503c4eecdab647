/** A hand at one's own tail or trunk. */
import { mix } from '../../geometry.ts'
import { type ActStager, toFront } from './kit.ts'

export const ownPart: ActStager = (scene, a, _, { part }) => {
  if (!a.handed) return
  const isTail = part === 'tail'
  a.act({ pose: 'stand', turn: isTail ? 0.5 : 0 })
  const at = isTail ? mix(a.point('seat'), a.point('tailTip'), 0.6) : mix(a.point('mouth'), a.point('headMid'), 0.35)
  a.act({ reach: { nearHand: at } })
  toFront(scene, a, 'nearArm')
}
