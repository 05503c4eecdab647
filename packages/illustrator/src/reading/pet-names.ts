/** "our dog Biscuit" is no dog biscuit: what somebody's own animal is called. */
import { canBeName, type Found, isAlive, nounOf } from './lexicon.ts'
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
  if (isCalledSo(list, i, { isOurs, found })) return true
  return isOurs && isA(found?.name ?? '', 'alive') && /^\p{Ll}/u.test(own) && /^\p{Lu}\p{Ll}+$/u.test(next)
}

/** "my dog biscuit", "our cat pumpkin": what nobody's animal is a kind of. */
function isCalledSo(list: WordList, i: number, { isOurs, found }: Pick<NounPhrase, 'isOurs' | 'found'>): boolean {
  const [next, after] = [list.at(i + 1), list.at(i + 2)]
  const name = nounOf([next])
  if (!isOurs || !name || name.plural || !isA(found?.name ?? '', 'animal')) return false
  return ['food', 'flower'].some((kind) => isA(name.name, kind)) && !nounOf([next, after]) && !nounOf([after])
}

/** "Lily and Grandpa planting tomatoes", "Rose riding a bike": a flower in capitals that is or does what only somebody does. */
function isSomebody(list: WordList, i: number, { name }: Found): boolean {
  const isCapital = (at: number) => /^\p{Lu}\p{Ll}+$/u.test(list.words[at]?.text ?? '')
  if (!isCapital(i) || !canBeName(list.at(i)) || !['plant', 'food'].some((kind) => isA(name, kind))) return false
  const [next, after] = [list.at(i + 1), list.at(i + 2)]
  const isJoined = next === 'and' && (isCapital(i + 2) || /^(her|his)$/.test(after) || isAlive(after))
  return (
    isJoined || /^(riding|playing|holding|wearing|reading|dancing|swimming|running|eating|feeding|hugging)$/.test(next)
  )
}

/** The noun that begins at a word, its bearer's name left aside. */
export function nounOrPet(list: WordList, i: number, phrase: NounPhrase): { found: Found; size: number } | null {
  const { isOurs } = phrase
  const noun = list.nounAt(i)
  if (noun?.size === 1 && !phrase.hasArticle && isSomebody(list, i, noun.found)) return null
  const first = noun && noun.size > 1 ? nounOf([list.at(i)]) : null
  return first && isNamedAfter(list, i, { isOurs, found: first }) ? { found: first, size: 1 } : noun
}
