/** What one has that is a look or a mood of one's own: spots, curly hair, a smile. */
import { isLook } from './looks.ts'
import { moodOf } from './naming.ts'
import { isUsualCount, partLook } from './own-parts.ts'
import type { NounPhrase } from './phrase.ts'
import type { Scene } from './scene.ts'

/** "the cow has spots". */
export function featureOf(scene: Scene, head: readonly string[], phrase: NounPhrase | undefined) {
  const look = partLook(phrase?.word ?? '', [])
  if (look !== phrase?.word) scene.said.push(phrase?.word ?? '')
  const words = [
    ...countOf(phrase),
    ...(phrase?.attributes ?? []).filter((word) => !/^(exactly|only|just)$/.test(word)),
    ...(phrase?.before.map((found) => found.name) ?? []),
  ]
  for (const id of head) {
    const thing = scene.get(id)
    if (!thing) continue
    const mood = /^(smile|grin)$/.test(phrase?.word ?? '') ? 'happy' : phrase?.word === 'tears' ? 'sad' : moodOf(words)
    if (mood && /^(smile|grin|frown|face|tears)$/.test(phrase?.word ?? '')) thing.mood = mood
    else thing.attributes.push(partLook(phrase?.word ?? '', words))
  }
}

/** "brushing her long hair": she has long hair, where her drawing shows it. */
export function lookOfPart(scene: Scene, owners: readonly string[], phrase: NounPhrase | undefined) {
  if (!phrase?.attributes.length) return
  const look = partLook(phrase.word, phrase.attributes)
  const shown = owners.filter((id) => isLook(scene.nameOf(id), look))
  featureOf(scene, shown, phrase)
  if (shown.length) scene.said.push(look)
}

/** "seven spots", but not "two ears". */
const countOf = (phrase: NounPhrase | undefined): string[] => {
  const { n, atLeast } = phrase?.quantity ?? { n: 1, atLeast: false }
  const isFewer = n === 1 && phrase?.word === 'scoop'
  return atLeast || (n < 2 && !isFewer) || isUsualCount(phrase?.word ?? '', n) ? [] : [String(n)]
}
