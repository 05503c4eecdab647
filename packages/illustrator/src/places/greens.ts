/** Where it is green: meadow, garden, park and wood. */
import { SW } from '../ink/pens.ts'
import { roseArch } from '../scenery/features.ts'
import { house } from '../scenery/houses.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { copse, treeLine } from '../scenery/trees.ts'
import { footpath } from '../scenery/ways.ts'
import { leafRoof, trunks } from '../scenery/woods.ts'
import type { Ask } from './backdrop.ts'
import { hillsFar } from './ground-marks.ts'
import { heavens, isBehind, type Place } from './kit.ts'
import { land } from './land.ts'

/** A drawing beside those who play, or none. */
const beside = (ask: Ask, x: number, y: number, w: number, h: number, draw: () => string): string =>
  isBehind({ x0: x - w / 2, x1: x + w / 2, y0: y - h, y1: y }, ask) ? '' : draw()

const parkland = (ask: Ask): string => {
  const { rng } = ask
  const [far, near] = [hillFn(rng, 560, 40), hillFn(rng, 680, 26)]
  return (
    hill(far, SW.bg) +
    copse(rng.between(180, 300), near, 330, rng, SW.bg) +
    copse(rng.between(720, 860), near, 340, rng, SW.bg) +
    hill(near, SW.bg)
  )
}

const gardenFar = (ask: Ask): string => {
  const { rng, variant } = ask
  const far = hillFn(rng, 560, 40)
  const x = variant === 1 ? 830 : 200
  return (
    treeLine(far, rng, SW.bg) +
    hill(far, SW.bg) +
    (variant === 2
      ? beside(ask, 512, 790, 340, 420, () => roseArch(rng.pick([230, 800]), 790, 400, rng, SW.bg))
      : beside(ask, x, 770, 300, 320, () => house(x, 776, 280, rng, SW.bg)))
  )
}

/** Whether the middle of the ground is free for a path to be seen on. */
const pathOf = (ask: Ask): string => footpath(ask.rng.between(380, 640), 772, ask.rng)

export const GREENS: Readonly<Record<string, Place>> = {
  meadow: land({
    ground: 'grass',
    far: hillsFar,
    sides: [],
    growth: 'meadow',
    wooded: true,
    borders: ['rails', 'wall', 'bed', 'hedge'],
    near: 'round',
  }),
  garden: land({
    ground: 'grass',
    far: gardenFar,
    sides: [],
    growth: 'garden',
    wooded: true,
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
    wooded: true,
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
      return hill(hillFn(rng, 660, 22), SW.bg) + trunks(rng, isFree) + leafRoof(rng)
    },
    sides: [],
    growth: 'forest',
    borders: ['ferns', 'boulders'],
  }),
}
