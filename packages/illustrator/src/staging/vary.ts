/** Several of a kind are no copies: each has a size and, where nothing was said of what they do, a pose of its own. */
import { partLooks } from '../art/part-looks.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

const SIZES = [1, 0.9, 1.06, 0.84, 0.96]
const IDLE = {
  person: ['stand', 'wave', 'stand', 'arms-up'],
  animal: ['stand', 'sit', 'walk', 'sit', 'stand', 'lie'],
}
/** Where somebody is leaves the body free. */
const LEISURE = /^(next-to|left-of|right-of|behind|in-front-of|between|around|under|wears|has|looks-at|smiles)$/
/** These are meant to look alike, or are drawn as one picture. */
const ALIKE = /twins|couple|soldier|nutcracker/
/** Born together, or said to be the same. */
const BORN_ALIKE = /^(twins?|triplets?|quadruplets?|identical|matching)$/i
export const isAlike = ({ word, attributes }: { word: string; attributes: readonly string[] }): boolean =>
  [word, ...attributes].some((said) => BORN_ALIKE.test(said))

export function vary(scene: Scene): void {
  const taken = new Set(scene.bonds.map(({ a }) => a.acting.pose).filter((pose) => pose !== 'stand'))
  for (const member of scene.members) {
    if (isAlone(member, scene)) rest(member)
    if (!member.being || !member.copy || ALIKE.test(member.named.name) || isAlike(member.named)) continue
    const others = scene.members.filter(({ named }) => named === member.named)
    // Of a family everybody is somebody else already.
    if (others.some(({ entry }) => entry !== member.entry)) continue
    member.at({ h: member.place.h * (SIZES[member.copy % SIZES.length] ?? 1) })
    if (member.acting.pose === 'stand' && isIdle(member, scene)) stir(member, taken)
  }
}

/** Nobody else is on the page, and nothing was said of what it does. */
const isAlone = (member: Member, scene: Scene): boolean =>
  member.being &&
  member.acting.pose === 'stand' &&
  scene.members.every((other) => other === member || !other.being) &&
  scene.bonds.every(({ a, b }) => a !== member && b !== member)

function rest(member: Member): void {
  if (member.entry.kind !== 'being' || member.handed) return
  const { idle } = member.entry.actor
  if (idle && !showsOnFeet(member)) member.act({ pose: idle[member.seed % idle.length] ?? 'stand' })
}

const isIdle = (member: Member, { bonds }: Scene): boolean =>
  bonds.every(({ a, b, relation }) => (a !== member && b !== member) || LEISURE.test(relation.relation))

function stir(member: Member, taken: ReadonlySet<string>): void {
  if (member.entry.kind !== 'being' || member.habitat !== 'ground') return
  // Where one was said to wave, the others do not.
  const poses = (member.handed ? IDLE.person : IDLE.animal).filter((one) => !taken.has(one))
  const pose = poses[member.copy % poses.length] ?? 'stand'
  if (member.handed || member.entry.actor.can(pose)) member.act({ pose })
}

/** Three legs, a long tail, a long body or what stands on its back are seen on who stands. */
const showsOnFeet = ({ named }: Member): boolean =>
  partLooks(named.attributes).some(({ part }) => /^(leg|tail|body|foot|neck)$/.test(part)) ||
  named.attributes.some((look) => /-ridged$|-as-plate$/.test(look))
