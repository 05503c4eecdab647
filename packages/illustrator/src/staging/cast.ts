/** Who plays: every thing of the graph once for each copy, with its pose, its size and the way it looks. */
import type { Detail, Facing } from '../art/art.ts'
import { WEARABLE } from '../figures/index.ts'
import { hash, type Rng } from '../ink/random.ts'
import type { NamedThing, Relation, SceneGraph } from '../reading/graph.ts'
import { NOUNS } from '../world/nouns.ts'
import { lookUp } from '../world/world.ts'
import { turned } from './geometry.ts'
import { GROUNDS } from './grounds.ts'
import { Member } from './member.ts'
import { isAccessory } from './relations/parts.ts'
import { type Bond, Scene } from './scene.ts'
import { naturalHeight } from './sizes.ts'
import { isSeated, TRAITS } from './traits.ts'

const MOST_COPIES = 8
/** "Flowers", "lots of stars": more than the least number looks meant. */
const AT_LEAST = 3

export interface Cast {
  scene: Scene
  /** Shown by the place itself. */
  grounds: NamedThing[]
  /** Worn by someone, hence drawn with them. */
  worn: NamedThing[]
  /** Cannot be drawn. */
  missing: NamedThing[]
}

export function cast(graph: SceneGraph, rng: Rng, seed: number, detail: Detail): Cast {
  const worn = graph.things.filter((thing) => isWorn(thing, graph))
  const grounds = graph.things.filter((thing) => isGround(thing, graph) && !worn.includes(thing))
  const rest = graph.things.filter(
    (thing) => !worn.includes(thing) && !grounds.includes(thing) && !isForm(thing, graph),
  )
  const missing = rest.filter((thing) => !lookUp(thing.name) || isCloth(thing, graph))
  const copies = new Map<string, Member[]>()
  for (const thing of rest) {
    const entry = lookUp(thing.name)
    if (!entry || missing.includes(thing)) continue
    const used = graph.relations.some(
      ({ relation, b }) => b === thing.id && (ONE_EACH.has(relation) || relation === 'rides'),
    )
    const n = Math.min(MOST_COPIES, thing.atLeast && !used ? Math.max(AT_LEAST, thing.n) : thing.n)
    const list = Array.from({ length: n }, (_, i) => new Member(thing, entry, i, hash(`${thing.id} ${i} ${seed}`)))
    for (const member of list) member.detail = detail
    copies.set(thing.id, list)
  }
  const members = [...copies.values()].flat()
  const taken: Taken = new Map()
  const bonds = graph.relations.flatMap((relation) => bondsOf(relation, copies, taken, graph))
  const scene = new Scene(graph, members, bonds, rng)
  for (const member of members) direct(member, scene)
  for (const member of members)
    member.upright ||= members.some((other) => other.named === member.named && other.upright)
  look(scene, rng)
  for (const member of members) member.at({ h: naturalHeight(member) })
  for (const member of members) if (isHosted(member, scene)) takeSeat(member)
  scene.part()
  return { scene, grounds, worn, missing }
}

const SEATS = new Set(['sits-on', 'rides', 'drives', 'swings-on', 'rows', 'inside'])

const isHosted = (member: Member, scene: Scene): boolean =>
  member.handed &&
  isSeated(member.acting.pose) &&
  scene.bonds.some(({ a, b, relation }) => a === member && b && SEATS.has(relation.relation))

/** On a seat at the height of its knees, until it gets its own: without one a figure sits on the ground. */
function takeSeat(member: Member): void {
  const { x, y, h } = member.place
  member.act({ reach: { seat: [x, y - h * 0.3] } })
}

/** Clothes that the figure wears are part of its drawing. */
function isWorn(thing: NamedThing, graph: SceneGraph): boolean {
  if (!WEARABLE.has(thing.name)) return false
  return graph.relations.some((relation) => relation.relation === 'wears' && relation.b === thing.id)
}

/** A dress that no figure can put on would hang before it like a poster. */
const isCloth = ({ id, name }: NamedThing, graph: SceneGraph): boolean =>
  NOUNS.get(name)?.category === 'clothes' &&
  !isAccessory(name) &&
  graph.relations.some(({ relation, b }) => relation === 'wears' && b === id)

/** The moon is in the sky, unless somebody walks on it. */
const isGround = ({ id, name }: NamedThing, graph: SceneGraph): boolean =>
  GROUNDS.has(name) ||
  (/^(moon|mars|planet)$/.test(name) &&
    graph.relations.some(
      ({ b, relation }) => b === id && /^(stands-on|walks|sits-on|inside|jumps|plants)/.test(relation),
    ))

const FORMS = new Set(['shaped-like', 'made-of', 'filled-with'])

/** What something is made of or shaped like is no further object. */
const isForm = (thing: NamedThing, graph: SceneGraph): boolean =>
  graph.relations.some(({ relation, b }) => relation === 'shaped-like' && b === thing.id) &&
  !graph.relations.some(({ relation, a, b }) => a === thing.id || (b === thing.id && !FORMS.has(relation)))

/** Hands, mouths and heads hold one thing each; everything else may be shared by all. */
const ONE_EACH = new Set([
  'holds',
  'wears',
  'eats',
  'drinks',
  'carries',
  'reads',
  'plays',
  'throws',
  'drives',
  'has',
  'juggles',
  'fishes',
])
const ALL = new Set(['juggles', 'wears', 'has', 'filled-with', 'made-of'])
const TWO_HANDS = 2

/** Which copy someone already has: who holds a cup and drinks it has one cup, two who drink have two. */
type Taken = Map<string, Member[]>

function bondsOf(relation: Relation, copies: ReadonlyMap<string, Member[]>, taken: Taken, graph: SceneGraph): Bond[] {
  const as = copies.get(relation.a)
  if (!as) return []
  if (relation.b === null || relation.b === '@place' || !TRAITS[relation.relation])
    return as.map((a) => ({ a, b: null, relation }))
  if (relation.b.includes('+')) return between(relation, as, copies)
  const bs = copies.get(relation.b)
  if (!bs) return as.map((a) => ({ a, b: null, relation }))
  if (as === bs) return pairs(as).map(([a, b]) => ({ a, b, relation }))
  if (ONE_EACH.has(relation.relation) || (relation.relation === 'rides' && bs.length > 1)) {
    const takers = graph.relations.filter((other) => other.b === relation.b && ONE_EACH.has(other.relation))
    return handOut(relation, as, bs, taken, new Set(takers.map((other) => other.a)).size)
  }
  return as.map((a, i) => ({ a, b: bs[i % bs.length] as Member, relation }))
}

function handOut(relation: Relation, as: Member[], bs: Member[], taken: Taken, takers: number): Bond[] {
  const key = (a: Member) => `${a.key} ${relation.b}`
  const given = as.flatMap((a) => (taken.get(key(a)) ?? []).map((b) => ({ a, b, relation })))
  if (given.length) return given
  const inUse = new Set([...taken].filter(([name]) => name.endsWith(` ${relation.b}`)).flatMap(([, list]) => list))
  const pool = bs.filter((b) => !inUse.has(b))
  if (relation.relation === 'carries' && as.length > bs.length)
    return as.map((a) => ({ a, b: bs[0] as Member, relation }))
  const fair = Math.max(1, Math.floor(bs.length / (as.length * takers)))
  const each = ALL.has(relation.relation) ? fair : relation.relation === 'holds' ? Math.min(fair, TWO_HANDS) : 1
  const length = Math.min(pool.length, as.length * each)
  const out = Array.from({ length }, (_, i) => ({ a: as[i % as.length] as Member, b: pool[i] as Member, relation }))
  for (const { a, b } of out) taken.set(key(a), [...(taken.get(key(a)) ?? []), b])
  return out
}

function between(relation: Relation, as: Member[], copies: ReadonlyMap<string, Member[]>): Bond[] {
  const [left = '', right = ''] = (relation.b ?? '').split('+')
  const b = copies.get(left)?.[0]
  const c = left === right ? copies.get(right)?.[1] : copies.get(right)?.[0]
  return as.map((a) => ({ a, b: b ?? c ?? null, ...(b && c ? { c } : {}), relation }))
}

const pairs = (list: Member[]): [Member, Member][] =>
  list.length < 2 ? [] : list.slice(1).map((b, i) => [list[i] as Member, b])

/** The pose, and whether an animal has to get up on two legs for it. */
function direct(member: Member, scene: Scene): void {
  const { entry, named } = member
  if (entry.kind !== 'being') return
  const mine = scene.bonds.filter((bond) => bond.a === member)
  const needsHands = mine.some((bond) => wantsHands(bond)) || scene.bonds.some((bond) => needsLap(bond, member))
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

function wantsHands({ b, relation }: Bond): boolean {
  const name = b?.entry.name ?? ''
  if (relation.relation === 'wears') return !HEADWEAR.test(name)
  if (relation.relation === 'holds' || relation.relation === 'carries') {
    if (/back|head|mouth|shell|nose|tail/.test(relation.part ?? '')) return false
    return b?.being ? !/carries/.test(relation.relation) || !MOUTHFUL.test(name) : !MOUTHFUL.test(name) || false
  }
  if (relation.relation === 'eats') return !GRAZED.test(name)
  if (relation.relation === 'catches') return !MOUTHFUL.test(name) && !/fly|salmon|bug/.test(name)
  if (relation.relation === 'rides') return VEHICLE.test(b?.entry.category ?? '') || name === 'broom'
  if (relation.relation === 'pulls') return false
  if (relation.relation === 'sits-on') return /chair|throne|stool|swing|bench/.test(name)
  if (relation.relation === 'digs') return relation.tool !== undefined
  if (relation.relation === 'dances-with') return true
  if (relation.relation === 'hugs') return true
  return TRAITS[relation.relation]?.hands === true
}

/** Who is held by the hand or hugged needs arms as well. */
const needsLap = (bond: Bond, member: Member): boolean =>
  bond.b === member && /^(dances-with|holds-hands-with)$/.test(bond.relation.relation)

/** Chosen once for everyone: who rides looks where the horse looks, who talks looks at the other. */
function look(scene: Scene, rng: Rng): void {
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
