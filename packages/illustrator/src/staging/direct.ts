/** What each being does with its body, and whether an animal has to get up on two legs for it. */
import type { Facing } from '../art/art.ts'
import { EACH } from '../beasts/rig/shod.ts'
import { WEARABLE } from '../figures/index.ts'
import type { Rng } from '../ink/random.ts'
import { turned } from './geometry.ts'
import { isLaidOnBack, needsLap, wantsHands } from './hands-needed.ts'
import type { Member } from './member.ts'
import { moodIn, moodOf } from './moods.ts'
import { outfitFor } from './outfits.ts'
import type { Bond, Scene } from './scene.ts'
import { isSeated, TRAITS } from './traits.ts'

/** The pose, and whether an animal has to get up on two legs for it. */
export function direct(member: Member, scene: Scene): void {
  const { entry, named } = member
  if (entry.kind !== 'being') return
  const mine = scene.bonds.filter((bond) => bond.a === member)
  const needsHands =
    mine.some((bond) => wantsHands(bond, scene.graph)) ||
    scene.bonds.some((bond) => needsLap(bond, member) || isHandedIt(bond, member, scene)) ||
    // A badge on the chest is seen on two legs.
    named.attributes.some((look) => look.endsWith('-chested'))
  member.upright = !entry.human && needsHands && entry.upright() !== null
  let pose = 'stand'
  let rank = -1
  for (const bond of mine) {
    const wanted = poseFor(bond)
    const weight = TRAITS[bond.relation.relation]?.rank ?? 0
    if (wanted && weight > rank) [pose, rank] = [wanted, weight]
  }
  for (const bond of scene.bonds) {
    const trait = TRAITS[bond.relation.relation]
    if (bond.b === member && trait?.other && rank < 3) [pose, rank] = [trait.other, 3]
  }
  if (isSeated(pose))
    for (const { relation } of mine) pose = TRAITS[relation.relation]?.seated?.replace(/^sit$/, pose) ?? pose
  // On a horse that stands upright nobody would have a seat.
  if (pose === 'rear' && scene.undergoes(member, 'rides')) pose = 'jump'
  // With its head thrown back its mane is behind who rides.
  if (pose === 'head-up' && scene.undergoes(member, 'rides')) pose = 'mouth-open'
  if (pose === 'run' && SLOW.test(entry.name)) pose = 'walk'
  const grazes = mine.some(({ b, relation }) => !b && relation.relation === 'eats' && relation.b !== null)
  if (grazes && !entry.human && !member.upright && entry.actor.can('head-down')) pose = 'head-down'
  const sleeps = mine.some(({ relation }) => /^sleeps/.test(relation.relation) || ASLEEP.test(relation.word ?? ''))
  const felt = moodIn(scene.bonds, member)
  member.acting = {
    pose,
    mood: sleeps ? 'sleepy' : (moodOf(named.mood) ?? felt),
    ...(felt === 'scared' || mine.some(({ relation }) => /sings|calls|eats|talks-to/.test(relation.relation))
      ? { mouth: 'open' as const }
      : {}),
    wears: wornBy(member, scene),
  }
}

/** At a gallop these would fly. */
const SLOW = /tortoise|turtle|snail|slug|sloth|caterpillar|worm/

/** Wherever one does it: on a piano, against a tree, behind a door. */
const ASLEEP = /^(asleep|sle(ep|pt)|nap(s|ped|ping)?$|doz|snooz|slumber|snor)/

/** The verb's own pose where nothing is held or sat on: who crawls under the table crawls. */
function poseFor({ b, relation }: Bond): string | undefined {
  const trait = TRAITS[relation.relation]
  // Behind a table one stands, to be seen; about a fire one sits.
  if (relation.relation === 'sits-at' && b && LOW.test(b.entry.name)) return 'sit'
  const own = relation.pose !== 'stand' && trait && trait.step >= 4 ? relation.pose : undefined
  return own ?? trait?.pose
}

const LOW = /fire|blanket|pond|rug|carpet|mat$/

function wornBy(member: Member, { graph }: Scene): { name: string; attributes: string[] }[] {
  const named = graph.relations
    .filter(({ relation, a }) => relation === 'wears' && a === member.named.id)
    .map(({ b }) => graph.things.find((thing) => thing.id === b))
    .filter((thing) => thing !== undefined)
  const said = named.map(({ name, attributes, n }) => ({
    name,
    attributes: n > 4 ? [...attributes, EACH] : attributes,
  }))
  const put = outfitFor(member, graph)
  // "kids in costumes": each in one of their own, and none in a hero's besides.
  const isDisguised = put.some((garment) => garment.name !== 'beanie')
  const own = [...member.named.wears, ...said].filter(({ name }) => !isDisguised || name !== 'costume').concat(put)
  return own.filter(({ name }) => WEARABLE.has(name) && !isLaidOnBack(member.entry.name, name))
}

/** Before a lion on two legs a mouse on four would have its cake on the ground: what is handed over is taken by hand. */
const isHandedIt = (bond: Bond, member: Member, { graph }: Scene): boolean => {
  const { entry } = bond.a
  return (
    bond.b === member &&
    bond.relation.relation === 'gives-to' &&
    entry.kind === 'being' &&
    !entry.human &&
    entry.upright() !== null &&
    wantsHands(bond, graph)
  )
}

export const isOnTheWay = ({ b, relation }: Bond): boolean =>
  !b && (/^(runs|walks)$/.test(relation.relation) || relation.how === 'wedge')

/** Two who do it to each other look at each other. */
const lookOf = ({ a, b, relation }: Bond): 'same' | 'facing' | undefined =>
  PAIRED.test(relation.how ?? '')
    ? 'facing'
    : (TRAITS[relation.relation]?.look ??
      (a.named === b?.named && relation.relation === 'plays-with' ? 'facing' : undefined))

/** One looks left, the other right. */
const PAIRED = /^(nose-to-nose|back-to-back|crossed-necks|in-love)$/

/** Chosen once for everyone: who rides looks where the horse looks, who talks looks at the other. */
export function look(scene: Scene, rng: Rng): void {
  const known = new Map<Member, Facing>()
  const edges = scene.bonds
    .filter((bond) => bond.b && lookOf(bond))
    .map((bond) => ({ a: bond.a, b: bond.b as Member, same: lookOf(bond) === 'same' }))
  // Who runs or walks with others goes the same way.
  const [ahead, ...along] = scene.bonds.filter(isOnTheWay)
  if (ahead) edges.push(...along.map(({ a }) => ({ a: ahead.a, b: a, same: true })))
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
