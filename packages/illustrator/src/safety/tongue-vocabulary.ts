/** Sorts of words in the other languages: those listed, and the nouns of the language that are alive in English. */
import { nounOf } from '../reading/lexicon.ts'
import { nounIn } from '../reading/tongues/inflection.ts'
import { LANGUAGES, type Language, tongueOf } from '../reading/tongues/tongue.ts'
import { isA } from '../reading/vocabulary.ts'
import { folded } from './disguises.ts'
import type { Test, Vocabulary } from './harm-pattern.ts'
import type { SafetyFile } from './language-file.ts'

const isTongue = (language: string): language is Language => (LANGUAGES as readonly string[]).includes(language)
const MOST_KNOWN = 5000

/** A word without what is written together with it: Arabic articles and pronouns, Hindi endings. */
export function bareForms(word: string, { before, after }: Pick<SafetyFile, 'before' | 'after'>): string[] {
  const starts = before.filter((start) => word.startsWith(start)).map((start) => word.slice(start.length))
  return starts.flatMap((rest) =>
    after.filter((end) => rest.endsWith(end)).map((end) => rest.slice(0, rest.length - end.length)),
  )
}

/** Beings by their names without accents, as the words of a checked prompt are. */
function beingsOf(language: SafetyFile['language']): Set<string> {
  const beings = new Set<string>()
  if (!isTongue(language)) return beings
  for (const [word, noun] of tongueOf(language).nouns) {
    const name = nounOf(noun.split(' '))?.name ?? noun
    if (isA(name, 'alive') && !word.includes(' ')) beings.add(folded(word))
  }
  return beings
}

export interface TongueVocabulary extends Vocabulary {
  /** Every word it knows, for cutting languages that are written without spaces. */
  words: ReadonlySet<string>
}

export function tongueVocabulary(file: SafetyFile): TongueVocabulary {
  const { language, sorts } = file
  const beings = beingsOf(language)
  const known = new Map<string, boolean>()

  function isBeing(word: string): boolean {
    if (beings.has(word)) return true
    const noun = isTongue(language) ? nounIn(tongueOf(language), word) : null
    const name = noun === null ? undefined : nounOf(noun.split(' '))?.name
    return name !== undefined && isA(name, 'alive')
  }

  function isOf(word: string, name: string): boolean {
    const stems = sorts.get(name)
    if (stems && bareForms(word, file).some((form) => stems.has(form))) return true
    if (name !== 'being' || word.length < 2 || sorts.get('spared')?.has(word)) return false
    return bareForms(word, file).some(isBeing)
  }

  /** "<hurt>", or "<hurt+done>" for a word of both sorts. */
  function sort(name: string): Test {
    const names = name.split('+')
    return (words, i) => {
      const word = words[i] ?? ''
      const key = `${name} ${word}`
      const remembered = known.get(key)
      if (remembered !== undefined) return remembered
      const answer = word !== '' && names.every((one) => isOf(word, one))
      if (known.size > MOST_KNOWN) known.clear()
      known.set(key, answer)
      return answer
    }
  }

  const isSmall = sort('small')
  const listed = [...sorts.values()].flatMap((stems) => stems.entries().map(([word]) => word))
  return {
    sort,
    isDescription: (word) => isSmall([word], 0),
    // Verbs are listed by their stems.
    formsOf: () => [],
    words: new Set([...listed, ...beings]),
  }
}
