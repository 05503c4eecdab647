/** A landscape with depth: mountains, hills in patterns of fields, a road or a lake, and on a hill what was asked for. */
import type { Rng } from '../../ink/random.ts'
import { intersect, subtract } from '../kit/clip.ts'
import { curve, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { BARE, type Subject } from '../subject.ts'
import { type TangleName, tangleOver } from '../zentangle/fill.ts'
import { crops } from './crops.ts'
import { northernLights, sky } from './sky.ts'

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

const FIELDS: readonly TangleName[] = ['waves', 'scales', 'leaves', 'arcs', 'petals', 'feathers']

export function landscape(rng: Rng, subject: Subject | null, scenery: Scenery): string {
  const { landmark, hasLake, isNight, flyers = [], crop = null, isSnowy = false } = scenery
  const { isAloft = false, hasLights = false } = scenery
  const trees = scenery.trees.length || !hasLights ? scenery.trees : ['pine tree']
  const fields = rng.shuffle(FIELDS)
  // Low peaks and a small landmark leave the sky to its lights.
  const size = hasLights ? 0.66 : 1
  let out = (hasLights ? northernLights(rng) : sky(rng, isNight)) + mountains(rng, size) + (isSnowy ? flakes(rng) : '')
  const far = ridge(470, 40, rng)
  out += field(far, fields[0]!, 1.1, rng) + grove(far, trees, 78, 6, rng)
  const hill = knoll(rng)
  out += field(hill, fields[1]!, 1.4, rng)
  const isBeside = landmark !== null && subject !== null
  if (landmark === 'village') out += village(rng)
  else if (landmark)
    out += standing(landmark, () => 4.8)?.(isBeside ? 640 : 512, 512, (isBeside ? 420 : 470) * size, 380 * size) ?? ''
  const near = ridge(hasLake ? 842 : crop ? 610 : 716, crop ? 8 : 22, rng)
  if (hasLake) out += lake(rng)
  out += crop ? shape(near, 5) : field(near, fields[2]!, 1.6, rng) + (hasLake ? '' : road())
  out += grove(near, trees, hasLake ? 300 : 176, 4, rng) + aloft(flyers)
  if (crop) out += crops(crop, rng)
  if (subject)
    out += subject(
      isBeside
        ? { x: 236, y: isAloft ? 230 : 760, w: 400, h: 330, cover: BARE, sw: 5.6 }
        : { x: 512, y: 590, w: 560, h: 540, cover: BARE, sw: 5.6 },
    ).svg
  return page(
    out + (crop ? '' : isSnowy || hasLights ? drifts() : foreground(rng)) + paperAround(rect(14, 14, 996, 996)),
  )
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
    .map(([name, x, foot, size]) => standing(name, () => 4.4)?.(x + rng.between(-12, 12), foot, size, size) ?? '')
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

function ridge(y: number, high: number, rng: Rng): Poly {
  const phase = rng.between(0, TAU)
  const top: Poly = Array.from(
    { length: 54 },
    (_, i): Point => [i * 20 - 10, y + high * Math.sin(i * 0.14 + phase) + high * 0.3 * Math.sin(i * 0.4)],
  )
  return [...top, [1060, 1060], [-20, 1060]]
}

/** The hill in the middle. */
const knoll = (rng: Rng): Poly =>
  move(curve('-640,620! -420,330 -220,210 -60,176 60,172 240,214 430,340 640,620!'), 512 + rng.between(-20, 20), 330)

/** Cut into strips by lines that run to one point, every other one in a pattern. */
function field(hill: Poly, tangle: TangleName, scale: number, rng: Rng): string {
  let out = shape(hill, 5)
  const to = rng.between(300, 720)
  for (let i = -5; i < 6; i++) {
    const strip: Poly = [
      [to + i * 60, 260],
      [to + (i + 1) * 60, 260],
      [to + (i + 1) * 330, 1060],
      [to + i * 330, 1060],
    ]
    for (const part of intersect([hill], [strip])) {
      if (i % 2) out += clipMarks(tangleOver(part, tangle, 0.1 * i, scale, rng), [part], 3.3, 160)
      out += shape(part, 4, 'none')
    }
  }
  return out + shape(hill, 5, 'none')
}

function grove(hill: Poly, names: readonly string[], high: number, count: number, rng: Rng): string {
  const top = hill.slice(0, -2)
  let out = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = top[Math.round(((i + rng.between(0.2, 0.8)) / count) * (top.length - 1))] ?? [512, 500]
    if (Math.abs(x - 512) < Math.min(190, high)) continue
    const name = names.length ? names[i % names.length]! : rng.pick(['tree', 'pine tree', 'cypress tree'])
    out += standing(name, () => 4)?.(x, y + high * 0.14, high * 0.9, high * rng.between(0.85, 1.1)) ?? ''
  }
  return out
}

/** Water with ripples, and the far shore in it. */
function lake(rng: Rng): string {
  const water = curve('-20,640 160,606 360,628 600,604 820,632 1050,610! 1050,900! -20,900!')
  let out = shape(water, 5)
  for (let i = 0; i < 6; i++) {
    const y = 660 + i * 34
    const wave: Poly = Array.from(
      { length: 40 },
      (_, k): Point => [k * 27 - 10, y + 7 * Math.sin(k * 0.8 + i * 2 + rng.unit())],
    )
    out += line(wave, 3.4)
  }
  return out
}

/** It winds from the foot of the page to the hill. */
function road(): string {
  const way = curve('330,1040! 470,940 560,860 500,790 520,730! 556,730! 560,790 660,850 640,950 620,1040!')
  const cut = subtract([way], [rect(-20, -20, 1100, 716)])
  return cut.map((part) => shape(part, 5)).join('')
}

/** Grass and flowers at the foot of the page. */
function foreground(rng: Rng): string {
  let out = ''
  for (let i = 0; i < 13; i++) {
    const x = 30 + i * 80 + rng.between(-14, 14)
    for (const k of [-0.5, 0.5, 0]) out += shape(leaf(x, 1012, rng.between(70, 118), 26, -Math.PI / 2 + k, 0.4), 3.6)
    if (i % 2) continue
    const y = 900 + rng.between(-20, 20)
    out += line(
      [
        [x, 1010],
        [x, y],
      ],
      5,
    )
    for (let p = 0; p < 7; p++) out += shape(leaf(x, y, 34, 21, (p / 7) * TAU, 0.6), 3.4)
    out += circle(x, y, 11, 3.4)
  }
  return out
}
