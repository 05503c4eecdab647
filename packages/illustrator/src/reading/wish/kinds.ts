/** Whether a piece of a prompt is wished for or only told. */
import { macro, talk } from './talk.ts'

/**
 * 'asked' is a wish in so many words ("draw …", "… please"), 'named' is only named ("a fox"), 'told' is never on the page,
 * 'maybe' is told where something is asked for beside it, and 'look' says what somebody looks like.
 */
export type Kind = 'asked' | 'named' | 'told' | 'maybe' | 'look'

const whole = (name: string) => new RegExp(`^(?:${talk(name).join('|')})$`, 'iu')
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [whole('aside'), 'told'],
  [whole('look'), 'look'],
  [whole('asked'), 'asked'],
  [whole('maybe'), 'maybe'],
  [whole('told'), 'told'],
]
const OF_THEM = /^(?:(?:and|but|so) )*(?:he|she|they)\b/i

export function kindOf(text: string, before: Kind | null): Kind {
  const [, kind = null] = KINDS.find(([pattern]) => pattern.test(text)) ?? []
  if (kind) return kind
  return OF_THEM.test(text) && (before === 'told' || before === 'maybe') ? before : 'named'
}

const PAGE = `(?:(?:an? |the |some |another |one more |one )?(?:[\\w-]+ ){0,3}?(?:${macro('page')}) (?:of|with|showing|where|about|that shows|featuring|that has) )`
/** The words that ask, each way of asking on a line. */
const ASKING = [
  `^${macro('first')}(?:i|we|my [\\w-]+) (?:.*? )?(?=${PAGE})`,
  `^${macro('first')}(?:quick |maybe |this time |next |perhaps |instead |if possible |ideally |basically ){1,3}(?=\\w)`,
  `^${macro('first')}(?:i|we)(?:'d| would) be (?:so |very |really )*\\w+ (?:for|with|about|to have|if you (?:could|would|can) (?:draw|make|do)) `,
  '^so (?=(?:an?|two|three|four|five|some|one) )',
  `^${macro('first')}${macro('polite')}{0,3}(?:how about|what about|let'?s (?:have|see|do|try|draw)) `,
  `^${macro('first')}${macro('polite')}{0,3}(?:can|could|would|will|may|might) (?:you|u|i|we|someone|anyone) ${macro('polite')}{0,3}(?:be able to |like to |help me )?(?=\\w)`,
  `^(?:${macro('first')}(?:i|we|he|she|they)(?:'d|'m|'re|'s| am| are| was| were| is| would| will)?|${macro('first')}(?:my|our|the) (?:[\\w'-]+ ){1,7}?(?:(?:'d|is|are|has|have|would|keeps?|just|really|also) )*?) ?${macro('often')}(?:${macro('wants')})(?: to (?:see|have|get|colou?r))? `,
  `^${macro('first')}${macro('polite')}{0,3}(?:draw|make|create|generate|sketch|paint|print|do|give|show|design|produce|get|have|see|try|add|include|put)\\b(?: (?:me|us|him|her|them)(?= (?:${macro('thing')}|something|[a-z]+s)\\b))?(?: (?:my|our) (?:${macro('asker')})(?: [a-z]+)?(?= ${macro('thing')}\\b))? `,
  `^(?:my|our|the) (?:[\\w'-]+ ){1,5}?(?:says?|said|asks?|asked|goes)(?: to)?(?: please)?,? (?:please )?(?:draw|make|do|paint)\\b(?: me| us| him| her)? `,
  `^(?:and |but )*(?:would|'d)? ?(?:really |so )?(?:like|love|wants|needs|asked for) (?=${macro('thing')}\\b)`,
  `^${macro('polite')}{1,3}`,
  '^(?:and )*(?:cheer|surprise|treat) (?:us|me|them)(?: up)? with ',
  `^(?:an? |the |some )?(?:[\\w-]+ ){0,3}?(?:${macro('page')})(?: for .*)?$`,
  `^${PAGE}`,
].map((pattern) => new RegExp(pattern, 'iu'))
const LAST = / (?:then|would be (?:so )?\w+|is (?:ok|fine)|instead|now|please|pls|plz)(?= ?[.!]*$)/i

/** What is wished for in a piece that asks. */
export const wishOf = (text: string): string =>
  ASKING.reduce((wish, asking) => wish.replace(asking, ''), text.replace(LAST, '')).trim()
