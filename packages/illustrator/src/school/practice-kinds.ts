/** Which sheet to practice on, or which cards to cut out, a prompt asks for. */
import { canDraw } from '../world/can-draw.ts'
import { bookmarks, certificate, tags, weekChart } from './card-kinds.ts'
import { rulesIn } from './class-rules.ts'
import { canNumber, MOST, USUAL } from './color-by-number.ts'
import { everything, type Kind, namedIn } from './kind.ts'
import type { Stage } from './school.ts'
import { BEARERS, MOST_BORNE } from './sheet/bearing.ts'
import { cellOf, nounsIn } from './sheet/cell.ts'
import { countablesIn, countOf, isCoin } from './sheet/countables.ts'
import { aboutIn, asSchool, countedIn, isOfSheet, namesIn, subjectsIn } from './sheet/subjects.ts'
import { pairsIn } from './sheet/tables.ts'

const MOST_PAIRS = 5
/** "animals", "mothers and babies": who is meant stands in the pairs. */
const isPlain = (name: string): boolean =>
  /^(?:animal|mother|father|baby|house|food|number|letter of the alphabet|child|person|paper|nest|school|word)$/.test(
    name,
  )

const YOUNG_LEFT =
  /\b(?:bab(?:y|ies)|young)(?: \w+)? (?:on|at|to) the left\b|\b(?:mothers|moms|mamas|parents) (?:on|at|to) the right\b/i
/** Two columns, though nobody says "match". */
const IN_COLUMNS =
  /^(?=.*\b(?:babies|baby animals|young)\b)(?=.*\b(?:mothers|moms|mamas|parents)\b).*\bon the left\b.*\bon the right\b/i

const match: Kind = (prompt, graph) => {
  if (
    !(/\bmatch(?:ing)?\b/i.test(prompt) || IN_COLUMNS.test(prompt)) ||
    /\b(?:soccer|football|tennis|boxing|wrestling) match|\ba match\b|\bmatching (?:amounts?|numbers?|quantit|sets?|groups?) of\b|match between|match(?:ing)? (?:outfits?|sweaters?|p[ay]jamas|hats?|dress(?:es)?|shirts?|costumes?|scarves|jackets?|coats?|clothes|uniforms?)|\b(?:wear|wearing|wears|in|with) match/i.test(
      prompt,
    )
  )
    return null
  const known = pairsIn(prompt).slice(0, MOST_PAIRS)
  const pairs = YOUNG_LEFT.test(prompt) ? known.map(([old, young]) => [young, old] as const) : known
  const drawn = pairs.flat().flatMap((spec) => nounsIn(cellOf(spec).content))
  return { kind: 'match', pairs, shows: [...drawn, ...aboutIn(graph), ...everything(graph).filter(isPlain)] }
}

/** "A tree with 10 apples": one of the first, and so many of the other on it. */
export const bearing: Kind = (prompt, graph) => {
  if (!/\bcount(?:ing)?\b|\bhow many\b/i.test(prompt)) return null
  const things = subjectsIn(graph)
  const holder = things.find(({ name }) => BEARERS.includes(name))
  const counts = things.filter((thing) => thing !== holder && thing.n > 1 && !thing.atLeast && thing.n <= MOST_BORNE)
  const [most] = counts
  if (!holder || holder.n > 1 || !most || things.some(({ name }) => name !== holder.name && name !== most.name))
    return null
  return {
    kind: 'bearing',
    holder: holder.name,
    n: most.n,
    of: most.name,
    // "… and the number 9": then it is no answer to find.
    isSaid: graph.letters === String(most.n),
    shows: [holder.name, most.name, 'number', 'box', ...aboutIn(graph)],
  }
}

const isSeriesOfNumbers = (letters: string | null): boolean => /^\d+(?: \d+){2,}$/.test(letters ?? '')

const count: Kind = (prompt, graph) => {
  const [small] = countablesIn(prompt)
  const things = small ? [] : countedIn(graph, prompt)
  const [thing] = things
  const of = small ?? thing?.name
  if (
    !/\bcount(?:ing)?\b.*\bcolou?r|\bcolou?r\b.*\bcount|\bcount (?:the|how many)|^counting the \w+$|^count \d{1,2} |\bcounting (?:worksheet|sheet|page)/i.test(
      prompt,
    )
  )
    return null
  // "Count the ducks 1-5": a row for every number, which is a page of letters.
  if (!of || (thing && !canDraw(thing.name)) || things.length > 1 || isSeriesOfNumbers(graph.letters)) return null
  const n = (small ? countOf(small, prompt) : thing && thing.n > 1 && !thing.atLeast ? thing.n : null) ?? 5
  const isGiven = !/\bwrit(?:e|ing)\b|\bhow many\b/i.test(prompt)
  const shows = [
    of,
    `${of}s`,
    'number',
    'circle',
    'box',
    ...(small && isCoin(small) ? ['coin', 'pennies', 'pennie'] : []),
  ]
  return n <= 20 ? { kind: 'count', n, of, isGiven, shows } : null
}

const cut: Kind = (prompt, graph) => {
  if (
    /\b(?:money|coins|masks?|puppets?|finger puppets|paper dolls?)\b/i.test(prompt) ||
    !/\bcut(?:ting)? (?:along|on|out|practice|worksheet|lines?)\b|\b(?:scissors?|cutting) (?:skills?|practice|worksheet)\b/i.test(
      prompt,
    )
  )
    return null
  const named = namedIn(graph)
  const names = named.length ? named : ['star', 'apple', 'fish', 'flower', 'house']
  return { kind: 'cut', n: 5, names, shows: [...everything(graph), ...names, 'scissors'] }
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const OF_MONTH =
  'snowman,snowflake heart,snowflake shamrock,kite umbrella,tulip flower,bee sun,butterfly ice_cream_cone,sun beach_ball,sun apple,pencil pumpkin,leaf turkey,leaf present,christmas_tree'
    .split(' ')
    .map((names) => names.split(',').map((name) => name.replaceAll('_', ' ')))

const calendar: Kind = (prompt, graph) => {
  if (!/\bcalendar\b/i.test(prompt) || /\badvent\b/i.test(prompt)) return null
  const at = MONTHS.findIndex((month) => new RegExp(`\\b${month}\\b`, 'i').test(prompt))
  const [, year] = /\b(20\d\d)\b/.exec(prompt) ?? []
  const named = namedIn(graph)
  const names = named.length ? named : (OF_MONTH[at] ?? ['star', 'sun'])
  const month = MONTHS[at]
  if (!month && !/\b(?:page|month|monthly|blank|class|classroom|school|kids)\b/i.test(prompt)) return null
  const isDated = month !== undefined && year !== undefined
  return {
    kind: 'calendar',
    month: month ?? 'My Month',
    firstDay: isDated ? new Date(Date.UTC(Number(year), at, 1)).getUTCDay() : null,
    days: isDated ? new Date(Date.UTC(Number(year), at + 1, 0)).getUTCDate() : 31,
    names,
    shows: ['calendar', ...names, ...everything(graph)],
  }
}

const HELPERS = 'firefighter, police officer, doctor, teacher, mail carrier, farmer'.split(', ')

const helpers: Kind = (prompt, graph) => {
  if (
    !/\bcommunity helpers?\b|\bpeople who help us\b|\bhelpers in (?:my|our|the) (?:community|town|neighbou?rhood)\b/i.test(
      prompt,
    )
  )
    return null
  // One of them at work is a picture: "mail carrier delivering letters, community helper".
  const isAtWork = graph.relations.some(({ relation }) => relation !== 'next-to' && relation !== 'has')
  if (isAtWork && /\bcommunity helper\b/i.test(prompt)) return null
  const named = [
    ...namesIn(graph, prompt.replace(/\bcommunity helpers?\b/i, ' , ')),
    ...(/\bteachers?\b/i.test(prompt) ? ['teacher'] : []),
  ]
  const cells: Stage[] = (named.length > 1 ? named : HELPERS).slice(0, 9).map((name) => ({ label: name, noun: name }))
  return {
    kind: 'chart',
    cells,
    heading: 'Helpers',
    columns: cells.length > 4 ? 3 : 2,
    shows: [...everything(graph), ...cells.map(({ noun }) => noun)],
  }
}

const numberLine: Kind = (prompt, graph) => {
  if (!/\bnumber ?lines?\b/i.test(prompt)) return null
  const [, from = '0', to = '10'] = /\b(\d{1,3})\s*(?:to|-|–|through)\s*(\d{1,3})\b/i.exec(prompt) ?? []
  const [first, last] = [Number(from), Math.min(Number(to), Number(from) + 40)]
  const [hopper = 'frog'] = namedIn(graph)
  return last > first
    ? { kind: 'number line', from: first, to: last, hopper, shows: [hopper, 'number', ...everything(graph)] }
    : null
}

const FRACTIONS: readonly (readonly [RegExp, string, number])[] = [
  [/\bwhole\b/i, '1', 1],
  [/\bhal(?:f|ves)\b|\b1\/2\b/i, '1/2', 2],
  [/\bthirds?\b|\b1\/3\b/i, '1/3', 3],
  [/\b(?:quarters?|fourths?)\b|\b1\/4\b/i, '1/4', 4],
  [/\bfifths?\b|\b1\/5\b/i, '1/5', 5],
  [/\bsixths?\b|\b1\/6\b/i, '1/6', 6],
  [/\beighths?\b|\b1\/8\b/i, '1/8', 8],
]

const fractions: Kind = (prompt, graph) => {
  if (!/\bfractions?\b/i.test(prompt)) return null
  const isPizza = /\b(?:pizzas?|pies?|cakes?)\b/i.test(prompt)
  const said = FRACTIONS.filter(([words]) => words.test(prompt))
  // One pizza in so many slices is a page of its own.
  if (
    isPizza &&
    said.length < 2 &&
    /\bslices|\bpieces|\bparts|\d|\b(?:cut|sliced|divided|split) (?:up )?(?:in|into)\b/i.test(prompt)
  )
    return null
  const parts = (said.length > 1 ? said : FRACTIONS.slice(0, 4)).map(([, label, n]) => ({ label, n }))
  return { kind: 'parts of a whole', isPizza, parts, shows: [...everything(graph), 'circle', 'fractions', 'fraction'] }
}

const named =
  (
    words: RegExp,
    kind: 'hundred' | 'times table' | 'food pyramid' | 'states of matter',
    shows: readonly string[],
  ): Kind =>
  (prompt, graph) =>
    words.test(prompt) ? { kind, shows: [...shows, ...everything(graph)] } : null

const CLASS_RULES =
  /\b(?:class|classroom|school) (?:rules|expectations)\b|\brules (?:of|for) (?:the |our |my )?(?:class|classroom|school|kindergarten|preschool)\b/i
/** Children keep the rules before one's eyes; else each has a sign. */
const SHOWN_KEPT = /\b(?:child|children|kids?|students?|pictures?|doing|girls?|boys?)\b/i

const classRules: Kind = (prompt, graph) => {
  if (!CLASS_RULES.test(prompt)) return null
  const rules = rulesIn(prompt)
  const shows = ['poster', 'hand', 'walk', 'listen', ...everything(graph)]
  if (!SHOWN_KEPT.test(prompt)) return { kind: 'class rules', rules, shows }
  const cells = rules.map(([rule, , act], i) => `do ${act} = ${i + 1} ${rule}`)
  const sheet = asSchool({ title: 'Class Rules', cells, columns: 2 }, graph)
  return { ...sheet, shows: [...sheet.shows, ...shows] }
}

const NUMBERS_SAID = /\b1 ?(?:-|–|to|through|thru|until) ?(\d{1,2})\b|\b(\d{1,2}) (?:numbers|colou?rs)\b/i

const colorByNumber: Kind = (prompt, graph) => {
  if (!/\bcolou?r(?:ing)?[ -]by[ -]numbers?\b/i.test(prompt)) return null
  const [, highest, count] = NUMBERS_SAID.exec(prompt) ?? []
  const most = Math.min(MOST, Math.max(2, Number(highest ?? count ?? USUAL)))
  const named = namedIn(graph).filter((name) => !isOfSheet(name))
  // What was named, or nothing: a butterfly is no turtle.
  const of = named.length ? named.find((name) => canNumber(name, most)) : 'butterfly'
  return of ? { kind: 'color by number', of, most, shows: [of, 'number'] } : null
}

export const PRACTICE: readonly Kind[] = [
  colorByNumber,
  match,
  count,
  cut,
  calendar,
  helpers,
  numberLine,
  fractions,
  tags,
  bookmarks,
  certificate,
  named(
    /\b(?:hundreds?|100s?) chart\b|\bnumbers? (?:chart )?(?:from )?1 (?:to|-) 100\b|\b1 ?(?:to|-) ?100 chart\b/i,
    'hundred',
    ['number'],
  ),
  named(/\b(?:multiplication|times) (?:tables?|charts?)\b/i, 'times table', ['table', 'number']),
  weekChart,
  named(/\bfood pyramid\b/i, 'food pyramid', ['food pyramid', 'food']),
  named(/\bstates? of matter\b|\bsolids?,? (?:and )?liquids?,? (?:and )?gas/i, 'states of matter', []),
  classRules,
]
