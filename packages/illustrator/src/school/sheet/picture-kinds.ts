/** Sheets of pictures: games, patterns, pairs, halves, stories. */
import { namesFor } from '../../lettering/objects.ts'
import type { Kind } from '../kind.ts'
import { deedList } from './deed-lists.ts'
import { headed } from './headed-kinds.ts'
import { homes, oddOne, pairs } from './pair-kinds.ts'
import { patterns } from './pattern-kinds.ts'
import { sightWords } from './sight-words.ts'
import { story } from './story-kinds.ts'
import { asSchool, filledTo, namedOr, namesIn, numbersIn, titleOf } from './subjects.ts'
import { ANYTHING, setIn, sortIn } from './tables.ts'
import { whole } from './whole-kind.ts'

/** Each twice, and never beside its like. */
const paired = (names: readonly string[]): string[] => [...names, ...names.slice(2), ...names.slice(0, 2)]

const bingo: Kind = (prompt, graph) => {
  const [game = ''] = /\b(?:bingo|lotto|memory (?:game|cards?|match)|matching (?:game|cards))\b/i.exec(prompt) ?? []
  if (!game || /\b(?:named|called|dog|is|bluey and|bluey &) bingo\b|\bbingo and bluey\b/i.test(prompt)) return null
  const isMemory = /memory|matching/i.test(game)
  const [, size = '3'] = /\b([2-5]) ?(?:x|by|×) ?\d\b/i.exec(prompt) ?? []
  const side = Number(size)
  const names = isMemory ? paired(filledTo(6, graph, prompt)) : filledTo(side * side, graph, prompt)
  const title = isMemory ? 'Memory' : /lotto/i.test(game) ? 'Lotto' : 'Bingo'
  return asSchool(
    { title: titleOf(graph, title), cells: names, columns: isMemory ? 3 : side, edge: isMemory ? 'cut' : 'box' },
    graph,
  )
}

/** Kinds that a class tells apart, though nobody says "sort". */
const TWO_KINDS =
  /\b(?:sink (?:or|and|vs\.?) float|living (?:or|and|vs\.?) non-?living|needs (?:or|and|vs\.?) wants|push(?:es)? (?:or|and|vs\.?) pulls?|healthy (?:or|and|vs\.?) unhealthy|herbivores?,? (?:or|and|vs\.?) carnivores?|past (?:or|and|vs\.?) present|land,? (?:sea|water),? (?:and )?air|mammals?,? (?:birds?|reptiles?),? (?:and )?(?:birds?|reptiles?))\b/i

const sorting: Kind = (prompt, graph) => {
  // A life cycle to cut and paste is that cycle.
  if (/\bcycles?\b/i.test(prompt)) return null
  if (
    !/\bsort(?:ing|ed|s)?\b|\bcut (?:and|&) (?:paste|glue)\b|\bcategor(?:ies|ize)\b/i.test(prompt) &&
    !TWO_KINDS.test(prompt)
  )
    return null
  const known = sortIn(prompt)
  const named = namesIn(graph, prompt)
  if (!known && (named.length < 2 || named.length > 3)) return null
  const boxes = known ?? named.map((name) => ({ heading: name, names: [name, name, name, name] }))
  const each = boxes.length > 2 ? 3 : 4
  // Turn by turn, and each turn begins with another box: nobody may sort them by counting.
  const strip = Array.from({ length: each }, (_, i) =>
    boxes.map((_, k) => boxes[(k + i) % boxes.length]?.names[i] ?? ''),
  ).flat()
  const heads = boxes.map(({ heading }) => `"${heading}" / ##`)
  const sheet = { title: titleOf(graph, 'Sort'), cells: heads, columns: boxes.length, edge: 'none', strip } as const
  const school = asSchool(sheet, graph)
  const meant = graph.things.filter(({ name }) => known?.some(({ words }) => words.test(name))).map(({ name }) => name)
  return { ...school, shows: [...school.shows, ...meant] }
}

const half: Kind = (prompt, graph) => {
  if (
    !/\bmissing half\b|\b(?:draw|finish|complete|color)\b.*\b(?:other|second|right) half\b|\bhalf (?:is )?(?:missing|drawn)\b|\bsymmetry (?:worksheet|page|drawing|practice|art|activity|sheet)\b|\bline of symmetry\b|\b(?:finish|complete|draw) (?:the |a |this |my )?symmetr(?:y|ic|ical)\b|\b(?:finish|complete) the (?:\w+ )?(?:drawing|picture)\b|^(?:an? |the )?(?:\w+ ){1,2}symmetry$/i.test(
      prompt,
    )
  )
    return null
  const names = namesIn(graph, prompt)
  const cells = (names.length ? names : ['butterfly', 'heart', 'snowman', 'tree'])
    .slice(0, 6)
    .map((name) => `half ${name}`)
  return asSchool({ title: titleOf(graph, 'Draw the Other Half'), cells, columns: cells.length > 1 ? 2 : 1 }, graph)
}

const sizes: Kind = (prompt, graph) => {
  if (!/\bbig(?:ger)?,? (?:and|or|vs\.?) (?:small|little|smaller)\b/i.test(prompt)) return null
  if (!/\bworksheet|\bcircle\b|\bsheet\b|\bpairs?\b|\bconcept|\bcolou?r the\b|\bpreschool|\bkindergarten/i.test(prompt))
    return null
  const names = namedOr(2, 3, graph, prompt)
    .filter((name) => name !== 'circle')
    .slice(0, 4)
  const cells = names.flatMap((name, i) => (i % 2 ? [`small ${name}`, name] : [name, `small ${name}`]))
  return asSchool({ title: titleOf(graph, 'Big and Small'), cells, columns: 2 }, graph)
}

const sounds: Kind = (prompt, graph) => {
  const isSpeech = /\b(?:articulation|speech (?:therapy|practice|sheet|page|homework))\b/i.test(prompt)
  const isStart =
    isSpeech ||
    (/\bstart(?:s|ing)? with\b/i.test(prompt) && /\b(?:circle|find|worksheet|pictures?|words?)\b/i.test(prompt))
  if (!isStart && !/\b(?:beginning|initial|first|starting) (?:sounds?|letters?)\b|\bmissing letters?\b/i.test(prompt))
    return null
  // "beginning sounds worksheet b": a letter that stands alone.
  const [, letter = ''] =
    /\b(?:letter|with(?: the letter)?|sound) ([a-z])\b/i.exec(prompt) ??
    /\b(?:for|initial|final|the) ([b-hj-z])\b/i.exec(prompt) ??
    /(?:^|[ :"])([b-hj-z])(?=$|[ ,.":])/i.exec(prompt) ??
    []
  // "Speech sheet for SH": two letters are a sound of their own.
  if (isSpeech && !letter) return null
  const title = titleOf(graph, letter ? `Find ${letter.toUpperCase()}` : 'First Letters')
  if (letter && isStart && !/\b(?:circle|find)\b/i.test(prompt)) {
    const count = numbersIn(prompt).find((n) => n >= 2 && n <= 12) ?? (isSpeech ? 6 : 4)
    const own = isSpeech ? namesIn(graph, prompt) : []
    const names = own.length > 1 ? own.slice(0, 12) : namesFor(letter).slice(0, count)
    return asSchool({ title: letter.toUpperCase(), cells: names.map((name) => `${name} = ${name}`), columns: 2 }, graph)
  }
  if (letter) {
    const right = namesFor(letter).slice(0, 5)
    const wrong = ANYTHING.filter((name) => !name.startsWith(letter.toLowerCase())).slice(0, 9 - right.length)
    const cells = Array.from(
      { length: 9 },
      (_, i) => (i % 2 ? wrong[(i - 1) / 2] : right[i / 2]) ?? wrong[i - 4] ?? 'sun',
    )
    return asSchool({ title, cells, columns: 3 }, graph)
  }
  const names = namedOr(3, 6, graph, prompt)
    .filter((name) => !name.includes(' '))
    .slice(0, 6)
  return asSchool({ title, cells: names.map((name) => `${name} / # & "${name.slice(1)}"`), columns: 2 }, graph)
}

const traceWords: Kind = (prompt, graph) => {
  if (
    !/\btrac(?:e|ing)\b|\b(?:hand)?writing (?:practice|page|sheet|worksheet)\b/i.test(prompt) ||
    /\b(?:lines?|paths?)\b/i.test(prompt)
  )
    return null
  const own = graph.letters && /\p{L}\p{M}*\p{L}/u.test(graph.letters) ? graph.letters.replace(/[~"&=/#]/g, ' ') : null
  const names = namesIn(graph, prompt)
  if (own)
    return asSchool(
      {
        title: '',
        cells: names.length
          ? [`${names.slice(-2).join(' & ')} / "${own}"`, `~${own}~ / ~${own}~`]
          : [`"${own}"`, `~${own}~`, `~${own}~`, `~${own}~`],
        columns: 1,
        edge: 'none',
      },
      graph,
    )
  if (!names.length || graph.letters || !/\bwords?\b|\bnames\b/i.test(prompt)) return null
  return asSchool(
    {
      title: titleOf(graph, 'Trace the Words'),
      cells:
        names.length === 1
          ? [`${names[0]} / ~${names[0]}~ / ~${names[0]}~`]
          : names.slice(0, 6).map((name) => `${name} & ~${name}~`),
      columns: 1,
    },
    graph,
  )
}

const cards: Kind = (prompt, graph) => {
  const isHabitat = /\bhabitats?\b(?=.*\b(?:labels?|labell?ed|names?|words)\b)/i.test(prompt)
  const isCut = /\bflash ?cards?\b|\b(?:picture|vocabulary|word) cards?\b/i.test(prompt)
  if (
    !isCut &&
    !isHabitat &&
    !/\bvocabulary\b|\bwith (?:their |the )?(?:names|words)\b(?! (?:on|of))|\bpicture dictionary\b/i.test(prompt)
  )
    return null
  // These have plates of their own, with their words on them.
  if (!isCut && /\bcycles?\b|\bsolar system\b|\bplanets\b/i.test(prompt)) return null
  const named = namesIn(graph, prompt)
  if (named.length < 2 && !setIn(prompt)) return null
  // "Dinosaurs with names: t rex, triceratops": what they all are is the title, and no picture of its own.
  const [, all = ''] = /\b(\w+)s with (?:their |the )?names\b/i.exec(prompt) ?? []
  const head = named.length > 2 ? named.find((name) => name === all.toLowerCase()) : undefined
  const names = (named.length > 1 ? named.filter((name) => name !== head) : filledTo(6, graph, prompt)).slice(0, 12)
  const usual = head ? `${head.charAt(0).toUpperCase()}${head.slice(1)}s` : isHabitat ? 'Habitat' : 'My Words'
  const sheet = asSchool(
    {
      title: titleOf(graph, isCut ? '' : usual),
      cells: names.map((name) => `${name} = ${name.replace(/^shape /, '')}`),
      edge: isCut ? 'cut' : 'box',
    },
    graph,
  )
  return { ...sheet, shows: [...sheet.shows, ...(head ? [head] : [])] }
}

const sign: Kind = (prompt, graph) => {
  if (
    !/\bdoor (?:sign|hanger|poster|decoration)s?\b|\b(?:class(?:room)?|bathroom|library|reading corner|bin|center) (?:sign|label)s?\b/i.test(
      prompt,
    )
  )
    return null
  // Words that were asked for stand on a sign of their own.
  if (titleOf(graph, '') && graph.things.some(({ name }) => name === 'sign')) return null
  const words = titleOf(graph, 'Welcome').replace(/[~"&=/#]/g, ' ')
  const named = namesIn(graph, prompt).slice(0, 4)
  const names = named.length ? named : ['pencil', 'book']
  return asSchool({ title: '', cells: [`"${words}" / ${names.join(' & ')}`], columns: 1 }, graph)
}

/** "Roll a dice": a picture for each number. */
const roll: Kind = (prompt, graph) => {
  if (!/\broll (?:and|&|a|the) (?:colou?r|draw|dice|die|count)\b/i.test(prompt)) return null
  const names = namesIn(graph, prompt).filter((name) => name !== 'dice' && name !== 'key')
  const all = names.length ? names : filledTo(6, graph, prompt)
  const cells = Array.from(
    { length: 6 },
    (_, i) => `"${i + 1}" & ${names.length === 1 ? `${i + 1} ` : ''}${all[i % all.length]}`,
  )
  return asSchool({ title: titleOf(graph, 'Roll and Color'), cells, columns: 2 }, graph)
}

/** "apple, banana, cat, a picture for each": whatever else such a sheet is for, each thing has its cell and its word. */
export const listed: Kind = (prompt, graph) => {
  if (
    !/\bworksheets?\b|\b(?:four|six|\d) boxes\b|\bin (?:each|every) box\b|\bpictures? (?:for|of) each\b|\bpage with pictures\b|\bsyllables?\b|\bword under\b|\blabell?ed\b|\bwith labels\b/i.test(
      prompt,
    )
  )
    return null
  const names = namesIn(graph, prompt).slice(0, 12)
  if (
    names.length < (/\bsyllables?\b/i.test(prompt) ? 1 : 3) ||
    graph.relations.some(({ relation }) => relation !== 'next-to')
  )
    return null
  const isSyllables = /\bsyllables?\b/i.test(prompt)
  const cells = names.map((name) => (isSyllables ? `${name} / # & # & # = ${name}` : `${name} = ${name}`))
  return asSchool({ title: titleOf(graph, isSyllables ? 'Syllables' : 'My Page'), cells }, graph)
}

export const PICTURES: readonly Kind[] = [
  deedList,
  headed,
  whole,
  bingo,
  roll,
  story,
  sorting,
  half,
  patterns,
  sizes,
  homes,
  pairs,
  oddOne,
  sounds,
  sightWords,
  traceWords,
  sign,
  cards,
]
