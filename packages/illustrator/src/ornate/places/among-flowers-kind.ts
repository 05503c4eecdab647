/** What asks for creatures among flowers, leaves or fruit. */
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { canDress } from '../dressed.ts'
import type { Kind } from '../kind.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { amongFlowers } from './among-flowers.ts'

const GENERAL = ['flower', 'blossom', 'wildflowers', 'branch', 'garden', 'plant']
const SURROUNDED =
  /\b(?:surrounded by|among|amongst|amid|nestled in|in (?:an? )?(?:bed|sea|field|pile|\w+ leaves)|framed by|covered (?:in|with))\b/i
const STILL = /^(?:next-to|around|among|behind|in-front-of|surrounded-by|inside|hides-in|on-top-of|filled-with)$/

/** Flowers that have a place already. */
const PLACED =
  /\b(?:field|meadow|garden|vase|pot|jar|basket|bouquet|wreath|border|frame|window|bunch|in (?:her|his) (?:hair|hands?))\b/i

/** Small enough to be strewn around somebody. */
function isStrewn(name: string): boolean {
  const entry = lookUp(name)
  return entry?.kind === 'thing' && entry.height < 0.3 && /nature|food|sea|weather|holidays/.test(entry.category)
}

/** A sea anemone is none. */
const isPlant = (word: string, name: string): boolean => PLANT_WORDS.test(word) && lookUp(name)?.category !== 'sea'

/** Flowers that grow out of something or all around it. */
const OVERGROWN =
  /\bsurrounded (?:by|with) (?:\w+ ){0,2}(?:flowers|blooms|roses|peonies|\w+ flowers)\b|\b(?:flowers|roses|blooms) (?:growing|blooming|sprouting|coming|bursting) (?:out|from|around|in|inside|through)\b|\b(?:overgrown|entwined|intertwined|wrapped) (?:with|in|by) (?:\w+ ){0,2}(?:flowers|roses|vines|ivy)\b/i
/** Grown-ups ask for these with flowers, and for nothing else. */
const KEPT =
  /\b(?:ravens?|crows?|snakes?|serpents?|skulls?|stags?|dagger|sword|(?:old|skeleton|antique|vintage|ornate) keys?|hourglass|pocket watch|human heart|anatomical heart|gramophone|typewriter|vintage camera|(?:beautiful|majestic|elegant|graceful|gorgeous|stunning|noble|wild) (?:\w+ )?(?:horse|stallion|mare|unicorn|wolf|fox|deer|stag|lion|lioness|tiger|elephant|leopard|panther|swan))\b.*\b(?:roses|peonies|flowers|poppies|thorns|lilies)\b/i

/** What flowers do with it, or it with them. */
const GROWN = /^(?:holds|has|comes-out-of|grows|grows-in|grows-on|sits|stands|wrapped-around)$/

/** One or two things or animals, each of them alone. */
const isKeepsake = (prompt: string, named: readonly NamedThing[]): boolean =>
  (OVERGROWN.test(prompt) || KEPT.test(prompt)) &&
  !PLACED.test(prompt) &&
  named.length > 0 &&
  named.length <= 3 &&
  named.every(({ name, n, wears }) => n === 1 && !wears.length && isSmall(name))

const isSmall = (name: string): boolean => {
  const entry = lookUp(name)
  if (!entry) return false
  return entry.kind === 'being'
    ? canDress(name) && !entry.human
    : entry.height < 1.6 && !/building|places/.test(entry.category)
}

/** Creatures that do nothing but be there, and flowers by name; or as many of something as make a page. */
function isAmong(prompt: string, { things, relations, place, detail, letters }: SceneGraph): boolean {
  if ((place && !(JUNGLE.test(place) && detail === 'intricate')) || letters || detail === 'simple') return false
  // Who is in a heap of leaves is in that one heap.
  if (detail !== 'intricate' && things.some(({ name }) => name === 'leaf pile')) return false
  const named = things.filter(
    ({ word, name, via }) => via !== 'implied' && !isPlant(word, name) && !GENERAL.includes(name),
  )
  const creatures = named.filter(({ name, wears, mood }) => lookUp(name)?.kind === 'being' && !wears.length && !mood)
  const strewn = named.filter(({ name, atLeast }) => atLeast && isStrewn(name))
  if (!named.length && plantsIn(prompt).some((name) => name in FLOWER_HEADS))
    return detail === 'intricate' && !PLACED.test(prompt) && relations.every(({ relation }) => STILL.test(relation))
  if (isKeepsake(prompt, named)) return relations.every(({ relation }) => STILL.test(relation) || GROWN.test(relation))
  if (!creatures.length || creatures.length + strewn.length < named.length) return false
  if (!relations.every(({ relation }) => STILL.test(relation))) return false
  const isFine = detail === 'intricate'
  if (place) return true
  if (plantsIn(prompt).length || strewn.length)
    return isFine || SURROUNDED.test(prompt) || (!strewn.length && creatures.some(({ atLeast, n }) => atLeast || n > 1))
  return SURROUNDED.test(prompt) && isFine
}

/** Where leaves are all around whoever is there. */
const JUNGLE = /^(?:jungle|rainforest)$/
const TROPICAL = /\b(?:tropical|exotic|jungle|rainforest)\b/i

export const AMONG_FLOWERS: Kind = {
  asked: isAmong,
  itself: [...GENERAL, 'leaf', 'jungle', 'palm tree', 'tree', 'bush', 'fern', 'vine'],
  depicts: new RegExp(`${PLANT_WORDS.source}|\\b(?:surrounded|bed|among|vines?|branch(?:es)?)\\b`, 'i'),
  always: ['flower'],
  can: (noun) => (canDress(noun) && lookUp(noun)?.kind === 'being') || isStrewn(noun) || isSmall(noun),
  most: 6,
  draw: (rng, nouns, prompt, { things, place }) => {
    // What there is one of is what the page is about.
    const isOne = (noun: string): boolean => things.some(({ name, n }) => name === noun && n === 1)
    const creatures = nouns
      .filter((noun) => !isStrewn(noun) || isOne(noun))
      .flatMap((noun) => (noun === 'bird' && TROPICAL.test(prompt) ? ['parrot', 'toucan', 'hummingbird'] : [noun]))
    const all = creatures.flatMap((noun) => {
      const { n = 1, atLeast } = things.find(({ name }) => name === noun) ?? {}
      return Array.from({ length: atLeast ? (creatures.length > 1 ? 2 : 3) : Math.min(4, n) }, () => noun)
    })
    const plants = JUNGLE.test(place ?? '') ? ['fern', 'hibiscus', 'willow', 'lotus'] : plantsIn(prompt)
    return amongFlowers(rng, all.slice(0, 4), [...plants, ...nouns.filter((noun) => isStrewn(noun) && !isOne(noun))])
  },
}
