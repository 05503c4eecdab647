/** Who has somebody to look at looks there; who has nobody looks at the others. Last of all, when everybody has a place on the page. */

import { isOnTheWay } from './direct.ts'
import { midX, side, wide } from './geometry.ts'
import { boxOf, knotsOf } from './knots.ts'
import type { Member } from './member.ts'
import { mirror } from './relations/turn.ts'
import type { Bond, Scene } from './scene.ts'
import { isHeavenly } from './sizes.ts'
import { TRAITS } from './traits.ts'

/** Where these go decides which way they look. */
const UNDERWAY = /^(follows|chases|runs-from|races|leads|pulls|pushes|crosses|rides|drives|slides-down|hides-behind)$/
/** Where somebody is says nothing of where they look. */
const PLACED =
  /^(next-to|left-of|right-of|behind|in-front-of|under|above|between|around|on-top-of|inside|has|wears|holds|has)$/
/** Poses made to be seen from the front. */
const FRONTAL = /^(stand|wave|arms-up|hands-together)$/
/** How far from the middle of somebody's head something is still before both eyes, in widths. */
const BEFORE = 0.12

export function attend(scene: Scene): void {
  for (const group of scene.groups)
    for (const knot of knotsOf(group, scene)) {
      if (scene.bonds.some((bond) => isUnderway(bond, knot) || isInCompany(bond, knot, scene))) continue
      const [viewer, target] = addressee(knot, scene) ?? bystander(knot, scene) ?? []
      if (!viewer || target === undefined) continue
      const away = (target - eyeOf(viewer)) * side(viewer.place.facing) < -BEFORE * wide(viewer.art.box)
      // The arch over two turns with neither of them.
      const own = knot.filter((member) => !scene.arranged.has(member))
      if (away) mirror(own, axisOf(own))
    }
  for (const { a, b, relation } of scene.bonds)
    if (b && a.handed && isSaid(relation.relation) && FRONTAL.test(a.acting.pose) && a.acting.turn === undefined)
      a.act({ turn: 0.5 })
}

/** Of a clothesline that goes on beyond the page, the middle of what is on it: nobody at its end is turned off the page. */
function axisOf(knot: readonly Member[]): number {
  const { x0, x1 } = boxOf(knot)
  return (Math.max(EDGE, x0) + Math.min(PAGE - EDGE, x1)) / 2
}

const [PAGE, EDGE] = [1024, 46]

const isUnderway = ({ a, b, relation }: Bond, knot: readonly Member[]): boolean =>
  UNDERWAY.test(relation.relation) && (knot.includes(a) || (b !== null && knot.includes(b)))

/** A procession does not turn to itself. */
const isInCompany = (bond: Bond, knot: readonly Member[], { bonds }: Scene): boolean =>
  isOnTheWay(bond) && knot.includes(bond.a) && bonds.some((other) => isOnTheWay(other) && !knot.includes(other.a))

const isSaid = (relation: string): boolean => !PLACED.test(relation) && TRAITS[relation] !== undefined

const eyeOf = (member: Member): number => member.point('headMid')[0]

type Sight = readonly [viewer: Member, x: number]

/** Somebody of the knot does something to one outside it, or is the one to whom it is done. */
function addressee(knot: readonly Member[], { bonds }: Scene): Sight | null {
  const rank = ({ relation }: Bond) => TRAITS[relation.relation]?.rank ?? 0
  const outside = bonds
    .filter(({ a, b, relation }) => b && isSaid(relation.relation) && knot.includes(a) !== knot.includes(b))
    .sort((p, q) => Number(knot.includes(q.a)) - Number(knot.includes(p.a)) || rank(q) - rank(p))
  for (const { a, b } of outside) {
    const [mine, other] = knot.includes(a) ? [a, b as Member] : [b as Member, a]
    if (mine.being) return [mine, midX(other.art.box)]
  }
  return null
}

/** Looks at whoever else is there; one that is busy with something keeps to it. */
function bystander(knot: readonly Member[], { members, bonds }: Scene): Sight | null {
  const beings = knot.filter(({ being }) => being)
  const [viewer] = beings
  if (!viewer || beings.length > 1) return null
  const others = members.filter((other) => !knot.includes(other) && !isHeavenly(other))
  const alive = others.filter(({ being }) => being)
  const busy = alive.filter((other) =>
    bonds.some(({ a, b, relation }) => a === other && b && isSaid(relation.relation)),
  )
  const seen = [busy, alive, others].find((list) => list.length)
  return seen ? [viewer, seen.reduce((sum, { art }) => sum + midX(art.box), 0) / seen.length] : null
}
