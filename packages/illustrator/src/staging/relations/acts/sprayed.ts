/** Water that is sprayed at somebody is in drops on its way to them: no three drops stand by. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'
import { midX, midY } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { ahead, meet, resize } from '../kit.ts'

export function dry(said: SceneGraph): SceneGraph {
  const sprays = (a: string) => said.relations.some((other) => other.a === a && other.relation === 'waters')
  const drops = said.relations
    .filter(({ a, b, relation }) => relation === 'blows' && nameById(said, b) === 'raindrop' && sprays(a))
    .map(({ b }) => b)
  if (!drops.length) return said
  return {
    ...said,
    things: said.things.filter(({ id, via }) => via !== 'implied' || !drops.includes(id)),
    relations: said.relations.filter(({ b }) => !drops.includes(b)),
  }
}

/** In heights of whom it comes from: where each drop is, ahead of the trunk and above it, and how large. */
const FOUNTAIN: readonly (readonly [number, number, number])[] = [
  [0.02, 0.32, 0.24],
  [0.22, 0.58, 0.28],
  [0.5, 0.42, 0.32],
]

/** Raised, its tip is the foremost and the highest of whom it belongs to. */
const TRUNK = /elephant|mammoth/

/** Out of the trunk, or the mouth of who has none, in a bow; on the ground the drops would be tents. */
export function spurts(scene: Scene, a: Member, b: Member): void {
  const { h } = a.place
  const isTrunk = TRUNK.test(a.entry.name)
  if (isTrunk) a.act({ pose: 'mouth-open' })
  const front = a.place.facing === 'right' ? a.art.box.x1 : a.art.box.x0
  const y = isTrunk ? a.art.box.y0 + h * 0.1 : a.has('mouth') ? a.point('mouth')[1] : a.place.y - h * 0.5
  const fallen = scene.members.filter((other) => other.named === b.named && scene.alone(other))
  fallen.forEach((one, i) => {
    const [dx, dy, size] = FOUNTAIN[i % FOUNTAIN.length] ?? [0.1, 0, 0.12]
    resize(scene, one, h * size)
    meet(scene, one, a, [midX(one.art.box), midY(one.art.box)], [front + ahead(a, dx * h), y - dy * h])
    scene.join(one, a, 'over')
  })
}
