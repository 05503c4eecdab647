/** The turnip's tale: whoever helps to pull holds the one before by the waist. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'
import { side, tall } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { face, level } from '../beside.ts'
import { resize } from '../kit.ts'
import { type ActStager, headOf, toFront } from './kit.ts'
import { actFor } from './table.ts'

const PULLS = /^(?:pulls|picks|digs)$/
const ROOTED = /^(pull|tug|yank|heav)/

/** Those who are there with who pulls a turnip pull as well, one behind the other. */
export function pulledTogether(graph: SceneGraph): SceneGraph {
  const pull = graph.relations.find((relation) => PULLS.test(relation.relation) && isRooted(graph, relation))
  if (!pull) return graph
  const helpers = graph.relations.filter((relation) => isHelping(graph, relation, pull))
  if (!helpers.length) return graph
  const first = helpers.filter(({ relation }) => relation === 'next-to')
  const ids = [...new Set([...helpers.filter((one) => !first.includes(one)), ...first].map(({ a }) => a))]
  return {
    ...graph,
    relations: [
      ...graph.relations.filter((relation) => !helpers.includes(relation)),
      ...ids.map(
        (a, i): Relation => ({ a, relation: 'follows', b: ids[i - 1] ?? pull.a, pose: 'tug', how: 'pull-behind' }),
      ),
    ],
  }
}

function isRooted(graph: SceneGraph, { b, word = '' }: Relation): boolean {
  const thing = graph.things.find(({ id }) => id === b)
  if (!thing || !ROOTED.test(word)) return false
  const about = { name: thing.name, category: '', alive: false, small: false, self: false, part: undefined }
  return actFor({ a: '', relation: 'pulls', b, word }, about)?.how === 'uproot'
}

const isHelping = (graph: SceneGraph, { a, relation, b, word = '' }: Relation, pull: Relation): boolean =>
  a !== pull.a &&
  entryById(graph, a)?.kind === 'being' &&
  ((relation === 'next-to' && (b === pull.a || b === pull.b)) ||
    (b === pull.b && PULLS.test(relation) && ROOTED.test(word)) ||
    (relation === 'helps' && b === pull.a))

/** In heights of the one before: no smaller, or a mouse would pull at nothing that one sees. */
const LEAST = 0.42
/** In radii of both heads: how far apart these are. In heights: how far hands are before the chest. */
const [FREE, STRETCHED] = [1.12, 0.2]

export const pullBehind: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  scene.rise(a)
  if (tall(a.art.box) < tall(b.art.box) * LEAST)
    resize(scene, a, (a.place.h * tall(b.art.box) * LEAST) / tall(a.art.box))
  face(scene, a, b.place.facing)
  a.act({ pose: a.handed ? 'tug' : 'pull-lean' })
  const s = side(b.place.facing)
  const waist = waistOf(b)
  // Every face is free: heads side by side, arms stretched.
  const apart = (headOf(a) + headOf(b)) * FREE
  const behind = (from: number, to: number) => from - s * apart - to
  const byHead = behind(b.point('headMid')[0], a.point('headMid')[0])
  const byHand = waist[0] - s * a.place.h * STRETCHED - a.point('chest')[0]
  scene.group(a).shift(s * Math.min(s * byHead, s * byHand), level(b) - level(a))
  scene.join(a, b, 'under')
  if (!a.handed) return
  const y = Math.max(waist[1], a.point('chest')[1] - a.place.h * 0.02)
  a.act({ reach: { nearHand: [waist[0], y], farHand: [waist[0] + s * 6, y - 6] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
}

const waistOf = (b: Member): [number, number] => {
  const [x, y] = b.point('chest')
  return [x - side(b.place.facing) * b.place.h * 0.05, y + b.place.h * 0.08]
}
