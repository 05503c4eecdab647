/** Places in the open, each by what is to be seen there. */
import { SW } from '../ink/pens.ts'
import { line } from '../ink/svg.ts'
import { BORDERS } from '../scenery/borders.ts'
import {
  carriageway,
  chalk,
  countryFar,
  countryRoad,
  fan,
  farShore,
  flakes,
  frozenLake,
  furrows,
  houses,
  landmark,
  paving,
  peaks,
  pines,
  ripples,
  sidewalk,
  stands,
  towers,
  trees,
} from './ground-marks.ts'
import { fill, type Place } from './kit.ts'
import { land } from './land.ts'
import type { Land } from './land-plan.ts'

const STREET: Land = {
  ground: 'stone',
  far: houses,
  sides: [
    ['lamp post', 420],
    ['mailbox', 190],
    ['bench', 170],
  ],
  borders: ['hedge', 'pickets'],
  near: 'round',
}

const DOWNTOWN: Land = {
  ground: 'stone',
  far: towers,
  sides: [
    ['traffic light', 400],
    ['lamp post', 420],
    ['stop sign', 330],
  ],
}

export const OUTDOORS: Readonly<Record<string, Place>> = {
  street: land({ ...STREET, marks: sidewalk }),
  'town road': land({ ...STREET, marks: carriageway }),
  downtown: land({ ...DOWNTOWN, marks: sidewalk }),
  'city road': land({ ...DOWNTOWN, marks: carriageway }),
  road: land({
    ground: 'sap',
    far: countryFar,
    sides: [],
    marks: ({ rng }) => countryRoad(rng),
    growth: 'meadow',
    borders: ['rails', 'hedge', 'wall'],
    near: 'round',
  }),
  market: land({
    ground: 'sand',
    far: houses,
    sides: [
      ['bakery', 400],
      ['flower shop', 400],
      ['lemonade stand', 360],
      ['cart', 260],
    ],
    marks: paving,
    edge: ['basket', 'apple', 'pumpkin', 'flower pot'],
  }),
  playground: land({
    ground: 'lime',
    far: trees,
    sides: [
      ['slide', 330],
      ['swing', 340],
      ['seesaw', 150],
      ['monkey bars', 280],
      ['merry-go-round', 170],
    ],
    growth: 'meadow',
    borders: ['pickets', 'hedge'],
    near: 'fruit',
  }),
  backyard: land({
    ground: 'grass',
    far: (ask) => countryFar(ask) + BORDERS.pickets(790),
    sides: [
      ['tree', 440],
      ['doghouse', 210],
      ['house', 420],
      ['birdhouse', 340],
      ['rose bush', 180],
    ],
    growth: 'garden',
    borders: ['bed', 'hedge'],
    near: 'fruit',
  }),
  campsite: land({
    ground: 'sap',
    far: (ask) => peaks(ask) + pines(ask),
    sides: [
      ['tent', 260],
      ['log', 110],
      ['stump', 120],
      ['tent', 230],
    ],
    growth: 'forest',
    borders: ['grove', 'boulders'],
    near: 'pine',
  }),
  farmyard: land({
    ground: 'straw',
    far: countryFar,
    sides: [
      ['barn', 380],
      ['windmill', 420],
      ['haystack', 240],
      ['farmhouse', 330],
      ['tree', 380],
    ],
    marks: furrows,
    flat: true,
    growth: 'farm',
    borders: ['rails', 'wall'],
    near: 'round',
  }),
  field: land({
    ground: 'sap',
    far: countryFar,
    sides: [
      ['haystack', 220],
      ['tree', 420],
      ['scarecrow', 330],
      ['windmill', 400],
    ],
    marks: furrows,
    flat: true,
    growth: 'farm',
    borders: ['rails', 'bed', 'wall'],
    near: 'round',
  }),
  landmark: land({
    ground: 'stone',
    far: (ask) => trees(ask) + landmark(ask),
    sides: [],
    marks: paving,
    growth: 'garden',
    borders: ['hedge', 'bed'],
  }),
  stadium: land({ ground: 'leaf', line: 760, far: stands, sides: [], marks: chalk, flat: true }),
  'playing field': land({
    ground: 'leaf',
    far: trees,
    sides: [
      ['flag', 300],
      ['bench', 160],
    ],
    marks: chalk,
    flat: true,
    growth: 'meadow',
    borders: ['hedge', 'pickets'],
    near: 'round',
  }),
  slope: land({
    ground: 'snow',
    far: (ask) => peaks(ask) + pines(ask),
    sides: [
      ['log cabin', 280],
      ['pine tree', 430],
      ['snowman', 260],
    ],
    sky: flakes,
    marks: () => line('M60 850Q340 880 640 1200M120 830Q420 860 790 1200', SW.bg),
    growth: 'snow',
    near: 'pine',
  }),
  rink: land({
    ground: 'snow',
    far: pines,
    sides: [
      ['lamp post', 400],
      ['bench', 160],
      ['snowman', 250],
    ],
    sky: flakes,
    marks: frozenLake,
    growth: 'snow',
    near: 'pine',
  }),
  dock: land({
    ground: 'wood',
    line: 800,
    water: [620, 820],
    far: (ask) => farShore(ask) + fill('water', 620, 820) + ripples(ask),
    sides: [
      ['lighthouse', 420],
      ['sailboat', 260],
      ['barrel', 190],
      ['anchor', 200],
      ['fishing boat', 200],
    ],
    marks: () => line(fan(806), SW.bg * 0.8),
  }),
}
