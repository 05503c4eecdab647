/** Text that must appear on the page, spelled as given, and the prompt without it. */
import { dataLines, keyedLines } from '../words/data-file.ts'
import { kept, latest } from '../words/kept.ts'
import { alone } from './beside-letters.ts'
import { IN_WREATH, NAME_PAGE, NO_NAME, QUOTE_GIVEN, SINGLE_QUOTED, SKY_WRITTEN, WORD_GIVEN } from './given-words.ts'
import { HAND_LETTERED } from './hand-lettered.ts'
import { bothOf, CASE_BEHIND, CASE_WORDS, SMALL_ALONE, sized } from './letter-case.ts'
import { lettersFromTo, seriesIn } from './letter-series.ts'
import { namedFor } from './named-for.ts'
import { postedIn } from './posted-words.ts'
import { capitals, END, type Lettering, START, wishIn } from './wish-words.ts'

export type { Lettering } from './wish-words.ts'

const cues = new Map(
  dataLines('reading/lettering.txt').map((line) => {
    const at = line.indexOf(':')
    return [
      line.slice(0, at),
      line
        .slice(at + 1)
        .trim()
        .split(', '),
    ] as const
  }),
)
const numbers = new Map([...keyedLines('reading/number-words.txt')])

/** Where words are not parted by spaces, another letter may follow. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** The ends are told once for all cues: for each of them they would be most of a second's work for the first prompt. */
const word = (kind: string): string => {
  const { unspaced = [], spaced = [] } = Object.groupBy(cues.get(kind) ?? [], (cue) =>
    UNSPACED.test(cue) ? 'unspaced' : 'spaced',
  )
  return `(?:${[...unspaced, ...(spaced.length ? [`${START}(?:${spaced.join('|')})${END}`] : [])].join('|')})`
}
const QUOTED = `["“”„«「『'‘]\\s*([^"“”„«»「」『』]+?)\\s*["“”»」』'’](?=[\\s\\p{P}]|$|\\p{Script=Han}|\\p{Script=Hiragana})`

interface Way {
  pattern: RegExp
  text: (match: RegExpExecArray) => string
  /** Else it is plain. */
  own?: boolean
}

const first = (match: RegExpExecArray): string => match[1] ?? ''
const letterOf = (match: RegExpExecArray): string => sized(first(match), match[0])

/** What is said aloud is no writing: "a girl who says hello". */
const SPOKEN =
  'hello|hi|hey|bye|good ?bye|good ?(?:morning|night|evening|afternoon)|thanks?|sorry|please|cheese|grace|prayers|(?:a|his|her|their) prayers?|farewell|yes|no'
/** "My son (6) says: a toilet with legs": he tells what he wishes. */
const NOT_TOLD =
  '(?<!\\b(?:(?:grand)?(?:son|daughter|kids?|child|children|mom|dad|mother|father)|boy|girl|year[- ]old|yr[- ]old|little one|toddler|niece|nephew|class|students?|he|she|they)\\b[^,.!?]{0,12})'
/** "says welcome with a pencil": what stands beside the words is none of them. */
const BESIDE =
  '(?=\\s+(?:with|and)\\s+(?:an?|some|the|two|three|four|five|lots|many|little|small|big|\\d+)\\s|\\s+with\\s+\\p{Ll}+s(?!\\p{L})|\\s+for\\s+(?:my|our|the)\\s|\\s+in\\s+(?:big|large|huge|giant|bold|fat|bubble|block|capital|fancy|outlined?)\\s|[,.]|$)'

/** "my student's name": who bears it stands beside nothing. */
const WHOSE =
  "(?:\\b(?:my|our|his|her|a|the) (?:\\p{L}+ )?(?:son|daughter|student|kid|child|grandson|granddaughter|niece|nephew|baby|brother|sister|friend|teacher|toddler)(?:['’]?s)? )?"

/** "a letter to grandma" is mail: the "t" of "to" is no letter by itself, whereas an unspaced script goes on after an "A". */
const LETTER = new RegExp(
  `(?:(?:alphabet|big|bubble|${CASE_WORDS}|the|cursive) )*${word('letter')}(?: of the (?:week|day))?[\\s:]*(?:の)?([A-Z](?![\\p{Script=Latin}\\p{M}\\p{N}])|\\p{L}\\p{M}*${END})${CASE_BEHIND}`,
  'iu',
)
/** "S s", "Bb is for bear", "A and a": one letter in both its sizes, and nothing that could be an article. */
const BOTH_WRITTEN =
  /(?<![\p{L}\p{M}'’])(?:(?:the )?(?:alphabet )?letters? )?(?=\p{Lu})(\p{L})(?: (?:and|&) |[ /,]{0,2})(?=\p{Ll})\1(?=\s*(?:[.,:;!?]|$|with\b|for\b|is for\b|and\b|colou?ring\b|worksheet\b|page\b))/iu
/** "the letters A B C", "letters X, Y and Z". */
const SEVERAL_LETTERS = /\b(?:the )?[Ll]etters ((?:\p{Lu}(?:, and |, | and | & | )){1,8}\p{Lu})(?![\p{L}\p{M}'’])/u
/** "uppercase and lowercase", "big and small letters". */
const BOTH_SIZES =
  /[,(]?\s*\b(?:(?:in |the )?both )?(?:upper ?-?case|upper|capital|big) (?:and|&|\/) (?:lower ?-?case|lower|small|little)(?: case)?(?=\s+letters?\b|[\s,.)]|$)\)?/iu
/** "uppercase and lowercase G with a goat". */
const BARE_LETTER = /^\s*(?:the )?(\p{L})(?![\p{L}'’])/u
/** What words are written on. */
const BOARD = '(?:sign|poster|banner|billboard|board|chalkboard|label|plaque|door hanger)s?'

/** "NOAH in bubble letters", "bubble letters that spell Mia". */
const KIND_OF_LETTERS =
  '(?:(?:big|large|huge|giant|cute|fun|fat|bold|thick|open|outlined?) )*(?:bubble|block|balloon|hollow|graffiti|fancy|chunky|puffy|capital|big|large|huge|giant|fat|bold|thick|outlined?) (?:letters|lettering|writing)'
const WITH_CAPITALS = "\\p{Lu}[\\p{L}\\p{M}'’-]*(?: (?:\\p{Lu}[\\p{L}\\p{M}'’-]*|the|of|to|and)){0,3}"

const LETTERS_SAID = new RegExp(`\\b(?:in |with |use )?${KIND_OF_LETTERS}\\b`, 'iu')

/** As it was written; where nobody cared for capitals, in capitals. */
const asSigned = (text: string): string => (/\p{Lu}/u.test(text) ? text : text.toUpperCase())

/** Tried in this order; the first that fits is the text. */
const WAYS: Way[] = [
  {
    pattern: new RegExp(
      `(?:${word('says')}|${word('reads')}|${word('word')}|${word('name')})\\s*:?\\s*${QUOTED}`,
      'iu',
    ),
    text: first,
    own: true,
  },
  { pattern: /["“„«「『]([^"“”„«»「」『』<>]+)["“”»」』]/u, text: (match) => first(match).trim(), own: true },
  { pattern: SINGLE_QUOTED, text: (match) => first(match).trim(), own: true },
  HAND_LETTERED,
  {
    pattern: new RegExp(
      `(?<=\\b${BOARD}\\s+)(?:(?:that|which)\\s+)?(?:says|saying|reads|reading)\\s*:?\\s+([^,.!?]+?[!?]?)${BESIDE}`,
      'iu',
    ),
    text: (match) => asSigned(first(match).trim()),
    own: true,
  },
  {
    pattern:
      /(?<=^(?:(?:an?|the|my|our|please|draw|make|cute|big|little) )*)((?:\p{Lu}[\p{L}'’]* )(?:(?:\p{Lu}[\p{L}'’]*|the|of|to|in|on|at|or|is|are|your|my|our|and) ){0,5}\p{Lu}[\p{L}'’]* )(?=(?:(?:door|class|classroom|library|wooden|wall|road|street) )?signs?\b)/u,
    text: (match) => first(match).trim(),
    own: true,
  },
  {
    pattern: new RegExp(`${NOT_TOLD}${word('says')}\\s*:?\\s+(?!(?:${SPOKEN})${END})([^,.]+?)${BESIDE}`, 'iu'),
    text: (match) => first(match).trim().toUpperCase(),
    own: true,
  },
  {
    pattern: new RegExp(`${word('title')}\\s*:?\\s*([^,.]+?)${BESIDE}`, 'iu'),
    text: (match) => capitals(first(match).trim()),
    own: true,
  },
  {
    pattern: new RegExp(
      `${WHOSE}${word('name')}\\s+(?:is\\s+|ist\\s+|es\\s+|est\\s+|è\\s+|é\\s+)?(\\p{Lu}[\\p{L}\\p{M}'’-]*)(?=.*\\b(?:put|write|letter|letters|lettering|spell|bubble)\\b)`,
      'u',
    ),
    text: first,
    own: true,
  },
  {
    pattern: new RegExp(
      `${WHOSE}(?:${word('word')}|${word('name')})(?:\\s*:)?\\s+(?:is\\s+)?(?!(?:${NO_NAME})${END})([\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’-]*)`,
      'u',
    ),
    text: first,
    own: true,
  },
  {
    pattern: new RegExp(
      `(?<=^(?:please )?(?:(?:draw|write|make|do) )?(?:the (?:name|word) )?)(?!(?:an?|the|my|our)${END})((?:${WITH_CAPITALS}|[\\p{L}\\p{M}'’-]+)),? (?:written )?in ${KIND_OF_LETTERS}${END}`,
      'u',
    ),
    text: first,
    own: true,
  },
  {
    pattern: new RegExp(
      `\\b${KIND_OF_LETTERS},? (?:(?:that )?(?:spell(?:s|ing)?|say(?:s|ing)?|for|of)(?: out)? )?(?:the (?:name|word) )?(${WITH_CAPITALS})${END}`,
      'u',
    ),
    text: first,
    own: true,
  },
  {
    // "WELCOME bulletin board letters": what hangs there is the word.
    pattern:
      /^(\p{Lu}{2,20}(?: \p{Lu}{2,20}){0,3})(?: (?:bulletin board|banner|display|wall|door|classroom|bunting) letters(?!\p{L}))/u,
    text: first,
    own: true,
  },
  { pattern: WORD_GIVEN, text: (match) => capitals(first(match).trim()), own: true },
  { pattern: IN_WREATH, text: first, own: true },
  { pattern: QUOTE_GIVEN, text: (match) => capitals(first(match).trim()), own: true },
  { pattern: SKY_WRITTEN, text: (match) => first(match).toUpperCase() },
  {
    pattern: new RegExp(`\\b(?:the |my |her |his )?(?:sight word|name)\\s+(?!(?:${NO_NAME})\\b)([a-z]+)`, 'i'),
    text: first,
    own: true,
  },
  {
    pattern:
      /(?<=^(?:an? )?)((?:welcome to )?(?:mrs|mr|ms|miss)\.? \p{Lu}\p{L}+(?:['’]s)? (?:class(?:room)?|room|kindergarten|preschool|library|(?:first|second|third|1st|2nd|3rd) grade))(?!\p{L})/iu,
    text: (match) => capitals(first(match)),
    own: true,
  },
  {
    pattern: SEVERAL_LETTERS,
    text: (match) =>
      first(match)
        .match(/\p{Lu}/gu)
        ?.join(' ') ?? '',
  },
  {
    pattern:
      /\bwelcome (?:sign|banner|poster|board) (?:for|to) ((?:mrs|mr|ms|miss)\.? \p{Lu}\p{L}+(?:['’]s)?(?: (?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) grade| kindergarten| preschool)?(?: class(?:room)?| room)?)(?!\p{L})/iu,
    text: (match) => `Welcome to ${capitals(first(match))}`,
    own: true,
  },
  {
    pattern: /\bsight words:?\s+((?:\p{L}{1,8}(?:, and |, | and | )){1,9}\p{L}{1,8})(?=\s*[.!]?$)/iu,
    text: (match) => first(match).replace(/, (?:and )?/g, ' '),
    own: true,
  },
  {
    // "a stegosaurus with its name": the noun is read as well as written.
    pattern:
      /(?<=^(?:(?:an?|the|one|my|a cute|a big|a little) )?([\p{L}'’-]{1,20}(?: [\p{L}'’-]{2,20})?)) with (?:its|the) names?(?: (?:on it|on top|below|under it|underneath|above|written(?: (?:below|above|under it))?))?(?=[.!]?$)/iu,
    text: (match) => capitals(first(match).trim()),
  },
  { pattern: BOTH_WRITTEN, text: (match) => bothOf(first(match)) },
  { pattern: LETTER, text: letterOf },
  { pattern: /(?:\bthe )?\b(?:upper ?case|lower ?case|capital|cursive) (\p{L})(?![\p{L}\p{M}'’])/iu, text: letterOf },
  { pattern: SMALL_ALONE, text: letterOf },
  { pattern: /(?<!\p{L})(\p{L}) is for\b/iu, text: (match) => first(match).toUpperCase() },
  { pattern: /^(\p{Lu}) (?:comme|wie|de|come|van)(?= \p{L}{3})/u, text: first },
  {
    pattern: /^(?:[Dd]as|[Ll][ae]|[Uu]na?|[Ee]in|[Dd]e) (\p{Lu})(?= (?:mit|wie|con|avec|com|met|comme|come|als|de) )/u,
    text: first,
  },
  // "क से कबूतर": as first readers have it.
  { pattern: /^(\p{Script=Devanagari}\p{M}*) से(?= \p{L})/u, text: first },
  {
    pattern: new RegExp(`(?:\\bthe )?${word('number')}[\\s:]*(\\d+|${[...numbers.keys()].join('|')})${END}`, 'iu'),
    text: (match) => numbers.get(first(match).toLowerCase()) ?? first(match),
  },
]

/** "…, Home Sweet Home": words in capitals at the end are a caption. */
function captionOf(text: string): Lettering | null {
  const match = /,\s*((?:[A-Z][a-z]+ ){1,4}[A-Z][a-z]+)\s*$/.exec(text)
  const rest = match ? text.slice(0, match.index) : ''
  return match && /[a-z]{3,} [a-z]{2,}/.test(rest) ? { letters: match[1] ?? null, rest, kind: 'words' } : null
}

const NAMING = new RegExp(word('name'), 'iu')
const kindOf = (said: string, own: boolean): Lettering['kind'] => (NAMING.test(said) ? 'name' : own ? 'words' : 'plain')

/** All of it between quotes is the prompt itself. */
const unquoted = (text: string): string => /^\s*["“'‘]([^"“”]+)["”'’]\s*$/u.exec(text)?.[1] ?? text

/** "the letters of the name Noah": the name says it. */
const LETTERS_OF =
  /\b(?:the )?(?:(?:bubble|block|hollow|fancy|chunky|puffy|big|large) ){0,2}letters (?:of|in|for|that spell)(?= (?:the|my|his|her) (?:name|word)\b)/i

/** "monogram K", "initial S". */
const MONOGRAM = /\b(?:monogram|initial)s?(?: of)?(?: the)?(?: letter)? (\p{Lu})(?![\p{L}'’.])/u

/** "with things that start with B": what stands beside a letter starts with it anyway. Of animals it is said that they are animals. */
const BEGINNING =
  /(?:,| and| with| that has| has)?(?: some| lots of| different| cute| little| fun)*( (?:animals|foods?|toys|fruits?))?(?: (?:things|objects|items|pictures|words|stuff|images|drawings))? (?:that |which )?(?:start|begin)(?:s|ning|ing)? with (?:the |that |it\b|this |letter |sound |same |an? )*(?:["'“]?\p{L}["'”]?)?(?![\p{L}])/iu

/** Arabic calls its letters by their names: "حرف الباء". */
const ARABIC = new Map(
  'ألف ا|باء ب|تاء ت|ثاء ث|جيم ج|حاء ح|خاء خ|دال د|ذال ذ|راء ر|زاي ز|سين س|شين ش|صاد ص|ضاد ض|طاء ط|ظاء ظ|عين ع|غين غ|فاء ف|قاف ق|كاف ك|لام ل|ميم م|نون ن|هاء ه|واو و|ياء ي'
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
)
const ARABIC_NAMED = new RegExp(`حرف ال(${[...ARABIC.keys()].join('|')})(?![\\p{L}\\p{M}])`, 'gu')

const seriesPattern = kept((kind: string) => new RegExp(word(kind), 'iu'))
export function lettersOf(prompt: string, language = 'en'): Lettering {
  const found = foundIn(prompt, language)
  // "Welcome! Big letters with pencils": they say how it is written, and are no mail.
  const rest = found.letters ? found.rest.replace(LETTERS_SAID, ' ') : found.rest
  return { ...found, rest: alone(found.letters, rest) }
}

/** Reading and the check of what is lettered ask for the same prompt in turn. */
const foundIn = latest(lettersIn)

function lettersIn(prompt: string, language: string): Lettering {
  const text = unquoted(prompt)
    .replace(ARABIC_NAMED, (_, said: string) => `حرف ${ARABIC.get(said)}`)
    .replace(LETTERS_OF, '')
    .replace(NAME_PAGE, 'name $1')
    .replace(BEGINNING, '$1')
    .replace(MONOGRAM, 'letter $1')
  const plain = text.replace(BOTH_SIZES, ' ')
  const single = plain === text ? null : (LETTER.exec(plain) ?? BARE_LETTER.exec(plain))
  if (single) return { letters: bothOf(first(single)), rest: plain.replace(single[0], ' '), kind: 'plain' }
  const row = lettersFromTo(text)
  if (row) return { letters: row.letters, rest: text.replace(row.said, ' '), kind: 'plain' }
  const wish = wishIn(text)
  for (const { pattern, text: textOf, own = false } of WAYS) {
    const match = pattern.exec(text)
    // "happy 1st birthday Noah and the number 1": whom it is for says more.
    if (match && !(wish?.kind === 'name' && !own))
      return {
        letters: textOf(match) || null,
        rest: text.replace(match[0], ' ').replace(/\b(?:that|which)\s+(?=with\b|and\b|$)/i, ''),
        kind: kindOf(match[0], own),
      }
  }
  const series = seriesIn(text, language, (kind) => seriesPattern(kind).exec(text)?.[0] ?? null)
  if (series) return { letters: series.letters, rest: series.rest ?? text.replace(series.said, ' '), kind: 'plain' }
  const posted = wish ? null : postedIn(text)
  if (posted) return { ...posted, kind: 'words' }
  const whom = namedFor(text)
  if (whom && wish?.kind !== 'name') {
    const letters = wish ? `${wish.letters} ${whom.name}` : whom.name
    return { letters, rest: (wish?.rest ?? text).replace(whom.said, ' '), kind: 'name' }
  }
  return wish ?? captionOf(text) ?? { letters: null, rest: text, kind: 'plain' }
}
