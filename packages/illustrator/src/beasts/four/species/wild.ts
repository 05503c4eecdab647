/** More animals of woods, plains and hedges: each as it differs from one that is known. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { wolf } from './dogs.ts'
import { deer, giraffe, highland, pig, sheep } from './hoofed.ts'
import { armadillo, hamster, mouse, rabbit } from './rodents.ts'
import { badger, otter, raccoon } from './small.ts'

export const hyena = like(wolf, 'hyena', {
  howling: undefined,
  sh: 52,
  hh: 42,
  head: {
    mask: 'none',
    cheeks: 0,
    muzzle: [0.42, 0.46, 0.38],
    ear: { kind: 'round', size: 0.56, x: 0.7, y: -0.66, turn: 30 },
  },
  tail: { kind: 'bush', len: 30, r: 5.4, ang: -40 },
  pattern: 'spots',
  coat: { body: 'sand', light: 'stone', mark: 'umber' },
})
export const coyote = like(wolf, 'coyote', {
  sh: 46,
  hh: 45,
  chest: 14.5,
  head: { size: 16, cheeks: 0.2, ear: { kind: 'pointed', size: 0.92, x: 0.58, y: -0.56, turn: 20 } },
  coat: { body: 'sand', light: 'cream' },
})
export const lemur = like(raccoon, 'lemur', {
  len: 36,
  head: {
    mask: 'meerkat',
    cheeks: 0.14,
    muzzle: [0.48, 0.26, 0.24],
    ear: { kind: 'round', size: 0.46, x: 0.78, y: -0.5, turn: 48 },
    eye: [0.48, 0.02, 0.13],
  },
  tail: { len: 78, r: 6, ang: 62 },
  coat: { body: 'stone', light: 'white', mark: 'slate' },
})
/** Long and low, on short legs. */
export const ferret = like(otter, 'ferret', {
  len: 64,
  sh: 23,
  hh: 24,
  chest: 10.5,
  belly: 10.5,
  rump: 11,
  arch: 0.12,
  also: [],
  idle: 'stand',
  head: {
    mask: 'raccoon',
    size: 13,
    w: 1.02,
    h: 0.86,
    muzzle: [0.4, 0.34, 0.28],
    ear: { kind: 'round', size: 0.34, x: 0.74, y: -0.58, turn: 40 },
    eye: [0.44, -0.06, 0.13],
  },
  tail: { kind: 'bush', len: 36, r: 4.4, ang: 6 },
  legs: { f: [5, 4, 3.6], h: [7, 4.6, 3.6] },
  coat: { body: 'sand', light: 'cream', mark: 'umber' },
})
export const opossum = like(mouse, 'opossum', {
  len: 42,
  sh: 28,
  hh: 28,
  head: {
    size: 15,
    w: 0.92,
    h: 0.94,
    mask: 'husky',
    teeth: false,
    whiskers: true,
    muzzle: [0.5, 0.26, 0.24],
    ear: { kind: 'round', size: 0.56, x: 0.68, y: -0.68, turn: 26 },
    noseSize: 1.3,
  },
  tail: { len: 64, r: 2.6, ang: 6 },
  pattern: 'fur',
  coat: { body: 'stone', light: 'white', tail: 'pink' },
})
/** A barrel on short legs, with a broad flat nose and small ears. */
const wombat = like(badger, 'wombat', {
  len: 50,
  sh: 25,
  hh: 25,
  chest: 19,
  belly: 20,
  rump: 19,
  neck: { len: 6, ang: 24, r0: 15, r1: 14 },
  head: {
    mask: 'none',
    cheeks: 0,
    size: 17,
    w: 1.06,
    h: 0.9,
    muzzle: [0.34, 0.44, 0.34],
    noseSize: 1.9,
    ear: { kind: 'round', size: 0.22, x: 0.62, y: -0.76, turn: 24 },
    eye: [0.5, -0.1, 0.12],
  },
  tail: { kind: 'stub', len: 5, r: 3, ang: -10 },
  legs: { f: [7.6, 6.4, 5.6], h: [10, 7, 5.6], foot: 'paw' },
  pattern: 'fur',
  coat: { body: 'bark', light: 'sand', mark: 'umber' },
})
export const antelope = like(deer, 'antelope', {
  pattern: 'plain',
  extra: ['horns-antelope', 'socks'],
  coat: { body: 'ochre', horn: 'umber' },
})
const ram = like(sheep, 'ram', {
  head: { ear: { kind: 'none' } },
  extra: ['wool', 'topknot', 'horns-ram'],
  coat: { horn: 'sand' },
})
export const boar = like(pig, 'boar', {
  sh: 40,
  head: { ear: { kind: 'leaf', size: 0.5, x: 0.6, y: -0.66, turn: 26 } },
  tail: { kind: 'tuft', len: 20, r: 2.2, ang: -30 },
  pattern: 'fur',
  extra: ['mane-brush', 'tusks-boar'],
  coat: { body: 'bark', mane: 'umber', hoof: 'umber' },
})
const hare = like(rabbit, 'hare', {
  len: 42,
  sh: 38,
  hh: 40,
  belly: 14,
  head: { size: 15, w: 0.92, teeth: false, ear: { kind: 'long', size: 0.9, x: 0.36, y: -0.72, turn: 10 } },
  legs: { f: [6.5, 4.6, 4], h: [13, 6.4, 4.4] },
  coat: { body: 'sand', tail: 'white' },
})
const anteater = like(armadillo, 'anteater', {
  len: 54,
  sh: 34,
  hh: 34,
  head: { size: 10, mz: 3.4, m0: 0.56, m1: 0.2, ear: { kind: 'tiny', size: 0.7, x: -0.5, y: -0.6, turn: -14 } },
  tail: { kind: 'plume', len: 64, r: 11, ang: 20 },
  pattern: 'fur',
  extra: ['bib'],
  coat: { body: 'slate', mark: 'white' },
})
const yak = like(highland, 'yak', {
  sh: 46,
  extra: ['horns-bull', 'shag', 'hump1'],
  coat: { body: 'umber', mane: 'bark', light: 'stone' },
})
const chinchilla = like(hamster, 'chinchilla', {
  len: 28,
  head: { mask: 'none', teeth: false, ear: { kind: 'round', size: 0.74, x: 0.72, y: -0.7, turn: 24 } },
  tail: { kind: 'bush', len: 34, r: 5, ang: 40 },
  coat: { body: 'slate', light: 'white', tail: 'stone' },
})
const okapi = like(giraffe, 'okapi', {
  sh: 60,
  hh: 58,
  neck: { len: 38, ang: 58, r0: 12, r1: 9 },
  head: { ear: { kind: 'leaf', size: 0.8, x: 0.74, y: -0.42, turn: 78 } },
  pattern: 'bands',
  coat: { body: 'umber', mark: 'white' },
})

const devil = like(badger, 'tasmanian devil', {
  head: {
    mask: 'none',
    muzzle: [0.46, 0.44, 0.36],
    noseSize: 1.3,
    teeth: true,
    ear: { kind: 'round', size: 0.5, x: 0.74, y: -0.6, turn: 34 },
  },
  tail: { kind: 'rope', len: 36, r: 4, ang: 0 },
  extra: ['bib'],
  coat: { body: 'slate', light: 'white' },
})
const tapir = like(boar, 'tapir', {
  pattern: 'plain',
  sh: 42,
  hh: 43,
  head: {
    view: 'side',
    size: 15,
    tilt: 14,
    mz: 1.9,
    my: 0.3,
    m0: 0.66,
    m1: 0.34,
    nose: 'nostril',
    ear: { kind: 'round', size: 0.5, x: -0.5, y: -0.66, turn: -16 },
    eye: [0.3, -0.2, 0.16],
  },
  tail: { kind: 'stub', len: 8, r: 3, ang: -20 },
  extra: ['saddle-dark'],
  coat: { body: 'slate', mark: 'white', hoof: 'umber' },
})
export const jackalope = like(hare, 'jackalope', { extra: ['antlers'], coat: { horn: 'bark' } })

export const wild: readonly Beast[] = [
  hyena,
  coyote,
  lemur,
  ferret,
  opossum,
  wombat,
  antelope,
  ram,
  boar,
  hare,
  anteater,
  yak,
  chinchilla,
  okapi,
  devil,
  tapir,
  jackalope,
]
