/** Stranger places in the open: caves, roofs, treetops, other planets. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { ell, line, path, pen, rect, shift } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { rock } from '../scenery/ground.ts'
import { hill, hillD, hillFn } from '../scenery/land.ts'
import type { Ask } from './backdrop.ts'
import { cave } from './caves.ts'
import { platformRoof, rigging, zooGate } from './gates.ts'
import { fan, furrows, hillsFar, houses, paving, ripples, towers, trees } from './ground-marks.ts'
import { heavens, stars } from './heavens.ts'
import { adorn, fill, type Place, stand } from './kit.ts'
import { land } from './land.ts'

/** Heaps of earth before each other, with stones in them. */
const earth = (rng: Rng): string => {
  const [a, b] = [hillFn(rng, 856, 18), hillFn(rng, 962, 16)]
  const stones = (h: (x: number) => number, xs: readonly number[]) =>
    xs.map((x) => rock(x + rng.between(-30, 30), h(x) + 14, rng.between(60, 100), rng, SW.bg)).join('')
  return (
    stones(a, [70, 940]) +
    tint('ochre', path(hillD(a), SW.bg)) +
    stones(b, [230, 820]) +
    tint('sand', path(hillD(b), SW.bg)) +
    tint('stone', [130, 470, 640, 930].map((x) => ell(x, 992 + (x % 3) * 6, 24, 12, SW.bg * 0.9)).join(''))
  )
}

const RIDGE = 800
/** How wide and how high a tile is. */
const [TILE, ROW] = [88, 58]

/** A roof seen from above its ridge: round tiles that hang over each other, and the caps of the ridge, aslant as it is. */
function tiles({ variant }: Ask): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from(
      { length: 14 },
      (_, i) =>
        pen`M${(i - (row % 2) / 2) * TILE - 40} ${RIDGE + row * ROW}v${ROW * 0.4}a${TILE / 2} ${ROW * 0.6} 0 0 0 ${TILE} 0v${-ROW * 0.4}`,
    ).join(''),
  )
  const caps = Array.from({ length: 9 }, (_, i) => {
    const x = i * 118 - 10
    return tint('brick', rect(x, RIDGE - 22 + (variant - 1) * 12 * (x / 512 - 1), 118, 40, SW.bg, 16))
  })
  return line(rows.join(''), SW.bg) + caps.join('')
}

/** Wider toward us. */
const CRATERS = [
  [120, 850, 96],
  [420, 800, 60],
  [700, 822, 70],
  [900, 880, 100],
  [300, 965, 130],
  [720, 990, 150],
] as const

/** Pumpkins among the furrows, also where somebody has one. */
const pumpkins = ({ meter: _, ...ask }: Ask): string =>
  [
    [96, 850, 92],
    [300, 838, 70],
    [720, 840, 74],
    [930, 856, 96],
    [60, 980, 130],
    [960, 990, 136],
    [512, 826, 60],
    [330, 1000, 120],
    [512, 985, 100],
    [700, 1004, 124],
  ]
    .map(([x = 0, y = 0, h = 0]) => adorn(ask, 'pumpkin', x, y, h))
    .join('')

export const WILDS: Readonly<Record<string, Place>> = {
  cave,
  'night hill': land({
    ground: 'moss',
    sky: (ask) => heavens({ ...ask, time: 'night' }, 560),
    far: hillsFar,
    sides: [
      ['tree', 420],
      ['pine tree', 430],
      ['bush', 150],
      ['cottage', 270],
    ],
    growth: 'forest',
    borders: ['wall', 'grove'],
    near: 'round',
  }),
  rooftops: land({
    ground: 'roof',
    line: RIDGE,
    far: (ask) => shift(0, 130, houses(ask)),
    sides: [
      ['chimney', 300],
      ['chimney', 250],
    ],
    marks: tiles,
  }),
  'building site': land({
    ground: 'ochre',
    far: towers,
    sides: [
      ['crane', 520],
      ['dirt pile', 190],
      ['excavator', 290],
      ['brick wall', 200],
      ['ladder', 420],
    ],
    marks: ({ rng }) => earth(rng),
  }),
  fairground: land({
    ground: 'sand',
    far: hillsFar,
    sides: [
      ['ferris wheel', 470],
      ['circus tent', 360],
      ['carousel', 340],
      ['roller coaster', 300],
    ],
    marks: paving,
    borders: ['pickets'],
  }),
  platform: land({
    ground: 'stone',
    far: (ask) => hillsFar(ask) + stand(ask, 'train', 512, 776, 230) + platformRoof(ask),
    sides: [
      ['lamp post', 420],
      ['clock tower', 420],
      ['bench', 170],
      ['suitcase', 130],
    ],
    marks: paving,
  }),
  runway: land({
    ground: 'slate',
    far: (ask) => hillsFar(ask) + stand(ask, 'airplane', 760, 300, 150),
    growth: 'meadow',
    sides: [['airport', 380]],
    marks: () => [60, 300, 540, 780].map((x) => tint('cream', rect(x, 965, 150, 26, SW.bg, 4))).join(''),
  }),
  zoo: land({
    ground: 'lime',
    far: (ask) => trees(ask) + zooGate(ask),
    sides: [
      ['palm tree', 420],
      ['bamboo', 380],
      ['sign', 220],
      ['rock', 170],
    ],
    growth: 'jungle',
    borders: ['wall', 'rails'],
    near: 'palm',
  }),
  treetop: land({
    ground: 'wood',
    line: 830,
    far: trees,
    sides: [
      ['treehouse', 420],
      ['branch', 160],
      ['nest', 120],
    ],
    marks: () => line('M-10 900Q300 870 640 900T1034 890M-10 970Q300 950 600 975T1034 960', SW.bg),
    growth: 'forest',
    near: 'round',
  }),
  graveyard: land({
    ground: 'moss',
    sky: (ask) => heavens({ ...ask, time: 'night' }, 520),
    far: hillsFar,
    sides: [
      ['graveyard', 220],
      ['haunted house', 400],
      ['tree', 420],
      ['fence', 170],
    ],
    growth: 'forest',
    borders: ['pickets', 'wall'],
  }),
  'pumpkin patch': land({
    ground: 'ochre',
    far: hillsFar,
    sides: [
      ['scarecrow', 360],
      ['barn', 340],
      ['haystack', 230],
      ['corn', 240],
    ],
    marks: (ask) => furrows() + pumpkins(ask),
    flat: true,
    growth: 'farm',
    borders: ['rails', 'bed'],
    near: 'fruit',
  }),
  'volcano land': land({
    ground: 'sand',
    far: (ask) => hillsFar(ask) + stand(ask, 'volcano', ask.rng.pick([250, 780]), 720, 380),
    sides: [
      ['palm tree', 420],
      ['fern', 220],
      ['rock', 180],
    ],
    growth: 'jungle',
    borders: ['ferns', 'boulders'],
    near: 'palm',
  }),
  moonscape: land({
    ground: 'mist',
    line: 740,
    sky: (ask) =>
      stars(ask, [60, 964], 560) +
      adorn(ask, 'earth', ask.variant === 1 ? 180 : 844, 330, 200) +
      (ask.variant === 2 ? stand(ask, 'saturn', 190, 260, 120) : ''),
    far: ({ rng }) => {
      const [far, near] = [hillFn(rng, 610, 46), hillFn(rng, 690, 30)]
      return hill(far, SW.bg) + hill(near, SW.bg)
    },
    sides: [
      ['moon lander', 330],
      ['rocket', 420],
      ['mars rover', 200],
    ],
    marks: ({ rng }) =>
      CRATERS.map(([x, y, r]) => {
        const u = x + rng.between(-24, 24)
        return (
          tint('stone', ell(u, y, r, r * 0.3, SW.bg)) +
          tint(
            'slate',
            path(
              pen`M${u - r * 0.8} ${y - r * 0.04}a${r * 0.8} ${r * 0.2} 0 0 1 ${r * 1.6} 0a${r * 0.9} ${r * 0.14} 0 0 0 ${-r * 1.6} 0Z`,
              SW.bg * 0.9,
            ),
          )
        )
      }).join(''),
  }),
  'planet ground': land({
    ground: 'apricot',
    sky: (ask) =>
      stars(ask, [60, 964], 560) +
      stand(ask, ask.rng.pick(['saturn', 'planet', 'earth']), ask.rng.pick([190, 830]), 330, 190),
    far: ({ rng }) =>
      hill(hillFn(rng, 600, 70), SW.bg) +
      [rng.between(120, 240), rng.between(760, 900)]
        .map((x) =>
          tint(
            'peach',
            path(pen`M${x - 200} 790L${x - 90} 610Q${x} 584 ${x + 70} 610L${x + 190} 790Z`, SW.bg) +
              path(pen`M${x - 90} 610Q${x} 584 ${x + 70} 610Q${x} 650 ${x - 90} 610Z`, SW.bg),
          ),
        )
        .join('') +
      hill(hillFn(rng, 740, 24), SW.bg),
    sides: [],
    marks: () =>
      [
        [150, 860, 90],
        [860, 850, 80],
        [300, 985, 100],
        [760, 985, 110],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          tint('ochre', ell(x, y, r, r * 0.3, SW.bg) + ell(x, y + r * 0.06, r * 0.68, r * 0.17, SW.bg)),
        )
        .join(''),
  }),
  'pirate deck': land({
    ground: 'wood',
    line: 790,
    far: (ask) => fill('water', 640, 800) + ripples(ask) + stand(ask, 'island', 512, 660, 130) + rigging(ask),
    sides: [
      ['ship wheel', 260],
      ['barrel', 210],
      ['cannon', 180],
      ['treasure chest', 180],
    ],
    marks: () => tint('bark', rect(-10, 770, 1044, 36, SW.bg)) + line(fan(806), SW.bg * 0.8),
  }),
}
