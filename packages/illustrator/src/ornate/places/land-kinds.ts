/** What asks for a landscape or a coast. */
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { coast } from './coast.ts'
import { fine } from './fine.ts'
import { landscape } from './landscape.ts'
import { reef } from './reef.ts'
import { ornamentalShore } from './shore.ts'

const LANDSCAPE = new RegExp(
  `\\blandscapes?\\b|\\b(?:northern lights|aurora(?: borealis)?) (?:over|above|in|with)\\b|\\b(?:with|under|and) (?:the )?(?:northern lights|aurora)\\b|\\b(?:alpine|swiss|mountain|winter|snowy|hillside|country) (?:\\w+ )?(?:village|town|cabin|cottage)\\b|\\b(?:cabin|cottage) in the (?:\\w+ )?(?:mountains|hills)\\b|\\bcountryside\\b|\\brolling hills\\b|\\bvineyards?\\b|${fine('mountains?|castle|valley|lighthouse|windmill|village|cottage|cabin|lake|northern lights|aurora').source}|\\bcastle (?:on|by|near|beside) (?:an? |the )?(?:hill|lake|sea|river|cliff|mountain)\\b|\\bfairy ?tale castle\\b`,
  'i',
)
const COAST = /\b(?:light ?house|sea cliffs?|rocky (?:coast|shore)|stormy (?:sea|ocean)|coastal|sea ?scape)\b/i
/** The sea is under it. */
const ON_CLIFF =
  /\b(?:castles?|house|mansion|manor|church|chapel|cottage|tower|palace|temple|abbey|monastery) (?:(?:perched|standing|built|sitting|high|up|set) )*(?:on|upon|atop|on top of|at the edge of|on the edge of|above) (?:an? |the )?(?:\w+ ){0,2}cliffs?\b/i
const OVER_SEA = ['seagull', 'bat', 'raven', 'crow', 'eagle', 'bird']
const ROUGH = /\b(?:cliffs?|rocks?|rocky|waves?|storm\w*|sea|ocean|crashing)\b/i
const SHORE = [
  'cliff',
  'sea cliff',
  'wave',
  'sea',
  'ocean',
  'rock',
  'beach',
  'sky',
  'cloud',
  'sun',
  'moon',
  'star',
  'open sea',
  'island',
  'grass',
  'storm',
  'lightning',
  'water',
  'coast',
  'rocky coast',
  'rocky shore',
  'seaside',
  'moonlight',
  'full moon',
]
export const NIGHT = /\b(?:night|moon|moonlit|stars|starry|midnight|evening)\b/i

const LANDMARKS = [
  'castle',
  'cottage',
  'lighthouse',
  'windmill',
  'house',
  'church',
  'tower',
  'palace',
  'temple',
  'pagoda',
  'log cabin',
  'farmhouse',
  'village',
  'barn',
  'cathedral',
  'haunted house',
  'mansion',
]
const LAND = [
  'mountain',
  'hill',
  'lake',
  'river',
  'field',
  'road',
  'sky',
  'sun',
  'moon',
  'full moon',
  'crescent moon',
  'cloud',
  'star',
  'grass',
  'flower',
  'forest',
  'meadow',
  'wildflowers',
  'valley',
  'stream',
  'village',
  'snow village',
  'desert',
  'snow',
  'snowflake',
  'snowy field',
  'night sky',
  'smoke',
  'chimney',
]
const FLYERS = [
  'hot air balloon',
  'airship',
  'bird',
  'eagle',
  'hawk',
  'swallow',
  'kite',
  'biplane',
  'crane bird',
  'goose',
]
const FIELDS = ['lavender', 'sunflower', 'tulip', 'poppy', 'daisy', 'wheat']
const IN_ROWS =
  /\b(?:lavender|sunflower|tulip|poppy|daisy|wheat) fields?\b|\bfields? of (?:\w+ )?(?:lavender|sunflowers|tulips|poppies|daisies|wheat)\b/i
/** A field with a house or a mill in it is a landscape. */
const isFarmed = (prompt: string, { things, detail }: SceneGraph): boolean =>
  IN_ROWS.test(prompt) &&
  detail !== 'simple' &&
  (/\b(?:provence|tuscany|tuscan|holland|dutch|rows)\b/i.test(prompt) ||
    things.some(({ name }) => LANDMARKS.includes(name) || FLYERS.includes(name)))
/** "Log cabin in the snow, pine trees": nobody is there, only the place. */
const isCabin = (prompt: string, { things, detail, relations }: SceneGraph): boolean =>
  detail !== 'simple' &&
  !relations.length &&
  /\bcabins?\b.*\b(?:snow\w*|woods|forest|pines?|firs?|mountains?|lake)\b|\b(?:snowy|winter) (?:\w+ )?cabins?\b/i.test(
    prompt,
  ) &&
  things.every(({ name }) => lookUp(name)?.kind !== 'being')
/** Where people matter it is a scene of theirs. */
const hasPeople = ({ things }: SceneGraph): boolean =>
  things.some(({ name, via }) => {
    const entry = lookUp(name)
    return via !== 'implied' && entry?.kind === 'being' && entry.human
  })
const TREES = [
  'cactus',
  'tree',
  'pine tree',
  'cypress tree',
  'oak tree',
  'palm tree',
  'cherry tree',
  'willow tree',
  'apple tree',
]

const habitatOf = (name: string): string => {
  const entry = lookUp(name)
  return entry ? (entry.kind === 'being' ? entry.actor.habitat : entry.thing.habitat) : ''
}

/** A village has these of its own. */
const OF_VILLAGE = /^(?:church|house|cottage|village)$/
const landmarkOf = (taken: readonly string[], prompt: string): string | null => {
  const named = taken.filter((noun) => LANDMARKS.includes(noun))
  const other = named.find((noun) => !OF_VILLAGE.test(noun))
  return other ?? (/\bvillages?\b/i.test(prompt) ? 'village' : (named[0] ?? null))
}

const UNDERWATER = /\b(?:coral reefs?|corals?|under ?water|under the sea|sea ?life|ocean floor|reef)\b/i
const REEF = [
  'coral reef',
  'coral',
  'seaweed',
  'sea',
  'ocean',
  'bubble',
  'shell',
  'starfish',
  'water',
  'underwater',
  'kelp',
  'sea anemone',
  'rock',
  'sand',
  'reef',
  'wave',
  'ocean floor',
  'sea floor',
  'underwater scene',
]
const SHOALS = ['fish', 'tropical fish', 'clownfish', 'angelfish', 'seahorse', 'jellyfish']

/** Lie on the ground of the sea. */
const SUNKEN = ['treasure chest', 'shipwreck', 'anchor', 'diving helmet', 'sunken ship']
/** "Coral reef with a turtle, anemones and clownfish": a place that is told, and nobody of a story. */
const isSeascape = (prompt: string, things: readonly NamedThing[]): boolean =>
  /\b(?:reefs?|corals|underwater scene|ocean floor|sea ?life)\b/i.test(prompt) &&
  !/\b(?:cute|kids?|happy|funny|smiling|friendly|little|baby)\b/i.test(prompt) &&
  things.filter(({ via }) => via !== 'implied').length >= 2 &&
  things.every(({ name, wears }) => {
    const entry = lookUp(name)
    return !wears.length && !(entry?.kind === 'being' && (entry.human || name === 'mermaid'))
  })

/** What one does in water without anybody else. */
const AFLOAT = /^(?:swims|swims-in|inside|next-to|among|around|above|has|floats|hides-in|explores|behind|in-front-of)$/

const SHELLS = ['shell', 'conch shell', 'starfish', 'sand dollar', 'sea snail', 'nautilus', 'pearl']
const WAVES_AND_SHELLS = fine(
  '(?:waves?|ocean|sea|beach)\\b.*\\b(?:sea ?)?shells?|(?:sea ?)?shells?\\b.*\\b(?:waves?|ocean|sea|beach)',
)

export const LANDS: readonly Kind[] = [
  {
    asked: (prompt, { things }) =>
      WAVES_AND_SHELLS.test(prompt) &&
      !UNDERWATER.test(prompt) &&
      things.every(({ name, via }) => via === 'implied' || SHELLS.includes(name) || SHORE.includes(name)),
    itself: SHORE,
    depicts: /\b(?:waves?|relaxing|calm(?:ing)?|ocean|sea)\b/i,
    can: (noun) => SHELLS.includes(noun) && lookUp(noun) !== null,
    most: SHELLS.length,
    always: ['wave', 'shell'],
    draw: (rng, nouns) =>
      ornamentalShore(
        rng,
        [...new Set(['shell', ...nouns, 'starfish', 'conch shell'])].filter((name) => lookUp(name) !== null),
      ),
  },
  {
    asked: (prompt, { detail, style, relations, things }) =>
      UNDERWATER.test(prompt) &&
      (detail === 'intricate' ||
        style === 'detailed' ||
        (detail !== 'simple' && !style && isSeascape(prompt, things))) &&
      relations.every(({ relation }) => AFLOAT.test(relation)),
    itself: REEF,
    depicts: /\b(?:corals?|sea ?weed|kelp|reef|bubbles|anemones?|underwater)\b/i,
    takes: SUNKEN,
    weaves: ({ name, atLeast }) => atLeast === true && SHOALS.includes(name),
    always: ['coral reef'],
    around: (rng, subject, { taken, hero }) =>
      reef(rng, subject, taken, {
        hero,
        sunken: taken.filter((name) => SUNKEN.includes(name)),
      }),
  },
  {
    asked: (prompt, graph) =>
      graph.detail !== 'simple' &&
      ((ON_CLIFF.test(prompt) && !hasPeople(graph)) ||
        (COAST.test(prompt) && (graph.detail === 'intricate' || graph.style === 'detailed' || ROUGH.test(prompt)))),
    itself: SHORE,
    depicts: /\b(?:rocks?|rocky|cliffs?|crashing|waves?|breakers|storm(?:y)?|ocean|sea)\b/i,
    takes: [...LANDMARKS, ...OVER_SEA],
    around: (rng, subject, { taken, prompt }) =>
      coast(rng, subject, {
        landmark: taken.find((noun) => LANDMARKS.includes(noun)) ?? 'lighthouse',
        isNight: NIGHT.test(prompt),
        isStormy: /\bstorm\w*|\brough\b|\btempest/i.test(prompt),
        flyers: taken.filter((noun) => OVER_SEA.includes(noun)),
      }),
  },
  {
    asked: (prompt, graph) =>
      (isFarmed(prompt, graph) || isCabin(prompt, graph) || LANDSCAPE.test(prompt)) && !hasPeople(graph),
    itself: LAND,
    depicts: /\b(?:valley|canyon|provence|tuscany|tuscan|holland|countryside|fjord|alps|field)\b/i,
    takes: [...LANDMARKS, ...TREES, ...FLYERS, ...FIELDS, 'vineyard', 'northern lights'],
    around: (rng, subject, { taken, prompt, things, hero }) =>
      landscape(rng, subject, {
        landmark: landmarkOf(taken, prompt),
        trees: /\bdesert\b/i.test(prompt) ? ['cactus'] : taken.filter((noun) => TREES.includes(noun)),
        hasLake: /\b(?:lake|fjord|sea|bay|river|harbou?r|coast)\b/i.test(prompt),
        isNight: NIGHT.test(prompt),
        hasLights: taken.includes('northern lights'),
        isAloft: /^(?:air|sky)$/.test(habitatOf(hero)) || /\b(?:fl(?:y|ies|ying)|soar(?:s|ing)?)\b/i.test(prompt),
        isSnowy: /\b(?:snow\w*|winter\w*|christmas)\b/i.test(prompt),
        flyers: things
          .filter(({ name }) => FLYERS.includes(name))
          .flatMap(({ name, n, atLeast }) => Array.from({ length: atLeast ? 5 : n }, () => name)),
        crop: IN_ROWS.test(prompt) ? (taken.find((noun) => FIELDS.includes(noun)) ?? 'lavender') : null,
      }),
  },
]
