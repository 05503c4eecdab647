/** What somebody puts under, into or onto something is there already, and who put it stands by: in the hands it would be a heap before the face. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

const PUT = /^(put|plac|lay|laid|leav|left|stor|arrang|tuck|stash|pack)/
const THERE = /^(under|inside|on-top-of)$/

/** In meters: what is higher one does not bow down to. */
const HIGH = 0.9

const poseAt = (graph: SceneGraph, at: string): string =>
  (entryById(graph, at)?.height ?? 0) > HIGH ? 'reach' : 'reach-down'

export function putDown(graph: SceneGraph): SceneGraph {
  const placeOf = ({ a, b, relation, word }: Relation): string | null => {
    if (relation !== 'holds' || !b || !PUT.test(word ?? '')) return null
    const at = graph.relations.find((other) => other.a === b && THERE.test(other.relation) && other.b !== a)?.b
    return at && entryById(graph, at)?.kind === 'thing' ? at : null
  }
  const relations = graph.relations.map((relation): Relation => {
    const at = placeOf(relation)
    return at ? { a: relation.a, relation: 'next-to', b: at, pose: poseAt(graph, at) } : relation
  })
  return { ...graph, relations }
}
