/** Scripts written without spaces: the platform knows where their words end. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const segmenter = new Intl.Segmenter(['ja', 'zh'], { granularity: 'word' })

/** The same text with its words apart, for a search that looks for whole words; null where they are apart already. */
export function spaced(text: string): string | null {
  if (!UNSPACED.test(text)) return null
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .join(' ')
}
