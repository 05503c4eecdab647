import { four, like, young } from '../four.ts'
import type { Beast } from '../types.ts'

const horse = four('horse', [58.48, 62, 62, 18.5, 16.5, 18], {
  neck: { len: 40, ang: 54, r0: 13.5, r1: 9.72, up: 0.25 },
  head: {
    size: 12.18,
    tilt: 44,
    mz: 2.5,
    my: 0.25,
    m0: 0.72,
    m1: 0.62,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.72, x: -0.5, y: -0.72, turn: -36 },
    eye: [0.45, -0.25, 0.24],
  },
  tail: { kind: 'horse', len: 52, r: 8, ang: -30 },
  legs: { f: [9, 5.4, 4.4], h: [13, 6.4, 4.6], foot: 'hoof' },
  extra: ['mane-horse'],
  coat: { body: 'bark', mane: 'umber', hoof: 'slate' },
})

const pony = four('pony', [48.16, 42, 42, 18, 17, 17.5], {
  neck: { len: 24, ang: 54, r0: 14, r1: 10.8, up: 0.25 },
  head: {
    size: 13.92,
    tilt: 40,
    mz: 2.05,
    my: 0.25,
    m0: 0.74,
    m1: 0.62,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.62, x: -0.5, y: -0.72, turn: -34 },
    eye: [0.45, -0.22, 0.25],
  },
  tail: { kind: 'horse', len: 44, r: 9, ang: -34 },
  legs: { f: [8.5, 6, 5.2], h: [12.5, 6.8, 5.4], foot: 'hoof' },
  extra: ['mane-horse'],
  coat: { body: 'sand', mane: 'cream', hoof: 'umber' },
})

const zebra = four('zebra', [53.32, 52, 52, 18, 16.5, 17.5], {
  neck: { len: 37, ang: 55, r0: 13.5, r1: 10.26, up: 0.25 },
  head: {
    size: 12.76,
    tilt: 42,
    mz: 2.3,
    my: 0.25,
    m0: 0.72,
    m1: 0.6,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.8, x: -0.5, y: -0.72, turn: -34 },
    eye: [0.45, -0.22, 0.24],
  },
  tail: { kind: 'tuft', len: 30, r: 2.4, ang: -42 },
  legs: { f: [8.5, 5.6, 4.8], h: [12.5, 6.4, 4.8], foot: 'hoof' },
  pattern: 'bands',
  extra: ['mane-brush'],
  coat: { body: 'white', mark: 'slate', mane: 'slate', hoof: 'slate' },
})

const unicorn = four('unicorn', [58.48, 62, 62, 18.5, 16.5, 18], {
  neck: { len: 40, ang: 54, r0: 13.5, r1: 9.72, up: 0.25 },
  head: {
    size: 12.18,
    tilt: 44,
    mz: 2.5,
    my: 0.25,
    m0: 0.72,
    m1: 0.62,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.72, x: -0.5, y: -0.72, turn: -36 },
    eye: [0.45, -0.25, 0.24],
  },
  tail: { kind: 'horse', len: 52, r: 8, ang: -30 },
  legs: { f: [9, 5.4, 4.4], h: [13, 6.4, 4.6], foot: 'hoof' },
  extra: ['mane-horse', 'horn-unicorn'],
  coat: { body: 'white', mane: 'pink', hoof: 'violet' },
})

const pegasus = four('pegasus', [58.48, 62, 62, 18.5, 16.5, 18], {
  neck: { len: 40, ang: 54, r0: 13.5, r1: 9.72, up: 0.25 },
  head: {
    size: 12.18,
    tilt: 44,
    mz: 2.5,
    my: 0.25,
    m0: 0.72,
    m1: 0.62,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.72, x: -0.5, y: -0.72, turn: -36 },
    eye: [0.45, -0.25, 0.24],
  },
  tail: { kind: 'horse', len: 52, r: 8, ang: -30 },
  legs: { f: [9, 5.4, 4.4], h: [13, 6.4, 4.6], foot: 'hoof' },
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
  sh: 44,
  hh: 44,
  head: { size: 14.5, ear: { kind: 'long', size: 0.72, x: -0.4, y: -0.72, turn: -14 }, m1: 0.66 },
  tail: { kind: 'tuft', len: 34, r: 2.4, ang: -44 },
  extra: ['mane-brush'],
  coat: { body: 'slate', mane: 'umber', light: 'white', hoof: 'umber' },
})

export const horses: readonly Beast[] = [horse, foal, pony, donkey, zebra, unicorn, pegasus]
