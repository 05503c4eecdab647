/** Harm told by several words together: someone cut, burned, hung, beaten, shot; methods of self-harm; intimacy with a child. */
import { isEnglish } from '../reading/english.ts'
import { type ClueRow, clueRowsOf, harmInClues } from './clues.ts'
import { englishVocabulary } from './english-vocabulary.ts'
import { type HarmPattern, matches, patternsOf, type Test, type Vocabulary } from './harm-pattern.ts'
import { SAFETY_LANGUAGES, type SafetyLanguage, safetyFile } from './language-file.ts'
import { tongueVocabulary } from './tongue-vocabulary.ts'
import { englishWordsOf, spacedWordsOf, unspacedWordsOf } from './words.ts'

interface Harm {
  kind: string
  /** Pillow fights and snowballs are no harm. */
  mayBePlayful: boolean
  patterns: HarmPattern[]
  /** What excuses it. */
  excuses: HarmPattern[]
}

interface Grammar {
  harms: Harm[]
  clues: ClueRow[]
  wordsOf(text: string): string[]
  isPlayful: Test
  /** Every sort of words that is listed, by its name. */
  sorts: [name: string, isOf: Test][]
}

const SCRIPTS: Partial<Record<SafetyLanguage, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
}
const LATIN = /\p{Script=Latin}/u
const grammars = new Map<SafetyLanguage, Grammar>()

function grammarOf(language: SafetyLanguage): Grammar {
  const known = grammars.get(language)
  if (known) return known
  const file = safetyFile(language)
  const made = language === 'en' ? englishGrammar(file) : tongueGrammar(file)
  grammars.set(language, made)
  return made
}

/** Rows with "&" between them must all be there, in whatever order; none of those with "!" before them may be. */
const rowsOf = (pattern: string, isExcuse: boolean) =>
  pattern
    .split(' & ')
    .filter((row) => row.startsWith('!') === isExcuse)
    .map((row) => row.replace('!', ''))

function harmsOf({ rules }: ReturnType<typeof safetyFile>, vocabulary: Vocabulary): Harm[] {
  return rules.map(({ kind, pattern }) => ({
    kind: kind.replace('?', ''),
    mayBePlayful: kind.endsWith('?'),
    patterns: patternsOf(rowsOf(pattern, false), vocabulary),
    excuses: patternsOf(rowsOf(pattern, true), vocabulary),
  }))
}

const sortsOf = ({ sorts }: ReturnType<typeof safetyFile>, vocabulary: Vocabulary): Grammar['sorts'] =>
  [...sorts.keys()].map((name) => [name, vocabulary.sort(name)])

function englishGrammar(file: ReturnType<typeof safetyFile>): Grammar {
  const vocabulary = englishVocabulary(file)
  return {
    harms: harmsOf(file, vocabulary),
    clues: clueRowsOf(vocabulary),
    wordsOf: englishWordsOf,
    isPlayful: vocabulary.sort('playful'),
    sorts: sortsOf(file, vocabulary),
  }
}

function tongueGrammar(file: ReturnType<typeof safetyFile>): Grammar {
  const vocabulary = tongueVocabulary(file)
  const isUnspaced = file.language === 'zh' || file.language === 'ja'
  return {
    harms: harmsOf(file, vocabulary),
    clues: clueRowsOf(vocabulary),
    wordsOf: isUnspaced ? (text) => unspacedWordsOf(text, vocabulary.words) : spacedWordsOf,
    isPlayful: vocabulary.sort('playful'),
    sorts: sortsOf(file, vocabulary),
  }
}

function harmIn(text: string, language: SafetyLanguage): string | null {
  const { harms, wordsOf, isPlayful } = grammarOf(language)
  const words = wordsOf(text)
  const plays = words.some((_, i) => isPlayful(words, i))
  const told = harms.find(
    ({ patterns, excuses, mayBePlayful }) =>
      !(mayBePlayful && plays) &&
      patterns.every((pattern) => matches(pattern, words)) &&
      !excuses.some((pattern) => matches(pattern, words)),
  )
  return told?.kind ?? null
}

/** The kind of harm that English words tell by themselves, whether or not the sentence is understood. */
export const harmInEnglish = (text: string): string | null => harmIn(text, 'en')

/** Every language of the script is asked: a prompt may mix them, and a guess at its language may be wrong. */
export function harmInWords(text: string): string | null {
  for (const language of SAFETY_LANGUAGES) {
    if (!(SCRIPTS[language] ?? LATIN).test(text)) continue
    const kind = harmIn(text, language)
    if (kind) return kind
  }
  return null
}

const TONGUES: readonly SafetyLanguage[] = ['es', 'fr', 'de', 'pt', 'it', 'nl']

/** Signs are common words, and common words of one language are others in the next: only languages that the prompt may be in are asked. */
function likelyLanguages(text: string, guess: SafetyLanguage): readonly SafetyLanguage[] {
  if (SCRIPTS[guess]) return [guess]
  if (guess !== 'en') return TONGUES
  const words = spacedWordsOf(text).filter((word) => word.length > 2)
  const isMixed = words.filter((word) => !isEnglish(word)).length * 2 > words.length
  return isMixed ? ['en', ...TONGUES] : ['en']
}

export function harmInSigns(text: string, guess: SafetyLanguage): string | null {
  for (const language of likelyLanguages(text, guess)) {
    const { clues, wordsOf } = grammarOf(language)
    const kind = harmInClues(clues, wordsOf(text))
    if (kind) return kind
  }
  return null
}

/** The words of a text in its language, and the sorts of words that are among them, by name. */
export function sortsIn(text: string, language: SafetyLanguage): { words: string[]; sorts: string[] } {
  const { sorts, wordsOf } = grammarOf(language)
  const words = wordsOf(text)
  const found = sorts.filter(([, isOf]) => words.some((_, i) => isOf(words, i)))
  return { words, sorts: found.map(([name]) => name) }
}
