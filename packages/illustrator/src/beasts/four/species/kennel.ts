/** Dogs that their owners ask for by breed: each as it differs from one that is known. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { poodle, shihTzu } from './breeds.ts'
import { dog, frenchie, golden, hound, husky, pug } from './dogs.ts'
import { greyhound } from './far-away.ts'

const rottweiler = like(dog, 'rottweiler', {
  pattern: 'plain',
  chest: 21,
  belly: 17,
  head: {
    mask: 'shepherd',
    w: 1.08,
    muzzle: [0.36, 0.54, 0.4],
    ear: { kind: 'fold', size: 0.46, x: 0.8, y: -0.6 },
  },
  tail: { kind: 'stub', len: 12, r: 4, ang: 20 },
  extra: ['bib', 'saddle-dark', 'socks'],
  coat: { body: 'ochre', mark: 'slate', ear: 'slate', light: 'ochre' },
})
const boxer = like(frenchie, 'boxer dog', {
  len: 46,
  sh: 48,
  hh: 46,
  chest: 18,
  belly: 13,
  neck: { len: 16, r0: 12, r1: 11 },
  head: { size: 17, h: 0.98, ear: { kind: 'fold', size: 0.44, x: 0.74, y: -0.64 } },
  legs: { f: [8, 5.4, 5], h: [12, 6.4, 5] },
  extra: ['bib', 'socks'],
  coat: { body: 'ochre', light: 'white', mark: 'slate', ear: 'bark' },
})
const pitBull = like(boxer, 'pit bull', {
  head: { mask: 'patch', w: 1.12, h: 0.92, muzzle: [0.38, 0.52, 0.36] },
  pattern: 'patch',
  extra: ['bib'],
  coat: { body: 'stone', light: 'white', mark: 'slate', ear: 'stone' },
})
const mastiff = like(boxer, 'mastiff', {
  chest: 23,
  belly: 19,
  rump: 18,
  head: {
    size: 20,
    mask: 'wrinkled',
    muzzle: [0.36, 0.6, 0.44],
    ear: { kind: 'floppy', size: 0.5, x: 0.86, y: -0.56 },
  },
  legs: { f: [10, 7, 6.4], h: [14, 8, 6.4] },
  extra: [],
  coat: { body: 'sand', light: 'slate', ear: 'slate' },
})
const schnauzer = like(dog, 'schnauzer', {
  pattern: 'plain',
  sh: 40,
  hh: 39,
  head: {
    mask: 'shaggy',
    muzzle: [0.56, 0.54, 0.4],
    eye: [0.42, 0.1, 0.14],
    ear: { kind: 'fold', size: 0.5, x: 0.66, y: -0.72 },
  },
  tail: { kind: 'stub', len: 12, r: 4, ang: 50 },
  extra: ['shag-front', 'beard'],
  coat: { body: 'slate', light: 'stone', mane: 'stone', ear: 'slate' },
})
const scottie = like(schnauzer, 'scottish terrier', {
  len: 48,
  sh: 28,
  hh: 28,
  head: { ear: { kind: 'pointed', size: 0.52, x: 0.5, y: -0.78, turn: 8 } },
  tail: { kind: 'tuft', len: 20, r: 3.6, ang: 70 },
  extra: ['shag', 'beard'],
  coat: { body: 'night', light: 'slate', mane: 'slate', ear: 'slate' },
})
const westie = like(shihTzu, 'west highland terrier', {
  head: { cheeks: 0.32, ear: { kind: 'pointed', size: 0.44, x: 0.54, y: -0.76, turn: 12 } },
  tail: { kind: 'tuft', len: 20, r: 3.6, ang: 70 },
  extra: ['shag'],
  coat: { body: 'white', mane: 'white', ear: 'cream', light: 'cream' },
})
const airedale = like(poodle, 'airedale terrier', {
  head: { muzzle: [0.44, 0.5, 0.42], ear: { kind: 'fold', size: 0.5, x: 0.68, y: -0.7 } },
  tail: { kind: 'rope', len: 28, r: 4, ang: 66 },
  extra: ['wool', 'saddle-dark', 'beard'],
  coat: { body: 'ochre', mark: 'slate', light: 'ochre', ear: 'bark' },
})
const bullTerrier = like(hound, 'bull terrier', {
  chest: 19,
  neck: { len: 16, r0: 13, r1: 12 },
  head: {
    size: 16.5,
    skull: 0.94,
    mz: 1.3,
    my: 0.36,
    m0: 0.82,
    m1: 0.5,
    ear: { kind: 'pointed', size: 0.62, x: -0.34, y: -0.78, turn: -10 },
    eye: [0.16, -0.22, 0.12],
  },
  tail: { kind: 'rope', len: 34, r: 3, ang: 6 },
  pattern: 'patch',
  idle: 'stand',
  coat: { body: 'white', light: 'cream', ear: 'white', mark: 'slate' },
})
const bloodhound = like(dog, 'bloodhound', {
  pattern: 'plain',
  sh: 50,
  hh: 49,
  head: {
    mask: 'wrinkled',
    h: 1.04,
    muzzle: [0.42, 0.54, 0.46],
    ear: { kind: 'floppy', size: 0.84, x: 0.88, y: -0.4 },
  },
  extra: ['saddle-dark'],
  coat: { body: 'ochre', mark: 'umber', ear: 'bark', light: 'sand' },
})
const setter = like(golden, 'irish setter', {
  sh: 50,
  hh: 49,
  head: { size: 17.5, cheeks: 0, muzzle: [0.42, 0.42, 0.36], ear: { kind: 'floppy', size: 0.72, x: 0.84, y: -0.46 } },
  tail: { kind: 'plume', len: 54, r: 8, ang: 10 },
  coat: { body: 'brick', ear: 'brick', light: 'orange' },
})
const cavalier = like(golden, 'king charles spaniel', {
  sh: 33,
  hh: 32,
  head: {
    mask: 'blaze',
    cheeks: 0,
    w: 1.02,
    muzzle: [0.38, 0.36, 0.3],
    ear: { kind: 'floppy', size: 0.76, x: 0.86, y: -0.5 },
    eye: [0.44, -0.08, 0.2],
  },
  pattern: 'patches',
  coat: { body: 'white', mark: 'brick', ear: 'brick', light: 'white' },
})
const springer = like(cavalier, 'springer spaniel', {
  sh: 42,
  hh: 41,
  head: { muzzle: [0.4, 0.46, 0.38], eye: [0.4, -0.14, 0.17] },
  tail: { kind: 'stub', len: 16, r: 5, ang: 30 },
})
const weimaraner = like(dog, 'weimaraner', {
  pattern: 'plain',
  sh: 54,
  hh: 53,
  belly: 12,
  neck: { len: 20, r0: 11, r1: 9.6 },
  head: {
    mask: 'none',
    size: 16.5,
    w: 0.94,
    muzzle: [0.42, 0.46, 0.4],
    ear: { kind: 'floppy', size: 0.6, x: 0.86, y: -0.54 },
  },
  tail: { len: 30, r: 3, ang: 20 },
  legs: { f: [7.6, 5, 4.4], h: [12, 6, 4.4] },
  coat: { body: 'stone', light: 'stone', ear: 'slate' },
})
const chow = like(husky, 'chow chow', {
  sh: 42,
  hh: 42,
  chest: 22,
  belly: 19,
  rump: 19,
  pattern: 'fur',
  head: {
    mask: 'wrinkled',
    cheeks: 0.44,
    w: 1.12,
    muzzle: [0.36, 0.46, 0.34],
    ear: { kind: 'round', size: 0.38, x: 0.58, y: -0.78, turn: 20 },
  },
  tail: { kind: 'bun', len: 14, r: 13, ang: 60 },
  legs: { f: [9.4, 7.4, 6.6], h: [13, 8, 6.6] },
  coat: { body: 'orange', light: 'apricot', ear: 'orange' },
})
const akita = like(husky, 'akita', {
  chest: 20,
  head: { w: 1.12, cheeks: 0.16, ear: { kind: 'pointed', size: 0.5, x: 0.66, y: -0.68, turn: 20 } },
  tail: { kind: 'bun', len: 16, r: 13, ang: 60 },
  coat: { body: 'apricot', light: 'white', ear: 'apricot' },
})
const malamute = like(husky, 'malamute', {
  chest: 22,
  belly: 18,
  pattern: 'fur',
  head: { size: 18.5, cheeks: 0.32, w: 1.08, ear: { kind: 'pointed', size: 0.54, x: 0.68, y: -0.66, turn: 22 } },
  tail: { kind: 'plume', len: 52, r: 11, ang: 64 },
})
const aussie = like(husky, 'australian shepherd', {
  pattern: 'patches',
  head: { mask: 'blaze', cheeks: 0.24, ear: { kind: 'fold', size: 0.52, x: 0.72, y: -0.64 } },
  tail: { kind: 'puff', len: 8, r: 7, ang: 30 },
  extra: ['bib', 'socks'],
  coat: { body: 'stone', mark: 'slate', light: 'white', ear: 'bark' },
})
const newfoundland = like(golden, 'newfoundland dog', {
  chest: 24,
  belly: 21,
  rump: 20,
  head: {
    size: 20,
    cheeks: 0.26,
    w: 1.1,
    muzzle: [0.38, 0.54, 0.42],
    ear: { kind: 'floppy', size: 0.48, x: 0.92, y: -0.52 },
  },
  tail: { kind: 'plume', len: 44, r: 10, ang: -10 },
  legs: { f: [10, 8, 7], h: [14, 8.6, 7] },
  coat: { body: 'umber', ear: 'umber', light: 'bark' },
})
const bichon = like(poodle, 'bichon frise', {
  len: 36,
  sh: 30,
  hh: 29,
  chest: 17,
  belly: 15,
  head: { w: 1.14, h: 1.02, muzzle: [0.34, 0.34, 0.28], ear: { kind: 'woolly', size: 0.6, x: 0.86, y: -0.3 } },
  tail: { kind: 'plume', len: 30, r: 9, ang: 70 },
  legs: { f: [7, 5.4, 5], h: [9, 6, 5] },
})
const doodle = like(poodle, 'labradoodle', {
  sh: 46,
  hh: 45,
  head: { cheeks: 0.2, muzzle: [0.38, 0.48, 0.4], ear: { kind: 'woolly', size: 0.86, x: 0.84, y: -0.4 } },
  tail: { kind: 'plume', len: 40, r: 8, ang: 30 },
  coat: { body: 'apricot', light: 'cream', ear: 'apricot', tail: 'apricot' },
})
const pekingese = like(pug, 'pekingese', {
  sh: 26,
  hh: 25,
  head: { cheeks: 0.3, w: 1.16, ear: { kind: 'floppy', size: 0.58, x: 0.92, y: -0.48 } },
  tail: { kind: 'plume', len: 36, r: 10, ang: 66 },
  extra: ['shag'],
  coat: { body: 'apricot', mane: 'cream', light: 'slate' },
})
const afghan = like(greyhound, 'afghan hound', {
  neck: { len: 26 },
  head: { ear: { kind: 'floppy', size: 1.12, x: -0.4, y: -0.5, turn: 4 } },
  tail: { kind: 'curl', len: 46, r: 3, ang: 20 },
  extra: ['shag', 'topknot'],
  coat: { body: 'straw', mane: 'cream', ear: 'straw' },
})
const wolfhound = like(greyhound, 'irish wolfhound', {
  chest: 20,
  belly: 12,
  pattern: 'fur',
  head: { m1: 0.4, mz: 1.7, ear: { kind: 'floppy', size: 0.4, x: -0.5, y: -0.56, turn: -10 } },
  legs: { f: [8, 5.6, 5], h: [13, 6.4, 5] },
})

export const kennel: readonly Beast[] = [
  rottweiler,
  boxer,
  pitBull,
  mastiff,
  schnauzer,
  scottie,
  westie,
  airedale,
  bullTerrier,
  bloodhound,
  setter,
  cavalier,
  springer,
  weimaraner,
  chow,
  akita,
  malamute,
  aussie,
  newfoundland,
  bichon,
  doodle,
  pekingese,
  afghan,
  wolfhound,
]
