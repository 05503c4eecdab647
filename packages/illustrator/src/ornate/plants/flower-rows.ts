/** Flowers that are rows of petals around a middle, as data. */

export type Form = 'pointed' | 'round' | 'notched' | 'ruffled'
export type Middle = 'seeds' | 'ball' | 'eye' | 'stamens' | 'trumpet' | 'cone' | 'corona'

export interface Flower {
  /** From the outermost inward: how many petals, how far they reach, how wide they are as a share of their room. */
  rows: readonly (readonly [count: number, reach: number, wide: number])[]
  form: Form
  middle: Middle
  /** Of the middle, as a share of the whole. */
  inner?: number
}

export const FLOWERS: Readonly<Record<string, Flower>> = {
  peony: {
    rows: [
      [8, 1, 1.2],
      [7, 0.8, 1.2],
      [5, 0.56, 1.2],
    ],
    form: 'ruffled',
    middle: 'ball',
    inner: 0.26,
  },
  anemone: {
    rows: [
      [6, 1, 1.06],
      [5, 0.84, 1.02],
    ],
    form: 'round',
    middle: 'eye',
    inner: 0.2,
  },
  dahlia: {
    rows: [
      [14, 1, 0.98],
      [12, 0.76, 1],
      [9, 0.52, 1],
    ],
    form: 'pointed',
    middle: 'ball',
    inner: 0.2,
  },
  chrysanthemum: {
    rows: [
      [16, 1, 0.96],
      [13, 0.74, 0.96],
      [9, 0.48, 1],
    ],
    form: 'round',
    middle: 'ball',
    inner: 0.2,
  },
  marigold: {
    rows: [
      [10, 1, 1.1],
      [8, 0.76, 1.1],
      [6, 0.5, 1.1],
    ],
    form: 'ruffled',
    middle: 'ball',
    inner: 0.22,
  },
  camellia: {
    rows: [
      [7, 1, 1.16],
      [6, 0.74, 1.14],
      [4, 0.48, 1.1],
    ],
    form: 'round',
    middle: 'ball',
    inner: 0.2,
  },
  'cherry blossom': { rows: [[5, 1, 0.98]], form: 'notched', middle: 'stamens', inner: 0.16 },
  hibiscus: { rows: [[5, 1, 1.2]], form: 'ruffled', middle: 'stamens', inner: 0.18 },
  magnolia: {
    rows: [
      [5, 1, 0.92],
      [4, 0.78, 0.9],
    ],
    form: 'pointed',
    middle: 'cone',
    inner: 0.2,
  },
  daffodil: { rows: [[6, 1, 0.9]], form: 'pointed', middle: 'trumpet', inner: 0.4 },
  aster: { rows: [[14, 1, 0.84]], form: 'round', middle: 'seeds', inner: 0.36 },
  hellebore: { rows: [[5, 1, 1.14]], form: 'round', middle: 'eye', inner: 0.16 },
  passionflower: { rows: [[10, 1, 0.94]], form: 'pointed', middle: 'corona', inner: 0.14 },
  jasmine: { rows: [[6, 1, 0.84]], form: 'pointed', middle: 'eye', inner: 0.12 },
  plumeria: { rows: [[5, 1, 1.16]], form: 'round', middle: 'cone', inner: 0.1 },
  'wild rose': { rows: [[5, 1, 1.06]], form: 'notched', middle: 'eye', inner: 0.18 },
  dogwood: { rows: [[4, 1, 0.96]], form: 'notched', middle: 'seeds', inner: 0.2 },
  primrose: { rows: [[5, 1, 1.02]], form: 'notched', middle: 'cone', inner: 0.18 },
  'forget-me-not': { rows: [[5, 1, 1.04]], form: 'round', middle: 'seeds', inner: 0.24 },
  buttercup: { rows: [[5, 1, 1.14]], form: 'round', middle: 'stamens', inner: 0.2 },
  amaryllis: { rows: [[6, 1, 0.98]], form: 'pointed', middle: 'stamens', inner: 0.12 },
  'morning glory': { rows: [[5, 1, 1.24]], form: 'round', middle: 'trumpet', inner: 0.3 },
  moonflower: { rows: [[5, 1, 1.24]], form: 'round', middle: 'stamens', inner: 0.2 },
  edelweiss: {
    rows: [
      [9, 1, 0.8],
      [7, 0.66, 0.8],
    ],
    form: 'pointed',
    middle: 'seeds',
    inner: 0.26,
  },
  gerbera: {
    rows: [
      [18, 1, 0.94],
      [14, 0.66, 0.9],
    ],
    form: 'round',
    middle: 'seeds',
    inner: 0.3,
  },
  nigella: {
    rows: [
      [9, 1, 0.7],
      [6, 0.74, 0.96],
    ],
    form: 'pointed',
    middle: 'cone',
    inner: 0.22,
  },
  'water lily': {
    rows: [
      [12, 1, 0.98],
      [9, 0.74, 0.98],
      [6, 0.5, 1],
    ],
    form: 'pointed',
    middle: 'stamens',
    inner: 0.12,
  },
  clematis: { rows: [[7, 1, 0.92]], form: 'pointed', middle: 'eye', inner: 0.16 },
  cosmos: { rows: [[8, 1, 1]], form: 'notched', middle: 'seeds', inner: 0.24 },
  echinacea: { rows: [[12, 1, 0.82]], form: 'notched', middle: 'cone', inner: 0.42 },
  chamomile: { rows: [[11, 1, 0.86]], form: 'round', middle: 'seeds', inner: 0.44 },
  zinnia: {
    rows: [
      [13, 1, 1],
      [11, 0.78, 1],
      [8, 0.56, 1],
    ],
    form: 'notched',
    middle: 'seeds',
    inner: 0.26,
  },
}
