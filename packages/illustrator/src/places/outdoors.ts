/** Places in the open, each by what is to be seen there. */
import { SW } from '../ink/pens.ts'
import { ell, line } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import {
  chalk,
  fan,
  farShore,
  flakes,
  furrows,
  hillsFar,
  houses,
  landmark,
  paving,
  peaks,
  pines,
  ripples,
  stands,
  towers,
  trees,
} from './ground-marks.ts'
import { fill, type Place, stand } from './kit.ts'
import { land } from './land.ts'

export const OUTDOORS: Readonly<Record<string, Place>> = {
  street: land({
    ground: 'stone',
    far: houses,
    sides: [
      ['lamp post', 420],
      ['mailbox', 190],
      ['tree', 400],
      ['fire hydrant', 150],
      ['bench', 170],
    ],
    marks: paving,
  }),
  downtown: land({
    ground: 'stone',
    far: towers,
    sides: [
      ['traffic light', 400],
      ['lamp post', 420],
      ['fire hydrant', 150],
      ['stop sign', 330],
    ],
    marks: paving,
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
    wooded: true,
  }),
  backyard: land({
    ground: 'grass',
    far: (ask) => hillsFar(ask) + stand(ask, 'fence', 200, 790, 150) + stand(ask, 'fence', 824, 790, 150),
    sides: [
      ['tree', 440],
      ['doghouse', 210],
      ['house', 420],
      ['birdhouse', 340],
      ['rose bush', 180],
    ],
    growth: 'garden',
    wooded: true,
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
    wooded: true,
  }),
  farmyard: land({
    ground: 'straw',
    far: hillsFar,
    sides: [
      ['barn', 380],
      ['windmill', 420],
      ['haystack', 240],
      ['farmhouse', 330],
      ['tree', 380],
    ],
    marks: (ask) => furrows() + stand(ask, 'fence', 512, 786, 90),
    growth: 'farm',
  }),
  field: land({
    ground: 'sap',
    far: hillsFar,
    sides: [
      ['haystack', 220],
      ['tree', 420],
      ['scarecrow', 330],
      ['windmill', 400],
    ],
    marks: furrows,
    growth: 'farm',
  }),
  bank: land({
    ground: 'grass',
    line: 800,
    water: [620, 800],
    far: (ask) => farShore(ask) + fill('water', 620, 830) + ripples(ask),
    sides: [
      ['tree', 460],
      ['bench', 170],
      ['rock', 150],
      ['log', 110],
      ['fern', 190],
    ],
    growth: 'pond',
    wooded: true,
  }),
  landmark: land({
    ground: 'stone',
    far: (ask) => trees(ask) + landmark(ask),
    sides: [],
    marks: paving,
    growth: 'garden',
  }),
  stadium: land({ ground: 'leaf', line: 760, far: stands, sides: [], marks: chalk }),
  'playing field': land({
    ground: 'leaf',
    far: trees,
    sides: [
      ['flag', 300],
      ['bench', 160],
    ],
    marks: chalk,
    growth: 'meadow',
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
  }),
  'snow village': land({
    ground: 'snow',
    far: houses,
    sides: [
      ['pine tree', 400],
      ['lamp post', 400],
      ['snowman', 260],
    ],
    sky: flakes,
    growth: 'snow',
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
    marks: () =>
      tint('mist', ell(512, 905, 560, 108, SW.bg)) +
      line('M180 930q80 -26 150 0M700 960q90 -30 170 -4M420 985q90 30 190 0', SW.bg),
    growth: 'snow',
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
    edge: ['rope', 'bucket', 'shell', 'barrel'],
  }),
}
