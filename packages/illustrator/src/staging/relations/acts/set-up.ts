/** What is looked at and stands on no floor has something under it: a fishbowl on a stool, a cake on a table. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById } from '../../entries.ts'

const RAISED = /^(fishbowl|aquarium|terrarium|snow globe|birdcage)$/
const WATCHED = /^(looks-at|looks-into|plays-with|talks-to)$/
const PUT = /^(on-top-of|inside|under|next-to|between|hangs-from|in-front-of)$/

export function setUp(graph: SceneGraph): SceneGraph {
  const isFree = ({ id, name }: NamedThing): boolean =>
    RAISED.test(name) &&
    !graph.relations.some(({ a, b, relation }) => (a === id && PUT.test(relation)) || (b === id && HELD.test(relation)))
  const looks = graph.relations.find(
    ({ b, relation }) => WATCHED.test(relation) && graph.things.some((thing) => thing.id === b && isFree(thing)),
  )
  if (!looks?.b) return graph
  const who = entryById(graph, looks.a)
  const base = brought(who?.kind === 'being' && who.human ? 'table' : 'stool')
  const relation: Relation = { a: looks.b, relation: 'on-top-of', b: base.id }
  return { ...graph, things: [...graph.things, base], relations: [...graph.relations, relation] }
}

const HELD = /^(holds|carries|hides-in|comes-out-of|jumps-in|wears)$/
