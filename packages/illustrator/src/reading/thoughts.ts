/** "a dog dreaming of bones", "a man thinking about pizza": it is seen in a bubble over whoever thinks of it. */
import type { Offer } from './offer.ts'
import type { Scene } from './scene.ts'

const THOUGHT = /^(?:(?:day)?dream|think|imagin|wish|remember|long|hop)(?:ing|e?s)(?: |$)/

export const isThought = (preposition: string): boolean => THOUGHT.test(preposition)

/** Tells who thinks. */
export function think(scene: Scene, { preposition, group, subject }: Offer): string[] {
  const who = subject.find((id) => scene.isA(id, 'alive'))
  const isPlace = group.ids.some((id) => scene.isA(id, 'place'))
  if (!who || isPlace) {
    // What is a whole scene of its own fits in no bubble.
    for (const id of group.ids) {
      scene.unknown.push(`${preposition} ${scene.get(id)?.word ?? ''}`)
      scene.drop(id)
    }
    group.ids = []
    return subject
  }
  // "a girl thinking about her homework": she is not what she thinks of.
  const thoughts = group.ids.filter((id) => !subject.includes(id))
  if (!thoughts.length) return subject
  if (preposition.startsWith('dream')) scene.relate([who], 'sleeps', [null], { word: 'dreaming' })
  const bubble = scene.imply('thought bubble')
  scene.relate([bubble], 'above', [who])
  scene.relate(thoughts, 'inside', [bubble])
  return subject
}
