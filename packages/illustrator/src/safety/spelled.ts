/** Whether a word is written as English writes it, more strictly than whether it may be English: "hiting" and "beeting" are not. */
import { isEnglish, isListedEnglish, isVerb } from '../reading/english.ts'
import { isPreposition } from '../reading/preposition-words.ts'

/** One vowel between consonants doubles the last: "hitting". Only of short words, which have one syllable. */
const mustDouble = (stem: string) => stem.length < 5 && /[^aeiou][aeiou][bdgklmnprt]$/.test(stem)

function isVerbForm(stem: string): boolean {
  if (isVerb(`${stem}e`)) return true
  if (/(.)\1$/.test(stem) && isVerb(stem.slice(0, -1))) return true
  return isVerb(stem) && !mustDouble(stem)
}

export function isSpelled(word: string): boolean {
  if (isListedEnglish(word) || isPreposition(word)) return true
  if (!isEnglish(word)) return false
  const verb = /^(.+?)(?:ing|ed)$/.exec(word)?.[1]
  if (verb) return isVerbForm(verb) || isVerb(word.replace(/ied$/, 'y'))
  const described = /^(.+?)(?:ly|y)$/.exec(word)?.[1]
  // "laidy" is no word, though "laid" is.
  return (
    described === undefined ||
    ((isListedEnglish(described) || isListedEnglish(`${described}e`)) && !word.endsWith('idy'))
  )
}
