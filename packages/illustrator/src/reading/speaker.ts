/** "mom and I", "dad ties my shoes": whoever wishes for the page is in it, beside those who are named. */
import { nounOf } from './lexicon.ts'
import { PARTS } from './small-words.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'

/** "mom bakes and I help", but not "… and I want it big". */
const ALSO_I =
  /\b(and|while|when|as|so|but|because|before|until|so that) i(?:'m| am)?(?= (?!can (?:put|hang|place|set|pop)\b|want|need|would|wld|like|love|think|hope|can'?t|cannot|could|wish|have|had|was|were|do|don'?t|did|will|am|just|really|know|mean|guess|please|color|colour|print)[a-z]+)/gi

const MINE =
  /\b([a-z]+) my ((?:(?:long|little|sore|hurt|scraped|wet|curly|new|muddy|broken|own|left|right) ){0,2})([a-z]+)\b/gi

/** After these what is mine is done something to, or somebody is at it. */
const AT = /^(at|on|onto|into|over|up|around|behind|in)$/
const WORN_OR_HAD = /^(wear|have|hold|carry|borrow|steal|take|eat|find|see|bring|want|keep|use|show|draw)$/

/** "my teeth", "my shoes", and how tall or how hot I am. */
function isOfMe(word: string): boolean {
  const found = nounOf([word])
  return (
    PARTS.has(word) || /^(height|temperature|nails|toenails)$/.test(word) || (found !== null && isA(found.name, 'worn'))
  )
}

/** "a wedding, I am the flower girl": whoever that is; "a play, I am the tree": dressed as one. Who is "a teacher" only tells who asks. */
const I_AM = /,? (?:and )?i(?:['’]m| am| was) the ([a-z]+(?: (?:girl|boy|bearer))?)(?=[,.!]|$)/gi

/** "…, my sister eating fries", "…, we see a marmot": who else is there, and what all of them look at. */
const ALSO_KIN =
  /, my (?=(?:(?:big|little|baby) )?(?:sister|brother|mom|mum|dad|grandma|grandpa|cousin|uncle|aunt|dog|cat) [a-z]+ing )/gi
const WE_SEE =
  /, (?:and )?(?:we|i) (?:see|saw|spot|spotted|find|found|meet|met) (?=(?:an?|the|two|three|some|lots of|many) )/gi

const isSomebody = (words: string): boolean => {
  const found = nounOf(words.split(' '))
  return found !== null && isA(found.name, 'person')
}

/** Before the wish is told from the talk around it, which "I am …" mostly is. */
export const withRole = (text: string): string =>
  text
    .replace(ALSO_KIN, ' and my ')
    .replace(WE_SEE, ' looking at ')
    .replace(I_AM, (_, who: string) => (isSomebody(who) ? ` and the ${who}` : ` and me dressed as the ${who}`))

export function withSpeaker(text: string): string {
  const joined = text.replace(ALSO_I, (said, joint: string, at: number) =>
    at > 0 ? `${joint} me${/(?:'m| am)$/i.test(said) ? ' is' : ''}` : said,
  )
  // "I brush my hair": nobody else does it.
  if (/^(?:(?:an?|the) (?:picture|drawing|page) of )?(?:me|i)\b/i.test(joined)) return joined
  return joined.replace(MINE, (said, before: string, look: string, what: string) => {
    const verb = verbWord(before.toLowerCase())
    const isDone = (verb && !WORN_OR_HAD.test(verb.verb.lemma)) || AT.test(before.toLowerCase())
    return isDone && isOfMe(what.toLowerCase()) ? `${before} me's ${look}${what}` : said
  })
}

/** "baking cookies with grandma": who bakes is a child, and both of them do it. */
const WITH =
  /^(\w+ing\b[\w' -]{0,40}?) with (?:my |our )?(mom|mommy|mum|mummy|mama|dad|daddy|papa|grandma|grandpa|granny|nana|grandmother|grandfather|grandad|grandparents|aunt|auntie|uncle|big brother|big sister)(?= |$|,|\.|!)/i

export const withSecond = (text: string): string => text.trim().replace(WITH, 'a child and $2 $1')
