/** Slopes that people made: rice in steps of water, tea in rows, and a market that opens after dark. */
import { SW } from '../ink/pens.ts'
import { line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { houses, paving, peaksAt } from './ground-marks.ts'
import { stars } from './heavens.ts'
import { adorn, type Place } from './kit.ts'
import { land } from './land.ts'

/** One step: its edge in long curves, and the wall of earth below. */
const step = (y: number, high: number, phase: number, pigment: string): string => {
  const edge = (v: number) =>
    pen`M-10 ${v + 30 * phase}C200 ${v - 60 * phase} 340 ${v + 70 * phase} 520 ${v}S860 ${v - 60 * phase} 1034 ${v + 40 * phase}`
  return tint('bark', path(`${edge(y)}V1240H-10Z`, SW.bg)) + tint(pigment, path(`${edge(y + high)}V1240H-10Z`, SW.bg))
}

/** Tufts of young rice in rows. */
const tufts = (y: number, from: number, gap: number): string =>
  line(
    Array.from({ length: Math.ceil(1024 / gap) }, (_, i) => {
      const x = from + i * gap
      return pen`M${x} ${y}q-10 -18 -16 -24M${x} ${y}v-32M${x} ${y}q10 -18 16 -24`
    }).join(''),
    SW.bg,
  )

const riceSteps = ({ rng }: Ask): string =>
  tint('mountain', peaksAt(420, rng)) +
  [400, 462, 530, 604, 686]
    .map(
      (y, i) =>
        step(y, 16 + i * 3, i % 2 ? -1 : 1, i % 2 ? 'water' : 'lime') + tufts(y + 54 + i * 4, 40 + (i % 2) * 50, 150),
    )
    .join('')

/** Round hedges of tea, row below row. */
const teaRows = ({ rng }: Ask): string =>
  tint('mountain', peaksAt(430, rng)) +
  [440, 510, 590, 680]
    .map((y, i) => {
      const w = 74 + i * 18
      const bumps = Array.from({ length: Math.ceil(1060 / w) }, () => pen`q${w / 2} ${-w * 0.6} ${w} 0`).join('')
      return tint(i % 2 ? 'sap' : 'leaf', path(pen`M-20 ${y}${bumps}V1240H-20Z`, SW.bg))
    })
    .join('')

/** A stall under its own cloth, with a lamp and what it sells. */
const stall = (ask: Ask, x: number, foods: readonly string[], n: number): string =>
  tint('wood', rect(x - 150, 470, 16, 330, SW.bg) + rect(x + 134, 470, 16, 330, SW.bg)) +
  foods.map((food, i) => adorn(ask, food, x - 84 + i * 84, 664, 78)).join('') +
  tint('wood', rect(x - 160, 662, 320, 140, SW.bg, 6)) +
  line(pen`M${x - 160} 706H${x + 160}`, SW.bg) +
  Array.from({ length: 5 }, (_, i) =>
    tint(i % 2 ? 'cloud' : `any${n}`, path(pen`M${x - 175 + i * 70} 440h70v60a35 30 0 0 1 -70 0Z`, SW.bg)),
  ).join('') +
  adorn(ask, 'paper lantern', x, 590, 84)

const lanterns = (ask: Ask): string =>
  stars(ask, [40, 984], 90) +
  line('M-10 110Q256 190 512 120T1034 110', SW.bg) +
  [90, 250, 410, 614, 774, 934].map((x, i) => adorn(ask, 'paper lantern', x, 262 - (i % 2) * 16, 104)).join('')

export const TERRACES: Readonly<Record<string, Place>> = {
  'rice terraces': land({
    ground: 'lime',
    line: 770,
    far: riceSteps,
    sides: [],
    flat: true,
    scenic: true,
    growth: 'pond',
  }),
  'tea hills': land({ ground: 'sap', line: 770, far: teaRows, sides: [], flat: true, scenic: true }),
  'night market': land({
    ground: 'stone',
    sky: lanterns,
    far: (ask) =>
      houses(ask) +
      stall(ask, 170, ['dumpling', 'noodles', 'spring rolls'], 1) +
      stall(ask, 854, ['mango', 'shaved ice', 'coconut'], 3),
    sides: [],
    marks: paving,
    scenic: true,
    flat: true,
  }),
}
