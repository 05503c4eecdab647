import { bird, like } from './row.ts'
import type { Bird } from './types.ts'

export const ostrich = bird('ostrich', [48, 23, 6, 10], {
  neck: { len: 62, ang: 80, r0: 5.5, r1: 4.6, s: 0.12 },
  beak: 'duck',
  beakSize: 0.7,
  legs: { len: 52, r: 3, thigh: 9, foot: 'toes' },
  tail: { kind: 'plume', len: 25, ang: 26 },
  wing: 'plume',
  wingLen: 0.9,
  grounded: true,
  plumage: { body: 'slate', wing: 'stone', tail: 'white', legs: 'apricot', beak: 'apricot' },
})

export const eagle = bird('eagle', [54, 18, 54, 11], {
  neck: { len: 18, ang: 64, r0: 12.5, r1: 9.6 },
  beak: 'hook',
  beakSize: 1.1,
  legs: { len: 17, r: 2.8, thigh: 9.5, foot: 'toes' },
  tail: { kind: 'fan', len: 30, ang: 0 },
  wing: 'fold',
  wingLen: 1.1,
  marks: ['bald', 'brow'],
  plumage: { body: 'umber', wing: 'bark', tail: 'white', beak: 'gamboge', legs: 'gamboge' },
})

export const hawk = like(
  eagle,
  'hawk',
  { body: 'bark', wing: 'umber', breast: 'cream', tail: 'umber' },
  { beakSize: 0.9, head: 13, marks: ['bib', 'brow'] },
)

const peacock = bird('peacock', [42, 14, 30, 9.6], {
  neck: { len: 44, ang: 76, r0: 8.6, r1: 5.6, s: 0.3 },
  beak: 'cone',
  beakSize: 0.7,
  legs: { len: 26, r: 1.8, thigh: 6, foot: 'toes' },
  tail: { kind: 'peacock', len: 92 },
  wing: 'fold',
  crest: 'peacock',
  plumage: { body: 'blue', wing: 'sand', crest: 'cerulean' },
})

export const chicken = bird('chicken', [42, 20, 18, 12], {
  neck: { len: 20, ang: 66, r0: 11, r1: 8.5 },
  beak: 'cone',
  beakSize: 0.75,
  legs: { len: 17, r: 2, thigh: 7, foot: 'toes' },
  tail: { kind: 'fan', len: 24, ang: 58 },
  wing: 'fold',
  wingLen: 0.8,
  crest: 'comb',
  plumage: { body: 'apricot', wing: 'ochre' },
})

const turkey = like(
  chicken,
  'turkey',
  { body: 'umber', wing: 'bark', tail: 'orange', head: 'blush' },
  {
    r: 22,
    head: 13,
    neck: { len: 26, ang: 70, r0: 11, r1: 8, s: 0.2 },
    tail: { kind: 'turkey', len: 66 },
    crest: 'none',
    marks: ['wattle'],
  },
)

const rooster = like(
  chicken,
  'rooster',
  { body: 'ochre', wing: 'orange', tail: 'viridian' },
  {
    r: 19,
    tilt: 26,
    head: 11,
    neck: { len: 28, ang: 72, r0: 11, r1: 8 },
    beakSize: 0.8,
    legs: { len: 24, r: 2.2, thigh: 8, foot: 'toes' },
    tail: { kind: 'rooster', len: 46, ang: 60 },
  },
)

const chick = like(
  chicken,
  'chick',
  { body: 'straw', wing: 'gamboge' },
  {
    len: 22,
    r: 17,
    tilt: 20,
    head: 15,
    neck: { len: 6, ang: 66, r0: 12, r1: 12 },
    beakSize: 0.5,
    legs: { len: 9, r: 1.8, thigh: 4, foot: 'toes' },
    tail: { kind: 'none', len: 6 },
    wing: 'stub',
    crest: 'tuft',
  },
)

export const largeBirds: readonly Bird[] = [ostrich, eagle, hawk, peacock, turkey, chicken, rooster, chick]
