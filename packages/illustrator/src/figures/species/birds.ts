/** Birds: beaks, wings for arms, webbed feet. */
import type { Species, Table } from './species.ts'

const bird: Species = {
  fur: 'cerulean',
  beak: { kind: 'cone', long: 0.62, wide: 0.3, y: 0.2 },
  paw: 'wing',
  tail: 'fan',
  girth: 1.2,
  pelt: { kind: 'belly', tint: 'cream' },
  eyes: { lat: 8, lon: 27, size: 0.19 },
}
const duck: Species = {
  ...bird,
  fur: 'straw',
  beak: { kind: 'bill', long: 0.66, wide: 0.44, y: 0.3, tint: 'orange' },
  marks: ['quiff'],
  eyes: { lat: 12, lon: 28, size: 0.19 },
}
const chicken: Species = { ...bird, fur: 'cloud', marks: ['comb', 'wattle'], girth: 1.3 }
const raptor: Species = {
  ...bird,
  fur: 'umber',
  beak: { kind: 'hook', long: 0.56, wide: 0.24, y: 0.16 },
  marks: ['frown'],
  girth: 1.15,
}
const owl: Species = {
  ...bird,
  fur: 'bark',
  skull: [1.06, 0.94],
  marks: ['disks'],
  ears: { kind: 'tufted', size: 0.5 },
  beak: { kind: 'cone', long: 0.3, wide: 0.14, y: 0.2 },
  eyes: { lat: 8, lon: 25, size: 0.19, style: 'ring' },
  girth: 1.3,
}
const crow: Species = {
  ...bird,
  fur: 'slate',
  beak: { kind: 'cone', long: 0.9, wide: 0.32, y: 0.16, tint: 'stone' },
  marks: ['quiff'],
  pelt: undefined,
}
const swan: Species = { ...duck, fur: 'cloud', marks: [], skull: [0.82, 0.82], neck: 0.12 }

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
    beak: { kind: 'sword', long: 0.8, wide: 0.13, y: 0.18, tint: 'stone' },
  },
  hummingbird: {
    ...bird,
    fur: 'teal',
    beak: { kind: 'sword', long: 1.1, wide: 0.1, y: 0.18, tint: 'slate' },
    girth: 0.95,
  },
  pigeon: { ...bird, fur: 'slate', skull: [0.86, 0.84] },
  seagull: { ...bird, fur: 'cloud', beak: { kind: 'hook', long: 0.6, wide: 0.24, y: 0.16 } },
  puffin: {
    ...bird,
    fur: 'slate',
    marks: ['face'],
    beak: { kind: 'great', long: 0.5, wide: 0.2, y: 0.2, tint: 'orange' },
    girth: 1.3,
  },
  pelican: { ...bird, fur: 'cloud', beak: { kind: 'great', long: 1.1, wide: 0.24, y: 0.24, tint: 'gamboge' } },
  toucan: {
    ...bird,
    fur: 'slate',
    marks: ['face'],
    beak: { kind: 'great', long: 1.1, wide: 0.24, y: 0.16, tint: 'orange' },
  },
  duck,
  duckling: { ...duck, age: 'toddler' },
  goose: { ...swan, fur: 'cream', neck: 0.08 },
  swan,
  flamingo: {
    ...swan,
    fur: 'pink',
    neck: 0.14,
    girth: 0.9,
    beak: { kind: 'hook', long: 0.5, wide: 0.18, y: 0.2, tint: 'slate' },
  },
  ostrich: {
    ...swan,
    fur: 'umber',
    neck: 0.16,
    beak: { kind: 'bill', long: 0.4, wide: 0.2, y: 0.22 },
    marks: ['quiff'],
  },
  chicken,
  rooster: { ...chicken, fur: 'orange', tail: 'sickle' },
  chick: { ...bird, fur: 'straw', age: 'toddler', marks: ['quiff'], pelt: undefined, tail: undefined },
  turkey: { ...chicken, fur: 'umber', marks: ['wattle'], back: ['turkey'], tail: undefined },
  peacock: { ...bird, fur: 'teal', marks: ['fan'], back: ['peacock'], tail: undefined, skull: [0.86, 0.84] },
  parrot: {
    ...bird,
    fur: 'vermilion',
    beak: { kind: 'hook', long: 0.5, wide: 0.3, y: 0.1, tint: 'stone' },
    marks: ['quiff', 'disks'],
    eyes: { lat: 10, lon: 26, size: 0.14 },
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
    ...swan,
    fur: 'mist',
    neck: 0.15,
    girth: 0.9,
    beak: { kind: 'sword', long: 1, wide: 0.16, y: 0.2, tint: 'gamboge' },
    marks: ['crest'],
  },
  stork: {
    ...swan,
    neck: 0.1,
    girth: 1,
    beak: { kind: 'sword', long: 1.1, wide: 0.17, y: 0.2, tint: 'vermilion' },
  },
  phoenix: { ...raptor, fur: 'orange', marks: ['crest'], tail: 'plume', back: ['angel'] },
}
