/** Which text can be lettered, and what its pieces are. No font is opened here: it is asked while somebody types. */

/** Letters that join are drawn a word at a time. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u

/** Chinese characters are not drawn: a font that has them is larger than everything else here together. */
const DRAWABLE =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Mn}\d\s.,:;!?¿¡&+=%'’"“”()/¢$€£–-]+$/u

export const canLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && DRAWABLE.test(text)

/** Letters, digits and pictures in a text that no font of ours has. */
export const unletteredIn = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{Nd}\p{Extended_Pictographic}]/gu)]
    .map(([one]) => one)
    .filter((one) => !DRAWABLE.test(one))

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word as the shapes it is drawn of. */
export const piecesOf = (word: string): string[] =>
  JOINED.test(word) ? [word] : [...graphemes.segment(word.normalize('NFC'))].map(({ segment }) => segment)
