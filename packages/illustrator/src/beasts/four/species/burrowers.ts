/** Small furred animals and pouched ones that few books show and children ask for. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { kangaroo } from './giants.ts'
import { coati, loris, stoat } from './naturalist.ts'
import { beaver, chipmunk, hamster, rabbit, rat, squirrel } from './rodents.ts'
import { meerkat, mole, raccoon } from './small.ts'
import { coyote, ferret, hyena } from './wild.ts'

const groundhog = like(beaver, 'groundhog', {
  sits: { as: 'bottom', w: 0.98, arms: 'chest', always: true },
  head: { mask: 'husky', teeth: true, muzzle: [0.36, 0.4, 0.32], noseSize: 1.2, eye: [0.48, -0.14, 0.14] },
  tail: { kind: 'bush', len: 30, r: 6, ang: 10 },
  coat: { body: 'bark', light: 'sand', tail: 'umber' },
})
const prairieDog = like(meerkat, 'prairie dog', {
  sits: { as: 'bottom', w: 0.76, h: 1.56, arms: 'chest', always: true },
  head: {
    size: 14,
    w: 1.06,
    h: 0.92,
    mask: 'none',
    teeth: true,
    muzzle: [0.4, 0.36, 0.3],
    ear: { kind: 'tiny', size: 0.34, x: 0.78, y: -0.54, turn: 50 },
    eye: [0.5, -0.1, 0.15],
  },
  tail: { kind: 'tuft', len: 28, r: 3, ang: -10 },
  coat: { body: 'sand', light: 'cream', mark: 'bark' },
})
const muskrat = like(beaver, 'muskrat', {
  len: 34,
  sh: 24,
  hh: 24,
  tail: { kind: 'rope', len: 58, r: 3, ang: -8 },
  coat: { body: 'bark', light: 'sand', tail: 'slate' },
})
const nutria = like(muskrat, 'nutria', {
  head: { teeth: 1.8, whiskers: true, muzzle: [0.3, 0.54, 0.38] },
  tail: { kind: 'rope', len: 48, r: 3.4, ang: -8 },
})
const pika = like(hamster, 'pika', {
  head: {
    mask: 'none',
    teeth: false,
    w: 1.12,
    ear: { kind: 'round', size: 0.56, x: 0.72, y: -0.66, turn: 30 },
  },
  pattern: 'fur',
  tail: { kind: 'none', len: 2 },
  coat: { body: 'sand', light: 'cream' },
})
const nakedRat = like(rat, 'naked mole rat', {
  len: 40,
  sh: 20,
  hh: 20,
  head: {
    view: 'front',
    size: 14,
    w: 0.96,
    h: 0.96,
    mask: 'wrinkled',
    teeth: 2,
    muzzle: [0.4, 0.44, 0.34],
    ear: { kind: 'tiny', size: 0.2, x: 0.9, y: -0.2, turn: 70 },
    eye: [0.4, -0.2, 0.07],
  },
  tail: { kind: 'rope', len: 34, r: 2.2, ang: -6 },
  idle: 'stand',
  coat: { body: 'blush', light: 'pink', tail: 'pink' },
})
const mongoose = like(stoat, 'mongoose', {
  len: 58,
  pattern: 'fur',
  head: { muzzle: [0.46, 0.3, 0.28], ear: { kind: 'round', size: 0.3, x: 0.84, y: -0.44, turn: 56 } },
  extra: [],
  tail: { kind: 'bush', len: 58, r: 5, ang: 4 },
  coat: { body: 'stone', light: 'sand', tail: 'bark' },
})
const mink = like(stoat, 'mink', {
  head: { muzzle: [0.4, 0.36, 0.3] },
  tail: { kind: 'bush', len: 40, r: 5, ang: 4 },
  coat: { body: 'umber', light: 'white', tail: 'umber' },
})
const civet = like(raccoon, 'civet', {
  len: 52,
  sh: 34,
  hh: 34,
  pattern: 'spots',
  head: { muzzle: [0.52, 0.28, 0.28], ear: { kind: 'round', size: 0.44, x: 0.66, y: -0.66, turn: 26 } },
  idle: 'stand',
  coat: { body: 'stone', mark: 'slate', light: 'white' },
})
const binturong = like(raccoon, 'binturong', {
  pattern: 'fur',
  head: { mask: 'none', cheeks: 0.3, whiskers: true, ear: { kind: 'tuft', size: 0.46, x: 0.76, y: -0.6, turn: 34 } },
  tail: { kind: 'plume', len: 78, r: 10, ang: 20 },
  coat: { body: 'slate', light: 'stone' },
})
const kinkajou = like(raccoon, 'kinkajou', {
  head: {
    mask: 'none',
    cheeks: 0,
    eye: [0.46, -0.02, 0.2],
    ear: { kind: 'round', size: 0.4, x: 0.84, y: -0.46, turn: 50 },
  },
  tail: { kind: 'spiral', len: 84, r: 4, ang: 40 },
  coat: { body: 'ochre', light: 'straw' },
})
const fossa = like(ferret, 'fossa', {
  len: 62,
  sh: 34,
  hh: 35,
  head: { mask: 'none', size: 14, ear: { kind: 'round', size: 0.46, x: 0.7, y: -0.66, turn: 28 } },
  tail: { kind: 'rope', len: 76, r: 4, ang: 6 },
  coat: { body: 'ochre', light: 'sand' },
})
const bushBaby = like(loris, 'bush baby', {
  head: {
    mask: 'none',
    size: 20,
    eye: [0.46, -0.04, 0.27],
    ear: { kind: 'bat', size: 0.86, x: 0.8, y: -0.44, turn: 40 },
  },
  tail: { kind: 'bush', len: 72, r: 6, ang: 26 },
  coat: { body: 'stone', light: 'white', tail: 'bark' },
})
const ayeAye = like(bushBaby, 'aye-aye', {
  pattern: 'fur',
  head: { cheeks: 0.2, teeth: true, ear: { kind: 'bat', size: 1.04, x: 0.84, y: -0.4, turn: 48 } },
  tail: { kind: 'plume', len: 76, r: 10, ang: 24 },
  coat: { body: 'slate', light: 'stone', tail: 'slate' },
})
const bilby = like(rabbit, 'bilby', {
  head: {
    view: 'side',
    size: 13,
    tilt: 14,
    mz: 2,
    my: 0.26,
    m0: 0.5,
    m1: 0.18,
    teeth: false,
    ear: { kind: 'long', size: 0.9, x: -0.4, y: -0.66, turn: -14 },
    eye: [0.4, -0.14, 0.16],
  },
  tail: { kind: 'tuft', len: 52, r: 2.8, ang: 20 },
  idle: 'stand',
  coat: { body: 'slate', light: 'white', tail: 'white' },
})
const bandicoot = like(bilby, 'bandicoot', {
  pattern: 'fur',
  head: { ear: { kind: 'leaf', size: 0.6, x: -0.42, y: -0.66, turn: -14 } },
  tail: { kind: 'rope', len: 40, r: 2.2, ang: -6 },
  coat: { body: 'bark', light: 'cream', tail: 'bark' },
})
const numbat = like(chipmunk, 'numbat', {
  stance: undefined,
  pattern: 'bands',
  head: { mask: 'badger', muzzle: [0.5, 0.26, 0.26], teeth: false },
  tail: { kind: 'plume', len: 56, r: 8, ang: 30 },
  extra: [],
  coat: { body: 'brick', mark: 'white', light: 'sand', tail: 'stone' },
})
const flyingSquirrel = like(squirrel, 'flying squirrel', {
  head: { eye: [0.46, -0.04, 0.22], ear: { kind: 'round', size: 0.42, x: 0.72, y: -0.64, turn: 30 } },
  tail: { kind: 'bush', len: 56, r: 8, ang: 20 },
  coat: { body: 'stone', light: 'white' },
})
const starMole = like(mole, 'star-nosed mole', { head: { noseSize: 1 }, extra: ['star-nose'] })
const wallaby = like(kangaroo, 'wallaby', {
  len: 40,
  sh: 34,
  hh: 32,
  neck: { len: 10, r0: 9 },
  tail: { len: 60, r: 4 },
  coat: { body: 'bark', light: 'sand' },
})
const jackal = like(coyote, 'jackal', {
  extra: ['saddle-dark'],
  head: { cheeks: 0.1, ear: { kind: 'pointed', size: 1.02, x: 0.58, y: -0.54, turn: 20 } },
  coat: { body: 'ochre', light: 'cream', mark: 'slate' },
})
const dingo = like(coyote, 'dingo', {
  pattern: 'plain',
  head: { cheeks: 0.06, mask: 'none', ear: { kind: 'pointed', size: 0.76, x: 0.6, y: -0.6, turn: 18 } },
  extra: ['socks', 'bib'],
  coat: { body: 'orange', light: 'cream' },
})
const manedWolf = like(coyote, 'maned wolf', {
  sh: 68,
  hh: 66,
  head: { mask: 'fox', ear: { kind: 'pointed', size: 1.1, x: 0.6, y: -0.52, turn: 22 } },
  legs: { f: [6.6, 4.4, 4], h: [10, 5, 4] },
  extra: ['mane-brush', 'socks'],
  idle: 'stand',
  coat: { body: 'orange', light: 'white', mane: 'slate', mark: 'slate' },
})
const aardwolf = like(hyena, 'aardwolf', {
  pattern: 'stripes',
  sh: 46,
  hh: 40,
  head: { ear: { kind: 'pointed', size: 0.84, x: 0.6, y: -0.56, turn: 20 } },
  extra: ['mane-brush'],
  tail: { kind: 'bush', len: 40, r: 7, ang: -30 },
  coat: { body: 'straw', mark: 'umber', mane: 'umber' },
})
const thylacine = like(coyote, 'thylacine', {
  pattern: 'bands',
  howling: undefined,
  head: { cheeks: 0, mask: 'none', ear: { kind: 'round', size: 0.5, x: 0.66, y: -0.68, turn: 20 } },
  tail: { kind: 'thick', len: 56, r: 5, ang: -20 },
  extra: [],
  idle: 'stand',
  coat: { body: 'sand', mark: 'umber', light: 'cream' },
})
const elephantShrew = like(coati, 'elephant shrew', {
  len: 34,
  sh: 26,
  hh: 28,
  head: { size: 13, mz: 2.6, m1: 0.12, ear: { kind: 'round', size: 0.6, x: -0.44, y: -0.66, turn: -12 } },
  tail: { kind: 'rope', len: 54, r: 2, ang: -6 },
  coat: { body: 'ochre', light: 'cream' },
})

export const burrowers: readonly Beast[] = [
  groundhog,
  prairieDog,
  muskrat,
  nutria,
  pika,
  nakedRat,
  mongoose,
  mink,
  civet,
  binturong,
  kinkajou,
  fossa,
  bushBaby,
  ayeAye,
  bilby,
  bandicoot,
  numbat,
  flyingSquirrel,
  starMole,
  wallaby,
  jackal,
  dingo,
  manedWolf,
  aardwolf,
  thylacine,
  elephantShrew,
]
