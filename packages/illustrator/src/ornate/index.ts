/** Pages for grown-ups: ornament instead of a scene. Each kind is a generator of its own. */
import { createRng, hash, type Rng } from '../ink/random.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { lookUp } from '../world/world.ts'
import { botanicalPlate } from './botanical.ts'
import { celticKnot } from './celtic/knot.ts'
import { artDeco } from './deco.ts'
import { archedWindow, IN_GLASS } from './glass/arched-window.ts'
import { roseWindow } from './glass/rose-window.ts'
import { koiPond } from './koi/pond.ts'
import { mandala } from './mandala/mandala.ts'
import { motifsOf } from './mandala/motif.ts'
import { readingNook } from './nook/nook.ts'
import { artNouveau } from './nouveau/nouveau.ts'
import { paisley } from './paisley.ts'
import { tessellation } from './tessellation.ts'
import { town } from './town/town.ts'
import { ANIMALS, tangledAnimal } from './zentangle/any-animal.ts'
import { TANGLED, zentangle } from './zentangle/zentangle.ts'

export interface Ornate {
  svg: string
  /** The nouns that are on the page. */
  shows: readonly string[]
}

interface Kind {
  /** The style that asks for it, as styles.txt names it; else the words do. */
  asked: string | RegExp
  /** Nouns that mean the ornament and nothing on it. */
  itself?: readonly string[]
  /** Every noun that it can show; 'anything' we can draw, up to four of them. */
  can: readonly string[] | 'anything'
  /** It shows one of these at a time, and these where nothing was named; else all of them always. */
  oneOf?: readonly string[]
  draw: (rng: Rng, nouns: readonly string[]) => string
}

const MOST_MOTIFS = 4

const FLOWERS = [
  'flower',
  'wildflowers',
  'bouquet',
  'rose',
  'lily',
  'poppy',
  'fern',
  'mushroom',
  'bee',
  'butterfly',
  'leaf',
  'plant',
]

const NOOK =
  /\b((?:cozy|cosy|hygge)\b.*\b(?:shel(?:f|ves)|bookshel(?:f|ves)|library|interior)|reading nook|book nook|window seat)\b/i
const TOWN = /\b(townscapes?|canal houses|row of (\w+ )?houses|town ?houses|row houses|gabled houses)\b/i

const KINDS: readonly Kind[] = [
  {
    asked: 'zentangle',
    itself: ['zentangle pattern'],
    can: TANGLED,
    oneOf: TANGLED,
    draw: (rng, [noun = '']) => zentangle(noun, rng),
  },
  { asked: 'zentangle', can: ANIMALS, oneOf: ANIMALS, draw: (rng, [noun = '']) => tangledAnimal(noun, rng) },
  { asked: 'mandala', itself: ['mandala'], can: 'anything', draw: (rng, nouns) => mandala(rng, motifsOf(nouns)) },
  { asked: 'rose window', can: ['window', 'church'], draw: roseWindow },
  {
    asked: 'stained glass',
    can: IN_GLASS,
    oneOf: ['peacock', 'rose'],
    draw: (rng, [noun = '']) => archedWindow(noun, rng),
  },
  { asked: /\bkoi\b/i, can: ['koi', 'fish', 'pond', 'lily pad', 'water lily', 'lotus', 'lily'], draw: koiPond },
  { asked: 'tessellation', can: ['fish'], draw: tessellation },
  { asked: 'art deco', can: ['fan'], draw: artDeco },
  { asked: 'botanical', can: FLOWERS, draw: botanicalPlate },
  { asked: 'celtic', itself: ['celtic knot'], can: ['tree'], draw: celticKnot },
  { asked: 'art nouveau', can: ['woman', 'lady', 'girl', 'flower', 'lily'], draw: artNouveau },
  {
    asked: NOOK,
    can: ['bookshelf', 'shelf', 'book', 'cat', 'window', 'plant', 'pillow', 'rug', 'library'],
    draw: readingNook,
  },
  { asked: TOWN, can: ['canal house', 'house', 'townhouse', 'boat', 'duck', 'canal', 'church', 'town'], draw: town },
  { asked: 'paisley', itself: ['paisley pattern'], can: ['flower'], draw: paisley },
]

/** The page that a style or its words ask for, or null: a scene shows what was named better than an ornament without it. */
export function ornatePage(graph: SceneGraph, prompt: string, seed: number): Ornate | null {
  const all = graph.things.map(({ name }) => name)
  for (const { asked, itself = [], can, oneOf, draw } of KINDS) {
    const named = all.filter((name) => !itself.includes(name))
    const known = named.filter((name) => (can === 'anything' ? lookUp(name) : can.includes(name)))
    const wanted =
      typeof asked === 'string'
        ? asked === graph.style && (known.length || !named.length)
        : asked.test(prompt) && known.length === named.length
    if (!wanted) continue
    const rng = createRng(hash(`${prompt.trim().toLowerCase()}#${seed} ornate`))
    const nouns = oneOf ? [known[0] ?? rng.pick(oneOf)] : can === 'anything' ? known.slice(0, MOST_MOTIFS) : can
    return { svg: draw(rng, nouns), shows: [...itself, ...nouns] }
  }
  return null
}
