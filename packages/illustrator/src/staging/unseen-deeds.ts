/** Deeds that come out as mere nearness: who zips a coat up is drawn with a hand at it, and that is said. */
import type { Relation, SceneGraph } from '../reading/graph.ts'
import { pairsOf } from '../reading/tables.ts'
import { verbWord } from '../reading/verbs.ts'
import { attended } from './relations/acts/attended.ts'
import { enact } from './relations/acts/enact.ts'
import { isActed } from './relations/acts/table.ts'

const UNSEEN = new Map(
  [...pairsOf('unseen-deeds.txt')].map(([relation, verbs]) => [relation, new Set(verbs.split(', '))]),
)

/** To be at something is all that these ask for: "playing with blocks", "doing a puzzle". */
const MERELY_AT = /^(?:play|do|type|wake|upraise|use|try|touch|have)$/

function isUnseen({ relation, word = '', how, tool, part, pose }: Relation): boolean {
  const lemma = verbWord(word.toLowerCase())?.verb.lemma
  if (how || tool || !lemma || (part && relation !== 'next-to')) return false
  // A deed without a stager or a pose of its own is seen as any other would be: "crushing a car".
  if (relation === 'plays-with' && !pose && !MERELY_AT.test(lemma)) return true
  return UNSEEN.get(relation)?.has(lemma) ?? false
}

/** Who throws snowballs at somebody is seen to. */
const isThrown = ({ a, word }: Relation, { relations }: SceneGraph): boolean =>
  relations.some((other) => other.a === a && other.relation === 'throws' && other.word === word)

/** What it is done to is put somewhere by it, lies on a table for it, or is given to somebody; who hides is behind something: that is seen. */
const isPlaced = ({ a, b }: Relation, { relations }: SceneGraph): boolean =>
  relations.some(
    (other) =>
      (/^(inside|on-top-of)$/.test(other.relation) && (other.a === b || other.b === b)) ||
      (/^(gives-to|hides-behind|hides-in|under)$/.test(other.relation) && other.a === a),
  )

/** The same scene, with the verbs that its page will not show among what is missing; no verb that an act stages is, though reading does not know it. */
export function withUnseenDeeds(graph: SceneGraph): SceneGraph {
  if (!graph.relations.some((one) => isUnseen(one) || graph.unknown.includes(one.word ?? ''))) return graph
  const { relations } = enact(attended(graph))
  const isStaged = (word: string) => isActed(word) && relations.some((one) => one.word === word && one.how)
  const words = relations.flatMap((one) =>
    isUnseen(one) && !isPlaced(one, graph) && !isThrown(one, graph) ? [one.word ?? ''] : [],
  )
  return { ...graph, unknown: [...new Set([...graph.unknown.filter((word) => !isStaged(word)), ...words])] }
}

/** Styles of line and shape, which only pages of ornament are drawn in. */
const ORNATE_ONLY =
  /^(?:realistic|vintage|victorian|anime|pixel art|pop art|low poly|cyberpunk|woodcut|ukiyo-e|tattoo|mehndi|graffiti|art deco|art nouveau|geometric|tribal|aztec)$/

/** The same scene where it is staged after all: "a realistic dog on a beach" is drawn like any other, and that is said. */
export const withUnseenStyle = (graph: SceneGraph): SceneGraph =>
  graph.style && ORNATE_ONLY.test(graph.style) && !graph.unknown.includes(graph.style)
    ? { ...graph, unknown: [...graph.unknown, graph.style] }
    : graph
