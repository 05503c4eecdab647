/** Insects, spiders and what creeps. */
import type { Species, Table } from './species.ts'
import { belly } from './species.ts'

export const bug: Species = {
  fur: 'sap',
  horns: 'feelers',
  nose: 'none',
  paw: 'nub',
  girth: 1.15,
  build: { arm: 0.025, leg: 0.028, hand: 0.036, torso: 0.3, hip: 0.13, deep: 0.13 },
  eyes: { size: 0.24, lon: 28, lat: 6 },
  pelt: { kind: 'segments', tint: 'sap' },
  top: -1.6,
}

/** Thin limbs, a small breast, and the third part of the body hanging behind. */
const slender: Species = {
  ...bug,
  build: {
    arm: 0.026,
    leg: 0.032,
    hand: 0.034,
    shoulder: 0.07,
    hip: 0.08,
    deep: 0.08,
    torso: 0.25,
    thigh: 0.13,
    shin: 0.12,
  },
  pelt: undefined,
}

export const INSECTS: Table = {
  bee: { ...bug, fur: 'gamboge', back: ['fairy', 'sting'], pelt: { kind: 'bands', tint: 'slate' } },
  bumblebee: { ...bug, fur: 'gamboge', back: ['fairy', 'sting'], pelt: { kind: 'bands', tint: 'slate' }, girth: 1.45 },
  butterfly: { ...bug, fur: 'lilac', back: ['butterfly'], girth: 0.88 },
  moth: { ...bug, fur: 'sand', back: ['butterfly'], girth: 1 },
  dragonfly: { ...bug, fur: 'teal', back: ['dragonfly'], girth: 0.86 },
  fly: { ...bug, fur: 'slate', back: ['fairy'], eyes: { size: 0.26, lon: 32 } },
  firefly: { ...bug, fur: 'umber', back: ['fairy'], pelt: belly('gamboge') },
  ladybug: { ...bug, fur: 'slate', back: ['ladybug'], pelt: belly('stone'), girth: 1.3 },
  beetle: { ...bug, fur: 'umber', back: ['beetle'], girth: 1.35 },
  ant: { ...slender, fur: 'brick', back: ['abdomen', 'middle legs'] },
  grasshopper: { ...slender, fur: 'lime', back: ['abdomen', 'middle legs'], skull: [0.92, 1.02] },
  'praying mantis': { ...bug, fur: 'sap', girth: 0.82, skull: [1.04, 0.82] },
  spider: {
    ...bug,
    fur: 'slate',
    horns: undefined,
    back: ['legs'],
    teeth: 'fangs',
    girth: 1.1,
    top: -1,
    pelt: { kind: 'spots', tint: 'stone' },
    build: { ...bug.build, head: 0.2, torso: 0.36, shoulder: 0.1, hip: 0.17, deep: 0.17, thigh: 0.1, shin: 0.09 },
  },
  scorpion: { ...bug, fur: 'ochre', paw: 'pincer', feet: 'nub', tail: 'sting' },
  caterpillar: { ...bug, fur: 'lime', girth: 1.2 },
  worm: { ...bug, fur: 'pink', horns: undefined, pelt: { kind: 'segments', tint: 'blush' }, girth: 0.9, top: -1 },
  snail: {
    ...bug,
    fur: 'sand',
    back: ['snail'],
    lower: 'sole',
    build: { ...bug.build, torso: 0.26, hip: 0.1, deep: 0.1, shoulder: 0.06 },
  },
}
