/** Deeds that come out as mere nearness: who zips a coat up is drawn with a hand at it, and that is said. */
import type { Relation, SceneGraph } from '../reading/graph.ts'
import { pairsOf } from '../reading/tables.ts'
import { verbWord } from '../reading/verbs.ts'
import { attended } from './relations/acts/attended.ts'
import { enact } from './relations/acts/enact.ts'

const UNSEEN = new Map(
  [...pairsOf('unseen-deeds.txt')].map(([relation, verbs]) => [relation, new Set(verbs.split(', '))]),
)

const isUnseen = ({ relation, word = '', how, tool, part }: Relation): boolean =>
  !how &&
  !tool &&
  (!part || relation === 'next-to') &&
  (UNSEEN.get(relation)?.has(verbWord(word.toLowerCase())?.verb.lemma ?? '') ?? false)

/** What it is done to is put somewhere by it, lies on a table for it, or is given to somebody; who hides is behind something: that is seen. */
const isPlaced = ({ a, b }: Relation, { relations }: SceneGraph): boolean =>
  relations.some(
    (other) =>
      (/^(inside|on-top-of)$/.test(other.relation) && (other.a === b || other.b === b)) ||
      (/^(gives-to|hides-behind|hides-in|under)$/.test(other.relation) && other.a === a),
  )

/** The same scene, with the verbs that its page will not show among what is missing. */
export function withUnseenDeeds(graph: SceneGraph): SceneGraph {
  if (!graph.relations.some(isUnseen)) return graph
  const words = enact(attended(graph)).relations.flatMap((one) =>
    isUnseen(one) && !isPlaced(one, graph) ? [one.word ?? ''] : [],
  )
  return { ...graph, unknown: [...new Set([...graph.unknown, ...words])] }
}
