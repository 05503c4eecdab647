import { four, like } from '../four.ts'
import type { Beast } from '../types.ts'

export const rabbit = four('rabbit', [34.4, 28, 29, 14, 17, 18], {
  arch: 0.06,
  neck: { len: 10, ang: 46, r0: 11, r1: 10.8 },
  head: {
    view: 'front',
    size: 17,
    w: 1.0,
    h: 0.9,
    muzzle: [0.34, 0.34, 0.28],
    teeth: true,
    ear: { kind: 'long', size: 0.74, x: 0.4, y: -0.72, turn: 12 },
    eye: [0.48, -0.1, 0.17],
    noseSize: 0.9,
  },
  tail: { kind: 'puff', len: 8, r: 7.5, ang: -8 },
  legs: { f: [6.5, 4.6, 4], h: [13, 7, 4.4], foot: 'paw', paw: 1.9 },
  sits: { as: 'bottom', arms: 'chest' },
  coat: { body: 'stone', tail: 'white', light: 'white' },
})

const bunny = like(rabbit, 'bunny', {
  len: 32,
  sh: 26,
  head: { size: 18, w: 1.06, teeth: false, ear: { kind: 'long', size: 0.6, x: 0.42, y: -0.72, turn: 14 } },
  coat: { body: 'cream', tail: 'white', light: 'white' },
})

export const mouse = four('mouse', [29.24, 23, 23, 12, 16, 16], {
  arch: 0.07,
  neck: { len: 7, ang: 26, r0: 10, r1: 9.72 },
  head: {
    view: 'front',
    size: 13.6,
    w: 0.98,
    h: 0.88,
    muzzle: [0.4, 0.25, 0.22],
    ear: { kind: 'round', size: 0.86, x: 0.78, y: -0.66, turn: 34 },
    eye: [0.42, -0.08, 0.15],
    whiskers: true,
    teeth: true,
  },
  tail: { kind: 'rope', len: 56, r: 1.9, ang: -14 },
  legs: { f: [4.6, 3.8, 3.4], h: [9, 5, 3.6], foot: 'paw', paw: 1.3 },
  sits: { as: 'bottom', arms: 'chest' },
  coat: { body: 'stone', light: 'white', tail: 'pink' },
})

export const rat = like(mouse, 'rat', {
  len: 42,
  belly: 15,
  head: {
    view: 'side',
    size: 14.5,
    tilt: 14,
    mz: 1.55,
    my: 0.2,
    m0: 0.5,
    m1: 0.22,
    teeth: false,
    whiskers: false,
    ear: { kind: 'round', size: 0.7, x: -0.5, y: -0.72, turn: -12 },
    eye: [0.42, -0.12, 0.2],
  },
  tail: { kind: 'rope', len: 66, r: 2.4, ang: -10 },
  coat: { body: 'slate', tail: 'pink' },
})

export const hamster = like(mouse, 'hamster', {
  sits: { as: 'bottom', w: 1.02, h: 1.12, arms: 'chest', always: true },
  len: 23,
  sh: 18,
  hh: 18,
  chest: 13,
  belly: 16,
  rump: 14,
  neck: { len: 5, r0: 13, r1: 12 },
  head: {
    size: 15,
    w: 1.24,
    h: 0.92,
    mask: 'hamster',
    muzzle: [0.3, 0.27, 0.22],
    ear: { kind: 'round', size: 0.46, x: 0.72, y: -0.74, turn: 30 },
    eye: [0.48, -0.1, 0.16],
    noseSize: 0.8,
  },
  tail: { kind: 'stub', len: 6, r: 2.6, ang: 0 },
  coat: { body: 'apricot', light: 'white', mark: 'ochre' },
})

const guineaPig = like(hamster, 'guinea pig', {
  sits: { as: 'bottom', w: 0.98, h: 1.06, arms: 'chest' },
  idle: 'stand',
  len: 38,
  sh: 22,
  hh: 23,
  chest: 14.5,
  belly: 16.5,
  rump: 17,
  tail: { kind: 'none' },
  head: {
    size: 15,
    w: 1.02,
    h: 0.9,
    whiskers: false,
    mask: 'cavy',
    muzzle: [0.36, 0.32, 0.28],
    ear: { kind: 'leaf', size: 0.36, x: 0.84, y: -0.5, turn: 108 },
    eye: [0.54, -0.12, 0.16],
  },
  extra: [],
  pattern: 'patches',
  coat: { body: 'white', mark: 'ochre', ear: 'ochre' },
})

export const squirrel = four('squirrel', [32, 24, 20, 12, 14.5, 15.5], {
  sits: { as: 'bottom', w: 0.8, arms: 'chest', always: true },
  stance: 'upright',
  neck: { len: 9, ang: 60, r0: 9, r1: 9.18 },
  head: {
    view: 'front',
    size: 15,
    w: 1.02,
    h: 0.9,
    muzzle: [0.36, 0.34, 0.28],
    teeth: true,
    ear: { kind: 'tuft', size: 0.52, x: 0.58, y: -0.64, turn: 16 },
    eye: [0.48, -0.1, 0.17],
  },
  tail: { kind: 'squirrel', len: 58, r: 11, ang: 40 },
  legs: { f: [5, 4, 3.6], h: [13, 7, 4.2], foot: 'paw', paw: 2, fore: 24 },
  coat: { body: 'orange', light: 'cream' },
})

export const chipmunk = like(squirrel, 'chipmunk', {
  tail: { kind: 'bush', len: 40, r: 6, ang: 44 },
  head: { size: 15, w: 1.14, mask: 'chipmunk', ear: { kind: 'round', size: 0.4, x: 0.66, y: -0.72, turn: 28 } },
  extra: ['stripes-back'],
  coat: { body: 'ochre', mark: 'umber', light: 'cream', tail: 'bark' },
})

export const beaver = four('beaver', [36, 30, 29, 17, 19, 18], {
  arch: 0.06,
  neck: { len: 9, ang: 34, r0: 14, r1: 14.04 },
  head: {
    view: 'front',
    size: 18.91,
    w: 1.02,
    h: 0.92,
    teeth: 1.5,
    noseSize: 1.5,
    whiskers: true,
    muzzle: [0.26, 0.5, 0.32],
    ear: { kind: 'tiny', size: 0.36, x: 0.72, y: -0.7, turn: 34 },
    eye: [0.48, -0.3, 0.12],
  },
  tail: { kind: 'paddle', len: 46, r: 8, ang: -8 },
  legs: { f: [7, 6, 5.4], h: [11, 7, 5.6], foot: 'paw', paw: 1.5 },
  sits: { as: 'bottom', arms: 'chest' },
  idle: 'stand',
  pattern: 'fur',
  coat: { body: 'umber', light: 'sand', tail: 'slate' },
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

const capybara = four('capybara', [48.16, 34, 34, 19, 20.5, 19.5], {
  sits: { as: 'haunches', w: 0.96 },
  idle: 'stand',
  arch: 0.03,
  neck: { len: 15, ang: 40, r0: 15, r1: 14.04 },
  head: {
    view: 'front',
    size: 18,
    w: 0.9,
    h: 0.94,
    muzzle: [0.46, 0.64, 0.5],
    nose: 'nostril',
    ear: { kind: 'tiny', size: 0.4, x: 0.62, y: -0.72, turn: 26 },
    eye: [0.46, -0.26, 0.12],
  },
  tail: { kind: 'none', len: 4, r: 2, ang: -30 },
  legs: { f: [7.5, 6, 5], h: [11, 6.6, 5], foot: 'paw', bend: 0.7 },
  pattern: 'fur',
  coat: { body: 'ochre' },
})

export const armadillo = like(capybara, 'armadillo', {
  len: 46,
  sh: 24,
  hh: 24,
  neck: { len: 12, ang: 8, r0: 9, r1: 8 },
  head: {
    view: 'side',
    size: 10,
    mz: 2,
    m1: 0.26,
    m0: 0.6,
    ear: { kind: 'leaf', size: 0.8, x: -0.4, y: -0.7, turn: -14 },
    nose: 'button',
    eye: [0.28, -0.34, 0.16],
  },
  tail: { kind: 'thick', len: 46, r: 5, ang: -16 },
  pattern: 'plain',
  extra: ['armor'],
  coat: { body: 'apricot', mark: 'stone' },
})

export const rodents: readonly Beast[] = [
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
  armadillo,
]
