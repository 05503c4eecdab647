/** Who swims is in the water, and who wades stands in it: on top of the waves one would lie or walk on them. */
import { tall } from './geometry.ts'
import type { Group } from './group.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

/** Of the way from the back to the feet of who goes on four legs: how far down the water is where one swims and where one wades. */
const [SWIMS, WADES] = [0.52, 0.76]
/** The same of who lies on the water like a boat. */
const FLOATS = 0.84
const BIRD = /duck|swan|goose|gull|pelican|penguin|puffin|loon|mallard|cygnet|gosling|grebe|coot/
/** In heights of who is in it: how far the water stays below the mouth. */
const CHIN = 0.17
/** Less of a group is in the water anyway; deeper only its head would be left. */
const [LEAST, MOST] = [0.06, 0.42]
/** Held up by what it is on. */
const RESTS =
  /^(inside|sits-on|lies-on|stands-on|on-top-of|rides|drives|rows|hides-in|sleeps-in|bounces-on|floats-on|balances-on|climbs|hangs-from|swings-on)$/
const UNDER = /^(under|below|swims-under)$/
const ALOFT = /^(fly|jump|hang|tumble|skate|dive)$/

export function immerse(scene: Scene, groups: readonly Group[], water: number | undefined): void {
  if (water === undefined) return
  for (const group of groups) group.sunk = shareOf(scene, group)
}

function shareOf(scene: Scene, group: Group): number {
  // The water over a boat's keel is above whoever swims under it.
  if (scene.bonds.some(({ a, b, relation }) => b && UNDER.test(relation.relation) && group.members.includes(a)))
    return 0
  const [low] = [...group.members].sort((p, q) => q.art.box.y1 - p.art.box.y1)
  if (!low?.being || !isInIt(scene, low) || low.tilt) return 0
  const lines = group.members.filter((one) => one.being && isInIt(scene, one)).map(lineOf)
  const share = (group.box.y1 - Math.max(...lines)) / tall(group.box)
  return share < LEAST ? 0 : Math.min(share, MOST)
}

const isInIt = (scene: Scene, member: Member): boolean =>
  !ALOFT.test(member.acting.pose) &&
  !scene.bonds.some(
    ({ a, b, relation }) => a === member && b && RESTS.test(relation.relation) && scene.together(member, b),
  )

/** How far up the water comes. */
function lineOf(member: Member): number {
  const { box } = member.art
  const high = member.has('mouth') ? member.point('mouth')[1] + CHIN * tall(box) : box.y0
  return Math.max(high, member.handed ? bodyLine(member) : bellyLine(member))
}

const bodyLine = (member: Member): number =>
  member.acting.pose === 'swim'
    ? member.point('chest')[1]
    : member.has('nearKnee')
      ? member.point('nearKnee')[1]
      : member.art.box.y1

function bellyLine(member: Member): number {
  const { y1 } = member.art.box
  // Ducks and dolphins are drawn as they float.
  if (!member.has('nearFoot') || !member.has('back')) return y1
  const [, back] = member.point('back')
  const swims = BIRD.test(member.entry.name) ? FLOATS : SWIMS
  return back + (y1 - back) * (member.acting.pose === 'swim' ? swims : WADES)
}
