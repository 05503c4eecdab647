/** On the knees, the brush under both hands on the floor, foam around it. */
import type { Point } from '../../../art/art.ts'
import { wide } from '../../geometry.ts'
import { suds } from '../effects.ts'
import { ahead } from '../kit.ts'
import { type ActStager, put } from './kit.ts'

/** In heights of who scrubs: how far ahead of the chest, and how wide the brush. */
const [AHEAD, BRUSH] = [0.12, 0.26]

export const scrubFloor: ActStager = (scene, a, brush) => {
  if (!brush || !a.handed) return
  const h = a.place.h
  a.act({ pose: 'kneel', turn: 0.6 })
  if (!scene.together(brush, a)) scene.join(brush, a, { before: 'nearArm', of: a })
  brush.tilt = 0
  brush.at({ facing: a.place.facing, h: (brush.place.h * h * BRUSH) / Math.max(1, wide(brush.art.box)) })
  const floor: Point = [a.point('chest')[0] + ahead(a, h * AHEAD), a.art.box.y1 + h * 0.01]
  put(brush, 'tip', floor)
  a.act({ reach: { nearHand: brush.point('grip'), farHand: brush.point('grip2') } })
  suds(
    scene,
    brush,
    () => [brush.point('tip')[0] + ahead(a, h * 0.16), brush.point('tip')[1] - h * 0.02],
    () => Math.max(20, a.place.h * 0.055),
  )
  scene.contacts.push({ a, b: brush, tool: null, at: () => brush.point('grip') })
}
