/** "our dog Biscuit" is no dog biscuit: what somebody's own animal is called. */
import { type Found, nounOf } from './lexicon.ts'
import type { NounPhrase } from './phrase.ts'
import { isA } from './vocabulary.ts'
import type { WordList } from './words.ts'

/** A capital in the middle of a sentence is a name. */
export function isNamedAfter(
  list: WordList,
  i: number,
  { isOurs, found }: Pick<NounPhrase, 'isOurs' | 'found'>,
): boolean {
  const [own, next] = [list.words[i]?.text ?? '', list.words[i + 1]?.text ?? '']
  return isOurs && isA(found?.name ?? '', 'alive') && /^\p{Ll}/u.test(own) && /^\p{Lu}\p{Ll}+$/u.test(next)
}

/** The noun that begins at a word, its bearer's name left aside. */
export function nounOrPet(list: WordList, i: number, { isOurs }: NounPhrase): { found: Found; size: number } | null {
  const noun = list.nounAt(i)
  const first = noun && noun.size > 1 ? nounOf([list.at(i)]) : null
  return first && isNamedAfter(list, i, { isOurs, found: first }) ? { found: first, size: 1 } : noun
}
