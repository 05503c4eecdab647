/** Harm told by several words together: someone cut, burned, hung, beaten, shot; methods of self-harm; intimacy with a child. */
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
}

interface Grammar {
  harms: Harm[]
  wordsOf(text: string): string[]
  isPlayful: Test
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

function harmsOf({ rules }: ReturnType<typeof safetyFile>, vocabulary: Vocabulary): Harm[] {
  return rules.map(({ kind, pattern }) => ({
    kind: kind.replace('?', ''),
    mayBePlayful: kind.endsWith('?'),
    patterns: patternsOf(pattern, vocabulary),
  }))
}

function englishGrammar(file: ReturnType<typeof safetyFile>): Grammar {
  const vocabulary = englishVocabulary(file)
  return { harms: harmsOf(file, vocabulary), wordsOf: englishWordsOf, isPlayful: vocabulary.sort('playful') }
}

function tongueGrammar(file: ReturnType<typeof safetyFile>): Grammar {
  const vocabulary = tongueVocabulary(file)
  const isUnspaced = file.language === 'zh' || file.language === 'ja'
  return {
    harms: harmsOf(file, vocabulary),
    wordsOf: isUnspaced ? (text) => unspacedWordsOf(text, vocabulary.words) : spacedWordsOf,
    isPlayful: vocabulary.sort('playful'),
  }
}

function harmIn(text: string, language: SafetyLanguage): string | null {
  const { harms, wordsOf, isPlayful } = grammarOf(language)
  const words = wordsOf(text)
  const plays = words.some((_, i) => isPlayful(words, i))
  const told = harms.find(
    ({ patterns, mayBePlayful }) => !(mayBePlayful && plays) && patterns.every((pattern) => matches(pattern, words)),
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
