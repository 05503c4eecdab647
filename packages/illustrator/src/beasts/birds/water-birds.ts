import { bird, like } from './row.ts'
import type { Bird } from './types.ts'

const duck = bird('duck', [50, 17, 6, 13], {
  neck: { len: 22, ang: 74, r0: 8, r1: 7.5 },
  beak: 'duck',
  legs: { len: 17, r: 2.2, thigh: 5, foot: 'web' },
  tail: { kind: 'fan', len: 13, ang: 40 },
  wing: 'fold',
  marks: ['ring'],
  swims: true,
  plumage: { body: 'stone', wing: 'sand', beak: 'gamboge', legs: 'orange' },
})

const duckling = like(
  duck,
  'duckling',
  { body: 'straw', wing: 'gamboge' },
  {
    len: 30,
    r: 16,
    head: 14.5,
    neck: { len: 10, ang: 70, r0: 9, r1: 9 },
    beakSize: 0.7,
    legs: { len: 11, r: 2, thigh: 4, foot: 'web' },
    tail: { kind: 'wedge', len: 4, ang: 40 },
    wing: 'stub',
    marks: [],
  },
)

const goose = like(
  duck,
  'goose',
  { body: 'white', wing: 'stone' },
  {
    len: 54,
    r: 20,
    head: 11.5,
    neck: { len: 46, ang: 78, r0: 7.5, r1: 6.5, s: 0.16 },
    beakSize: 0.85,
    legs: { len: 18, r: 2.4, thigh: 6, foot: 'web' },
    marks: [],
  },
)

const swan = bird('swan', [60, 20, 6, 9.6], {
  neck: { len: 78, ang: 80, r0: 7.4, r1: 4.6, s: 0.82 },
  beak: 'duck',
  beakSize: 0.9,
  legs: { len: 17, r: 2.4, thigh: 6, foot: 'web' },
  tail: { kind: 'fan', len: 16, ang: 34 },
  wing: 'plume',
  wingLen: 1.06,
  marks: ['knob'],
  swims: true,
  plumage: { body: 'white', wing: 'mist', beak: 'orange', legs: 'slate' },
})

const pelican = like(
  swan,
  'pelican',
  { body: 'white', wing: 'stone', beak: 'gamboge', legs: 'orange' },
  {
    len: 54,
    r: 21,
    head: 11,
    neck: { len: 38, ang: 82, r0: 8, r1: 6.5, s: 0.6 },
    beak: 'pelican',
    beakSize: 1,
    legs: { len: 16, r: 2.6, thigh: 6, foot: 'web' },
    marks: [],
  },
)

const penguin = bird('penguin', [46, 19.5, 84, 15.5], {
  neck: { len: 19, ang: 86, r0: 13, r1: 12 },
  beak: 'cone',
  beakSize: 0.75,
  legs: { len: 5, r: 3.4, thigh: 6, foot: 'web' },
  tail: { kind: 'wedge', len: 12, ang: 30 },
  wing: 'flipper',
  marks: ['belly'],
  grounded: true,
  swims: true,
  plumage: { body: 'slate', breast: 'white', beak: 'orange', legs: 'orange' },
})

const puffin = like(
  penguin,
  'puffin',
  { body: 'slate', breast: 'white', beak: 'orange', legs: 'orange' },
  {
    len: 40,
    r: 18,
    tilt: 66,
    head: 14.5,
    neck: { len: 14, ang: 78, r0: 13, r1: 12.5 },
    beak: 'puffin',
    beakSize: 0.9,
    legs: { len: 8, r: 2.6, thigh: 5, foot: 'web' },
    wing: 'fold',
    wingLen: 0.8,
    marks: ['belly'],
    grounded: false,
  },
)

const flamingo = bird('flamingo', [38, 15, 14, 10.2], {
  neck: { len: 66, ang: 82, r0: 5.5, r1: 4.4, s: 0.75 },
  beak: 'flamingo',
  legs: { len: 62, r: 1.8, thigh: 5, foot: 'web', fold: true },
  tail: { kind: 'wedge', len: 14, ang: -20 },
  wing: 'plume',
  wingLen: 0.95,
  plumage: { body: 'pink', wing: 'rose', beak: 'cream', legs: 'rose' },
})

export const heron = bird('heron', [50, 13, 30, 8.6], {
  neck: { len: 66, ang: 78, r0: 5.4, r1: 4.2, s: 0.95 },
  beak: 'dagger',
  legs: { len: 58, r: 2.2, thigh: 5.5, foot: 'toes', fold: true },
  tail: { kind: 'wedge', len: 14, ang: -24 },
  wing: 'fold',
  wingLen: 1.1,
  beakSize: 1.2,
  crest: 'plume',
  plumage: { body: 'mist', wing: 'slate', beak: 'gamboge', legs: 'ochre', crest: 'slate' },
})

const stork = like(
  heron,
  'stork',
  { body: 'white', wing: 'slate', beak: 'vermilion', legs: 'vermilion' },
  { r: 16, head: 9.6, neck: { len: 44, ang: 72, r0: 8, r1: 5.6, s: 0.3 }, crest: 'none' },
)

export const waterBirds: readonly Bird[] = [
  duck,
  duckling,
  goose,
  swan,
  pelican,
  penguin,
  puffin,
  flamingo,
  heron,
  stork,
]
