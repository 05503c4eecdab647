import { four, like, young } from '../four.ts'
import type { Beast } from '../types.ts'

export const cow = four('cow', [67.08, 46, 47, 21, 22, 20], {
  sag: 2,
  neck: { len: 16, ang: 30, r0: 15, r1: 12.96 },
  head: {
    view: 'front',
    size: 17.4,
    w: 0.84,
    h: 0.94,
    mask: 'patch',
    muzzle: [0.6, 0.74, 0.42],
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.66, x: 0.78, y: -0.36, turn: 104 },
    eye: [0.42, -0.2, 0.15],
  },
  tail: { kind: 'tuft', len: 36, r: 2.6, ang: -52 },
  legs: { f: [10, 6.6, 5.4], h: [13, 7.4, 5.6], foot: 'hoof', bend: 0.7 },
  pattern: 'patches',
  extra: ['horns-cow', 'udder'],
  coat: { body: 'white', mark: 'umber', horn: 'cream', hoof: 'slate', mane: 'umber' },
})

export const pig = four('pig', [51.6, 37, 37, 21, 23, 21], {
  neck: { len: 8, ang: 18, r0: 18, r1: 16.2 },
  head: {
    view: 'front',
    size: 20,
    w: 1.06,
    h: 0.9,
    muzzle: [0.28, 0.38, 0.28],
    nose: 'snout',
    ear: { kind: 'pointed', size: 0.54, x: 0.68, y: -0.62, turn: 34 },
    eye: [0.52, -0.2, 0.13],
  },
  tail: { kind: 'curl', len: 36, r: 1.9, ang: 10 },
  legs: { f: [9, 6.4, 5.4], h: [11, 7, 5.4], foot: 'hoof', bend: 0.6 },
  coat: { body: 'pink', hoof: 'rose' },
})

export const sheep = four('sheep', [52, 46.5, 46.5, 20.5, 22, 20.5], {
  neck: { len: 14, ang: 30, r0: 12, r1: 9.72 },
  head: {
    view: 'front',
    size: 15.6,
    w: 0.8,
    h: 0.94,
    muzzle: [0.52, 0.4, 0.32],
    ear: { kind: 'leaf', size: 0.66, x: 0.74, y: -0.24, turn: 112 },
    eye: [0.42, -0.06, 0.16],
    noseSize: 1.1,
  },
  tail: { kind: 'puff', len: 6, r: 7, ang: -20 },
  legs: { f: [7, 5, 4.6], h: [8, 5.4, 4.6], foot: 'hoof', bend: 0.6 },
  extra: ['wool', 'topknot'],
  coat: { body: 'apricot', light: 'white', hoof: 'umber' },
})

export const goat = four('goat', [46.44, 44, 45, 17, 17, 16], {
  neck: { len: 20, ang: 52, r0: 11, r1: 9.18 },
  head: {
    view: 'front',
    size: 15,
    w: 0.78,
    h: 0.98,
    muzzle: [0.54, 0.5, 0.36],
    ear: { kind: 'leaf', size: 0.74, x: 0.72, y: -0.3, turn: 108 },
    eye: [0.42, -0.2, 0.15],
    noseSize: 1.2,
  },
  tail: { kind: 'stub', len: 15, r: 4, ang: 48 },
  legs: { f: [7.5, 5, 4.4], h: [10.5, 5.6, 4.4], foot: 'hoof' },
  extra: ['horns-goat', 'beard'],
  coat: { body: 'stone', light: 'white', horn: 'sand', hoof: 'umber' },
})

export const deer = four('deer', [49.88, 58, 58, 15.5, 13.5, 15], {
  neck: { len: 30, ang: 60, r0: 10.5, r1: 8.1 },
  head: {
    view: 'front',
    size: 14.4,
    w: 0.84,
    h: 0.96,
    muzzle: [0.5, 0.42, 0.36],
    ear: { kind: 'leaf', size: 0.8, x: 0.7, y: -0.42, turn: 74 },
    eye: [0.46, -0.12, 0.18],
    noseSize: 1.3,
  },
  tail: { kind: 'stub', len: 14, r: 4.4, ang: 40 },
  legs: { f: [7, 4.4, 3.8], h: [11, 5.2, 3.8], foot: 'hoof' },
  pattern: 'blobs',
  extra: ['antlers'],
  coat: { body: 'bark', light: 'cream', mark: 'cream', horn: 'sand', hoof: 'umber' },
})

const moose = four('moose', [58.48, 66, 62, 23, 18, 17], {
  neck: { len: 20, ang: 34, r0: 15, r1: 11.88, up: 0.35 },
  head: {
    view: 'front',
    size: 18.5,
    w: 0.78,
    h: 1.06,
    muzzle: [0.66, 0.78, 0.5],
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.6, x: 0.72, y: -0.34, turn: 96 },
    eye: [0.4, -0.2, 0.14],
  },
  tail: { kind: 'stub', len: 10, r: 3.6, ang: -20 },
  legs: { f: [9, 5.6, 4.8], h: [12.5, 6.2, 4.8], foot: 'hoof' },
  extra: ['antlers-moose', 'beard'],
  coat: { body: 'umber', horn: 'sand', hoof: 'slate' },
})

const camel = four('camel', [56.76, 60, 60, 18, 17, 15], {
  neck: { len: 42, ang: 44, r0: 11, r1: 8.64, bow: -0.24, up: -0.1 },
  head: {
    size: 12.18,
    tilt: 14,
    mz: 1.85,
    my: 0.25,
    m0: 0.66,
    m1: 0.56,
    nose: 'nostril',
    ear: { kind: 'tiny', size: 0.7, x: -0.45, y: -0.75, turn: -20 },
    eye: [0.35, -0.25, 0.22],
  },
  tail: { kind: 'tuft', len: 28, r: 2.4, ang: -46 },
  legs: { f: [8, 5.8, 5], h: [10.5, 6.2, 5], foot: 'pad' },
  extra: ['hump2'],
  coat: { body: 'sand', mane: 'ochre' },
})

const llama = four('llama', [43, 50, 50, 18, 17, 16], {
  neck: { len: 60, ang: 80, r0: 12, r1: 10, up: 0.1 },
  head: {
    view: 'front',
    size: 14.6,
    w: 0.76,
    h: 1.1,
    muzzle: [0.52, 0.48, 0.44],
    nose: 'split',
    ear: { kind: 'banana', size: 0.62, x: 0.46, y: -0.82, turn: 12 },
    eye: [0.46, -0.2, 0.15],
  },
  tail: { kind: 'puff', len: 9, r: 7, ang: 30 },
  legs: { f: [8.5, 6, 5.2], h: [11, 6.6, 5.2], foot: 'hoof' },
  extra: ['wool', 'topknot'],
  coat: { body: 'apricot', light: 'cream', hoof: 'umber' },
})

export const giraffe = four('giraffe', [43, 76, 68, 18, 15, 15], {
  neck: { len: 74, ang: 66, r0: 12, r1: 8.1, up: 0.2 },
  head: {
    view: 'front',
    size: 14.6,
    w: 0.8,
    h: 0.94,
    muzzle: [0.56, 0.62, 0.42],
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.66, x: 0.72, y: -0.42, turn: 84 },
    eye: [0.42, -0.2, 0.16],
  },
  tail: { kind: 'tuft', len: 36, r: 2.2, ang: -58 },
  legs: { f: [8, 5.4, 4.8], h: [11, 5.8, 4.8], foot: 'hoof', bend: 0.7 },
  pattern: 'net',
  extra: ['ossicones'],
  coat: { body: 'straw', mark: 'ochre', horn: 'ochre', hoof: 'umber', mane: 'umber' },
})

const calf = young(cow, 'calf', { extra: [] })
export const bull = like(cow, 'bull', {
  sh: 50,
  chest: 26,
  belly: 22,
  neck: { r0: 19, r1: 14 },
  head: { size: 15.5, mask: 'none' },
  pattern: 'plain',
  extra: ['horns-bull', 'hump1'],
  coat: { body: 'umber', mane: 'slate' },
})
export const highland = like(cow, 'highland cow', {
  len: 58,
  sh: 40,
  hh: 40,
  head: {
    view: 'front',
    size: 18,
    w: 0.94,
    h: 0.98,
    mask: 'shaggy',
    muzzle: [0.56, 0.62, 0.36],
    ear: { kind: 'leaf', size: 0.62, x: 0.86, y: -0.3, turn: 96 },
    eye: [0.4, 0.06, 0.13],
  },
  pattern: 'plain',
  extra: ['horns-long', 'shag'],
  coat: { body: 'orange', mane: 'ochre', light: 'blush', horn: 'cream' },
})
export const bison = like(cow, 'bison', {
  len: 66,
  sh: 52,
  hh: 42,
  chest: 27,
  belly: 22,
  rump: 17,
  neck: { ang: 8, len: 12, r0: 20, r1: 16 },
  head: {
    size: 17.5,
    w: 0.96,
    h: 1,
    mask: 'shaggy',
    muzzle: [0.6, 0.6, 0.38],
    ear: { kind: 'leaf', size: 0.5, x: 0.86, y: -0.16, turn: 112 },
    eye: [0.42, 0.02, 0.13],
  },
  pattern: 'plain',
  extra: ['horns-bison', 'hump1', 'beard', 'shag-front'],
  coat: { body: 'bark', mane: 'umber', horn: 'stone' },
})
const piglet = young(pig, 'piglet')
/** All legs: as low as a sheep it would be a small sheep. */
const lamb = young(sheep, 'lamb', { sh: 43, hh: 43, chest: 15.5, belly: 16.5, rump: 15.5, len: 36, head: { size: 14 } })
const alpaca = like(llama, 'alpaca', {
  len: 44,
  neck: { len: 50, ang: 80, r0: 13, r1: 11.5 },
  head: {
    size: 15.5,
    w: 0.86,
    h: 1,
    muzzle: [0.46, 0.42, 0.36],
    ear: { kind: 'banana', size: 0.5, x: 0.6, y: -0.74, turn: 28 },
  },
  coat: { body: 'sand', light: 'white' },
})
const stag = like(deer, 'stag', {
  pattern: 'plain',
  chest: 18,
  neck: { r0: 13, r1: 9 },
  extra: ['antlers-big', 'bib'],
  coat: { body: 'umber', horn: 'sand' },
})
const fawn = young(deer, 'fawn', { extra: [], head: { size: 14 } })
const reindeer = like(deer, 'reindeer', {
  sh: 50,
  hh: 50,
  chest: 18,
  belly: 16,
  rump: 16,
  neck: { len: 24, r0: 13, r1: 10 },
  head: { size: 15, noseSize: 1.6 },
  pattern: 'plain',
  extra: ['antlers-big', 'bib'],
  coat: { body: 'bark', light: 'white', horn: 'ochre' },
})

export const hoofed: readonly Beast[] = [
  cow,
  calf,
  bull,
  highland,
  bison,
  pig,
  piglet,
  sheep,
  lamb,
  goat,
  deer,
  stag,
  fawn,
  reindeer,
  moose,
  camel,
  llama,
  alpaca,
  giraffe,
]
