/** Sorts of words in the other languages: those listed, and the nouns of the language that are alive in English. */
import { isName, nounOf } from '../reading/lexicon.ts'
import { nounIn } from '../reading/tongues/inflection.ts'
import { LANGUAGES, type Language } from '../reading/tongues/languages.ts'
import { tongueOf } from '../reading/tongues/tongue.ts'
import { isA } from '../reading/vocabulary.ts'
import { folded } from './disguises.ts'
import type { Test, Vocabulary } from './harm-pattern.ts'
import type { SafetyFile } from './language-file.ts'
import type { Stems } from './stems.ts'

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

const nounsOf = (language: SafetyFile['language']) =>
  isTongue(language) ? [...tongueOf(language).nouns.keys()].map(folded) : []

/** Sorts of nouns, which have no endings. */
const NOUNS = new Set(
  'being human beast young grown person group small head neck member flame blade cord club vehicle machine bed play name self height bare privates'.split(
    ' ',
  ),
)

export interface TongueVocabulary extends Vocabulary {
  /** Every word it knows, for cutting languages that are written without spaces. */
  words: ReadonlySet<string>
}

export function tongueVocabulary(file: SafetyFile): TongueVocabulary {
  const { language, sorts } = file
  const beings = beingsOf(language)
  const isUnspaced = language === 'zh' || language === 'ja'
  const sortTests = new Map<string, Test>()

  /** Chinese and Japanese verbs are cut after whatever ending is known: "燃やす" is a form of "燃や". Nouns are not: "马路" is no horse. */
  function has(stems: Stems<true> | undefined, form: string, sort: string): boolean {
    if (!stems) return false
    if (stems.has(form)) return true
    if (!isUnspaced || NOUNS.has(sort)) return false
    for (let end = form.length - 1; end > 0; end--) if (stems.whole(form.slice(0, end))) return true
    return false
  }

  function isBeing(word: string): boolean {
    if (beings.has(word)) return true
    const noun = isTongue(language) ? nounIn(tongueOf(language), word) : null
    const name = noun === null ? undefined : nounOf(noun.split(' '))?.name
    return name !== undefined && isA(name, 'alive')
  }

  function isOf(word: string, name: string): boolean {
    const forms = bareForms(word, file)
    const isListed = (sort: string) => forms.some((form) => has(sorts.get(sort), form, sort))
    if (isListed(name)) return true
    if (name === 'name') return isName(word)
    if (name !== 'being' || word.length < 2 || sorts.get('spared')?.has(word)) return false
    return isListed('human') || isListed('beast') || forms.some(isBeing)
  }

  /** "<hurt>", or "<hurt+done>" for a word of both sorts. Each sort remembers its words: every rule asks for them again. */
  function sort(name: string): Test {
    const made = sortTests.get(name)
    if (made) return made
    const names = name.split('+')
    const known = new Map<string, boolean>()
    const test: Test = (words, i) => {
      const word = words[i] ?? ''
      const remembered = known.get(word)
      if (remembered !== undefined) return remembered
      const answer = word !== '' && names.every((one) => isOf(word, one))
      if (known.size > MOST_KNOWN) known.clear()
      known.set(word, answer)
      return answer
    }
    sortTests.set(name, test)
    return test
  }

  const isSmall = sort('small')
  const listed = [...sorts.values()].flatMap((stems) => stems.entries().map(([word]) => word))
  return {
    sort,
    isDescription: (word) => isSmall([word], 0),
    // Verbs are listed by their stems.
    formsOf: () => [],
    words: new Set([...listed, ...beings, ...(isUnspaced ? nounsOf(language) : [])]),
  }
}
