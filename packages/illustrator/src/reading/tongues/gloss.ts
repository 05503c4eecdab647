/** A prompt in another language as plain English, so that one grammar reads them all. */
import { arabic } from './arabic.ts'
import { chinese } from './chinese.ts'
import { askedOf, withoutCourtesies } from './courtesies.ts'
import { glossEuropean } from './european.ts'
import { hindi } from './hindi.ts'
import { inDevanagari, isHinglish } from './hinglish.ts'
import { inflectedInEnglish } from './inflected/gloss.ts'
import { japanese } from './japanese.ts'
import { languageOf } from './language.ts'
import { isInflected, type Language } from './languages.ts'
import { piecesOf } from './pieces.ts'
import { settled } from './settled.ts'
import { Gloss, tongueOf } from './tongue.ts'
import { asWritten, simplified } from './traditional.ts'

const NATIVITY = /\b(?:nativity|baby jesus|manger|bethlehem|holy family)\b/
/** Names of the two who are in every nativity scene; elsewhere they are those of anybody. */
const HOLY_NAME = /^(?:mar[ií]a|marie|mary|jos[eé]|joseph|josef|jozef|giuseppe)$/

export function glossed(prompt: string, language: Language): { text: string; gloss: Gloss } {
  const gloss = new Gloss()
  const plain = inOwnScript(prompt, language)
  const { wish, asked } = askedOf(plain, language)
  const english = settled(inEnglish(withoutCourtesies(wish, language), language, gloss))
  const text = [english, ...asked].join(' , ')
  if (NATIVITY.test(english)) gloss.forget(HOLY_NAME)
  if (language === 'zh' && plain !== prompt) gloss.rewrite((word) => asWritten(word, prompt))
  return { text, gloss }
}

function inOwnScript(prompt: string, language: Language): string {
  if (language === 'zh') return simplified(prompt)
  return language === 'hi' && isHinglish(prompt) ? inDevanagari(prompt) : prompt
}

function inEnglish(prompt: string, language: Language, gloss: Gloss): string {
  if (isInflected(language)) return inflectedInEnglish(prompt, language, gloss)
  const tongue = tongueOf(language)
  switch (language) {
    case 'zh':
      return chinese(piecesOf(prompt, language, tongue, gloss))
    case 'ja':
      // "…とりんごを": an apple with somebody, and no bird.
      return japanese(piecesOf(prompt.replaceAll('とりんご', 'とリンゴ'), language, tongue, gloss))
    case 'hi':
      return hindi(prompt, tongue, gloss)
    case 'ar':
      return arabic(prompt, tongue, gloss)
    default:
      return glossEuropean(prompt, language, tongue, gloss)
  }
}

/** A prompt in English words, whatever language it is in. */
export function englishOf(prompt: string): string {
  const language = languageOf(prompt)
  return language === 'en' ? prompt : glossed(prompt, language).text
}
