/** Sheets of the first years at school: rhymes, where things are, a hundred days, rows to count, what lives somewhere. */
import { dataLines } from '../../words/data-file.ts'
import { canDraw } from '../../world/can-draw.ts'
import { everything, type Kind } from '../kind.ts'
import { thingOf } from './content.ts'
import { listAfter } from './own-list.ts'
import { asSchool, countedIn, namesIn, numbersIn, titleOf } from './subjects.ts'
import { setIn } from './tables.ts'

interface Rhyme {
  word: string
  spec: string
}

const FAMILIES: ReadonlyMap<string, readonly Rhyme[]> = new Map(
  dataLines('school-families.txt').map((line) => {
    const [ending = '', words = ''] = line.split(' | ')
    return [
      ending,
      words.split(', ').map((pair) => {
        const [word = '', spec = word] = pair.split('=')
        return { word, spec }
      }),
    ]
  }),
)
const [FEWEST_RHYMES, MOST_RHYMES] = [2, 6]
const FAMILY =
  /(?:^|[\s"'“(])-([a-z]{2,4})(?![a-z-])|\b([a-z]{2,4}) word famil(?:y|ies)\b|\bword family:? ([a-z]{2,4})\b/i

const isShown = ({ spec }: Rhyme): boolean => /^(?:"|face |do )/.test(spec) || thingOf(spec) !== undefined

/** "-ig word family with pig and wig": those that were named, then others of the family. */
const wordFamily: Kind = (prompt, graph) => {
  const [, dashed = '', before = '', behind = ''] = (/\bfamil(?:y|ies)\b/i.test(prompt) && FAMILY.exec(prompt)) || []
  const ending = (dashed || before || behind).toLowerCase()
  return rhyming(FAMILIES.get(ending) ?? [], `-${ending}`, prompt, graph)
}

/** "Things that rhyme with cake". */
const rhymesWith: Kind = (prompt, graph) => {
  const [, word = ''] = /\brhym(?:es?|ing) with (?:an? |the |the word )?["'“]?([a-z]+)/i.exec(prompt) ?? []
  const family = [...FAMILIES.values()].find((words) => words.some((one) => one.word === word.toLowerCase()))
  return rhyming(family ?? [], `Rhymes with ${word}`, prompt, graph)
}

function rhyming(family: readonly Rhyme[], title: string, prompt: string, graph: Parameters<Kind>[1]) {
  const known = family.filter(isShown)
  const said = known.filter(({ word }) => new RegExp(`\\b${word}s?\\b`, 'i').test(prompt))
  const words = (said.length > FEWEST_RHYMES ? said : known).slice(0, MOST_RHYMES)
  if (words.length < FEWEST_RHYMES) return null
  const cells = words.map(({ word, spec }) => `${spec} = ${word}`)
  const sheet = asSchool({ title: titleOf(graph, title), cells, columns: 2 }, graph)
  const told = ['word', 'words', 'word family', 'family', 'rhyme', 'rhymes', title, ...words.map(({ word }) => word)]
  return { ...sheet, shows: [...sheet.shows, ...told, ...everything(graph)] }
}

/** Where one thing is to another: a cell for each word. */
const SIDES: readonly (readonly [words: RegExp, label: string, cell: (it: string, at: string) => string])[] = [
  [/\b(?:in|inside)(?: of)? (?:the|an?|his|her|its)\b/i, 'in', (it) => `in ${it}`],
  [/\b(?:on(?: top of)?|above|over)\b/i, 'on', (it, at) => `${it} / ${at}`],
  [/\b(?:under|below|beneath|underneath)\b/i, 'under', (it, at) => `${at} / ${it}`],
  [/\b(?:beside|next to|near|by)\b/i, 'beside', (it, at) => `${it} & ${at}`],
  [/\bbetween\b/i, 'between', (it, at) => `${at} & ${it} & ${at}`],
]
const IN_ROW =
  /\b(?:on|under|above|below|over|beside|next to|between|behind|in)(?:,| and| or|, and) (?:on|under|above|below|over|beside|next to|between|behind|in)\b/i

/** "A cat on, under and beside a box". */
const sides: Kind = (prompt, graph) => {
  if (!IN_ROW.test(prompt) && !/\b(?:prepositions?|positional words|position words)\b/i.test(prompt)) return null
  const [it = 'cat', at = it === 'box' ? 'ball' : 'box'] = namesIn(graph, prompt)
  const said = SIDES.filter(([words]) => words.test(prompt))
  const shown = said.length > 1 ? said : SIDES
  const cells = shown.map(([, label, cell]) => `${cell(it, at)} = ${label}`)
  const sheet = asSchool({ title: titleOf(graph, 'Where Is It?'), cells, columns: 2 }, graph)
  return { ...sheet, shows: [...sheet.shows, ...everything(graph)] }
}

const HUNDRED = 100
const HUNDREDTH = /\b(?:100th day|hundredth day|100 days? (?:of|smarter|brighter|in school))\b/i

/** "100th day with 100 gumballs in a machine", "100 stars": all the hundred, in rows of ten. */
const hundredThings: Kind = (prompt, graph) => {
  const [, of = ''] = /\b(?:100|one hundred|a hundred) (?!days?\b|th\b|chart|\d)(?:\w+ )?(\w+?)s?\b/i.exec(prompt) ?? []
  if (!of || graph.relations.some(({ relation }) => !/next-to|has|inside|contains/.test(relation))) return null
  const all = [`all ${HUNDRED} gumballs`, of, ...graph.unknown]
  if (/gum ?balls?/i.test(prompt)) return { kind: 'gumballs', shows: ['machine', ...all, ...everything(graph)] }
  // "a jar with 100 jelly beans": in rows they are in no jar.
  const holders = graph.relations.filter(({ relation }) => /inside|contains/.test(relation)).map(({ b }) => b)
  const shows = [...all, ...everything({ ...graph, things: graph.things.filter(({ id }) => !holders.includes(id)) })]
  const [thing] = countedIn(graph, prompt).filter(({ n }) => n === HUNDRED || HUNDREDTH.test(prompt))
  return thing && canDraw(thing.name)
    ? { kind: 'rows', of: thing.name, rows: 10, each: 10, shows: [...shows, `all ${HUNDRED} ${thing.word}`] }
    : null
}

const ROWS_OF = /\bin (\w+) (?:equal )?rows(?: of (\w+))?\b/i
const MOST_IN_ROW = 10

/** "Ten pumpkins in two rows of five". */
const inRows: Kind = (prompt, graph) => {
  const [, a = '', b = ''] = ROWS_OF.exec(prompt) ?? []
  const things = countedIn(graph, prompt)
  const [thing] = things
  const rows = numbersIn(a)[0] ?? 0
  const each = numbersIn(b)[0] ?? (thing && rows ? thing.n / rows : 0)
  const fits = thing && things.length === 1 && rows > 1 && each > 1 && Number.isInteger(each) && thing.n === rows * each
  if (!fits || each > MOST_IN_ROW || rows > MOST_IN_ROW || graph.relations.length || !canDraw(thing.name)) return null
  return { kind: 'rows', of: thing.name, rows, each, shows: [...everything(graph), 'counting', 'row'] }
}

const [FIRST_TEEN, LAST_TEEN, FRAME] = [11, 20, 10]

/** "Ten frames for 11-20": a full frame and what is over, for each number. */
const teenFrames: Kind = (prompt, graph) => {
  if (!/\b(?:ten|10)[- ]?frames?\b/i.test(prompt)) return null
  const rest = prompt.replace(/\b(?:ten|10)[- ]?frames?\b/gi, ' ')
  const [, from = '', to = ''] = /\b(\d{1,2}) ?(?:-|–|to|through) ?(\d{1,2})\b/i.exec(rest) ?? []
  const said = to
    ? Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, i) => Number(from) + i)
    : numbersIn(rest)
  const teens = /\bteens?(?: numbers)?\b/i.test(rest) && !said.length ? [11, 12, 13, 14, 15, 16, 17, 18, 19] : said
  if (!teens.length || !teens.every((n) => n >= FIRST_TEEN && n <= LAST_TEEN)) return null
  // A teen is no child to count with.
  const [name = 'counter'] = namesIn(graph, prompt.replace(/\bteens?\b/gi, ' '))
  const cells = teens.map((n) => `"${n}" & frame ${FRAME} ${name} & frame ${n - FRAME} ${name}`)
  const sheet = asSchool({ title: titleOf(graph, 'Ten Frames'), cells, columns: teens.length > 5 ? 2 : 1 }, graph)
  return { ...sheet, shows: [...sheet.shows, 'table', 'counter', 'number'] }
}

const LIVES =
  /\bhabitat animals\b|\banimals? (?:of|in|from|that live in|who live in|living in) (?:the |an? )?(?:\w+ )?(?:habitat|biome)\b|\b(?:habitat|biome)s? (?:poster|chart|worksheet|sheet|page|animals)\b/i
const SHOWN_OF_PLACE = 6

/** "Desert habitat animals": who lives there, each with its word. */
const habitat: Kind = (prompt, graph) => {
  if (!LIVES.test(prompt)) return null
  const own = listAfter(prompt, /\b(?:animals|with)\b:?/i).map(({ noun }) => noun)
  const names = own.length > 2 ? own : (setIn(prompt)?.slice(0, SHOWN_OF_PLACE) ?? [])
  if (!names.length) return null
  const cells = names.map((name) => `${name} = ${name}`)
  const sheet = asSchool({ title: titleOf(graph, 'Who Lives Here?'), cells, columns: 2 }, graph)
  return { ...sheet, shows: [...sheet.shows, ...everything(graph), 'habitat'] }
}

export const OF_CLASS: readonly Kind[] = [wordFamily, rhymesWith, sides, hundredThings, inRows, teenFrames, habitat]
