/** What somebody pulls out of a bin or a box sticks out of it, a hand or paw at it: it does not take who pulls it along. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'

const BINS =
  /^(trash can|garbage bin|basket|picnic basket|laundry basket|box|toy box|backpack|bag|shopping bag|paper bag|bucket|crate|suitcase|mailbox|treasure chest|trunk|tree|oak tree|tree hollow|beehive|stump|log)$/

export function takenOut(graph: SceneGraph): SceneGraph {
  const isOut = ({ a, b, relation }: Relation) =>
    relation === 'comes-out-of' && BINS.test(nameById(graph, b)) && entryById(graph, a)?.kind !== 'being'
  const out = new Set(graph.relations.filter(isOut).map(({ a }) => a))
  const isPulled = ({ b, relation, how }: Relation) => relation === 'pulls' && !how && b !== null && out.has(b)
  return graph.relations.some(isPulled)
    ? { ...graph, relations: graph.relations.map((one) => (isPulled(one) ? { ...one, relation: 'picks' } : one)) }
    : graph
}

const POSTS = /^(mailbox|post box)$/

/** What is put into a mailbox is in the hand of who stands before it: inside nobody would see it, and on top of it, it would be as large. */
export function posted(graph: SceneGraph): SceneGraph {
  const into = graph.relations.find(({ b, relation }) => relation === 'inside' && POSTS.test(nameById(graph, b)))
  const holder = graph.relations.find(({ b, relation }) => relation === 'holds' && b === into?.a)
  if (!into || !holder || !isHuman(graph, holder.a)) return graph
  const before: Relation = { a: holder.a, relation: 'next-to', b: into.b }
  return { ...graph, relations: graph.relations.map((one) => (one === into ? before : one)) }
}

/** A squirrel that holds a nut has no hand free to show where it goes. */
const isHuman = (graph: SceneGraph, id: string): boolean => {
  const entry = entryById(graph, id)
  return entry?.kind === 'being' && entry.human
}
