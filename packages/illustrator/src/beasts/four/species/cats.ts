import { four, like, young } from '../four.ts'
import type { Beast } from '../types.ts'

export const cat = four('cat', [44.72, 36, 36, 13.5, 13, 13.5], {
  neck: { len: 11, ang: 48, r0: 10, r1: 9.72 },
  head: {
    view: 'front',
    mask: 'tabby',
    size: 20.13,
    w: 1.08,
    h: 0.9,
    muzzle: [0.38, 0.34, 0.26],
    whiskers: true,
    ear: { kind: 'pointed', size: 0.66, x: 0.62, y: -0.6, turn: 20 },
    eye: [0.46, -0.08, 0.17],
  },
  tail: { kind: 'ring', len: 52, r: 3.6, ang: 34 },
  legs: { f: [7, 5, 4.3], h: [10.5, 5.6, 4.3], foot: 'paw' },
  pattern: 'stripes',
  coat: { body: 'orange', light: 'cream', mark: 'brick' },
})

export const cheetah = four('cheetah', [61.92, 52, 51, 16, 11, 14], {
  arch: -0.02,
  neck: { len: 18, ang: 46, r0: 10, r1: 9.72 },
  head: {
    view: 'front',
    size: 16.47,
    w: 1.02,
    h: 0.92,
    mask: 'cheetah',
    muzzle: [0.4, 0.37, 0.28],
    whiskers: true,
    ear: { kind: 'round', size: 0.5, x: 0.68, y: -0.62, turn: 34 },
    eye: [0.4, -0.1, 0.17],
  },
  tail: { kind: 'ring', len: 62, r: 3.6, ang: 4 },
  legs: { f: [7.5, 5, 4.3], h: [11.5, 5.6, 4.3], foot: 'paw' },
  pattern: 'spots',
  coat: { body: 'straw', light: 'cream', mark: 'umber' },
})

export const lion = four('lion', [58.48, 48, 47, 18, 15, 15.5], {
  neck: { len: 17, ang: 42, r0: 13, r1: 12.96 },
  head: {
    view: 'front',
    size: 20.13,
    muzzle: [0.42, 0.4, 0.3],
    whiskers: true,
    ear: { kind: 'round', size: 0.5, x: 0.72, y: -0.72, turn: 36 },
    eye: [0.4, -0.1, 0.15],
  },
  tail: { kind: 'tuft', len: 50, r: 2.8, ang: 26 },
  legs: { f: [9, 6.4, 5.6], h: [13, 7, 5.6], foot: 'paw' },
  extra: ['mane-lion'],
  coat: { body: 'ochre', light: 'cream', mane: 'orange' },
})

export const tiger = four('tiger', [63.64, 48, 47, 18, 15.5, 16], {
  neck: { len: 15, ang: 38, r0: 13, r1: 12.96 },
  head: {
    view: 'front',
    size: 20.74,
    mask: 'tiger',
    cheeks: 0.16,
    muzzle: [0.42, 0.4, 0.3],
    whiskers: true,
    ear: { kind: 'round', size: 0.5, x: 0.7, y: -0.7, turn: 34 },
    eye: [0.4, -0.06, 0.15],
  },
  tail: { kind: 'ring', len: 58, r: 4, ang: 6 },
  legs: { f: [9, 6.4, 5.8], h: [13, 7, 5.8], foot: 'paw' },
  pattern: 'stripes',
  coat: { body: 'orange', light: 'cream', mark: 'slate' },
})

const kitten = young(cat, 'kitten', {
  pattern: 'plain',
  head: { mask: 'none' },
  tail: { kind: 'rope' },
  coat: { body: 'stone', light: 'white' },
})
const caticorn = like(cat, 'caticorn', {
  extra: ['horn-unicorn'],
  head: { mask: 'none' },
  tail: { kind: 'plume', len: 46, r: 6 },
  coat: { body: 'blush', light: 'white' },
})
const lioness = like(lion, 'lioness', { extra: [], coat: { body: 'sand' } })
const lionCub = young(lioness, 'lion cub', { pattern: 'blobs', coat: { mark: 'sand' } })
export const leopard = like(tiger, 'leopard', {
  len: 62,
  head: { mask: 'none', cheeks: 0.1, size: 18.5 },
  tail: { kind: 'rope', len: 66, r: 4, ang: 14 },
  pattern: 'rosettes',
  coat: { body: 'straw', light: 'cream', mark: 'ochre' },
})
const panther = like(tiger, 'panther', {
  len: 64,
  head: { mask: 'none', cheeks: 0.1, size: 18, eye: [0.4, -0.08, 0.18] },
  tail: { kind: 'rope', len: 66, r: 3.8, ang: 10 },
  pattern: 'plain',
  coat: { body: 'slate', light: 'stone', mark: 'slate' },
})

export const cats: readonly Beast[] = [cat, kitten, caticorn, cheetah, leopard, panther, lion, lioness, lionCub, tiger]
