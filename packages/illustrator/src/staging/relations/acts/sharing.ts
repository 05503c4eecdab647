/** Neighbors share what one of them is on: the pot beside the cat stands on the same sill, the rabbits beside the fox sit on its bench. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'

const ON = /^(sits-on|on-top-of|lies-on|sleeps-in|stands-on)$/
/** Beside a boat is water: who is with the fisher is in it too. */
const ABOARD = /boat|canoe|kayak|raft|gondola|ship/
/** Wide enough for more than one. */
const SHARED =
  /bench|couch|sofa|bed|windowsill|table|shelf|branch|log|rug|blanket|carpet|dock|wall|raft|fence|step|swing/

export function shareSurface(graph: SceneGraph): SceneGraph {
  const isShared = ({ b, relation }: Relation) =>
    (ON.test(relation) && SHARED.test(nameById(graph, b))) || (relation === 'inside' && ABOARD.test(nameById(graph, b)))
  const on = (id: string) => graph.relations.find((one) => one.a === id && isShared(one))
  // Around a dock is water: what one holds there is held on it.
  const isFree = (id: string, b: string | null) =>
    !graph.relations.some(
      ({ a, relation }) =>
        a === id &&
        (ON.test(relation) ||
          (MOVES.test(relation) && !(relation === 'holds' && /dock|raft/.test(nameById(graph, b))))),
    )
  const joins = (id: string, { relation, b }: Relation): Relation[] => {
    const entry = entryById(graph, id)
    const alive = entry?.kind === 'being'
    // Who is with somebody in bed is at the bedside.
    if (
      entry?.kind === 'being' &&
      entry.human &&
      /\bbed$/.test(nameById(graph, b)) &&
      /^(lies-on|sleeps-in)$/.test(relation)
    )
      return []
    if (!isFree(id, b) || b === id) return []
    return [
      { a: id, relation: alive || relation === 'inside' ? relation.replace('sleeps-in', 'sits-on') : 'on-top-of', b },
    ]
  }
  const more = graph.relations.flatMap((said): Relation[] => {
    if (said.relation === 'between') {
      const seat = on(said.a)
      const theirs = seat ? undefined : said.b?.split('+').map(on).find(Boolean)
      if (theirs) return joins(said.a, theirs)
      return seat ? [...new Set(said.b?.split('+'))].flatMap((id) => joins(id, seat)) : []
    }
    if (said.relation !== 'next-to' || !said.b) return []
    const [mine, theirs] = [on(said.a), on(said.b)]
    return mine && !theirs ? joins(said.b, mine) : theirs && !mine ? joins(said.a, theirs) : []
  })
  return more.length ? { ...graph, relations: [...graph.relations, ...more] } : graph
}

const MOVES = /^(sits-at|inside|rides|holds|drives|climbs|flies|runs|walks|swims|hangs|pushes|pulls|jumps)/
