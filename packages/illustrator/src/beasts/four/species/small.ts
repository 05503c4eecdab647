import { four, like } from '../four.ts'
import type { Beast } from '../types.ts'

export const hedgehog = four('hedgehog', [33, 25, 24, 14, 18, 16], {
  arch: 0.06,
  neck: { len: 9, ang: -8, r0: 13, r1: 11.5 },
  head: {
    size: 14,
    tilt: 6,
    mz: 1.62,
    my: 0.34,
    m0: 0.52,
    m1: 0.16,
    ear: { kind: 'round', size: 0.4, x: -0.12, y: -0.42, turn: -8 },
    eye: [0.5, -0.1, 0.19],
    noseSize: 2.1,
  },
  tail: { kind: 'none', len: 4, r: 2 },
  legs: { f: [4.6, 4, 3.8], h: [6, 4.4, 3.8], foot: 'paw', paw: 1.2 },
  extra: ['quills'],
  coat: { body: 'sand', mark: 'umber' },
})

const porcupine = like(hedgehog, 'porcupine', {
  len: 46,
  sh: 26,
  hh: 26,
  belly: 19,
  neck: { ang: 4 },
  head: {
    view: 'front',
    size: 13,
    w: 1,
    h: 0.88,
    tilt: 0,
    muzzle: [0.36, 0.4, 0.32],
    noseSize: 1.4,
    ear: { kind: 'tiny', size: 0.5, x: 0.7, y: -0.6, turn: 40 },
    eye: [0.44, -0.12, 0.15],
  },
  extra: ['spines'],
  coat: { body: 'umber', mark: 'stone' },
})

export const mole = like(hedgehog, 'mole', {
  sits: { as: 'bottom', w: 0.92, h: 1.1, always: true },
  head: {
    view: 'front',
    size: 15,
    w: 1.02,
    h: 0.92,
    tilt: 0,
    muzzle: [0.32, 0.44, 0.42],
    ear: { kind: 'none' },
    eye: [0.4, -0.26, 0.07],
    noseSize: 2,
  },
  legs: { f: [6, 6, 6.2], h: [5.6, 4.6, 4.2], foot: 'claw', paw: 1.5 },
  tail: { kind: 'stub', len: 12, r: 2.4, ang: 0 },
  extra: [],
  pattern: 'fur',
  coat: { body: 'slate', mark: 'slate', light: 'stone' },
})

export const raccoon = four('raccoon', [39.56, 31, 31, 15, 16.5, 16], {
  arch: 0.06,
  neck: { len: 10, ang: 34, r0: 12, r1: 11.88 },
  head: {
    view: 'front',
    size: 19.52,
    w: 0.98,
    h: 0.94,
    cheeks: 0.22,
    mask: 'raccoon',
    muzzle: [0.42, 0.3, 0.26],
    ear: { kind: 'pointed', size: 0.52, x: 0.64, y: -0.6, turn: 26 },
    eye: [0.44, 0, 0.13],
  },
  tail: { kind: 'ring', len: 52, r: 6.6, ang: 8 },
  legs: { f: [6.6, 5, 4.4], h: [10, 5.6, 4.4], foot: 'paw' },
  sits: { as: 'bottom', w: 0.84 },
  coat: { body: 'stone', light: 'white', mark: 'slate' },
})

const tanuki = like(raccoon, 'tanuki', {
  head: { ear: { kind: 'round', size: 0.4, x: 0.62, y: -0.66, turn: 20 } },
  tail: { kind: 'bush', len: 40, r: 8, ang: 0 },
  extra: ['socks'],
  coat: { body: 'bark', light: 'cream', mark: 'umber' },
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

/** Low and broad: its flank and its striped head tell it from a bear. */
export const badger = like(raccoon, 'badger', {
  len: 54,
  sh: 23,
  hh: 23,
  chest: 16,
  belly: 17.5,
  rump: 16.5,
  neck: { len: 8, ang: 18, r0: 13, r1: 12 },
  head: {
    mask: 'badger',
    size: 16.5,
    w: 0.9,
    cheeks: 0.1,
    muzzle: [0.52, 0.3, 0.26],
    noseSize: 1.4,
    ear: { kind: 'round', size: 0.3, x: 0.78, y: -0.56, turn: 40 },
  },
  tail: { kind: 'bush', len: 20, r: 5, ang: -6 },
  legs: { f: [7, 5.6, 5], h: [9, 6, 5], foot: 'paw' },
  idle: 'stand',
  coat: { body: 'stone', light: 'white', mark: 'slate' },
})

const skunk = like(raccoon, 'skunk', {
  sh: 27,
  hh: 29,
  head: {
    size: 16,
    w: 0.94,
    h: 0.86,
    mask: 'skunk',
    cheeks: 0,
    muzzle: [0.46, 0.26, 0.22],
    ear: { kind: 'round', size: 0.3, x: 0.72, y: -0.56, turn: 40 },
    eye: [0.44, -0.06, 0.14],
  },
  tail: { kind: 'plume', len: 70, r: 13, ang: 70 },
  sits: { as: 'haunches' },
  idle: 'stand',
  extra: ['stripe-skunk'],
  coat: { body: 'slate', light: 'white', mark: 'white', tail: 'white' },
})

export const otter = four('otter', [54, 24, 23, 12, 14, 13.5], {
  sits: { as: 'bottom', w: 0.72, h: 1.45, arms: 'chest' },
  also: ['float'],
  neck: { len: 13, ang: 50, r0: 12, r1: 11.5 },
  head: {
    view: 'front',
    size: 16,
    w: 1.12,
    h: 0.86,
    muzzle: [0.34, 0.46, 0.34],
    ear: { kind: 'tiny', size: 0.42, x: 0.86, y: -0.46, turn: 50 },
    eye: [0.48, -0.16, 0.14],
    whiskers: true,
    noseSize: 1.3,
  },
  tail: { kind: 'thick', len: 52, r: 8, ang: -24 },
  legs: { f: [6, 5, 4.6], h: [9.6, 6, 4.8], foot: 'paw', paw: 1.6 },
  coat: { body: 'umber', light: 'sand' },
})

export const meerkat = four('meerkat', [36, 26, 24, 10, 11, 10.5], {
  sits: { as: 'bottom', w: 0.6, h: 1.72, arms: 'chest', always: true },
  stance: 'upright',
  neck: { len: 8, ang: 74, r0: 8, r1: 8 },
  head: {
    view: 'front',
    size: 12.5,
    w: 0.86,
    h: 0.96,
    mask: 'meerkat',
    muzzle: [0.5, 0.3, 0.28],
    ear: { kind: 'tiny', size: 0.4, x: 0.8, y: -0.28, turn: 70 },
    eye: [0.44, -0.06, 0.13],
  },
  tail: { kind: 'rope', len: 50, r: 2.6, ang: -20 },
  legs: { f: [4.6, 3.8, 3.4], h: [8, 5, 3.8], foot: 'paw', paw: 1.6, fore: 22 },
  coat: { body: 'sand', light: 'cream', mark: 'umber' },
})

export const small: readonly Beast[] = [
  hedgehog,
  porcupine,
  mole,
  raccoon,
  tanuki,
  redPanda,
  badger,
  skunk,
  otter,
  meerkat,
]
