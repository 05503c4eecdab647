import { bird, like } from './row.ts'
import type { Bird } from './types.ts'

export const songbird = bird('bird', [40, 18, 24, 13.5], {
  neck: { len: 9, ang: 52, r0: 14, r1: 12 },
  beak: 'cone',
  beakSize: 0.75,
  legs: { len: 15, r: 1.5, thigh: 4, foot: 'toes' },
  tail: { kind: 'wedge', len: 24, ang: 6 },
  wing: 'fold',
  crest: 'tuft',
  plumage: { body: 'sky', wing: 'blue', breast: 'cream', beak: 'gamboge' },
  marks: ['bib'],
})

const robin = like(
  songbird,
  'robin',
  { body: 'bark', wing: 'umber', breast: 'orange', beak: 'slate', legs: 'umber' },
  { len: 37, r: 19.5, head: 14.5, tilt: 30, marks: ['bib'], crest: 'none' },
)

const sparrow = like(
  songbird,
  'sparrow',
  { body: 'sand', wing: 'bark', breast: 'cream', beak: 'slate', crest: 'bark', legs: 'umber' },
  {
    len: 36,
    head: 13.5,
    beak: 'stout',
    beakSize: 0.65,
    crest: 'none',
    marks: ['cap', 'chin'],
  },
)

const cardinal = like(
  songbird,
  'cardinal',
  { body: 'vermilion', wing: 'brick', beak: 'orange', crest: 'vermilion', legs: 'umber' },
  {
    beak: 'stout',
    beakSize: 0.85,
    tail: { kind: 'long', len: 30, ang: 0 },
    crest: 'cardinal',
    marks: ['mask'],
  },
)

const blueJay = like(
  songbird,
  'blue jay',
  { body: 'sky', wing: 'blue', beak: 'slate', crest: 'blue', legs: 'slate', breast: 'white' },
  {
    tail: { kind: 'long', len: 32, ang: 0 },
    crest: 'cardinal',
    marks: ['collar'],
  },
)

const woodpecker = like(
  songbird,
  'woodpecker',
  { body: 'white', wing: 'slate', beak: 'slate', crest: 'vermilion', breast: 'white' },
  {
    len: 46,
    r: 14,
    tilt: 64,
    head: 12.5,
    neck: { len: 12, ang: 72, r0: 11, r1: 10.5 },
    beak: 'chisel',
    beakSize: 1.05,
    legs: { len: 8, r: 1.8, thigh: 5, foot: 'toes' },
    tail: { kind: 'long', len: 26, ang: 0 },
    crest: 'cardinal',
    marks: ['cap'],
  },
)

const hummingbird = like(
  songbird,
  'hummingbird',
  { body: 'viridian', wing: 'aqua', breast: 'rose', beak: 'slate' },
  {
    len: 40,
    r: 10,
    tilt: 46,
    head: 9.6,
    neck: { len: 9, ang: 60, r0: 8.5, r1: 8 },
    beak: 'needle',
    beakSize: 1,
    legs: { len: 3, r: 1.3, thigh: 3, foot: 'toes' },
    tail: { kind: 'long', len: 24, ang: -8 },
    crest: 'none',
    hovers: true,
  },
)

export const crow = like(
  songbird,
  'crow',
  { body: 'slate', wing: 'night', beak: 'slate', legs: 'slate' },
  {
    len: 52,
    r: 17,
    tilt: 22,
    head: 13,
    beak: 'stout',
    beakSize: 1.25,
    legs: { len: 19, r: 1.8, thigh: 5, foot: 'toes' },
    tail: { kind: 'long', len: 26, ang: 2 },
    crest: 'none',
    marks: [],
  },
)

const raven = like(crow, 'raven', { body: 'night' }, { len: 56, beak: 'stout', beakSize: 1.15, marks: ['ruff'] })

export const pigeon = like(
  songbird,
  'pigeon',
  { body: 'slate', wing: 'stone', beak: 'slate', legs: 'rose', breast: 'lilac' },
  {
    len: 50,
    r: 19,
    tilt: 14,
    head: 10,
    neck: { len: 15, ang: 62, r0: 12, r1: 8.5 },
    beakSize: 0.7,
    legs: { len: 14, r: 2, thigh: 5, foot: 'toes' },
    tail: { kind: 'fan', len: 16, ang: 4 },
    crest: 'none',
    marks: ['ring'],
  },
)

const seagull = like(
  pigeon,
  'seagull',
  { body: 'white', wing: 'stone', beak: 'gamboge', legs: 'orange' },
  {
    r: 17,
    head: 11.5,
    beak: 'cone',
    beakSize: 1.05,
    wingLen: 1.12,
    legs: { len: 16, r: 2, thigh: 5, foot: 'web' },
    marks: [],
    swims: true,
  },
)

export const parrot = bird('parrot', [44, 15, 58, 13.5], {
  neck: { len: 10, ang: 70, r0: 13, r1: 12.5 },
  beak: 'parrot',
  legs: { len: 8, r: 2, thigh: 6, foot: 'toes' },
  tail: { kind: 'long', len: 52, ang: 6 },
  wing: 'fold',
  crest: 'cockatoo',
  marks: ['cheek'],
  plumage: { body: 'vermilion', wing: 'cerulean', beak: 'slate', tail: 'gamboge', crest: 'vermilion' },
})

const toucan = bird('toucan', [42, 16, 54, 13], {
  neck: { len: 10, ang: 62, r0: 13, r1: 12 },
  beak: 'toucan',
  legs: { len: 8, r: 2, thigh: 6, foot: 'toes' },
  tail: { kind: 'long', len: 30, ang: 4 },
  wing: 'fold',
  marks: ['bib', 'cheek'],
  plumage: { body: 'slate', wing: 'night', breast: 'straw', beak: 'orange', legs: 'cerulean' },
})

export const gardenBirds: readonly Bird[] = [
  songbird,
  robin,
  sparrow,
  cardinal,
  blueJay,
  woodpecker,
  hummingbird,
  crow,
  raven,
  pigeon,
  seagull,
  parrot,
  toucan,
]
