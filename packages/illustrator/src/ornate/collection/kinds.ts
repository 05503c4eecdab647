/** What asks for a sheet of specimens. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { canCollect, sheet } from './sheet.ts'

const SHEET =
  /\b(?:(?<!colou?ring |book )(?:page|sheet)|collection|assortment|grid|chart|variety|array|study|studies|set|kinds|types|specimens) of\b|\bin a grid\b|\b(?:specimens?|collection|chart|assorted)\b|\b(?:all )?different (?:kinds|types|sorts)? ?(?:of )?\w+s\b|\bfull page of\b/i
const ITSELF = [
  'paper',
  'grid',
  'collection',
  'page',
  'set',
  'box',
  'square',
  'poster',
  'picture frame',
  'notebook',
  'wardrobe',
  'plate',
  'pot',
  'flower pot',
  'map',
]

/** So many that a scene has no room for them. */
const MANY = 5
const MOST = 16

/** Things counted, and nobody who does anything with them. */
const isCounted = (prompt: string, { things, relations, place, detail, style }: SceneGraph): boolean => {
  if (SHEET.test(prompt) && !HELD.test(prompt)) return !relations.some(({ relation }) => !NEAR.test(relation))
  const [first] = things
  if (!first || first.atLeast || first.n < MANY || first.n > MOST || place || detail === 'simple') return false
  if (!['detailed', 'botanical', null].includes(style) || lookUp(first.name)?.kind !== 'thing') return false
  return things.length <= 3 && relations.every(({ relation }) => NEAR.test(relation))
}
/** "An octopus holding eight different things" is one octopus. */
const HELD = /\b(?:hold|carr[yi]|wear|juggl|balanc)\w*\b.*\bdifferent\b/i
const NEAR = /^(?:next-to|around|among|beside|inside|filled-with|on-top-of|flies-over|flies)$/

/** Said with "with" or "and": they are between the others. */
const GUESTS = /^(?:moth|butterfly|bee|ladybug|dragonfly|snail|beetle|bird|hummingbird|star|moon|leaf|feather|flower)$/

export const COLLECTIONS: readonly Kind[] = [
  {
    asked: isCounted,
    itself: ITSELF,
    depicts: new RegExp(
      `${PLANT_WORDS.source}|^all \\d+ |\\b(?:grid|collection|page|different|each|assorted|set|specimens?|chart)\\b`,
      'i',
    ),
    can: canCollect,
    most: 12,
    draw: (rng, nouns, prompt, graph) => {
      const all = [...new Set([...plantsIn(prompt), ...nouns])]
      const guests = all.filter((name, i) => i > 0 && GUESTS.test(name) && /\bwith\b/i.test(prompt))
      const names = all.filter((name) => !guests.includes(name))
      const said = graph.things.find(({ name }) => name === names[0])
      const exact = said && !said.atLeast && said.n > 2 ? said.n : 0
      const usual = graph.detail === 'simple' ? 6 : names.length > 9 ? 12 : 9
      return sheet(rng, names, Math.min(MOST, exact || Math.max(usual, names.length)), guests)
    },
  },
]
