/** The twelve signs of the zodiac, and who is on the card of each. */

const SIGNS: Readonly<Record<string, string>> = {
  aries: 'ram',
  taurus: 'bull',
  gemini: 'twins',
  cancer: 'crab',
  leo: 'lion',
  virgo: 'woman',
  scorpio: 'scorpion',
  sagittarius: 'centaur',
  capricorn: 'goat',
  pisces: 'fish',
}
const NAMES = Object.keys(SIGNS).join('|')
/** Leo may be a boy, and cancer an illness: only beside a word for what it is. */
export const ZODIAC = new RegExp(
  `\\b(?:zodiac|astrolog\\w+|horoscope|star sign|birth sign)\\b.*\\b(?:${NAMES})\\b|\\b(?:${NAMES})\\b.*\\b(?:zodiac|astrolog\\w+|horoscope|(?:star|birth) sign|constellation)\\b|\\b(?:capricorn|sagittarius|scorpio|pisces)\\b`,
  'i',
)

export function signIn(prompt: string): { name: string; word: string } | null {
  const word = new RegExp(`\\b(?:${NAMES})\\b`, 'i').exec(prompt)?.[0].toLowerCase() ?? ''
  const name = SIGNS[word]
  return name ? { name, word } : null
}
