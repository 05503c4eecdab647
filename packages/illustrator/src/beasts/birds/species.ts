/** Birds: parameters only. */
import type { Bird, Plumage } from './types.ts'

const bird = (
  name: string,
  [len, r, tilt, head]: readonly [len: number, r: number, tilt: number, head: number],
  rest: Omit<Bird, 'name' | 'len' | 'r' | 'tilt' | 'head'>,
): Bird => ({
  name,
  len,
  r,
  tilt,
  head,
  ...rest,
})
const like = (b: Bird, name: string, plumage: Partial<Plumage>, change: Partial<Omit<Bird, 'plumage'>> = {}): Bird => ({
  ...b,
  ...change,
  name,
  plumage: { ...b.plumage, ...plumage },
})

const songbird = bird('bird', [40, 18, 24, 13.5], {
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
const duck = bird('duck', [50, 17, 6, 13], {
  neck: { len: 22, ang: 74, r0: 8, r1: 7.5 },
  beak: 'duck',
  legs: { len: 13, r: 2, thigh: 5, foot: 'web' },
  tail: { kind: 'fan', len: 13, ang: 40 },
  wing: 'fold',
  marks: ['ring'],
  swims: true,
  plumage: { body: 'stone', wing: 'sand', beak: 'gamboge', legs: 'orange' },
})
const swan = bird('swan', [56, 19, 6, 10.5], {
  neck: { len: 60, ang: 78, r0: 6.4, r1: 5.6, s: 0.72 },
  beak: 'duck',
  beakSize: 0.85,
  legs: { len: 12, r: 2.4, thigh: 6, foot: 'web' },
  tail: { kind: 'fan', len: 16, ang: 34 },
  wing: 'plume',
  wingLen: 1.06,
  marks: ['knob'],
  swims: true,
  plumage: { body: 'white', wing: 'mist', beak: 'orange', legs: 'slate' },
})
const parrot = bird('parrot', [44, 15, 58, 13.5], {
  neck: { len: 10, ang: 70, r0: 13, r1: 12.5 },
  beak: 'parrot',
  legs: { len: 8, r: 2, thigh: 6, foot: 'toes' },
  tail: { kind: 'long', len: 52, ang: 6 },
  wing: 'fold',
  crest: 'cockatoo',
  marks: ['cheek'],
  plumage: { body: 'vermilion', wing: 'cerulean', beak: 'slate', tail: 'gamboge', crest: 'vermilion' },
})
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
const flamingo = bird('flamingo', [38, 15, 14, 10.2], {
  neck: { len: 66, ang: 82, r0: 5.5, r1: 4.4, s: 0.75 },
  beak: 'flamingo',
  legs: { len: 62, r: 1.8, thigh: 5, foot: 'web', fold: true },
  tail: { kind: 'wedge', len: 14, ang: -20 },
  wing: 'plume',
  wingLen: 0.95,
  plumage: { body: 'pink', wing: 'rose', beak: 'cream', legs: 'rose' },
})
const eagle = bird('eagle', [50, 17, 52, 12.5], {
  neck: { len: 14, ang: 62, r0: 13, r1: 11 },
  beak: 'hook',
  beakSize: 1.15,
  legs: { len: 14, r: 2.6, thigh: 8, foot: 'toes' },
  tail: { kind: 'fan', len: 30, ang: 0 },
  wing: 'fold',
  wingLen: 1.1,
  marks: ['bald'],
  plumage: { body: 'umber', wing: 'bark', tail: 'white', beak: 'gamboge', legs: 'gamboge' },
})
const peacock = bird('peacock', [42, 15, 26, 9.5], {
  neck: { len: 34, ang: 74, r0: 9, r1: 6.4, s: 0.2 },
  beak: 'cone',
  beakSize: 0.7,
  legs: { len: 26, r: 1.8, thigh: 6, foot: 'toes' },
  tail: { kind: 'peacock', len: 78 },
  wing: 'fold',
  crest: 'peacock',
  plumage: { body: 'blue', wing: 'sand', crest: 'cerulean' },
})
const chicken = bird('chicken', [42, 20, 18, 12], {
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
const ostrich = bird('ostrich', [48, 23, 6, 10], {
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
const toucan = bird('toucan', [42, 16, 54, 13], {
  neck: { len: 10, ang: 62, r0: 13, r1: 12 },
  beak: 'toucan',
  legs: { len: 8, r: 2, thigh: 6, foot: 'toes' },
  tail: { kind: 'long', len: 30, ang: 4 },
  wing: 'fold',
  marks: ['bib', 'cheek'],
  plumage: { body: 'slate', wing: 'night', breast: 'straw', beak: 'orange', legs: 'cerulean' },
})

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
    legs: { len: 7, r: 1.8, thigh: 4, foot: 'web' },
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
    legs: { len: 15, r: 2.4, thigh: 6, foot: 'web' },
    marks: [],
  },
)
const turkey = like(
  chicken,
  'turkey',
  { body: 'umber', wing: 'bark', tail: 'orange', head: 'blush' },
  {
    r: 22,
    head: 10,
    neck: { len: 26, ang: 70, r0: 10, r1: 6.5, s: 0.2 },
    tail: { kind: 'turkey', len: 66 },
    crest: 'none',
    marks: ['wattle'],
  },
)
const hummingbird = like(
  songbird,
  'hummingbird',
  { body: 'viridian', wing: 'aqua', breast: 'rose', beak: 'slate' },
  {
    len: 36,
    r: 11,
    tilt: 40,
    head: 10,
    neck: { len: 8, ang: 56, r0: 9, r1: 8.5 },
    beak: 'needle',
    beakSize: 1,
    legs: { len: 4, r: 1.3, thigh: 3, foot: 'toes' },
    tail: { kind: 'wedge', len: 18, ang: 0 },
    crest: 'none',
    hovers: true,
  },
)
const crow = like(
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
const raven = like(crow, 'raven', { body: 'night' }, { len: 56, beak: 'hook', beakSize: 1.35, marks: ['ruff'] })
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
    marks: ['bib', 'collar', 'bars'],
  },
)
const pigeon = like(
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
    marks: ['ring', 'bars'],
  },
)
const seagull = like(
  pigeon,
  'seagull',
  { body: 'white', wing: 'stone', beak: 'gamboge', legs: 'orange' },
  {
    r: 17,
    head: 11.5,
    beak: 'hook',
    beakSize: 0.95,
    wingLen: 1.12,
    legs: { len: 16, r: 2, thigh: 5, foot: 'web' },
    marks: [],
    swims: true,
  },
)
const hawk = like(
  eagle,
  'hawk',
  { body: 'bark', wing: 'umber', breast: 'cream', tail: 'umber' },
  { beakSize: 0.9, head: 13, marks: ['bib', 'bars', 'brow'] },
)
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
    marks: ['cap', 'bars'],
  },
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
    marks: ['cap', 'bars', 'chin'],
  },
)
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
const phoenix = like(
  eagle,
  'phoenix',
  { body: 'orange', wing: 'gamboge', beak: 'ochre', legs: 'ochre', crest: 'vermilion', breast: 'straw' },
  {
    len: 44,
    r: 15,
    tilt: 34,
    neck: { len: 30, ang: 70, r0: 10, r1: 8, s: 0.3 },
    head: 11.5,
    beakSize: 0.9,
    tail: { kind: 'flames', len: 56, ang: 14 },
    legs: { len: 22, r: 2.4, thigh: 8, foot: 'toes' },
    crest: 'flames',
    marks: ['bib'],
    raised: true,
  },
)

export const BIRDS: readonly Bird[] = [
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
  duck,
  duckling,
  goose,
  swan,
  pelican,
  parrot,
  toucan,
  penguin,
  puffin,
  flamingo,
  ostrich,
  eagle,
  hawk,
  peacock,
  turkey,
  chicken,
  rooster,
  chick,
  phoenix,
]
