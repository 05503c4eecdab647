/** The third and later ones at a work that has room for two: in a file behind them. */
import type { Relation } from '../../reading/graph.ts'
import { midX, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { face } from './beside.ts'
import { footing } from './stance.ts'

/** Acts that know no other side; who helps stands across from who does it. */
const FOR_ONE = /^(?:hammer|pound|iron|measure|photograph|uproot|hands-at|pour|from-oven|put-in)$/
/** Acts of one at each side. */
const FOR_TWO = /^(?:scrub|lather|examine|saw|plant|dig|tend|trim|pump|portrait|push-along|unwrap)$/

const roomAt = (how = ''): number => (FOR_ONE.test(how) ? 1 : FOR_TWO.test(how) ? 2 : Number.POSITIVE_INFINITY)

/** Puts this one behind those who are at it already, where there is room for no more. */
export function fallsIn(scene: Scene, a: Member, b: Member | null, { how }: Relation): b is Member {
  if (!b || scene.together(a, b)) return false
  // A car has room for more at its wheels.
  if (how === 'scrub' && !b.being) return false
  const before = scene.bonds.filter((bond) => bond.b === b && bond.relation.how === how).map((bond) => bond.a)
  const index = before.indexOf(a)
  if (index < roomAt(how)) return false
  fallIn(scene, a, b, index % 2 === 1)
  return true
}

/** Heads from one face to the next in a file. */
const IN_FILE = 2.3

/** Next to the last on this side, a step farther back, looking at it too. */
export function fallIn(scene: Scene, a: Member, b: Member, right: boolean): void {
  face(scene, a, right ? 'left' : 'right')
  const there = scene
    .group(b)
    .members.filter((one) => one.being && one !== b && midX(one.art.box) > midX(b.art.box) === right)
  const s = right ? 1 : -1
  const edge = Math.max(...there.map((one) => s * one.point('headMid')[0]), s * midX(b.art.box) + wide(b.art.box) / 2)
  scene
    .group(a)
    .shift(
      s * (edge + headOf(a) * IN_FILE) - a.point('headMid')[0],
      footing(scene, b) - a.place.h * 0.05 - Math.max(a.art.box.y1, a.place.y),
    )
  scene.join(a, b, 'under')
  if (a.handed && !scene.does(a, 'holds')) {
    const [x, y] = a.point('chest')
    a.act({ reach: { nearHand: [x - s * a.place.h * 0.26, y + a.place.h * 0.08] } })
  }
}

/** In radii of a head and in heights: how far behind the one before the next one pushes, and how much farther back every second one. */
const [BEHIND, BACK] = [1.75, 0.34]

/** Who pushes along with others is behind them in two ranks: in one they would be as long as a train. */
export function pushInRanks(scene: Scene, a: Member, b: Member, index: number): void {
  const others = scene.bonds.filter((bond) => bond.b === b && bond.relation.relation === 'pushes').map((bond) => bond.a)
  const [first, before] = [others[0], others[index - 1]]
  if (!first || !before || scene.together(a, b)) return
  face(scene, a, first.place.facing)
  const s = first.place.facing === 'right' ? 1 : -1
  const up = index % 2 ? first.place.h * BACK : 0
  scene
    .group(a)
    .shift(
      before.point('headMid')[0] - s * headOf(a) * BEHIND - a.point('headMid')[0],
      first.art.box.y1 - up - a.art.box.y1,
    )
  scene.join(a, b, index % 2 ? 'under' : 'over')
  if (!a.handed) return
  const [x, y] = a.point('chest')
  a.act({
    reach: { nearHand: [x + s * a.place.h * 0.26, y], farHand: [x + s * a.place.h * 0.27, y - a.place.h * 0.02] },
  })
}
