/** Where feasts are kept: each has a place of its own, and none of them is a birthday. */
import { SW } from '../ink/pens.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { bunting } from '../scenery/party.ts'
import type { Ask } from './backdrop.ts'
import { hillsFar, houses, paving, peaks } from './ground-marks.ts'
import { heavens, stars } from './heavens.ts'
import { adorn, type Place, stand } from './kit.ts'
import { land } from './land.ts'
import { room } from './room.ts'

/** Things hung in a row under a cord. */
const garland = (ask: Ask, name: string, xs: readonly number[], h: number, y = 40): string =>
  line(pen`M-10 ${y}Q512 ${y + 90} 1034 ${y}`, SW.bg) +
  xs.map((x) => adorn(ask, name, x, y + 8 + h + 45 * (1 - ((x - 512) / 512) ** 2), h)).join('')

/** An arched window with the new moon in it. */
const moonWindow = (ask: Ask): string => {
  const frame = (k: number) =>
    pen`M${512 - 150 * k} 470V250Q${512 - 150 * k} ${170 - 40 * k} 512 ${110 - 40 * k}Q${512 + 150 * k} ${170 - 40 * k} ${512 + 150 * k} 250V470Z`
  return (
    tint('wood', path(frame(1.14), SW.bg)) +
    tint('night', path(frame(1), SW.bg)) +
    tint('moon', adorn(ask, 'crescent moon', 500, 290, 120)) +
    tint('straw', adorn(ask, 'star', 580, 200, 46))
  )
}

/** A chain of blossoms that hangs in two bows. */
const swag = ({ rng }: Ask): string =>
  Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const down = 96 * Math.abs(Math.sin(t * Math.PI * 2))
    return tint(i % 2 ? 'orange' : 'gamboge', flowerHead(10 + t * 1004, 44 + down, 40, rng, SW.bg, 'rose'))
  }).join('')

const nightSky = (ask: Ask): string => stars(ask, [60, 964], 420)

export const FEASTS: Readonly<Record<string, Place>> = {
  'festival of lights': room({
    wall: 'mist',
    paper: 'panels',
    floor: 'boards',
    floorTint: 'sand',
    sides: [
      ['table', 250],
      ['armchair', 300],
      ['bookshelf', 420],
      ['present', 170],
    ],
    hung: [
      ['star of david', 140],
      ['star of david', 120],
    ],
    more: (ask) => garland(ask, 'star of david', [100, 306, 718, 924], 100, 24),
  }),
  'moon window': room({
    wall: 'aqua',
    paper: 'bare',
    floor: 'rug',
    floorTint: 'sand',
    windowed: false,
    sides: [
      ['pillow', 150],
      ['potted plant', 300],
      ['lantern', 220],
      ['date bowl', 120],
    ],
    hung: [],
    more: (ask) => moonWindow(ask) + garland(ask, 'ramadan lantern', [120, 270, 754, 904], 150, 20),
  }),
  'lantern street': land({
    ground: 'stone',
    sky: (ask) => garland(ask, 'paper lantern', [90, 260, 430, 600, 770, 940], 130, 20),
    far: houses,
    sides: [
      ['pagoda', 420],
      ['lamp post', 400],
      ['cherry tree', 400],
    ],
    marks: paving,
  }),
  doorstep: room({
    wall: 'apricot',
    paper: 'bricks',
    floor: 'tiles',
    floorTint: 'cream',
    windowed: false,
    sides: [
      ['flower pot', 170],
      ['marigold', 220],
      ['vase', 200],
    ],
    hung: [],
    more: (ask) =>
      adorn(ask, 'door', 800, 765, 520) +
      swag(ask) +
      stand(ask, 'rangoli', 512, 1010, 190) +
      [60, 180, 300, 724, 844, 964].map((x) => adorn(ask, 'diya', x, 1000, 74)).join(''),
  }),
  'altar room': room({
    wall: 'peach',
    paper: 'bare',
    floor: 'tiles',
    floorTint: 'apricot',
    windowed: false,
    sides: [
      ['marigold', 300],
      ['candle', 230],
      ['marigold', 270],
      ['vase', 220],
    ],
    hung: [],
    more: (ask) =>
      garland(ask, 'papel picado', [170, 512, 854], 150, 10) +
      [60, 200, 824, 964].map((x) => adorn(ask, 'marigold', x, 1000, 120)).join(''),
  }),
  'trick street': land({
    ground: 'plum',
    sky: (ask) => heavens({ ...ask, time: 'night' }, 420),
    far: houses,
    sides: [
      ['haunted house', 420],
      ['lamp post', 400],
      ['tree', 400],
    ],
    marks: paving,
    edge: ["jack-o'-lantern", 'candy corn', "jack-o'-lantern", "jack-o'-lantern"],
    edgeHeight: 110,
  }),
  'firework night': land({
    ground: 'moss',
    sky: (ask) =>
      (ask.without?.has('firework') ? '' : nightSky(ask)) +
      [
        [190, 330],
        [834, 300],
        [512, 230],
      ]
        .map(([x = 0, y = 0]) => stand(ask, 'firework', x, y, 210))
        .join(''),
    far: hillsFar,
    sides: [
      ['tree', 330],
      ['lamp post', 360],
    ],
  }),
  'spring table': room({
    wall: 'mint',
    paper: 'wainscot',
    floor: 'rug',
    floorTint: 'cream',
    sides: [
      ['table', 240],
      ['fishbowl', 170],
      ['sprout dish', 150],
      ['mirror', 300],
    ],
    hung: [
      ['tile pattern', 150],
      ['flower pattern', 150],
    ],
  }),
  'harvest home': room({
    wall: 'straw',
    paper: 'stripes',
    floor: 'boards',
    floorTint: 'bark',
    sides: [
      ['table', 240],
      ['gourd', 180],
      ['drum', 200],
      ['fruit bowl', 170],
    ],
    hung: [
      ['triangle pattern', 150],
      ['folk pattern', 150],
    ],
    more: ({ rng }) => bunting(-10, 20, 1034, 20, 40, 11, rng, SW.bg, 0),
  }),
  'bunting square': land({
    ground: 'sand',
    sky: (ask) => bunting(-10, 40, 1034, 40, 60, 12, ask.rng, SW.bg, 0),
    far: (ask) => peaks(ask) + houses(ask),
    sides: [
      ['bonfire', 240],
      ['corn', 250],
      ['cart', 240],
    ],
    marks: paving,
  }),
}
