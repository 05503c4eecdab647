/** Birds: beaks, wings for arms, webbed feet. */
import type { Species, Table } from './species.ts'

const plumage = { kind: 'plumage', tint: 'cream' }

const bird: Species = {
  fur: 'cerulean',
  beak: { kind: 'cone', long: 0.62, wide: 0.26, y: 0.2 },
  paw: 'wing',
  tail: 'fan',
  girth: 1.2,
  pelt: { kind: 'belly', tint: 'cream' },
  eyes: { lat: 8, lon: 27, size: 0.19 },
}
/** Seen from the side, with one eye. */
const SIDE_EYES = { lat: 10, lon: 36, size: 0.2 }
const duck: Species = {
  ...bird,
  fur: 'straw',
  beak: { kind: 'bill', long: 0.78, wide: 0.27, y: 0.38, tint: 'orange' },
  marks: ['quiff'],
}
const chicken: Species = { ...bird, fur: 'cloud', marks: ['comb', 'wattle'], girth: 1.3, pelt: plumage }
const raptor: Species = {
  ...bird,
  fur: 'umber',
  beak: { kind: 'hook', long: 0.66, wide: 0.28, y: 0.12 },
  eyes: SIDE_EYES,
  marks: ['frown'],
  girth: 1.15,
  pelt: plumage,
}
const owl: Species = {
  ...bird,
  fur: 'bark',
  skull: [1.06, 0.94],
  marks: ['disks'],
  ears: { kind: 'tufted', size: 0.5 },
  beak: { kind: 'cone', long: 0.26, wide: 0.18, y: 0.18 },
  eyes: { lat: 8, lon: 25, size: 0.19, style: 'ring' },
  girth: 1.3,
  pelt: plumage,
}
const crow: Species = {
  ...bird,
  fur: 'slate',
  beak: { kind: 'cone', long: 0.9, wide: 0.32, y: 0.16, tint: 'stone' },
  marks: ['quiff'],
  pelt: undefined,
}
const swan: Species = {
  ...duck,
  fur: 'cloud',
  tall: true,
  marks: [],
  build: { thigh: 0.08, shin: 0.08, torso: 0.3, neck: 0.28, head: 0.125, leg: 0.024 },
}

/** A small head high up, on long legs. */
const tall: Species = { ...bird, tall: true, marks: [], eyes: { lat: 14, lon: 36, size: 0.24 } }

export const BIRDS: Table = {
  bird,
  robin: { ...bird, fur: 'bark', pelt: { kind: 'breast', tint: 'orange' }, girth: 1.32 },
  sparrow: { ...bird, fur: 'ochre', marks: ['eyespots'], beak: { kind: 'cone', long: 0.42, wide: 0.16, y: 0.2 } },
  'blue jay': { ...bird, marks: ['crest'], fur: 'blue' },
  cardinal: {
    ...bird,
    marks: ['cardinal', 'crest'],
    fur: 'vermilion',
    beak: { kind: 'cone', long: 0.4, wide: 0.26, y: 0.22, tint: 'orange' },
  },
  woodpecker: {
    ...bird,
    fur: 'slate',
    marks: ['crest'],
    beak: { kind: 'sword', long: 1, wide: 0.17, y: 0.18, tint: 'stone' },
    eyes: SIDE_EYES,
  },
  hummingbird: {
    ...bird,
    fur: 'teal',
    beak: { kind: 'sword', long: 1.3, wide: 0.13, y: 0.18, tint: 'slate' },
    eyes: SIDE_EYES,
    girth: 0.95,
  },
  pigeon: { ...bird, fur: 'slate', skull: [0.86, 0.84] },
  seagull: { ...bird, fur: 'cloud', beak: { kind: 'hook', long: 0.6, wide: 0.2, y: 0.16 }, eyes: SIDE_EYES },
  puffin: {
    ...bird,
    fur: 'slate',
    beak: { kind: 'great', long: 0.66, wide: 0.4, y: 0.16, tint: 'orange' },
    eyes: SIDE_EYES,
    girth: 1.3,
  },
  pelican: {
    ...bird,
    fur: 'cloud',
    beak: { kind: 'great', long: 1.5, wide: 0.36, y: 0.24, tint: 'gamboge' },
    eyes: SIDE_EYES,
  },
  toucan: {
    ...bird,
    fur: 'slate',
    beak: { kind: 'great', long: 1.4, wide: 0.42, y: 0.08, tint: 'orange' },
    eyes: { ...SIDE_EYES, style: 'ring' },
    pelt: { kind: 'breast', tint: 'cloud' },
  },
  duck,
  duckling: { ...duck, age: 'toddler' },
  goose: { ...swan, fur: 'cream', build: { ...swan.build, neck: 0.16, torso: 0.34, head: 0.14 } },
  swan,
  flamingo: {
    ...tall,
    fur: 'pink',
    girth: 1,
    beak: { kind: 'bent', long: 0.9, wide: 0.3, y: 0.1, tint: 'slate' },
  },
  ostrich: {
    ...tall,
    fur: 'umber',
    girth: 1.34,
    neckline: { neck: 0.44, bow: 0.3 },
    beak: { kind: 'bill', long: 0.7, wide: 0.26, y: 0.24 },
    eyes: { lat: 18, lon: 36, size: 0.28 },
    marks: ['quiff'],
    tail: 'plumes',
  },
  chicken,
  rooster: { ...chicken, fur: 'orange', tail: 'sickle' },
  chick: { ...bird, fur: 'straw', age: 'toddler', marks: ['quiff'], pelt: undefined, tail: undefined },
  turkey: { ...chicken, fur: 'umber', marks: ['wattle'], back: ['turkey'], tail: undefined },
  peacock: {
    ...bird,
    fur: 'teal',
    marks: ['fan'],
    back: ['peacock'],
    tail: undefined,
    skull: [0.9, 0.88],
    girth: 1.02,
    build: { head: 0.15, neck: 0.1, torso: 0.3 },
  },
  parrot: {
    ...bird,
    fur: 'vermilion',
    beak: { kind: 'hook', long: 0.72, wide: 0.4, y: 0.02, tint: 'stone' },
    marks: ['quiff'],
    eyes: { ...SIDE_EYES, style: 'ring' },
    tail: 'long feathers',
  },
  owl,
  owlet: { ...owl, age: 'toddler', fur: 'stone' },
  eagle: { ...raptor, fur: 'cloud', pelt: { kind: 'belly', tint: 'umber' } },
  hawk: { ...raptor, pelt: { kind: 'spots', tint: 'cream' } },
  crow,
  raven: { ...crow, marks: ['goatee'] },
  penguin: {
    ...bird,
    fur: 'slate',
    marks: ['face'],
    beak: { kind: 'cone', long: 0.4, wide: 0.26, y: 0.2 },
    paw: 'flipper',
    feet: 'web',
    tail: 'stub',
    girth: 1.35,
    pelt: { kind: 'belly', tint: 'cloud' },
  },
  heron: {
    ...tall,
    fur: 'mist',
    girth: 1,
    beak: { kind: 'sword', long: 1.7, wide: 0.24, y: 0.2, tint: 'gamboge' },
    marks: ['crest'],
  },
  stork: {
    ...tall,
    fur: 'cloud',
    girth: 1.1,
    beak: { kind: 'sword', long: 1.8, wide: 0.24, y: 0.2, tint: 'vermilion' },
  },
  phoenix: { ...raptor, fur: 'orange', marks: ['crest'], tail: 'plume', back: ['angel'] },
}
