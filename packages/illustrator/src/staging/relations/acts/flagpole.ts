/** A flag that is planted: its pole stands on the ground, both hands are on it. */
import type { Point } from '../../../art/art.ts'
import { tall } from '../../geometry.ts'
import { resize } from '../kit.ts'
import { type ActStager, before, toFront } from './kit.ts'

/** Shares of the height: how high the flag is, how far ahead its pole stands. */
const [HIGH, AHEAD] = [1.2, 0.24]

export const flagpole: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  scene.rise(a)
  if (a.handed) a.act({ pose: 'hold-front' })
  // The cloth flies away from the face.
  b.at({ facing: a.place.facing })
  resize(scene, b, (b.place.h * a.place.h * HIGH) / tall(b.art.box))
  const [x] = before(a, AHEAD, 0)
  const foot = b.point('base')
  scene.group(b).shift(x - foot[0], a.art.box.y1 - foot[1])
  scene.join(b, a, { before: 'nearArm', of: a })
  if (!a.handed) return
  const hold = (down: number): Point => [b.point('base')[0], before(a, 0, down)[1]]
  a.act({ reach: { nearHand: hold(0.1), farHand: hold(-0.02) } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => [b.point('base')[0], a.point('nearHand')[1]] })
}
