/** "a birthday cake for Emma", "name tag for Liam": what is made for somebody bears the name, or the years. */
import { isEnglish } from './english.ts'
import { wordSet } from './tables.ts'

const NAMES = wordSet('names.txt')
const NAMES_AND_THINGS = wordSet('names-and-things.txt')

const BEARERS =
  'cakes?|cupcakes?|cards?|signs?|banners?|posters?|(?:desk )?(?:name|gift|desk) ?(?:tags?|plates?|cards?|tents?)|nameplates?|name (?:tracing|practice|writing|(?:colou?ring )?(?:pages?|sheets?|art|prints?|pictures?|doodles?))|birthday|bookmarks?|certificates?|awards?|place ?mats?|(?:door )?hangers?|crowns?|balloons?|invitations?|bedroom door'
/** "for my daughter Mia", "for Leo's 5th birthday". */
const FOR = new RegExp(
  `\\b(?:${BEARERS})(?: [\\p{L}'’-]+){0,5},? (for (?:(?:my|our|his|her|a|the) (?:\\p{L}+ )?(?:son|daughter|student|kid|child|grandson|granddaughter|niece|nephew|baby|brother|sister|friend|teacher|toddler|boy|girl),? (?:named |called )?)?((?:mrs?|ms|miss|dr|coach)\\.? [\\p{L}\\p{M}-]+|(?!(?:mrs?|ms|dr)\\b)[\\p{L}\\p{M}-]+))(?=['’]s (?:\\p{L}+ |\\d+\\p{L}+ )?(?:birthday|class|classroom|room|desk|door)(?!\\p{L})|[\\s,.!?;]|$)`,
  'iu',
)

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** "a valentine card for mom": whom it is for is written on it. */
const TO_KIN =
  /\bcards? (for (?:my |our )?(mom|mommy|mum|mummy|mama|dad|daddy|papa|grandma|granny|nana|grandpa|grandad|auntie))(?=[\s,.!?;]*$)/i

/** "award to Mia", "name banner Sofia", "bookmark, Jonah": behind what bears it. */
const GIVEN_TO =
  /\b(?:certificates?|awards?|diplomas?|name ?(?:plates?|tags?|banners?|cards?|signs?|puzzles?|labels?)|nameplates?|banners?|bookmarks?|crowns?|door signs?)\b/iu
const WRITTEN_AS_NAME =
  /(?:(?:(?:awarded|given|presented) )?(?:to|for) )?(?<![\p{L}'’])((?:(?:Mrs?|Ms|Miss|Dr|Coach)\.? )?\p{Lu}[\p{L}\p{M}-]+)(?=['’]s\b|(?!['’]?[\p{L}\p{M}]))/gu

const TITLE = /^(?:mrs?|ms|miss|dr|coach)\.? /i

/** No list has every child's name: what is written like one and is no word is one. */
export function looksLikeName(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain !== '' &&
    (NAMES.has(plain) || (/^\p{Lu}\p{Ll}/u.test(name) && (NAMES_AND_THINGS.has(plain) || !isEnglish(plain))))
  )
}

/** The name, and the words that told of it. A name that is also a thing has to be written like one. */
export function namedFor(text: string): { name: string; said: string } | null {
  const [, toKin = '', kin = ''] = TO_KIN.exec(text) ?? []
  if (kin) return { name: `For ${titled(kin)}`, said: toKin }
  const [, said = '', name = ''] = FOR.exec(text) ?? []
  // "for my daughter" still tells of the page when her name is gone.
  const isKin = said !== `for ${name}`
  if (looksLikeName(name.replace(TITLE, ''))) return { name: titled(name), said: isKin ? name : said }
  const bearer = GIVEN_TO.exec(text)
  const behind = bearer ? text.slice(bearer.index + bearer[0].length) : ''
  const [given, whose = ''] =
    [...behind.matchAll(WRITTEN_AS_NAME)].find(([, word = '']) => looksLikeName(word.replace(TITLE, ''))) ?? []
  return given ? { name: whose, said: given } : null
}

const AGED =
  /\b(?:birthday |bday )?cake for (?:an? |my |our |the )?(?:little )?([1-9]|10)[- ](?:years?|yrs?|yo)\b(?:[- ]olds?)?(?: (?:boy|girl|kid|child|son|daughter|toddler|grandson|granddaughter))?\b/gi

/** "a cake for a 5 year old": as many candles as years. */
export const withCandles = (text: string): string => text.replace(AGED, 'birthday cake with $1 candles')
