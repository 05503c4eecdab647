/** What asks for a row of houses: on a canal, or a street of some country. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { lane } from './lane.ts'
import { RAINY } from './rain.ts'
import type { Strung } from './strung.ts'
import { town } from './town.ts'
import { townhouse } from './townhouse.ts'

/** The word for how one builds there, and the houses. The first that is named counts. */
const REGIONS: readonly (readonly [words: string, houses: string])[] = [
  [
    'half[- ]?timber(?:ed)?|timber[- ]?framed|tudor|german|bavarian|alsatian|alsace|medieval|christmas market|rothenburg|colmar|strasbourg|normandy',
    'timbered',
  ],
  ['greek|greece|santorini|mykonos|cycladic|aegean', 'aegean'],
  [
    'italian|italy|mediterranean|tuscan|tuscany|spanish|spain|seville|portuguese|portugal|lisbon|porto|barcelona|andalusian?|malt(?:a|ese)|proven[cç]al|provence|sicil(?:y|ian)|amalfi|positano|cinque terre|burano|rom(?:e|an)|florence|south of france|riviera|croatian?|dubrovnik|cuban?|havana|mexican',
    'southern',
  ],
  ['london|english|british|georgian|notting hill|brownstones?|edinburgh|dublin|irish', 'terrace'],
  ['paris|parisian|haussmann(?:ian)?|new orleans|french quarter', 'parisian'],
  ['japanese|japan|kyoto|tokyo|gion|edo|korean|chinese', 'machiya'],
  ['moroccan|morocco|marrakech|marrakesh|fez|arabian?|riads?|medina', 'riad'],
  [
    'scandinavian|nordic|norwegian|swedish|norway|sweden|bergen|icelandic|danish|denmark|copenhagen|nyhavn|stockholm|new england|fishing(?! \\w+ (?:\\w+ ){0,2}on stilts)',
    'boarded',
  ],
]
const PLACE =
  '(?:streets?|alley(?:way)?s?|lanes?|village|town|houses|square|market|row houses|townscape|old town|quarter|neighbou?rhood|facades?|corner|courtyards?|harbou?r|piazzas?|plazas?|terraces|stairs|steps|balconies)'
const regionsWords = REGIONS.map(([words]) => words).join('|')
/** "A narrow street in an Italian village", "Greek island street", "half-timbered houses". */
const ABROAD = new RegExp(
  `\\b(?:${regionsWords})\\b(?:[ -]\\w+){0,2} ${PLACE}\\b|\\b${PLACE} (?:in|of|from) (?:\\w+ ){0,2}(?:${regionsWords})\\b|\\bhalf[- ]?timber(?:ed)?\\b|\\bchristmas market\\b`,
  'i',
)
export const housesIn = (prompt: string): string | null => (ABROAD.test(prompt) ? regionIn(prompt) : null)

/** Where one is, however the street is called: "a street cafe in Paris". */
const regionIn = (prompt: string): string | null =>
  REGIONS.find(([words]) => new RegExp(`\\b(?:${words})\\b`, 'i').test(prompt))?.[1] ?? null

export const NIGHTLY = /\b(?:night|moon(?:lit)?|midnight|starry|evening|dusk)\b/i
const CANAL =
  /\b(?:venice|venetian(?! (?:\w+ )?(?:masks?|carnival|lace|glass))|amsterdam|bruges|canals?|gondolas?|drawbridges?)\b/i
const VENICE = /\b(?:venice|venetian|gondolas?)\b/i
const TOWN_WORDS =
  /\b((?<!carnival (?:in|of) )(?:venice|venetian)(?! (?:\w+ )?(?:masks?|carnival|lace|glass))|amsterdam|canals?|townscapes?|canal houses|row of (\w+ )?houses|town ?houses|row houses|gabled houses|(?:old|european|cobbled|cobblestone|cafe|café|village|quaint|pretty|narrow|paris|parisian|french) (?:town |caf[eé] |village )?(?:streets?|lane|alley|caf[eé]s?)|caf[eé] street|(?:street|sidewalk|outdoor|european) caf[eé]s?|caf[eé] terrace|old town|side street)\b/i

const ITSELF = [
  'umbrella',
  'beach umbrella',
  'chair',
  'table',
  'canal house',
  'house',
  'townhouse',
  'boat',
  'duck',
  'canal',
  'church',
  'town',
  'street',
  'cafe',
  'village',
  'store',
  'lamp post',
  'clothesline',
  'string lights',
  'paper lantern',
  'bunting',
  'window box',
  'windowsill',
  'flower pot',
  'vine',
  'window',
  'door',
  'market',
  'shutter',
  'balcony',
  'snow',
  'snowflake',
  'cobblestone',
  'london',
  'paris',
  'city',
  'island',
  'cherry tree',
]

const STRUNG: readonly (readonly [RegExp, Strung])[] = [
  [/\b(?:laundry|washing|clothes ?lines?)\b/i, 'washing'],
  [/\blanterns?\b/i, 'lanterns'],
  [/\b(?:string|fairy|christmas|twinkle) lights?\b|\bchristmas market\b/i, 'lights'],
  [/\b(?:bunting|flags|pennants)\b/i, 'flags'],
]

/** What stands in the street whatever is named. */
const stalls = (prompt: string): string[] => (/\bmarket\b/i.test(prompt) ? ['market stall', 'market stall'] : [])
/** "A red phone box" is read as a box. */
const booth = (prompt: string): string[] =>
  /\b(?:phone|telephone) (?:box|booth)(?:es)?\b/i.test(prompt) ? ['phone booth'] : []

/** Words of a country that are also read as styles, and those that are none. */
const UNSTYLED = new Set<string | null>([
  null,
  'detailed',
  'japanese',
  'greek',
  'moroccan tile',
  'folk art',
  'cozy',
  'vintage',
  'cute',
  'magical',
])

/** As many as there is room for on a quay. */
const MOST = 4

/** "Bicycles" are several of them. */
const counted = (nouns: readonly string[], { things }: SceneGraph): string[] => {
  const room = Math.max(1, Math.floor(MOST / Math.max(1, nouns.length)))
  return nouns.flatMap((noun) => {
    const { n, atLeast } = things.find(({ name }) => name === noun) ?? { n: 1 }
    return Array.from({ length: Math.min(room, atLeast ? Math.max(3, n) : n) }, () => noun)
  })
}

export const TOWN: Kind = {
  asked: TOWN_WORDS,
  itself: ITSELF,
  depicts: new RegExp(
    `^boxes$|^box$|${PLANT_WORDS.source}|\\b(?:(?:flower|window) ?boxes|${regionsWords}|paris|parisian|venice|amsterdam|delft|utrecht|bruges|gabled?s?|dutch|half|timbered|cobble(?:stones?|d)?|domes?|shutters?|balcon(?:y|ies)|bougainvillea|laundry|awnings?|striped?|distance|background|phone|telephone|arch(?:es|ways)?|tiles?|roof(?:s|tops)?|piazza|plaza|terracotta|alley|narrow|lanterns?)\\b`,
    'i',
  ),
  can: (noun) => lookUp(noun) !== null,
  most: 4,
  still: true,
  always: ['house', 'window', 'door'],
  anyway: (prompt) => [
    ...(CANAL.test(prompt) ? ['boat', 'duck'] : []),
    // Behind gables there is a steeple.
    ...(CANAL.test(prompt) && !VENICE.test(prompt) ? ['church'] : []),
    ...(/\bcaf[eé]s?\b/i.test(prompt) ? ['umbrella'] : []),
  ],
  draw: (rng, nouns, prompt, graph) =>
    town(rng, {
      asked: [...booth(prompt), ...counted(nouns, graph), ...stalls(prompt)],
      plants: plantsIn(prompt),
      hasCanal:
        CANAL.test(prompt) ||
        (!ABROAD.test(prompt) && !/\b(?:streets?|caf[eé]|caf[eé]s|lane|alley|terrace)(?!\w)/i.test(prompt)) ||
        /\bboats?\b/i.test(prompt),
      hasCafe: /\bcaf[eé]s?\b|\bbistro\b|\bpari(?:s|sian)\b|\btrattoria\b/i.test(prompt),
      houses: CANAL.test(prompt) ? (VENICE.test(prompt) ? 'southern' : null) : (housesIn(prompt) ?? regionIn(prompt)),
      lines: STRUNG.find(([words]) => words.test(prompt))?.[1] ?? null,
      isNight: NIGHTLY.test(prompt),
      isRainy: RAINY.test(prompt),
      isSnowy: /\b(?:snow\w*|winter\w*|christmas)\b/i.test(prompt),
      hasDrawbridge: /\bdraw ?bridges?\b/i.test(prompt),
    }),
}

const HOUSE = '(?:town ?house|apartment (?:house|building)|brownstone|row ?house|facade|house front)'
/** "A townhouse with balconies": one house, and no row of them. */
const ONE_HOUSE = new RegExp(
  `\\b${HOUSE}\\b(?!s)|\\b(?:house|building|mansion|villa|window|facade)\\b[^,]*\\bwrought[- ]?iron\\b|\\b(?:house|building)\\b[^,]*\\bbalcon(?:y|ies)\\b`,
  'i',
)
export const ONE_TOWNHOUSE: Kind = {
  ...TOWN,
  asked: (prompt, { detail, style }) => ONE_HOUSE.test(prompt) && detail !== 'simple' && UNSTYLED.has(style),
  itself: [...ITSELF, 'box', 'flower', 'flower box', 'skyscraper', 'iron', 'road', 'eiffel tower', 'tree'],
  depicts: new RegExp(
    `${PLANT_WORDS.source}|\\b(?:boxes|box|town ?house|apartment|brownstone|row ?house|facade|${regionsWords}|balcon(?:y|ies)|shutters?|iron|wrought|stairs|steps|stoop)\\b`,
    'i',
  ),
  most: 2,
  draw: (rng, nouns, prompt) => townhouse(rng, regionIn(prompt), nouns, plantsIn(prompt)),
}

const NARROW =
  /\b(?:narrow|winding|cobble[ds]?|cobbled?stone|old|quaint|italian|tuscan|spanish|french|medieval|european|mediterranean) (?:\w+ ){0,2}(?:alley(?:way)?s?|lanes?)\b|\b(?:narrow|winding) (?:\w+ ){0,2}streets?\b|\balley(?:way)?s?\b.*\b(?:houses|laundry|lanterns?|flowers?)\b|\bstreets?\b.*\b(?:laundry|washing|clothes ?lines?)\b/i
/** Built along a lane as others are in a row. */
const FACED = /^(?:machiya|riad|aegean|boarded)$/

/** "Steps in a Greek village", "a street with stairs". */
const isStepped = (prompt: string): boolean =>
  /\b(?:steps|stairs|staircases?|stairways?)\b/i.test(prompt) &&
  (/\b(?:streets?|alley(?:way)?s?|lanes?)\b/i.test(prompt) ||
    (STEEP.test(prompt) && !/\b(?:house|palace|castle|temple)\b/i.test(prompt)))
const STEEP = new RegExp(`\\b(?:${regionsWords})\\b`, 'i')

/** A narrow street is seen along its houses. */
export const LANE: Kind = {
  ...TOWN,
  asked: (prompt, { detail, style }) =>
    (NARROW.test(prompt) || isStepped(prompt)) &&
    detail !== 'simple' &&
    UNSTYLED.has(style) &&
    !CANAL.test(prompt) &&
    !/\bcaf[eé]s?\b|\bmarket\b|\bsnow\w*\b|\bwinter\b|\bchristmas\b/i.test(prompt) &&
    (isStepped(prompt) || !FACED.test(housesIn(prompt) ?? '')),
  itself: [
    ...ITSELF,
    'road',
    'path',
    'flower',
    'flower pot',
    'stairs',
    'steps',
    'tile',
    'hill',
    'pot',
    'lantern',
    'flower pot',
  ],
  most: 3,
  draw: (rng, nouns, prompt) =>
    lane(rng, {
      asked: nouns,
      plants: plantsIn(prompt),
      lines: STRUNG.find(([words]) => words.test(prompt))?.[1] ?? null,
      isTimbered: housesIn(prompt) === 'timbered',
      isTiled: /\b(?:tile[sd]?|azulejos?|lisbon|porto|portuguese|portugal)\b/i.test(prompt),
      isAegean: housesIn(prompt) === 'aegean' || /\b(?:greek|greece|santorini|mykonos)\b/i.test(prompt),
      hasLamps: /\b(?:street ?lamps?|lamps?|lamp ?posts?|gas ?lights?|street ?lights?|lanterns?)\b/i.test(prompt),
      hasClimbers: /\b(?:bougainvilleas?|vines?|ivy|wisteria|climbing|jasmine)\b/i.test(prompt),
      isStepped: isStepped(prompt),
      isAsleep: /\b(?:sleep\w*|asleep|nap\w*|curled|dozing)\b/i.test(prompt),
      isNight: NIGHTLY.test(prompt),
    }),
}

/** The same by the name of a country, before the styles that its name also stands for. */
export const STREET_ABROAD: Kind = {
  ...TOWN,
  asked: (prompt, { detail, style }) =>
    ABROAD.test(prompt) &&
    detail !== 'simple' &&
    UNSTYLED.has(style) &&
    !/\b(?:tiles?|patterns?|mosaic|garden)\b/i.test(prompt),
}
