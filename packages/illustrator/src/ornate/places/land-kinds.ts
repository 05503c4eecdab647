/** What asks for a landscape or a coast. */
import type { SceneGraph } from '../../reading/graph.ts'
import type { Kind } from '../kind.ts'
import { coast } from './coast.ts'
import { fine } from './fine.ts'
import { landscape } from './landscape.ts'

const LANDSCAPE = new RegExp(
  `\\blandscapes?\\b|\\bcountryside\\b|\\brolling hills\\b|\\bvineyards?\\b|${fine('mountains?|castle|valley|lighthouse|windmill|village|cottage|lake').source}|\\bcastle (?:on|by|near|beside) (?:an? |the )?(?:hill|lake|sea|river|cliff|mountain)\\b|\\bfairy ?tale castle\\b`,
  'i',
)
const COAST = /\b(?:light ?house|sea cliffs?|rocky (?:coast|shore)|stormy (?:sea|ocean)|coastal|sea ?scape)\b/i
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
  'cloud',
  'star',
  'grass',
  'flower',
  'forest',
  'meadow',
  'wildflowers',
  'valley',
  'stream',
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
    things.some(({ name }) => LANDMARKS.includes(name)))
const TREES = ['tree', 'pine tree', 'cypress tree', 'oak tree', 'palm tree', 'cherry tree', 'willow tree', 'apple tree']

export const LANDS: readonly Kind[] = [
  {
    asked: (prompt, graph) =>
      graph.detail !== 'simple' &&
      COAST.test(prompt) &&
      (graph.detail === 'intricate' || graph.style === 'detailed' || ROUGH.test(prompt)),
    itself: [...SHORE, 'seagull'],
    depicts: /\b(?:rocks?|rocky|cliffs?|crashing|waves?|breakers|storm(?:y)?|ocean|sea)\b/i,
    takes: LANDMARKS,
    around: (rng, subject, { taken, prompt }) =>
      coast(rng, subject, {
        landmark: taken.find((noun) => LANDMARKS.includes(noun)) ?? 'lighthouse',
        isNight: NIGHT.test(prompt),
        isStormy: /\bstorm\w*|\brough\b|\btempest/i.test(prompt),
        gulls: /\b(?:sea ?)?gulls?\b/i.test(prompt),
      }),
  },
  {
    asked: (prompt, graph) => isFarmed(prompt, graph) || LANDSCAPE.test(prompt),
    itself: LAND,
    depicts: /\b(?:valley|canyon|provence|tuscany|tuscan|holland|countryside|fjord|alps|field)\b/i,
    takes: [...LANDMARKS, ...TREES, ...FLYERS, ...FIELDS, 'vineyard'],
    around: (rng, subject, { taken, prompt, things }) =>
      landscape(rng, subject, {
        landmark: taken.find((noun) => LANDMARKS.includes(noun)) ?? null,
        trees: taken.filter((noun) => TREES.includes(noun)),
        hasLake: /\b(?:lake|fjord|sea|bay|river|harbou?r|coast)\b/i.test(prompt),
        isNight: NIGHT.test(prompt),
        flyers: things
          .filter(({ name }) => FLYERS.includes(name))
          .flatMap(({ name, n, atLeast }) => Array.from({ length: atLeast ? 5 : n }, () => name)),
        crop: IN_ROWS.test(prompt) ? (taken.find((noun) => FIELDS.includes(noun)) ?? 'lavender') : null,
      }),
  },
]
