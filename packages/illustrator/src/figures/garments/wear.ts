/** Garments by their nouns. */
import type { Outfit } from './outfit.ts'

type Put = (outfit: Outfit, tint: string) => Outfit

const hat =
  (kind: string): Put =>
  (o, tint) => ({ ...o, hat: { kind, ...(tint ? { tint } : {}) } })
const trim =
  (kind: string, usual: string): Put =>
  (o, tint) => ({ ...o, trims: [...o.trims, { kind, tint: tint || usual }] })
const back =
  (kind: string, usual: string): Put =>
  (o, tint) => ({ ...o, back: [...o.back, { kind, tint: tint || usual }] })
const face =
  (kind: string): Put =>
  (o) => ({ ...o, face: [...o.face.filter((f) => f !== 'glasses'), kind] })

const WEAR: Record<string, Put> = {
  hat: hat('straw'),
  'santa hat': hat('santa'),
  'witch hat': hat('witch'),
  'party hat': hat('party'),
  'top hat': hat('top'),
  'cowboy hat': hat('cowboy'),
  'chef hat': hat('chef'),
  'pirate hat': hat('pirate'),
  'wizard hat': hat('wizard'),
  'baseball cap': hat('cap'),
  beanie: hat('beanie'),
  helmet: hat('helmet'),
  'space helmet': hat('space'),
  tiara: hat('tiara'),
  crown: hat('crown'),
  'crown of flowers': hat('flowers'),
  'hair bow': hat('bow'),
  sunglasses: face('sunglasses'),
  glasses: face('glasses'),
  monocle: face('monocle'),
  'eye mask': face('eye mask'),
  mask: face('eye mask'),
  scarf: trim('scarf', 'vermilion'),
  'bow tie': trim('bowtie', 'vermilion'),
  tie: trim('tie', 'vermilion'),
  necklace: trim('necklace', 'gamboge'),
  apron: trim('apron', 'cream'),
  stethoscope: trim('stethoscope', 'stone'),
  cape: back('cape', 'vermilion'),
  backpack: back('backpack', 'cloth1'),
}

export const WEARABLE: ReadonlySet<string> = new Set(Object.keys(WEAR))

const COLORS: Record<string, string> = {
  red: 'vermilion',
  blue: 'blue',
  green: 'leaf',
  yellow: 'gamboge',
  pink: 'pink',
  purple: 'violet',
  orange: 'orange',
  white: 'cloud',
  brown: 'bark',
  black: 'slate',
}

export function putOn(outfit: Outfit, worn: readonly { name: string; attributes: readonly string[] }[]): Outfit {
  return worn.reduce((o, { name, attributes }) => {
    const tint = attributes.map((word) => COLORS[word]).find((c) => c !== undefined) ?? ''
    return WEAR[name]?.(o, tint) ?? o
  }, outfit)
}
