/** On the stairs: one foot on a step, the other on the next, the face to where they lead. */
import type { Point, Top } from '../../art/art.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'

/** In heights of who walks up: how high all the stairs are. */
const RISE = 1.45

export function upStairs(scene: Scene, a: Member, b: Member): boolean {
  if (b.entry.name !== 'staircase' || !a.handed || scene.together(a, b)) return false
  resize(scene, b, a.place.h * RISE)
  const [first, step, next, ...more] = b.art.tops
  const landing = more.at(-1)
  if (!first || !step || !next || !landing) return false
  const isRight = landing.x0 > first.x0
  a.at({ facing: isRight ? 'right' : 'left' })
  a.act({ pose: 'walk' })
  const on = ({ x0, x1, y }: Top): Point => [(x0 + x1) / 2, y]
  meet(scene, a, b, a.point('nearFoot'), on(step))
  scene.join(a, b, 'over')
  a.act({ reach: { nearFoot: on(step), farFoot: on(next) } })
  return true
}
