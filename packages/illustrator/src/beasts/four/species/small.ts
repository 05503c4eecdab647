import { four, like } from '../four.ts'
import type { Beast } from '../types.ts'

const rabbit = four('rabbit', [34.4, 28, 29, 14, 17, 18], {
  arch: 0.06,
  neck: { len: 10, ang: 46, r0: 11, r1: 10.8 },
  head: {
    size: 16.24,
    tilt: 12,
    mz: 0.72,
    my: 0.26,
    m0: 0.6,
    m1: 0.5,
    ear: { kind: 'long', size: 0.88, x: -0.45, y: -0.72, turn: -18 },
    eye: [0.3, -0.2, 0.21],
  },
  tail: { kind: 'puff', len: 8, r: 7.5, ang: -8 },
  legs: { f: [6.5, 4.6, 4], h: [13, 7, 4.4], foot: 'paw', paw: 1.9 },
  coat: { body: 'stone', tail: 'white' },
})

const mouse = four('mouse', [29.24, 23, 23, 12, 16, 16], {
  arch: 0.07,
  neck: { len: 7, ang: 26, r0: 10, r1: 9.72 },
  head: {
    size: 14.5,
    tilt: 14,
    mz: 1.25,
    my: 0.2,
    m0: 0.5,
    m1: 0.2,
    ear: { kind: 'round', size: 1.05, x: -0.5, y: -0.72, turn: -12 },
    eye: [0.42, -0.12, 0.2],
    whiskers: true,
  },
  tail: { kind: 'rope', len: 56, r: 1.9, ang: -14 },
  legs: { f: [4.6, 3.8, 3.4], h: [9, 5, 3.6], foot: 'paw', paw: 1.3 },
  coat: { body: 'stone', tail: 'pink' },
})

const squirrel = four('squirrel', [32, 24, 20, 12, 14.5, 15.5], {
  stance: 'upright',
  neck: { len: 9, ang: 60, r0: 9, r1: 9.18 },
  head: {
    size: 14.5,
    tilt: 8,
    mz: 0.95,
    my: 0.24,
    m0: 0.52,
    m1: 0.34,
    ear: { kind: 'pointed', size: 0.6, x: -0.4, y: -0.75, turn: -10 },
    eye: [0.35, -0.16, 0.21],
  },
  tail: { kind: 'squirrel', len: 58, r: 11, ang: 40 },
  legs: { f: [5, 4, 3.6], h: [13, 7, 4.2], foot: 'paw', paw: 2, fore: 24 },
  coat: { body: 'orange', light: 'cream' },
})

const beaver = four('beaver', [37.84, 25, 24, 17, 20, 18.5], {
  arch: 0.06,
  neck: { len: 9, ang: 34, r0: 14, r1: 14.04 },
  head: {
    view: 'front',
    size: 18.91,
    w: 1.02,
    h: 0.9,
    teeth: true,
    muzzle: [0.34, 0.5, 0.32],
    ear: { kind: 'tiny', size: 0.5, x: 0.76, y: -0.66, turn: 40 },
    eye: [0.42, -0.18, 0.14],
  },
  tail: { kind: 'paddle', len: 46, r: 7, ang: -14 },
  legs: { f: [6.5, 5, 4.4], h: [10, 6, 4.6], foot: 'paw', paw: 1.5 },
  pattern: 'fur',
  coat: { body: 'umber', light: 'sand', tail: 'slate' },
})

const capybara = four('capybara', [48.16, 34, 34, 19, 20.5, 19.5], {
  arch: 0.03,
  neck: { len: 15, ang: 40, r0: 15, r1: 14.04 },
  head: {
    size: 15.66,
    tilt: 8,
    mz: 1.35,
    my: 0.2,
    m0: 0.8,
    m1: 0.78,
    ear: { kind: 'tiny', size: 0.62, x: -0.62, y: -0.7, turn: -26 },
    eye: [0.28, -0.34, 0.16],
  },
  tail: { kind: 'none', len: 4, r: 2, ang: -30 },
  legs: { f: [7.5, 6, 5], h: [11, 6.6, 5], foot: 'paw', bend: 0.7 },
  pattern: 'fur',
  coat: { body: 'ochre' },
})

const hedgehog = four('hedgehog', [38, 22, 21, 13, 17, 15], {
  arch: 0.06,
  neck: { len: 9, ang: 4, r0: 12, r1: 10.8 },
  head: {
    size: 13.34,
    tilt: 12,
    mz: 1.5,
    my: 0.3,
    m0: 0.5,
    m1: 0.22,
    ear: { kind: 'round', size: 0.5, x: -0.1, y: -0.72, turn: 0 },
    eye: [0.42, -0.08, 0.21],
  },
  tail: { kind: 'none', len: 4, r: 2 },
  legs: { f: [4.6, 4, 3.8], h: [6, 4.4, 3.8], foot: 'paw', paw: 1.2 },
  extra: ['quills'],
  coat: { body: 'sand', mark: 'umber' },
})

const raccoon = four('raccoon', [39.56, 27, 28, 15, 16.5, 16], {
  arch: 0.06,
  neck: { len: 10, ang: 34, r0: 12, r1: 11.88 },
  head: {
    view: 'front',
    size: 19.52,
    w: 1,
    h: 0.86,
    cheeks: 0.24,
    mask: 'raccoon',
    muzzle: [0.42, 0.3, 0.26],
    ear: { kind: 'pointed', size: 0.52, x: 0.64, y: -0.6, turn: 26 },
    eye: [0.44, 0, 0.13],
  },
  tail: { kind: 'ring', len: 52, r: 6.6, ang: 8 },
  legs: { f: [6.6, 5, 4.4], h: [10, 5.6, 4.4], foot: 'paw' },
  coat: { body: 'stone', light: 'white', mark: 'slate' },
})

const bunny = like(rabbit, 'bunny', {
  len: 34,
  head: {
    view: 'front',
    size: 17,
    w: 1.02,
    h: 0.9,
    muzzle: [0.34, 0.36, 0.3],
    ear: { kind: 'long', size: 0.66, x: 0.4, y: -0.72, turn: 10 },
    eye: [0.46, -0.1, 0.17],
    noseSize: 0.9,
  },
  coat: { body: 'cream', tail: 'white', light: 'white' },
})
const hamster = like(mouse, 'hamster', {
  len: 24,
  sh: 19,
  hh: 19,
  chest: 14,
  belly: 17,
  rump: 15,
  neck: { len: 5, r0: 13, r1: 12 },
  head: {
    view: 'front',
    size: 14.5,
    w: 1.16,
    h: 0.92,
    muzzle: [0.36, 0.4, 0.28],
    ear: { kind: 'round', size: 0.42, x: 0.74, y: -0.72, turn: 34 },
    eye: [0.48, -0.1, 0.16],
    whiskers: true,
    noseSize: 0.8,
  },
  tail: { kind: 'stub', len: 6, r: 2.6, ang: 0 },
  coat: { body: 'ochre', light: 'white' },
})
const guineaPig = like(hamster, 'guinea pig', {
  len: 36,
  sh: 18,
  hh: 18,
  tail: { kind: 'none' },
  head: { size: 14, w: 1.04, ear: { kind: 'floppy', size: 0.34, x: 0.82, y: -0.5 }, eye: [0.5, -0.16, 0.16] },
  extra: [],
  pattern: 'patches',
  coat: { body: 'white', mark: 'ochre', ear: 'ochre' },
})
const rat = like(mouse, 'rat', {
  len: 42,
  belly: 15,
  head: { mz: 1.55, m1: 0.22, ear: { kind: 'round', size: 0.7, x: -0.5, y: -0.72, turn: -12 } },
  tail: { kind: 'rope', len: 66, r: 2.4, ang: -10 },
  coat: { body: 'slate', tail: 'pink' },
})
const chipmunk = like(squirrel, 'chipmunk', {
  tail: { kind: 'bush', len: 40, r: 6, ang: 44 },
  head: { size: 14.5, ear: { kind: 'round', size: 0.42, x: -0.4, y: -0.8, turn: -10 }, jaw: 0.7 },
  extra: ['stripes-back'],
  coat: { body: 'ochre', mark: 'umber', light: 'cream', tail: 'bark' },
})
const otter = four('otter', [62, 22, 22, 13, 14, 13.5], {
  arch: 0.06,
  neck: { len: 16, ang: 44, r0: 12, r1: 11.5 },
  head: {
    view: 'front',
    size: 15,
    w: 1.1,
    h: 0.84,
    muzzle: [0.34, 0.46, 0.34],
    ear: { kind: 'tiny', size: 0.42, x: 0.86, y: -0.46, turn: 50 },
    eye: [0.48, -0.16, 0.14],
    whiskers: true,
    noseSize: 1.3,
  },
  tail: { kind: 'thick', len: 62, r: 8, ang: -12 },
  legs: { f: [6, 5, 4.4], h: [8, 5.4, 4.6], foot: 'paw', paw: 1.5 },
  water: true,
  extra: ['bib'],
  coat: { body: 'umber', light: 'sand' },
})
const mole = like(hedgehog, 'mole', {
  sh: 17,
  hh: 17,
  belly: 16,
  head: { mz: 1.7, m1: 0.2, ear: { kind: 'none' }, eye: [0.5, -0.1, 0.12], noseSize: 2 },
  legs: { f: [6, 5.6, 5.4], h: [5, 4, 3.6], foot: 'claw', paw: 1.9 },
  tail: { kind: 'stub', len: 12, r: 2.4, ang: 0 },
  extra: [],
  pattern: 'fur',
  coat: { body: 'slate', mark: 'slate' },
})
const porcupine = like(hedgehog, 'porcupine', {
  len: 46,
  sh: 26,
  hh: 26,
  belly: 19,
  head: { mz: 1.15, m1: 0.36, ear: { kind: 'tiny', size: 0.5, x: -0.2, y: -0.8, turn: 0 } },
  extra: ['spines'],
  coat: { body: 'umber', mark: 'stone' },
})
const badger = like(raccoon, 'badger', {
  len: 50,
  sh: 24,
  hh: 24,
  head: {
    mask: 'badger',
    cheeks: 0.1,
    muzzle: [0.5, 0.28, 0.22],
    ear: { kind: 'round', size: 0.36, x: 0.78, y: -0.56, turn: 40 },
  },
  tail: { kind: 'stub', len: 16, r: 5, ang: -10 },
  coat: { body: 'stone', light: 'white', mark: 'slate' },
})
const skunk = like(raccoon, 'skunk', {
  head: { mask: 'blaze', cheeks: 0, ear: { kind: 'round', size: 0.34, x: 0.74, y: -0.6, turn: 36 } },
  tail: { kind: 'plume', len: 66, r: 12, ang: 70 },
  extra: ['stripe-skunk'],
  coat: { body: 'slate', light: 'white', mark: 'white', tail: 'white' },
})
const redPanda = like(raccoon, 'red panda', {
  head: {
    mask: 'redpanda',
    ear: { kind: 'pointed', size: 0.56, x: 0.72, y: -0.54, turn: 30 },
    eye: [0.42, -0.04, 0.14],
  },
  tail: { r: 8, len: 56 },
  extra: ['socks'],
  coat: { body: 'orange', light: 'white', mark: 'brick', ear: 'white' },
})
const armadillo = like(capybara, 'armadillo', {
  len: 46,
  sh: 24,
  hh: 24,
  neck: { len: 12, ang: 8, r0: 9, r1: 8 },
  head: { size: 10, mz: 2, m1: 0.26, m0: 0.6, ear: { kind: 'leaf', size: 0.8, x: -0.4, y: -0.7, turn: -14 } },
  tail: { kind: 'thick', len: 46, r: 5, ang: -16 },
  pattern: 'plain',
  extra: ['armor'],
  coat: { body: 'apricot', mark: 'stone' },
})
const meerkat = four('meerkat', [36, 26, 24, 10, 11, 10.5], {
  stance: 'upright',
  neck: { len: 8, ang: 74, r0: 8, r1: 8 },
  head: {
    view: 'front',
    size: 12.5,
    w: 0.98,
    h: 0.9,
    mask: 'meerkat',
    muzzle: [0.46, 0.28, 0.24],
    ear: { kind: 'tiny', size: 0.5, x: 0.9, y: -0.2, turn: 76 },
    eye: [0.44, -0.02, 0.14],
  },
  tail: { kind: 'rope', len: 50, r: 2.6, ang: -20 },
  legs: { f: [4.6, 3.8, 3.4], h: [8, 5, 3.8], foot: 'paw', paw: 1.6, fore: 22 },
  coat: { body: 'sand', light: 'cream', mark: 'umber' },
})
const platypus = like(beaver, 'platypus', {
  len: 48,
  sh: 18,
  hh: 18,
  chest: 13,
  belly: 15,
  rump: 14,
  neck: { ang: 14, len: 10, r0: 11, r1: 10 },
  head: {
    view: 'side',
    size: 12,
    tilt: 6,
    mz: 1.5,
    my: 0.3,
    m0: 0.4,
    m1: 0.2,
    nose: 'bill',
    mouth: 'none',
    ear: { kind: 'none' },
    eye: [0.3, -0.3, 0.2],
    teeth: false,
  },
  legs: { f: [5, 4.4, 4], h: [6.5, 4.6, 4], foot: 'web', paw: 1.8 },
  water: true,
  coat: { body: 'bark', horn: 'slate', tail: 'umber' },
})

export const small: readonly Beast[] = [
  rabbit,
  bunny,
  mouse,
  rat,
  hamster,
  guineaPig,
  squirrel,
  chipmunk,
  beaver,
  platypus,
  capybara,
  hedgehog,
  porcupine,
  mole,
  armadillo,
  raccoon,
  redPanda,
  badger,
  skunk,
  otter,
  meerkat,
]
