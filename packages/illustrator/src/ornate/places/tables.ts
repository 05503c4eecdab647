/** What asks for a bouquet, or for things on a table. */
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { VESSEL_WORDS, vesselIn } from '../plants/bouquet.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { bouquetPage } from './bouquet-page.ts'
import { filledIn } from './filled.ts'
import { fine } from './fine.ts'
import { stillLife } from './still-life.ts'
import type { Item } from './table.ts'

const isDrawn = (noun: string): boolean => lookUp(noun) !== null
const PLANT = `(?:${PLANT_WORDS.source}|\\b(?:wild ?)?flowers?\\b|\\bblooms\\b)`
const BOUQUET = new RegExp(
  `\\b(?:bouquets?|posy|flower arrangement|arrangement of)\\b|${VESSEL_WORDS.source}[^,]*?\\b(?:of|with|full of|filled with)\\b.*?${PLANT}|${PLANT}[^,]*?\\b(?:in|inside) (?:an? |the |my |her )?(?:\\w+ )?${VESSEL_WORDS.source}`,
  'i',
)
const CLOTHED = [
  'table',
  'tablecloth',
  'cloth',
  'fabric',
  'curtain',
  'still life',
  'fruit',
  'flower',
  'painting',
  'wildflowers',
  'food',
  'leaf',
  'bouquet',
  'plant',
  'desk',
  'kitchen',
  'braid',
]

/** Three things or more that one keeps on a table, and nobody who does anything. */
export function isTableful(prompt: string, { things, relations, place, detail, style, framing }: SceneGraph): boolean {
  if (ROOM.test(prompt)) return false
  if (
    detail === 'simple' ||
    framing ||
    (place && place !== 'kitchen') ||
    !['detailed', 'cozy', 'vintage', 'tarot', 'witchy', null].includes(style)
  )
    return false
  const named = things.filter(({ name, via }) => via !== 'implied' && !CLOTHED.includes(name))
  const isOnTable = ({ name, wears, n }: NamedThing): boolean => {
    const entry = lookUp(name)
    if (!entry || wears.length || n > 4) return false
    if (entry.kind === 'being')
      return entry.height < 0.7 && /raven|crow|owl|cat|mouse|frog|moth|butterfly|snail|beetle/.test(name)
    return entry.height <= 0.8 && /hand|ground|wall/.test(entry.thing.habitat) && TABLEWARE.test(entry.category)
  }
  const isResting = ({ relation, b }: SceneGraph['relations'][number]): boolean =>
    /^(?:on-top-of|next-to|stands-on|sits-on|behind|in-front-of)$/.test(relation) ||
    (relation === 'inside' && things.some(({ id, name }) => id === b && /^(?:vase|bowl|basket)$/.test(name)))
  return named.length >= 3 && named.every(isOnTable) && relations.every(isResting)
}

/** Whoever names a room wants to see it. */
const ROOM =
  /\b(?:room|corner|nook|attic|bathroom|bedroom|porch|balcony|terrace|studio|shop|library|shel(?:f|ves)|cabinet|cupboard|house|garden|forest|window)\b/i

const TABLEWARE = /kitchen|indoor|fantasy|music|science|school|nature|animals|sea/

/** Everything named, as often as it was said; flowers are in a vessel. */
function itemsOf(nouns: readonly string[], prompt: string, graph: SceneGraph): Item[] {
  const { things } = graph
  const filled = filledIn(graph, prompt)
  const plants = plantsIn(prompt)
  const isPlant = (name: string): boolean => PLANT_WORDS.test(name)
  const vessel = vesselIn(prompt)
  const hasVessel = VESSEL_WORDS.test(prompt) && plants.length > 0
  const set = nouns
    .filter((name) => !isPlant(name) && !(hasVessel && name === vessel) && name !== filled?.content)
    .flatMap((name) => {
      if (filled && name === filled.vessel) return [{ name, content: filled.content }]
      const { n = 1, atLeast } = things.find((thing) => thing.name === name) ?? {}
      // A farmhouse breakfast has no house on the table, and with a teapot cups are for tea.
      if (/building|places/.test(lookUp(name)?.category ?? '')) return []
      const served = name === 'cup' && nouns.includes('teapot') ? 'teacup' : name
      return Array.from({ length: atLeast && nouns.length > 3 ? 1 : Math.min(3, n) }, (): Item => ({ name: served }))
    })
  return plants.length ? [{ name: hasVessel ? vessel : 'vase', plants }, ...set] : set
}

const table = (asked: Kind['asked']): Kind => ({
  asked,
  itself: CLOTHED,
  depicts: new RegExp(
    `${PLANT_WORDS.source}|\\b(?:still life|table ?cloths?|lace|lacy|doil(?:y|ies)|draped?|drapery|folds?|folded|linen|vintage|style)\\b`,
    'i',
  ),
  can: isDrawn,
  most: 10,
  still: true,
  fills: true,
  always: ['table'],
  draw: (rng, nouns, prompt, graph) =>
    stillLife(
      rng,
      itemsOf(nouns, prompt, graph),
      /\b(?:check(?:ed|ered)|gingham|plaid)\b/i.test(prompt)
        ? 'checked'
        : /\bstrip(?:ed|es|ey|y)\b/i.test(prompt)
          ? 'striped'
          : 'plain',
    ),
})

export const TABLES: readonly Kind[] = [
  {
    // A bicycle with flowers in its basket is about the bicycle; roses on a teapot are painted on it.
    asked: (prompt) =>
      BOUQUET.test(prompt) &&
      !/\bstill life\b/i.test(prompt) &&
      !/\bon (?:it|them|the (?:side|front))\b|\bof balloons\b/i.test(prompt) &&
      !/\b(?:bi(?:cycle|ke)|cart|wagon|scooter|vespa|truck|boat)\b/i.test(prompt),
    itself: [...CLOTHED, 'blossom', 'bow', 'bedsheet'],
    depicts: new RegExp(`${PLANT_WORDS.source}|\\b(?:lace|lacy|doil(?:y|ies)|linen|table ?cloths?)\\b`, 'i'),
    can: isDrawn,
    most: 3,
    still: true,
    always: ['flower'],
    draw: (rng, nouns, prompt) => {
      const vessel = vesselIn(prompt)
      return bouquetPage(
        rng,
        plantsIn(prompt),
        vessel,
        nouns.filter((name) => name !== vessel),
      )
    },
  },
  table(
    new RegExp(
      `\\bstill life\\b|\\b(?:fruit bowl|bowl of fruit)\\b|\\b(?:afternoon|high|cream) tea\\b|\\btea ?(?:time|table|tray)\\b|\\bvase of\\b|\\bbunch of (?:\\w+ )?${PLANT}|${fine('tea ?pots?|tea ?cups?|cakes|pastries|vase|tea party').source}|\\btea ?pots? and\\b|\\b(?:vintage|antique|elegant|fancy|floral|ornate|china) (?:\\w+ )?(?:tea ?(?:cups?|pots?|sets?)|cakes)\\b`,
      'i',
    ),
  ),
  table(isTableful),
]
