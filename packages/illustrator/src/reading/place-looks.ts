/** "a messy bedroom", "a flooded street": how a place looks that is drawn as it always is. */
import { isAdjective, isNoun } from './english.ts'
import { nounOf } from './lexicon.ts'
import type { Scene } from './scene.ts'
import { singularsOf } from './singular.ts'
import { isSize } from './sizes.ts'
import { isA } from './vocabulary.ts'

/** Whether a word says so of the place, and of nothing else that is there. */
export function isLookOfPlace(scene: Scene, low: string, next: string): boolean {
  if (isBuildOfPlace(scene, low, next)) return true
  const { place, things } = scene
  const isOfPlace = place !== null && [next, ...singularsOf(next)].some((word) => place.split(' ').includes(word))
  if (!isOfPlace || !isAdjective(low) || isNoun(low) || isSize(low)) return false
  return !things.some(({ attributes }) => attributes.includes(low))
}

const SETTLED = /^(?:village|town|city|kingdom|island)s?$/

/** "a mushroom village", "a book city": what a place is built of is not seen in one that is drawn as it always is. */
function isBuildOfPlace({ place, things }: Scene, low: string, next: string): boolean {
  const noun = SETTLED.test(next) && place?.includes(next.replace(/s$/, '')) ? nounOf([low])?.name : undefined
  if (!noun || !['food', 'held', 'mushroom', 'toadstool'].some((sort) => noun === sort || isA(noun, sort))) return false
  return !things.some(({ name, attributes }) => name.includes(noun) || attributes.some((look) => look.includes(low)))
}
