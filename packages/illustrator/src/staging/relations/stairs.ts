/** On the stairs, up or down: one foot on a step, the other on the next, the face to where they lead. */
import type { Point, Top } from '../../art/art.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'

/** In heights of who walks up: how high all the stairs are; the same where more than one do. */
const RISE = 1.45
const WITH_MORE = 1.9

/** Several are behind each other, each so many steps further up. */
const APART = 2

export function upStairs(scene: Scene, a: Member, b: Member, isDown = false): boolean {
  if (b.entry.name !== 'staircase' || !a.handed || scene.together(a, b)) return false
  const { index, count } = scene.slot(b, 'stairs', CLIMBING)
  if (!index) resize(scene, b, a.place.h * (count > 1 ? WITH_MORE : RISE))
  const steps = b.art.tops
  const at = Math.min(count > 1 ? index * APART : 1, steps.length - 2)
  const [first, step, next] = [steps[0], steps[at], steps[at + 1]]
  const landing = steps.at(-1)
  if (!first || !step || !next || !landing) return false
  const isRight = landing.x0 > first.x0 !== isDown
  a.at({ facing: isRight ? 'right' : 'left' })
  a.act({ pose: 'walk' })
  const on = ({ x0, x1, y }: Top): Point => [(x0 + x1) / 2, y]
  meet(scene, a, b, a.point('nearFoot'), on(step))
  scene.join(a, b, 'over')
  a.act({ reach: { nearFoot: on(step), farFoot: on(next) } })
  return true
}

const CLIMBING = new Set(['climbs', 'slides-down'])
