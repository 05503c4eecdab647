/** How words are typed where the keys lack a letter: without accents, "ae" for "ä", "ss" for "ß". */

export const unaccented = (word: string) => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** "casa sull'albero" is read word by word: "sull'", "albero". */
export const parted = (text: string) =>
  text.replaceAll('’', "'").replace(/\b(l|d|s|qu|un|nell|sull|dell|all|dall|c|j)' ?(?=\p{L})/giu, "$1' ")

const SPELLED_OUT = /ae|oe|ue|ss/g
const LETTERS: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' }

/** "Maedchen", "gruen", "suesser": German words as they are spelled with every letter. */
export function withUmlauts(word: string): string[] {
  const full = word.replace(SPELLED_OUT, (letters) => LETTERS[letters] ?? letters)
  if (full === word) return []
  return [full, word.replace(/ae|oe|ue/g, (letters) => LETTERS[letters] ?? letters), word.replaceAll('ss', 'ß')]
}

/** "hätte" as "haette". */
export const spelledOut = (word: string) =>
  Object.entries(LETTERS).reduce((text, [letters, letter]) => text.replaceAll(letter, letters), word)

const KATAKANA_AFTER_HIRAGANA = 0x60

/** "パンダ" as "ぱんだ". */
export const inHiragana = (word: string): string =>
  word.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - KATAKANA_AFTER_HIRAGANA))

/** "أرنب" as "ارنب", "قطة" as "قطه": how Arabic is typed in haste. */
export function barely(word: string): string[] {
  const bare = word.replace(/[أإآ]/g, 'ا').replace(/ى$/, 'ي')
  return [...new Set([bare, bare.replace(/ة(?= |$)/g, 'ه'), word.replace(/ة(?= |$)/g, 'ه')])].filter(
    (form) => form !== word,
  )
}

const NUKTA = /\u093c/g
const CHANDRABINDU = /\u0901/g

/** "लड़की" as "लडकी", "साँप" as "सांप". */
export const undotted = (word: string): string =>
  word.normalize('NFD').replace(NUKTA, '').replace(CHANDRABINDU, '\u0902').normalize('NFC')
