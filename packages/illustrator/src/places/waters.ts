/** Beaches, icy seas and the banks of ponds. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { waterLily } from '../scenery/flowers.ts'
import { hillFn } from '../scenery/land.ts'
import { beside, billow, gleams, level, surf } from '../scenery/open-water.ts'
import { shell, starfish } from '../scenery/reef.ts'
import { thickets } from '../scenery/thickets.ts'
import { wave } from '../scenery/water.ts'
import type { Ask } from './backdrop.ts'
import { isClear } from './clear.ts'
import { farShore, flakes, ripples } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { band, fill, type Place, sideFor, standFree } from './kit.ts'
import { land } from './land.ts'
import { tree } from './props.ts'

/** A starfish, a shell and a pebble or two, each where nobody is. */
const ashore = (ask: Ask, left: boolean): string => {
  const at = (x: number) => (left ? x : 1024 - x)
  const spots = [
    [at(120), 948, 52],
    [at(906), 962, 50],
    [at(560), 972, 44],
  ] as const
  const draw = [
    (x: number, y: number) => starfish(x, y, 46, ask.rng, SW.mid),
    (x: number, y: number) => shell(x, y + 20, 46, SW.mid),
    (x: number, y: number) => tint('stone', ell(x - 30, y, 30, 17, SW.bg) + ell(x + 26, y + 8, 24, 14, SW.bg)),
  ]
  return spots.map(([x, y, r], i) => (isClear(ask, [x, y - (ask.lift ?? 0), r]) ? draw[i]?.(x, y) : '')).join('')
}

const beach: Place = (ask) => {
  const { rng, variant } = ask
  const side = sideFor(ask, variant !== 1 ? 'left' : 'right', 360)
  const left = side !== 'right'
  const far = hillFn(rng, 530, 26, 0.7)
  const isle = tint(
    'sap',
    path(pen`M${left ? 620 : -40} 560Q${left ? 760 : 120} ${far(760) - 40} ${left ? 900 : 260} 560Z`, SW.bg),
  )
  return {
    sky: heavens(ask, 440),
    back:
      isle +
      level(556) +
      gleams(rng, 588, 600, 4, beside(ask)) +
      standFree(ask, ['sailboat', 190], left ? 760 : 264, 616, 'right') +
      billow(636, rng) +
      gleams(rng, 662, 668, 3, beside(ask)) +
      surf(730, rng) +
      (side
        ? tree(left ? 40 : 984, 850, rng.between(600, 650), rng, { sw: SW.bg, kind: 'palm', lean: left ? 1 : -1 })
        : '') +
      standFree(ask, ['beach umbrella', 330], left ? 880 : 144, 842, left ? 'left' : 'right') +
      (ask.detail === 'simple' ? '' : ashore(ask, left)),
    ground: 900,
    front: (boxes) => thickets('shore', boxes, rng),
    shows: { ground: band(740, 1024), water: band(550, 740), sky: band(0, 440) },
  }
}

/** An iceberg with its faces; w wide, its foot in the water. */
function iceberg(x: number, y: number, w: number, h: number): string {
  const at = (u: number, v: number) => pen`${x + u * w} ${y - v * h}`
  return tint(
    'mist',
    path(
      `M${at(-0.5, -0.1)}L${at(-0.36, 0.5)}L${at(-0.16, 0.62)}L${at(0.02, 1)}L${at(0.22, 0.74)}L${at(0.4, 0.4)}L${at(0.52, -0.1)}Z`,
      SW.bg,
    ) +
      line(
        `M${at(0.02, 1)}L${at(-0.02, 0.5)}L${at(-0.16, 0.62)}M${at(-0.02, 0.5)}L${at(0.1, 0)}M${at(-0.02, 0.5)}L${at(0.22, 0.74)}`,
        SW.bg * 0.9,
      ),
  )
}

/** A slab of ice, seen from somewhat above. */
const floe = (x: number, y: number, w: number, h: number): string =>
  tint(
    'aqua',
    path(
      pen`M${x - w} ${y}L${x - w * 0.96} ${y + h * 0.9}L${x - w * 0.5} ${y + h * 1.5}L${x + w * 0.3} ${y + h * 1.4}L${x + w * 0.9} ${y + h}L${x + w} ${y}Z`,
      SW.bg,
    ),
  ) +
  tint(
    'snow',
    path(
      pen`M${x - w} ${y}Q${x - w * 0.8} ${y - h * 0.8} ${x - w * 0.3} ${y - h * 0.7}T${x + w * 0.5} ${y - h * 0.76}Q${x + w * 0.86} ${y - h * 0.66} ${x + w} ${y}Q${x + w * 0.6} ${y + h * 0.66} ${x + w * 0.2} ${y + h * 0.5}T${x - w * 0.5} ${y + h * 0.6}Q${x - w * 0.86} ${y + h * 0.5} ${x - w} ${y}Z`,
      SW.bg,
    ),
  )

const arctic: Place = (ask) => {
  const { rng } = ask
  return {
    sky: flakes(ask),
    back:
      iceberg(200, 600, 340, 250 + rng.between(-30, 40)) +
      iceberg(830, 600, 380, 300 + rng.between(-40, 30)) +
      wave(590, 110, 10, SW.bg, rng.unit()) +
      iceberg(520, 640, 190, 110) +
      iceberg(40, 650, 150, 80) +
      iceberg(1000, 650, 170, 90) +
      wave(640, 140, 12, SW.bg, rng.unit()) +
      [90, 330, 690, 940].map((x, i) => floe(x + rng.between(-20, 20), 700 + (i % 2) * 26, 104, 22)).join('') +
      wave(748, 170, 14, SW.bg, rng.unit()) +
      floe(512, 866, 548, 84) +
      tint('aqua', path('M150 868l70 -30l60 22l-34 34l-70 6ZM740 846l90 -16l50 30l-60 26l-70 -8Z', SW.bg * 0.9)) +
      line('M330 920l60 -16l40 20l70 -6M560 900l50 16l80 -14', SW.bg * 0.9),
    ground: 890,
    front: (boxes) => wave(992, 190, 14, SW.mid, rng.unit()) + thickets('ice', boxes, rng),
    shows: { ground: band(810, 1024), water: band(590, 1024), sky: band(0, 440) },
  }
}

/** Water at our feet, so that it is seen past whoever stands on the bank. */
const shallows = ({ rng }: Ask): string => {
  const pads = [
    [250, 1012, 60],
    [690, 1000, 66],
    [830, 1080, 74],
    [430, 1100, 74],
  ] as const
  return (
    tint('water', path('M-10 1000C120 950 330 936 512 938S900 950 1034 990V1240H-10Z', SW.bg)) +
    line([90, 480, 860].map((x, i) => pen`M${x} ${980 + i * 6}q24 -10 48 0t48 0`).join(''), SW.bg) +
    pads
      .map(
        ([x, y, r], i) =>
          tint(
            'leaf',
            path(
              pen`M${x} ${y}L${x + r * 0.94} ${y - r * 0.12}A${r} ${r * 0.36} 0 1 1 ${x + r * 0.5} ${y - r * 0.3}Z`,
              SW.bg,
            ),
          ) + (i % 2 ? waterLily(x, y, 46 + rng.between(0, 8), SW.bg) : ''),
      )
      .join('')
  )
}

const bank = land({
  ground: 'grass',
  line: 790,
  water: [600, 1024],
  far: (ask) => farShore(ask) + fill('water', 600, 830) + ripples(ask),
  sides: [
    ['tree', 460],
    ['log', 110],
    ['fern', 190],
  ],
  marks: shallows,
  growth: 'pond',
  borders: ['reeds'],
  near: 'round',
})

/** A brook from the hills to our feet, with banks on either side. */
export const brookWide = ({ rng }: Ask): string => {
  const ripple = [
    [470, 830],
    [560, 880],
    [420, 940],
    [600, 990],
    [500, 1060],
  ] as const
  return (
    tint(
      'water',
      path(
        'M470 772C440 810 330 850 250 930C190 1000 150 1100 130 1240H900C880 1100 830 1000 770 930C690 850 590 810 562 772Z',
        SW.bg,
      ),
    ) + line(ripple.map(([x, y]) => pen`M${x + rng.between(-24, 24)} ${y}q24 -12 48 0t48 0`).join(''), SW.bg)
  )
}

/** Rings on the ground where it rains. */
export const puddles = ({ rng }: Ask): string =>
  [
    [190, 870, 120],
    [800, 850, 100],
    [420, 985, 130],
    [900, 980, 110],
  ]
    .map(([x = 0, y = 0, r = 0]) => {
      const u = x + rng.between(-30, 30)
      return (
        tint('water', ell(u, y, r, r * 0.26, SW.bg) + ell(u + r * 0.1, y, r * 0.5, r * 0.12, SW.bg * 0.85)) +
        tint('water', circ(u - r * 0.5, y - r * 0.3, 9, SW.bg))
      )
    })
    .join('')

export const WATERS: Readonly<Record<string, Place>> = { beach, arctic, bank }
