/** Weather and fall over any place in the open, whatever it shows of them by itself. */
import type { Box } from '../art/art.ts'
import { dropD } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { circ, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { cloud, snowflake } from '../scenery/heavens.ts'
import { leaf } from '../scenery/leaves.ts'
import type { Ask, Backdrop } from './backdrop.ts'
import { isClear } from './clear.ts'
import { stand } from './kit.ts'
import { raining } from './rain.ts'

/** Spots of a sky where nobody is. */
const free = (ask: Ask, spots: readonly (readonly [number, number])[], r: number) =>
  spots.filter(([x, y]) => isClear(ask, [x, y, r]))

const HIGH = [
  [80, 330],
  [190, 120],
  [300, 420],
  [400, 200],
  [520, 90],
  [600, 330],
  [700, 170],
  [810, 400],
  [900, 110],
  [955, 290],
  [130, 530],
  [900, 560],
  [480, 480],
] as const

const bolt = (x: number, y: number, h: number): string =>
  tint(
    'gamboge',
    path(
      pen`M${x} ${y}L${x - h * 0.26} ${y + h * 0.52}H${x - h * 0.06}L${x - h * 0.2} ${y + h}L${x + h * 0.24} ${y + h * 0.38}H${x + h * 0.04}L${x + h * 0.22} ${y}Z`,
      SW.bg,
    ),
  )

/** A wave that breaks: its crest curls over. */
const breaker = (x: number, y: number, w: number, way: 1 | -1): string => {
  const h = w * 0.62
  const at = (u: number, v: number) => pen`${x + way * u * w} ${y - v * h}`
  return tint(
    'water',
    path(
      `M${at(-1.1, -0.3)}C${at(-0.5, 0.1)} ${at(-0.4, 1)} ${at(0.1, 1)}C${at(0.5, 1)} ${at(0.66, 0.62)} ${at(0.46, 0.42)}C${at(0.46, 0.7)} ${at(0.18, 0.74)} ${at(0.1, 0.44)}C${at(0.04, 0.1)} ${at(0.6, 0.02)} ${at(1.1, -0.3)}Z`,
      SW.bg,
    ),
  )
}

const rough = (place: Backdrop): Backdrop => {
  const { water } = place
  if (water === undefined) return place
  const far = [
    [150, -74, 150, 1],
    [880, -60, 160, -1],
    [520, -92, 120, 1],
  ] as const
  const near = [
    [120, 150, 210, 1],
    [900, 170, 220, -1],
  ] as const
  return {
    ...place,
    back: place.back + far.map(([x, dy, w, way]) => breaker(x, water + dy, w, way)).join(''),
    front: (boxes) => place.front(boxes) + near.map(([x, dy, w, way]) => breaker(x, water + dy, w, way)).join(''),
  }
}

const stormy = (place: Backdrop, ask: Ask): Backdrop => {
  const clouds = [
    [150, 150, 320],
    [880, 140, 330],
    [512, 120, 360],
  ] as const
  const streaks = free(ask, HIGH, 26).map(([x, y]) => tint('water', path(dropD(x, y + 60, 15), SW.bg)))
  const bolts = free(
    ask,
    [
      [215, 190],
      [800, 180],
    ],
    50,
  ).map(([x, y], i) => bolt(x, y, i ? 190 : 230))
  return {
    ...place,
    sky:
      (place.sky ?? '') +
      bolts.join('') +
      clouds.map(([x, y, w]) => cloud(x, y, w, ask.rng, SW.bg)).join('') +
      streaks.join(''),
  }
}

const snowing = (place: Backdrop, ask: Ask): Backdrop => {
  const flakes = free(ask, HIGH, 34).map(([x, y], i) => snowflake(x, y, i % 3 ? 34 : 46, ask.rng, SW.bg))
  const drift = (x: number, w: number) =>
    tint(
      'snow',
      path(
        pen`M${x - w} 1060C${x - w * 0.8} 960 ${x - w * 0.3} 930 ${x} 932C${x + w * 0.4} 936 ${x + w * 0.8} 970 ${x + w} 1060Z`,
        SW.bg,
      ),
    )
  return {
    ...place,
    sky: (place.sky ?? '') + flakes.join(''),
    front: (boxes) =>
      place.front(boxes) + (place.water === undefined ? [drift(90, 190), drift(940, 200)].join('') : ''),
  }
}

/** Balls of ice that fall from a dark cloud, and some that bounce on the ground. */
const hailing = (place: Backdrop, ask: Ask): Backdrop => {
  const stone = (x: number, y: number, r: number) => tint('glass', circ(x, y, r, SW.bg))
  const trail = (x: number, y: number) => line(pen`M${x + 14} ${y - 50}l16 -44M${x - 8} ${y - 52}l12 -36`, SW.bg)
  const falls = free(ask, HIGH, 40).map(([x, y], i) => stone(x, y + 90, i % 3 ? 15 : 20) + trail(x, y + 90))
  const bounce = (x: number) =>
    stone(x, 972, 18) + line(pen`M${x - 60} 1000q20 -52 44 -38M${x + 26} 1000q14 -34 34 -34`, SW.bg)
  return {
    ...place,
    sky:
      (place.sky ?? '') +
      falls.join('') +
      [230, 780, 512].map((x, i) => cloud(x, 110, i < 2 ? 330 : 300, ask.rng, SW.bg)).join(''),
    front: (boxes) =>
      place.front(boxes) +
      [150, 330, 700, 880]
        .filter((x) => boxes.every(({ x0, x1, y1 }) => x1 < x - 80 || x0 > x + 80 || y1 < 900))
        .map(bounce)
        .join(''),
  }
}

/** Long curls of wind with a leaf or two in them. */
const windy = (place: Backdrop, ask: Ask): Backdrop => {
  const gust = ([x, y]: readonly [number, number], w: number) =>
    pen`M${x - w} ${y}C${x - w * 0.4} ${y - 26} ${x + w * 0.2} ${y + 20} ${x + w * 0.7} ${y - 8}c44 -26 22 -72 -10 -58c-24 12 -10 40 12 32`
  const gusts = free(
    ask,
    [
      [250, 300],
      [770, 220],
      [240, 150],
      [780, 470],
    ],
    60,
  ).map((at) => gust(at, 150))
  const leaves = free(
    ask,
    [
      [420, 170],
      [620, 420],
      [120, 420],
      [900, 330],
    ],
    40,
  )
  return {
    ...place,
    sky:
      (place.sky ?? '') +
      line(gusts.join(''), SW.bg) +
      leaves.map(([x, y], i) => tint('leaf', leaf(x, y, 56, i * 77, SW.bg))).join(''),
  }
}

/** Long wisps that hide something of the land, and nobody. */
const foggy = (place: Backdrop): Backdrop => ({
  ...place,
  front: (boxes) => {
    const isFree = ([x, y, w]: readonly [number, number, number]) =>
      boxes.every((box) => box.x1 < x - 40 || box.x0 > x + w + 40 || box.y1 < y - 12 || box.y0 > y + 120)
    const drawn = WISPS.filter(isFree).slice(0, 6)
    return place.front(boxes) + drawn.map(wisp).join('')
  },
})

const wisp = ([x, y, w]: readonly [number, number, number]): string =>
  tint(
    'mist',
    path(
      pen`M${x} ${y}h${w}a28 28 0 0 1 0 56h${-w * 0.3}a26 26 0 0 1 0 52h${-w * 0.5}a26 26 0 0 1 0 -52h${-w * 0.2}a28 28 0 0 1 0 -56Z`,
      SW.bg,
    ),
  )

const WISPS = [
  [70, 560, 250],
  [700, 620, 250],
  [380, 400, 260],
  [70, 300, 230],
  [720, 330, 220],
  [90, 430, 130],
  [800, 480, 130],
  [430, 250, 180],
  [80, 190, 160],
  [760, 180, 160],
] as const

const falling = (place: Backdrop, ask: Ask): Backdrop => {
  const leaves = free(ask, HIGH, 34).map(([x, y], i) =>
    tint(`any${(i % 3) + 1}`, leaf(x, y, 62, (i * 53) % 360, SW.bg)),
  )
  const heap = (x: number) => stand({ ...ask, taken: [], faces: [] }, 'leaf pile', x, 1010, 150)
  const piles = [120, 904].map((x) => ({ x, svg: heap(x) }))
  const isFree = (x: number, boxes: readonly Box[]) =>
    boxes.every(({ x0, x1, y1 }) => x1 < x - 130 || x0 > x + 130 || y1 < 900)
  return {
    ...place,
    sky: (place.sky ?? '') + leaves.join(''),
    // Heaps of leaves lie where otherwise plants would grow.
    front: (boxes) => {
      const lying = piles.filter(({ x }) => isFree(x, boxes))
      return lying.length ? lying.map(({ svg }) => svg).join('') : place.front(boxes)
    },
  }
}

const SNOWED = /winter|arctic|slope|rink|snow|christmas/

export function weathered(place: Backdrop, ask: Ask): Backdrop {
  if (place.roofed || place.float) return place
  const { weather, setting } = ask
  const inFall = ask.autumn && setting !== 'autumn' ? falling(place, ask) : place
  if (ask.rain && weather !== 'storm') return raining(inFall, ask)
  if (weather === 'storm') return rough(stormy(inFall, ask))
  if (weather === 'snow' && !place.snowed && !SNOWED.test(setting)) return snowing(inFall, ask)
  if (weather === 'hail') return hailing(inFall, ask)
  if (weather === 'wind') return windy(inFall, ask)
  return weather === 'fog' ? foggy(inFall) : inFall
}
