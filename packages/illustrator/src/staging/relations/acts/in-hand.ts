/** What somebody is just busy with is where the hands are, and nowhere else: the pancake that is flipped is not in the pan any more. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'

export const inHand = (graph: SceneGraph): SceneGraph => braided(spilled(shoveled(topped(flipped(litOn(graph))))))

const without = (graph: SceneGraph, gone: Relation | undefined): Relation[] =>
  graph.relations.filter((relation) => relation !== gone)

/** Candles on a cake are its own: what is lit is the cake. */
function litOn(graph: SceneGraph): SceneGraph {
  const lighting = graph.relations.find(({ relation, b }) => relation === 'lights' && nameById(graph, b) === 'candle')
  const stand = graph.relations.find(
    ({ a, relation, b }) =>
      a === lighting?.b && relation === 'on-top-of' && /cake|pie|cupcake|muffin/.test(nameById(graph, b)),
  )
  if (!lighting || !stand) return graph
  return {
    ...graph,
    things: graph.things.map((thing) => (thing.id === stand.a ? { ...thing, within: true } : thing)),
    relations: without(graph, stand).map((one) => (one === lighting ? { ...one, b: stand.b } : one)),
  }
}

function flipped(graph: SceneGraph): SceneGraph {
  const flip = graph.relations.find(({ how, word }) => how === 'flip' || /^(flip|toss)/.test(word ?? ''))
  const inPan = graph.relations.find(
    ({ a, relation, b }) => a === flip?.b && relation === 'inside' && /pan$/.test(nameById(graph, b)),
  )
  return inPan ? { ...graph, relations: without(graph, inPan) } : graph
}

/** What has a top that a hand gets to: on a table things are put down instead. */
const TOPPED = /tree$|cake|castle|tower|sundae|gingerbread house|scarecrow|statue|blocks/

/** What has a slit or a mouth above. */
const SLOTTED = /^(mailbox|piggy bank|ballot box|vase|trash can|recycling bin)$/

/** A star that somebody puts on the tree is at its top, the hand still on it. */
function topped(graph: SceneGraph): SceneGraph {
  const put = graph.relations.find(
    ({ relation, word }) => relation === 'holds' && /^(put|plac|stick|set)/.test(word ?? ''),
  )
  const isOne = graph.things.some(({ id, n, atLeast }) => id === put?.b && n === 1 && !atLeast)
  const spot = graph.relations.find(
    ({ a, relation, b, part }) =>
      a === put?.b &&
      ((relation === 'on-top-of' && (part === 'nose' || TOPPED.test(nameById(graph, b)))) ||
        (relation === 'inside' && isOne && SLOTTED.test(nameById(graph, b)))),
  )
  if (!put || !spot) return graph
  const { a, b: tool, ...rest } = put
  const deed: Relation = {
    ...rest,
    a,
    relation: 'tends',
    b: spot.b,
    part: spot.part ?? 'top',
    how: 'tend',
    pose: 'reach',
  }
  return {
    ...graph,
    things: graph.things.map((thing) => (thing.id === spot.b ? untopped(thing) : thing)),
    relations: [...without(graph, spot), { ...deed, ...(tool ? { tool } : {}) }],
  }
}

const untopped = (thing: NamedThing): NamedThing =>
  thing.name === 'christmas tree' ? { ...thing, attributes: [...thing.attributes, 'untopped'] } : thing

/** With a shovel one builds at the foot of a sandcastle: at its top the handle would be over the head. */
function shoveled(graph: SceneGraph): SceneGraph {
  const relations = graph.relations.map((one): Relation => {
    const isSo = one.relation === 'builds' && !one.how && /shovel|spade|trowel/.test(nameById(graph, one.tool ?? null))
    return isSo ? { ...one, part: 'lap', how: 'tend', pose: 'reach' } : one
  })
  return { ...graph, relations }
}

/** What is spilled on a table lies there: who spilled it is at that table. */
function spilled(graph: SceneGraph): SceneGraph {
  const spill = graph.relations.find(({ word }) => /^spill/.test(word ?? ''))
  const spot = graph.relations.find(
    ({ a, b, relation }) =>
      a === spill?.b && /^(on-top-of|above)$/.test(relation) && /table|desk|counter/.test(nameById(graph, b)),
  )
  if (!spill || !spot) return graph
  return {
    ...graph,
    relations: [...without(graph, spot), { a: spill.a, relation: 'next-to', b: spot.b }],
  }
}

const HER = /^(?:girl|woman|daughter|mother|sister|aunt|bride|granddaughter|cousin|old woman)$/
const ANYBODY = /^(?:person|child|teenager)$/
const HAIR = /hair|curl|braid|tail|bald|afro|bun$|mohawk|hijab/

/** Whose hair is braided has braids, and nobody's is combed or cut through a head cloth. */
function braided(graph: SceneGraph): SceneGraph {
  const headsOf = (deed: RegExp) =>
    new Set(
      graph.relations.flatMap(({ word, tool, part, b }) =>
        deed.test(tool ?? word ?? '') && part === 'head' ? [b] : [],
      ),
    )
  const plaited = headsOf(/^(?:braid|plait)/)
  const tended = headsOf(
    /^(?:comb|brush|cut|trim|curl|dry|dye|dri|style|styling|blow|wash|shampoo|scissors|hair|towel)/,
  )
  const lookOf = ({ id, name, attributes }: SceneGraph['things'][number]): string | null => {
    if (plaited.has(id)) return 'braids'
    if (!tended.has(id) || attributes.some((look) => HAIR.test(look))) return null
    return HER.test(name) ? 'long hair' : ANYBODY.test(name) ? 'short hair' : null
  }
  const things = graph.things.map((thing) => {
    const look = lookOf(thing)
    const others = thing.attributes.filter((said) => look !== 'braids' || !/hair$/.test(said))
    return look ? { ...thing, attributes: [...others, look] } : thing
  })
  return { ...graph, things }
}
