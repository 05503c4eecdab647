/** "A crown to cut out", "finger puppets", "family tree to fill in": what is made of paper, and no practice with scissors. */
import { everything, type Kind } from '../kind.ts'
import { hasFace } from './cut-outs.ts'
import { asSchool, namesIn, titleOf } from './subjects.ts'

const TO_MAKE =
  /\b(?:cut ?(?:-| )?outs?|to cut(?: out)?|cut and (?:colou?r|fold|wear)|colou?r and cut|templates?|crafts?|printable|to (?:wear|make|assemble)|paper)\b/i
const PUPPETS =
  /\b(?:finger|stick|popsicle stick|hand|paper|shadow) puppets?\b|\bpuppets? (?:to cut|template|craft|cut ?outs?)\b/i

const shows = (graph: Parameters<Kind>[1], ...names: string[]) => [
  ...names,
  ...everything(graph),
  ...graph.unknown.filter((word) =>
    /^(?:paper(?: bag)?|template|craft|finger|stick|puppets?|cut ?outs?|band|headband)$/i.test(word),
  ),
]

/** One that somebody wears in a picture is in that picture. */
const crown: Kind = (prompt, graph) => {
  if (!/\b(?:crowns?|headbands?|birthday hats?)\b/i.test(prompt) || !TO_MAKE.test(prompt)) return null
  if (graph.relations.some(({ relation }) => !/next-to|has/.test(relation))) return null
  const names = namesIn(graph, prompt).filter(
    (name) => !/crown|king|queen|prince|hat|child|boy|girl|scissors/.test(name),
  )
  return { kind: 'crown', names: names.slice(0, 5), words: titleOf(graph, ''), shows: shows(graph, ...names) }
}

const mask: Kind = (prompt, graph) => {
  if (
    !/\bmasks?\b/i.test(prompt) ||
    !(TO_MAKE.test(prompt) || /\b(?:eye ?holes|holes for (?:the |my )?eyes)\b/i.test(prompt))
  )
    return null
  const of = namesIn(graph, prompt).find(hasFace)
  return of ? { kind: 'mask', of, shows: shows(graph, of) } : null
}

const bagPuppet: Kind = (prompt, graph) => {
  if (!/\bpaper bag (?:\w+ )?puppets?\b|\bbag puppets?\b/i.test(prompt)) return null
  const of = namesIn(graph, prompt).find(hasFace)
  return of ? { kind: 'bag puppet', of, shows: shows(graph, of, 'puppet', 'paper bag') } : null
}

const PIGS = /\bthree little pigs\b|\b3 little pigs\b/i
const puppets: Kind = (prompt, graph) => {
  if (!PUPPETS.test(prompt)) return null
  const named = namesIn(graph, prompt.replace(PIGS, 'pig')).filter((name) => !/puppet|stick|paper/.test(name))
  const names = PIGS.test(prompt) ? ['pig', 'pig', 'pig', 'wolf'] : named
  if (!names.length) return null
  const all = names.length === 1 ? [...names, ...names, ...names, ...names] : names.slice(0, 9)
  const cells = all.map((name) => `${name} / #`)
  const sheet = asSchool({ title: '', cells, columns: all.length > 4 ? 3 : 2, edge: 'cut' }, graph)
  return { ...sheet, shows: [...sheet.shows, ...shows(graph, 'puppet', 'straw house')] }
}

/** "Three pumpkins to cut out": each in a dashed frame, as large as the page allows. */
const pieces: Kind = (prompt, graph) => {
  if (
    !/\bto cut(?: ?out)?\b|\bcut ?outs?\b/i.test(prompt) ||
    /\b(?:lines?|practice|skills?|worksheet|paste|glue|money|coins)\b/i.test(prompt)
  )
    return null
  if (graph.letters || graph.relations.some(({ relation }) => !/next-to|has/.test(relation))) return null
  const names = namesIn(graph, prompt).filter((name) => name !== 'scissors')
  const [only] = graph.things.filter(({ name }) => name === names[0])
  if (!names.length || names.length > 9) return null
  const n = names.length === 1 ? Math.min(9, only?.atLeast ? 4 : (only?.n ?? 1)) : 1
  const cells = names.flatMap((name) => new Array<string>(n).fill(name))
  const columns = cells.length > 4 ? 3 : cells.length > 1 ? 2 : 1
  const sheet = asSchool({ title: '', cells, columns, edge: 'cut' }, graph)
  return { ...sheet, shows: [...sheet.shows, 'scissors'] }
}

const familyTree: Kind = (prompt, graph) =>
  /\bfamily trees?\b/i.test(prompt) &&
  /\b(?:templates?|blank|empty|fill|write|worksheet|frames|to complete|printable|boxes)\b/i.test(prompt)
    ? { kind: 'family tree', shows: shows(graph, 'family tree', 'picture frame', 'tree', 'frame') }
    : null

const frame: Kind = (prompt, graph) => {
  if (
    !/\b(?:picture |photo |portrait )?frames? (?:to (?:draw|colou?r) in|to fill|template)\b|\b(?:blank|empty) (?:picture|photo|portrait) frame\b|\bportrait frame\b|\bself[- ]portrait (?:template|page|frame)\b/i.test(
      prompt,
    )
  )
    return null
  const title = /\bself[- ]portrait/i.test(prompt) ? 'My Self Portrait' : /\bfamily\b/i.test(prompt) ? 'My Family' : ''
  return { kind: 'frame', heading: titleOf(graph, title), shows: shows(graph, 'picture frame', 'easel') }
}

export const CUT_OUTS: readonly Kind[] = [familyTree, frame, crown, bagPuppet, mask, puppets, pieces]
