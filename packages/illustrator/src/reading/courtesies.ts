/** "…, thank you!", "lol", "can you do that?": said to whoever draws, never on the page. */
import { dataLines } from '../words/data-file.ts'

const COURTESY = `(?:${dataLines('reading/courtesies.txt').join('|')})`
const STOPS = ',.;!?…，。、！？؟।~–—'
/** One or several: "please and thank you", "haha thanks". */
const COURTESIES = `${COURTESY}(?:(?:[\\s${STOPS}-]|\\band\\b)+${COURTESY})*`

const APART = new RegExp(
  `(^|[${STOPS}(]|\\s-|\\p{Extended_Pictographic}\\uFE0F?)\\s*${COURTESIES}(?=\\s*(?:[${STOPS})]|\\p{Extended_Pictographic}|$))`,
  'giu',
)
/** What a banner reads, and what somebody on the page says or gives, belongs to the page. */
const TOLD =
  'an?|the|say|says|said|saying|reads?|reading|spells?|spelling|writes?|writing|written|words?|text|with|of|and|or|to|gives?|giving'
/** At the end it needs no comma. */
const LAST = new RegExp(`(?<!(?:^|[^\\p{L}])(?:${TOLD}))\\s+${COURTESIES}[\\s${STOPS})]*$`, 'iu')
const QUOTED = /(["“”„«»「」『』][^"“”„«»「」『』]*["“”„«»「」『』])/u
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** The prompt without them, but for what is quoted. A courtesy alone is what is wished for: "Thank you" is a card. */
export function withoutCourtesies(prompt: string): string {
  const pieces = prompt.split(QUOTED).map((piece, i) => (i % 2 ? piece : piece.replace(APART, '$1')))
  const rest = pieces.join('').replace(LAST, '')
  return SAYS_SOMETHING.test(rest) ? rest : prompt
}
