/** "a messy bedroom", "a flooded street": how a place looks that is drawn as it always is. */
import { isAdjective, isNoun } from './english.ts'
import type { Scene } from './scene.ts'
import { singularsOf } from './singular.ts'
import { isSize } from './sizes.ts'

/** Whether a word says so of the place, and of nothing else that is there. */
export function isLookOfPlace({ place, things }: Scene, low: string, next: string): boolean {
  const isOfPlace = place !== null && [next, ...singularsOf(next)].some((word) => place.split(' ').includes(word))
  if (!isOfPlace || !isAdjective(low) || isNoun(low) || isSize(low)) return false
  return !things.some(({ attributes }) => attributes.includes(low))
}
