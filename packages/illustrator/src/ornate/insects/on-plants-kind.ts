/** What asks for insects on the plants that they visit, as in a book of nature. */
import { lookUp } from '../../world/world.ts'
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { INSECTS } from './insects.ts'
import { insectIn } from './kinds.ts'
import { insectsOnPlants } from './on-plants.ts'

/** Kinds of them that only a friend of nature names. */
const NAMED_KIND =
  /\b(?:monarchs?|swallowtails?|painted lad(?:y|ies)|red admirals?|peacock butterfl\w+|blue morphos?|morpho|honey ?bees?|dragonfl(?:y|ies)|moths?)\b/i
const POND = /\b(?:water ?lil(?:y|ies)|lil(?:y|ies) pads?|pond|lotus|reeds)\b/i
const AROUND = [
  'flower',
  'leaf',
  'wildflowers',
  'blossom',
  'branch',
  'plant',
  'garden',
  'meadow',
  'bush',
  'water',
  'pond',
  'water lily',
  'lily pad',
  'lotus',
  'cattail',
  'lily',
  'vine',
  'stem',
  // Of honey bees.
  'honey',
  'honey jar',
  'honey pot',
]
const AT_REST =
  /^(?:sits-on|stands-on|on-top-of|next-to|above|around|among|inside|flies|flies-over|drinks|drinks-from|eats|visits|holds|has|looks-at|lands-on|smells|hovers|hangs-on|hangs-from|plants)$/

export const INSECTS_ON_PLANTS: Kind = {
  asked: (prompt, { things, relations, detail, style, letters, place }) => {
    const named = things.filter(({ via }) => via !== 'implied')
    const insects = named.filter(({ name, word }) => name in INSECTS || insectIn(word) !== null)
    return (
      insects.length === 1 &&
      insects.every(({ n, wears, mood }) => n <= 3 && !wears.length && !mood) &&
      (plantsIn(prompt).length > 0 || POND.test(prompt) || /\b(?:wild ?)?flowers\b/i.test(prompt)) &&
      (GROWN_VOICE.test(prompt) || NAMED_KIND.test(prompt)) &&
      !CHILDS_VOICE.test(prompt) &&
      !/\b(?:wreath|frame|border|pattern|vase|jar|mandala|life ?cycle|collection|hair|skull|hand|teacup|honeycomb|hive|symmetr\w+|moons?|celestial|mystic\w*|gothic|witchy)\b/i.test(
        prompt,
      ) &&
      detail !== 'simple' &&
      (style === null || style === 'detailed' || style === 'vintage' || style === 'botanical') &&
      !letters &&
      (!place || /^(?:garden|meadow|pond|lake|sky|forest|sea|stream)$/.test(place)) &&
      named.every(
        (thing) =>
          insects.includes(thing) ||
          AROUND.includes(thing.name) ||
          (PLANT_WORDS.test(thing.word) && lookUp(thing.name)?.kind !== 'being'),
      ) &&
      relations.every(({ relation }) => AT_REST.test(relation))
    )
  },
  itself: AROUND,
  depicts: new RegExp(`${PLANT_WORDS.source}|${NAMED_KIND.source}`, 'i'),
  can: (noun) => noun in INSECTS || noun === 'bumblebee',
  most: 1,
  oneOf: ['butterfly'],
  draw: (rng, _, prompt, { things }) => {
    const one = things.find(({ name, word }) => name in INSECTS || insectIn(word) !== null)
    const plants = plantsIn(prompt).filter((name) => !/^(?:laurel|water lily|lotus)$/.test(name))
    return insectsOnPlants(rng, {
      name: insectIn(prompt) ?? 'butterfly',
      count: one?.atLeast ? 2 : (one?.n ?? 1),
      plants,
      isOverWater: POND.test(prompt),
    })
  },
}
