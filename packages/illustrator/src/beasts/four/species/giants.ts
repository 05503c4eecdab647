import { four, like, young } from '../four.ts'
import type { Beast } from '../types.ts'

const elephant = four('elephant', [63.64, 58, 58, 27, 29, 27], {
  arch: 0.04,
  neck: { len: 14, ang: 36, r0: 20, r1: 19.44 },
  head: {
    size: 23.2,
    tilt: 8,
    mz: 0.9,
    my: 0.45,
    m0: 0.6,
    m1: 0.45,
    nose: 'none',
    mouth: 'none',
    ear: { kind: 'fan', size: 0.95, x: -0.15, y: 0.02, turn: 0 },
    eye: [0.5, -0.16, 0.16],
  },
  facing: {
    view: 'front',
    size: 18,
    w: 0.92,
    h: 0.94,
    muzzle: [0.42, 0.4, 0.3],
    ear: { kind: 'sail', size: 0.86, x: 0.72, y: -0.1, turn: 0 },
    eye: [0.5, -0.1, 0.15],
  },
  sits: { as: 'bottom', w: 0.92 },
  tail: { kind: 'tuft', len: 32, r: 2.4, ang: -50 },
  legs: { f: [13, 10.5, 10], h: [15, 11, 10], foot: 'pad', bend: 0.2 },
  extra: ['trunk', 'tusks'],
  coat: { body: 'slate', ear: 'stone', mane: 'slate' },
})

export const rhino = four('rhino', [67.08, 47, 47, 25, 26, 24], {
  neck: { len: 14, ang: 12, r0: 20, r1: 16.2 },
  head: {
    size: 17.98,
    tilt: 28,
    mz: 1.7,
    my: 0.3,
    m0: 0.72,
    m1: 0.58,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.6, x: -0.55, y: -0.75, turn: -18 },
    eye: [0.5, -0.1, 0.15],
  },
  tail: { kind: 'tuft', len: 24, r: 2.2, ang: -52 },
  legs: { f: [11, 9, 8.2], h: [14, 9.4, 8.2], foot: 'pad', bend: 0.3 },
  extra: ['horn-nose'],
  coat: { body: 'slate', horn: 'cream', mane: 'slate' },
})

const hippo = four('hippo', [61.92, 40, 40, 26, 28, 25], {
  neck: { len: 12, ang: 20, r0: 21, r1: 18.36 },
  head: {
    view: 'front',
    size: 20,
    w: 0.92,
    h: 0.9,
    muzzle: [0.5, 1.02, 0.56],
    nose: 'nostril',
    noseSize: 0.6,
    ear: { kind: 'tiny', size: 0.46, x: 0.62, y: -0.76, turn: 30 },
    eye: [0.42, -0.34, 0.14],
  },
  tail: { kind: 'stub', len: 16, r: 3, ang: -52 },
  legs: { f: [11, 8.6, 8], h: [13, 9, 8], foot: 'pad', bend: 0.3 },
  coat: { body: 'lilac' },
})

export const bear = four('bear', [56.76, 46, 44, 22, 22, 21], {
  neck: { len: 14, ang: 30, r0: 17, r1: 16.2 },
  head: {
    view: 'front',
    size: 23.18,
    w: 1.06,
    h: 0.94,
    muzzle: [0.4, 0.46, 0.36],
    ear: { kind: 'round', size: 0.5, x: 0.74, y: -0.72, turn: 38 },
    eye: [0.44, -0.12, 0.13],
  },
  tail: { kind: 'stub', len: 9, r: 5, ang: 10 },
  legs: { f: [12, 9.6, 8.6], h: [15, 10, 8.6], foot: 'paw', bend: 0.6 },
  sits: { as: 'bottom' },
  coat: { body: 'bark', light: 'sand' },
})

export const kangaroo = four('kangaroo', [50, 40, 38, 12, 15, 17.5], {
  stance: 'upright',
  neck: { len: 17, ang: 62, r0: 8.5, r1: 8.1 },
  head: {
    size: 12,
    tilt: 12,
    mz: 1.36,
    my: 0.34,
    m0: 0.66,
    m1: 0.42,
    ear: { kind: 'long', size: 0.62, x: -0.34, y: -0.7, turn: -14 },
    eye: [0.34, -0.14, 0.2],
    noseSize: 1.2,
  },
  tail: { kind: 'thick', len: 74, r: 9, ang: -26 },
  legs: { f: [5, 3.8, 3.4], h: [15, 8, 5], foot: 'paw', paw: 2.6, fore: 26 },
  extra: ['pouch'],
  coat: { body: 'ochre', light: 'cream' },
})

export const sloth = four('sloth', [40, 48, 46, 15, 16, 15], {
  stance: 'hang',
  sits: { as: 'bottom', h: 1.2, arms: 'long', always: true },
  neck: { len: 9, ang: 40, r0: 12, r1: 11.88 },
  head: {
    view: 'front',
    size: 18.3,
    w: 1.06,
    h: 0.92,
    mask: 'sloth',
    muzzle: [0.36, 0.36, 0.26],
    ear: { kind: 'none' },
    eye: [0.48, 0.02, 0.12],
  },
  tail: { kind: 'none', len: 4 },
  legs: { f: [8, 6.6, 6], h: [10, 7, 6], foot: 'claw', paw: 1.3, bend: 0.6 },
  coat: { body: 'bark', light: 'sand', mark: 'umber' },
})

const bearCub = young(bear, 'bear cub')
/** For prompts that name no kind. */
const animal = young(bear, 'animal')
const polarBear = like(bear, 'polar bear', {
  len: 64,
  neck: { len: 20, ang: 34 },
  head: {
    size: 20.5,
    w: 0.96,
    muzzle: [0.42, 0.42, 0.36],
    ear: { kind: 'round', size: 0.34, x: 0.74, y: -0.66, turn: 42 },
  },
  coat: { body: 'white', light: 'mist' },
})
const panda = like(bear, 'panda', {
  len: 52,
  head: { size: 24, w: 1.12, mask: 'panda', muzzle: [0.46, 0.36, 0.28], eye: [0.46, -0.04, 0.14] },
  extra: ['vest'],
  coat: { body: 'white', light: 'white', mark: 'slate', ear: 'slate' },
})
export const koala = like(bear, 'koala', {
  len: 36,
  sh: 34,
  hh: 32,
  chest: 17,
  belly: 18,
  rump: 17,
  neck: { len: 8, r0: 13, r1: 12 },
  head: {
    size: 20,
    w: 1.08,
    mask: 'koala',
    muzzle: [0.42, 0.01, 0.01],
    ear: { kind: 'woolly', size: 0.74, x: 1.0, y: -0.4, turn: 40 },
    eye: [0.46, -0.08, 0.14],
  },
  stance: 'hang',
  sits: { as: 'bottom', always: true },
  tail: { kind: 'none', len: 4 },
  legs: { f: [9, 7, 6.4], h: [11, 7.4, 6.4] },
  coat: { body: 'slate', light: 'stone' },
})
const babyElephant = young(elephant, 'baby elephant', {
  extra: ['trunk'],
  neck: { len: 15, ang: 44 },
  head: { size: 22, eye: [0.6, -0.12, 0.15], ear: { kind: 'fan', size: 0.82, x: -0.26, y: 0, turn: 0 } },
  legs: { f: [12, 10, 9.6], h: [13.5, 10.4, 9.6] },
})
const mammoth = like(elephant, 'mammoth', {
  facing: undefined,
  sh: 64,
  head: { ear: { kind: 'fan', size: 0.5, x: -0.15, y: -0.1, turn: 0 } },
  extra: ['trunk', 'tusks-mammoth', 'dome', 'shag'],
  coat: { body: 'umber', mane: 'bark', ear: 'umber' },
})
const joey = young(kangaroo, 'joey', { extra: [] })
const quokka = like(kangaroo, 'quokka', {
  len: 32,
  sh: 26,
  hh: 24,
  chest: 12,
  belly: 15,
  rump: 15.5,
  neck: { len: 8, r0: 9.5, r1: 9 },
  head: {
    view: 'front',
    size: 15,
    w: 1.04,
    muzzle: [0.34, 0.44, 0.36],
    ear: { kind: 'round', size: 0.5, x: 0.68, y: -0.74, turn: 24 },
    eye: [0.46, -0.14, 0.16],
  },
  sits: { as: 'bottom', arms: 'chest', always: true },
  tail: { kind: 'rope', len: 44, r: 2.8, ang: -30 },
  legs: { f: [5, 4, 3.4], h: [12, 6.6, 4.4], paw: 2, fore: 22 },
  extra: [],
  coat: { body: 'bark', light: 'sand' },
})
export const monkey = four('monkey', [40, 34, 32, 13, 13, 12.5], {
  neck: { len: 9, ang: 56, r0: 9, r1: 8.5 },
  head: {
    view: 'front',
    size: 18,
    w: 1,
    h: 0.94,
    mask: 'ape',
    muzzle: [0.4, 0.4, 0.3],
    ear: { kind: 'round', size: 0.56, x: 0.98, y: 0, turn: 80 },
    eye: [0.34, -0.14, 0.14],
  },
  tail: { kind: 'spiral', len: 84, r: 3.2, ang: 40 },
  legs: { f: [6.5, 5.2, 4.6], h: [8.5, 5.6, 4.6], foot: 'paw', paw: 1.3 },
  also: ['hang', 'hold-to-mouth'],
  sits: { as: 'bottom', w: 0.72, arms: 'long', always: true },
  coat: { body: 'bark', light: 'apricot', ear: 'apricot' },
})
const chimpanzee = like(monkey, 'chimpanzee', {
  sh: 42,
  chest: 17,
  belly: 15,
  rump: 14,
  tail: { kind: 'none' },
  head: { size: 20, ear: { kind: 'round', size: 0.62, x: 1, y: -0.02, turn: 80 }, muzzle: [0.42, 0.5, 0.34] },
  legs: { f: [9, 6.6, 5.6], h: [10, 6.6, 5.4] },
  coat: { body: 'umber', light: 'apricot' },
})
const orangutan = like(chimpanzee, 'orangutan', {
  sh: 46,
  chest: 19,
  belly: 18,
  head: {
    size: 20.5,
    w: 1.06,
    cheeks: 0.16,
    ear: { kind: 'none' },
    muzzle: [0.44, 0.54, 0.36],
    eye: [0.28, -0.16, 0.12],
  },
  legs: { f: [10.5, 8, 6.4], h: [11, 7, 5.6] },
  pattern: 'fur',
  extra: ['shag'],
  coat: { body: 'orange', mane: 'orange', light: 'apricot' },
})
export const gorilla = like(chimpanzee, 'gorilla', {
  len: 46,
  sits: { as: 'bottom', w: 1.05, h: 1.3, arms: 'long' },
  idle: 'stand',
  sh: 50,
  hh: 36,
  chest: 25,
  belly: 21,
  rump: 17,
  neck: { len: 9, ang: 36, r0: 17, r1: 14 },
  head: {
    size: 15,
    h: 1.16,
    mask: 'gorilla',
    ear: { kind: 'tiny', size: 0.3, x: 1, y: 0, turn: 80 },
    muzzle: [0.42, 0.5, 0.34],
    eye: [0.32, -0.2, 0.099],
  },
  legs: { f: [15, 12, 9.4], h: [13, 9, 7.4], paw: 0.9, bend: 0.5 },
  pattern: 'fur',
  coat: { body: 'slate', light: 'stone' },
})

export const giants: readonly Beast[] = [
  elephant,
  babyElephant,
  mammoth,
  rhino,
  hippo,
  bear,
  bearCub,
  animal,
  polarBear,
  panda,
  koala,
  kangaroo,
  joey,
  quokka,
  sloth,
  monkey,
  chimpanzee,
  orangutan,
  gorilla,
]
