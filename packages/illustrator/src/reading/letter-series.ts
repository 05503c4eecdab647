/** Letters that come in a row: the alphabet, numbers to count by, days and months. */
import { kept } from '../words/kept.ts'

const ALPHABETS: Record<string, string> = {
  'arabic alphabet': 'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي',
  'hindi alphabet': 'अ आ इ ई उ ऊ ए ऐ ओ औ क ख ग घ च छ ज झ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह',
  kana: 'あ い う え お か き く け こ さ し す せ そ た ち つ て と な に ぬ ね の は ひ ふ へ ほ ま み む め も や ゆ よ ら り る れ ろ わ を ん',
  alphabet: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
}

/** More rows than this have no room on a page. */
const MOST_NUMBERS = 20

const countFrom = (from: number, to: number): string =>
  Array.from({ length: Math.min(MOST_NUMBERS, Math.max(0, to - from) + 1) }, (_, i) => from + i).join(' ')

/** As the platform names them: capitals first, which some languages do without. */
const calendar = kept((language: string, kind: 'weekday' | 'month'): string => {
  const format = new Intl.DateTimeFormat(language, { [kind]: 'long', timeZone: 'UTC' })
  // The first of January 2024 is a Monday.
  const at = (i: number) => new Date(Date.UTC(2024, kind === 'month' ? i : 0, kind === 'month' ? 1 : 1 + i))
  return Array.from({ length: kind === 'month' ? 12 : 7 }, (_, i) => format.format(at(i)))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join(' ')
})

const FROM_TO =
  /(?<!\p{L})(?:counting|count|numbers?|números?|nombres|chiffres|zahlen|numeri|getallen|cijfers|الأرقام|أرقام)\s+(?:(?:page|worksheet|sheet|chart|poster|book) )?(?:from |del? |von |da |van |de |من )?(\d+)\s*(?:to|-|–|through|al?|à|bis|tot|até|إلى|الى)\s*(\d+)/iu
/** "count the ducks 1-5": what is counted is still to be read. */
const THINGS_FROM_TO =
  /(?<=\bcount(?:ing)? (?:the )?(?:[a-z]+ )?(?:[a-z]+s|fish|sheep|deer|mice|geese|children),? (?:from )?)(1)\s*(?:to|-|–|through)\s*(\d+)/i
const UP_TO = /\b(?:counting|count|learn to count)\s+(?:up )?to\s+(\d+)/i

/** The word between them stands alone: "a tow truck" is no row from A to W. */
const LETTERS_FROM_TO =
  /(?:\b(?:the )?(?:alphabet|abcs?|letters?|trace|tracing)(?: (?:letters?|page|worksheet|chart|poster|tracing|practice|flash ?cards?))?:? (?:from )?|^)([a-z])\1?(?:\s+(?:to|through|thru)\s+|\s*[-–]\s*)([a-z])\2?(?![\p{L}'’+-])(?: (?:of the )?alphabet\b)?/iu
/** "letters A, B and C", "letters m s t". */
const LETTERS_LISTED = /\b(?:the )?letters:? ((?:[a-z](?:, and |, ?| and | & | )){1,11}[a-z])(?![\p{L}'’])/iu

/** "lowercase b and d side by side": in the size that was said. What follows tells that the last is no article. */
const CASED_LIST =
  /\b(?:the )?(lower[ -]?case|upper[ -]?case|capitals?|small|cursive) (?:letters? )?((?:[a-z](?:, and |, ?| and | & | )){1,5}[a-z])(?=\s*(?:$|[.,;:!]|with\b|side\b|next\b|together\b|for\b|to\b|worksheet\b|page\b|practice\b))(?: side by side| next to each other| together)?/iu
/** Letters that children take for one another are asked for as they are typed. */
const CONFUSED = /^[bdpq ]+$/

/** "letters A to F", "A-F", "the letters S, A and T": those and no others. */
export function lettersFromTo(text: string): { letters: string; said: string } | null {
  const [said = '', a = '', b = ''] = LETTERS_FROM_TO.exec(text) ?? []
  const [from, to] = [a.toUpperCase().charCodeAt(0), b.toUpperCase().charCodeAt(0)]
  if (said && from < to) {
    const row = Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i))
    return { letters: row.join(' '), said }
  }
  const [listed = '', letters = ''] = LETTERS_LISTED.exec(text) ?? []
  const each = (letters.replace(/\band\b/gi, ' ').match(/[a-z]/gi) ?? []).join(' ')
  if (listed) return { letters: CONFUSED.test(each) ? each : each.toUpperCase(), said: listed }
  const [cased = '', size = '', row = ''] = CASED_LIST.exec(text) ?? []
  const sized = (row.replace(/\band\b/gi, ' ').match(/[a-z]/gi) ?? []).join(' ')
  return cased
    ? { letters: /^(?:upper|cap)/i.test(size) ? sized.toUpperCase() : sized.toLowerCase(), said: cased }
    : null
}

/** "The days of the week in Spanish". */
const IN_TONGUE = /\b(?:in )?(spanish|french|german|italian|portuguese|dutch)\b/i
const TONGUES: Record<string, string> = {
  spanish: 'es',
  french: 'fr',
  german: 'de',
  italian: 'it',
  portuguese: 'pt',
  dutch: 'nl',
}

/** The days of the week or the months, in the prompt's language or in one that is learned. */
export const isCalendar = (letters: string, language: string): boolean =>
  [language, ...Object.values(TONGUES)].some(
    (tongue) => letters === calendar(tongue, 'weekday') || letters === calendar(tongue, 'month'),
  )

const ON_BOARD =
  /\b(?:black|chalk|white)? ?board\b(?=.*\babc)|\babcs? (?:written )?on (?:the|a) (?:black|chalk|white)? ?board\b/i

/** `find` gives the words that ask for a series of a kind, as they were written. */
export function seriesIn(
  text: string,
  language: string,
  find: (kind: string) => string | null,
): { letters: string; said: string; rest?: string } | null {
  for (const [kind, letters] of Object.entries(ALPHABETS)) {
    const said = find(kind)
    // On a board in a class there are its first letters.
    if (said && /^(?:the )?abc'?s?$/i.test(said) && ON_BOARD.test(text)) return { letters: 'ABC', said }
    // "alphabet with animals A to Z": the row was said twice.
    if (said)
      return { letters, said, rest: text.replace(said, ' ').replace(/\b(?:from )?a\s*(?:to|-|–|through)\s*z\b/i, ' ') }
  }
  const [, learned = ''] = IN_TONGUE.exec(text) ?? []
  const tongue = TONGUES[learned.toLowerCase()] ?? language
  const days = find('days')
  if (days) return { letters: calendar(tongue, 'weekday'), said: days }
  const months = find('months')
  if (months) return { letters: calendar(tongue, 'month'), said: months }
  const only = text.trim().toLowerCase()
  const named = [...calendar(language, 'weekday').split(' '), ...calendar(language, 'month').split(' ')]
  const day = named.find((name) => name.toLowerCase() === only)
  if (day) return { letters: day, said: text }
  const [said = '', a, b = a] = FROM_TO.exec(text) ?? THINGS_FROM_TO.exec(text) ?? UP_TO.exec(text) ?? []
  // Only what is counted is left to be read: who counts stars looks at a sky otherwise.
  const counting = /\b(?:count(?:ing)?(?: and colou?r)? (?:the )?)(?=[a-z])/i.exec(text)
  const isCounted = said !== '' && THINGS_FROM_TO.test(text) && counting
  if (isCounted)
    return { letters: countFrom(1, Number(b)), said, rest: text.replace(said, ' ').replace(counting[0], ' ') }
  return said ? { letters: a === b ? countFrom(1, Number(a)) : countFrom(Number(a), Number(b)), said } : null
}
