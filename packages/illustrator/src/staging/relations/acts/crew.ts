/** Who is in a boat that somebody else rows has a paddle as well: nobody sits before the rower's face. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById, nameById } from '../../entries.ts'

const PADDLED = /canoe|kayak|rowboat|raft|dragon boat/
const MANNED = /^(canoe|kayak|rowboat)$/

export const allPaddle = (said: SceneGraph): SceneGraph => joinIn(manned(said))

const isPassenger = (graph: SceneGraph, { a, relation, b }: Relation): boolean =>
  relation === 'inside' &&
  entryById(graph, a)?.kind === 'being' &&
  !graph.relations.some((other) => other.a === a && other.b && other.b !== b)

/** Children in a canoe that nobody rows would stand about in it: they are on their way. */
function manned(graph: SceneGraph): SceneGraph {
  const isOurs = ({ b }: Relation) => MANNED.test(nameById(graph, b))
  const canRow = ({ a }: Relation) => {
    const who = entryById(graph, a)
    return who?.kind === 'being' && (who.human || who.upright() !== null)
  }
  const first = graph.relations.find((one) => isOurs(one) && canRow(one) && isPassenger(graph, one))
  const isBusy = first && graph.relations.some(({ b, relation }) => b === first.b && relation !== 'inside')
  if (!first || isBusy || graph.things.some(({ name }) => name === 'oar')) return graph
  const n = graph.things.find(({ id }) => id === first.a)?.n ?? 1
  const oar = { ...brought('oar'), n }
  const rows: Relation = { ...first, relation: 'rows', pose: 'seated-row', tool: oar.id }
  return {
    ...graph,
    things: [...graph.things, oar],
    relations: graph.relations.flatMap((one) =>
      one === first ? [rows, { a: first.a, relation: 'holds', b: oar.id }] : [one],
    ),
  }
}

function joinIn(graph: SceneGraph): SceneGraph {
  const rows = graph.relations.find(({ relation, b }) => relation === 'rows' && PADDLED.test(nameById(graph, b)))
  if (!rows) return graph
  const oars = graph.relations.filter(
    ({ a, relation, b }) => a === rows.a && relation === 'holds' && /oar|paddle/.test(nameById(graph, b)),
  )
  const isIdle = (one: Relation) => one.b === rows.b && isPassenger(graph, one)
  return {
    ...graph,
    relations: graph.relations.flatMap((one) =>
      isIdle(one) ? [{ ...rows, a: one.a }, ...oars.map((oar) => ({ ...oar, a: one.a }))] : [one],
    ),
  }
}
