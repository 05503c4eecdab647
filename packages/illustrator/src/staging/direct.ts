/** What each being does with its body, and whether an animal has to get up on two legs for it. */
import type { Facing } from '../art/art.ts'
import { WEARABLE } from '../figures/index.ts'
import type { Rng } from '../ink/random.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { turned } from './geometry.ts'
import type { Member } from './member.ts'
import type { Bond, Scene } from './scene.ts'
import { isSeated, TRAITS } from './traits.ts'

/** The pose, and whether an animal has to get up on two legs for it. */
export function direct(member: Member, scene: Scene): void {
  const { entry, named } = member
  if (entry.kind !== 'being') return
  const mine = scene.bonds.filter((bond) => bond.a === member)
  const needsHands =
    mine.some((bond) => wantsHands(bond, scene.graph)) || scene.bonds.some((bond) => needsLap(bond, member))
  member.upright = !entry.human && needsHands && entry.upright() !== null
  let pose = 'stand'
  let rank = -1
  for (const { relation } of mine) {
    const trait = TRAITS[relation.relation]
    if (trait?.pose && (trait.rank ?? 0) > rank) [pose, rank] = [trait.pose, trait.rank ?? 0]
  }
  for (const bond of scene.bonds) {
    const trait = TRAITS[bond.relation.relation]
    if (bond.b === member && trait?.other && rank < 3) [pose, rank] = [trait.other, 3]
  }
  if (isSeated(pose))
    for (const { relation } of mine) pose = TRAITS[relation.relation]?.seated?.replace(/^sit$/, pose) ?? pose
  const sleeps = mine.some(({ relation }) => /^sleeps/.test(relation.relation))
  member.acting = {
    pose,
    mood: sleeps ? 'sleepy' : (moodOf(named.mood) ?? undefined),
    ...(mine.some(({ relation }) => /sings|calls|eats/.test(relation.relation)) ? { mouth: 'open' as const } : {}),
    wears: wornBy(member, scene),
  }
}

function wornBy(member: Member, { graph }: Scene): { name: string; attributes: string[] }[] {
  const named = graph.relations
    .filter(({ relation, a }) => relation === 'wears' && a === member.named.id)
    .map(({ b }) => graph.things.find((thing) => thing.id === b))
    .filter((thing) => thing !== undefined)
  const said = named.map(({ name, attributes }) => ({ name, attributes }))
  return [...member.named.wears, ...said].filter(({ name }) => WEARABLE.has(name))
}

const MOODS = new Set(['happy', 'sad', 'angry', 'scared', 'surprised', 'sleepy', 'proud'])
const moodOf = (mood: string | null) => (mood && MOODS.has(mood) ? (mood as 'happy') : null)

/** Four legs will do for a ride on an animal's back, a seat on the couch, a bone in the mouth, a hat. */
const HEADWEAR = /hat|cap|crown|scarf|bow|collar|helmet|glasses|monocle|mask|tiara|headband|wreath|ears|antlers/
const MOUTHFUL = /bone|stick|fish|ball|frisbee|bird|mouse|worm|acorn|carrot|flower|rose|leaf|kitten|puppy|cub|newspaper/
const GRAZED = /hay|grass|leaf|flower|carrot|apple|corn|fish|worm|bone|bowl|pizza|popcorn|banana|bamboo|salmon/
const VEHICLE = /vehicles|toys/

function wantsHands({ b, relation }: Bond, graph: SceneGraph): boolean {
  const name = b?.entry.name ?? graph.things.find(({ id }) => id === relation.b)?.name ?? ''
  if (relation.relation === 'wears') return !HEADWEAR.test(name)
  if (relation.relation === 'holds' || relation.relation === 'carries') {
    if (/back|head|mouth|shell|nose|tail/.test(relation.part ?? '')) return false
    return b?.being ? !/carries/.test(relation.relation) || !MOUTHFUL.test(name) : !MOUTHFUL.test(name) || false
  }
  if (relation.relation === 'eats') return !GRAZED.test(name)
  if (relation.relation === 'catches') return !MOUTHFUL.test(name) && !/fly|salmon|bug/.test(name)
  if (relation.relation === 'rides') return VEHICLE.test(b?.entry.category ?? '') || name === 'broom'
  if (relation.relation === 'pulls') return false
  // Passengers sit and stand like people.
  if (relation.relation === 'inside') return b?.entry.category === 'vehicles'
  if (relation.relation === 'sits-on') return /throne|swing|rocking chair|armchair/.test(name)
  if (relation.relation === 'digs' || relation.relation === 'waters') return relation.tool !== undefined
  if (relation.relation === 'dances-with') return true
  if (relation.relation === 'hugs') return true
  return TRAITS[relation.relation]?.hands === true
}

/** Who is held by the hand or hugged needs arms as well. */
const needsLap = (bond: Bond, member: Member): boolean =>
  bond.b === member && /^(dances-with|holds-hands-with)$/.test(bond.relation.relation)

/** Chosen once for everyone: who rides looks where the horse looks, who talks looks at the other. */
export function look(scene: Scene, rng: Rng): void {
  const known = new Map<Member, Facing>()
  const edges = scene.bonds
    .filter((bond) => bond.b && TRAITS[bond.relation.relation]?.look)
    .map(({ a, b, relation }) => ({ a, b: b as Member, same: TRAITS[relation.relation]?.look === 'same' }))
  const first: Facing = rng.chance(0.5) ? 'right' : 'left'
  for (const member of scene.members) {
    if (known.has(member)) continue
    known.set(member, known.size === 0 ? first : rng.chance(0.65) ? first : turned(first))
    const queue = [member]
    for (let next = queue.shift(); next; next = queue.shift()) {
      const mine = known.get(next) as Facing
      for (const { a, b, same } of edges) {
        const other = a === next ? b : b === next ? a : null
        if (!other || known.has(other)) continue
        known.set(other, same ? mine : turned(mine))
        queue.push(other)
      }
    }
  }
  for (const member of scene.members) member.place.facing = known.get(member) ?? first
}
