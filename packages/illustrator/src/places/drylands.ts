/** Deserts and dunes: table mountains in layers, sand with a lit and a shaded side, the sea behind it. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { clip, ell, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { rock } from '../scenery/ground.ts'
import { wave } from '../scenery/water.ts'
import type { Ask } from './backdrop.ts'
import { type Place, stand } from './kit.ts'
import { land } from './land.ts'

/** A table mountain whose layers show. */
function mesa(x: number, y: number, w: number, h: number, rng: Rng): string {
  const d = pen`M${x - w * 0.62} ${y}C${x - w * 0.5} ${y - h * 0.2} ${x - w * 0.46} ${y - h * 0.5} ${x - w * 0.42} ${y - h * 0.96}Q${x - w * 0.2} ${y - h * 1.04} ${x} ${y - h}T${x + w * 0.4} ${y - h * 0.97}C${x + w * 0.46} ${y - h * 0.5} ${x + w * 0.5} ${y - h * 0.2} ${x + w * 0.62} ${y}Z`
  const layers = [0.26, 0.5, 0.74].map((t) => {
    const v = y - h * (t + rng.between(-0.03, 0.03))
    return pen`M${x - w} ${v}q${w * 0.3} ${-h * 0.06} ${w * 0.6} 0t${w * 0.6} 0t${w * 0.8} 0`
  })
  return tint('brick', path(d, SW.bg)) + clip(d, line(layers.join(''), SW.bg * 0.85)) + path(d, SW.bg, 'none')
}

/** A dune with its crest: lit on one side, in shade on the other. */
const dune = (x: number, y: number, w: number, h: number): string =>
  tint(
    'sand',
    path(
      pen`M${x - w} ${y}C${x - w * 0.5} ${y - h * 0.2} ${x - w * 0.2} ${y - h} ${x} ${y - h}C${x + w * 0.3} ${y - h} ${x + w * 0.5} ${y - h * 0.3} ${x + w} ${y}V1240H${x - w}Z`,
      SW.bg,
    ),
  ) +
  line(
    pen`M${x} ${y - h}C${x - w * 0.06} ${y - h * 0.5} ${x + w * 0.22} ${y - h * 0.3} ${x + w * 0.1} ${y + 30}`,
    SW.bg,
  ) +
  line(
    pen`M${x + w * 0.16} ${y - h * 0.62}q${w * 0.12} ${h * 0.2} ${w * 0.3} ${h * 0.24}M${x + w * 0.16} ${y - h * 0.26}q${w * 0.2} ${h * 0.14} ${w * 0.42} ${h * 0.14}`,
    SW.bg * 0.85,
  )

/** Nothing stands where the sun goes down. */
const dunes = ({ rng, time }: Ask): string =>
  (time === 'sunset'
    ? ''
    : mesa(rng.between(120, 220), 600, 270, 230, rng) +
      mesa(rng.between(800, 900), 600, 300, 280, rng) +
      mesa(rng.between(440, 580), 600, 170, 130, rng)) +
  dune(rng.between(160, 300), 690, 420, 130) +
  dune(rng.between(700, 860), 720, 460, 150) +
  dune(rng.between(420, 560), 770, 380, 90)

/** Sand in long waves, and the tombs of kings on it. */
const tombs = (ask: Ask): string =>
  dune(ask.rng.between(430, 590), 700, 560, 150) +
  [
    [512, 720, 210],
    [250, 770, 330],
    [790, 780, 380],
  ]
    .map(([x = 0, y = 0, h = 0]) => stand(ask, 'pyramid', x, y, h))
    .join('') +
  dune(ask.rng.between(60, 160), 800, 420, 60) +
  dune(ask.rng.between(860, 960), 810, 440, 60)

/** Stiff grass in the sand. */
const beachGrass = (x: number, y: number, h: number): string =>
  tint(
    'sap',
    [-0.5, -0.2, 0.12, 0.42]
      .map((lean) =>
        path(
          pen`M${x + lean * 34 - 9} ${y}Q${x + lean * h * 0.5 - 4} ${y - h * 0.6} ${x + lean * h} ${y - h * (1 - Math.abs(lean) * 0.3)}Q${x + lean * h * 0.6 + 12} ${y - h * 0.5} ${x + lean * 34 + 9} ${y}Z`,
          SW.bg,
        ),
      )
      .join(''),
  )

/** The sea, and dunes with grass on them before it. */
const seaDunes = ({ rng }: Ask): string => {
  const [left, right] = [rng.between(130, 230), rng.between(800, 900)]
  return (
    [560, 606, 652].map((y, i) => wave(y, 120 + i * 22, 11 + i * 1.5, SW.bg, rng.unit())).join('') +
    dune(left, 720, 430, 190) +
    beachGrass(left - 40, 552, 96) +
    beachGrass(left + 70, 568, 80) +
    dune(right, 740, 440, 230) +
    beachGrass(right + 30, 534, 100) +
    beachGrass(right - 90, 560, 84) +
    dune(rng.between(430, 580), 790, 400, 90)
  )
}

const windblown = (): string =>
  line('M-10 860q120 -34 260 -6t300 -8t500 8M-10 960q160 -26 330 6t340 -8t380 4', SW.bg) +
  [
    [70, 880, 92],
    [960, 890, 100],
  ]
    .map(([x = 0, y = 0, h = 0]) => beachGrass(x, y, h))
    .join('')

const pebbled = ({ rng }: Ask): string =>
  line('M-10 850q120 -40 260 -6t300 -10t500 10M-10 950q160 -30 330 6t340 -8t380 4', SW.bg) +
  [90, 240, 760, 930]
    .map((x, i) => rock(x + rng.between(-30, 30), 868 + (i % 2) * 96, rng.between(54, 92), rng, SW.bg))
    .join('') +
  tint('stone', [330, 520, 690, 860].map((x, i) => ell(x, 992 - (i % 2) * 16, 22, 12, SW.bg * 0.9)).join(''))

export const DRYLANDS: Readonly<Record<string, Place>> = {
  desert: land({
    ground: 'sand',
    far: dunes,
    sides: [
      ['cactus', 330],
      ['cactus', 270],
    ],
    marks: pebbled,
    growth: 'desert',
  }),
  'sand dunes': land({
    ground: 'sand',
    far: seaDunes,
    sides: [],
    marks: windblown,
    growth: 'shore',
    water: [560, 700],
  }),
  egypt: land({
    ground: 'sand',
    far: tombs,
    sides: [
      ['palm tree', 470],
      ['palm tree', 400],
    ],
    marks: pebbled,
    growth: 'desert',
    scenic: true,
  }),
}
