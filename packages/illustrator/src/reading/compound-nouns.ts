/** Nouns that are one thing with what is said before them. */
import { type Found, nounOf } from './lexicon.ts'
import type { NounPhrase } from './phrase.ts'

const drawn = (words: readonly string[]): Found | null => {
  const found = nounOf([...words])
  return found?.via === 'exact' || found?.via === 'alias' ? found : null
}

/** "a chef's hat" is a chef hat. */
export function ownedNoun({ owner }: NounPhrase, words: readonly string[]): Found | null {
  if (!owner || owner === 'pronoun' || !owner.found) return null
  return drawn([...owner.found.name.split(' ').slice(0, 1), ...words])
}

/** "a heart-shaped balloon" is a heart balloon. */
export function shapedNoun({ attributes }: NounPhrase, words: readonly string[]): Found | null {
  const [, shape] = /^(.+)-shaped$/.exec(attributes.at(-1) ?? '') ?? []
  return shape ? drawn([shape, ...words]) : null
}
