/** The kinds of ornate pages, in the order in which they are asked. */
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { lookUp } from '../world/world.ts'
import { allOver, packed } from './all-over.ts'
import { BIRD_PAGES } from './birds/kinds.ts'
import { BORDERS } from './borders.ts'
import { botanicalPlate, SPECIMENS } from './botanical.ts'
import { carpet } from './carpet.ts'
import { COLLECTIONS } from './collection/kinds.ts'
import { COUNTRYSIDE } from './country/kind.ts'
import { CURIOSITIES } from './curiosities/kind.ts'
import { GROWN_DRAGON } from './dragon/kind.ts'
import { canDress } from './dressed.ts'
import { GROWN_FAIRY } from './fantasy/fairy-kind.ts'
import { FANTASY } from './fantasy/kinds.ts'
import { GROWN_MERMAID } from './fantasy/mermaid-kind.ts'
import { FILLED } from './filled/kind.ts'
import { greenhouse } from './greenhouse/greenhouse.ts'
import { CHILDS_VOICE } from './grown-voice.ts'
import { henna } from './henna/henna.ts'
import { PLANTS_IN_CUPS } from './house-plants/cups.ts'
import { PLANT_SHELVES } from './house-plants/shelves.ts'
import { SUCCULENTS } from './house-plants/succulent-box.ts'
import { INSECT_PLATES } from './insects/kinds.ts'
import { INSECTS_ON_PLANTS } from './insects/on-plants-kind.ts'
import { FLOWER_STEAM } from './keepsake/flower-steam.ts'
import { KEEPSAKE } from './keepsake/kind.ts'
import { BODY_PARTS, type Kind } from './kind.ts'
import { koiPond, MOST_KOI } from './koi/pond.ts'
import { LADIES } from './lady/kinds.ts'
import { MASKS } from './masks/kind.ts'
import { GUESTS, MEADOW } from './meadow-kind.ts'
import { MIXED } from './mixed/kinds.ts'
import { MONUMENTS } from './monument/kinds.ts'
import { cabinet } from './nook/cabinet.ts'
import { COZY_SHELVES, READING_NOOK } from './nook/kinds.ts'
import { spiralLibrary } from './nook/spiral-stairs.ts'
import { PLANT_STUDY } from './orchard/study.ts'
import { paisley } from './paisley.ts'
import { PATTERNS } from './patterns/kinds.ts'
import { PLACES } from './places/kinds.ts'
import { ROOMS } from './places/room-kinds.ts'
import { NO_GUESTS } from './plants/guests.ts'
import { FLOWER_HEADS } from './plants/heads.ts'
import { PLANT_WORDS, plantsIn } from './plants/named.ts'
import { isOfPlants, isOnlyPlants } from './plants/only-plants.ts'
import { PORTRAITS } from './portrait/kinds.ts'
import { ON_THE_ROAD } from './roads/kind.ts'
import { SCENES } from './scenes/kinds.ts'
import { SCENE_PLACES } from './scenes/place-kinds.ts'
import { SHIP_IN_BOTTLE } from './ship-in-bottle.ts'
import { SHOP_FRONTS } from './shop/kinds.ts'
import { STYLES } from './styles.ts'
import { alone } from './subject.ts'
import { IN_THE_SKY, tarotCard } from './tarot/card.ts'
import { celestial } from './tarot/celestial.ts'
import { tessellation } from './tessellation.ts'
import { birdTessellation } from './tessellation-birds.ts'
import { HARBORS } from './town/harbor-kind.ts'
import { CANAL_TOWN, HILL_TOWN } from './town/hill-kinds.ts'
import { LANE, ONE_TOWNHOUSE, STREET_ABROAD, TOWN } from './town/kinds.ts'
import { inRain } from './town/rain.ts'
import { VIEWS } from './views/kinds.ts'
import { WILD_ANIMALS } from './wild/kind.ts'
import { GREAT_WAVE } from './woodblock/great-wave-kind.ts'
import { tangledSubject } from './zentangle/any-subject.ts'
import { TANGLED, zentangle } from './zentangle/zentangle.ts'
import { ZODIAC_WHEEL } from './zodiac/kind.ts'

const among =
  (nouns: readonly string[]) =>
  (noun: string): boolean =>
    nouns.includes(noun)
/** Patterns over walls and windows would hide what it is. */
const isBuilt = (noun: string): boolean =>
  /building|places/.test(lookUp(noun)?.category ?? '') || noun === 'fairy house'
const isDrawn = (noun: string): boolean => lookUp(noun) !== null

/** Shows all of these, whatever is asked for. */
const fixed = (nouns: readonly string[]): Pick<Kind, 'can' | 'always'> => ({ can: among(nouns), always: nouns })

/** One animal or thing covered with patterns, though nobody named the style. */
const PATTERNED =
  /\b(?:intricate(?:ly)?|ornate(?:ly)?|patterned|decorated|detailed|mandala)\b.*\b(?:wings?|feathers?|mane|shell|fur|scales|patterns|tail)\b|\b(?:intricate|ornate|patterned)\b(?! (?:details?|background|scene|border|frame))|\b(?:filled|covered|full|decorated|made)(?: up)? (?:with|of|in|by) (?:\w+ ){0,2}(?:patterns?|doodles|designs|ornaments|swirls|tangles|zentangles?)\b|\b(?:patterns|doodles|designs|ornaments|swirls) (?:in|on|inside|all over) (?:its|the|his|her) (?:wings?|feathers?|tail|mane|shell|fur|body|scales)\b/i
/** An animal dressed for a feast. */
const ADORNED =
  /\bindian elephants?\b|\b(?:ornate|decorated|ornamented|bejewell?ed|jewell?ed|adorned|ceremonial|royal|festive) (?:indian )?(?:elephant|horse|camel|peacock|cow|ox|tiger|lion)\b|\b(?:elephant|horse|camel|cow|ox|tiger|llama|alpaca|goat|deer|zebra|donkey)s? with (?:\w+ ){0,4}(?:ornaments|decorations|tassels|jewels|jewel(?:le)?ry|finery)\b/i
const ALL_OVER =
  /\b(?:repeating|repeated|seamless|all[- ]?over|tiled|fabric|textile|surface|wrapping paper|gift ?wrap) (?:\w+ ){0,2}patterns?\b|\bpatterns? (?:of|(?:made )?with|for (?:fabric|wallpaper|wrapping))\b(?!.*\b(?:kids?|toddlers?|cute|kawaii|simple|easy)\b)|\b(?:fill(?:ing|s)?|cover(?:ing|s)?) (?:up )?(?:the |an? |my )?(?:whole |entire |full )?page\b|\ball over the page\b|\b(?:full|whole)[- ]page pattern\b/i
const PACKED =
  /\b(?:packed|no (?:empty|blank|white) spaces?|no gaps|jam[- ]packed|cramm?ed|filled to the edges?)\b|\bdoodles? (?:page|sheet|pattern|art|collage|of|with)\b|\b(?:page|sheet) of (?:\w+ )?doodles\b/i
/** Things side by side, and nobody who does anything. */
const isPacked = (prompt: string, { style, detail, things, relations, letters, place }: SceneGraph): boolean =>
  (PACKED.test(prompt) || style === 'pattern') &&
  (!style || /^(?:pattern|doodle|line art)$/.test(style)) &&
  detail !== 'simple' &&
  !letters &&
  (!place || place === 'space') &&
  !CHILDS_VOICE.test(prompt) &&
  relations.every(({ relation }) => /^(?:filled-with|next-to|among|around)$/.test(relation)) &&
  things.filter(({ via, n }) => via !== 'implied' && n > 1).length > 0 &&
  things.every(({ name, via }) => via === 'implied' || isDrawn(name))
const TESSELLATED_BIRDS = ['bird', 'dove', 'swallow', 'sparrow', 'pigeon', 'seagull']
const CELESTIAL = /\b(?:celestial|sun and (?:the )?moon|moon and (?:the )?(?:sun|stars))\b/i
const PLATE_SHOWS = ['flower', 'wildflowers', 'leaf', 'plant', 'root', 'stem', 'bud', 'buds']

/** A plate shows the plants that were named, whatever bush a reader makes of them. */
const PLATE: Omit<Kind, 'asked'> = {
  // The bells of a foxglove, and the plate itself.
  itself: ['bell', 'petal', 'plate', 'paper', 'poster', 'potted plant'],
  depicts: new RegExp(`^buds?$|${PLANT_WORDS.source}|\\bherbs?\\b|\\bflowers? vintage\\b`, 'i'),
  can: (noun) => SPECIMENS.includes(noun) || PLATE_SHOWS.includes(noun) || GUESTS.includes(noun),
  always: PLATE_SHOWS,
  draw: (rng, nouns, prompt) => {
    // "Flowers and leaves": every plant has some.
    const named = plantsIn(prompt).filter((name) => name !== 'laurel' || /\blaurel\b/i.test(prompt))
    const asked = [...new Set([...named, ...nouns])].filter(among(SPECIMENS))
    return botanicalPlate(rng, asked, !NO_GUESTS.test(prompt), /\broots?\b/i.test(prompt))
  },
}

/** So many as were counted, or as many as there is room for. */
const koiCount = (things: readonly NamedThing[], prompt: string): number | null => {
  const koi = things.find(({ name }) => name === 'koi' || name === 'fish')
  const isOne = koi?.n === 1 && !/\b(?:an?|one|single)\b(?: \w+){0,2} (?:koi|fish)\b/i.test(prompt)
  return koi && !koi.atLeast && !isOne ? Math.min(koi.n, MOST_KOI) : null
}

export const KINDS: readonly Kind[] = [
  ZODIAC_WHEEL,
  BORDERS,
  FLOWER_STEAM,
  KEEPSAKE,
  GROWN_MERMAID,
  GROWN_FAIRY,
  GROWN_DRAGON,
  ...PATTERNS,
  PLANT_STUDY,
  FILLED,
  ...MIXED,
  INSECTS_ON_PLANTS,
  ...INSECT_PLATES,
  ...BIRD_PAGES,
  WILD_ANIMALS,
  SUCCULENTS,
  PLANTS_IN_CUPS,
  PLANT_SHELVES,
  SHIP_IN_BOTTLE,
  LADIES,
  ...PORTRAITS,
  MASKS,
  ...VIEWS,
  ...MONUMENTS,
  ...FANTASY,
  {
    asked: /\b(?:persian|oriental|turkish|moroccan|woven) (?:carpet|rug)s?\b|\b(?:carpet|rug) (?:pattern|design)\b/i,
    itself: ['rug', 'carpet', 'pattern', 'flower'],
    depicts: /./,
    can: () => false,
    always: ['rug'],
    draw: carpet,
  },
  ON_THE_ROAD,
  GREAT_WAVE,
  COUNTRYSIDE,
  ...SCENES,
  ...SCENE_PLACES,
  ...[...SHOP_FRONTS, HILL_TOWN, HARBORS, CANAL_TOWN, ONE_TOWNHOUSE, LANE, STREET_ABROAD].map(inRain),
  ...ROOMS,
  ...STYLES,
  {
    asked: ADORNED,
    itself: [
      'christmas ornament',
      'blanket',
      'jewel',
      'gemstone',
      'necklace',
      'flower',
      'tassel',
      'saddle',
      'bead',
      'bell',
      ...BODY_PARTS,
    ],
    depicts: /\b(?:ornaments?|ornamented|decorations?|jewel\w*|tassels?|blanket|mandala|indian|beads?|patterns?)\b/i,
    can: (noun) => canDress(noun) && lookUp(noun)?.kind === 'being',
    most: 1,
    draw: (rng, [noun = '']) => henna(rng, alone(noun, rng)),
  },
  {
    asked: PATTERNED,
    unless:
      /\b(?:northern lights|aurora|landscapes?|scenery|villages?|towns?|streets?|city|cottages?|gardens?|forest|woods)\b/i,
    itself: [...BODY_PARTS, 'branch', 'zentangle pattern', 'mandala', 'swirl', 'pattern'],
    depicts: /\b(?:quarters?|view|profile|side)\b/i,
    can: (noun) => (canDress(noun) && !isBuilt(noun)) || TANGLED.includes(noun),
    most: 1,
    draw: (rng, [noun = '']) => (TANGLED.includes(noun) ? zentangle(noun, rng) : tangledSubject(rng, alone(noun, rng))),
  },
  {
    asked: /\bsun (?:and|&) (?:the )?(?:crescent )?moon\b|\bmoon (?:and|&) (?:the )?sun\b|\bcelestial (?:sun|moon)\b/i,
    itself: ['sun', 'moon', 'star', 'cloud', 'face', 'mandala', 'sky', 'crescent moon'],
    depicts: /\b(?:face|faces|day|night|celestial|boho)\b/i,
    can: () => false,
    still: true,
    always: ['sun', 'moon'],
    draw: celestial,
  },
  {
    asked: CELESTIAL,
    still: true,
    can: (noun) => IN_THE_SKY.includes(noun) || noun === 'cloud',
    most: 3,
    oneOf: IN_THE_SKY,
    draw: (rng, nouns) => tarotCard(rng, nouns.filter(among(IN_THE_SKY))),
  },
  {
    asked: /\bkoi\b/i,
    ...fixed([
      'koi',
      'fish',
      'pond',
      'lily pad',
      'water lily',
      'lotus',
      'lily',
      'flower',
      'leaf',
      'water',
      'cherry tree',
      'cherry blossom',
      'blossom',
      'branch',
      'maple leaf',
      'maple tree',
      'autumn leaf',
      'lake',
    ]),
    draw: (rng, _, prompt, { things }) =>
      koiPond(
        rng,
        koiCount(things, prompt),
        /\b(?:cherry|sakura|blossoms?|plum)\b/i.test(prompt)
          ? 'blossoms'
          : /\b(?:maples?|momiji|autumn|fall|fallen)\b/i.test(prompt)
            ? 'maple leaves'
            : null,
      ),
  },
  {
    asked: 'tessellation',
    unless: /\bfish/i,
    itself: ['pattern'],
    depicts: /\b(?:escher|interlocking)\b/i,
    can: among(TESSELLATED_BIRDS),
    most: 1,
    draw: (rng, nouns) => (nouns.length || rng.chance(0.5) ? birdTessellation(rng) : tessellation(rng)),
  },
  { asked: 'tessellation', ...fixed(['fish']), draw: tessellation },
  {
    asked: (prompt, graph) =>
      ALL_OVER.test(prompt) ||
      isPacked(prompt, graph) ||
      (graph.style === 'pattern' && graph.detail !== 'simple' && plantsIn(prompt).length > 0),
    itself: ['pattern', 'flower pattern', 'wallpaper', 'fabric', 'cloth', 'gift wrap', 'wrapping paper', 'paper'],
    depicts: new RegExp(
      `${PLANT_WORDS.source}|\\b(?:repeating|repeat|seamless|all[- ]?over|whole page|tiled|gaps?|fill(?:ing)?|cover(?:ing)?|page|tropical|jungle|palms?|lea(?:f|ves)|pack(?:ed)?|tight(?:ly)?|spaces?|doodles?|empty)\\b`,
      'i',
    ),
    can: isDrawn,
    most: 6,
    oneOf: ['flower'],
    draw: (rng, nouns, prompt, graph) => {
      const plants = plantsIn(prompt).filter((name) => name !== 'laurel' || /\blaurel\b/i.test(prompt))
      const isPlain = (noun: string): boolean => /^(?:flower|leaf|palm tree)$/.test(noun)
      // "Monstera leaves and flowers": leaves alone would be half of it.
      const bloom = nouns.includes('flower') && plants.length && !plants.some((name) => name in FLOWER_HEADS)
      const things = nouns.filter((noun) => !isPlain(noun) || !plants.length)
      const all = [...new Set([...plants, ...(bloom ? ['hibiscus'] : []), ...things])]
      return PACKED.test(prompt) || (!plants.length && isPacked(prompt, graph)) ? packed(rng, all) : allOver(rng, all)
    },
  },
  CURIOSITIES,
  ...COLLECTIONS,
  { asked: 'botanical', ...PLATE },
  { ...PLATE, asked: isOnlyPlants, can: (noun) => PLATE.can?.(noun) || isOfPlants(noun) },
  {
    asked: /\bbotanical (?:drawing|illustration|plate|print|art|study|style|poster|chart|page|sketch)(?:e?s)?\b/i,
    ...PLATE,
  },
  {
    asked:
      /\bspiral stair(?:s|case|way)?\b(?=.*\b(?:library|book\w*)\b)|\b(?:library|book\w*)\b.*\bspiral stair(?:s|case|way)?\b/i,
    itself: ['spiral staircase', 'library', 'bookstore', 'store', 'book', 'bookshelf', 'shelf', 'stairs', 'ladder'],
    can: isDrawn,
    most: 4,
    still: true,
    always: ['spiral staircase', 'library', 'book'],
    draw: (rng, nouns) => spiralLibrary(rng, nouns),
  },
  READING_NOOK,
  ...PLACES,
  COZY_SHELVES,
  {
    asked:
      /(?<!\b(?:putt?|plac|reach|stack|dust|sort|clean|climb|build|hang|fix|paint|assembl|nail|mount|install|carr|mov)(?:ing|e?s|ies)\b.*)\b(?:cabinet|cupboard|shelf|shelves|apothecary)\b|\bbook ?(?:shel(?:f|ves)|cases?) (?:full of|filled with|with|overflowing)\b/i,
    // "A doll sitting on a shelf": one is looked at, and no collection.
    unless:
      /\b(?:sit\w*|stand\w*|lying|lies|lean\w*|asleep|sleep\w*|perch\w*) on (?:an?|the|its|his|her) (?:[\w-]+ )?shelf\b/i,
    itself: ['shelf', 'bookshelf', 'wardrobe', 'store', 'book'],
    can: isDrawn,
    most: 6,
    still: true,
    fills: true,
    draw: cabinet,
  },
  {
    asked:
      /\b(?:greenhouse|glasshouse|conservatory|orangery|plant shop)\b|\b(?:cact(?:us|i)|succulents|house ?plants)\b.*\b(?:pots|planters|shelf|shelves)\b/i,
    itself: [
      'pot',
      'shelf',
      'greenhouse',
      'plant',
      'flower',
      'window',
      'store',
      'basket',
      'flower pot',
      'garden',
      'glass',
      'drinking glass',
      'iron',
      'bench',
      'table',
    ],
    depicts: /\b(?:iron|glass|roof|panes?|victorian|interior|inside)\b/i,
    can: isDrawn,
    most: 7,
    still: true,
    always: ['greenhouse'],
    draw: (rng, nouns, prompt) =>
      greenhouse(
        rng,
        nouns,
        /\b(?:sleep\w*|asleep|nap\w*|curled)\b/i.test(prompt),
        /\b(?:iron|glass|victorian|roof|palm|conservatory|orangery)\b/i.test(prompt),
      ),
  },
  inRain(TOWN),
  MEADOW,
  { asked: 'paisley', itself: ['paisley pattern', 'flower'], can: () => false, draw: paisley },
]
