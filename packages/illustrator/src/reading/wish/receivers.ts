/** "for my husband who is in hospital", "for Oliver", "like the one we saw": whom a page is for, and where the idea is from. */
import { canBeName, isAlive, nounOf } from '../lexicon.ts'
import { isA } from '../vocabulary.ts'
import { ASKER, macro } from './talk.ts'

const WORD = "[\\p{L}'-]+"
const END = '(?= ?(?:[,.;:!?)]|$))'
const REST = '[^,.;:!?]*'
/** What is told of them runs to the next mark. */
const TOLD = `(?: ?\\(?(?:who|whose|which|she|he|they|and (?:her|his|their)|that)(?:'s)? ${REST}| (?:in|from|at|on|near) (?:the )?${WORD}(?: ${WORD})?${END}| to (?:colou?r|take|have|keep|hang)${REST}| (?!${macro('thing')}\\b|who|of\\b|with\\b|and\\b)${WORD}(?: (?!${macro('thing')}\\b)${WORD}){0,2}(?:${END}|(?= (?:she|he|they|who) ))| ${WORD}(?= (?:who|that|${macro('thing')}) )(?:${END}| (?:who|that) ${REST})?)?`
const GIFT = "(?:(?:it'?s|this is|it is|and|a gift|as a gift|a present|meant|intended) )*"

const FOR_OURS = new RegExp(
  `,? ?\\b${GIFT}for (?:my|our) (?:[\\p{L}\\d'-]+ ){0,4}?(?:${ASKER})\\b(?:'s?(?: [\\p{L}\\d'-]+){1,5}?(?:${END}|(?= (?:on|in|at|this|next|who) ))(?: (?:on|in|at|this|next) ${REST})?| (?:and|&) (?:my |our |her |his )?(?:${ASKER})\\b| of (?:\\d+ )?(?:(?:\\d(?:st|nd|rd|th)|first|second|third|fourth|fifth) grade(?:rs?)?|${WORD} year olds|toddlers|kindergarte?ners|preschoolers|kids|children|students|pupils|boys|girls))?${TOLD}`,
  'giu',
)
const FOR_MINE = new RegExp(`,? ?\\bfor (?:my|our) (${WORD})${END}`, 'giu')
const FOR_NAME = new RegExp(
  `,? ?\\bfor (${WORD})(?: (?:and|&) \\p{Lu}${WORD})?(?:'s ${WORD}(?: ${WORD})?)?(?: ?\\(?(?:who|whose)(?:'s)? ${REST})?(?= |[,.;:!?]|$)`,
  'gu',
)
const LIKE_ONE =
  /,? ?\b(?:(?:just |exactly |kind of )?like (?:the|that|those|these)(?: \w+)? (?:ones? )?(?:we|i|you|he|she|they|my \w+) [^,.;:!?]*|(?:just |exactly )?like (?:the|those|that) ones? (?:in|from|on|at|that|which|by) [^,.;:!?]*|(?:just )?like in (?:that|the|this|my|our|her|his) [^,.;:!?]*|(?:just )?like (?:my|our) \w+ (?:used|made|makes|had|has|did|does|drew|painted|always|once) [^,.;:!?]*|(?:that|which) (?:we|i|he|she|they|my \w+) (?:saw|had|have|met|visited|read|watched|bought|got|love|loves|loved|made|found|likes?) [^,.;:!?]*)/gi
const OCCASIONS = [
  'as the mascot',
  'for the (?:cover|front|wall|door|window|bottom|back|inside)',
  'to (?:put|hang|stick|use) (?:on|in|up) (?:the|our|my) (?:wall|fridge|door|window|classroom|card|envelope)',
  `for (?:the|our|my|a|an|his|her|their) (?:${WORD} ){0,4}(?:club|fete|newsletter|waiting room|bake sale|fundraiser|homework|assembly|invitation|invitations|science fair|scrapbook|bulletin board|noticeboard|nursing home|care home)`,
  `for (?:${WORD} ){1,4}(?:week|month)(?: at (?:our|my|the) ${WORD})?`,
  `for (?:me|us)${END}`,
  '(?<!(?:want|like|love|need|going|trying|wanted) )to (?:cheer|prove|surprise|thank|tease|remind|calm|keep|distract) (?:my|her|him|them|me|us|our)',
].map((pattern) => new RegExp(`,? ?\\b${pattern}\\b${REST}`, 'giu'))
const WHEN =
  /,? ?\b(?:by|on|until|before|this|next|last) (?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|month)s?(?: (?:morning|afternoon|evening|night))?\b|,? ?\bon the \d{1,2}(?:st|nd|rd|th)?(?: of \p{L}+)?\b/giu

const isPerson = (word: string) => isAlive(word) && isA(nounOf([word.toLowerCase()])?.name ?? '', 'person')

export function withoutReceivers(prompt: string): string {
  const plain = prompt
    .replace(LIKE_ONE, '')
    .replace(FOR_OURS, (said) => (/^,/.test(said) ? ',' : ''))
    .replace(FOR_MINE, (said, word: string) => (!nounOf([word.toLowerCase()]) || isPerson(word) ? '' : said))
    .replace(FOR_NAME, (said, name: string) => (/^\p{Lu}/u.test(name) && canBeName(name.toLowerCase()) ? '' : said))
    .replace(WHEN, '')
  return OCCASIONS.reduce((text, pattern) => text.replace(pattern, ''), plain).replace(/^[\s,:;]+/, '')
}
