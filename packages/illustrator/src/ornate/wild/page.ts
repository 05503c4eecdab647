/** A wild animal where it lives: trees or mountains behind it, and what grows there at its feet. */
import type { Rng } from '../../ink/random.ts'
import { disc, hills, peaks, twig } from '../birds/surroundings.ts'
import { furCover } from '../creatures/fur.ts'
import type { Figure } from '../creatures/whole.ts'
import { cloud } from '../kit/cloud.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { mushroom } from '../plants/mushroom.ts'
import { boughs, type Land, trunks, undergrowth } from './surroundings.ts'

export interface Wilderness {
  /** Each toward the right, or the left. */
  animals: readonly ((isLeft: boolean) => Figure)[]
  plants: readonly string[]
  land: Land
  isOnRock: boolean
  isNight: boolean
  isSnowy: boolean
}

const MOST_HIGH = 720
const MOST_WIDE = 820
const FEET = 912

interface Standing {
  x: number
  foot?: number
  wide: number
  high: number
}

/** On its feet at `x`, within a width. */
function shownAt({ w, h, subject }: Figure, { x, foot = FEET, wide, high }: Standing): string {
  const scale = Math.min(high / h, wide / w)
  return subject({ x, y: foot - (h * scale) / 2, w: w * scale, h: h * scale, cover: furCover, sw: 5 }).svg
}

/** Tall ones look at each other; long ones go the same way, or both would be small: the head of the far one is ahead of the near one's. */
function pairOf(animals: Wilderness['animals'], isLeft: boolean): string[] {
  const { w, h } = animals[0]!(false)
  if (w < h * 0.9)
    return animals.map((animal, i) => shownAt(animal(i > 0), { x: 266 + i * 492, wide: 430, high: MOST_HIGH * 0.86 }))
  const ahead = isLeft ? -1 : 1
  const places = [
    { x: 512 + ahead * 160, foot: 760, wide: 600, high: 480 },
    { x: 512 - ahead * 130, foot: 950, wide: 680, high: 560 },
  ]
  return animals.map((animal, i) => shownAt(animal(isLeft), places[i]!))
}

export function wildPage(rng: Rng, { animals, plants, land, isOnRock, isNight, isSnowy }: Wilderness): string {
  const isPair = animals.length > 1
  const side = rng.chance(0.5)
  const shown = isPair
    ? pairOf(animals, side)
    : animals.map((animal) => shownAt(animal(side), { x: 512, wide: MOST_WIDE, high: MOST_HIGH }))
  const named = plants.length ? plants : USUAL[isSnowy && land === 'forest' ? 'snow' : land]
  const next = (i: number): string => named[i % named.length]!
  const back =
    (land === 'forest' || land === 'jungle' ? disc(512, 330, 220, isNight) : disc(740, 220, 130, isNight)) +
    (land === 'mountains'
      ? peaks(720, rng)
      : land === 'field'
        ? clouds() + hills(640)
        : land === 'jungle' || land === 'sky'
          ? ''
          : trunks(rng, isSnowy))
  const ground = shape(curve('-20,760 200,728 460,752 700,724 1044,752! 1044,1050! -20,1050!'), 4.6)
  const tall = (
    [
      [70, 400, -1.75],
      [180, 290, -1.62],
      [850, 290, -1.5],
      [960, 410, -1.4],
    ] as const
  )
    .map(([x, long, turn], i) => twig(next(i), x, 890, long, turn + rng.between(-0.06, 0.06), rng))
    .join('')
  if (land === 'sky')
    return page(back + cloudBank(rng) + shown.join('') + nearClouds(rng) + paperAround(rect(14, 14, 996, 996)))
  return page(
    back +
      ground +
      drifts(isSnowy, rng) +
      tall +
      boughs(isSnowy ? 'pine' : land === 'jungle' ? 'palm leaf' : undefined, land, rng) +
      (isOnRock ? rock() : '') +
      shown.join('') +
      // A rock that is covered by ferns is none.
      (isOnRock
        ? ''
        : undergrowth(next, isSnowy, isPair, rng) + (land === 'forest' && !isSnowy && !isPair ? toadstools(rng) : '')) +
      (isSnowy ? flakes(rng) : '') +
      paperAround(rect(14, 14, 996, 996)),
  )
}

/** What grows where nobody named anything. */
const USUAL: Readonly<Record<Land | 'snow', readonly string[]>> = {
  field: ['wheat', 'poppy', 'daisy'],
  forest: ['fern', 'bay', 'foxglove', 'fern'],
  mountains: ['pine', 'gerbera', 'bay'],
  jungle: ['monstera', 'strelitzia', 'palm leaf', 'hibiscus'],
  snow: ['pine', 'berries'],
  sky: [],
}

const toadstools = (rng: Rng): string =>
  mushroom(196, 960, 130, rng) + mushroom(838, 966, 146, rng) + mushroom(700, 990, 80, rng)

/** Flat where they stand, its facets below. */
const rock = (): string =>
  shape(curve('120,1040! 140,950 190,894! 270,866 400,874 540,862 690,872 820,868! 880,936 904,1040!'), 5) +
  [
    '190,894 260,930 330,918 400,950',
    '820,868 766,920 690,916 640,952',
    '330,918 300,980 320,1040',
    '690,916 720,980 704,1040',
  ]
    .map((text) => line(curve(text, false), 3.6))
    .join('')

/** Those below whoever flies, each row before the one above it. */
const cloudBank = (rng: Rng): string =>
  clouds() +
  [
    [60, 640, 1.9],
    [960, 600, 2],
    [250, 760, 2.1],
    [790, 780, 2.2],
    [520, 840, 2.2],
  ]
    .map(([x, y, size]) => shape(cloud([x! + rng.between(-20, 20), y!], size!), 4))
    .join('')

const nearClouds = (rng: Rng): string =>
  [
    [120, 960, 2.6],
    [900, 970, 2.6],
    [500, 1010, 2.8],
  ]
    .map(([x, y, size]) => shape(cloud([x! + rng.between(-20, 20), y!], size!), 4.6))
    .join('')

const clouds = (): string => shape(cloud([230, 190], 1.7), 4) + shape(cloud([470, 330], 1.1), 4)

const drifts = (isSnowy: boolean, rng: Rng): string =>
  isSnowy
    ? [790, 850, 930]
        .map(
          (y, i) =>
            line(
              curve(`${40 + i * 60},${y} ${200 + i * 40},${y - 22} ${400 + i * 60},${y + rng.between(-4, 8)}`, false),
              3.4,
            ) + line(curve(`${600 + i * 30},${y + 20} ${760},${y - 2} ${940 - i * 30},${y + 22}`, false), 3.4),
        )
        .join('')
    : ''

const flakes = (rng: Rng): string =>
  [
    [140, 120],
    [330, 90],
    [680, 110],
    [880, 160],
    [100, 420],
    [920, 440],
    [300, 260],
    [740, 250],
  ]
    .map(([x, y]) => circle(x! + rng.between(-20, 20), y! + rng.between(-20, 20), 11, 3.4))
    .join('')
