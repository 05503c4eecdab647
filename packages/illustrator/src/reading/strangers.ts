/** Words of a noun phrase that no list of ours has: slips of the keys, names, and things that cannot be drawn. */
import { isAdjective, isAdverb, isEnglish, isNoun, isSeen } from './english.ts'
import { canBeName, isName, isVague, nounOf } from './lexicon.ts'
import { makeOwner, type NounPhrase } from './phrase.ts'
import { singularsOf } from './singular.ts'
import { PRONOUNS } from './small-words.ts'
import { respellNoun } from './spelling.ts'
import { wordSet } from './tables.ts'
import { isA } from './vocabulary.ts'
import type { WordList } from './words.ts'

export const IDLE = wordSet('reading/idle-words.txt')

/**
 * "pizza cutter", "dog show": a noun we cannot draw after one that we can is the head; one that names nothing to see is passed over.
 * Tells where reading goes on, as the one below does.
 */
export function readStrangeHead(list: WordList, i: number, phrase: NounPhrase): number {
  const { text = '', low = '' } = list.words[i] ?? {}
  if (list.isNothing(i)) return i + 1
  if (phrase.isOurs && phrase.found && isA(phrase.found.name, 'alive')) return i + 1
  if (isVague(low) || isName(low) || isAdverb(low) || !isNoun(low))
    return singularsOf(low).some(isSeen) && !isVague(low) ? loseHead(list, i, phrase) : i
  if (!isSeen(low)) return i + 1
  return /^\p{Lu}/u.test(text) ? i : loseHead(list, i, phrase)
}

function loseHead(list: WordList, i: number, phrase: NounPhrase): number {
  phrase.unknown = `${phrase.word} ${list.words[i]?.text ?? ''}`
  phrase.word = phrase.unknown
  phrase.found = null
  return i + 1
}

/** A slip of the keys, a name, or something that cannot be drawn. */
export function readStranger(
  list: WordList,
  i: number,
  phrase: NounPhrase,
  isVerbHere: (i: number, afterNoun: boolean) => boolean,
): number {
  const { text = '', low = '' } = list.words[i] ?? {}
  if (list.isNothing(i)) return i + 1
  const isCapital = /^\p{Lu}/u.test(text) && i > 0
  const respelled = isCapital ? null : respellNoun(low)
  const found = respelled ? nounOf([respelled]) : null
  if (found) {
    phrase.found = { ...found, via: 'spelling' }
    phrase.word = text
    return i + 1
  }
  if (PRONOUNS.has(low)) return i
  if (list.isStrange(i) || (phrase.hasArticle && isName(low) && isSeen(low))) return loseStranger(text, i, phrase)
  if (IDLE.has(low) || isVague(low) || isAdverb(low)) return i
  // "a festival in India": nobody is called so here.
  if (isName(low) && list.at(i - 1) === 'in') return i + 1
  const isActing = canBeName(low) && !phrase.hasArticle && (isVerbHere(i + 1, true) || list.at(i + 1) === 'and')
  if (isName(low) || isActing || (isCapital && !isEnglish(low))) {
    if (list.at(i + 1) === "'s") {
      makeOwner(phrase)
      return i + 2
    }
    if (phrase.hasArticle) return i + 1
    phrase.found = { name: 'child', via: 'alias', plural: false }
    phrase.word = text
    return i + 1
  }
  const isStrange = !isEnglish(low) && /^\p{L}{3,}$/u.test(low)
  if (isStrange || singularsOf(low).some(isSeen)) return loseStranger(text, i, phrase)
  return isNoun(low) || phrase.hasArticle ? i + 1 : i
}

function loseStranger(text: string, i: number, phrase: NounPhrase): number {
  // A steel beam is one thing that is missing.
  phrase.unknown = [...phrase.attributes.filter((word) => isNoun(word) && !isAdjective(word)), text].join(' ')
  phrase.word = text
  return i + 1
}
