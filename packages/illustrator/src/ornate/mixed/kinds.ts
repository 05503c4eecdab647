/** What asks for two things in one: halves, and a world within a shape. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { canHalve, type Half, halves } from './halves.ts'
import { outOf, within } from './within.ts'

const HALVES = [
  /\bhalf (?:an? |of an? |the )?(.+?),? (?:and |& )?(?:the other )?half (?:an? |is (?:an? )?|the )?(.+)/i,
  /\bone (?:half|side) (?:is )?(?:an? )?(.+?),? (?:and |the )*other (?:half|side)?(?: is)?(?: an?)? ?(.+)/i,
  /\b(\w[\w ]*?) (?:and|&) (\w[\w ]*?),? (?:split|divided|in (?:two )?halves|half and half)\b/i,
  /\b(?:split|divided|half and half)\b.*?(?:between |of |into |with |, )(?:an? )?(.+?) and (?:an? )?(.+)/i,
]

/** The two halves that a prompt names, each with what of it can be drawn. */
function halvesIn(prompt: string, { things }: SceneGraph): [Half, Half] | null {
  const said = HALVES.map((pattern) => pattern.exec(prompt)).find((found) => found !== null)
  if (!said?.[1] || !said[2]) return null
  const half = (words: string): Half => {
    const low = words.toLowerCase()
    const named = things.find(({ name, word }) => low.includes(word.toLowerCase()) || low.includes(name))
    return { words, noun: named?.name ?? null }
  }
  // "A fox, half flowers half triangles": whoever is named before is what both halves are of.
  const whole = things.find(({ name }) => lookUp(name)?.kind === 'being')?.name ?? null
  const [one, other] = [half(said[1]), half(said[2])]
  const isBefore = whole !== null && one.noun !== whole && other.noun !== whole
  const both: [Half, Half] = isBefore
    ? [
        { ...one, noun: whole },
        { ...other, noun: whole },
      ]
    : [one, other]
  return both.every(canHalve) ? both : null
}

const SCENES =
  '(?:forests?|woods|mountains?|pine trees?|trees|landscape|ocean|sea(?! ?shells?)|waves?|galaxy|galaxies|stars|night sky|universe|space|cosmos|city|skyline|garden|flowers|wild ?flowers|meadow|village|world|jungle|island|scene|castle|cottage|house)'
const BODY = '(?:bod(?:y|ies)|silhouettes?|outline|shape|belly|wings?|fur|shell|back|tail)'
const WITHIN = new RegExp(
  `\\bdouble exposure\\b|\\b${SCENES}\\b.*\\b(?:inside|within|in) (?:of )?(?:an? |its |his |her |the )?(?:\\w+ )?${BODY}\\b|\\b${BODY}\\b.*\\b(?:filled|made|full|containing|showing|contains|shows)\\b.*\\b${SCENES}\\b|\\b${BODY}\\b with .*\\b${SCENES}\\b.*\\b(?:inside|in it|within)\\b|\\b(?:filled with|made of|full of) (?:an? )?(?:\\w+ ){0,2}${SCENES}\\b`,
  'i',
)
const CLEAR =
  /^(?:jar|bottle|light bulb|snow globe|lantern|terrarium|fish bowl|fishbowl|crystal ball|wine glass|hourglass|bubble|potion bottle|vase|wine bottle|globe)$/
const OPAQUE =
  /^(?:teacup|mug|teapot|bowl|boot|pot|basket|suitcase|coffee cup|bucket|book|shell|hat|top hat|watering can|flower pot|cauldron|wheelbarrow|bathtub)$/
const IN_VESSEL = new RegExp(
  `\\b(?:(?:tea|coffee)? ?cup|mug|jar|bottle|bulb|teapot|glass|globe|lantern|suitcase|boot|bowl)\\b.*\\b${SCENES}\\b.*\\b(?:inside\\b|(?:in|within) (?:it|them)\\b)|\\b(?:${SCENES}|\\w+)\\b[^,]*\\b(?:inside|within|growing (?:out of|in|from)|coming out of|in) (?:of )?(?:an? |the )?(?:\\w+ )?(?:jar|bottle|light ?bulb|snow ?globe|lantern|terrarium|fish ?bowl|crystal ball|wine ?glass|hourglass|tea ?cup|mug|tea ?pot|coffee cup|boot|suitcase|cauldron|top hat|book|shell)\\b`,
  'i',
)
const SCENERY = [
  'forest',
  'mountain',
  'sea',
  'wave',
  'galaxy',
  'star',
  'moon',
  'city',
  'flower',
  'garden',
  'meadow',
  'wildflowers',
  'night sky',
  'landscape',
  'tree',
  'pine tree',
  'sky',
  'hill',
  'sun',
  'universe',
  'silhouette',
  'ocean',
  'water',
  'space',
  'island',
  'skyscraper',
  'planet',
]
const DEPICTED = new RegExp(`\\b(?:${SCENES}|${BODY}|double|exposure|half|halves|other|inside)\\b`, 'i')
const isDrawn = (noun: string): boolean => lookUp(noun) !== null

/** The one that is large: alive before others, and no part of the scenery. */
const holderOf = (nouns: readonly string[]): string | undefined => {
  const all = nouns.filter((noun) => !SCENERY.includes(noun))
  return all.find((noun) => lookUp(noun)?.kind === 'being') ?? all[0]
}

/** "a bicycle with a basket full of flowers": they are in the basket. */
const isInPart = (relations: SceneGraph['relations']): boolean =>
  relations.some(
    ({ relation, b }) =>
      /^(?:has|holds|next-to|wears)$/.test(relation) &&
      relations.some((other) => other.b === b && /^(?:inside|filled-with)$/.test(other.relation)),
  )

/** Balconies full of flowers belong to their houses. */
const OF_A_STREET = /\b(?:canals?|balcon(?:y|ies)|streets?|courtyards?|terraces?)\b/i

/** "pushing a wheelbarrow full of flowers": they are in the wheelbarrow, and nobody is made of them. */
const isHauled = (relations: SceneGraph['relations']): boolean =>
  relations.some(
    ({ relation, b }) =>
      /^(?:pushes|pulls|carries|holds)$/.test(relation) &&
      relations.some((other) => other.b === b && /^(?:inside|filled-with)$/.test(other.relation)),
  )

export const MIXED: readonly Kind[] = [
  {
    asked: (prompt, graph) => halvesIn(prompt, graph) !== null,
    itself: SCENERY,
    depicts: /./,
    can: isDrawn,
    always: ['skull'],
    draw: (rng, _, prompt, graph) => {
      const [left, right] = halvesIn(prompt, graph)!
      return halves(rng, left, right)
    },
  },
  {
    asked: (prompt, { things }) =>
      IN_VESSEL.test(prompt) &&
      things.some(({ name }) => OPAQUE.test(name) || CLEAR.test(name)) &&
      new RegExp(`\\b${SCENES}\\b`, 'i').test(prompt),
    itself: SCENERY.filter((name) => !isDrawn(name) || name === 'forest' || name === 'garden'),
    depicts: DEPICTED,
    can: isDrawn,
    most: 6,
    draw: (rng, nouns, prompt) => {
      const vessel = nouns.find((name) => OPAQUE.test(name) || CLEAR.test(name)) ?? 'teacup'
      const sky = /\b(?:galax|stars|space|universe)/i.test(prompt) ? ['star', 'planet', 'moon'] : []
      const inside = [...nouns.filter((name) => name !== vessel && name !== 'galaxy'), ...sky]
      return CLEAR.test(vessel) ? within(rng, vessel, inside, prompt) : outOf(rng, vessel, inside, prompt)
    },
  },
  {
    asked: (prompt, { things, relations }) =>
      WITHIN.test(prompt) &&
      !isHauled(relations) &&
      !isInPart(relations) &&
      !OF_A_STREET.test(prompt) &&
      !/\b(?:frame|border|wreath|mandala|hair|mane|antlers)\b/i.test(prompt) &&
      holderOf(things.map(({ name }) => name)) !== undefined,
    itself: SCENERY,
    depicts: DEPICTED,
    can: isDrawn,
    most: 5,
    draw: (rng, nouns, prompt) => {
      const holder = holderOf(nouns) ?? 'wolf'
      return within(
        rng,
        holder,
        nouns.filter((name) => name !== holder),
        prompt,
      )
    },
  },
]
