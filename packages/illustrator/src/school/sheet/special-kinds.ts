/** Sheets with a layout of their own: mazes, dots, hidden words, layers, circles that overlap, the continents. */
import { isCalendar } from '../../reading/letter-series.ts'
import type { Kind } from '../kind.ts'
import { OF_CONTINENTS } from './continents.ts'
import { flagsIn } from './flags.ts'
import { outlineMap } from './map-kinds.ts'
import { measuring } from './measuring.ts'
import { aboutIn, asSchool, filledTo, isOfSheet, namesIn, titleOf } from './subjects.ts'
import { layersIn, setIn } from './tables.ts'
import { ways } from './ways-kind.ts'
import { LONGEST_HIDDEN } from './word-search.ts'

const maze: Kind = (prompt, graph) => {
  if (
    !/\bmazes?\b|\blabyrinth\b/i.test(prompt) ||
    /\b(?:corn|hedge|in (?:a|the)|through (?:a|the)) (?:maze|labyrinth)\b/i.test(prompt)
  )
    return null
  const [from = 'mouse', to = from === 'mouse' ? 'cheese' : 'star'] = namesIn(graph, prompt)
  const size = /\b(?:easy|simple|toddlers?|preschool|kindergarten)\b/i.test(prompt)
    ? 7
    : /\b(?:hard|difficult|challenging)\b/i.test(prompt)
      ? 13
      : 10
  return { kind: 'maze', from, to, size, heading: titleOf(graph, 'Find the Way'), shows: [from, to, ...aboutIn(graph)] }
}

const dots: Kind = (prompt, graph) => {
  if (!/\bdot[- ](?:to|2)[- ]dot\b|\b(?:connect|join) the dots\b/i.test(prompt)) return null
  const [of = 'star'] = namesIn(graph, prompt)
  // "1-20", "1 to 30", "up to 25", "with 40 dots".
  const [, to, many] = /\b(?:1 ?(?:-|–|to) ?|up to )(\d{1,2})\b|\b(\d{1,2}) dots\b/i.exec(prompt) ?? []
  const most = Number(to ?? many) || undefined
  return { kind: 'dots', of, ...(most && { most }), shows: [of, 'number', ...aboutIn(graph)] }
}

/** Our own nouns only: whose words are on a page is another's question. */
const wordSearch: Kind = (prompt, graph) => {
  if (!/\bword ?(?:search|find|hunt)(?:es)?\b|\bfind the words\b/i.test(prompt)) return null
  const named = namesIn(graph, prompt)
  const pool = named.length > 2 ? named : (setIn(prompt) ?? filledTo(8, graph, prompt))
  const names = pool.filter((name) => name.length <= LONGEST_HIDDEN && /^[a-z]+$/.test(name)).slice(0, 8)
  return { kind: 'word search', names, heading: titleOf(graph, 'Word Search'), shows: [...names, ...aboutIn(graph)] }
}

const layers: Kind = (prompt, graph) => {
  if (
    !/\b(?:layers?|zones?|levels?) of\b|\b(?:rain ?forest|ocean|sea|soil|forest|atmosphere) (?:layers|zones|levels)\b/i.test(
      prompt,
    )
  )
    return null
  const found = layersIn(prompt)
  if (!found) return null
  const shows = found.bands.flatMap(({ who }) => who)
  return {
    kind: 'layers',
    heading: titleOf(graph, found.title),
    bands: found.bands,
    shows: [...shows, ...aboutIn(graph), 'jungle', 'forest', 'ocean', 'sea', 'tree'],
  }
}

const venn: Kind = (prompt, graph) => {
  if (!/\bvenn\b/i.test(prompt)) return null
  const [one = 'cat', other = one === 'dog' ? 'cat' : 'dog'] = namesIn(graph, prompt)
  return { kind: 'venn', names: [one, other], shows: [one, other, ...aboutIn(graph)] }
}

const unitedStates: Kind = (prompt, graph) =>
  graph.things.some(({ name }) => name === 'united states map') &&
  !graph.relations.length &&
  graph.things.every(({ name }) => /map$/.test(name))
    ? {
        kind: 'united states',
        shows: [
          'united states map',
          'map',
          ...(prompt.match(/\b(?:states?|outlines?|borders?|labels?)\b/gi) ?? []),
          ...aboutIn(graph),
        ],
      }
    : null

const shapeRobot: Kind = (prompt, graph) =>
  /\brobots?\b.*\b(?:of|from|using|with) (?:\w+ ){0,2}shapes\b|\bshapes? (?:made|put|built|turned) (?:together )?into a robot\b|\bshapes? robot\b/i.test(
    prompt,
  ) && graph.things.every(({ name }) => name === 'robot' || SHAPES.includes(name))
    ? { kind: 'robot of shapes', shows: ['robot', 'shape', 'shapes', ...SHAPES] }
    : null

const SHAPES = 'circle, square, rectangle, triangle, heart, star, diamond, hexagon'.split(', ')

const continents: Kind = (prompt, graph) => {
  if (
    !/\b(?:map of the (?:world|continents|earth)|world map|continents?)\b/i.test(prompt) ||
    /\b(?:holding|looking|reading|pointing|behind|wall|antique|vintage|old|medieval|serpents?|monsters?|galleons?|compass rose)\b/i.test(
      prompt,
    )
  )
    return null
  const withAnimals = /\banimals?\b/i.test(prompt)
  return {
    kind: 'continents',
    withAnimals,
    shows: [
      ...(withAnimals ? OF_CONTINENTS : []),
      'world map',
      'map',
      'earth',
      'animal',
      'ocean',
      'sea',
      ...aboutIn(graph),
    ],
  }
}

/** A flag alone: one that somebody holds is a picture. */
const flags: Kind = (prompt, graph) => {
  if (!/\bflags?\b|\bunion jack\b/i.test(prompt) || graph.relations.some(({ relation }) => relation === 'holds'))
    return null
  if (
    graph.things.some(({ name, via }) => via !== 'implied' && !/flag|map|poster|paper/.test(name) && !isOfSheet(name))
  )
    return null
  const names = flagsIn(prompt).slice(0, 12)
  return names.length
    ? { kind: 'flags', names, shows: ['flag', ...(prompt.match(/(?!maps?\b)\b[\p{L}.]+/gu) ?? []), ...graph.unknown] }
    : null
}

const MOST_STEPS = 20

/** "skip counting by 5s", "count by tens to 100". */
const skipCounting: Kind = (prompt, graph) => {
  const [, said = ''] =
    /\bcount(?:ing)?(?: up)? (?:by|in) (twos|threes|fours|fives|tens|\d{1,2})(?:['’]?s)?\b/i.exec(prompt) ?? []
  const by = Number(said) || { twos: 2, threes: 3, fours: 4, fives: 5, tens: 10 }[said.toLowerCase()] || 0
  if (by < 2) return null
  const [, end = ''] = /\b(?:to|until|up to|-|–) ?(\d{2,3})\b/i.exec(prompt) ?? []
  const to = Math.min(by * MOST_STEPS, Math.max(by * 3, Number(end) || by * 10))
  const [on] = namesIn(graph, prompt).filter((name) => !/^(?:caterpillar|snake|worm)$/.test(name))
  if (on) {
    const cells = Array.from({ length: Math.floor(to / by) }, (_, i) => `${on} = ${by * (i + 1)}`)
    const sheet = asSchool(
      { title: titleOf(graph, `Count by ${by}s`), cells, columns: cells.length > 6 ? 4 : 3 },
      graph,
    )
    return { ...sheet, shows: [...sheet.shows, 'skip', 'number', 'child'] }
  }
  return {
    kind: 'caterpillar',
    heading: `Count by ${by}s`,
    parts: Array.from({ length: Math.floor(to / by) }, (_, i) => String(by * (i + 1))),
    shows: ['caterpillar', 'snake', 'worm', 'skip', 'number', ...aboutIn(graph)],
  }
}

const [FEWEST_CARRIED, MOST_CARRIED] = [4, 31]
const HEADINGS: Record<number, string> = { 7: 'Days of the Week', 12: 'Months of the Year', 26: 'My ABC' }

/** "Days of the week caterpillar", "numbers 1 to 10 train": each part of it bears one of them. */
const carried: Kind = (prompt, graph) => {
  const [carrier = ''] = /\b(?:caterpillars?|snakes?|inchworms?|centipedes?|trains?)\b/i.exec(prompt) ?? []
  const parts = graph.letters?.split(' ') ?? []
  const isRow =
    /^\d+(?: \d+)+$|^\p{L}(?: \p{L})+$/u.test(graph.letters ?? '') || isCalendar(graph.letters ?? '', graph.lang)
  const others = namesIn(graph, prompt).filter(
    (name) => !/caterpillar|snake|worm|centipede|train|wagon|carriage|^car$/.test(name),
  )
  if (!carrier || !isRow || parts.length < FEWEST_CARRIED || parts.length > MOST_CARRIED || others.length) return null
  if (/\bcount the\b|\btrac/i.test(prompt)) return null
  const things = ['train', 'steam train', 'wagon', 'train car', 'caterpillar', 'snake', 'worm', 'centipede']
  const shows = [...things, 'alphabet', 'number', 'letter of the alphabet', 'child', ...aboutIn(graph)]
  if (/train/i.test(carrier)) return { kind: 'train', parts, shows }
  const isNumbers = /^\d/.test(parts[0] ?? '')
  return { kind: 'caterpillar', heading: isNumbers ? 'Count' : (HEADINGS[parts.length] ?? 'Letters'), parts, shows }
}

export const SPECIAL: readonly Kind[] = [
  flags,
  skipCounting,
  carried,
  ways,
  maze,
  dots,
  wordSearch,
  layers,
  venn,
  outlineMap,
  continents,
  unitedStates,
  shapeRobot,
  measuring,
]
