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
  `for (?:the|our|my|a|an|his|her|their) (?:${WORD} ){0,4}(?:club|fete|newsletter|waiting room|bake sale|fundraiser|homework|assembly|invitation|invitations|science fair|scrapbook|bulletin board|noticeboard|nursing home|care home|day ?care(?: group| centre| center)?|(?:(?:ladies|seniors|memory|knitting|sewing|craft|art|coffee|reading|dementia|church|support|stroke|seniors'|ladies')(?: [a-z]+)?) (?:afternoon|morning|evening|group|circle|cafe|club|social|meeting|clinic|class)|rehab(?: clinic| ward| unit| centre| center)?|hospice|day cent(?:re|er)|memory cafe|retirement home)`,
  `(?:in (?:loving )?memory of|(?:as )?an? memorial (?:for|to|of)|memorial (?:for|to|of)|in remembrance of) `,
  `for (?:her|his|their) (?:\\d+(?:st|nd|rd|th) )?(?:birthday|retirement|anniversary|leaving|farewell|wedding|graduation)(?: (?:card|gift|present|party))?${END}`,
  `for (?:${WORD} ){1,4}(?:week|month)(?: at (?:our|my|the) ${WORD})?`,
  `for (?:me|us)${END}`,
  '(?<!(?:want|like|love|need|going|trying|wanted) )to (?:cheer|prove|surprise|thank|tease|remind|calm|keep|distract) (?:my|her|him|them|me|us|our)',
].map((pattern) => new RegExp(`,? ?\\b${pattern}\\b${REST}`, 'giu'))
const WITH_CARE =
  '(?:someone|somebody|anyone|anybody|people|person|man|woman|lady|ladies|gentlem[ae]n|adults?|seniors?|pensioners?|residents?|patients?|the elderly|elders|grandmothers?|grandfathers?|colleagues?|co-?workers?|friends?|nurses?|carers?|caregivers?|neighbou?rs?)'
const KIN =
  '(?:grandma|grandmother|granny|gran|nana?|nanny|grandpa|grandad|granddad|grandfather|oma|opa|mum|mom|mother|dad|father|husband|wife|aunt(?:ie)?|uncle|sister|brother|parents?|grandparents?)'
const AILMENT =
  '(?:dementia|alzheimer\\S*|parkinson\\S*|memory (?:loss|problems)|(?:poor |bad |failing )?(?:eyesight|sight|eyes|vision)|(?:shaky |stiff |sore )?hands|arthritis|tremors?)'
/** Strangers are on the page unless it is said that it is for them: apart from the wish, or with what ails them. */
const FOR_OTHERS = [
  // "for a friend who just retired: a hammock"
  `^${GIFT}for (?:an? |the |some |all )?(?:${WORD} ){0,3}?${WITH_CARE}\\b[^,.;:!?]*[:,]`,
  // "birds, simple, for a lady with shaky hands"
  `,? ?${GIFT}\\bfor (?!adults? with an? )(?:an? |the |some |all )?(?:${WORD} ){0,2}?${WITH_CARE} (?:with|who|living|at|in|on|from|over|aged|that) (?!(?:an? |the )?(?:hats?|crown|cat|dog)\\b)${REST}`,
  `, ?${GIFT}for (?:an? |the |some |all )?(?:${WORD} ){0,3}?${WITH_CARE}${END}`,
  // "for grandma with dementia": who only has a gift ("for grandma with a bow") stays.
  `,? ?${GIFT}\\bfor (?:(?:my|our|an?|the|his|her) )?(?:\\w+ )?${KIN} (?:who |that )?(?:has |suffers from |lives with |living with |with )(?:\\w+ )?${AILMENT}${END}`,
  `,? ?\\bfor (?:the elderly|(?:older |active |our )?seniors)${END}`,
  `,? ?\\bfor (?:stroke|dementia|hospital|hospice|cancer|rehab|alzheimer'?s?) (?:patients|residents|seniors|people|survivors)(?: ${REST})?${END}`,
  // "nurse's appreciation gift: a stethoscope", "retirement card for a firefighter: …"
  `^(?:an? )?(?:[\\p{L}'-]+ ){0,3}?(?:retirement|appreciation|sympathy|condolence|get well(?: soon)?|farewell|leaving|anniversary|thank you|thank-you|memorial|wedding|christmas|birthday) (?:card|gift|present|page)(?: for ${REST})?[:,](?= ?\\p{L})`,
  `^(?:an? |some )?(?:small |little )?(?:gift|present|card) for ${REST}[:,](?= ?\\p{L})`,
].map((pattern) => new RegExp(pattern, 'giu'))
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
  const rest = [...FOR_OTHERS, ...OCCASIONS]
    .reduce((text, pattern) => text.replace(pattern, ''), plain)
    .replace(/^[\s,:;]+/, '')
  // "A cake for the residents" keeps what it is; a prompt that is all for somebody is drawn as it was said.
  return /\p{L}{3}/u.test(rest) ? rest : plain.replace(/^[\s,:;]+/, '')
}
