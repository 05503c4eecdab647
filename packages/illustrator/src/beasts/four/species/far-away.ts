/** Animals of far lands and of books about them: each as it differs from one that is known. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { cheetah } from './cats.ts'
import { fox, hound } from './dogs.ts'
import { bull, goat } from './hoofed.ts'
import { armadillo } from './rodents.ts'
import { badger, hedgehog } from './small.ts'

export const pangolin = like(armadillo, 'pangolin', {
  len: 56,
  sh: 26,
  hh: 27,
  chest: 15,
  belly: 18,
  rump: 17,
  arch: 0.14,
  neck: { len: 14, ang: 0, r0: 10, r1: 7.4 },
  head: { size: 9, mz: 2.2, m0: 0.56, m1: 0.2, ear: { kind: 'tiny', size: 0.6, x: -0.5, y: -0.4, turn: -20 } },
  tail: { kind: 'thick', len: 74, r: 11, ang: -14 },
  extra: ['overlapping'],
  coat: { body: 'sand', mark: 'ochre' },
})
const aardvark = like(armadillo, 'aardvark', {
  len: 56,
  sh: 36,
  hh: 37,
  chest: 16,
  belly: 19,
  rump: 18,
  arch: 0.12,
  head: {
    size: 12,
    mz: 2.9,
    m0: 0.6,
    m1: 0.3,
    nose: 'snout',
    ear: { kind: 'long', size: 0.6, x: -0.4, y: -0.6, turn: -16 },
  },
  tail: { kind: 'thick', len: 54, r: 7, ang: -30 },
  extra: [],
  coat: { body: 'blush', mark: 'stone' },
})
const echidna = like(hedgehog, 'echidna', {
  len: 42,
  head: { size: 11, mz: 2.9, m0: 0.46, m1: 0.1, ear: { kind: 'none' }, noseSize: 1.4 },
  extra: ['spines'],
  coat: { body: 'umber', mark: 'sand' },
})
export const greyhound = like(hound, 'greyhound', {
  len: 56,
  sh: 56,
  hh: 56,
  chest: 18,
  belly: 9.5,
  rump: 13,
  arch: 0.1,
  neck: { len: 30, ang: 62, r0: 10.5, r1: 7 },
  head: {
    size: 13,
    tilt: 14,
    mz: 1.9,
    my: 0.3,
    m0: 0.52,
    m1: 0.28,
    ear: { kind: 'leaf', size: 0.62, x: -0.56, y: -0.5, turn: -74 },
    eye: [0.3, -0.16, 0.15],
  },
  tail: { kind: 'rope', len: 54, r: 2.8, ang: -40 },
  legs: { f: [6.6, 4.2, 3.6], h: [12, 5, 3.6], foot: 'paw' },
  idle: 'stand',
  coat: { body: 'stone', light: 'white' },
})
const fennec = like(fox, 'fennec fox', {
  len: 38,
  sh: 30,
  hh: 30,
  head: { size: 15.5, ear: { kind: 'pointed', size: 1.5, x: 0.74, y: -0.42, turn: 34 } },
  tail: { len: 44, r: 7 },
  extra: [],
  coat: { body: 'cream', light: 'white' },
})
const buffalo = like(bull, 'water buffalo', {
  head: { muzzle: [0.56, 0.62, 0.4], nose: 'nostril' },
  extra: ['horns-long'],
  coat: { body: 'slate', mane: 'slate', horn: 'stone' },
})
const wildebeest = like(bull, 'wildebeest', {
  len: 54,
  sh: 58,
  hh: 50,
  chest: 20,
  belly: 16,
  rump: 15,
  extra: ['horns-bull', 'mane-brush', 'beard'],
  pattern: 'bands',
  legs: { f: [7.6, 5, 4.4], h: [10.6, 5.4, 4.4] },
  coat: { body: 'stone', mane: 'slate', mark: 'slate' },
})
export const ibex = like(goat, 'ibex', { extra: ['horns-goat', 'beard'], coat: { body: 'sand', horn: 'bark' } })
const caracal = like(cheetah, 'caracal', {
  sh: 46,
  hh: 47,
  pattern: 'plain',
  head: { mask: 'none', ear: { kind: 'tuft', size: 0.86, x: 0.6, y: -0.58, turn: 16 } },
  tail: { kind: 'rope', len: 34, r: 4, ang: 0 },
  coat: { body: 'orange', light: 'cream' },
})
const serval = like(cheetah, 'serval', {
  sh: 50,
  head: { mask: 'tabby', size: 14.5, ear: { kind: 'round', size: 0.84, x: 0.54, y: -0.72, turn: 14 } },
  tail: { len: 34 },
})
const wolverine = like(badger, 'wolverine', {
  sh: 28,
  hh: 29,
  head: { mask: 'husky', muzzle: [0.44, 0.42, 0.34] },
  tail: { kind: 'bush', len: 36, r: 7, ang: 0 },
  pattern: 'fur',
  extra: ['stripes-back'],
  coat: { body: 'umber', light: 'sand', mark: 'sand' },
})

export const farAway: readonly Beast[] = [
  pangolin,
  aardvark,
  echidna,
  greyhound,
  fennec,
  buffalo,
  wildebeest,
  ibex,
  caracal,
  serval,
  wolverine,
]
