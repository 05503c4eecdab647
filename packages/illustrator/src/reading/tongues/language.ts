/** In which language a prompt is written: by its script, else by whose small words it uses. */
import { isAdjective, isAdverb, isEnglish, isVerb } from '../english.ts'
import { nounOf } from '../lexicon.ts'
import { singularsOf } from '../singular.ts'
import { wordSet } from '../tables.ts'
import { isCourtesyIn } from './courtesies.ts'
import { isHinglish } from './hinglish.ts'
import { inflectedLatin, inflectedScript } from './inflected/detect.ts'
import { compoundIn, nounIn, phraseIn, surenessIn, verbIn } from './inflection.ts'
import type { Language } from './languages.ts'
import { parted } from './spellings.ts'
import { tongueOf } from './tongue.ts'
import { simplified } from './traditional.ts'

const LATIN: Language[] = ['es', 'fr', 'de', 'pt', 'it', 'nl']
const ENGLISH = new Set(
  'a an the of and with is my his her to on at for that by from this it i me s over under who in'.split(' '),
)
const SHORT = new Set(
  'a in on is me of and the to at for as with by an it or his her he i no do so was are be'.split(' '),
)
/** Shorter than most words that tell anything: a "big red tractor" is no Dutch piglet. */
const PLAIN = new Set('big red old new sad mad fat wet shy fun'.split(' '))
/** "nell'orto", "l'arbre": two words. */
const ELIDED = /\b(l|d|s|qu|un|nell|sull|dell|all|dall|c)'/g
/** Below this share of known words, a prompt is not taken for that language. */
const LEAST_SHARE = 0.38
/** The same, where no small word of English stands in it. */
const LEAST_WITHOUT_ENGLISH = 0.33

const FEW = 4
const EVERYDAY = wordSet('reading/english-alone.txt')

const isDrawnInEnglish = (word: string) => SHORT.has(word) || nounOf([word]) !== null
/** What only stands in for another, as a bolo tie for a "bola", tells nothing. */
const isNamedInEnglish = (word: string) => isDrawnInEnglish(word) && nounOf([word])?.via !== 'stand-in'
const isKnownInEnglish = (word: string) =>
  word === 'kawaii' || PLAIN.has(word) || isDrawnInEnglish(word) || (word.length > 3 && isEnglish(word))
const isForeignLetters = (word: string) => /[^\p{ASCII}]/u.test(word)

const LONGEST_NAME = 4

/** Places of words that are together a name of this language: "papá noel", "sankt martin". */
function namedIn(language: Language, words: readonly string[]): Set<number> {
  const { nouns } = tongueOf(language)
  const named = new Set<number>()
  for (let size = 2; size <= LONGEST_NAME; size++)
    for (let i = 0; i + size <= words.length; i++)
      if (nouns.has(words.slice(i, i + size).join(' '))) for (let k = i; k < i + size; k++) named.add(k)
  return named
}

/** Places of words that are together a noun of ours: the "wat" of "angkor wat" is no Dutch. */
function namedInEnglish(words: readonly string[]): Set<number> {
  const named = new Set<number>()
  for (let i = 0; i + 1 < words.length; i++)
    if (nounOf(words.slice(i, i + 2))?.via === 'exact') for (const k of [i, i + 1]) named.add(k)
  return named
}

function scoreIn(language: Language, words: readonly string[]): number {
  const tongue = tongueOf(language)
  const named = namedIn(language, words)
  const ours = namedInEnglish(words)
  let score = 0
  for (const [i, word] of words.entries()) {
    if (ours.has(i) && !named.has(i)) continue
    const isBoth = isKnownInEnglish(word)
    // Spanish has "e" before an "i" alone: "sol e chuva" is Portuguese.
    if (language === 'es' && word === 'e' && !/^h?i/.test(words[i + 1] ?? '')) continue
    if (named.has(i) && !isDrawnInEnglish(word)) score += 0.6
    else if (tongue.words.has(word)) score += isBoth ? 0.3 : 1
    else if (tongue.nouns.has(word)) score += isNamedInEnglish(word) ? 0 : isBoth ? 0.4 : 0.6
    else if ((isForeignLetters(word) || !isBoth) && nounIn(tongue, word)) score += 0.6
    else if (!isBoth && verbIn(tongue, word)) score += word.length > 6 ? 0.5 : word.length > 3 ? 0.3 : 0.2
    else if (!isBoth && isCourtesyIn(language, word)) score += 0.5
    else if (!isBoth && isForeignLetters(word)) score += 0.3
    // "glaces" is in both: of two languages that share the rest, it is the one that has it.
    else if (!isDrawnInEnglish(word) && nounIn(tongue, word)) score += 0.1
  }
  return score
}

const knows = (language: Language, word: string): boolean => {
  const tongue = tongueOf(language)
  return tongue.words.has(word) || nounIn(tongue, word) !== null || verbIn(tongue, word) !== null
}

const shareIn = (language: Language, words: readonly string[]): number =>
  words.filter((word) => knows(language, word)).length / words.length

/** "Oma strickt": somebody whom English calls so too, and what only this language says they do. */
function isDeedIn(language: Language, words: readonly string[]): boolean {
  const tongue = tongueOf(language)
  return (
    words.every((word) => knows(language, word)) &&
    words.some((word) => tongue.nouns.has(word)) &&
    words.some((word) => !isKnownInEnglish(word) && verbIn(tongue, word) !== null)
  )
}

/** "licorne kawaii", "rosas": a few words without small ones are in the language that has a noun English lacks, and every other word that English has. */
function languageOfFew(words: readonly string[]): Language | null {
  const able = LATIN.filter((language) => {
    const named = namedIn(language, words)
    const isNamed = words.some((word) => !isKnownInEnglish(word) && nounIn(tongueOf(language), word) !== null)
    const isAll = words.every((word, i) => named.has(i) || knows(language, word) || !isKnownInEnglish(word))
    return (isNamed && isAll) || isDeedIn(language, words)
  })
  const [best] = able.toSorted((a, b) => scoreIn(b, words) - scoreIn(a, words))
  return best ?? null
}

/** "lapin", "velas", "papillon": dictionaries of English have these too, but nobody who writes one alone means it in English. */
function isMeantInEnglish(word: string): boolean {
  const found = nounOf([word])
  if (SHORT.has(word) || (found && found.via !== 'stand-in')) return true
  const forms = singularsOf(word)
  if (found) return forms.some((one) => EVERYDAY.has(one))
  if (!isEnglish(word)) return false
  return isAdjective(word) || isAdverb(word) || forms.some((one) => EVERYDAY.has(one) || isVerb(one))
}

/** These write two nouns as one: "Orangensaft". */
const JOINING: Language[] = ['de', 'nl']

function languageOfOne(word: string): Language | 'en' {
  const sure = LATIN.map((language) => surenessIn(tongueOf(language), word))
  const most = Math.max(...sure)
  if (most) return LATIN[sure.indexOf(most)] as Language
  return JOINING.find((language) => compoundIn(tongueOf(language), word)?.modifier) ?? 'en'
}

/** "a" is a small word of four other languages: "a menina joga a bola". */
function englishIn(word: string, next = ''): number {
  // "malt Eier an": English ends with no article.
  if (word === 'an' && !next) return 0
  if (word === 'a') return !next || isKnownInEnglish(next) || isEnglish(next) ? 0.5 : 0
  return ENGLISH.has(word) || word.endsWith('ing') ? 1 : 0
}

/** "新幹線", "手品師": nouns of Japanese that Chinese lacks, though no kana stand between them. */
function isJapanese(text: string): boolean {
  const words = text.split(/[\s、・,]+/).filter(Boolean)
  const [japanese, chinese] = [tongueOf('ja').nouns, tongueOf('zh').nouns]
  return words.every((word) => japanese.has(word)) && words.some((word) => !chinese.has(simplified(word)))
}

/** Feasts, places and styles that English calls by their own names: what else is said tells the language. */
const BORROWED =
  /\b(?:cinco de mayo|d[ií]a de (?:los )?muertos|las posadas|tres leches|papel picado|fleur de lis|art nouveau|belle [eé]poque|(?:la )?tomatina|feria de abril|sagrada fam[ií]lia|las fallas|las vegas|los angeles|rio de janeiro|buenos aires|cinque terre|mont[ -]saint[ -]michel|santiago de compostela)(?![\p{L}])/giu

/** One word alone is of any language that has it; several are of the one that knows most of them. */
export function languageOf(text: string): Language | 'en' {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text)) return isJapanese(text) ? 'ja' : 'zh'
  if (/\p{Script=Arabic}/u.test(text)) return 'ar'
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  const script = inflectedScript(text)
  if (script) return script
  if (isHinglish(text)) return 'hi'
  // "vocales: a e i o u": letters in a row are of no language.
  const plain = text.replace(/(?<![\p{L}'’])(?:\p{L}[ ,]+){2,}\p{L}(?![\p{L}'’])/gu, ' ').trim()
  if (plain && plain !== text.trim()) return languageOf(plain)
  const rest = text.replace(BORROWED, ' ').trim()
  if (rest !== text.trim()) return rest ? languageOf(rest) : 'en'
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(ELIDED, '$1 ')
      .match(/[\p{L}'-]+/gu) ?? []
  const [only] = words
  if (only && words.length === 1 && EVERYDAY.has(only)) return 'en'
  // "a parapet": in Polish this is "and a windowsill".
  if (words.length === 2 && only === 'a' && EVERYDAY.has(words[1] ?? '')) return 'en'
  if (only && words.length === 1 && !isMeantInEnglish(only)) return languageOfOne(only)
  const named = LATIN.find((language) => phraseIn(tongueOf(language), parted(text.toLowerCase().trim())) !== null)
  if (named && words.length > 1 && !nounOf(words)) return named
  const english = words.reduce((sum, word, i) => sum + englishIn(word, words[i + 1]), 0)
  // Swedish has an "i" too.
  const declining = english > words.length / 4 ? null : inflectedLatin(words)
  if (declining && declining.share > Math.max(...LATIN.map((language) => shareIn(language, words))))
    return declining.language
  const few = !english && words.length <= FEW ? languageOfFew(words) : null
  if (few) return few
  let best: Language | 'en' = 'en'
  let most = Math.max(english, 0.5)
  for (const language of LATIN) {
    const score = scoreIn(language, words)
    const isEnough =
      score >= words.length * (english ? LEAST_SHARE : LEAST_WITHOUT_ENGLISH) &&
      (words.length > 1 || words.some(isForeignLetters))
    if (score > most && isEnough) {
      best = language
      most = score
    }
  }
  return most <= english + 0.6 ? 'en' : best
}
