/** Where it is green: meadow, garden, park and wood. */
import { SW } from '../ink/pens.ts'
import { copse, treeLine } from '../scenery/copses.ts'
import { roseArch } from '../scenery/features.ts'
import { fields, hill, hillFn } from '../scenery/land.ts'
import { footpath } from '../scenery/ways.ts'
import { farWood, leafRoof, trunks } from '../scenery/woods.ts'
import type { Ask } from './backdrop.ts'
import { countryFar } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { isBehind, type Place, peeps, stand } from './kit.ts'
import { land } from './land.ts'
import { house } from './props.ts'
import { brookWide, puddles } from './waters.ts'

/** A drawing beside those who play, or none. */
const beside = (ask: Ask, x: number, y: number, w: number, h: number, draw: () => string): string =>
  isBehind({ x0: x - w / 2, x1: x + w / 2, y0: y - h, y1: y }, ask) ? '' : draw()

const parkland = (ask: Ask): string => {
  const { rng } = ask
  const [far, near] = [hillFn(rng, 560, 40), hillFn(rng, 680, 26)]
  return (
    hill(far, SW.bg) +
    copse(rng.between(180, 300), near, 330, rng, SW.bg, peeps(ask)) +
    copse(rng.between(720, 860), near, 340, rng, SW.bg, peeps(ask)) +
    hill(near, SW.bg) +
    fields(near, rng, SW.bg * 0.9)
  )
}

const gardenFar = (ask: Ask): string => {
  const { rng, variant } = ask
  const far = hillFn(rng, 560, 40)
  const x = variant === 1 ? 830 : 200
  return (
    treeLine(far, rng, SW.bg, peeps(ask)) +
    hill(far, SW.bg) +
    (variant === 2
      ? beside(ask, 512, 790, 340, 420, () => roseArch(rng.pick([230, 800]), 790, 400, rng, SW.bg))
      : beside(ask, x, 770, 300, 320, () => house(x, 776, 280, rng, SW.bg)))
  )
}

/** Hill behind hill, each with something of its own: fields, a wood, a few houses. */
const rolling = (ask: Ask): string => {
  const { rng } = ask
  const [a, b, c] = [hillFn(rng, 430, 70), hillFn(rng, 540, 56), hillFn(rng, 660, 44)]
  return (
    hill(a, SW.bg) +
    fields(a, rng, SW.bg * 0.9) +
    treeLine(b, rng, SW.bg, peeps(ask)) +
    hill(b, SW.bg) +
    fields(b, rng, SW.bg * 0.9) +
    copse(rng.pick([210, 800]), c, 240, rng, SW.bg, peeps(ask)) +
    hill(c, SW.bg)
  )
}

const pathOf = (ask: Ask): string => footpath(ask.rng.between(380, 640), 772, ask.rng)

export const GREENS: Readonly<Record<string, Place>> = {
  meadow: land({
    ground: 'grass',
    far: countryFar,
    sides: [],
    growth: 'meadow',
    borders: ['rails', 'wall', 'bed', 'hedge'],
    near: 'round',
  }),
  garden: land({
    ground: 'grass',
    far: gardenFar,
    sides: [],
    growth: 'garden',
    borders: ['pickets', 'bed', 'hedge'],
    near: 'fruit',
  }),
  park: land({
    ground: 'grass',
    far: parkland,
    sides: [
      ['bench', 170],
      ['fountain', 260],
      ['gazebo', 300],
    ],
    marks: pathOf,
    growth: 'meadow',
    borders: ['hedge', 'bed'],
    near: 'round',
  }),
  forest: land({
    ground: 'moss',
    line: 760,
    sky: (ask) => (ask.time === 'night' ? heavens(ask) : ''),
    far: (ask) => {
      const { rng, faces = [] } = ask
      const isFree = (x: number, w: number) => faces.every(([u, , r]) => Math.abs(u - x) > r * 0.9 + w / 2)
      return farWood(rng) + hill(hillFn(rng, 660, 22), SW.bg) + trunks(rng, isFree) + leafRoof(rng)
    },
    sides: [],
    growth: 'forest',
    borders: ['ferns', 'boulders'],
  }),
  path: land({
    ground: 'grass',
    far: countryFar,
    sides: [],
    marks: ({ rng }) => footpath(rng.between(420, 600), 772, rng, 1.5),
    growth: 'garden',
    borders: ['pickets', 'bed', 'hedge'],
    near: 'round',
  }),
  brook: land({
    ground: 'grass',
    far: countryFar,
    sides: [],
    marks: brookWide,
    growth: 'pond',
    borders: ['hedge', 'boulders'],
    near: 'round',
    water: [772, 1024],
  }),
  rain: land({
    ground: 'grass',
    far: parkland,
    sky: (ask) => heavens({ ...ask, rain: true }, 460),
    sides: [],
    marks: puddles,
    growth: 'meadow',
    borders: ['pickets', 'hedge', 'wall'],
    near: 'round',
  }),
  hills: land({
    ground: 'grass',
    line: 790,
    far: rolling,
    sides: [],
    growth: 'meadow',
    near: 'round',
  }),
  fairytale: land({
    ground: 'grass',
    far: (ask) => rolling(ask) + stand(ask, 'castle', ask.variant === 1 ? 210 : 814, 690, 330),
    sides: [
      ['mushroom house', 250],
      ['rose bush', 200],
      ['toadstool', 190],
    ],
    marks: pathOf,
    growth: 'garden',
    borders: ['hedge', 'bed'],
    near: 'round',
  }),
}
