/** "just a lion's head", "nothing else": how near one is to who is drawn, and that nothing is around it. */
import { isAlive } from './lexicon.ts'

export interface Framing {
  framing: 'head' | 'alone' | null
  /** The prompt without what told it. */
  plain: string
}

const CLOSE = 'portrait|close[- ]?up|up[- ]close|head ?shot|bust'
const ENDS = '(?= ?[,.;!]| ?$| with | wearing | in an? | and nothing| for | close| portrait| only)'

/** A head or face of somebody, wherever it stands. */
const NEAR: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:paint|draw|sketch|hold|hang)(?:ing|s) (?:an? |the |his |her )?)\\b(?:an? |the )?(?:\\w+ )?(?:${CLOSE})(?: portrait| view| picture| shot| drawing)? of (?=\\w)`,
    'i',
  ),
  /^(?:just |only )*(?:the |an? )?(?:[a-z]+ )?(?:head|face) of (?=(?:an?|the|my|our) )/i,
  new RegExp(
    `,? ?(?<![a-z])(?<!\\b(?:paint|draw|sketch|photograph|tak)(?:ing|e?s) [^,.;]{0,30})(?:(?:like|as|in) )?(?:an? )?(?:${CLOSE})(?: view| style| picture)?(?= ?[,.;!]| ?$)`,
    'i',
  ),
  /,? ?(?:just|only) (?:the |its |his |her )?(?:head|face)(?: and shoulders)?(?= ?[,.;!]| ?$)/i,
]
/** "a lion's head", "cute fox face": of somebody alive, who is what the page is about. */
const HEAD = new RegExp(`^((?:just |only )*(?:[\\w-]+ ){0,5}?)([\\w-]+?)(?:'s)? (?:head|face)${ENDS}`, 'i')

/** "a mouse on an elephant's head": somebody else is what the page is about. */
const TOWARD = /\b(?:on|onto|over|above|under|off|from|to|at|into|around|by|near|behind|with)\b/i
/** "a cow licking a boy's face": something is done to it. */
const DONE_TO = /\w+(?:ing|s) (?:an?|the|his|her|its|their|my|our|another) /i

const ALONE =
  /,? ?(?:and |with |that'?s all,? )*(?:nothing else(?: on (?:it|the page))?|no (?:other )?background(?: at all)?|without (?:an? |any )?background|(?:on |with )?(?:an? )?(?:plain|white|blank|empty) background|nothing in the background|no scenery|(?:that |to )?fill(?:s|ing)? (?:up )?the (?:whole |entire )?page|on the whole page)(?= ?[,.;!]| ?$| for | please)/gi
const JUST_ONE = /^(?:just|only) (?:one|a single)(?= )/i

export function framingIn(text: string): Framing {
  const alone = text.replace(ALONE, ' ').replace(JUST_ONE, 'one')
  const near = alone.replace(HEAD, (said, before: string, who: string) =>
    isAlive(who) && !TOWARD.test(before) && !DONE_TO.test(before) ? before + who : said,
  )
  const plain = NEAR.reduce((known, pattern) => known.replace(pattern, ' '), near)
  const framing = plain !== alone ? 'head' : alone !== text ? 'alone' : null
  return { framing, plain: framing ? plain.replace(/\s+/g, ' ').trim() : text }
}
