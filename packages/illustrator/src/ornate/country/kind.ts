/** What asks for a countryside, and which of its parts the words name. */
import type { NamedThing } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { HOUSES } from './built.ts'
import { countryside } from './country.ts'
import type { Far, Light } from './far.ts'
import { BEASTS } from './herd.ts'
import { CROPS } from './hills.ts'
import type { Countryside } from './parts.ts'
import { TREES } from './trees.ts'

/** These are a view, whatever else is in it. */
const VIEW =
  /\b(?:(?:rolling|green|tuscan|yorkshire|scottish|irish|welsh|english|italian|umbrian|italy'?s|tea|vineyard|grassy|misty|foggy|distant|gentle|cotswolds?|dry|peak district|lake district) (?:\w+ )?(?:hills?|hillsides?|dales?|slopes?|glens?)|hills (?:with|and|of)|(?:tuscany|provence|cotswolds?|highlands|yorkshire dales|lake district|connemara|dolomites|burgundy|umbria)\b|vineyards?|viaducts?|dry ?stone walls?|stone walls?|moors?|moorland|countryside|country (?:lanes?|roads?|scene)|farmland|(?:rice|tea) (?:terraces?|padd(?:y|ies)|fields?|plantations?)|plantations?|olive groves?|groves?|(?:snowy|christmas|winter|swiss|bavarian|nordic|mountain|alpine|hill|hilltop|country|tuscan|norwegian) villages?|lakes? (?:with|and|in|at|surrounded)|(?:cottages?|cabins?|farmhouses?|chalets?|huts?|churches|church|barns?) (?:[\w-]+ ){0,5}?(?:by|near|on|beside|overlooking|in) (?:[\w-]+ ){0,2}?(?:sea|lake|river|hill|hills|hillside|mountains?|stream|valley|woods|forest|field|fields)|(?:birch|mountain|forest|calm|still|quiet|peaceful|misty) lakes?|lochs?|prairie|fjords?|valleys?|glens?|stilts? houses?|houses on stilts|covered bridges?|(?:old |little |arched )?stone bridges?|(?:lavender|sunflower|tulip|poppy|poppies|wheat|barley|corn|cotton|flower) (?:fields?|rows)|fields? of (?:lavender|sunflowers|tulips|poppies|wheat|barley|corn)|rows of (?:lavender|sunflowers|tulips|vines|grapes)|mountain (?:cabin|hut|chalet|lake|meadow|pass)s?|alpine (?:meadow|pasture|hut|village|lake)s?|(?:ruined|crumbling|old) (?:castle|abbey)s?|castle ruins?|abbey ruins?|desert (?:landscape|scene|with|at)|mesas?|pastures?|meadows? with|(?:cabins?|church(?:es)?|chapels?|cottages?|farmhouses?|barns?) in (?:\w+ )?(?:deep )?(?:snow|the snow|the mountains|the hills)|water ?mills?|(?<!wind )mills? (?:with|by|on)|water ?wheels?|waterfalls? (?:with|in the mountains|and|among|between|surrounded)|mountain waterfalls?|lakeside|lakeshore|riverside|(?:snow[- ]covered|snowed[- ]in|snowy) (?:cottages?|houses?|cabins?|church(?:es)?|farmhouses?|chapels?|barns?)|(?:beach|seaside|coastal) (?:cottages?|houses?) (?:with|and|surrounded)|landscape (?:with|of))\b/i

const WORDS = new RegExp(
  `${PLANT_WORDS.source}|\\b(?:${[
    'hills?|hillsides?|slopes?|dales?|moors?|moorland|glens?|valleys?|mountains?|peaks?|alps?|alpine|highlands?|fields?|meadows?|pastures?|prairie|plantations?|plantation|terraces?|padd(?:y|ies)|rows?|groves?|orchards?|farmland|country|countryside|landscape|scenery|fjords?|deserts?|mesas?|buttes?|canyons?',
    'trees?|cypress(?:es)?|pines?|firs?|spruces?|birch(?:es)?|oaks?|poplars?|willows?|palms?|olives?|cact(?:us|i)|saguaros?|aspens?|bush(?:es)?|hedges?|hedgerows?|forest|woods|heather|grass|reeds?|flowers?|wildflowers|tufts?',
    '(?:farm)?houses?|cottages?|cabins?|huts?|chalets?|villas?|barns?|church(?:es)?|chapels?|windmills?|mills?|castles?|abbeys?|ruins?|ruined|village|town|hamlet|roofs?|thatched|thatch|chimneys?|smoke|stilts?|steeple|monastery',
    'waterfalls?|cascades?|docks?|jett(?:y|ies)|piers?|water ?wheels?|water ?mills?|rocks?|rocky|boulders?|fall(?:s|ing|en)|leaves|foliage|colou?rful|reflect(?:ed|ing)|maples?|logs?',
    'viaducts?|bridges?|walls?|dry|stones?|drystone|crumbling|mossy|arch(?:es|ed)?|covered|trains?|locomotives?|steam|fences?|gates?|stiles?|lanes?|roads?|paths?|tracks?|ways?|winding|dirt',
    'lakesides?|lakeshore|riverside|swans?|ducks?|lit|glowing|(?:lit )?windows?|lakes?|rivers?|streams?|brooks?|creeks?|ponds?|sea|ocean|water|reflections?|boats?|canoes?|kayaks?|loch|rowing|rowboats?|sail(?:boats?|ing)?|fishing|bay|harbou?r',
    'sheep|lambs?|cows?|cattle|bulls?|oxen|horses?|goats?|deer|birds?|swallows?|geese|gulls?|balloons?|hot air|eagles?|hawks?|kites?',
    'sun|moon|stars?|clouds?|sky|mist|misty|fog|foggy|dawn|dusk|sunset|sunrise|night|evening|morning|snow|snowy|snowflakes?|winter|autumn|fall|spring|summer|deep|rain',
    'tuscany|tuscan|provence|cotswolds?|yorkshire|scottish|scotland|irish|ireland|welsh|wales|norway|norwegian|italian|italy|holland|dutch|bali|french|france|english|england|swiss|alps|greek|umbrian|dolomites|rustic|rolling|distant|quiet|calm|peaceful|traditional|vineyards?|vines?|grapes|wheat|barley|corn|rice|tea|cotton|straw|hay ?bales?',
  ].join('|')})\\b`,
  'i',
)

const isWorn = ({ wears, mood }: NamedThing): boolean => wears.length > 0 || Boolean(mood)
/** Heather and Olive are names too. */
const PLANT_NAMES = /^(?:heather|olive|daisy|poppy|rose|willow)s?$/i
const HERD = [...Object.keys(BEASTS), 'horse', 'goat', 'deer', 'stag']
const SWIMMERS = ['swan', 'duck', 'mallard']
const FLYERS = ['hot air balloon', 'eagle', 'hawk', 'bird', 'swallow', 'goose', 'seagull']
/** Deeds of those who only stand about there. */
const QUIET =
  /^(?:next-to|inside|comes-out-of|rows|pulls|around|behind|in-front-of|on-top-of|stands-on|stands|among|eats|grazes|sits|above|has|hangs-over|flies-over|flies|crosses|rides|drives|on|over|under|floats|swims|filled-with|through|looks-at|sits-on|parks)/

const isView = (things: readonly NamedThing[]): boolean =>
  things.every((thing) => {
    const isBeing = lookUp(thing.name)?.kind === 'being' && !PLANT_NAMES.test(thing.word)
    return (
      thing.via === 'implied' ||
      (!isWorn(thing) && !thing.alive && (!isBeing || [...HERD, ...SWIMMERS, ...FLYERS].includes(thing.name)))
    )
  })

const BUILT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ruin(?:s|ed)?|crumbling castle|abbey)\b/i, 'ruin'],
  [/\bfarm ?houses?\b/i, 'farmhouse'],
  [/\bvillas?\b/i, 'villa'],
  [/\b(?:stone )?cottages?\b/i, 'cottage'],
  [/\b(?:log )?cabins?\b/i, 'log cabin'],
  [/\bchalets?\b/i, 'chalet'],
  [/\bhuts?\b/i, 'hut'],
  [/\bbarns?\b/i, 'barn'],
  [/\bwind ?mills?\b/i, 'windmill'],
  [/\b(?:church|chapel|monastery)\b/i, 'church'],
  [/\blight ?house\b/i, 'lighthouse'],
  [/(?<!ruined |crumbling )\bcastle\b(?! ruins?)/i, 'castle'],
]

function buildingsIn(prompt: string): string[] {
  const named = BUILT.filter(([words]) => words.test(prompt)).map(([, name]) => name)
  if (/\b(?:village|town|hamlet)\b/i.test(prompt))
    return [...new Set([named[0] ?? 'church', 'house', 'cottage', 'house', 'church'])].concat('house').slice(0, 5)
  if (/(?<!farm|light|farm |light )\bhouses?\b/i.test(prompt) && !named.length)
    return /houses\b/i.test(prompt) ? ['house', 'cottage', 'house'] : ['house']
  return named.filter((name) => name in HOUSES || lookUp(name) !== null)
}

const TREE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bcypress/i, 'cypress'],
  [/\bumbrella pines?|stone pines?/i, 'umbrella pine'],
  [/\b(?:pines?|firs?|spruces?|evergreens?|conifers?)\b/i, 'pine tree'],
  [/\bbirch/i, 'birch'],
  [/\baspens?\b/i, 'birch'],
  [/\bpoplars?\b/i, 'poplar'],
  [/\bwillows?\b/i, 'willow'],
  [/\bpalms?\b/i, 'palm'],
  [/\bolives?\b/i, 'olive'],
  [/\b(?:cact(?:us|i)|saguaros?)\b/i, 'cactus'],
  [/\bbare trees?\b/i, 'bare tree'],
]
/** What grows there though nobody says so. */
const OF_LAND: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:tuscan|tuscany|umbria\w*|italian|italy)\b/i, ['cypress', 'umbrella pine', 'cypress']],
  [/\bprovence\b/i, ['cypress', 'olive']],
  [/\b(?:desert|mesas?)\b/i, ['cactus']],
  [/\b(?:norw\w+|alpine|alps|swiss|fjord|mountains?|snow\w*|highlands|scottish|dolomites)\b/i, ['pine tree']],
  [/\b(?:bali|rice)\b/i, ['palm']],
  [/\bmoor\w*/i, []],
  [/\b(?:yorkshire|dales?)\b/i, ['oak tree']],
  [/\b(?:burgundy|france|french|river)\b/i, ['poplar', 'tree']],
]
const treesIn = (prompt: string): string[] => {
  const named = TREE_WORDS.filter(([words]) => words.test(prompt)).map(([, name]) => name)
  if (named.length) return named
  return [...(OF_LAND.find(([words]) => words.test(prompt))?.[1] ?? ['tree', 'oak tree'])].filter(
    (name) => name in TREES,
  )
}

const cropIn = (prompt: string): string | null => {
  if (/\bvineyards?|vines\b|\bgrapes\b/i.test(prompt)) return 'vineyard'
  if (/\bheather\b/i.test(prompt)) return 'heather'
  if (/\btea\b/i.test(prompt)) return 'tea'
  if (!/\b(?:fields?|rows|farm\w*|plantations?|provence)\b/i.test(prompt)) return null
  return (
    Object.keys(CROPS).find((name) => new RegExp(`\\b${name.replace(/y$/, '(?:y|ie)')}s?\\b`, 'i').test(prompt)) ?? null
  )
}

const lightIn = (prompt: string): Light =>
  /\b(?:night|moon\w*|stars?|starry|midnight)\b/i.test(prompt)
    ? 'night'
    : /\b(?:sunset|sunrise|dawn|dusk|evening|morning light)\b/i.test(prompt)
      ? 'low'
      : /\b(?:mist\w*|fog\w*)\b/i.test(prompt)
        ? 'mist'
        : 'day'

const farIn = (prompt: string): Far =>
  /\b(?:desert|mesas?|buttes?|canyon|arizona|monument valley)\b/i.test(prompt)
    ? 'mesas'
    : /\b(?:sea|seaside|beach|ocean|coast\w*|bay|cornwall|cornish)\b/i.test(prompt)
      ? 'sea'
      : /\b(?:fjords?|norw\w+)\b/i.test(prompt)
        ? 'fjord'
        : /\b(?:mountains?|alps?|alpine|swiss|peaks?|highlands|dolomites|scottish|snow\w*)\b/i.test(prompt)
          ? 'mountains'
          : 'hills'

export function partsOf(prompt: string, things: readonly NamedThing[]): Countryside {
  const has = (words: RegExp): boolean => words.test(prompt)
  const many = (names: readonly string[]): string[] =>
    things
      .filter(({ name, via }) => via !== 'implied' && names.includes(name))
      .flatMap(({ name, n, atLeast }) =>
        Array.from({ length: atLeast || /^(?:sheep|cattle|deer)$/.test(name) ? Math.max(3, n) : n }, () => name),
      )
  const crop = cropIn(prompt)
  const hasBridge = has(/\bbridges?\b/i)
  const across = has(/\bviaducts?\b/i) || (hasBridge && RAILS.test(prompt)) ? 'viaduct' : hasBridge ? 'bridge' : null
  const isOnStilts = has(/\bstilts?\b/i)
  const hasWheel = has(/\bwater ?(?:mills?|wheels?)\b|(?<!wind ?)\bmills?\b/i)
  const hasFall = has(/\b(?:waterfalls?|cascades?)\b/i)
  const boats = !has(/\b(?:boats?|rowboats?|ships?|canoes?|kayaks?)\b/i)
    ? 0
    : things
        .filter(({ name }) => /boat|ship|canoe|kayak/.test(name))
        .reduce((sum, { n, atLeast }) => sum + (atLeast ? 3 : n), 0)
  const water =
    isOnStilts ||
    boats ||
    hasFall ||
    has(/\b(?:docks?|lakes?|lakesides?|lakeshore|ponds?|fjords?|loch|fishing village)\b/i)
      ? 'lake'
      : hasWheel || has(/\b(?:rivers?|riverside|streams?|brooks?|creeks?)\b/i)
        ? 'river'
        : null
  const flowers = plantsIn(prompt).filter((name) => name !== crop && name in FLOWERING)
  return {
    light: lightIn(prompt),
    far: farIn(prompt),
    crop,
    trees: treesIn(prompt),
    buildings: isOnStilts ? [] : buildingsIn(prompt),
    isOnStilts,
    across,
    isCovered: has(/\b(?<!snow[- ])covered\b/i),
    hasTrain: across === 'viaduct',
    water,
    hasWalls: has(/\bwalls?\b|\byorkshire\b|\bdales\b/i),
    hasTerraces: has(/\bterraces?\b|\bpadd(?:y|ies)\b/i),
    way: has(/\b(?:lanes?|roads?|tracks?|highway)\b/i)
      ? 'road'
      : has(/\b(?:paths?|trails?|way)\b/i) || (!crop && !has(/\bwalls?\b/i))
        ? 'path'
        : null,
    fence: has(/\bgates?\b|\bstiles?\b/i) ? 'gate' : has(/\bfences?\b/i) ? 'fence' : null,
    flowers: flowers.length
      ? flowers
      : has(/\b(?:flowers?|wildflowers|meadows?|heather|spring)\b/i) && !crop
        ? ['daisy', 'poppy', 'cosmos']
        : [],
    herd: many(HERD),
    isRowed: has(/\b(?:row(?:ing|boats?)|canoes?|kayaks?)\b/i),
    isSnowy: has(/\b(?:snow\w*|winter|christmas)\b/i),
    flyers: many(FLYERS),
    swimmers: water ? many(SWIMMERS) : [],
    boats,
    hasDock: has(/\b(?:docks?|jett(?:y|ies)|piers?)\b/i),
    hasFall,
    hasWheel,
    isAutumn: has(AUTUMN),
  }
}

const RAILS = /\b(?:trains?|locomotives?|railway|steam)\b/i

/** Water falls, and so do leaves; where only the water does, no leaf is on the wind. */
const AUTUMN =
  /\b(?:autumn\w*|fall (?:trees?|leaves|colou?rs|foliage|scene|day)|(?:in|during) (?:the )?fall|(?:falling|fallen) leaves|leaves (?:are )?falling|maples?)\b/i

/** Large enough heads for the foot of the page. */
const FLOWERING: Readonly<Record<string, true>> = Object.fromEntries(
  [
    'poppy',
    'daisy',
    'cosmos',
    'sunflower',
    'tulip',
    'anemone',
    'cornflower',
    'rose',
    'peony',
    'dahlia',
    'buttercup',
    'bluebell',
    'aster',
    'echinacea',
    'marigold',
    'hydrangea',
    'hollyhock',
    'lavender',
    'foxglove',
  ].map((name) => [name, true]),
)

export const COUNTRYSIDE: Kind = {
  asked: (prompt, { things, relations, detail, style, letters, framing }) =>
    VIEW.test(prompt) &&
    // To a child a village at Christmas is who plays in its snow.
    (!/\bchristmas\b/i.test(prompt) || GROWN_VOICE.test(prompt)) &&
    detail !== 'simple' &&
    // Hills alone are not fine enough for who asked for that.
    (detail !== 'intricate' || buildingsIn(prompt).length > 0) &&
    !letters &&
    !framing &&
    (!style || /^(?:landscape|detailed|realistic|line art|vintage|cottagecore|cozy)$/.test(style)) &&
    !CHILDS_VOICE.test(prompt) &&
    // Rails are laid over arches only.
    (!RAILS.test(prompt) || /\b(?:viaducts?|bridges?)\b/i.test(prompt)) &&
    isView(things) &&
    relations.every(
      ({ a, b, relation }) =>
        QUIET.test(relation) || things.some(({ id, via }) => via === 'implied' && (id === a || id === b)),
    ),
  unless:
    /\b(?:northern lights|aurora|lighthouse|wave|bottle|(?<!lit |glowing )window|room|kitchen|greenhouse|underwater|street|market|harbou?r|canal|garden gate|dragon|fairy|sleeping|hill ?towns?|towns?)\b/i,
  depicts: WORDS,
  can: () => false,
  always: ['hill'],
  draw: (rng, _, prompt, { things }) => countryside(rng, partsOf(prompt, things)),
}
