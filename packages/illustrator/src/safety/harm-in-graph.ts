/** Harm that the scene would show, however it was said. */
import type { SceneGraph } from '../reading/graph.ts'
import { isA } from '../reading/vocabulary.ts'

const isOrdinary = (name: string) =>
  isA(name, 'person') || /^(cat|dog|puppy|kitten|bunny|rabbit|horse|pony|bird)$/.test(name)

/** The kind of harm that the scene would show, however it was said. */
export function harmInGraph({ things, relations }: SceneGraph): string | null {
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  for (const { a, relation, b, part, word = '' } of relations) {
    const whom = nameOf(b)
    if (relation === 'hangs-from' && part === 'neck') return 'violence'
    if (relation === 'cooks' && isOrdinary(whom)) return 'violence'
    if (relation === 'eats' && isA(whom, 'person') && !/^(swallow|lick|nibbl|tast)/.test(word)) return 'violence'
    if (relation === 'inside' && isA(nameOf(a), 'person') && /^(oven|fire|bonfire|campfire|fireplace|lava)$/.test(whom))
      return 'violence'
  }
  return null
}
