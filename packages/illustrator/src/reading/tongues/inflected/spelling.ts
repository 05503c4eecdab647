/** How a word is compared: in small letters, and without those signs that many leave out. */
import type { InflectedLanguage } from '../languages.ts'

const TURKISH: Record<string, string> = { ı: 'i', ş: 's', ğ: 'g', ç: 'c', ö: 'o', ü: 'u', â: 'a', î: 'i' }

export function plainIn(language: InflectedLanguage, text: string): string {
  const small = text.normalize('NFC').replaceAll('İ', 'i').toLowerCase().replace(/[’ʼ`]/g, "'")
  if (language === 'ru') return small.replaceAll('ё', 'е')
  if (language === 'tr') return small.replace(/[ışğçöüâî]/g, (letter) => TURKISH[letter] ?? letter)
  return small
}

const POLISH: Record<string, string> = { ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z' }

/** The same without the signs that are told from nothing on many keyboards: "dziewczynka karmiaca". */
export function bareIn(language: InflectedLanguage, text: string): string {
  const plain = plainIn(language, text)
  return language === 'pl' ? plain.replace(/[ąćęłńóśźż]/g, (letter) => POLISH[letter] ?? letter) : plain
}
