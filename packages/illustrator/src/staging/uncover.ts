/** What others hide without being asked to is painted in front of them: a coin on the rug, a child before its parents. */
import type { Relation } from '../reading/graph.ts'
import { isBrought } from './brought.ts'
import { coveredFaces } from './faces.ts'
import type { Coat, Extra } from './group.ts'
import { leastVisible } from './judge/hiding.ts'
import { type Look, look } from './look.ts'

export interface Uncovered {
  coats: readonly Coat[]
  seen: Look
}

export async function uncover(
  coats: readonly Coat[],
  extras: readonly Extra[],
  front: string,
  relations: readonly Relation[],
): Promise<Uncovered> {
  const seen = await look(coats, extras, front)
  const faceless = coveredFaces(seen, relations)
  const hidden = [...seen.seen].filter(([member, { visible }]) => {
    // The chair of who sits on it may be hidden.
    const least = isBrought(member.named.id) ? 0 : leastVisible(relations, member.named.id)
    return visible < least || faceless.includes(member)
  })
  if (!hidden.length) return { coats, seen }
  const bySize = hidden.sort(([, p], [, q]) => q.area - p.area).map(([member]) => member)
  const freed = [
    ...coats.filter(({ member }) => !bySize.includes(member)),
    ...bySize.flatMap((one) => coats.filter(({ member }) => member === one)),
  ]
  const again = await look(freed, extras, front)
  return clear(again, relations) > clear(seen, relations) ? { coats: freed, seen: again } : { coats, seen }
}

/** How many are to be seen as they should be; who has no face counts half. */
const clear = (look: Look, relations: readonly Relation[]): number =>
  [...look.seen].filter(([member, { visible }]) => visible >= leastVisible(relations, member.named.id)).length -
  coveredFaces(look, relations).length / 2
