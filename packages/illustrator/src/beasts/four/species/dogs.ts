import { four, like, young } from '../four.ts'
import type { Beast } from '../types.ts'

/** In profile, as long-nosed dogs are. */
export const hound = four('hound', [49.88, 46, 45, 18, 15.5, 16], {
  neck: { len: 17, ang: 52, r0: 12.5, r1: 11.88 },
  head: {
    size: 17.4,
    tilt: 8,
    mz: 1.25,
    my: 0.3,
    m0: 0.62,
    m1: 0.46,
    ear: { kind: 'floppy', size: 0.72, x: -0.5, y: -0.42, turn: 8 },
    eye: [0.38, -0.22, 0.17],
  },
  tail: { kind: 'rope', len: 36, r: 4, ang: 38 },
  legs: { f: [9, 6, 5], h: [13, 7, 5], foot: 'paw' },
  coat: { body: 'ochre', light: 'cream', ear: 'bark' },
})

export const pug = four('pug', [36.12, 34, 33, 18, 16, 15], {
  neck: { len: 9, ang: 50, r0: 14, r1: 14.04 },
  head: {
    view: 'front',
    size: 19.6,
    w: 1.08,
    h: 0.92,
    mask: 'pug',
    muzzle: [0.36, 0.42, 0.32],
    eye: [0.5, -0.1, 0.15],
    ear: { kind: 'fold', size: 0.48, x: 0.72, y: -0.66 },
  },
  tail: { kind: 'bun', len: 12, r: 9, ang: 60 },
  legs: { f: [8, 5.5, 5], h: [11, 6.5, 5], foot: 'paw' },
  coat: { body: 'sand', light: 'slate', mark: 'slate', ear: 'slate' },
})

const corgi = four('corgi', [60, 29, 28, 17, 15.5, 16], {
  neck: { len: 12, ang: 55, r0: 13, r1: 11.88 },
  head: {
    view: 'front',
    size: 17.69,
    w: 1.04,
    h: 0.9,
    cheeks: 0.16,
    mask: 'blaze',
    muzzle: [0.42, 0.4, 0.32],
    ear: { kind: 'pointed', size: 0.9, x: 0.58, y: -0.52, turn: 18 },
    eye: [0.5, -0.06, 0.15],
  },
  tail: { kind: 'puff', len: 7, r: 6, ang: 30 },
  legs: { f: [8, 5.5, 5], h: [12, 6.5, 5], foot: 'paw', bend: 0.7 },
  extra: ['bib', 'socks'],
  coat: { body: 'orange', light: 'cream' },
})

export const fox = four('fox', [46.44, 36, 36, 13.5, 12, 13], {
  neck: { len: 14, ang: 46, r0: 10, r1: 9.72 },
  head: {
    view: 'front',
    size: 18.91,
    w: 1,
    h: 0.86,
    cheeks: 0.2,
    mask: 'fox',
    muzzle: [0.56, 0.3, 0.3],
    ear: { kind: 'pointed', size: 0.82, x: 0.6, y: -0.55, turn: 20 },
    eye: [0.42, -0.16, 0.15],
  },
  tail: { kind: 'bush', len: 58, r: 8.6, ang: 4 },
  legs: { f: [6.5, 4.6, 4], h: [10, 5.2, 4], foot: 'paw' },
  extra: ['socks'],
  coat: { body: 'orange', light: 'white' },
})

const HOWLING: Beast['head'] = {
  size: 22,
  mz: 1.35,
  my: 0.24,
  m0: 0.58,
  m1: 0.36,
  ear: { kind: 'pointed', size: 0.72, x: -0.4, y: -0.66, turn: -24 },
  eye: [0.34, -0.2, 0.2],
}

export const wolf = four('wolf', [56.76, 50, 49, 17, 13.5, 15], {
  neck: { len: 22, ang: 40, r0: 13.5, r1: 12.42 },
  head: {
    view: 'front',
    size: 17.5,
    w: 1.02,
    h: 0.92,
    cheeks: 0.36,
    mask: 'husky',
    muzzle: [0.44, 0.48, 0.4],
    ear: { kind: 'pointed', size: 0.6, x: 0.64, y: -0.62, turn: 20 },
    eye: [0.44, -0.12, 0.14],
    noseSize: 1.5,
  },
  tail: { kind: 'bush', len: 46, r: 8.4, ang: -46 },
  legs: { f: [8, 5.4, 4.8], h: [12.5, 6.2, 4.8], foot: 'paw' },
  coat: { body: 'slate', light: 'stone' },
  extra: ['bib'],
  pattern: 'fur',
  howling: HOWLING,
  idle: 'stand',
})

export const dog = like(hound, 'dog', {
  len: 46,
  head: {
    view: 'front',
    size: 19,
    w: 0.98,
    h: 0.94,
    muzzle: [0.36, 0.5, 0.38],
    ear: { kind: 'floppy', size: 0.7, x: 0.86, y: -0.6 },
    eye: [0.38, -0.2, 0.16],
    mask: 'patch',
    noseSize: 1.3,
  },
  pattern: 'patch',
  neck: { len: 13 },
  coat: { body: 'ochre', light: 'cream', ear: 'bark', mark: 'bark' },
})
const labrador = like(dog, 'labrador', { pattern: 'plain', head: { mask: 'none' }, coat: { ear: 'ochre' } })
const puppy = young(dog, 'puppy', { tail: { len: 22 } })
export const golden = like(dog, 'golden retriever', {
  tail: { kind: 'plume', len: 42, r: 7, ang: 20 },
  head: { mask: 'none', cheeks: 0.16, ear: { kind: 'floppy', size: 0.76, x: 0.84, y: -0.58 } },
  extra: ['bib'],
  pattern: 'fur',
  coat: { body: 'straw', ear: 'ochre' },
})
const dalmatian = like(dog, 'dalmatian', {
  head: { mask: 'none' },
  sh: 50,
  hh: 49,
  belly: 13.5,
  pattern: 'spots',
  coat: { body: 'white', ear: 'slate', mark: 'slate', light: 'white' },
})
const shepherd = like(dog, 'german shepherd', {
  pattern: 'plain',
  len: 52,
  sh: 49,
  hh: 46,
  head: {
    size: 17.5,
    cheeks: 0.14,
    mask: 'shepherd',
    muzzle: [0.42, 0.4, 0.34],
    ear: { kind: 'pointed', size: 0.74, x: 0.6, y: -0.6, turn: 16 },
  },
  tail: { kind: 'rope', len: 44, r: 5, ang: -30 },
  extra: ['saddle-dark'],
  coat: { body: 'ochre', mark: 'slate', ear: 'slate', light: 'ochre' },
})
export const husky = like(dog, 'husky', {
  pattern: 'plain',
  head: {
    size: 17.5,
    cheeks: 0.2,
    mask: 'husky',
    muzzle: [0.42, 0.4, 0.34],
    ear: { kind: 'pointed', size: 0.74, x: 0.6, y: -0.62, turn: 16 },
  },
  tail: { kind: 'plume', len: 44, r: 8, ang: 50 },
  extra: ['bib'],
  coat: { body: 'slate', light: 'white', ear: 'slate' },
  howling: HOWLING,
})
const dachshund = like(hound, 'dachshund', {
  len: 76,
  sh: 24,
  hh: 23,
  chest: 13.5,
  belly: 12.5,
  rump: 13,
  neck: { len: 15, r0: 10, r1: 9.5 },
  head: { size: 13.5, mz: 1.75, m1: 0.36, ear: { kind: 'floppy', size: 0.95, x: -0.45, y: -0.4, turn: 8 } },
  tail: { kind: 'rope', len: 34, r: 2.8, ang: 24 },
  legs: { f: [6.5, 5, 4.4], h: [9, 5.4, 4.4], bend: 0.7 },
  coat: { body: 'umber', ear: 'umber' },
})
const chihuahua = like(dog, 'chihuahua', {
  pattern: 'plain',
  len: 34,
  sh: 32,
  hh: 31,
  chest: 11.5,
  belly: 10,
  rump: 10.5,
  neck: { len: 9, r0: 8, r1: 8 },
  head: {
    size: 17,
    mask: 'none',
    w: 1.06,
    h: 0.92,
    muzzle: [0.42, 0.28, 0.24],
    ear: { kind: 'bat', size: 0.86, x: 0.78, y: -0.5, turn: 34 },
    eye: [0.46, -0.04, 0.21],
    noseSize: 0.9,
  },
  legs: { f: [5, 3.6, 3.2], h: [7.5, 4, 3.2] },
  tail: { kind: 'rope', len: 26, r: 2.6, ang: 46 },
  coat: { body: 'sand', ear: 'apricot' },
})
export const frenchie = like(pug, 'french bulldog', {
  head: {
    mask: 'jowls',
    ear: { kind: 'bat', size: 0.7, x: 0.6, y: -0.7, turn: 14 },
    muzzle: [0.34, 0.54, 0.36],
    eye: [0.5, -0.14, 0.16],
  },
  tail: { kind: 'stub', len: 8, r: 4, ang: 10 },
  coat: { body: 'stone', light: 'white', mark: 'slate', ear: 'stone' },
})
const kitsune = like(fox, 'kitsune', {
  tail: { count: 5, len: 66, ang: 30 },
  coat: { body: 'white', light: 'blush', ear: 'white' },
})

export const dogs: readonly Beast[] = [
  dog,
  puppy,
  labrador,
  golden,
  dalmatian,
  shepherd,
  husky,
  dachshund,
  chihuahua,
  frenchie,
  pug,
  corgi,
  fox,
  kitsune,
  wolf,
]
