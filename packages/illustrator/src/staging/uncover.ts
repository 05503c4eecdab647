/** What others hide without being asked to is painted in front of them: a coin on the rug, a child before its parents. */
import type { Relation } from '../reading/graph.ts'
import { isBrought } from './brought.ts'
import { clashesOf } from './faces.ts'
import type { Coat, Extra } from './group.ts'
import { leastVisible } from './judge/hiding.ts'
import { type Look, look } from './look.ts'
import type { Member } from './member.ts'

export interface Uncovered {
  coats: readonly Coat[]
  seen: Look
}

export function uncover(
  coats: readonly Coat[],
  extras: readonly Extra[],
  front: string,
  relations: readonly Relation[],
  /** Somebody has stepped aside already, and that was not enough. */
  isLastResort = true,
): Uncovered {
  const seen = look(coats, extras, front)
  // With a face in front of what is held out to it, the hands that hold it are behind it.
  const faceless = isLastResort ? clashesOf(seen, relations).map(({ face }) => face) : []
  const hidden = [...seen.seen].filter(([member, { visible }]) => {
    const least = isUnasked(member) ? 0 : leastVisible(relations, member.named.id)
    return visible < least || faceless.includes(member)
  })
  if (!hidden.length) return { coats, seen }
  const covered = hidden.sort(([, p], [, q]) => q.area - p.area).map(([member]) => member)
  // What they have in their hands comes to the front with them.
  const inHand = coats.flatMap(({ member }) => (isInHandOf(member, covered, relations) ? [member] : []))
  const bySize = [...new Set([...covered, ...inHand])]
  const freed = [
    ...coats.filter(({ member }) => !bySize.includes(member)),
    ...bySize.flatMap((one) => coats.filter(({ member }) => member === one)),
  ]
  let best: Uncovered = { coats, seen }
  for (const other of [...headsFirst(coats, faceless), freed]) {
    const again = look(other, extras, front)
    if (clear(again, relations) > clear(best.seen, relations)) best = { coats: other, seen: again }
  }
  return best
}

const isInHandOf = (held: Member, beings: readonly Member[], relations: readonly Relation[]): boolean =>
  !held.being &&
  !beings.includes(held) &&
  relations.some(
    ({ a, b, relation }) =>
      b === held.named.id &&
      /^(holds|carries|eats|drinks|plays|reads)$/.test(relation) &&
      beings.some((one) => one.being && one.named.id === a),
  )

/** The chair of who sits on it may be hidden, and a dollhouse that nobody named behind who plays. */
const isUnasked = ({ named, being }: Member): boolean => isBrought(named.id) || (!being && named.via === 'implied')

/** The head alone before what it holds: a chin over a basket. */
function headsFirst(coats: readonly Coat[], faceless: readonly Member[]): Coat[][] {
  const isHead = ({ member, part }: Coat) => part === 'head' && faceless.includes(member)
  return coats.some(isHead) ? [[...coats.filter((coat) => !isHead(coat)), ...coats.filter(isHead)]] : []
}

/** How many are to be seen as they should be; a face that is covered for it is too much. */
const clear = (look: Look, relations: readonly Relation[]): number =>
  [...look.seen].filter(([member, { visible }]) => visible >= leastVisible(relations, member.named.id)).length -
  clashesOf(look, relations).length
