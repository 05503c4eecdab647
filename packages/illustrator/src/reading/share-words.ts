/** Words for some of those named before: "one", "two of them", "the others", "the smallest one". */
import { isAdjective } from './english.ts'
import { isPreposition } from './preposition-words.ts'
import { numberOf } from './quantity.ts'
import type { Share } from './share.ts'
import { isSize } from './sizes.ts'
import { BE } from './verb-reader.ts'
import { isMark, type WordList } from './words.ts'

export interface ShareWords {
  share: Share
  attributes: string[]
  size: number
}

/** "the small one", "the smallest one". */
const isLook = (word: string) => isAdjective(word) || isSize(word) || /(er|est)$/.test(word)

const one = (isRest = false): Share => ({ n: 1, isRest })

/** One that was not counted before. */
const oneMore = (): Share => ({ n: 1, isRest: false, isFurther: true })
const ORDINAL = /^(second|third|fourth|fifth)$/

/** The words themselves, whatever comes after. */
function wordsAt(list: WordList, i: number): ShareWords | null {
  const [first, second, third] = [list.at(i), list.at(i + 1), list.at(i + 2)]
  if (first === 'the' && second === 'others') return { share: { n: 2, isRest: true }, attributes: [], size: 2 }
  if (first === 'the' && second === 'rest') return { share: { n: 2, isRest: true }, attributes: [], size: 2 }
  if (first === 'others') return { share: { n: 2, isRest: true }, attributes: [], size: 1 }
  if (first === 'the' && second === 'other')
    return { share: one(true), attributes: [], size: third === 'one' ? 3 : 2 + (numberOf(third) ? 1 : 0) }
  if (first === 'another') return { share: oneMore(), attributes: [], size: second === 'one' ? 2 : 1 }
  if (/^(an?|the)$/.test(first) && ORDINAL.test(second))
    return { share: oneMore(), attributes: [], size: third === 'one' ? 3 : 2 }
  if (/^(an?|the)$/.test(first) && third === 'one' && isLook(second))
    return { share: one(), attributes: [second], size: 3 }
  if (first === 'some' && /^(are|of)$/.test(second))
    return { share: { n: 2, isRest: false }, attributes: [], size: second === 'of' ? 3 : 1 }
  const n = first === 'both' ? null : numberOf(first)
  if (n === null || n < 1 || n > 20) return null
  if (/^ones?$/.test(third) && isLook(second)) return { share: { n, isRest: false }, attributes: [second], size: 3 }
  return { share: { n, isRest: false }, attributes: [], size: second === 'of' && third === 'them' ? 3 : 1 }
}

/** Whether these words stand for somebody here: something is said of them, and no noun follows. */
export function shareAt(list: WordList, i: number): ShareWords | null {
  const found = wordsAt(list, i)
  if (!found) return null
  const next = list.at(i + found.size)
  const after = list.at(i + found.size + 1)
  // "one in each hand", "one by one".
  if (/^(each|every|either|one|another|a)$/.test(after) && /^(in|on|by|after|at)$/.test(next) && after !== 'a')
    return null
  if (next === 'of' || next === 'at' || next === 'to') return null
  if (found.attributes.length && (!next || next === 'and' || isMark(next))) return found
  const verb = list.verbAt(i + found.size)?.word
  // One alone "watches"; two may have watches.
  const isVerb =
    verb && (list.nounAt(i + found.size)?.found.via !== 'exact' || (found.share.n === 1 && verb.form === 'third'))
  return BE.has(next) || isPreposition(next) || isVerb || /^(who|that|asleep)$/.test(next) ? found : null
}
