/** The water at which an event takes place. */
import type { Scene } from './scene.ts'

/** "fireworks over a lake" are seen there, and not on a meadow. */
export function waterBelow(scene: Scene): string | null {
  const below = scene.relations.find(({ a, relation }) => relation === 'above' && scene.isA(a, 'sky'))
  const name = scene.nameOf(below?.b ?? '')
  return /^(?:sea|lake|river|pond)$/.test(name) ? name : null
}

/** "a picnic at the lake" is not in the park. */
export const waterBeside = ({ things }: Scene, place: string): string | null =>
  /^(?:park|meadow|garden|field)$/.test(place)
    ? (things.find(({ name, via }) => via !== 'implied' && /^(?:lake|river|pond)$/.test(name))?.name ?? null)
    : null
