/** Under one umbrella: whoever has hands holds it between them, and it is as wide as all of them. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, turned, union, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { before, toFront } from './acts/kit.ts'
import { face, setBeside } from './beside.ts'
import { holds } from './hands.ts'
import { ahead } from './kit.ts'

/** Nobody holds an umbrella higher than so many of its holder's heights. */
const MOST = 2

/** In widths of the narrower: shoulder to shoulder, or the umbrella would be larger than both. */
const CLOSE = -0.5

/** False where nobody can hold it. */
export function shelter(scene: Scene, a: Member, umbrella: Member): boolean {
  const holder = scene.bonds.find(
    (bond) => bond.b === umbrella && bond.a !== a && bond.a.handed && scene.together(bond.a, umbrella),
  )?.a
  if (holder) beside(scene, a, holder)
  else if (a.handed) {
    if (a.acting.pose === 'stand') a.act({ pose: 'hold-front' })
    holds(scene, a, umbrella, { a: a.key, b: umbrella.key, relation: 'holds' })
  } else return false
  spread(scene, umbrella, holder ?? a)
  return true
}

/** The first before whoever holds it, the next behind. */
function beside(scene: Scene, a: Member, holder: Member): void {
  const { index } = scene.slot(holder, 'sheltered', new Set())
  const right = (holder.place.facing === 'right') === (index % 2 === 0)
  face(scene, a, right ? 'left' : 'right')
  if (a.handed && a.place.facing === turned(holder.place.facing)) a.act({ turn: 0.4 })
  setBeside(scene, a, holder, right, CLOSE)
}

/** Over all who are under it, its handle in the hand between them. */
function spread(scene: Scene, umbrella: Member, holder: Member): void {
  if (!holder.handed || !umbrella.has('low')) return
  const all = scene.bonds
    .filter(
      ({ a, b, relation }) => b === umbrella && /^(under|holds)$/.test(relation.relation) && scene.together(a, holder),
    )
    .map(({ a }) => a)
  const { x0, x1, y0 } = union(all.map(({ art }) => art.box))
  const [, cy] = before(holder, 0, 0)
  // The stick of who has a large head is past its cheek.
  const near = before(holder, holder.upright ? 0.33 : 0.26, 0)[0]
  const hand: Point = [clamp((x0 + x1) / 2, near - holder.place.h * 0.02, near + holder.place.h * 0.14), cy]
  const rise = (umbrella.point('grip')[1] - umbrella.point('low')[1]) / umbrella.place.h
  const across = 2 * Math.max(x1 - hand[0], hand[0] - x0)
  const wanted = Math.max((umbrella.place.h * across * 0.9) / wide(umbrella.art.box), (hand[1] - y0) / rise)
  umbrella.at({ facing: holder.place.facing, h: Math.min(wanted, holder.place.h * MOST) })
  const [gx, gy] = umbrella.point('grip')
  umbrella.move({ scale: 1, dx: hand[0] - gx, dy: hand[1] - gy })
  umbrella.draw()
  holder.act({ reach: { nearHand: hand } })
  if (midX(umbrella.art.box) * ahead(holder, 1) > holder.point('headMid')[0] * ahead(holder, 1))
    toFront(scene, umbrella)
  toFront(scene, holder, 'nearArm')
}
