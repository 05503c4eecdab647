/** The forms that an adjective takes beside its noun: by gender, number and case. */
import type { Language } from './languages.ts'

const withEndings = (word: string, endings: readonly string[]) => endings.map((ending) => `${word}${ending}`)
const afterO = (word: string, endings: readonly string[]) =>
  word.endsWith('o') ? withEndings(word.slice(0, -1), endings) : null

export function adjectiveForms(word: string, language: Language): string[] {
  if (word.includes(' ')) return [word]
  switch (language) {
    case 'es':
    case 'pt':
      return afterO(word, ['o', 'a', 'os', 'as']) ?? withEndings(word, ['', 's', 'es'])
    case 'it':
      return afterO(word, ['o', 'a', 'i', 'e', 'hi', 'he']) ?? [word, word.replace(/e$/, 'i')]
    case 'fr':
      return withEndings(word, ['', 'e', 's', 'es'])
    case 'de':
      return withEndings(word.replace(/e$/, ''), ['', 'e', 'er', 'es', 'en', 'em'])
    case 'nl':
      return withEndings(word, ['', 'e'])
    case 'ar':
      return withEndings(word, ['', 'ة', 'ا', 'ان', 'ين', 'تان', 'تين', 'ات', 'ون']).flatMap((form) => [
        form,
        `ال${form}`,
      ])
    case 'hi':
      return word.endsWith('ा') ? withEndings(word.slice(0, -1), ['ा', 'ी', 'े']) : [word]
    case 'zh':
      return withEndings(word, ['', '的'])
    default:
      return [word]
  }
}
