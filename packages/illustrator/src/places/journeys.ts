/** Where one travels: along the rails, in the air with the land far below, and where boats set out. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { copse, treeLine } from '../scenery/copses.ts'
import { cloudBank } from '../scenery/heavens.ts'
import { house } from '../scenery/houses.ts'
import { fields, hill, hillFn } from '../scenery/land.ts'
import { beside, billow, gleams, level, nearWater } from '../scenery/open-water.ts'
import { hamlet, hillsFar, peaksAt } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { band, nothing, type Place, standFree } from './kit.ts'
import { land } from './land.ts'

/** Sleepers across a bed of gravel with both rails on them, all along the page: wheels stand on the nearer rail. */
const rails = (): string =>
  tint('sand', rect(-10, 872, 1044, 84, SW.bg)) +
  Array.from({ length: 13 }, (_, i) => tint('bark', rect(i * 86 - 26, 884, 46, 60, SW.bg, 6))).join('') +
  tint('stone', rect(-10, 894, 1044, 12, SW.bg) + rect(-10, 922, 1044, 12, SW.bg))

const railway = land({
  ground: 'grass',
  far: hillsFar,
  sides: [],
  marks: rails,
  growth: 'meadow',
  borders: ['rails', 'hedge', 'wall'],
  near: 'round',
})

/** Clouds that one looks down past, in both lower corners. */
const below = (rng: Rng): string =>
  cloudBank(-10, 1120, 430, rng.between(250, 280), rng, SW.mid * 0.9) +
  cloudBank(1034, 1130, 460, rng.between(250, 280), rng, SW.mid * 0.9)

/** A stream from the hills down to the lower edge, growing wider. */
const stream = (x: number, y: number): string =>
  tint(
    'water',
    path(
      pen`M${x - 14} ${y}C${x + 70} ${y + 60} ${x - 90} ${y + 100} ${x - 60} 1240H${x + 70}C${x + 30} ${y + 130} ${x + 150} ${y + 60} ${x + 18} ${y}Z`,
      SW.bg,
    ),
  )

/** High above a country with its fields, woods and a village. */
const aloft: Place = (ask) => {
  const { rng, detail } = ask
  const [far, middle, near] = [hillFn(rng, 700, 24), hillFn(rng, 780, 30), hillFn(rng, 880, 22)]
  const fine = detail !== 'simple'
  const [village, wood] = rng.chance(0.5) ? [270, 780] : [760, 240]
  return {
    sky: heavens(ask, 620),
    back:
      (fine ? peaksAt(660, rng) + treeLine(far, rng, SW.bg) : '') +
      hill(far, SW.bg) +
      (fine ? fields(far, rng, SW.bg * 0.8) : '') +
      (fine ? copse(village < 512 ? 930 : 90, middle, 220, rng, SW.bg) : '') +
      hill(middle, SW.bg) +
      (fine ? fields(middle, rng, SW.bg * 0.8) : '') +
      (fine ? hamlet(village, near, rng, 1.4) : '') +
      copse(wood, near, 300, rng, SW.bg) +
      hill(near, SW.bg) +
      (fine ? fields(near, rng, SW.bg * 0.8) : '') +
      stream(512, near(512) + 4),
    ground: 915,
    fixed: true,
    float: { x0: 60, y0: 60, x1: 964, y1: 770 },
    front: () => (fine ? below(rng) : ''),
    shows: { ground: band(700, 1024), sky: band(0, 1024) },
  }
}

/** Above the roofs of a town: those behind higher up, the near ones cut off by the edge of the page. */
const overRoofs: Place = (ask) => {
  const { rng, winter: snow = false } = ask
  const row = (xs: readonly number[], y: number, w: number): string =>
    xs.map((x) => house(x, y, w * rng.between(0.92, 1.06), rng, SW.bg, { snow })).join('')
  const far = hillFn(rng, 780, 24)
  return {
    sky: heavens(ask, 620),
    back:
      hill(far, SW.bg) +
      row([60, 236, 420, 604, 788, 964], 900, 150) +
      row([-20, 210, 400], 1060, 216) +
      row([640, 850, 1050], 1070, 216),
    ground: 915,
    fixed: true,
    float: { x0: 60, y0: 70, x1: 964, y1: 740 },
    front: nothing,
    shows: { ground: band(780, 1024), sky: band(0, 1024) },
  }
}

/** Where boats lie: houses along the quay, a lighthouse at its end, and water before it. */
const harbor: Place = (ask) => {
  const { rng, variant } = ask
  const left = variant !== 1
  const [y, quay] = [650, 560]
  const row = [90, 250, 410, 570, 730, 890].map((x) =>
    house(left ? 1024 - x : x, quay + 6, rng.between(138, 172), rng, SW.bg),
  )
  const far = hillFn(rng, 430, 50)
  const stones = Array.from({ length: 12 }, (_, i) => pen`M${i * 92 + 20} ${quay}V${y}`).join('')
  return {
    sky: heavens(ask, 360),
    back:
      hill(far, SW.bg) +
      row.slice(0, 5).join('') +
      tint('stone', rect(-10, quay, 1044, y - quay + 20, SW.bg)) +
      line(pen`M-10 ${quay + 44}H1034${stones}`, SW.bg * 0.8) +
      standFree(ask, ['lighthouse', 420], left ? 120 : 904, quay + 20, 'right') +
      level(y) +
      gleams(rng, y + 26, y + 38, 4, beside(ask)) +
      billow(y + 62, rng) +
      gleams(rng, y + 90, y + 96, 3, beside(ask)) +
      billow(y + 122, rng, 18),
    ground: y + 190,
    water: y + 160,
    front: (boxes) => nearWater(rng, y, boxes),
    shore: () => '',
    shows: { water: band(y, 1024), sky: band(0, 430), ground: band(y, 1024) },
  }
}

export const JOURNEYS: Readonly<Record<string, Place>> = {
  railway,
  aloft,
  'over roofs': overRoofs,
  harbor,
}
