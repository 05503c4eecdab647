/** Sheets about numbers: which one a prompt asks for. */
import { namesFor } from '../../lettering/objects.ts'
import type { Kind } from '../kind.ts'
import { countOf } from './countables.ts'
import { asSchool, countableNamesIn, countedIn, filledTo, namedOr, namesIn, numbersIn, titleOf } from './subjects.ts'

const MOST = 10
const MOST_LETTERS = 10
const DEFAULT_COUNTS = [3, 5, 4, 2, 6, 1]

/** "1 2 3 … 10", as the reader gives a row of numbers. */
const seriesIn = (letters: string | null): number[] =>
  letters && /^\d+( \d+){2,}$/.test(letters) ? letters.split(' ').map(Number) : []

const traceNumbers: Kind = (prompt, graph) => {
  const series = seriesIn(graph.letters)
  if (!series.length || !/\btrac|\bwrit/i.test(prompt)) return null
  const names = namedOr(1, 10, graph, prompt)
  const isCounted = series.every((n) => n > 0 && n <= MOST)
  const cells = series.map((n, i) => (isCounted ? `~${n}~ & ${n} ${names[i % names.length]}` : `~${n}~`))
  return asSchool(
    { title: titleOf(graph, 'Trace and Count'), cells, columns: isCounted ? (series.length > 5 ? 2 : 1) : 4 },
    graph,
  )
}

/** "Trace the letters A to E": each in both its sizes, and what begins with it. */
const traceLetters: Kind = (prompt, graph) => {
  const letters = graph.letters && /^\p{L}(?: \p{L})+$/u.test(graph.letters) ? graph.letters.split(' ') : []
  if (!letters.length || !/\btrac|\bwrit/i.test(prompt)) return null
  const isFew = letters.length <= MOST_LETTERS
  const cells = letters.map((letter) => {
    const [name] = namesFor(letter)
    const both = `~${letter}~ & ~${letter.toLowerCase()}~`
    return isFew && name ? `${name} & ${both}` : both
  })
  const columns = letters.length > MOST_LETTERS ? 4 : letters.length > 5 ? 2 : 1
  return asSchool({ title: titleOf(graph, 'Trace the Letters'), cells, columns }, graph)
}

const missingNumbers: Kind = (prompt, graph) => {
  if (!/\bmissing numbers?\b/i.test(prompt)) return null
  const [, from = '1', to = '20'] = /\b(\d{1,3})\s*(?:to|-|–|through)\s*(\d{1,3})\b/i.exec(prompt) ?? []
  const count = Math.min(30, Number(to) - Number(from) + 1)
  if (count < 4) return null
  const cells = Array.from({ length: count }, (_, i) => (i % 3 === 2 || i % 7 === 5 ? '#' : `"${Number(from) + i}"`))
  return asSchool({ title: titleOf(graph, 'Missing Numbers'), cells, columns: 5 }, graph)
}

const tenFrames: Kind = (prompt, graph) => {
  if (!/\b(?:ten|10)[- ]?frames?\b/i.test(prompt)) return null
  const rest = prompt.replace(/\b(?:ten|10)[- ]?frames?\b/gi, ' ')
  const series = seriesIn(graph.letters)
  const said = (series.length ? series : numbersIn(rest)).filter((n) => n <= MOST)
  const named = namesIn(graph, prompt)
  const names = named.length ? named : ['counter']
  const counts = said.length ? said : DEFAULT_COUNTS
  const sign = counts.length > 1 ? '&' : '/'
  const cells = counts.map((n, i) => `"${n}" ${sign} frame ${n} ${names[i % names.length]}`)
  const title = cells.length > 1 ? 'Ten Frames' : 'Ten Frame'
  const sheet = asSchool({ title: titleOf(graph, title), cells, columns: cells.length > 3 ? 2 : 1 }, graph)
  return { ...sheet, shows: [...sheet.shows, 'table', 'counter', 'counters'] }
}

const bonds: Kind = (prompt, graph) => {
  if (!/\bnumber bonds?\b|\bpart[- ]part[- ]whole\b|\bfact famil(?:y|ies)\b/i.test(prompt)) return null
  const said = numbersIn(prompt).filter((n) => n > 1 && n <= 20)
  const [name] = namesIn(graph, prompt)
  const wholes = said.length > 1 ? said.slice(0, 6) : new Array<number>(4).fill(said[0] ?? 10)
  const cells = wholes.map((n, i) => {
    const given = (i * 2 + 1) % n || 1
    return `${name ? `${n} ${name} / ` : ''}bond ${n} ${i % 2 ? '?' : given} ${i % 2 ? given : '?'}`
  })
  return asSchool({ title: titleOf(graph, 'Number Bonds'), cells, columns: 2 }, graph)
}

/** "Apples numbered 1 to 5": one to each number. */
const numbered: Kind = (prompt, graph) => {
  if (!/\bnumbered\b|\bnumbers? (?:\d+ (?:to|-) \d+ )?(?:on|in) (?:each|every|them|it)\b/i.test(prompt)) return null
  const [, from = '1', to = ''] = /\b(\d{1,2})\s*(?:to|-|–|through)\s*(\d{1,2})\b/i.exec(prompt) ?? []
  const [thing] = countedIn(graph, prompt)
  const last = Number(to) || (thing?.atLeast ? 0 : (thing?.n ?? 0))
  const count = last - Number(from) + 1
  if (!thing || count < 2 || count > 20) return null
  const cells = Array.from({ length: count }, (_, i) => `"${Number(from) + i}" / ${thing.name}`)
  const columns = count <= 4 ? 2 : count <= 9 ? 3 : 4
  return asSchool({ title: titleOf(graph, ''), cells, columns }, graph)
}

const TENS = [23, 14, 31, 42]

/** "Place value 34": rods of ten and single cubes; without a number, four of them to be written. */
const placeValue: Kind = (prompt, graph) => {
  if (!/\bplace value\b|\b(?:tens|bundles? of (?:tens?|10)) and ones\b|\bbase[- ](?:ten|10)\b/i.test(prompt))
    return null
  const [n] = numbersIn(prompt.replace(/\bbase[- ](?:ten|10)\b|\bbundles? of (?:tens?|10)\b/gi, ' ')).filter(
    (said) => said > 10 && said < 100,
  )
  const cells = n
    ? [
        `blocks ${n} = ${Math.floor(n / 10)} tens and ${n % 10} ones`,
        `"${n}" & "=" & "${Math.floor(n / 10)}0" & "+" & "${n % 10}"`,
      ]
    : TENS.map((tens) => `blocks ${tens} / # & # = tens and ones`)
  const sheet = asSchool({ title: titleOf(graph, 'Place Value'), cells, columns: n ? 1 : 2 }, graph)
  return { ...sheet, shows: [...sheet.shows, 'block', 'number', 'stick', 'bundle'] }
}

const compare: Kind = (prompt, graph) => {
  if (
    !/\b(?:greater|more|bigger)(?: than)?,? (?:and |or |vs )?(?:less|fewer|smaller)\b|\bcompar(?:e|ing) (?:numbers|groups|quantit)/i.test(
      prompt,
    )
  )
    return null
  const names = namedOr(1, 4, graph, prompt)
  const counts = [
    [3, 5],
    [6, 2],
    [4, 4],
    [1, 5],
  ]
  const cells = counts.map(([a, b], i) => `${a} ${names[i % names.length]} & # & ${b} ${names[i % names.length]}`)
  return asSchool({ title: titleOf(graph, 'More or Less'), cells, columns: 1 }, graph)
}

const COUNT_UP =
  /\b(?:count(?:ing)?|numbers?)(?: (?:up|from))*(?: (?:1|one))? ?(?:to|-|–|through|up to) ?(\d{1,2}|five|ten|twelve)\b(?!.{0,20}\b(?:trac|writ|hop|line|chart|frame)\w*)/i
const WRITTEN = new Map([
  ['five', 5],
  ['ten', 10],
  ['twelve', 12],
])

/** "Count to ten with ladybugs": each number beside so many. */
const countUp: Kind = (prompt, graph) => {
  const said = COUNT_UP.exec(prompt)?.[1]?.toLowerCase() ?? ''
  const last = WRITTEN.get(said) ?? Number(said)
  const names = namesIn(graph, prompt).filter((name) => name !== 'number')
  if (!names.length || names.length > last || !(last > 2 && last <= 12)) return null
  const cells = Array.from({ length: last }, (_, i) => `"${i + 1}" & ${i + 1} ${names[i % names.length]}`)
  const sheet = asSchool({ title: titleOf(graph, 'Count'), cells, columns: last > 5 ? 2 : 1 }, graph)
  return { ...sheet, shows: [...sheet.shows, 'number', 'numbers'] }
}

const TO_COUNT =
  /^(?:please )?count\b|\bcount (?:the|how|and|each)\b|\bcounting (?:worksheet|sheet|page|practice|game|rows?)\b|\bhow many\b|\brows? (?:of|for) counting\b|\b(?:in|on) (?:each|every|its own|their own) rows?\b/i

/** Several kinds of things to count: each so many as asked, or all of them in one heap to be found. */
const countSeveral: Kind = (prompt, graph) => {
  const isSpy = /\bi[ -]?spy\b/i.test(prompt)
  if (!isSpy && !TO_COUNT.test(prompt)) return null
  const subjects = countedIn(graph, prompt)
  const named = countableNamesIn(graph, prompt)
  if (!isSpy && subjects.length < 2 && named.length < 2) return null
  const counted = subjects.filter(({ n, atLeast }) => !atLeast && n <= 12)
  if (counted.length > 1 && counted.length === subjects.length && counted.some(({ n }) => n > 1))
    return asSchool(
      { title: titleOf(graph, 'Count'), cells: counted.map(({ name, n }) => `${n} ${name} & #`), columns: 1 },
      graph,
    )
  const names = (named.length > 1 ? named : filledTo(5, graph, prompt)).slice(0, 6)
  const mixed = names.map((name, i) => `${countOf(name, prompt) ?? DEFAULT_COUNTS[i]} ${name}`)
  return asSchool(
    {
      title: titleOf(graph, isSpy ? 'I Spy' : 'How Many?'),
      cells: [`mix ${mixed.join(' + ')}`],
      strip: names.map((name) => `${name} & #`),
    },
    graph,
  )
}

const PLACED = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th']

/** "Ordinal numbers with runners": one after the other, each with its place. */
const ordinals: Kind = (prompt, graph) => {
  if (!/\bordinals?\b/i.test(prompt)) return null
  const named = namesIn(graph, prompt).filter((name) => name !== 'number')
  const isThree = /\bthird\b|\b3rd\b/i.test(prompt) && !/\b(?:fourth|fifth|tenth|4th|5th|10th)\b/i.test(prompt)
  const count = isThree ? 3 : /\b(?:tenth|10th)\b/i.test(prompt) ? 10 : 5
  const names = named.length ? named : ['runner']
  const cells = PLACED.slice(0, count).map((place, i) => `${names[i % names.length]} & "${place}"`)
  const sheet = asSchool(
    { title: titleOf(graph, 'Who Comes First?'), cells, columns: count > 5 ? 2 : 1, edge: 'box' },
    graph,
  )
  return { ...sheet, shows: [...sheet.shows, 'number', 'ordinal', 'place', 'second', 'third', 'fourth', 'fifth'] }
}

const tally: Kind = (prompt, graph) => {
  if (!/\btall(?:y|ies)\b/i.test(prompt)) return null
  const names = namedOr(2, 5, graph, prompt).slice(0, 6)
  return asSchool(
    { title: titleOf(graph, 'Tally Chart'), cells: names.map((name) => `${name} & ## & #`), columns: 1 },
    graph,
  )
}

/** "2 + 3, 4 + 1": a row each. Without numbers, four rows that stay within ten. */
const sums: Kind = (prompt, graph) => {
  const said = [...prompt.matchAll(/\b(\d{1,2})\s*([+-]|plus|minus)\s*(\d{1,2})\b/gi)]
  const isMinus = /\bsubtract|\bminus|\btake away/i.test(prompt)
  const isAsked =
    said.length > 1 ||
    (!said.length &&
      /\b(?:addition|subtraction)\b|\b(?:adding|subtracting|take away)\b(?=.*\b(?:worksheet|practice|problems|sheet|numbers|within)\b)/i.test(
        prompt,
      ))
  if (!isAsked) return null
  const names = namedOr(1, 4, graph, prompt)
  const rows = said.length
    ? said
        .slice(0, 5)
        .map(([, a, sign = '', b]) => [Number(a), /^(?:\+|plus)$/i.test(sign) ? '+' : '–', Number(b)] as const)
    : (
        [
          [2, 1],
          [3, 2],
          [4, 1],
          [5, 3],
        ] as const
      ).map(([a, b]) => [a, isMinus ? '–' : '+', b] as const)
  const cells = rows.map(([a, sign, b], i) => {
    const name = names[i % names.length]
    return `${a} ${name} & "${sign}" & ${b} ${name} & "=" & #`
  })
  return asSchool({ title: titleOf(graph, isMinus ? 'Take Away' : 'Add'), cells, columns: 1 }, graph)
}

/** One time that was named is one large clock. */
const ONE_TIME =
  /\b(?:half|quarter) (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b(?!.*\b(?:worksheet|practice|half|quarter)\b)/i

const clocks: Kind = (prompt, graph) => {
  if (
    ONE_TIME.test(prompt) ||
    !/\b(?:telling|tell|reading) (?:the )?time\b|\bclocks\b(?=.*\b(?:worksheet|o.?clock|half past|practice)\b)/i.test(
      prompt,
    )
  )
    return null
  const count = numbersIn(prompt).find((n) => n >= 2 && n <= 9) ?? 6
  const isHalf = /\bhalf\b/i.test(prompt)
  const isBlank = /\b(?:without hands|no hands|draw the hands)\b/i.test(prompt)
  const hours = [3, 7, 10, 1, 5, 8, 12, 4, 11].slice(0, count)
  const cells = hours.map((hour, i) => `clock ${isBlank ? 0 : hour}:${isHalf && i % 2 ? 30 : '00'} / _`)
  return asSchool({ title: titleOf(graph, 'What Time Is It?'), cells, columns: count > 4 ? 3 : 2 }, graph)
}

export const COUNTING: readonly Kind[] = [
  traceNumbers,
  traceLetters,
  countUp,
  missingNumbers,
  tenFrames,
  bonds,
  placeValue,
  numbered,
  compare,
  ordinals,
  tally,
  sums,
  clocks,
  countSeveral,
]
