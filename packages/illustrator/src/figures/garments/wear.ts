/** Garments by their nouns: what putting one on changes. */

import type { Detail } from '../../art/art.ts'
import type { Outfit } from './outfit.ts'
import { hat, on, onBack, onFace, type Put, shod, trim } from './put.ts'
import { WORN_WHOLE } from './whole.ts'

/** Who has headgear of that sort by trade keeps it: a baker's tall hat is a hat, a racer's helmet a helmet. */
const hatUnless =
  (kind: string, isSuch: (own: string) => boolean): Put =>
  (o, tint) =>
    o.hat && isSuch(o.hat.kind) ? o : hat(kind)(o, tint)
const HELMETS = /^(racer|gridiron|knight|space|fire|goalie|helmet|hard|jockey|lamp|viking|army)$/
/** What is on the head and leaves the hair to be seen. */
export const BARE = /crown|tiara|band|bow|veil|halo|flowers|ears|earmuffs|headphones|hijab|laurel|visor|wig/

const WEAR: Record<string, Put> = {
  ...WORN_WHOLE,
  hat: hatUnless('straw', (kind) => !BARE.test(kind) && !HELMETS.test(kind)),
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
  beret: hat('beret'),
  fez: hat('fez'),
  'samurai helmet': hat('kabuto'),
  headscarf: hat('headscarf'),
  keffiyeh: hat('keffiyeh'),
  'baseball cap': hat('cap'),
  beanie: hat('beanie'),
  'hard hat': hat('hard'),
  'fire helmet': hat('fire'),
  helmet: hatUnless('helmet', (kind) => HELMETS.test(kind)),
  headphones: hat('headphones'),
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
  'diving mask': onFace('diving mask'),
  monocle: onFace('monocle'),
  'eye patch': onFace('patch'),
  'eye mask': onFace('eye mask'),
  pacifier: onFace('pacifier'),
  mask: onFace('eye mask'),
  'carnival mask': onFace('eye mask'),
  scarf: trim('scarf', 'vermilion'),
  'bow tie': trim('bowtie', 'vermilion'),
  neckerchief: trim('kerchief', 'vermilion'),
  tie: (o, tint) => trim('tie', 'vermilion')({ ...o, trims: o.trims.filter(({ kind }) => kind !== 'bowtie') }, tint),
  necklace: trim('necklace', 'gamboge'),
  collar: trim('collar and tag', 'vermilion'),
  apron: trim('apron', 'cream'),
  vest: trim('vest', 'vermilion'),
  suspenders: trim('suspenders', 'vermilion'),
  stethoscope: trim('stethoscope', 'stone'),
  harness: trim('sash', 'bark'),
  pocket: trim('pocket', 'any2'),
  mailbag: trim('satchel', 'bark'),
  handbag: trim('handbag', 'rose'),
  'shopping bag': trim('bag', 'straw'),
  watch: trim('watch', 'gamboge'),
  cape: onBack('cape', 'vermilion'),
  backpack: onBack('backpack', 'cloth1'),
  'feather bustle': onBack('turkey', 'cloth1'),
  'angel wings': onBack('angel', 'cloud'),
  wing: onBack('angel', 'cloud'),
  'hooded cape': (o, tint) => hat('hood')(onBack('cape', tint || 'vermilion')(o, tint), tint || 'vermilion'),
  shoe: shod('shoe', 'bark'),
  sneaker: shod('sneaker', 'cloth6'),
  boot: shod('boot', 'umber'),
  'cowboy boot': shod('boot', 'ochre'),
  'rain boot': shod('boot', 'gamboge'),
  'high heel': shod('heel', 'vermilion'),
  slipper: shod('slipper', 'pink'),
  'flip flop': shod('slipper', 'aqua'),
  'ballet shoe': shod('slipper', 'rose'),
  'roller skate': shod('roller', 'cloth2'),
  'ice skate': shod('skate', 'cloud'),
  sock: on((tint) => ({ socks: { to: 0.34, tint: tint || 'cloth3' } })),
  glove: on((tint) => ({ gloves: tint || 'bark' })),
  'boxing glove': on((tint) => ({ gloves: tint || 'vermilion', mitts: true })),
  turban: hat('turban'),
  'karate belt': trim('knotted belt', 'night'),
  crutches: onBack('crutches', 'stone'),
  'leg cast': trim('leg cast', 'cloud'),
  'prosthetic leg': trim('prosthetic leg', 'stone'),
  'arm cast': trim('arm cast', 'cloud'),
  mitten: on((tint) => ({ gloves: tint || 'vermilion', mitts: true })),
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
  sparkly: 'sparkles',
  sparkling: 'sparkles',
  glittery: 'sparkles',
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

/** Of the leg: the hem lies on the floor, and is wide enough to. */
const [GROUND, FLOWING] = [1.02, 2]
/** "a long dress" falls to the feet, a short one ends above the knee. */
function lengthened(before: Outfit, now: Outfit, attributes: readonly string[]): Outfit {
  const to = attributes.some((word) => /^(long|flowing|floor-length|elegant)$/.test(word))
    ? GROUND
    : attributes.includes('short')
      ? 0.28
      : undefined
  if (!to || !now.skirt || now.skirt === before.skirt) return now
  const flare = to === GROUND ? Math.max(now.skirt.flare, FLOWING) : now.skirt.flare
  return { ...now, skirt: { ...now.skirt, to, flare } }
}

const FLOWERS = /^(flower|flowers|floral|flowered|daisy|rose)$/
const BIG = /^(big|huge|giant|enormous|oversized|large|gigantic|very big|too big|floppy)$/
/** Shoes too large for who is in them, a scarf that is long or has a pattern. */
function fitted(before: Outfit, now: Outfit, name: string, attributes: readonly string[]): Outfit {
  if (now.shoes && now.shoes !== before.shoes && attributes.some((word) => BIG.test(word)))
    return { ...now, shoes: { ...now.shoes, isBig: true } }
  if (name === 'necklace' && attributes.some((word) => FLOWERS.test(word)))
    return { ...now, trims: now.trims.map((trim) => (trim.kind === 'necklace' ? { ...trim, kind: 'lei' } : trim)) }
  if (/glasses$/.test(name)) {
    const isHeart = attributes.includes('heart-shaped')
    return isHeart ? { ...now, face: now.face.map((worn) => (/glasses$/.test(worn) ? 'heart glasses' : worn)) } : now
  }
  if (name !== 'scarf') return now
  const long = attributes.some((word) => /^(long|very long)$/.test(word) || BIG.test(word)) ? 'long ' : ''
  const print = said(PATTERNS, attributes) ?? (said(PRINTED, attributes) === 'checks' ? 'stripes' : undefined)
  const kind = `${long}${print ? `${print} ` : ''}scarf`
  return { ...now, trims: now.trims.map((trim) => (trim.kind === 'scarf' ? { ...trim, kind } : trim)) }
}

const TALL = /^(tall|very tall|long|high|giant|huge|enormous|towering)$/
/** Hats by their shape, where none of that name is asked for. */
const SHAPED: Record<string, string> = {
  tall: 'top',
  pointy: 'wizard',
  pointed: 'wizard',
  floppy: 'floppy',
  wide: 'sunhat',
  feathered: 'feather',
}
function shaped(before: Outfit, now: Outfit, name: string, attributes: readonly string[]): Outfit {
  const kind = said(SHAPED, attributes)
  const isNew = now.hat && now.hat !== before.hat
  if (kind && isNew && now.hat?.kind === 'straw') return { ...now, hat: { ...now.hat, kind } }
  const isTall = isNew && /\b(hat|crown|turban)$/.test(name) && attributes.some((word) => TALL.test(word))
  return now.hat && isTall ? { ...now, hat: { ...now.hat, isTall } } : now
}

const bareArmed = (o: Outfit): Outfit => (o.top ? { ...o, top: { ...o.top, sleeves: 0 } } : o)

export function putOn(outfit: Outfit, worn: readonly { name: string; attributes: readonly string[] }[]): Outfit {
  // A coat that is put on later would take what lies on it away.
  const inTurn = worn.toSorted((a, b) => Number(b.name in WORN_WHOLE) - Number(a.name in WORN_WHOLE))
  return inTurn.reduce((o, { name, attributes }) => {
    const plain = WEAR[name]?.(o, said(COLORS, attributes) ?? '') ?? o
    const fit = fitted(o, shaped(o, lengthened(o, plain, attributes), name, attributes), name, attributes)
    const put = attributes.includes('sleeveless') ? bareArmed(fit) : fit
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
