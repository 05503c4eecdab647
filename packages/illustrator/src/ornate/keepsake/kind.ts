/** What asks for an old thing in flower. */

import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { isBeast } from '../casts.ts'
import type { Kind } from '../kind.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { PLANT_WORDS, plantsAndFlowers } from '../plants/named.ts'
import { keepsake } from './keepsake.ts'

/** What people keep, and like to see overgrown. */
const HEROES: ReadonlySet<string> = new Set(
  'anatomical heart, typewriter, camera, gramophone, hourglass, skull, lantern, key, pocket watch, clock, cuckoo clock, violin, guitar, cello, harp, birdcage, boot, suitcase, crystal ball, compass, sewing machine, music box, telescope, light bulb, book stack, teapot, teacup, cauldron, anchor, mirror, spinning wheel, watering can, oil lamp'.split(
    ', ',
  ),
)
const GUEST =
  /^(?:moth|butterfly|bee|dragonfly|ladybug|hummingbird|bird|robin|raven|crow|owl|snake|snail|beetle|feather|candle|star|moon|crescent moon|key|pocket watch|heart|mushroom|crystal|bat|spider|book)$/
const WINGED = /^(?:moth|butterfly|bee|dragonfly|hummingbird|feather)$/
const OUT_OF =
  /\b(?:grow(?:s|ing)?|com(?:es?|ing)|spill(?:s|ing)|burst(?:s|ing)|sprout(?:s|ing)) (?:out|from)\b|\boverflow(?:s|ing) with\b|\bfull of\b|\bfilled with\b/i
const FLOWERY = /^(?:flower|wildflowers|leaf|vine|bush|blossom|plant|bouquet|branch)$/
const NEAR =
  /^(?:next-to|around|among|beside|has|holds|in-front-of|above|filled-with|comes-out-of|grows-from|decorated-with)$/
const ON = /^(?:stands-on|sits-on|on-top-of|perches-on)$/
const SIMPLE = /\b(?:kids?|toddlers?|child(?:ren)?|cute|kawaii|simple|easy|preschool\w*|cartoon)\b/i
const GROWN =
  /\b(?:gothic|witchy|vintage|antique|old|detailed|intricate|adults?|grown[- ]?ups?|boho|dark academia|victorian)\b/i

/** Flowers stand in these as in a vase. */
const IS_VASE = /\b(?:watering cans?|tea ?cups?|tea ?pots?) (?:full of|filled with|overflowing with|bursting with)\b/i

const named = ({ things }: SceneGraph): NamedThing[] => things.filter(({ via }) => via !== 'implied')
const isPlant = ({ name, word }: NamedThing): boolean =>
  FLOWERY.test(name) || (PLANT_WORDS.test(word) && lookUp(name)?.kind !== 'being')

interface Parts {
  hero: NamedThing
  guests: NamedThing[]
  onTop: string | null
}

/** Null where more was named than such a page shows. */
function partsOf(graph: SceneGraph): Parts | null {
  const all = named(graph)
  const heroes = all.filter(({ name }) => HEROES.has(name))
  // A thing with a key: the key is the guest.
  const hero = heroes.find(({ name }) => !GUEST.test(name)) ?? heroes[0]
  if (!hero || hero.n > 1 || graph.letters) return null
  // "A crow with a key" is about the crow.
  if (
    all[0] &&
    all[0] !== hero &&
    isBeast(all[0].name) &&
    !graph.relations.some(({ a, b, relation }) => a === all[0]?.id && b === hero.id && ON.test(relation))
  )
    return null
  const others = all.filter((thing) => thing !== hero && !isPlant(thing) && thing.name !== 'horn')
  if (!others.every(({ name, wears }) => GUEST.test(name) && !wears.length) || others.length > 4) return null
  const idOf = (id: string | null): NamedThing | undefined => all.find((thing) => thing.id === id)
  let onTop: string | null = null
  for (const { a, b, relation } of graph.relations) {
    const [from, to] = [idOf(a), idOf(b)]
    if (from && isPlant(from)) continue
    if (ON.test(relation) && from && to === hero && isBeast(from.name) && from.n === 1) onTop = from.name
    else if (!NEAR.test(relation)) return null
  }
  return { hero, guests: others.filter(({ name }) => name !== onTop), onTop }
}

const isAsked = (prompt: string, graph: SceneGraph): boolean => {
  if (SIMPLE.test(prompt) || IS_VASE.test(prompt) || graph.detail === 'simple' || graph.place) return false
  if (![null, 'gothic', 'witchy', 'vintage', 'detailed', 'boho', 'victorian', 'botanical'].includes(graph.style))
    return false
  const parts = partsOf(graph)
  if (!parts) return false
  return (
    named(graph).some(isPlant) ||
    parts.guests.some(({ name }) => WINGED.test(name)) ||
    (GROWN.test(prompt) && parts.guests.length + (parts.onTop ? 1 : 0) > 0)
  )
}

export const KEEPSAKE: Kind = {
  asked: isAsked,
  itself: ['flower', 'wildflowers', 'leaf', 'vine', 'bush', 'blossom', 'plant', 'bouquet', 'branch', 'horn'],
  depicts: new RegExp(`${PLANT_WORDS.source}|\\b(?:sand|vintage|antique|overgrown|growing|blooming)\\b`, 'i'),
  can: (noun) => HEROES.has(noun) || GUEST.test(noun) || lookUp(noun) !== null,
  draw: (rng, _, prompt, graph) => {
    const { hero, guests, onTop } = partsOf(graph)!
    const plants = plantsAndFlowers(prompt)
    const isLeafy = plants.length
      ? !plants.some((name) => name in FLOWER_HEADS)
      : /\b(?:leaf|leaves|foliage)\b/i.test(prompt)
    // "A watch with feathers": read as of the watch.
    const feathers = hero.attributes.some((word) => /^feathers?$/.test(word)) ? ['feather'] : []
    return keepsake(rng, {
      hero: hero.name,
      plants: plants.length
        ? plants
        : rng.shuffle(['rose', 'peony', 'anemone', 'daisy', 'poppy', 'cosmos']).slice(0, 3),
      isLeafy,
      onTop,
      guests: [...guests.map(({ name }) => name), ...feathers],
      isFull: OUT_OF.test(prompt),
    })
  },
}
