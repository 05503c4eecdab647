/** Water that is sprayed at somebody is in drops on its way to them: no three drops stand by. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'

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
