/** Further breeds of dogs that people keep and ask for by name. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { beagle, shihTzu } from './breeds.ts'
import { dog, frenchie, golden, husky } from './dogs.ts'

const shiba = like(husky, 'shiba inu', {
  sh: 42,
  hh: 41,
  head: { cheeks: 0.13, w: 1.06, ear: { kind: 'pointed', size: 0.56, x: 0.64, y: -0.66, turn: 18 } },
  tail: { kind: 'bun', len: 14, r: 11, ang: 60 },
  coat: { body: 'orange', light: 'white', ear: 'orange' },
})
const samoyed = like(husky, 'samoyed', {
  pattern: 'fur',
  chest: 21,
  belly: 18,
  head: { mask: 'none', cheeks: 0.26, ear: { kind: 'pointed', size: 0.52, x: 0.66, y: -0.66, turn: 20 } },
  tail: { kind: 'plume', len: 48, r: 12, ang: 62 },
  coat: { body: 'white', light: 'cream', ear: 'white' },
})
const pomeranian = like(samoyed, 'pomeranian', {
  len: 32,
  sh: 27,
  hh: 26,
  chest: 19,
  belly: 17,
  rump: 16,
  head: {
    cheeks: 0.3,
    muzzle: [0.38, 0.28, 0.24],
    ear: { kind: 'pointed', size: 0.4, x: 0.6, y: -0.72, turn: 20 },
  },
  tail: { kind: 'plume', len: 34, r: 11, ang: 70 },
  legs: { f: [6, 4.4, 4], h: [8, 5, 4] },
  coat: { body: 'apricot', light: 'cream', ear: 'apricot' },
})
const yorkie = like(shihTzu, 'yorkshire terrier', {
  head: { ear: { kind: 'pointed', size: 0.54, x: 0.66, y: -0.6, turn: 24 } },
  coat: { body: 'slate', mane: 'ochre', ear: 'ochre', light: 'ochre' },
})
const spaniel = like(golden, 'cocker spaniel', {
  sh: 38,
  hh: 37,
  head: { cheeks: 0, mask: 'none', ear: { kind: 'floppy', size: 1.02, x: 0.84, y: -0.42 } },
  tail: { kind: 'stub', len: 16, r: 5, ang: 30 },
  coat: { body: 'ochre', ear: 'bark', light: 'straw' },
})
const basset = like(beagle, 'basset hound', {
  len: 62,
  sh: 28,
  hh: 27,
  head: { muzzle: [0.4, 0.54, 0.42], ear: { kind: 'floppy', size: 0.94, x: 0.94, y: -0.44 } },
  tail: { len: 40, ang: 56 },
  legs: { f: [9, 7, 6], h: [12, 7.4, 6], bend: 0.7 },
})
const saintBernard = like(golden, 'saint bernard', {
  pattern: 'patches',
  chest: 21,
  belly: 18,
  head: { mask: 'blaze', cheeks: 0.1, muzzle: [0.4, 0.56, 0.42] },
  coat: { body: 'white', mark: 'orange', ear: 'bark', light: 'white' },
})
const bernese = like(golden, 'bernese mountain dog', {
  head: { mask: 'blaze' },
  extra: ['bib', 'saddle-dark', 'socks'],
  coat: { body: 'ochre', mark: 'slate', ear: 'slate', light: 'white' },
})
const greatDane = like(dog, 'great dane', {
  pattern: 'plain',
  len: 52,
  sh: 64,
  hh: 62,
  neck: { len: 22 },
  head: { mask: 'none', size: 17, ear: { kind: 'floppy', size: 0.5, x: 0.84, y: -0.66 } },
  tail: { len: 46, ang: 16 },
  coat: { body: 'stone', ear: 'slate' },
})
const doberman = like(dog, 'doberman', {
  pattern: 'plain',
  sh: 54,
  hh: 52,
  belly: 13,
  neck: { len: 19 },
  head: {
    mask: 'shepherd',
    size: 16.5,
    w: 0.92,
    ear: { kind: 'pointed', size: 0.82, x: 0.5, y: -0.68, turn: 6 },
  },
  tail: { kind: 'stub', len: 12, r: 4, ang: 40 },
  extra: ['saddle-dark', 'socks'],
  coat: { body: 'umber', mark: 'slate', ear: 'slate', light: 'ochre' },
})
const boston = like(frenchie, 'boston terrier', {
  sh: 38,
  hh: 37,
  head: { mask: 'blaze', size: 18.4, muzzle: [0.36, 0.46, 0.34] },
  extra: ['bib', 'socks'],
  coat: { body: 'slate', light: 'white', ear: 'slate' },
})
const jackRussell = like(dog, 'jack russell terrier', {
  sh: 38,
  hh: 37,
  head: { ear: { kind: 'fold', size: 0.58, x: 0.68, y: -0.66 } },
  tail: { len: 22, ang: 60 },
  coat: { body: 'white', light: 'white', mark: 'ochre', ear: 'ochre' },
})

export const moreBreeds: readonly Beast[] = [
  shiba,
  samoyed,
  pomeranian,
  yorkie,
  spaniel,
  basset,
  saintBernard,
  bernese,
  greatDane,
  doberman,
  boston,
  jackRussell,
]
