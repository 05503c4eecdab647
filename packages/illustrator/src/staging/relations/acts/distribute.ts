/** One for each: three children "with umbrellas" have three, and so have three who eat ice cream. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { AT_LEAST, MOST_COPIES } from '../../copies.ts'
import { isLong } from '../along.ts'

const OWN = /^(holds|wears|eats|drinks|reads|plays|throws|rides|fishes|carries|has)$/
/** Of these everybody has their own, said in the singular as often as not. */
const PORTION =
  /ice cream|popsicle|lollipop|sandwich|cupcake|cookie|candy|hot dog|burger|popcorn|marshmallow|cone$|cocoa|juice|soda|milkshake|lemonade|teacup|tea$|coffee|mug|donut|pretzel|taco|apple$|carrot$|banana$/

export function distribute(graph: SceneGraph): SceneGraph {
  const things = graph.things.map((thing) => {
    const n = ownersOf(graph, thing) * (thing.name === 'ski' ? 2 : 1)
    return n > thing.n ? { ...thing, n: Math.min(n, MOST_COPIES) } : thing
  })
  return { ...graph, things }
}

function ownersOf({ things, relations }: SceneGraph, thing: NamedThing): number {
  const deeds = relations.filter(({ b, relation }) => b === thing.id && OWN.test(relation))
  if (!deeds.length || deeds.some(isShared)) return 0
  // All have the one hose, and all are on the one merry-go-round.
  if ((isLong(thing.name) || thing.name === 'merry-go-round') && !thing.atLeast) return 0
  const isEach =
    thing.atLeast || thing.via === 'implied' || (thing.n === 1 && PORTION.test(thing.name) && deeds.some(isMeal))
  if (!isEach) return 0
  const owners = things.filter(({ id }) => deeds.some(({ a }) => a === id))
  return owners.reduce((sum, { n, atLeast }) => sum + Math.max(n, atLeast ? AT_LEAST : 1), 0)
}

const isShared = ({ word }: Relation): boolean => /^shar/.test(word ?? '')
const isMeal = ({ relation }: Relation): boolean => /^(eats|drinks)$/.test(relation)
