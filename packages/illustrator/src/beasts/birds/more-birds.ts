/** Birds that differ in little from others: their colors, beaks and tails. */
import { crow, parrot, pigeon, songbird } from './garden-birds.ts'
import { chicken, eagle, hawk, ostrich } from './large-birds.ts'
import { like } from './row.ts'
import type { Bird } from './types.ts'
import { heron } from './water-birds.ts'

export const moreBirds: readonly Bird[] = [
  like(
    songbird,
    'canary',
    { body: 'straw', wing: 'gamboge', beak: 'apricot' },
    { marks: [], crest: 'none', beakSize: 0.6 },
  ),
  like(
    songbird,
    'kingfisher',
    { body: 'cerulean', wing: 'teal', breast: 'orange', beak: 'slate', crest: 'cerulean', legs: 'vermilion' },
    { tilt: 44, head: 14.5, beak: 'dagger', beakSize: 0.95, crest: 'tuft', tail: { kind: 'wedge', len: 14, ang: 0 } },
  ),
  like(
    crow,
    'magpie',
    { body: 'slate', wing: 'blue', breast: 'white' },
    { marks: ['bib'], beakSize: 1, tail: { kind: 'long', len: 50, ang: 4 } },
  ),
  like(pigeon, 'dove', { body: 'white', wing: 'mist', beak: 'apricot', legs: 'rose' }, { marks: [], head: 10.5 }),
  like(
    parrot,
    'cockatoo',
    { body: 'white', wing: 'mist', tail: 'cream', crest: 'gamboge' },
    { marks: [], tail: { kind: 'fan', len: 26, ang: 4 } },
  ),
  like(
    parrot,
    'parakeet',
    { body: 'lime', wing: 'leaf', tail: 'cerulean' },
    { len: 38, r: 13, beakSize: 0.62, crest: 'none', marks: ['mask'], tail: { kind: 'long', len: 44, ang: 6 } },
  ),
  like(
    parrot,
    'macaw',
    { body: 'cerulean', wing: 'blue', tail: 'vermilion', breast: 'gamboge' },
    { crest: 'none', marks: ['bib', 'cheek'], tail: { kind: 'long', len: 64, ang: 6 } },
  ),
  like(
    hawk,
    'falcon',
    { body: 'slate', wing: 'night', breast: 'cream' },
    { len: 46, beakSize: 0.75, wingLen: 1.24, marks: ['bib', 'chin'] },
  ),
  like(
    eagle,
    'vulture',
    { body: 'umber', wing: 'slate', beak: 'sand' },
    { tilt: 40, head: 9.6, neck: { len: 30, ang: 58, r0: 9, r1: 5.6, s: 0.5 }, beakSize: 1.2, marks: ['collar'] },
  ),
  like(
    ostrich,
    'emu',
    { body: 'bark', wing: 'umber', tail: 'umber' },
    { r: 25, neck: { len: 48, ang: 72, r0: 7, r1: 5, s: 0.2 }, wing: 'fold' },
  ),
  like(
    ostrich,
    'kiwi bird',
    { body: 'umber', wing: 'bark', beak: 'sand', legs: 'sand' },
    {
      len: 36,
      r: 21,
      tilt: 14,
      head: 12,
      neck: { len: 16, ang: 40, r0: 11, r1: 9 },
      beak: 'needle',
      beakSize: 1.1,
      legs: { len: 16, r: 2.6, thigh: 6, foot: 'toes' },
      tail: { kind: 'none', len: 4 },
      wing: 'stub',
    },
  ),
  like(
    chicken,
    'dodo',
    { body: 'slate', wing: 'stone', beak: 'sand', legs: 'gamboge' },
    {
      r: 23,
      head: 14,
      beak: 'hook',
      beakSize: 1.35,
      crest: 'none',
      wing: 'stub',
      tail: { kind: 'plume', len: 18, ang: 50 },
      grounded: true,
    },
  ),
  like(
    heron,
    'crane bird',
    { body: 'white', wing: 'mist', beak: 'sand', crest: 'vermilion', legs: 'slate' },
    { r: 15, crest: 'none', beakSize: 0.9, marks: ['cap'], tail: { kind: 'plume', len: 20, ang: -10 } },
  ),
]
