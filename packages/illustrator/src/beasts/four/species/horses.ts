import { four, like, young } from '../four.ts'
import type { Beast } from '../types.ts'

export const horse = four('horse', [56, 57, 57, 18.5, 16.5, 18], {
  neck: { len: 40, ang: 54, r0: 13.5, r1: 9.72, up: 0.25 },
  head: {
    size: 14.4,
    tilt: 38,
    mz: 2.05,
    my: 0.28,
    m0: 0.74,
    m1: 0.6,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.66, x: -0.5, y: -0.72, turn: -32 },
    eye: [0.4, -0.02, 0.22],
  },
  tail: { kind: 'horse', len: 52, r: 8, ang: -30 },
  legs: { f: [9, 5.8, 5], h: [13, 6.6, 5.2], foot: 'hoof' },
  extra: ['mane-horse'],
  coat: { body: 'bark', mane: 'umber', hoof: 'slate' },
})

const pony = four('pony', [44, 35, 35, 18, 18, 17.5], {
  neck: { len: 20, ang: 54, r0: 15, r1: 12, up: 0.25 },
  head: {
    size: 16.4,
    tilt: 34,
    mz: 1.66,
    my: 0.28,
    m0: 0.76,
    m1: 0.6,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.5, x: -0.5, y: -0.74, turn: -30 },
    eye: [0.38, -0.02, 0.22],
  },
  tail: { kind: 'horse', len: 46, r: 11, ang: -34 },
  legs: { f: [8.5, 6, 5.2], h: [12.5, 6.8, 5.4], foot: 'hoof' },
  extra: ['mane-horse'],
  coat: { body: 'sand', mane: 'cream', hoof: 'umber' },
})

const zebra = four('zebra', [53.32, 52, 52, 18, 16.5, 17.5], {
  neck: { len: 37, ang: 55, r0: 13.5, r1: 10.26, up: 0.25 },
  head: {
    size: 14.2,
    tilt: 38,
    mz: 2,
    my: 0.25,
    m0: 0.72,
    m1: 0.6,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.8, x: -0.5, y: -0.72, turn: -34 },
    eye: [0.4, -0.06, 0.22],
  },
  tail: { kind: 'tuft', len: 30, r: 2.4, ang: -42 },
  legs: { f: [8.5, 5.6, 4.8], h: [12.5, 6.4, 4.8], foot: 'hoof' },
  pattern: 'bands',
  extra: ['mane-brush'],
  coat: { body: 'white', mark: 'slate', mane: 'slate', hoof: 'slate' },
})

const unicorn = like(horse, 'unicorn', {
  extra: ['mane-horse', 'horn-unicorn'],
  coat: { body: 'white', mane: 'pink', hoof: 'violet' },
})
const pegasus = like(horse, 'pegasus', {
  extra: ['mane-horse', 'wings-bird'],
  coat: { body: 'white', light: 'mist', mane: 'straw', hoof: 'ochre' },
})
const foal = young(horse, 'foal', {
  len: 44,
  sh: 56,
  hh: 56,
  extra: ['mane-brush'],
  coat: { body: 'sand', mane: 'bark' },
})
const donkey = like(pony, 'donkey', {
  sh: 42,
  hh: 42,
  head: { size: 14.5, ear: { kind: 'long', size: 0.72, x: -0.4, y: -0.72, turn: -14 }, m1: 0.66 },
  tail: { kind: 'tuft', len: 34, r: 2.4, ang: -44 },
  extra: ['mane-brush'],
  coat: { body: 'slate', mane: 'umber', light: 'white', hoof: 'umber' },
})

export const horses: readonly Beast[] = [horse, foal, pony, donkey, zebra, unicorn, pegasus]
