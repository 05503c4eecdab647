/** What asks for a sign of the zodiac, or for all of them. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { SIGNS } from './signs.ts'
import { zodiacWheel } from './wheel.ts'

const ASTROLOGY =
  '(?:zodiac(?:al)?|astrolog\\w+|horoscopes?|(?:star|sun|birth|moon) ?signs?|constellations?|celestial|season|rising)'
/** Leo may be a boy, and cancer an illness: only beside a word for what it is. */
const SURE = SIGNS.map(({ name }) => name).filter((name) => name !== 'leo' && name !== 'cancer')
const ANY = SIGNS.map(({ name }) => name).join('|')
const ONE = new RegExp(
  `\\b(?:${SURE.join('|')}|scorpius|capricornus)\\b|\\b${ASTROLOGY}\\b.*\\b(?:leo|cancer)\\b|\\b(?:leo|cancer)\\b.*\\b${ASTROLOGY}\\b`,
  'i',
)
const ALL =
  /\bzodiac(?:al)? (?:wheel|circle|chart|mandala|clock|calendar|signs)\b|\b(?:wheel|circle|all|twelve|12)\b.*\bzodiac\b|\bhoroscope (?:wheel|chart)\b|\b(?:natal|birth) chart\b/i
const CHINESE = /\b(?:chinese|lunar new year|year of the)\b/i

export const signIn = (prompt: string): string | null => {
  const said = new RegExp(`\\b(?:${ANY})`, 'i').exec(prompt)?.[0].toLowerCase() ?? null
  return ONE.test(prompt) ? said : null
}

/** Who or what the signs show, what is around them, and the one who gets the page. */
const ITSELF = [
  ...['ram', 'bull', 'twins', 'crab', 'lion', 'scales', 'scorpion', 'archer', 'bow', 'bow and arrow', 'arrow', 'goat'],
  ...['sea goat', 'fish', 'water', 'jug', 'star', 'sun', 'moon', 'constellation', 'sky', 'night sky', 'mandala'],
  ...['tire', 'wheel', 'sign', 'flower', 'playing card', 'circle', 'calendar', 'chart', 'symbol', 'galaxy', 'balance'],
  ...['scale', 'weighing scale', 'kitchen scale', 'wave', 'child', 'person', 'moon phase', 'planet', 'pattern'],
]
const PEOPLE =
  /^(?:sister|brother|mother|mom|dad|father|friend|grandmother|grandma|daughter|son|wife|husband|woman|man|girl|boy|aunt|uncle|twins)$/

export const ZODIAC_WHEEL: Kind = {
  asked: (prompt, { style }) =>
    !CHINESE.test(prompt) &&
    style !== 'tarot' &&
    style !== 'stained glass' &&
    (signIn(prompt) !== null || ALL.test(prompt)),
  unless: /\bcentaur|\b(?:kids?|toddlers?|cute|kawaii)\b/i,
  itself: ITSELF,
  depicts: new RegExp(`\\b(?:${ANY}|zodiac|sea|stars?|sky|wheel|circling|celestial|${ASTROLOGY})\\b`, 'i'),
  // The one whose sign it is gets the page, and is not on it.
  can: (noun) => PEOPLE.test(noun) || !lookUp(noun),
  always: ['zodiac', 'star'],
  draw: (rng, _, prompt) => zodiacWheel(rng, signIn(prompt)),
}
