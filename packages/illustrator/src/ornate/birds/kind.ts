/** Birds drawn as they are, where hobby colorists ask for them: with plants, water or the moon and nothing else. */
import type { Rng } from '../../ink/random.ts'
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import {
  atFlowers,
  canPerch,
  canSoar,
  inReeds,
  inTheAir,
  isOwl,
  onBranch,
  onLake,
  owlPage,
  type Wish,
} from './pages.ts'
import { SWIMMERS, WADERS } from './wading.ts'

/** Other pages, and what is no setting of ours. */
const OTHERWISE =
  /\b(?:ornate|patterned|zentangle|mandala|pattern|wreath|frame|border|portrait|head|face|nest\w*|feeder|bath|cage|alphabet|letter|label\w*|parts)\b/i

/** What is around birds anyway. */
const AROUND: readonly string[] = [
  'branch',
  'twig',
  'leaf',
  'flower',
  'blossom',
  'wildflowers',
  'plant',
  'berry',
  'vine',
  'tree',
  'pine tree',
  'cherry tree',
  'cattail',
  'reed',
  'reeds',
  'grass',
  'water',
  'water lily',
  'lily pad',
  'lotus',
  'lake',
  'pond',
  'river',
  'stream',
  'marsh',
  'moon',
  'full moon',
  'crescent moon',
  'sun',
  'cloud',
  'sky',
  'forest',
  'cherry blossom',
  'bush',
  'hibiscus',
  'mountain',
  'hill',
  'snow',
  'snowflake',
]
const WATER =
  /\b(?:water|lake|pond|river|stream|creek|marsh|swamp|wetlands?|sea|ocean|shore|reeds?|cattails?|lil(?:y|ies) pads?|water ?lil(?:y|ies)|lagoon|bog|brook)\b/i
const PLACES =
  /^(?:sea|lake|pond|river|stream|swamp|marsh|forest|garden|meadow|sky|jungle|rainforest|wetland|woods|park|mountains)$/
const AT_REST =
  /^(?:sits-on|stands-on|perches-on|on-top-of|inside|next-to|around|above|below|behind|in-front-of|flies|flies-over|hovers|drinks|drinks-from|eats|smells|swims-in|swims|floats-on|floats|stands|sits|looks-at|hides-in|has|holds|wades|wades-in|among|glides|hunts|sings|fishes|comes-out-of|lands-on)$/

const HUMMINGBIRD = 'hummingbird'
const canDraw = (name: string): boolean =>
  name === HUMMINGBIRD ||
  canPerch(name) ||
  canSoar(name) ||
  isOwl(name) ||
  WADERS.includes(name) ||
  SWIMMERS.includes(name)
/** Nobody says of these whom the page is for; wild ones with plants or water are asked for by grown-ups. */
const ANYBODYS = /^(?:bird|duck|goose|parrot|owl|owlet|eagle|pigeon|toucan|flamingo|dove|crow|canary|cuckoo|seagull)$/

const isBird = ({ name }: NamedThing): boolean => canDraw(name)
const isAround = ({ name, word }: NamedThing): boolean => AROUND.includes(name) || PLANT_WORDS.test(word)
const isPlainBird = ({ wears, mood, alive, attributes }: NamedThing): boolean =>
  !wears.length && !mood && !alive && attributes.every((said) => GROWN_VOICE.test(said) || PLAIN.test(said))
const PLAIN =
  /^(?:an?|the|great|blue|gr[ae]y|white|black|red|green|yellow|ruby|wild|beautiful|pretty|detailed|majestic|lone|single|flying|old|tall|male|female|snowy|full)$/

const FLYING = /\b(?:fl(?:y|ies|ying)|flight|soar(?:s|ing)?|glid(?:e|es|ing)|swoop\w*|hovering over)\b/i

function isAsked(
  prompt: string,
  { things, relations, place, style, letters, detail, weather, framing }: SceneGraph,
): boolean {
  if (letters || framing || detail === 'simple' || CHILDS_VOICE.test(prompt) || OTHERWISE.test(prompt)) return false
  if (style && !/^(?:detailed|line art|vintage|realistic|botanical|japanese)$/.test(style)) return false
  if ((place && !PLACES.test(place)) || (weather && weather !== 'snow')) return false
  const named = things.filter(({ via }) => via !== 'implied')
  const birds = named.filter(isBird)
  const [one] = birds
  if (!one || new Set(birds.map(({ name }) => wayOf(name, prompt))).size > 1) return false
  if (birds.reduce((sum, { n }) => sum + n, 0) > 3 || !birds.every(isPlainBird)) return false
  const others = named.filter((thing) => !isBird(thing))
  // A rod that fishing brings along is no heron's.
  const isBrought = (id: string | null): boolean => things.some((thing) => thing.id === id && thing.via === 'implied')
  const deeds = relations.filter(({ a, b }) => !isBrought(a) && !isBrought(b))
  if (!others.every(isAround) || !deeds.every(({ relation }) => AT_REST.test(relation))) return false
  const isWild = (others.length > 0 || WATER.test(prompt)) && !birds.some(({ name }) => ANYBODYS.test(name))
  return GROWN_VOICE.test(prompt) || isWild
}

type Way = 'owl' | 'flowers' | 'reeds' | 'lake' | 'air' | 'branch'

function wayOf(name: string, prompt: string): Way {
  if (isOwl(name)) return 'owl'
  if (WADERS.includes(name)) return 'reeds'
  if (canSoar(name) && FLYING.test(prompt)) return 'air'
  if (SWIMMERS.includes(name)) return 'lake'
  if (name === HUMMINGBIRD && !/\bbranch\b/i.test(prompt)) return 'flowers'
  return canPerch(name) ? 'branch' : 'air'
}

const DRAWN: Readonly<Record<Way, (rng: Rng, wish: Wish, prompt: string) => string>> = {
  owl: (rng, wish, prompt) => owlPage(rng, wish, FLYING.test(prompt)),
  flowers: atFlowers,
  reeds: inReeds,
  lake: onLake,
  air: inTheAir,
  branch: onBranch,
}

export const BIRDS: Kind = {
  asked: isAsked,
  itself: AROUND,
  depicts: new RegExp(
    `${PLANT_WORDS.source}|^(?:apple|plum|almond|peach|pear)$|\\b(?:reeds?|branch|winter|trumpet|vine|water|ripples|calm|shallows?|marsh(?:es)?|swamp|wetlands?|lagoon|bog|fens?|creek|brook)\\b`,
    'i',
  ),
  can: canDraw,
  most: 3,
  draw: (rng, nouns, prompt, { things }) => {
    const birds = nouns.flatMap((noun) => {
      const { n = 1, atLeast } = things.find(({ name }) => name === noun) ?? {}
      return Array.from({ length: atLeast ? 2 : n }, () => noun)
    })
    const [first = HUMMINGBIRD] = birds
    const plants = plantsIn(prompt).filter((name) => name !== 'laurel' || /\blaurel\b/i.test(prompt))
    const wish: Wish = {
      birds: birds.slice(0, 3),
      plants,
      isNight: /\b(?:moon\w*|night|midnight)\b/i.test(prompt),
      hasWater: WATER.test(prompt),
      isSnowy:
        /\b(?:snow(?:s|y|ing|fall|flakes?)?|winter\w*|frosty?)\b(?! (?:owl|goose|geese|egret|wren|bunting))/i.test(
          prompt,
        ),
    }
    return DRAWN[wayOf(first, prompt)](rng, wish, prompt)
  },
}
