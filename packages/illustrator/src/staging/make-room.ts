/** Two who do the same at the same thing came to stand in one spot: the second goes to the other side of it. */
import type { Box } from '../art/art.ts'
import { midX, tall, wide } from './geometry.ts'
import type { Member } from './member.ts'
import { mirror } from './relations/turn.ts'
import type { Scene } from './scene.ts'

/** Common share of the smaller of two boxes from which one hides the other. */
const HIDES = 0.5
/** Touching in these is meant. */
const CLOSE = /^(hugs|kisses|carries|holds|rides|sits-on|lies-on|on-top-of|inside|feeds|dances-with|holds-hands-with)$/

/** In a tub or on a blanket everybody has a place of their own: across from it is the other's. */
const SEATED = /^(carries|inside|sits-on|sits-at|sleeps-in|hides-in|comes-out-of|rows|drives)$/

export function makeRoom(scene: Scene): void {
  for (const a of scene.members) {
    const before = scene.members.slice(0, scene.members.indexOf(a)).find((other) => isHidden(a, other, scene))
    const target = before && sharedBy(a, before, scene)
    if (target && !scene.arranged.has(target)) cross(a, midX(target.art.box), scene)
  }
}

const isHidden = (a: Member, b: Member, scene: Scene): boolean =>
  a.handed &&
  b.handed &&
  // Who comes from the other side already would only change places.
  a.place.facing === b.place.facing &&
  scene.together(a, b) &&
  common(a.art.box, b.art.box) > HIDES &&
  !scene.bonds.some(
    ({ a: x, b: y, relation }) => CLOSE.test(relation.relation) && ((x === a && y === b) || (x === b && y === a)),
  )

function sharedBy(a: Member, b: Member, { bonds }: Scene): Member | null {
  const of = (member: Member) =>
    bonds
      .filter(({ a: who, b, relation }) => who === member && b && !SEATED.test(relation.relation))
      .map((bond) => bond.b as Member)
  const theirs = new Set(of(b))
  return of(a).find((thing) => theirs.has(thing) && !thing.being) ?? null
}

/** With what it alone has in its hands, as in a mirror at x. */
function cross(a: Member, x: number, scene: Scene): void {
  const own = scene.bonds
    .filter(
      ({ a: holder, b, relation }) => holder === a && b && relation.relation === 'holds' && !isShared(b, a, scene),
    )
    .map(({ b }) => b as Member)
  mirror([a, ...own], x)
}

const isShared = (thing: Member, by: Member, { bonds }: Scene): boolean =>
  bonds.some(({ a, b }) => b === thing && a !== by)

function common(a: Box, b: Box): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return w > 0 && h > 0 ? (w * h) / Math.min(wide(a) * tall(a), wide(b) * tall(b)) : 0
}
