/** "a podcast": where nothing was understood, whatever an article names was wished for, be it something to see or not. */
import { isAdjective, isNoun } from './english.ts'
import { isVague } from './lexicon.ts'
import { moodOf } from './naming.ts'
import { PREPOSITIONS } from './preposition-words.ts'
import { DETERMINERS, PRONOUNS } from './small-words.ts'
import { IDLE } from './strangers.ts'
import { wordSet } from './tables.ts'
import { wordsOf } from './words.ts'

const PLAIN = wordSet('reading/plain-words.txt')
const SMALL = new Set([...PREPOSITIONS.flat(), ...PRONOUNS, 'and', 'or'])

/** What is asked for by name and is in no list of ours, as it was written; told words are a time, a style or a place. */
export function askedFor(text: string, told: ReadonlySet<string>): string[] {
  const isNothing = (low: string) =>
    told.has(low) || PLAIN.has(low) || IDLE.has(low) || isVague(low) || moodOf([low]) !== null
  const words = wordsOf(text)
  const ends = (i: number) => !/^\p{L}/u.test(words[i]?.low ?? '') || SMALL.has(words[i]?.low ?? '')
  return words.flatMap(({ low: article }, i) => {
    if (!DETERMINERS.has(article)) return []
    let last = i
    while (!ends(last + 1)) last++
    const { text: word = '', low = '' } = words[last] ?? {}
    const isName = /^\p{L}{3,}$/u.test(low) && (isNoun(low) || !isAdjective(low))
    return last > i && isName && !isNothing(low) ? [word] : []
  })
}
