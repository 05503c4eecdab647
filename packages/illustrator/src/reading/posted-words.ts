/** Words that a sign, a poster, a card or an award bears though nobody says "that says". */
import { looksLikeName } from './named-for.ts'

const BOARD = '(?:signs?|posters?|banners?|reminders?|plaques?|door hangers?|bulletin boards?)'
const KEPT_BEFORE =
  '(?:an?|the|my|our|please|make|draw|create|me|cute|big|little|simple|printable|classroom|school|class)'

/** How an order to a class begins; one word alone ("stop sign", "yield sign") is a sign of the road. */
const ORDER =
  "(?:no|don['’]?t|do not|please|be|keep|wash|raise|line|listen|use|walk|share|help|clean|quiet|stop|recycle|turn|brush|say|ask|wait|take|think|try|knock|find|look|hold|flush|push|pick|put|close|shut|save|respect|follow|never|always|let['’]?s|work|stay|show|speak|sit|choose|treat|tell|cover|eat|drink|hands|walking|inside|one|we)"
const POSTED = new RegExp(
  `(?<=^(?:${KEPT_BEFORE} )*)(${ORDER}(?: (?!with\\b|for\\b|poster|sign|banner)[\\p{L}'’,]+){1,8}) (?=${BOARD}(?!\\p{L}))`,
  'iu',
)

/** "reading corner sign", "art center poster": what the board is for is what it says. */
const CORNER = new RegExp(
  `(?<=^(?:${KEPT_BEFORE} )*)((?:(?:reading|art|math|science|block|blocks|writing|dramatic play|calm[ -]?down|cozy|music|listening|computer|quiet|play|sand|water|nature|homework|book|puzzle|sensory|craft|lunch|snack|drama|lego) (?:corner|cent(?:er|re)|area|station|table|nook|zone|room|space|club)|library|bathroom|restroom|cafeteria|gym|nurse|office|computer lab|playground|lost and found|line leader|boys|girls) )(?=(?:door )?${BOARD}(?!\\p{L}))`,
  'iu',
)

/** "door sign Do not disturb, Emma is sleeping", "poster: we take turns". */
const BEHIND = new RegExp(
  `(?<=^(?:${KEPT_BEFORE} )*(?:(?:door|wall|desk|bedroom|room|library|hallway|bathroom|kitchen|garden) )?${BOARD})(?::|,)? ((?:\\p{Lu}|(?:${ORDER}|welcome to)(?= ))[^".:]{2,60}?)(?= with (?:an?|the|some|two|three|\\d|\\p{Ll}+s(?!\\p{L}))|[.!]?$)`,
  'u',
)

const SMALL = /(?<= )(?:To|And|The|Of|An?|In|On|At|For|Or|By)(?= )/g
const titled = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL, (small) => small.toLowerCase())

/** What a poster with nothing but an order on it shows: somebody who does so. */
const SHOWN: readonly (readonly [order: RegExp, scene: string])[] = [
  [/\brais(?:e|ing) (?:your|a|our|my) hands?\b|\bhands? up\b/i, 'a girl raising her hand in the classroom'],
  [/\bline up\b|\bin (?:a )?line\b/i, 'three children walking in a line'],
  [/\b(?:no running|don['’]?t run|do not run|walking feet|^walk\b)/i, 'a boy walking in the hallway'],
  [/\blisten/i, 'a boy listening to his teacher'],
  [/\btake turns\b|\bwait (?:for )?your turn\b/i, 'two children playing on a slide'],
  [/\bshare\b|\bsharing\b/i, 'a girl giving a teddy bear to a boy'],
  [/\b(?:clean|pick) up\b|\btidy\b/i, 'a boy putting toys in a toy box'],
  [/\bbrush\b.*\bteeth\b/i, 'a girl brushing her teeth'],
  [/\brecycl/i, 'a boy putting a bottle in a recycling bin'],
  [/\b(?:good friends?|friends here|all friends|be nice|kind)\b/i, 'two children hugging'],
  [/\bread(?:ing)?\b/i, 'a girl reading a book'],
  [/\bhelp\b(?! wanted)/i, 'a girl helping a boy up'],
  [/\bwash\b.*\bhands\b/i, 'a girl washing her hands'],
  [/\bsit\b|\bcriss[ -]?cross\b/i, 'a child sitting on a rug'],
]
const sceneOf = (order: string): string | undefined => SHOWN.find(([words]) => words.test(order))?.[1]

/** An order of the classroom that stands alone is meant to be hung up. */
const OF_CLASS =
  /^((?:(?:always|please|remember to) )?(?:raise your hand|line up|take turns|wait your turn|use (?:your )?(?:inside|indoor|quiet|kind|walking) \p{L}+|keep your hands|listen to (?:your|the) teacher)(?: [\p{L}'’]+){0,6})[.!]?$/iu

/** The words, and what is left of the text to be drawn. */
export function postedIn(text: string): { letters: string; rest: string } | null {
  const [, said = ''] =
    POSTED.exec(text) ?? CORNER.exec(text) ?? BEHIND.exec(text) ?? OF_DAY.exec(text) ?? OF_CLASS.exec(text) ?? []
  if (!said) return null
  const rest = text.replace(said, ' ')
  const isBare = new RegExp(`^\\W*(?:${KEPT_BEFORE}\\W+)*(?:posters?|reminders?|signs?)?\\W*$`, 'i').test(rest)
  const scene = isBare ? sceneOf(said) : undefined
  return { letters: titled(said.trim()), rest: scene ?? rest }
}

const GRADE =
  '(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) grade(?:rs)?|kindergarten|pre-?k|preschool|grade \\d|room \\d{1,3}|class of 20\\d\\d|20\\d\\d'
/** "first day of kindergarten sign". */
const OF_DAY = new RegExp(
  `(?<=^(?:${KEPT_BEFORE} )*)((?:(?:my|our) )?(?:first|last|1st) day of (?:${GRADE}|school)) (?=${BOARD}(?!\\p{L}))`,
  'iu',
)
const TEACHER = `(?:mrs|mr|ms|miss|dr|coach)\\.? \\p{Lu}\\p{L}+(?:['’]s)?(?: (?:${GRADE}))?(?: (?:class(?:room)?|room|library))?`
const LED_BY = '[,:]?\\s+(?:(?:love )?(?:for|from|to|in|by|and)\\s+(?:my\\s+)?)?'
const BEARER = /^(?:\s+(?:signs?|posters?|banners?|boards?|cards?|pages?|awards?|certificates?))+(?=[\s,:]|$)/iu
const FOR_WHOM = new RegExp(`^(${LED_BY})(${TEACHER}|${GRADE})(?![\\p{L}\\p{N}])`, 'iu')
const NAMED = new RegExp(
  `^(${LED_BY})(\\p{Lu}[\\p{L}\\p{M}-]+(?:['’]s (?:bed)?room|['’]s (?:house|desk|class))?)(?!['’]?[\\p{L}\\p{M}])`,
  'u',
)

/** "first day of school sign, Olivia, 1st grade": who and which class follow the wish are written below it. */
export function belowWish(after: string): { letters: string; said: string; isName: boolean } | null {
  let rest = after.replace(BEARER, '')
  const from = rest
  const written: string[] = []
  let isName = false
  for (let step = 0; step < 3; step++) {
    const found =
      FOR_WHOM.exec(rest) ??
      (looksLikeName((NAMED.exec(rest)?.[2] ?? '').replace(/['’]s .*$/, '')) ? NAMED.exec(rest) : null)
    if (!found) break
    const [said, lead = '', words = ''] = found
    isName ||= /\p{Lu}/u.test(words)
    written.push(/\bfrom\b/i.test(lead) ? `from ${titled(words)}` : titled(words))
    rest = rest.slice(said.length)
  }
  return written.length ? { letters: written.join(' '), said: from.slice(0, from.length - rest.length), isName } : null
}
