/** Nothing hovers: what does not fly stands on the ground, or touches somebody or something that does. */
import { isBrought } from '../brought.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import type { Judged } from './judged.ts'
import { Subject, touching } from './subject.ts'

const ALOFT = /^(fly|float|jump|swim|dive|tumble|hang|skate)$/
const FREE = new Set(['underwater', 'space', 'sky'])
/** In pixels of the page: a foot a little above the edge of the land is on it, what is nearer than that touches. */
const [EDGE, NEAR] = [16, 10]

/** What a hand, a seat, a hollow or a string holds up; who only stands by holds nothing. */
const HOLDS =
  /^(?!next-to|looks|talks|waves|follows|chases|runs-from|races|behind|in-front-of|left-of|right-of|between|around|above|under)/

/** Members that nothing holds up. */
export function hovering({ scene, seen, ground, setting }: Judged): Member[] {
  if (FREE.has(setting) || ground.float || ground.water !== undefined) return []
  const horizon = ground.shows.ground?.y0 ?? ground.ground
  const subjects = [...seen.seen].map(([member, drawn]) => new Subject(member, drawn.box, drawn))
  const held = new Set(
    subjects.filter(({ box, member }) => box.y1 >= horizon - EDGE || isAloft(member) || isUp(scene, member)),
  )
  // Whoever touches one that is held up is held up as well.
  for (let found = true; found; ) {
    found = false
    for (const one of subjects)
      if (
        !held.has(one) &&
        subjects.some((other) => held.has(other) && isNear(one, other) && bears(scene, other, one))
      ) {
        held.add(one)
        found = true
      }
  }
  const hung = scene.bonds.filter(({ relation }) => relation.how === 'dangle').map(({ a }) => a)
  const loose = [
    ...hung,
    ...scene.contacts.map(({ a }) => a),
    ...scene.bonds.flatMap(({ b, relation }) => (b && relation.relation === 'throws' ? [b] : [])),
  ]
  return subjects
    .filter((one) => !held.has(one))
    .map(({ member }) => member as Member)
    .filter((member) => !loose.includes(member))
}

const isAloft = (member: Member | null): boolean =>
  !member ||
  /^(air|sky|wall)$/.test(member.habitat) ||
  (member.being && ALOFT.test(member.acting.pose)) ||
  isThrown(member)

/** Who leaps over a hurdle or flies over a castle is up for that, and fish behind glass are in their water. */
const isUp = ({ bonds }: Scene, member: Member | null): boolean =>
  member !== null &&
  ((member.being && member.habitat === 'water') ||
    bonds.some(({ a, relation }) => a === member && /^(jumps|flies|above|bounces|swings)/.test(relation.relation)))

/** Balls, bubbles and feathers are in the air as often as not. */
const isThrown = ({ entry }: Member): boolean =>
  /ball|bubble|feather|leaf|snowflake|frisbee|kite|confetti|heart|star|note/.test(entry.name)

/** A cat that sits before somebody's knees is on nothing, though its outline touches theirs. */
function bears(scene: Scene, other: Subject, one: Subject): boolean {
  if (!other.member || !one.member) return true
  if (isBrought(other.member.named.id) || isBrought(one.member.named.id)) return true
  if (isTied(scene, other.member, one.member)) return true
  return !other.member.being && WALL_HUNG !== other.member.habitat && one.box.y1 <= other.box.y1 + NEAR
}

const WALL_HUNG = 'wall'

const isTied = ({ bonds, contacts }: Scene, one: Member, other: Member): boolean =>
  bonds.some(
    ({ a, b, c, relation }) =>
      ((a === one && (b === other || c === other)) || (a === other && (b === one || c === one))) &&
      (relation.how !== undefined || HOLDS.test(relation.relation)),
  ) ||
  contacts.some((contact) => {
    const those = [contact.a, contact.b, contact.tool]
    return those.includes(one) && those.includes(other)
  })

const isNear = (a: Subject, b: Subject): boolean =>
  a.box.x0 <= b.box.x1 + NEAR &&
  b.box.x0 <= a.box.x1 + NEAR &&
  a.box.y0 <= b.box.y1 + NEAR &&
  b.box.y0 <= a.box.y1 + NEAR &&
  touching(a, b, NEAR)
