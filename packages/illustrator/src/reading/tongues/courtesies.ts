/** What people of other languages say to whoever draws, and for whom: "kannst du mir bitte … malen", "para mi hija de 4 años". */
import { dataLines } from '../../words/data-file.ts'
import type { Language } from './languages.ts'
import { spelledOut, unaccented } from './spellings.ts'

interface Courtesies {
  start: RegExp | null
  /** For whom it is, before what is to be on it: "un dibujo para mi hija de un hada". */
  between: RegExp | null
  end: RegExp | null
  /** The infinitive that a question needs: only where the question was asked. */
  verb: RegExp | null
  /** What is done for children on the page itself. */
  told: RegExp | null
  words: Set<string>
  /** For whom the page is and how fine, by what English calls it. */
  asked: [phrase: RegExp, english: string][]
  /** Where the wish begins, behind what was told of whom it is for. */
  wished: RegExp | null
  /** A class that it is for, and which: "para mis alumnos de segundo". */
  whom: RegExp | null
  /** A sentence of its own that only tells what the page is for. */
  aside: RegExp | null
}

const PAGE =
  '(?:une?|ein|uma?|un|een) (?:dibujo|lamina|imagen|dessin|coloriage|bild|ausmalbild|malbild|desenho|disegno|tekening|kleurplaat)'
/** What is said of the whole page, wherever it stands, in English. */
const ASKED: Record<string, string> = {
  adults: 'for adults',
  toddlers: 'for toddlers',
  detailed: 'very detailed',
  simple: 'simple',
}

const ROWS = dataLines('reading/tongue-courtesies.txt').map((line) => line.split('|').map((cell) => cell.trim()))
const known = new Map<Language, Courtesies>()
/** Not within "kind" and "kinder". */
const KIN = /\bkin\b/
const ASIAN = /^(?:zh|ja)$/
/** Ends of sentences, and whatever parts them within. */
const STOPS = '.!?\\u3002\\uff01\\uff1f'
const MARKS = `${STOPS},:;\\uff0c\\u3001\\uff1a`

const phrasesOf = (language: Language, kind: string): string[] =>
  ROWS.filter(([of, what]) => of === language && what === kind).flatMap(([, , cell = '']) =>
    cell
      .split(',')
      .map((phrase) => phrase.trim())
      .flatMap((phrase) => [plain(phrase), ...(language === 'de' ? [plain(spelledOut(phrase))] : [])]),
  )

/** Each letter without its accent, so that places in both texts are the same. Indian and Arabic signs are letters of their own. */
const plain = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()]
    .map((letter) => (/\p{Script=Latin}/u.test(letter) ? unaccented(letter) : letter))
    .join('')

/** As old as children are whom pages are drawn for, in every language's own words without accents. */
const YEARS = `(?:[\\d\\u0660-\\u0669\\u0966-\\u096f\\uff10-\\uff19]{1,2}|${[
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
  'zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|dois|duas|quatro|sete|oito|nove|dez',
  'due|tre|quattro|cinque|sei|sette|otto|dieci|twee|drie|vijf|zes|zeven|negen|tien',
  '[一二两三四五六七八九十]|سنتين|ثلاث|أربع|اربع|خمس|ست|سبع|ثماني|ثمان|تسع|عشر|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस',
].join('|')})`

const asPattern = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.]/g, '\\$&').replaceAll('(', '(?:').replaceAll('/', '|'))
    .map((phrase) => phrase.replaceAll('#', YEARS).replaceAll(' ', '[ -]'))
    .join('|')

function load(language: Language): Courtesies {
  const kin = phrasesOf(language, 'kin')
  const withKin = (phrase: string) => (KIN.test(phrase) ? kin.map((one) => phrase.replace(KIN, one)) : [phrase])
  const [start, end, verb] = ['start', 'end', 'verb'].map((kind) => phrasesOf(language, kind).flatMap(withKin))
  const edge = ASIAN.test(language) ? '' : '(?![\\p{L}\\p{M}])'
  const before = ASIAN.test(language) ? '' : '(?<![\\p{L}\\p{M}])'
  const made = (list: string[] = [], pattern: (choices: string) => string) =>
    list.length ? new RegExp(pattern(asPattern(list)), 'u') : null
  return {
    start: made(start, (choices) => `^(?:${choices})(?:(?<=')|${edge || '(?:)'})`),
    between: made(end, (choices) => `^(?:${PAGE} )?(?:${choices}),? (?:de|d'|con|com|avec|von|mit|van|met|di) ?`),
    end: made(end, (choices) => `${before}(?:${choices})$`),
    verb: made(verb, (choices) => `${before}(?:${choices})${edge}`),
    told: made(phrasesOf(language, 'told'), (choices) => `${before}(?:${choices})`),
    asked: Object.entries(ASKED).flatMap(([kind, english]): [RegExp, string][] => {
      const phrase = made(phrasesOf(language, kind), (choices) => `${before}(?:${choices})${edge}`)
      return phrase ? [[phrase, english]] : []
    }),
    wished: made(phrasesOf(language, 'wished'), (choices) => `[${MARKS}] ?(?:${choices})${edge}`),
    whom: made(
      phrasesOf(language, 'whom'),
      (choices) =>
        `${before}(?:${choices})${edge}(?: (?:de|do|da|du|di|des|der|im|van)(?: la)? [\\p{L}\\p{N}º°]+)?(?: (?:ano|annee|curso|grado|klasse|primaria|section|elementare))?${edge}`,
    ),
    aside: made(
      phrasesOf(language, 'aside'),
      (choices) => `(?:^|[${STOPS}]) ?[^${STOPS}]{0,24}?${before}(?:${choices})${edge}[^${STOPS}]*`,
    ),
    words: new Set(
      [...(start ?? []), ...(end ?? []), ...Object.keys(ASKED).flatMap((kind) => phrasesOf(language, kind))].flatMap(
        (phrase) => phrase.split(' '),
      ),
    ),
  }
}

function courtesiesOf(language: Language): Courtesies {
  const found = known.get(language) ?? load(language)
  known.set(language, found)
  return found
}

const LOOSE_START = /^[\s,.!?¿¡:;\uff0c\u3001\u3002\uff01-]+/u
const LOOSE_END = /[\s,.!?:;\uff0c\u3001\u3002\uff01\uff1f\u0964-]$/u

/** A word that only speaks to whoever draws tells the language too. */
export const isCourtesyIn = (language: Language, word: string): boolean =>
  word.length > 2 && courtesiesOf(language).words.has(plain(word))

/** Children whom nobody calls theirs: "para niños", "für Kinder". */
const CHILDREN = /(?<!mis |meine |meus |mijn |मेरे )(?:ninos|ninas|kinder|criancas|kinderen|للأطفال|बच्चों)(?! के लिए)/u

/** "para adultos", "細かめ": what is asked of the whole page, and the wish without it. */
export function askedOf(prompt: string, language: Language): { wish: string; asked: string[] } {
  let wish = prompt.normalize('NFC')
  const asked: string[] = []
  for (const [phrase, english] of courtesiesOf(language).asked) {
    const found = phrase.exec(plain(wish))
    if (!found) continue
    const rest = `${wish.slice(0, found.index)} ${wish.slice(found.index + found[0].length)}`.trim()
    if (!/\p{L}/u.test(rest)) continue
    wish = rest
    asked.push(english)
  }
  return { wish: asked.length ? wish : prompt, asked }
}

/** Whoever tells of their children or their class before they wish: "mijn zoontje wordt 4, dus graag een …". */
const TELLER =
  /(?<!\p{L})(?:mis?|ma|mon|mes|meine?r?|mijn|minha|meus?|mia|mio|nous|wir|unsere?|onze|nuestr[ao]|maestr[ao]|profe(?:sora)?|professora|insegnante|maitresse|lehrerin|erzieherin|kita|juf|meester|asilo|scuola)(?!\p{L})|我|老师|幼儿园|معلمة|ابنتي|ابني|بنتي/u

/** Unless nothing would be left. */
function without(text: string, pattern: RegExp | null): string {
  const found = pattern?.exec(plain(text))
  if (!found) return text
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return /\p{L}{2}/u.test(rest) ? rest : text
}

/** The wish without what was told before it and in sentences of their own. */
function withoutTold(prompt: string, language: Language): string {
  const { wished, aside, whom } = courtesiesOf(language)
  const start = wished?.exec(plain(prompt))
  const isTold = start && TELLER.test(plain(prompt.slice(0, start.index)))
  const text = isTold ? prompt.slice(start.index + 1) : prompt
  return [aside, whom].reduce((rest, pattern) => without(rest, pattern), text)
}

/** The wish alone; a prompt of nothing but courtesies stays as it is. */
export function withoutCourtesies(prompt: string, language: Language): string {
  const { start, between, end, verb, told } = courtesiesOf(language)
  let text = withoutTold(prompt.normalize('NFC'), language)
  let isAsked = false
  for (;;) {
    text = text.replace(LOOSE_START, '')
    const size = start?.exec(plain(text))?.[0].length ?? 0
    if (!size) break
    text = text.slice(size)
    isAsked = true
  }
  if (isAsked && between) text = text.slice(between.exec(plain(text))?.[0].length ?? 0)
  if (isAsked && verb) {
    const found = verb.exec(plain(text))
    if (found) text = text.slice(0, found.index) + text.slice(found.index + found[0].length)
  }
  for (;;) {
    while (LOOSE_END.test(text)) text = text.slice(0, -1)
    const found = end?.exec(plain(text))
    // "lee un cuento para niños": they are on the page.
    if (!found || (CHILDREN.test(found[0]) && told?.test(plain(text.slice(0, found.index))))) break
    text = text.slice(0, found.index)
  }
  return /\p{L}/u.test(text) ? text : prompt
}
