/** Birds that watchers of birds know by name: each as it differs from one that is known. */
import { crow, parrot, pigeon, songbird } from './garden-birds.ts'
import { chicken } from './large-birds.ts'
import { like } from './row.ts'
import type { Bird } from './types.ts'

const starling = like(
  songbird,
  'starling',
  { body: 'slate', wing: 'night', breast: 'slate', beak: 'gamboge' },
  { crest: 'none', beak: 'dagger', beakSize: 0.5, tail: { kind: 'wedge', len: 18, ang: 4 }, marks: ['speckles'] },
)
const bluebird = like(songbird, 'bluebird', { body: 'blue', wing: 'cerulean', breast: 'apricot' }, { crest: 'none' })
const goldfinch = like(
  songbird,
  'goldfinch',
  { body: 'gamboge', wing: 'slate', breast: 'straw', crest: 'slate', beak: 'orange' },
  { crest: 'none', len: 36, beak: 'stout', beakSize: 0.6, marks: ['cap'] },
)
const oriole = like(
  songbird,
  'oriole',
  { body: 'orange', wing: 'slate', breast: 'orange', head: 'slate', beak: 'slate' },
  { crest: 'none', beak: 'dagger', beakSize: 0.5, tail: { kind: 'long', len: 28, ang: 2 }, marks: ['bib', 'cap'] },
)
const nightingale = like(
  songbird,
  'nightingale',
  { body: 'bark', wing: 'umber', breast: 'cream', beak: 'slate' },
  { crest: 'none', tail: { kind: 'wedge', len: 28, ang: 24 }, marks: ['bib', 'chin'] },
)
const mockingbird = like(
  songbird,
  'mockingbird',
  { body: 'stone', wing: 'slate', breast: 'white', beak: 'slate' },
  { crest: 'none', r: 15, tail: { kind: 'long', len: 42, ang: 24 }, marks: ['bib', 'eyestripe'] },
)
const jackdaw = like(crow, 'jackdaw', { body: 'slate' }, { len: 44, beakSize: 0.85, marks: ['cap', 'collar'] })
const cuckoo = like(
  pigeon,
  'cuckoo',
  { body: 'stone', wing: 'slate', breast: 'white' },
  { r: 15, beak: 'curved', beakSize: 0.5, tail: { kind: 'long', len: 44, ang: 4 }, marks: ['bib', 'speckles'] },
)
const beeEater = like(
  songbird,
  'bee-eater',
  { body: 'viridian', wing: 'teal', breast: 'gamboge', beak: 'slate' },
  {
    crest: 'none',
    r: 14,
    tilt: 40,
    beak: 'curved',
    beakSize: 0.7,
    tail: { kind: 'long', len: 46, ang: 0 },
    marks: ['bib', 'mask'],
  },
)
const roadrunner = like(
  crow,
  'roadrunner',
  { body: 'bark', wing: 'umber', breast: 'cream', crest: 'slate', beak: 'slate' },
  {
    r: 15,
    tilt: 14,
    neck: { len: 20, ang: 58, r0: 11, r1: 9 },
    beak: 'dagger',
    beakSize: 1,
    legs: { len: 30, r: 2, thigh: 6, foot: 'toes' },
    tail: { kind: 'long', len: 54, ang: 30 },
    crest: 'fan',
    marks: ['speckles', 'bib'],
    grounded: true,
  },
)
const birdOfParadise = like(
  songbird,
  'bird of paradise',
  { body: 'bark', wing: 'umber', head: 'gamboge', crest: 'gamboge', tail: 'orange', beak: 'sky' },
  { tail: { kind: 'rooster', len: 34, ang: 34 }, crest: 'plume', marks: ['cap', 'bib', 'ruff'] },
)
const lyrebird = like(
  pigeon,
  'lyrebird',
  { body: 'bark', wing: 'umber', tail: 'stone' },
  { legs: { len: 24, r: 2, thigh: 6, foot: 'toes' }, tail: { kind: 'peacock', len: 60, ang: 20 }, grounded: true },
)
const kakapo = like(
  parrot,
  'kakapo',
  { body: 'leaf', wing: 'sap', tail: 'moss', beak: 'stone' },
  {
    r: 20,
    tail: { kind: 'fan', len: 24, ang: 6 },
    crest: 'none',
    marks: ['cheek', 'ruff', 'speckles'],
    grounded: true,
  },
)
const lovebird = like(
  parrot,
  'lovebird',
  { body: 'lime', wing: 'leaf', head: 'coral', beak: 'vermilion', tail: 'cerulean' },
  { len: 38, r: 16, tail: { kind: 'wedge', len: 20, ang: 4 }, crest: 'none', marks: ['cap', 'ring'] },
)
const cockatiel = like(
  parrot,
  'cockatiel',
  { body: 'stone', wing: 'slate', head: 'straw', crest: 'straw', beak: 'stone' },
  { crest: 'cockatoo', beakSize: 0.8, marks: ['cheek'] },
)
const sandpiper = like(
  pigeon,
  'sandpiper',
  { body: 'sand', wing: 'bark', breast: 'white', beak: 'slate', legs: 'gamboge' },
  {
    len: 42,
    r: 15,
    beak: 'needle',
    beakSize: 0.8,
    legs: { len: 28, r: 1.8, thigh: 5, foot: 'toes' },
    tail: { kind: 'wedge', len: 14, ang: 4 },
    marks: ['bib', 'speckles'],
  },
)
const curlew = like(
  sandpiper,
  'curlew',
  { body: 'bark' },
  { len: 50, r: 18, beak: 'curved', beakSize: 1.3, neck: { len: 22, ang: 62, r0: 11, r1: 8 } },
)
const oystercatcher = like(
  sandpiper,
  'oystercatcher',
  { body: 'slate', breast: 'white', beak: 'vermilion', legs: 'pink' },
  { len: 48, r: 18, beak: 'chisel', beakSize: 1.4, marks: ['bib', 'collar'] },
)
const tern = like(
  pigeon,
  'tern',
  { body: 'white', wing: 'mist', beak: 'vermilion', legs: 'vermilion', head: 'slate' },
  {
    r: 14,
    beak: 'dagger',
    beakSize: 0.9,
    wingLen: 1.16,
    tail: { kind: 'fork', len: 34, ang: 2 },
    legs: { len: 9, r: 1.8, thigh: 4, foot: 'web' },
    marks: ['cap'],
    swims: true,
  },
)
const silkie = like(
  chicken,
  'silkie chicken',
  { body: 'white', wing: 'cream', crest: 'white' },
  {
    r: 22,
    legs: { len: 10, r: 2.4, thigh: 7, foot: 'toes' },
    tail: { kind: 'plume', len: 20, ang: 50 },
    crest: 'puff',
    marks: ['down', 'ruff'],
  },
)
const polish = like(
  chicken,
  'polish chicken',
  { body: 'slate', wing: 'night', crest: 'white' },
  { crest: 'puff', marks: ['wattle', 'speckles'] },
)

export const namedBirds: readonly Bird[] = [
  starling,
  bluebird,
  goldfinch,
  oriole,
  nightingale,
  mockingbird,
  jackdaw,
  cuckoo,
  beeEater,
  roadrunner,
  birdOfParadise,
  lyrebird,
  kakapo,
  lovebird,
  cockatiel,
  sandpiper,
  curlew,
  oystercatcher,
  tern,
  silkie,
  polish,
]
