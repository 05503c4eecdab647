/** What asks for a place that grown-ups like to color, seen from within. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { type Bar, counterRoom } from './counter-room.ts'
import { apothecary, yarnWall } from './stocked.ts'

const isDrawn = (noun: string): boolean => lookUp(noun) !== null

/** Seen from outside. */
const FRONT = /\b(?:(?:store|shop)? ?fronts?|fa[cç]ades?|exterior|outside|drive[- ]in|neon)\b/i
/** What only who is within can see. */
const WITHIN = /\b(?:inside|interiors?|counter|stools?|booths?|juke ?box(?:es)?|floors?|bar)\b/i

const DINER: Bar = {
  sign: 'DINER',
  shelves: ['milkshake', 'coffee cup', 'jar', 'sundae', 'mug', 'teapot'],
  counter: ['hamburger', 'milkshake', 'pie', 'french fries', 'sundae', 'ketchup', 'donut', 'coffee cup'],
  hasJukebox: true,
}
const BARS: readonly { words: string; nouns: readonly string[]; bar: Bar; always?: true }[] = [
  { words: 'diners?|malt shop|soda (?:fountain|shop)|milk bar', nouns: ['diner', 'restaurant'], bar: DINER },
  {
    words: 'ice ?cream (?:parlou?r|shop)s?|gelateria',
    nouns: ['ice cream shop', 'ice cream'],
    bar: {
      sign: 'ICE CREAM',
      shelves: ['sundae', 'milkshake', 'jar', 'waffle', 'ice cream cone'],
      counter: ['ice cream cone', 'sundae', 'milkshake', 'popsicle', 'waffle', 'ice cream'],
      hasJukebox: false,
    },
  },
  {
    words: 'pubs?|taverns?|saloons?|(?:wine|cocktail|tiki) bars?|beer hall',
    nouns: ['restaurant', 'bottle', 'glass'],
    bar: {
      sign: 'PUB',
      shelves: ['bottle', 'wine glass', 'mug', 'wine bottle', 'goblet'],
      counter: ['mug', 'bottle', 'wine glass', 'pretzel', 'pie', 'candle', 'barrel'],
      hasJukebox: false,
    },
  },
]

const PARTS = [
  'stool',
  'chair',
  'table',
  'counter',
  'floor',
  'jukebox',
  'shelf',
  'window',
  'lamp',
  'sign',
  'store',
  'shop',
]

const counters = BARS.map(
  ({ words, nouns, bar }): Kind => ({
    asked: (prompt, { detail }) =>
      detail !== 'simple' &&
      new RegExp(`\\b(?:${words})(?!\\w)`, 'i').test(prompt) &&
      WITHIN.test(prompt) &&
      !FRONT.test(prompt),
    itself: [...PARTS, ...nouns],
    depicts:
      /\b(?:juke ?box(?:es)?|(?:19)?50s|fifties|retro|check(?:er)?ed|chequered|tiled?|floor|booths?|stools?|chrome|neon|vintage)\b/i,
    can: isDrawn,
    most: 6,
    still: true,
    fills: true,
    always: [nouns[0]!, 'stool', 'counter'],
    draw: (rng, asked, prompt) =>
      counterRoom(rng, { ...bar, hasJukebox: bar.hasJukebox || /\bjuke ?box/i.test(prompt) }, asked),
  }),
)

const SHELVES = '(?:shelf|shelves|cabinets?|cupboards?|wall|display|rack)'
const BOTTLES = new RegExp(
  `\\bapothecar(?:y|ies|['’]s)\\b|\\b(?:potions?|medicine|perfumes?|poisons?|spices?|tinctures?|remed(?:y|ies)) ${SHELVES}\\b|\\b${SHELVES} (?:full )?(?:of|with|filled with|lined with) (?:\\w+ ){0,3}(?:bottles|potions|jars|vials|tinctures|elixirs|spices)\\b`,
  'i',
)
const WOOL = new RegExp(
  `\\b(?:yarn|wool|knitting) (?:shop|store)?s? ?${SHELVES}\\b|\\b${SHELVES} (?:full )?(?:of|with|filled with) (?:\\w+ ){0,3}(?:yarns?|wool|skeins)\\b`,
  'i',
)

export const SCENES: readonly Kind[] = [
  ...counters,
  {
    asked: (prompt, { detail }) => detail !== 'simple' && WOOL.test(prompt),
    itself: ['ball of yarn', 'yarn', 'shelf', 'store', 'basket', 'bookshelf', 'wool', 'shop'],
    depicts: /\b(?:wool|yarns?|skeins?|shop|store|shelves|colou?rs?)\b/i,
    can: () => false,
    still: true,
    fills: true,
    always: ['ball of yarn', 'shelf'],
    draw: yarnWall,
  },
  {
    asked: (prompt, { detail }) =>
      detail !== 'simple' &&
      BOTTLES.test(prompt) &&
      !FRONT.test(prompt) &&
      !/\b(?:kitchen|desk|table|window|garden|counter)\b/i.test(prompt),
    itself: [
      'bottle',
      'jar',
      'potion bottle',
      'potion',
      'shelf',
      'bookshelf',
      'store',
      'wardrobe',
      'cupboard',
      'drawer',
      'medicine',
      'spice',
      'perfume',
      'glass',
      'wall',
    ],
    depicts:
      /\b(?:apothecar\w*|labels?|labell?ed|corks?|bottles?|jars?|vials?|drawers?|herbs?|old|antique|tinctures?|elixirs?|remed(?:y|ies)|spices?)\b/i,
    can: isDrawn,
    most: 6,
    still: true,
    fills: true,
    always: ['bottle', 'jar', 'shelf'],
    draw: (rng, asked) => apothecary(rng, asked),
  },
]
