/**
 * Titles in scripts without capitals, where nothing tells a name from a word: only words that we know are kept. A title that
 * lacks a word is better than one with a name.
 */
import { arabic } from '../reading/tongues/arabic.ts'
import { hindi } from '../reading/tongues/hindi.ts'
import type { Language } from '../reading/tongues/languages.ts'
import { piecesOf } from '../reading/tongues/pieces.ts'
import { Gloss, type Tongue, tongueOf } from '../reading/tongues/tongue.ts'

type Script = 'zh' | 'ja' | 'ar' | 'hi'

export const hasOwnScript = (language: string): language is Script => ['zh', 'ja', 'ar', 'hi'].includes(language)

/** "called …": whatever follows is a name, though it may be a word too. */
const CALLED = {
  zh: /(?:名叫|叫做|叫|名字是)\p{L}{1,3}/gu,
  ja: /\p{L}{1,8}(?:という名前の?|と言う名前の?|という)/gu,
  ar: /(?:اسمها|اسمه|تدعى|يدعى|المسمى)\s+\p{L}+/gu,
  hi: /[\p{L}\p{M}]+\s+(?:नाम का|नाम की|नाम के|नामक)/gu,
} satisfies Record<Script, RegExp>

export function titleInScript(text: string, language: Script, most: number): string {
  const plain = text.replace(CALLED[language], ' ')
  const title = language === 'zh' || language === 'ja' ? unspacedTitle(plain, language) : spacedTitle(plain, language)
  return title.slice(0, most).trim()
}

function unspacedTitle(text: string, language: Language): string {
  const known = piecesOf(text, language, tongueOf(language), new Gloss()).map(({ source }) => source)
  return known
    .join('')
    .replace(/(?<=\p{L}) (?=\p{L})/gu, '')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
}

function spacedTitle(text: string, language: 'ar' | 'hi'): string {
  const tongue = tongueOf(language)
  const words = text.split(/\s+/).filter((word) => isKnown(bare(word), language, tongue))
  return words.join(' ').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
}

const bare = (word: string) => word.replace(/[\p{P}\u064B-\u0652]/gu, '')

function isKnown(word: string, language: 'ar' | 'hi', tongue: Tongue): boolean {
  if (!word) return false
  const gloss = new Gloss()
  const said = language === 'ar' ? arabic(word, tongue, gloss) : hindi(word, tongue, gloss)
  return tongue.words.has(word) || (said.trim() !== '' && !gloss.unknown.length)
}
