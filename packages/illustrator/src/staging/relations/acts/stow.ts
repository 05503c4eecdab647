/** Nuts that an animal hides in a tree: heaped in its hollow, one more in the paws of who stands by. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById, nameById } from '../../entries.ts'
import { midX, tall, wide } from '../../geometry.ts'
import { resize } from '../kit.ts'
import type { ActStager } from './kit.ts'

const STOWED = /^(hid|stash|stor|hoard|sav|put|tuck|stuff|plac|gather|collect)/
const TREE = /(^| )tree$|^tree hollow$/
/** Of the width of the hollow, for one and for each of several. */
const [ONE, EACH] = [0.7, 0.46]

/** The tree is one with a hollow, and the nuts are in it. */
export function stowed(graph: SceneGraph): SceneGraph {
  const found = graph.relations.find(({ a, b, relation, word }) => {
    const who = entryById(graph, a)
    return who?.kind === 'being' && !who.human && relation === 'holds' && b && STOWED.test(word ?? '')
  })
  const inTree = graph.relations.find(
    ({ a, b, relation }) => a === found?.b && relation === 'inside' && TREE.test(nameById(graph, b)),
  )
  if (!found || !inTree) return graph
  const one = { ...brought(nameById(graph, found.b)), id: `brought ${found.b}` }
  const hollow = (thing: NamedThing): NamedThing => (thing.id === inTree.b ? { ...thing, name: 'tree hollow' } : thing)
  const relations = graph.relations.flatMap((relation): Relation[] => {
    if (relation === inTree) return [{ ...relation, how: 'stow' }]
    if (relation !== found) return [relation]
    return [
      { a: found.a, relation: 'next-to', b: inTree.b },
      { a: found.a, relation: 'holds', b: one.id },
    ]
  })
  return { ...graph, things: [...graph.things.map(hollow), one], relations }
}

/** Side by side on the lower edge of the hollow, the third on the two. */
export const stow: ActStager = (scene, a, b) => {
  const room = b?.art.hollow
  if (!b || !room || scene.together(a, b)) return
  const all = scene.members.filter(({ named }) => named === a.named)
  const index = all.indexOf(a)
  const width = wide(room) * (all.length > 1 ? EACH : ONE)
  resize(scene, a, (a.place.h * width) / Math.max(wide(a.art.box), tall(a.art.box)))
  const aside = index === 2 || all.length === 1 ? 0 : (index % 2 ? 1 : -1) * wide(a.art.box) * 0.52
  const rim = b.has('rim') ? b.point('rim')[1] : room.y1
  const y = rim + tall(a.art.box) * 0.12 - (index === 2 ? tall(a.art.box) * 0.7 : 0)
  scene.group(a).shift(midX(room) + aside - midX(a.art.box), y - a.art.box.y1)
  scene.join(a, b, { before: 'front', of: b })
}
