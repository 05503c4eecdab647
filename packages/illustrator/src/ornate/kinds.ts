/** The kinds of ornate pages, in the order in which they are asked. */
import { lookUp } from '../world/world.ts'
import { botanicalPlate, SPECIMENS } from './botanical.ts'
import { carpet } from './carpet.ts'
import { COLLECTIONS } from './collection/kinds.ts'
import { canDress } from './dressed.ts'
import { greenhouse } from './greenhouse/greenhouse.ts'
import type { Kind } from './kind.ts'
import { koiPond } from './koi/pond.ts'
import { meadow } from './meadow/meadow.ts'
import { MIXED } from './mixed/kinds.ts'
import { cabinet } from './nook/cabinet.ts'
import { readingNook } from './nook/nook.ts'
import { paisley } from './paisley.ts'
import { PLACES } from './places/kinds.ts'
import { plantsIn } from './plants/named.ts'
import { WILDFLOWERS } from './plants/wildflowers.ts'
import { PORTRAITS } from './portrait/kinds.ts'
import { STYLES } from './styles.ts'
import { alone } from './subject.ts'
import { IN_THE_SKY, tarotCard } from './tarot/card.ts'
import { tessellation } from './tessellation.ts'
import { town } from './town/town.ts'
import { tangledSubject } from './zentangle/any-subject.ts'

const among =
  (nouns: readonly string[]) =>
  (noun: string): boolean =>
    nouns.includes(noun)
const isDrawn = (noun: string): boolean => lookUp(noun) !== null

/** Shows all of these, whatever is asked for. */
const fixed = (nouns: readonly string[]): Pick<Kind, 'can' | 'always'> => ({ can: among(nouns), always: nouns })

const NOOK = /\b(?:reading (?:nook|corner|spot)|cozy corner|book nook|window seat)\b/i
const COZY = /\b(?:cozy|cosy|hygge)\b.*\b(?:shel(?:f|ves)|bookshel(?:f|ves)|library|interior)\b/i
const TOWN =
  /\b(venice|venetian|amsterdam|canals?|townscapes?|canal houses|row of (\w+ )?houses|town ?houses|row houses|gabled houses|(?:old|european|cobbled|cobblestone|cafe|café|village|quaint|pretty|narrow) (?:town )?streets?|old town|side street)\b/i
/** One animal or thing covered with patterns, though nobody named the style. */
const PATTERNED =
  /\b(?:intricate(?:ly)?|ornate(?:ly)?|patterned|decorated|detailed|mandala)\b.*\b(?:wings?|feathers?|mane|shell|fur|scales|patterns|tail)\b|\b(?:intricate|ornate|patterned)\b(?! (?:details?|background|scene|border|frame))/i
const CELESTIAL = /\b(?:celestial|sun and (?:the )?moon|moon and (?:the )?(?:sun|stars))\b/i
const TOWN_SHOWS = [
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
]
const MEADOW =
  /\b(meadows?|wild ?flowers?|field of (\w+ )?(flowers|poppies|daisies|sunflowers|tulips|lavender)|(?:lavender|poppy|sunflower|tulip|daisy|wild ?flower|flower) fields?)\b/i
const MEADOW_SHOWS = ['meadow', 'wildflowers', 'flower', 'grass', 'butterfly', 'bee', 'sun', 'hill', 'cloud']
const PLATE_SHOWS = ['flower', 'wildflowers', 'leaf', 'plant', 'root', 'stem', 'bee', 'butterfly']
const NOOK_SHOWS = [
  'bookshelf',
  'shelf',
  'book',
  'cat',
  'window',
  'plant',
  'potted plant',
  'pillow',
  'rug',
  'library',
  'mug',
  'curtain',
]

export const KINDS: readonly Kind[] = [
  ...MIXED,
  ...PORTRAITS,
  {
    asked: /\b(?:persian|oriental|turkish|moroccan|woven) (?:carpet|rug)s?\b|\b(?:carpet|rug) (?:pattern|design)\b/i,
    itself: ['rug', 'carpet', 'pattern', 'flower'],
    depicts: /./,
    can: () => false,
    always: ['rug'],
    draw: carpet,
  },
  ...STYLES,
  {
    asked: PATTERNED,
    itself: ['wing', 'feather', 'tail feathers', 'mane', 'shell', 'branch', 'zentangle pattern', 'mandala'],
    depicts: /\b(?:quarters?|view|profile|side)\b/i,
    can: canDress,
    most: 1,
    draw: (rng, [noun = '']) => tangledSubject(rng, alone(noun, rng)),
  },
  {
    asked: CELESTIAL,
    can: (noun) => IN_THE_SKY.includes(noun) || noun === 'cloud',
    most: 3,
    oneOf: IN_THE_SKY,
    draw: (rng, nouns) => tarotCard(rng, nouns.filter(among(IN_THE_SKY))),
  },
  {
    asked: /\bkoi\b/i,
    ...fixed(['koi', 'fish', 'pond', 'lily pad', 'water lily', 'lotus', 'lily']),
    draw: koiPond,
  },
  { asked: 'tessellation', ...fixed(['fish']), draw: tessellation },
  ...COLLECTIONS,
  {
    asked: 'botanical',
    can: (noun) => SPECIMENS.includes(noun) || PLATE_SHOWS.includes(noun),
    always: PLATE_SHOWS,
    draw: (rng, nouns) => botanicalPlate(rng, nouns.filter(among(SPECIMENS))),
  },
  { asked: NOOK, ...fixed(NOOK_SHOWS), draw: readingNook },
  ...PLACES,
  { asked: COZY, ...fixed(NOOK_SHOWS), draw: readingNook },
  {
    asked: /\b(?:cabinet|cupboard|shelf|shelves|apothecary)\b/i,
    itself: ['shelf', 'bookshelf', 'wardrobe', 'store', 'book'],
    can: isDrawn,
    most: 6,
    draw: cabinet,
  },
  {
    asked: /\b(?:greenhouse|glasshouse|conservatory|orangery|plant shop)\b/i,
    itself: ['greenhouse', 'plant', 'flower', 'window', 'store', 'basket', 'flower pot', 'garden'],
    can: isDrawn,
    most: 7,
    still: true,
    always: ['greenhouse'],
    draw: (rng, nouns, prompt) => greenhouse(rng, nouns, /\b(?:sleep\w*|asleep|nap\w*|curled)\b/i.test(prompt)),
  },
  {
    asked: TOWN,
    itself: TOWN_SHOWS,
    depicts: /^boxes$|\b(?:(?:flower|window) boxes|venice|amsterdam|italian|dutch|tulips?|cobble(?:stones?|d)?)\b/i,
    can: isDrawn,
    most: 4,
    still: true,
    always: TOWN_SHOWS,
    draw: (rng, nouns, prompt) => town(rng, nouns, plantsIn(prompt)),
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
]
