/** A prompt in another language as plain English, so that one grammar reads them all. */
import { arabic } from './arabic.ts'
import { chinese } from './chinese.ts'
import { glossEuropean } from './european.ts'
import { hindi } from './hindi.ts'
import { japanese } from './japanese.ts'
import { languageOf } from './language.ts'
import { piecesOf } from './pieces.ts'
import { Gloss, type Language, tongueOf } from './tongue.ts'

export function glossed(prompt: string, language: Language): { text: string; gloss: Gloss } {
  const tongue = tongueOf(language)
  const gloss = new Gloss()
  switch (language) {
    case 'zh':
      return { text: chinese(piecesOf(prompt, language, tongue, gloss)), gloss }
    case 'ja':
      return { text: japanese(piecesOf(prompt, language, tongue, gloss)), gloss }
    case 'hi':
      return { text: hindi(prompt, tongue, gloss), gloss }
    case 'ar':
      return { text: arabic(prompt, tongue, gloss), gloss }
    default:
      return { text: glossEuropean(prompt, language, tongue, gloss), gloss }
  }
}

/** A prompt in English words, whatever language it is in. */
export function englishOf(prompt: string): string {
  const language = languageOf(prompt)
  return language === 'en' ? prompt : glossed(prompt, language).text
}
