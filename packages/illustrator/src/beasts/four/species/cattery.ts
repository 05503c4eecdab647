/** Cats by breed and coat, and small cats of the wild. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { persian } from './breeds.ts'
import { cat, leopard } from './cats.ts'

const bengal = like(cat, 'bengal cat', {
  pattern: 'rosettes',
  head: { mask: 'tabby', ear: { kind: 'pointed', size: 0.56, x: 0.62, y: -0.64, turn: 20 } },
  tail: { kind: 'ring', len: 56, r: 3.6 },
  coat: { body: 'straw', light: 'cream', mark: 'umber' },
})
const tuxedo = like(cat, 'tuxedo cat', {
  pattern: 'plain',
  head: { mask: 'blaze' },
  tail: { kind: 'rope', len: 56, r: 3.4 },
  extra: ['bib', 'socks'],
  coat: { body: 'slate', light: 'white', mark: 'slate', ear: 'slate' },
})
const ragdoll = like(persian, 'ragdoll cat', {
  sh: 36,
  hh: 36,
  head: {
    mask: 'shepherd',
    cheeks: 0.24,
    muzzle: [0.38, 0.38, 0.28],
    ear: { kind: 'pointed', size: 0.58, x: 0.64, y: -0.62, turn: 22 },
  },
  tail: { kind: 'plume', len: 56, r: 10, ang: 40 },
  extra: ['bib', 'socks'],
  coat: { body: 'cream', light: 'white', mark: 'umber', ear: 'umber', tail: 'umber' },
})
const scottishFold = like(cat, 'scottish fold', {
  pattern: 'plain',
  head: {
    mask: 'none',
    w: 1.16,
    h: 1,
    eye: [0.46, -0.04, 0.2],
    ear: { kind: 'fold', size: 0.4, x: 0.6, y: -0.78 },
  },
  tail: { kind: 'rope', len: 48, r: 4.4 },
  coat: { body: 'stone', light: 'mist' },
})
const shorthair = like(cat, 'british shorthair', {
  pattern: 'plain',
  chest: 16,
  belly: 16,
  head: {
    mask: 'none',
    w: 1.22,
    h: 1,
    cheeks: 0.08,
    ear: { kind: 'pointed', size: 0.46, x: 0.7, y: -0.66, turn: 26 },
  },
  tail: { kind: 'rope', len: 46, r: 5.4 },
  legs: { f: [7, 5.6, 5], h: [10, 6, 5] },
  coat: { body: 'slate', light: 'stone' },
})
const munchkin = like(cat, 'munchkin cat', {
  sh: 22,
  hh: 22,
  len: 54,
  idle: 'stand',
  coat: { body: 'apricot', light: 'white' },
})
const rex = like(cat, 'devon rex', {
  pattern: 'fur',
  chest: 11.5,
  belly: 11,
  head: {
    mask: 'none',
    w: 0.96,
    eye: [0.46, -0.04, 0.22],
    muzzle: [0.42, 0.32, 0.24],
    ear: { kind: 'bat', size: 0.94, x: 0.78, y: -0.42, turn: 42 },
  },
  tail: { kind: 'rope', len: 58, r: 2.4 },
  coat: { body: 'mist', light: 'white' },
})
const abyssinian = like(cat, 'abyssinian cat', {
  pattern: 'fur',
  chest: 12,
  belly: 11.5,
  sh: 40,
  hh: 40,
  head: { mask: 'tabby', w: 0.98, ear: { kind: 'pointed', size: 0.86, x: 0.62, y: -0.56, turn: 22 } },
  tail: { kind: 'rope', len: 60, r: 3 },
  coat: { body: 'ochre', light: 'apricot', mark: 'umber' },
})
const manx = like(cat, 'manx cat', {
  head: { w: 1.12 },
  tail: { kind: 'none', len: 2 },
  idle: 'stand',
})
const cloudedLeopard = like(leopard, 'clouded leopard', {
  pattern: 'patches',
  head: { size: 17, mask: 'tabby' },
  tail: { kind: 'ring', len: 76, r: 5.4, ang: 16 },
  legs: { f: [7.4, 5.6, 5], h: [11, 6.4, 5] },
  coat: { body: 'sand', light: 'cream', mark: 'umber' },
})

export const cattery: readonly Beast[] = [
  bengal,
  tuxedo,
  ragdoll,
  scottishFold,
  shorthair,
  munchkin,
  rex,
  abyssinian,
  manx,
  cloudedLeopard,
]
