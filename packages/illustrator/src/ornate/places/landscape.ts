/** A landscape with depth: mountains, woods, fields between hedges, a way or a lake, and on a hill what was asked for. */
import type { Rng } from '../../ink/random.ts'
import { building, HOUSES } from '../country/built.ts'
import { sky } from '../country/far.ts'
import { fields, wood } from '../country/fields.ts'
import { ridge, topAt } from '../country/hills.ts'
import { lake, road } from '../country/near.ts'
import { TREES } from '../country/trees.ts'
import { verge } from '../country/verge.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { BARE, type Subject } from '../subject.ts'
import { crops } from './crops.ts'
import { northernLights } from './sky.ts'

export interface Scenery {
  /** Stands on the hill in the middle. */
  landmark: string | null
  trees: readonly string[]
  hasLake: boolean
  isNight: boolean
  /** In the air, as often as each was said. */
  flyers?: readonly string[]
  /** Grows in rows before the hill. */
  crop?: string | null
  isSnowy?: boolean
  /** Northern lights. */
  hasLights?: boolean
  /** The subject flies. */
  isAloft?: boolean
}

export function landscape(rng: Rng, subject: Subject | null, scenery: Scenery): string {
  const { landmark, hasLake, isNight, flyers = [], crop = null, isSnowy = false } = scenery
  const { isAloft = false, hasLights = false } = scenery
  // Low peaks and a small landmark leave the sky to its lights.
  const size = hasLights ? 0.66 : 1
  const isBeside = landmark !== null && subject !== null
  const sun = isBeside || rng.chance(0.5) ? 830 : 200
  let out = hasLights ? northernLights(rng) : sky(isNight ? 'night' : 'day', sun, rng)
  out += mountains(rng, size) + (isSnowy ? flakes(rng) : '')
  const isFir = isSnowy || hasLights || !scenery.trees.length || scenery.trees.includes('pine tree')
  const far = ridge(470, 40, 300, rng)
  out += shape(far, 5) + wood(far, isFir, 96, [0, 0], rng)
  const hill = ridge(600, 110, isBeside ? 640 : 512, rng)
  out += shape(hill, 5)
  if (!isSnowy && !hasLights) out += fields(hill, isBeside ? 640 : 512, true, rng)
  const at = isBeside ? 640 : 512
  if (landmark === 'village') out += village(rng)
  else if (landmark) {
    const w = (isBeside ? 400 : landmark === 'castle' ? 420 : 500) * size
    for (const [u, high] of [
      [-0.72, 210],
      [0.72, 230],
      [-0.96, 180],
      [0.98, 170],
    ] as const)
      out += growing(scenery.trees, at + u * w * 0.62, topAt(hill, at + u * w * 0.62) + 20, high * size, rng)
    out +=
      landmark in HOUSES
        ? building(
            landmark,
            at,
            topAt(hill, at) + 40,
            TALL.test(landmark) ? w * 0.56 : landmark === 'castle' ? w : w * 0.82,
            rng,
          )
        : (standing(landmark, () => 4.8)?.(at, topAt(hill, at) + 40, w, 430 * size) ?? '')
  } else for (const u of [120, 250, 420, 640, 790, 920]) out += growing(scenery.trees, u, topAt(hill, u) + 40, 210, rng)
  if (isSnowy || hasLights)
    for (const [u, down, high] of SNOWED)
      out += TREES['pine tree']!(u, topAt(hill, u) + down, high * rng.between(0.9, 1.1), rng)
  const near = ridge(hasLake ? 862 : crop ? 640 : 792, crop ? 8 : 40, 240, rng)
  if (hasLake) out += lake({ isOnStilts: false, boats: 0, isRowed: false, hasDock: false }, (u) => u, rng)
  out += shape(near, 5)
  if (!crop && !hasLake) out += road(near, (u) => u, 'path')
  out += aloft(flyers)
  if (crop) out += crops(crop, rng)
  if (subject)
    out += subject(
      isBeside
        ? { x: 236, y: isAloft ? 230 : 760, w: 400, h: 330, cover: BARE, sw: 5.6 }
        : { x: 512, y: 590, w: 560, h: 540, cover: BARE, sw: 5.6 },
    ).svg
  const isClear = subject !== null && !isAloft
  return page(
    out +
      (crop
        ? ''
        : isSnowy || hasLights
          ? drifts()
          : verge(rng, [], isClear ? [30, 700] : hasLake ? null : [350, 690])) +
      paperAround(rect(14, 14, 996, 996)),
  )
}

/** Firs that stand about on a white slope: where, how far down, how high. */
const SNOWED = [
  [110, 60, 150],
  [230, 120, 190],
  [60, 190, 220],
  [370, 170, 130],
  [900, 70, 150],
  [800, 150, 200],
  [970, 190, 230],
  [690, 190, 120],
] as const

/** As wide as a house they would not fit the sky. */
const TALL = /^(?:church|windmill|mill|chapel)$/

const growing = (names: readonly string[], x: number, y: number, high: number, rng: Rng): string => {
  const name = names.length ? rng.pick(names) : 'pine tree'
  return TREES[name]?.(x, y, high, rng) ?? standing(name, () => 4)?.(x, y, high * 0.9, high) ?? ''
}

/** A church between cottages, the nearer lower on the hill. */
const village = (rng: Rng): string =>
  (
    [
      ['church', 512, 520, 250],
      ['house', 330, 540, 170],
      ['cottage', 690, 546, 180],
      ['house', 590, 596, 170],
      ['cottage', 430, 604, 180],
      ['house', 240, 610, 170],
      ['cottage', 800, 614, 170],
    ] as const
  )
    .map(([name, x, foot, size]) =>
      building(name, x + rng.between(-12, 12), foot, name === 'church' ? size * 0.62 : size, rng),
    )
    .join('')

/** Each of another size, the largest nearest. */
const aloft = (names: readonly string[]): string =>
  names
    .slice(0, AIRY.length)
    .map((name, i) => {
      const [x, y, size] = names.length === 1 ? [400, 300, 420] : AIRY[i]!
      return fittedDrawing(name, () => 3 + size / 180, 'fly')?.(x, y, size, size) ?? ''
    })
    .toReversed()
    .join('')

const AIRY = [
  [330, 330, 430],
  [736, 250, 300],
  [560, 470, 190],
  [130, 170, 180],
  [916, 470, 180],
] as const

/** Snow in waves at the foot of the page, with small firs. */
function drifts(): string {
  let out = shape(curve('-20,940 120,900 300,946 500,908 700,950 880,906 1050,940! 1050,1060! -20,1060!'), 5)
  for (const [x, high] of [
    [90, 150],
    [390, 110],
    [640, 120],
    [930, 160],
  ] as const)
    out += standing('pine tree', () => 4)?.(x, 980, high, high) ?? ''
  return out + shape(curve('-20,990 160,960 360,996 560,964 780,994 1050,962! 1050,1060! -20,1060!'), 5)
}

/** Snow that falls before sky and mountains. */
const flakes = (rng: Rng): string =>
  Array.from({ length: 18 }, (_, i) =>
    circle(
      40 + (i % 6) * 184 + rng.between(-50, 50),
      60 + Math.floor(i / 6) * 150 + rng.between(-50, 50),
      rng.between(10, 17),
      3.6,
    ),
  ).join('')

/** Peaks with a lit and a shaded side, and snow. */
function mountains(rng: Rng, size: number): string {
  let out = ''
  for (const [x, full, wide] of rng.shuffle([
    [130, 300, 230],
    [390, 360, 250],
    [660, 330, 240],
    [910, 380, 250],
  ] as const)) {
    const high = full * size
    const top = 560 - high
    const peak: Poly = [
      [x - wide, 620],
      [x - wide * 0.5, top + high * 0.44],
      [x, top],
      [x + wide * 0.45, top + high * 0.4],
      [x + wide, 620],
    ]
    out += shape(peak, 5)
    const [a, b] = [x - wide * 0.22, x + wide * 0.2]
    out += shape(
      [
        [x, top],
        [a, top + high * 0.2],
        [a + 34, top + high * 0.15],
        [x - 8, top + high * 0.25],
        [x + 18, top + high * 0.16],
        [b, top + high * 0.2],
      ],
      4,
    )
    out += line(
      curve(
        [
          [x, top + high * 0.24],
          [x + 14, top + high * 0.5],
          [x - 16, top + high * 0.76],
        ],
        false,
      ),
      3.4,
    )
    out += line(
      curve(
        [
          [x + wide * 0.3, top + high * 0.4],
          [x + wide * 0.36, top + high * 0.6],
        ],
        false,
      ),
      3.2,
    )
  }
  return out
}
