/** A prompt in one of the languages that decline, as English. */
import { japanese } from '../japanese.ts'
import type { InflectedLanguage } from '../languages.ts'
import { tidy } from '../tidy.ts'
import type { Gloss } from '../tongue.ts'
import { inOrder } from './in-order.ts'
import { piecesIn } from './particles.ts'
import { vocabularyOf } from './vocabulary.ts'

export function inflectedInEnglish(prompt: string, language: InflectedLanguage, gloss: Gloss): string {
  const vocabulary = vocabularyOf(language)
  if (language === 'tr' || language === 'ko') return tidy(japanese(piecesIn(prompt, vocabulary, gloss)))
  return inOrder(prompt, vocabulary, gloss)
}
