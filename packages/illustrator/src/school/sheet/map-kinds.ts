/** Which map a prompt asks for: "outline of Brazil", "map of Texas", "Asia continent map". */
import { everything, type Kind } from '../kind.ts'
import { isContinent, outlineNamed } from './outlines.ts'
import { aboutIn } from './subjects.ts'

/** Who lives there; the first stands on the land. */
const FAUNA: Record<string, readonly string[]> = {
  'North America': ['bear', 'moose', 'eagle', 'bison', 'raccoon'],
  'South America': ['llama', 'sloth', 'toucan', 'jaguar', 'capybara'],
  Africa: ['elephant', 'lion', 'giraffe', 'zebra', 'hippo'],
  Europe: ['fox', 'deer', 'hedgehog', 'wolf', 'owl'],
  Asia: ['panda', 'tiger', 'camel', 'orangutan', 'peacock'],
  Australia: ['kangaroo', 'koala', 'platypus', 'wombat', 'crocodile'],
  Antarctica: ['penguin', 'seal', 'whale', 'orca', 'albatross'],
}

const MAP =
  /\b(?:maps?|continents?|outlines?|borders|geography)\b|\b(?:shape|silhouette|state|country) of\b|\b(?:country|state|continent) (?:shape|of)\b/i
/** On a wall, in a hand, for pirates: a thing among others. */
const IN_SCENE = /\b(?:holding|looking|reading|pointing|wall|treasure|pirates?|desk|teacher|table|globe)\b/i
const BLANK =
  /\b(?:blank|outlines?|unlabell?ed|empty|plain|no (?:labels|names|animals)|without (?:labels|names|animals)|simple|just|only)\b/i
const BORDERS = /\b(?:countries|states|borders|nations)\b/i

export const outlineMap: Kind = (prompt, graph) => {
  if (!MAP.test(prompt) || IN_SCENE.test(prompt)) return null
  const name = outlineNamed(prompt)
  const withAnimals = /\b(?:animals|wildlife)\b/i.test(prompt) && !/\b(?:no|without) animals\b/i.test(prompt)
  if (!name || (graph.relations.some(({ relation }) => relation !== 'next-to') && !withAnimals)) return null
  if ((prompt.match(/\b(?:america|africa|europe|asia|australia|antarctica)\b/gi) ?? []).length > 1) return null
  const animals = withAnimals ? (FAUNA[name] ?? []) : []
  const isOfMap = (word: string) =>
    /^(?:map|world map|continent|state|flag)$/.test(word) ||
    prompt.toLowerCase().includes(`${name.toLowerCase()} ${word}`)
  return {
    kind: 'outline',
    name,
    isBlank: BLANK.test(prompt),
    withBorders: isContinent(name) && BORDERS.test(prompt),
    animals,
    shows: [
      ...(animals.length ? everything(graph) : everything(graph).filter(isOfMap)),
      'map',
      'world map',
      name.toLowerCase(),
      ...name.toLowerCase().split(' '),
      ...graph.things.filter(({ word }) => name.toLowerCase().includes(word.toLowerCase())).map((thing) => thing.name),
      ...(prompt.match(MAP_WORDS) ?? []),
      ...aboutIn(graph),
    ],
  }
}

const MAP_WORDS =
  /\b(?:blank|outlines?|borders?|countries|country|states?|continents?|geography|shape|silhouette|maps?)\b/gi
