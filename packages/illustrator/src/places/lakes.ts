/** At still water in the open: a camp by a lake, and a pool in a garden. */
import { SW } from '../ink/pens.ts'
import { line, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { BORDERS } from '../scenery/borders.ts'
import { treeLine } from '../scenery/copses.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { thickets } from '../scenery/thickets.ts'
import { glints, wave } from '../scenery/water.ts'
import type { Ask, Backdrop } from './backdrop.ts'
import { peaks, trees } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { band, fill, type Place, standFree } from './kit.ts'
import { land } from './land.ts'

/** Mountains, a wood, and the lake between it and us. */
const lake = (ask: Ask): string => {
  const { rng } = ask
  const wood = hillFn(rng, 556, 12)
  return (
    peaks(ask) +
    treeLine(wood, rng, SW.bg) +
    hill(wood, SW.bg) +
    wave(584, 110, 7, SW.bg, rng.unit()) +
    wave(640, 140, 9, SW.bg, rng.unit()) +
    wave(704, 180, 11, SW.bg, rng.unit())
  )
}

/** Where the near edge of a pool begins. */
const NEAR_RIM = 948

const nearRim = (): string =>
  tint('cream', rect(-10, NEAR_RIM, 1044, 100, SW.mid)) +
  line(Array.from({ length: 9 }, (_, i) => pen`M${i * 128} ${NEAR_RIM}L${i * 150 - 90} 1030`).join(''), SW.bg * 0.9)

/** A pool in a garden: who swims is in the water, chairs and an umbrella stand on its edge. */
const pool: Place = (ask): Backdrop => {
  const { rng } = ask
  const left = ask.variant === 1
  const rim = 560
  const tiles = Array.from({ length: 13 }, (_, i) => pen`M${i * 86 - 4} ${rim}V${rim + 42}`).join('')
  return {
    sky: heavens(ask, 340),
    back:
      trees(ask) +
      BORDERS.hedge(470, rng) +
      fill('lime', 462, rim) +
      standFree(ask, ['beach umbrella', 250], left ? 150 : 874, rim - 14, 'right', 300) +
      standFree(ask, ['beach chair', 110], left ? 330 : 694, rim - 8, left ? 'right' : 'left', 130) +
      tint('cream', rect(-10, rim, 1044, 42, SW.bg)) +
      line(tiles, SW.bg * 0.8) +
      wave(rim + 60, 120, 10, SW.bg, rng.unit()) +
      glints(ask, rim + 86, rim + 96, 5) +
      wave(rim + 124, 150, 13, SW.bg, rng.unit()),
    ground: 830,
    water: 800,
    front: (boxes) =>
      wave(812, 170, 20, SW.mid, rng.unit()) +
      glints(ask, 846, 880, 5, boxes) +
      wave(930, 200, 22, SW.mid, rng.unit()) +
      glints(ask, 970, 1050, 6, boxes),
    shore: (boxes) => (boxes.every(({ y1 }) => y1 < NEAR_RIM - 20) ? nearRim() + thickets('town', boxes, rng) : ''),
    shows: { water: band(rim + 40, 1024), ground: band(rim, 1024), sky: band(0, 300) },
  }
}

export const LAKES: Readonly<Record<string, Place>> = {
  'lake camp': land({
    ground: 'sap',
    line: 790,
    far: lake,
    sides: [
      ['tent', 240],
      ['log', 100],
      ['stump', 110],
      ['rowboat', 130],
    ],
    growth: 'forest',
    near: 'pine',
    water: [580, 790],
  }),
  lakeside: land({
    ground: 'sap',
    line: 800,
    far: lake,
    sides: [
      ['log', 100],
      ['stump', 110],
    ],
    growth: 'forest',
    near: 'pine',
    water: [580, 800],
  }),
  pool,
}
