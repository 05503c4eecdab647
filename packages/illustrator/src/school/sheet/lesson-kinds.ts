/** Sheets of what a lesson counts, groups, orders and sounds out. */
import { dataLines } from '../../words/data-file.ts'
import type { Kind } from '../kind.ts'
import { listAfter } from './own-list.ts'
import { aboutIn, asSchool, countableNamesIn, filledTo, namesIn, numbersIn, titleOf } from './subjects.ts'

const NUMBER = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const GROUPS = new RegExp(
  `\\b${NUMBER} (?:equal )?(?:groups?|sets?|bunches|piles|plates|bags|bowls|baskets|boxes|nests|jars) (?:of|with) ${NUMBER}\\b`,
  'i',
)
const EACH = new RegExp(`\\b${NUMBER} (?:groups|sets|bags|plates|boxes)\\b.*\\b${NUMBER} \\w+ (?:in )?each\\b`, 'i')
const [MOST_GROUPS, MOST_IN_GROUP] = [10, 12]

/** "4 groups of 3 strawberries": a ring around each group. */
const groups: Kind = (prompt, graph) => {
  const [said = '', a = '', b = ''] = GROUPS.exec(prompt) ?? EACH.exec(prompt) ?? []
  const [count = 0, each = 0] = [numbersIn(a)[0], numbersIn(b)[0]]
  const isLesson =
    /\bgroups?\b|\bsets?\b|\beach\b/i.test(said) || /\b(?:multipl|divi|math|worksheet|equal)/i.test(prompt)
  if (count < 2 || !each || count > MOST_GROUPS || each > MOST_IN_GROUP || !isLesson) return null
  const [name = 'star'] = countableNamesIn(graph, prompt).filter(
    (one) => !/^(?:basket|bag|bowl|jar|nest|box|plate)$/.test(one),
  )
  const cells = Array.from({ length: count }, () => `${each} ${name}`)
  const sheet = asSchool(
    { title: `${count} Groups of ${each}`, cells, columns: count > 6 ? 3 : count > 2 ? 2 : 1 },
    graph,
  )
  return {
    ...sheet,
    shows: [...sheet.shows, 'group', 'groups', 'set', 'sets', 'each', 'plate', 'bag', 'basket', 'bowl'],
  }
}

const ARRAY = new RegExp(`\\b${NUMBER} (?:rows (?:of|with)|x|by|×) ${NUMBER}\\b|\\b(\\d{1,2})x(\\d{1,2})\\b`, 'i')

/** "an array of 3 rows of 5 apples". */
const array: Kind = (prompt, graph) => {
  const [, one = '', other = '', a = one, b = other] = ARRAY.exec(prompt) ?? []
  const [rows = 0, each = 0] = [numbersIn(a)[0], numbersIn(b)[0]]
  if (!/\barrays?\b|\bmultipl/i.test(prompt) || rows < 2 || !each || rows > MOST_GROUPS || each > MOST_GROUPS)
    return null
  const [name = 'star'] = countableNamesIn(graph, prompt)
  const row = new Array<string>(each).fill(name).join(' & ')
  const cells = [...new Array<string>(rows).fill(row), `"${rows}x${each}" & #`]
  return asSchool({ title: `${rows} Rows of ${each}`, cells, columns: 1, edge: 'none' }, graph)
}

/** "times table of 6", "multiplication by 7". */
const timesOf: Kind = (prompt, graph) => {
  const [, of = '', before = ''] =
    /\b(?:times tables?|multiplication tables?|multiplication|multiply(?:ing)?) (?:of|for|by) (?:the )?(\d{1,2})\b|\b(\d{1,2})(?:['’]?s)? times[ -]tables?\b/i.exec(
      prompt,
    ) ?? []
  const n = Number(of || before)
  if (!n || n > 12) return null
  const cells = Array.from({ length: 10 }, (_, i) => `"${n}x${i + 1}=${n * (i + 1)}"`)
  const sheet = asSchool({ title: titleOf(graph, `Times ${n}`), cells, columns: 2 }, graph)
  return { ...sheet, shows: [...sheet.shows, 'table', 'times', 'number'] }
}

const TIMES = /\b(\d{1,2})(?::(\d{2})| ?o['’]? ?clock)/gi

/** "4 o'clock, 9 o'clock and 12:30": a clock for each. */
const clocksAt: Kind = (prompt, graph) => {
  const said = [...prompt.matchAll(TIMES)].map(([, hours, minutes = '00']) => `${Number(hours)}:${minutes}`)
  const times = [...new Set(said)].filter((time) => Number(time.split(':')[0]) <= 12 && Number(time.split(':')[1]) < 60)
  if (times.length < 2 || !/\bclocks?\b|\btime\b|\bo['’]? ?clock\b/i.test(prompt)) return null
  const cells = times.slice(0, 9).map((time) => `clock ${time} = ${time}`)
  const sheet = asSchool(
    { title: titleOf(graph, 'What Time Is It?'), cells, columns: times.length > 4 ? 3 : times.length > 2 ? 2 : 1 },
    graph,
  )
  return { ...sheet, shows: [...sheet.shows, 'clock', 'alarm clock', 'wall clock', 'child', ...times] }
}

const dice: Kind = (prompt, graph) => {
  if (
    !/\bdice\b/i.test(prompt) ||
    !/\b(?:1 ?(?:-|–|to|through) ?6|all (?:the )?(?:sides|numbers|faces)|six sides|dot patterns?|numbers)\b/i.test(
      prompt,
    )
  )
    return null
  const sheet = asSchool(
    { title: titleOf(graph, 'Dice'), cells: [1, 2, 3, 4, 5, 6].map((n) => `die ${n} = ${n}`), columns: 2 },
    graph,
  )
  return { ...sheet, shows: [...sheet.shows, 'dice', 'number'] }
}

const tallies: Kind = (prompt, graph) => {
  const [, from = '', to = ''] =
    /\btall(?:y|ies)\b(?: marks?)?.{0,20}?\b(\d{1,2}) ?(?:to|-|–|through) ?(\d{1,2})\b/i.exec(prompt) ?? []
  const count = Number(to) - Number(from) + 1
  if (!to || count < 2 || count > 10) return null
  const cells = Array.from({ length: count }, (_, i) => `"${Number(from) + i}" & tally ${Number(from) + i}`)
  const sheet = asSchool({ title: titleOf(graph, 'Tally Marks'), cells, columns: count > 5 ? 2 : 1 }, graph)
  return { ...sheet, shows: [...sheet.shows, 'tally', 'mark', 'number'] }
}

const SIZES = [100, 74, 52, 34]

/** "biggest to smallest bears", "small, medium and large fish": one after the other, on one line. */
const bySize: Kind = (prompt, graph) => {
  const isFalling =
    /\b(?:big(?:gest)?|large(?:st)?|tall(?:est)?|long(?:est)?) to (?:small(?:est)?|little|short(?:est)?)\b/i.test(
      prompt,
    )
  const isRising =
    /\b(?:small(?:est)?|short(?:est)?) to (?:big(?:gest)?|large(?:st)?|tall(?:est)?|long(?:est)?)\b|\b(?:order|sort\w*|line\w* up|arrange\w*) (?:\w+ ){0,4}(?:by|in order of) (?:size|height)\b|\bsmall,? medium,? (?:and )?(?:big|large)\b/i.test(
      prompt,
    )
  if (!isFalling && !isRising) return null
  const named = namesIn(graph, prompt).slice(0, 5)
  const many = named.length > 1
  const sizes = many
    ? named.map((_, i) => Math.round(34 + (66 * i) / (named.length - 1)))
    : isFalling
      ? SIZES.slice(0, 3)
      : SIZES.slice(0, 3).toReversed()
  const cells = sizes.map((size, i) => `size ${size} ${many ? named[i] : (named[0] ?? 'bear')}`)
  const title = many || isRising ? 'Small to Big' : 'Big to Small'
  const sheet = asSchool({ title: titleOf(graph, title), cells, columns: cells.length > 3 ? 2 : 1 }, graph)
  return { ...sheet, shows: [...sheet.shows, ...aboutIn(graph), 'size'] }
}

/** Sounds that are written with more than one letter, and words that have them. */
const SOUNDS = new Map(
  dataLines('school-sounds.txt').map((line) => {
    const [sound = '', names = ''] = line.split(' | ')
    return [sound, names.split(', ')] as const
  }),
)
const SOUND = new RegExp(`(?:^|[\\s"'“-])(${[...SOUNDS.keys()].join('|')})(?=$|[\\s,:;."'”])`, 'i')

/** "digraph sh with ship and shell", "blends: sl", "ch sound words". */
const phonics: Kind = (prompt, graph) => {
  if (
    !/\b(?:blends?|(?:di|tri)graphs?|phonics|speech|articulation|sounds?|vowel teams?|word famil(?:y|ies)|words)\b/i.test(
      prompt,
    )
  )
    return null
  const [, sound = ''] = SOUND.exec(prompt) ?? []
  if (!sound || /\btrac/i.test(prompt)) return null
  const named = namesIn(graph, prompt).slice(0, 8)
  const names = named.length > 1 ? named : [...named, ...(SOUNDS.get(sound.toLowerCase()) ?? [])].slice(0, 4)
  const sheet = asSchool(
    { title: sound.toLowerCase(), cells: names.map((name) => `${name} = ${name}`), columns: names.length > 3 ? 2 : 1 },
    graph,
  )
  return {
    ...sheet,
    shows: [
      ...sheet.shows,
      'blend',
      'blends',
      'digraph',
      'digraphs',
      'sound',
      'sounds',
      'phonics',
      sound,
      'word',
      'words',
    ],
  }
}

const LABEL =
  /\b(?:labels?|name ?tags?) for (?:the |my |our |a )?|\b(?:bin|drawer|shelf|box|basket|cubby|classroom|toy|supply|center) labels?\b|\blabels? (?:of|with)\b/i
const HOLDERS = /^(?:trash can|recycling bin|box|basket|drawer|shelf|bookshelf|jar|cabinet|cupboard|bucket|toy box)$/

/** "label for the crayons bin": the word, and below it what lies there; one fills the page, more are cut out. */
const labels: Kind = (prompt, graph) => {
  if (!/\blabels?\b/i.test(prompt) || !LABEL.test(prompt) || /\bname ?tag|\bdiagram|\bparts\b/i.test(prompt))
    return null
  const listed = listAfter(prompt, LABEL).map(({ noun }) => noun)
  const all = listed.length ? listed : countableNamesIn(graph, prompt)
  const named = all.filter((name) => !HOLDERS.test(name) || all.length === 1)
  // Of one label it must be known for what; several are for what every class has.
  if (!named.length && !/\blabels\b/i.test(prompt)) return null
  const names = (
    named.length ? named : filledTo(6, graph, /\bclassroom|school|supply/i.test(prompt) ? 'school supplies' : prompt)
  ).slice(0, 8)
  const plural = (name: string) =>
    (
      new RegExp(`\\b${name}(e?s)\\b`, 'i').exec(prompt)?.[0] ??
      new RegExp(`\\b${name.replace(/y$/, '')}ies\\b`, 'i').exec(prompt)?.[0] ??
      name
    ).toLowerCase()
  const titled = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  const cells = names.map((name) => `"${titled(plural(name))}" / ${name}`)
  const sheet = asSchool(
    { title: '', cells, columns: names.length > 3 ? 2 : 1, edge: names.length > 1 ? 'cut' : 'box' },
    graph,
  )
  return {
    ...sheet,
    shows: [
      ...sheet.shows,
      'label',
      'labels',
      'bin',
      'crayon',
      'drawer',
      'basket',
      'box',
      'trash can',
      'shelf',
      'classroom',
      ...names,
    ],
  }
}

export const LESSONS: readonly Kind[] = [groups, array, timesOf, clocksAt, dice, tallies, bySize, phonics, labels]
