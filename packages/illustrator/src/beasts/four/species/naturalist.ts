/** Furred animals that readers of animal books ask for by name: each as it differs from one that is known. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { persian } from './breeds.ts'
import { leopard } from './cats.ts'
import { pug } from './dogs.ts'
import { greyhound } from './far-away.ts'
import { horse } from './horses.ts'
import { chipmunk, hamster, mouse, rat } from './rodents.ts'
import { badger, raccoon } from './small.ts'
import { antelope, boar, ferret, lemur } from './wild.ts'

const appaloosa = like(horse, 'appaloosa', { pattern: 'spots', coat: { body: 'white', mark: 'umber', mane: 'slate' } })
const draftHorse = like(horse, 'draft horse', {
  len: 58,
  chest: 23,
  belly: 21,
  rump: 22,
  neck: { len: 36, r0: 17, r1: 12 },
  legs: { f: [11, 8, 8.6], h: [15, 9, 8.8] },
  extra: [...(horse.extra ?? []), 'feathered-feet'],
  coat: { body: 'umber', mane: 'slate', light: 'white' },
})
const sharPei = like(pug, 'shar pei', {
  sh: 42,
  hh: 41,
  head: { mask: 'wrinkled', muzzle: [0.36, 0.6, 0.44], ear: { kind: 'fold', size: 0.32, x: 0.72, y: -0.66 } },
  coat: { body: 'sand', light: 'sand' },
})
const borzoi = like(greyhound, 'borzoi', {
  head: { mz: 2.2 },
  tail: { kind: 'bush', len: 58, r: 6, ang: -30 },
  pattern: 'fur',
  coat: { body: 'white', light: 'cream' },
})
const gerbil = like(mouse, 'gerbil', {
  head: { w: 1.04, ear: { kind: 'round', size: 0.44, x: 0.66, y: -0.74, turn: 24 } },
  tail: { kind: 'tuft', len: 54, r: 2.6, ang: 34 },
  coat: { body: 'sand', light: 'white', tail: 'sand' },
})
const dormouse = like(mouse, 'dormouse', {
  head: {
    w: 1.08,
    eye: [0.46, -0.06, 0.19],
    ear: { kind: 'round', size: 0.5, x: 0.74, y: -0.66, turn: 32 },
    teeth: false,
  },
  tail: { kind: 'bush', len: 46, r: 5, ang: 24 },
  coat: { body: 'apricot', light: 'cream', tail: 'ochre' },
})
const vole = like(hamster, 'vole', {
  head: { mask: 'none', ear: { kind: 'round', size: 0.3, x: 0.7, y: -0.68, turn: 30 }, muzzle: [0.34, 0.32, 0.28] },
  tail: { kind: 'rope', len: 26, r: 2.2, ang: 0 },
  coat: { body: 'umber', light: 'sand' },
})
const shrew = like(rat, 'shrew', {
  len: 34,
  sh: 23,
  hh: 23,
  head: {
    size: 13,
    mz: 2.3,
    m0: 0.46,
    m1: 0.12,
    ear: { kind: 'round', size: 0.34, x: -0.44, y: -0.6, turn: -12 },
    eye: [0.4, -0.1, 0.15],
  },
  tail: { len: 42, r: 2 },
  idle: 'stand',
  coat: { body: 'slate', tail: 'stone' },
})
const jerboa = like(mouse, 'jerboa', {
  head: { ear: { kind: 'long', size: 0.86, x: 0.56, y: -0.62, turn: 24 }, eye: [0.46, -0.06, 0.2], teeth: false },
  tail: { kind: 'tuft', len: 74, r: 2.2, ang: 34 },
  legs: { f: [3.6, 3, 2.8], h: [9, 4, 3], paw: 2 },
  coat: { body: 'sand', light: 'white', tail: 'sand' },
})
const sugarGlider = like(chipmunk, 'sugar glider', {
  head: {
    mask: 'chipmunk',
    eye: [0.46, -0.04, 0.2],
    ear: { kind: 'round', size: 0.56, x: 0.78, y: -0.56, turn: 44 },
    teeth: false,
  },
  tail: { kind: 'bush', len: 62, r: 6, ang: 30 },
  coat: { body: 'stone', mark: 'slate', light: 'white', tail: 'stone' },
})
export const coati = like(raccoon, 'coati', {
  len: 46,
  sh: 32,
  hh: 33,
  head: {
    view: 'side',
    size: 14,
    tilt: 12,
    mz: 2.2,
    my: 0.26,
    m0: 0.54,
    m1: 0.26,
    ear: { kind: 'round', size: 0.4, x: -0.4, y: -0.64, turn: -12 },
    eye: [0.36, -0.14, 0.18],
  },
  tail: { kind: 'ring', len: 66, r: 6, ang: 64 },
  idle: 'stand',
  coat: { body: 'bark', light: 'cream', mark: 'umber' },
})
export const stoat = like(ferret, 'stoat', {
  len: 60,
  head: { mask: 'none', size: 13 },
  extra: ['bib'],
  tail: { len: 34, r: 3.6, ang: 10 },
  coat: { body: 'ochre', light: 'white', tail: 'slate' },
})
const marten = like(ferret, 'pine marten', {
  len: 58,
  sh: 28,
  hh: 29,
  chest: 12,
  head: { mask: 'none', size: 14, ear: { kind: 'round', size: 0.46, x: 0.68, y: -0.66, turn: 28 } },
  extra: ['bib'],
  tail: { len: 56, r: 7, ang: 14 },
  coat: { body: 'umber', light: 'straw', tail: 'umber' },
})
const honeyBadger = like(badger, 'honey badger', {
  head: { mask: 'none', ear: { kind: 'tiny', size: 0.3, x: 0.84, y: -0.4, turn: 60 } },
  pattern: 'plain',
  extra: ['saddle-dark'],
  coat: { body: 'slate', light: 'slate', mark: 'white' },
})
const warthog = like(boar, 'warthog', {
  sh: 44,
  hh: 41,
  head: { muzzle: [0.5, 0.56, 0.42], h: 1.06 },
  tail: { kind: 'tuft', len: 42, r: 2, ang: 62 },
  pattern: 'fur',
  extra: ['tusks-boar'],
  coat: { body: 'stone', mane: 'umber', hoof: 'umber' },
})
const oryx = like(antelope, 'oryx', {
  head: { mask: 'badger' },
  extra: ['horns-antelope', 'socks', 'stripes-back'],
  tail: { kind: 'tuft', len: 40, r: 2.4, ang: -50 },
  coat: { body: 'cream', light: 'white', mark: 'slate', horn: 'slate' },
})
const ocelot = like(leopard, 'ocelot', {
  len: 52,
  sh: 38,
  hh: 38,
  chest: 14,
  belly: 12.5,
  rump: 13,
  head: { size: 18, mask: 'tabby', ear: { kind: 'round', size: 0.5, x: 0.66, y: -0.66, turn: 22 } },
  tail: { kind: 'ring', len: 54, r: 4.6, ang: 12 },
  coat: { body: 'straw', light: 'white', mark: 'umber' },
})
const manul = like(persian, 'manul', {
  head: { mask: 'tabby', w: 1.22, ear: { kind: 'round', size: 0.34, x: 0.92, y: -0.42, turn: 60 } },
  pattern: 'fur',
  tail: { kind: 'ring', len: 44, r: 8, ang: 10 },
  coat: { body: 'stone', light: 'white', mark: 'slate' },
})
export const loris = like(lemur, 'slow loris', {
  head: {
    size: 20,
    w: 1.1,
    cheeks: 0,
    muzzle: [0.42, 0.22, 0.2],
    ear: { kind: 'round', size: 0.32, x: 0.84, y: -0.5, turn: 50 },
    eye: [0.46, -0.02, 0.22],
  },
  tail: { kind: 'none', len: 2 },
  pattern: 'fur',
  coat: { body: 'sand', light: 'cream', mark: 'bark' },
})
const tarsier = like(loris, 'tarsier', {
  head: {
    mask: 'none',
    size: 21,
    eye: [0.46, -0.06, 0.27],
    ear: { kind: 'bat', size: 0.62, x: 0.8, y: -0.5, turn: 40 },
  },
  tail: { kind: 'tuft', len: 70, r: 2.2, ang: 20 },
  coat: { body: 'apricot', light: 'cream' },
})

export const naturalist: readonly Beast[] = [
  appaloosa,
  draftHorse,
  sharPei,
  borzoi,
  gerbil,
  dormouse,
  vole,
  shrew,
  jerboa,
  sugarGlider,
  coati,
  stoat,
  marten,
  honeyBadger,
  warthog,
  oryx,
  ocelot,
  manul,
  loris,
  tarsier,
]
