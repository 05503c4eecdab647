/** The ladder of a fire truck is up where somebody climbs it, each at a height of their own. */
import type { Point } from '../../art/art.ts'
import { side, tall } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { nextTo } from './beside.ts'
import { meet, resize } from './kit.ts'

/** In units of the drawing: where the raised ladder begins, and its slope in degrees. */
const [FOOT, SLOPE] = [[-106, -250], 56] as const
/** Along it: where the lowest stands, how far apart they are, and how tall each is. */
const [FIRST, APART, HEIGHT] = [30, 204, 208]
/** In heights of who climbs: how far up the hands are, and in degrees how much one leans with it. */
const [HIGHER, HIGH, LEANT] = [0.86, 0.66, 22]
const CLIMBS = new Set(['climbs'])

/** Whether it is climbed now. */
export function upFireLadder(scene: Scene, a: Member, b: Member): boolean {
  if (b.entry.name !== 'fire truck' || !a.handed || !b.has('rung2') || scene.together(a, b)) return false
  b.wear('raised ladder')
  const { index } = scene.slot(b, 'ladder', CLIMBS)
  if (index > 1) {
    // A third has no room on it, and waits for a turn.
    nextTo(scene, a, b, { a: '', b: '', relation: 'next-to' })
    return true
  }
  const [p, q] = [b.point('rung0'), b.point('rung2')]
  const across = (q[0] - p[0]) / 120
  const unit = Math.abs(across)
  const rad = (SLOPE * Math.PI) / 180
  const at = (t: number): Point => {
    const [x, y] = [FOOT[0] + Math.cos(rad) * t, FOOT[1] - Math.sin(rad) * t]
    return [p[0] + (x + 150) * across, p[1] + (y + 246) * unit]
  }
  a.at({ facing: across > 0 ? 'right' : 'left' })
  a.act({ pose: 'climb' })
  resize(scene, a, (a.place.h * unit * HEIGHT) / tall(a.art.box))
  a.tilt = LEANT
  a.draw()
  const from = FIRST + index * APART
  const s = side(a.place.facing)
  const h = a.place.h / unit
  const foot = at(from)
  meet(scene, a, b, a.point('nearFoot'), [foot[0] - s * unit * 6, foot[1] - unit * 4])
  scene.join(a, b, 'over')
  a.reach({
    nearHand: at(from + h * HIGH),
    farHand: at(from + h * HIGHER),
    nearFoot: foot,
    farFoot: at(from + h * 0.16),
  })
  return true
}
