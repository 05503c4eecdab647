/** What people say around their wish: "can you please draw me a picture of …", emoji, hearts. */
import { dataLines } from '../words/data-file.ts'
import { pairsOf } from './tables.ts'

const EMOJI = pairsOf('reading/emoji.txt')

/** "ok so can you draw me a really cute coloring page of". */
const LEAD = new RegExp(
  [
    '^\\s*(?:(?:ok|okay|so|hi|hey|hello(?! kitty)|please|pls|plz|um|well|yo|dear|good morning)\\b[ ,!]+)*',
    "(?:(?:can|could|would|will) (?:you|u|i|we) (?:please |pls |maybe )?)?(?:i(?:'d| would)? (?:want|need|like|love|wanna see|want to see|would love)|(?:please )?(?:draw|make|create|generate|print|give|show|do|get|have|see|paint|sketch)\\b(?: me(?! (?:and|with|as|in|on|at|holding|riding|(?!(?:some|any)thing\\b)\\w+ing)\\b)| us| my (?:son|daughter|kid|kids)(?! (?:and|with|as|in|on|at|\\w+ing)\\b))?|let'?s (?:draw|have|see)|we (?:want|need)|my (?:son|daughter|kid|boy|girl|toddler|little one|\\d year old) (?:wants|loves|would like|likes|asked for|is obsessed with))?(?: to (?:see|have|color|draw))?\\s*",
    '(?:an? |the |some )?(?:(?:really |very |super )?(?:big |cute |simple |easy |nice |cool |fun |detailed |intricate |beautiful |free |printable )*(?:(?:coloring|colouring) (?:page|sheet|book page|picture|book)|picture|pic|drawing|image|page|poster|printable|photo|illustration|worksheet|sheet|scene)s? (?:of|with|showing|where|about|that shows|featuring|for) |(?:[a-z-]+ ){0,3}posters?:\\s+)?',
  ].join(''),
  'i',
)

/** "my daughter loves ponies, can you draw one with …": why something is wished for, what, and the wish. */
const REASON = new RegExp(
  [
    "^\\s*(?:(?:hi|hello|hey|ok|so)\\b[ ,!]+)?(?:my|our|we|i) (?:[\\w'-]+ ){0,4}?",
    '(?:loves?|likes?|adores?|enjoys?|(?:is|are|am) (?:really |so |totally |completely )?(?:into|obsessed with|crazy about|mad about|fond of))',
    " ((?:(?!(?:they|he|she|it|who|to)\\b)[\\w'-]+ ?){1,4}?)[,.;!]*\\s+(?:and |so |but )?(?:please |pls |(?:can|could|would|will) (?:you|u|we|i) (?:please |pls |maybe )?|i(?:'d| would)? )?",
    '(?:draw|make|create|do|show|print|have|get|want|need|like|see|love)\\b(?: me| us| him| her| them)?\\s+(.+)$',
  ].join(''),
  'i',
)
const COUNTED =
  /^(one|two|three|four|five|a few|some)(?=\s+(?:with|in|on|at|who|that|under|next|and|by|from|\w+ing)\b|\s*$)/i

/** "my son loves monsters. a silly monster with …": the monster is one. */
const LOVED =
  /^\s*(?:(?:my|our) (?:[\w'-]+ ){0,4}?|(?:and |he |she |they )+)(?:loves?|likes?|adores?|enjoys?|(?:is|are) (?:really |so |totally |completely )?(?:into|obsessed with|crazy about|mad about|fond of)) [^.,;!?]{2,40}[.,;!]+\s+(?:so |and |how about |maybe )?(?=(?:an?|two|three|four|some|the|one|just)\b)/i

/** The wish alone; "one" in it is one of what is loved. */
function withoutReason(said: string): string {
  const text = said.replace(LOVED, '')
  const [, loved, wish] = REASON.exec(text) ?? []
  if (!loved || !wish) return text
  return wish.replace(COUNTED, `$1 ${loved}`).replace(/^(an?(?: [\w-]+)*?) one\b/i, `$1 ${loved.replace(/s$/, '')}`)
}

const CHILD =
  '(?:son|sons|daughter|daughters|child|children|kid|kids|kiddo|boy|boys|girl|girls|toddler|twins|triplets|grandson|granddaughter|grandkids|grandchild|grandchildren|niece|nephew|brother|sister|students|class|little one|preschooler)'
const YEARS = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'

/** "my son is 4", "she's almost five years old": for whom it is, nobody on the page. */
const AGE = new RegExp(
  [
    `(^|[,.;!?] ?| (?:and|so|because|since) )(?:(?:my|our) (?:little |oldest |youngest |grand)?${CHILD}|he|she|they)`,
    `(?:'s|'re| is| are| turns| is turning| just turned| will be) (?:only |almost |about |now |both )?${YEARS}`,
    '(?: (?:years?|yrs?)(?: old)?)?(?: (?:on \\w+day|today|tomorrow|soon|this \\w+|next \\w+|in \\w+))?(?=[,.;!?]| (?:so|and|please|can|could)\\b|$)',
  ].join(''),
  'gi',
)

/** "for my 3 year old daughter". */
const FOR_AGE = new RegExp(`\\bfor (?:an? |my |our |the )?${YEARS}[- ](?:years?|yrs?|yo|months?|mo)[^,.;!?]*`, 'gi')

/** "it's my brother's 7th birthday": the feast, not him. */
const FEAST_OF = new RegExp(
  `\\b(?:it'?s|for|today is) (?:my|our) (?:little |best )?(?:${CHILD}|mom|dad|mother|father|grandma|grandpa|friend|teacher)'?s? (?:\\d{1,2}(?:st|nd|rd|th) )?birthday\\b`,
  'gi',
)

/** In the middle of a wish: "…, can you make a cake" bakes none. */
const ASKED_LATER =
  /([,.;!] ?)(?:so )?(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:draw|make|create|do)\b(?: me| us| him| her)? /gi

const WISHES = dataLines('reading/wishes.txt').map(
  (pattern) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'),
)
const withoutWishes = (text: string) => WISHES.reduce((plain, pattern) => plain.replace(pattern, ' '), text)

const withEmojiNamed = (text: string) =>
  text.replace(/\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu, (emoji) => {
    const name = EMOJI.get(emoji) ?? EMOJI.get(emoji.replaceAll('\uFE0F', ''))
    return name ? ` , ${name} , ` : ' '
  })

const SMALL_HANDS = 4
const AGED = new RegExp(`\\b(${YEARS})(?:[- ](?:years?|yrs?|yo)\\b|(?=[,.;!?]| so\\b|$))`, 'i')
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Whether a page is for somebody so young that large areas are wanted: "my son is 3", "for a two year old". */
export function isForSmallHands(prompt: string): boolean {
  const told = [...prompt.matchAll(AGE), ...prompt.matchAll(FOR_AGE)].map(([said]) => AGED.exec(said)?.[1] ?? '')
  const ages = told.filter(Boolean).map((age) => (/\d/.test(age) ? Number(age) : NUMBERS.indexOf(age.toLowerCase())))
  return ages.some((age) => age > 0 && age <= SMALL_HANDS)
}

/** The prompt without its frame. */
export function withoutChat(prompt: string): string {
  const plain = withEmojiNamed(prompt.replaceAll('’', "'"))
    .replace(/<\/?\w+>/g, ' ')
    .replace(/<3/g, ' and a heart ')
    .replace(/\((?:me|us|him|her)\)/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(AGE, '$1')
    .replace(FEAST_OF, 'for a birthday')
    .trim()
  return withoutWishes(withoutReason(plain))
    .replace(/^[\s,.:;]+|[\s,:;]+$/g, '')
    .replace(ASKED_LATER, '$1')
    .replace(LEAD, (lead) => /\b(?:an?|the|some) $/i.exec(lead)?.[0] ?? '')
}
