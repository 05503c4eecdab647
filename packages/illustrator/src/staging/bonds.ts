/** Who does it to whom, copy by copy. */
import type { Relation, SceneGraph } from '../reading/graph.ts'
import { MANY_ARMS } from './hands-needed.ts'
import type { Member } from './member.ts'
import { isApparatus } from './relations/acts/playground.ts'
import { isLong } from './relations/along.ts'
import type { Bond } from './scene.ts'
import { TRAITS } from './traits.ts'

/** Hands, mouths and heads hold one thing each; everything else may be shared by all. */
export const ONE_EACH = new Set([
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
const [TWO_HANDS, EIGHT_ARMS] = [2, 8]
/** An animal has it in its mouth or between its paws, where there is room for one; strings it has in both paws. */
function armsOf(one: Member | undefined, held: Member | undefined): number {
  if (MANY_ARMS.test(one?.entry.name ?? '')) return EIGHT_ARMS
  const isBeast = one?.entry.kind === 'being' && !one.entry.human
  return isBeast && !/balloon|kite/.test(held?.entry.name ?? '') ? 1 : TWO_HANDS
}
/** One holds it over all of them. */
const CANOPY = /umbrella|parasol/

/** Which copy someone already has: who holds a cup and drinks it has one cup, two who drink have two. */
export type Taken = Map<string, Member[]>

export function bondsOf(
  relation: Relation,
  copies: ReadonlyMap<string, Member[]>,
  taken: Taken,
  graph: SceneGraph,
): Bond[] {
  const all = copies.get(relation.a)
  const as = all && dealt(relation, all, graph)
  if (!as?.length) return []
  if (relation.b === null || relation.b === '@place' || !TRAITS[relation.relation])
    return as.map((a) => ({ a, b: null, relation }))
  if (relation.b.includes('+')) return between(relation, as, copies)
  const bs = copies.get(relation.b)
  if (!bs) return as.map((a) => ({ a, b: null, relation }))
  // Of three frogs one leaps over another: over each other they would be a tower.
  const most = relation.relation === 'jumps-over' ? 1 : as.length
  if (as === bs && isForTwo(relation) && as.length > MOST_IN_A_CHAIN)
    return twoAndTwo(as).map(([a, b]) => ({ a, b, relation }))
  if (as === bs)
    return pairs(as)
      .slice(0, most)
      .map(([a, b]) => ({ a, b, relation }))
  // A house that is good to eat is there for all.
  const isForAll = relation.how === 'at-house'
  if ((ONE_EACH.has(relation.relation) && !isForAll) || (relation.relation === 'rides' && bs.length > 1)) {
    const takers = graph.relations.filter((other) => other.b === relation.b && ONE_EACH.has(other.relation))
    return handOut(relation, as, bs, taken, new Set(takers.map((other) => other.a)).size)
  }
  // Each of three dogs has a lead.
  if (relation.relation === 'leads' && as.length === 1) return bs.map((b) => ({ a: as[0] as Member, b, relation }))
  const others = SEATED.test(relation.relation) ? seatedBefore(relation, as, taken) : 0
  return as.map((a, i) => ({ a, b: bs[(others + i) % bs.length] as Member, relation }))
}

/** The king is on one throne and the queen on the other. */
export const SEATED = /^(sits-on|lies-on|sleeps-in|swings-on|slides-down|stands-on|bounces-on)$/

/** In one place only: of those who swing and slide some swing and the others slide. */
const dealt = (relation: Relation, all: Member[], graph: SceneGraph): Member[] => {
  const places = placesOf(relation, graph)
  if (places.length < 2 || all.length < 2) return all
  const mine = places.indexOf(relation.b ?? '')
  return all.filter((_, i) => Math.floor((i * places.length) / all.length) === mine)
}

/** All of a playground that the same ones are on, what there are several of first. */
export function placesOf({ a, b }: Relation, { relations, things }: SceneGraph): string[] {
  const theirs = new Set(relations.filter((other) => other.a === a).map((other) => other.b))
  const places = things.filter(({ id, name }) => theirs.has(id) && isApparatus(name))
  if (!places.some(({ id }) => id === b)) return []
  return places.sort((p, q) => Number(q.n > 1) - Number(p.n > 1)).map(({ id }) => id)
}

/** How many others of these have a place already. */
function seatedBefore({ b, relation }: Relation, as: Member[], taken: Taken): number {
  const key = `${b} ${relation}`
  const others = taken.get(key) ?? []
  taken.set(key, [...others, ...as])
  return others.length
}

function handOut(relation: Relation, as: Member[], bs: Member[], taken: Taken, takers: number): Bond[] {
  // What one puts on another is held by the first and worn by the second.
  const way = relation.relation === 'wears' ? `${relation.b} worn` : `${relation.b}`
  const key = (a: Member) => `${a.key} ${way}`
  const given = as.flatMap((a) => (taken.get(key(a)) ?? []).map((b) => ({ a, b, relation })))
  if (given.length) return given
  const inUse = new Set([...taken].filter(([name]) => name.endsWith(` ${way}`)).flatMap(([, list]) => list))
  const pool = bs.filter((b) => !inUse.has(b))
  if (relation.relation === 'carries' && as.length > bs.length)
    return as.map((a) => ({ a, b: bs[0] as Member, relation }))
  // There is room for all at a trough.
  if (bs.length === 1 && bs[0]?.entry.name === 'trough' && /^(eats|drinks)$/.test(relation.relation))
    return as.map((a) => ({ a, b: bs[0] as Member, relation }))
  // What two share is between them.
  if (/^shar/.test(relation.word ?? '') && bs.length === 1 && as.length > 1 && !CANOPY.test(bs[0]?.entry.name ?? ''))
    return as.map((a) => ({ a, b: bs[0] as Member, relation }))
  // Two with one banner have it between them.
  if (
    relation.relation === 'holds' &&
    bs.length === 1 &&
    (as.length === 2 || isLong(bs[0]?.entry.name ?? '')) &&
    !bs[0]?.being &&
    !CANOPY.test(bs[0]?.entry.name ?? '')
  )
    return as.map((a) => ({ a, b: bs[0] as Member, relation }))
  // Mother and father each have a hand of the child.
  if (!pool.length && relation.relation === 'holds' && bs[0]?.being)
    return as.map((a) => ({ a, b: bs[0] as Member, relation }))
  // A girl and her brother with one bucket carry it between them.
  if (
    !pool.length &&
    relation.word &&
    /^(carries|holds)$/.test(relation.relation) &&
    !CANOPY.test(bs[0]?.entry.name ?? '')
  )
    return as.map((a) => ({ a, b: bs[0] as Member, relation }))
  const fair = Math.max(1, Math.floor(bs.length / (as.length * takers)))
  const each = ALL.has(relation.relation)
    ? fair
    : relation.relation === 'holds'
      ? Math.min(fair, armsOf(as[0], bs[0]))
      : 1
  const length = Math.min(pool.length, as.length * each)
  const out = Array.from({ length }, (_, i) => ({ a: as[i % as.length] as Member, b: pool[i] as Member, relation }))
  for (const { a, b } of out) taken.set(key(a), [...(taken.get(key(a)) ?? []), b])
  return [...out, ...lookingOn(relation, as.slice(length), out[0]?.b)]
}

/** Of four with one book the first has it, and the others look at it. */
function lookingOn(relation: Relation, others: readonly Member[], b: Member | undefined): Bond[] {
  if (relation.relation !== 'reads' || !b) return []
  return others.map((a) => ({ a, b, relation: { ...relation, relation: 'looks-at' } }))
}

function between(relation: Relation, as: Member[], copies: ReadonlyMap<string, Member[]>): Bond[] {
  const [left = '', right = ''] = (relation.b ?? '').split('+')
  const b = copies.get(left)?.[0]
  const c = left === right ? copies.get(right)?.[1] : copies.get(right)?.[0]
  return as.map((a) => ({ a, b: b ?? c ?? null, ...(b && c ? { c } : {}), relation }))
}

const pairs = (list: Member[]): [Member, Member][] =>
  list.length < 2 ? [] : list.slice(1).map((b, i) => [list[i] as Member, b])

/** Nobody has two hands, or two mouths, for two others at once. */
const isForTwo = ({ relation, how }: Relation): boolean =>
  /^(plays-with|kisses|fights)$/.test(relation) || /^(high-five|handshake|box|nose-to-nose)$/.test(how ?? '')

/** Of more than these, playing with one's neighbor, the last would be where the first is. */
const MOST_IN_A_CHAIN = 2

const twoAndTwo = (list: Member[]): [Member, Member | null][] =>
  list.filter((_, i) => i % 2 === 0).map((a, i) => [a, list[2 * i + 1] ?? null])
