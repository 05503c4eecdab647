/** The kinds of ornate pages: what asks for each, and what each can show. */
import type { Rng } from '../ink/random.ts'
import { lookUp } from '../world/world.ts'
import { botanicalPlate, SPECIMENS } from './botanical.ts'
import { celticKnot } from './celtic/knot.ts'
import { artDeco } from './deco.ts'
import { canDress } from './dressed.ts'
import { archedWindow, IN_GLASS } from './glass/arched-window.ts'
import { roseWindow } from './glass/rose-window.ts'
import { greenhouse } from './greenhouse/greenhouse.ts'
import { koiPond } from './koi/pond.ts'
import { mandala } from './mandala/mandala.ts'
import { motifsOf } from './mandala/motif.ts'
import { meadow } from './meadow/meadow.ts'
import { cabinet } from './nook/cabinet.ts'
import { readingNook } from './nook/nook.ts'
import { artNouveau, BLOOMS } from './nouveau/nouveau.ts'
import { paisley } from './paisley.ts'
import { WILDFLOWERS } from './plants/wildflowers.ts'
import { steampunk } from './steampunk/steampunk.ts'
import { IN_THE_SKY, tarotCard } from './tarot/card.ts'
import { tessellation } from './tessellation.ts'
import { town } from './town/town.ts'
import { wreath } from './wreath.ts'
import { tangledSubject } from './zentangle/any-subject.ts'
import { TANGLED } from './zentangle/zentangle.ts'

export interface Kind {
  /** The style that asks for it, as styles.txt names it; else the words do. */
  asked: string | RegExp
  /** Nouns that mean the ornament and nothing on it. */
  itself?: readonly string[]
  /** What it can show. */
  can: (noun: string) => boolean
  /** So many of the asked ones at most; it shows only what was asked for. */
  most?: number
  /** Not where more was named than it can show: a scene has room for it. */
  whole?: boolean
  /** One of these where nothing was named. */
  oneOf?: readonly string[]
  /** What it shows in any case. */
  always?: readonly string[]
  draw: (rng: Rng, nouns: readonly string[]) => string
}

const among =
  (nouns: readonly string[]) =>
  (noun: string): boolean =>
    nouns.includes(noun)
const isDrawn = (noun: string): boolean => lookUp(noun) !== null

/** Shows all of these, whatever is asked for. */
const fixed = (nouns: readonly string[]): Pick<Kind, 'can' | 'always'> => ({ can: among(nouns), always: nouns })

const NOOK =
  /\b((?:cozy|cosy|hygge)\b.*\b(?:shel(?:f|ves)|bookshel(?:f|ves)|library|interior|book ?shop|book ?store)|reading nook|book nook|window seat)\b/i
const TOWN = /\b(townscapes?|canal houses|row of (\w+ )?houses|town ?houses|row houses|gabled houses)\b/i
/** One animal or thing covered with patterns, though nobody named the style. */
const PATTERNED =
  /\b(?:intricate(?:ly)?|ornate(?:ly)?|patterned|decorated|detailed|mandala)\b.*\b(?:wings?|feathers?|mane|shell|fur|scales|patterns|tail)\b|\b(?:intricate|ornate|patterned)\b(?! (?:details?|background|scene|border|frame))/i
const CELESTIAL = /\b(?:celestial|sun and (?:the )?moon|moon and (?:the )?(?:sun|stars))\b/i
const MEADOW = /\b(meadows?|wild ?flowers?|field of (\w+ )?(flowers|poppies|daisies|sunflowers|tulips|lavender))\b/i
const MEADOW_SHOWS = ['meadow', 'wildflowers', 'flower', 'grass', 'butterfly', 'bee', 'sun', 'hill', 'cloud']
/** Who is in profile before the halo, and what is always in her hair. */
const LADIES = ['woman', 'lady', 'girl', 'princess', 'queen']
const IN_HER_HAIR = ['flower', 'leaf', 'hair', 'long hair', 'flowing hair']
const PLATE_SHOWS = ['flower', 'wildflowers', 'leaf', 'plant', 'root', 'stem', 'bee', 'butterfly']

export const KINDS: readonly Kind[] = [
  {
    asked: 'zentangle',
    itself: ['zentangle pattern'],
    can: canDress,
    most: 1,
    oneOf: TANGLED,
    draw: (rng, [noun = '']) => tangledSubject(noun, rng),
  },
  {
    asked: PATTERNED,
    itself: ['wing', 'feather', 'tail feathers', 'mane', 'shell', 'branch', 'zentangle pattern', 'mandala'],
    can: canDress,
    most: 1,
    draw: (rng, [noun = '']) => tangledSubject(noun, rng),
  },
  {
    asked: 'mandala',
    itself: ['mandala'],
    can: isDrawn,
    most: 4,
    draw: (rng, nouns) => mandala(rng, motifsOf(nouns)),
  },
  { asked: 'rose window', ...fixed(['window', 'church', 'cathedral', 'rose']), draw: roseWindow },
  {
    asked: 'stained glass',
    itself: ['window', 'flower', 'leaf'],
    can: (noun) => IN_GLASS.includes(noun) || canDress(noun),
    most: 1,
    whole: true,
    oneOf: [...IN_GLASS, 'butterfly', 'hummingbird', 'swan', 'dolphin', 'owl'],
    draw: (rng, [noun = '']) => archedWindow(noun, rng),
  },
  { asked: 'tarot', itself: ['playing card', 'envelope'], can: isDrawn, most: 3, oneOf: IN_THE_SKY, draw: tarotCard },
  {
    asked: CELESTIAL,
    can: (noun) => IN_THE_SKY.includes(noun) || noun === 'cloud',
    most: 3,
    oneOf: IN_THE_SKY,
    draw: tarotCard,
  },
  {
    asked: /\bairships?\b/i,
    itself: ['cloud', 'gear'],
    can: among(['airship']),
    most: 1,
    oneOf: ['airship'],
    draw: steampunk,
  },
  {
    asked: 'steampunk',
    itself: ['gear', 'machine', 'engine', 'contraption'],
    can: (noun) => noun === 'airship' || canDress(noun),
    most: 1,
    whole: true,
    draw: steampunk,
  },
  {
    asked: /\bkoi\b/i,
    ...fixed(['koi', 'fish', 'pond', 'lily pad', 'water lily', 'lotus', 'lily']),
    draw: koiPond,
  },
  { asked: 'tessellation', ...fixed(['fish']), draw: tessellation },
  { asked: 'art deco', itself: ['fan', 'pattern'], can: isDrawn, most: 1, whole: true, draw: artDeco },
  {
    asked: 'botanical',
    can: (noun) => SPECIMENS.includes(noun) || PLATE_SHOWS.includes(noun),
    always: PLATE_SHOWS,
    draw: (rng, nouns) => botanicalPlate(rng, nouns.filter(among(SPECIMENS))),
  },
  { asked: 'celtic', itself: ['celtic knot'], can: isDrawn, most: 1, draw: celticKnot },
  {
    asked: 'art nouveau',
    itself: IN_HER_HAIR,
    can: among([...LADIES, ...BLOOMS]),
    oneOf: ['woman'],
    draw: (rng, nouns) => artNouveau(rng, nouns.filter(among(BLOOMS))),
  },
  { asked: 'art nouveau', itself: ['flower', 'leaf'], can: isDrawn, most: 1, whole: true, draw: artNouveau },
  {
    asked: NOOK,
    ...fixed([
      'bookshelf',
      'shelf',
      'book',
      'cat',
      'window',
      'plant',
      'pillow',
      'rug',
      'library',
      'store',
      'bookstore',
    ]),
    draw: readingNook,
  },
  {
    asked: /\b(?:wreath|garland|(?:floral|flower) (?:frame|border|ring))\b/i,
    itself: ['wreath', 'flower', 'leaf', 'blossom', 'ornamental frame', 'picture frame'],
    can: isDrawn,
    most: 3,
    always: ['flower'],
    draw: wreath,
  },
  {
    asked: /\b(?:cabinet|cupboard|shelf|shelves|apothecary)\b/i,
    itself: ['shelf', 'bookshelf', 'wardrobe', 'store', 'book'],
    can: isDrawn,
    most: 6,
    draw: cabinet,
  },
  {
    asked: /\b(?:greenhouse|glasshouse|conservatory|orangery|plant shop)\b/i,
    itself: ['greenhouse', 'plant', 'flower', 'window', 'store', 'basket', 'flower pot'],
    can: (noun) => /nature and plants/.test(lookUp(noun)?.category ?? '') || noun === 'potted plant',
    most: 4,
    always: ['greenhouse'],
    draw: greenhouse,
  },
  {
    asked: TOWN,
    ...fixed(['canal house', 'house', 'townhouse', 'boat', 'duck', 'canal', 'church', 'town']),
    draw: town,
  },
  {
    asked: MEADOW,
    can: (noun) => noun in WILDFLOWERS || MEADOW_SHOWS.includes(noun),
    always: MEADOW_SHOWS,
    draw: (rng, nouns) =>
      meadow(
        rng,
        nouns.filter((noun) => noun in WILDFLOWERS),
      ),
  },
  { asked: 'paisley', itself: ['paisley pattern', 'flower'], can: () => false, draw: paisley },
  ...(['paisley', 'mehndi', 'geometric'] as const).map(
    (asked): Kind => ({ asked, can: canDress, most: 1, draw: (rng, [noun = '']) => tangledSubject(noun, rng) }),
  ),
]
