/** Prompts near one of which nothing was understood, each of them drawable. */
import { starterPrompts } from '../starter-prompts.ts'
import { isEnglish } from './english.ts'
import { nounOf, SPELLINGS } from './lexicon.ts'
import { plainWords } from './phrases.ts'
import { edits } from './spelling.ts'
import { isA } from './vocabulary.ts'

const MOST_EDITS = 3

function promptFor(noun: string): string {
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a'
  if (isA(noun, 'swimmer')) return `${article} ${noun} under the sea`
  if (isA(noun, 'alive')) return `${article} ${noun} in the garden`
  if (isA(noun, 'vehicle') || isA(noun, 'ridden')) return `a bear riding ${article} ${noun}`
  if (isA(noun, 'held')) return `a cat with ${article} ${noun}`
  return `${article} ${noun} under a rainbow`
}

/** Nouns written much like a word that is none. */
function nearNouns(word: string, canDraw: (noun: string) => boolean): string[] {
  if (word.length < 4 || isEnglish(word)) return []
  const near = SPELLINGS.map((candidate) => ({ candidate, distance: edits(word, candidate, MOST_EDITS) }))
    .filter(({ candidate, distance }) => distance <= MOST_EDITS && candidate[0] === word[0])
    .sort((a, b) => a.distance - b.distance)
  const nouns = near.map(({ candidate }) => nounOf([candidate])?.name ?? '').filter((noun) => noun && canDraw(noun))
  return [...new Set(nouns)].slice(0, 2)
}

export function suggestionsFor(prompt: string, canDraw: (noun: string) => boolean, most = 3): string[] {
  const words = plainWords(prompt)
  const near = words.flatMap((word) => nearNouns(word, canDraw)).map(promptFor)
  const starters = starterPrompts()
  const sharing = starters.filter((starter) =>
    plainWords(starter).some((word) => word.length > 3 && words.includes(word)),
  )
  const offset = [...prompt].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const others = starters.map((_, i) => starters[(i * 7 + offset) % starters.length] ?? '')
  return [...new Set([...near, ...sharing, ...others])].slice(0, most)
}
