/** Garments by their nouns: what putting one on changes. */

import type { Detail } from '../../art/art.ts'
import type { Outfit } from './outfit.ts'
import { hat, on, onBack, onFace, type Put, shod, trim } from './put.ts'
import { WORN_WHOLE } from './whole.ts'

const WEAR: Record<string, Put> = {
  ...WORN_WHOLE,
  hat: hat('straw'),
  'santa hat': hat('santa'),
  'witch hat': hat('witch'),
  'party hat': hat('party'),
  'top hat': hat('top'),
  'cowboy hat': hat('cowboy'),
  'chef hat': hat('chef'),
  'pirate hat': hat('pirate'),
  'wizard hat': hat('wizard'),
  'pilgrim hat': hat('pilgrim'),
  sombrero: hat('sombrero'),
  'baseball cap': hat('cap'),
  beanie: hat('beanie'),
  helmet: hat('helmet'),
  'space helmet': hat('space'),
  'diving helmet': hat('space'),
  tiara: hat('tiara'),
  crown: hat('crown'),
  'crown of flowers': hat('flowers'),
  'hair bow': hat('bow'),
  ribbon: hat('bow'),
  earmuffs: hat('earmuffs'),
  hijab: hat('hijab'),
  'feather headband': hat('plumes'),
  'peacock feather': hat('feather'),
  horn: hat('unicorn'),
  sunglasses: onFace('sunglasses'),
  glasses: onFace('glasses'),
  monocle: onFace('monocle'),
  'eye mask': onFace('eye mask'),
  mask: onFace('eye mask'),
  'carnival mask': onFace('eye mask'),
  scarf: trim('scarf', 'vermilion'),
  'bow tie': trim('bowtie', 'vermilion'),
  tie: trim('tie', 'vermilion'),
  necklace: trim('necklace', 'gamboge'),
  apron: trim('apron', 'cream'),
  stethoscope: trim('stethoscope', 'stone'),
  harness: trim('sash', 'bark'),
  pocket: trim('pocket', 'any2'),
  mailbag: trim('satchel', 'bark'),
  handbag: trim('handbag', 'rose'),
  'shopping bag': trim('bag', 'straw'),
  watch: trim('watch', 'gamboge'),
  cape: onBack('cape', 'vermilion'),
  backpack: onBack('backpack', 'cloth1'),
  'angel wings': onBack('angel', 'cloud'),
  wing: onBack('angel', 'cloud'),
  'hooded cape': (o, tint) => hat('hood')(onBack('cape', tint || 'vermilion')(o, tint), tint || 'vermilion'),
  shoe: shod('shoe', 'bark'),
  sneaker: shod('sneaker', 'cloth6'),
  boot: shod('boot', 'umber'),
  'cowboy boot': shod('boot', 'ochre'),
  'rain boot': shod('boot', 'gamboge'),
  'high heel': shod('heel', 'vermilion'),
  'ballet shoe': shod('slipper', 'rose'),
  'roller skate': shod('roller', 'cloth2'),
  'ice skate': shod('skate', 'cloud'),
  sock: on((tint) => ({ socks: { to: 0.34, tint: tint || 'cloth3' } })),
  glove: on((tint) => ({ gloves: tint || 'bark' })),
  mitten: on((tint) => ({ gloves: tint || 'vermilion' })),
  'fish tail': on((tint) => ({ lower: { kind: 'fishtail', tint: tint || 'teal' } })),
}

export const WEARABLE: ReadonlySet<string> = new Set(Object.keys(WEAR))

const COLORS: Record<string, string> = {
  red: 'vermilion',
  blue: 'blue',
  green: 'leaf',
  yellow: 'gamboge',
  golden: 'gamboge',
  pink: 'pink',
  purple: 'violet',
  orange: 'orange',
  white: 'cloud',
  brown: 'bark',
  black: 'slate',
  gray: 'stone',
  silver: 'stone',
}
const PATTERNS: Record<string, string> = { striped: 'stripes', spotted: 'dots', 'polka-dot': 'dots', dotted: 'dots' }

const PRINTED: Record<string, string> = {
  starry: 'stars',
  'heart-patterned': 'hearts',
  flowered: 'flowers',
  floral: 'flowers',
  checkered: 'checks',
}
const EMBLEMS: Record<string, string> = { 'star-emblem': 'star', 'heart-emblem': 'heart', 'flower-emblem': 'emblem' }

/** The first of some words that a table knows. */
const said = (table: Record<string, string>, words: readonly string[]): string | undefined =>
  words.map((word) => table[word]).find((found) => found !== undefined)

/** On what was put on now, wherever it is on the body. */
function printed(before: Outfit, now: Outfit, print: string): Outfit {
  const { top, skirt, bottom } = now
  return {
    ...now,
    ...(top && top !== before.top ? { top: { ...top, print } } : {}),
    ...(skirt && skirt !== before.skirt ? { skirt: { ...skirt, print } } : {}),
    ...(bottom && bottom !== before.bottom ? { bottom: { ...bottom, print } } : {}),
  }
}

export function putOn(outfit: Outfit, worn: readonly { name: string; attributes: readonly string[] }[]): Outfit {
  return worn.reduce((o, { name, attributes }) => {
    const put = WEAR[name]?.(o, said(COLORS, attributes) ?? '') ?? o
    const print = said(PRINTED, attributes)
    if (print) return printed(o, put, print)
    const mark = said(PATTERNS, attributes) ?? said(EMBLEMS, attributes)
    return mark && put.top !== o.top ? { ...put, trims: [...put.trims, { kind: mark, tint: 'any1' }] } : put
  }, outfit)
}

const SMALL = new Set(['buttons', 'dots', 'heart', 'star', 'pocket', 'emblem', 'collar'])

/** Fewer and larger areas where a simple page is asked for, more pattern where an intricate one is. */
export function withDetail(outfit: Outfit, detail: Detail): Outfit {
  if (detail === 'simple') return { ...outfit, trims: outfit.trims.filter(({ kind }) => !SMALL.has(kind)) }
  const plain = outfit.top && !outfit.trims.some(({ kind }) => kind === 'stripes' || kind === 'bib')
  if (detail !== 'intricate' || !plain) return outfit
  const skirt = outfit.skirt ? { skirt: { ...outfit.skirt, tiers: (outfit.skirt.tiers ?? 0) + 1 } } : {}
  return { ...outfit, ...skirt, trims: [{ kind: 'stripes', tint: 'any1' }, ...outfit.trims] }
}
