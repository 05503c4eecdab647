/** Ridges one behind another, and what grows in rows on them. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { box, inside, type Point, type Poly } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'

/** A hill from side to side, high at `peak`. */
export const ridge = (y: number, rise: number, peak: number, rng: Rng): Poly => {
  const left = y + rng.between(-0.1, 0.35) * rise
  const right = y + rng.between(-0.1, 0.35) * rise
  return curve(
    `-30,${left}! ${(peak - 30) * 0.5},${y - rise * 0.45} ${peak},${y - rise} ${peak + (1054 - peak) * 0.5},${y - rise * 0.42} 1054,${right}! 1054,1060! -30,1060!`,
  )
}

/** Where the upper edge is over `x`. */
export const topAt = (hill: Poly, x: number): number => {
  let best = Infinity
  for (let i = 0; i + 1 < hill.length; i++) {
    const [a, b] = [hill[i]!, hill[i + 1]!]
    if ((a[0] - x) * (b[0] - x) > 0 || a[0] === b[0]) continue
    best = Math.min(best, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]))
  }
  return best
}

type Plant = (x: number, y: number, size: number, rng: Rng) => string

const vine: Plant = (x, y, s) => {
  let out = line(
    [
      [x, y],
      [x, y - s * 1.1],
    ],
    s > 40 ? 6 : 4,
  )
  // Leaves in round lobes over the stock, a post beside it.
  const lobes = 9
  out += shape(
    Array.from({ length: lobes * 6 }, (_, i): Point => {
      const a = (i / (lobes * 6)) * Math.PI * 2
      const r = 1 + 0.13 * Math.abs(Math.sin((a * lobes) / 2))
      return [x + 0.6 * s * r * Math.cos(a), y - 0.82 * s + 0.42 * s * r * Math.sin(a)]
    }),
    4,
  )
  if (s > 44)
    for (const [u, v] of [
      [-0.24, 0.66],
      [-0.1, 0.66],
      [-0.17, 0.52],
      [0.26, 0.8],
      [0.4, 0.8],
      [0.33, 0.66],
    ] as const)
      out += circle(x + u * s, y - v * s, Math.max(7, s * 0.085), 3)
  return out
}

const mound: Plant = (x, y, s) =>
  shape(
    curve(
      `${x - s * 0.66},${y}! ${x - s * 0.5},${y - s * 0.6} ${x},${y - s * 0.8} ${x + s * 0.5},${y - s * 0.6} ${x + s * 0.66},${y}!`,
    ),
    4,
  )

/** Spikes over a cushion; far away only the cushion and what stands out of it. */
const lavender: Plant = (x, y, s) => {
  const cushion = curve(
    `${x - s * 0.62},${y}! ${x - s * 0.52},${y - s * 0.34} ${x},${y - s * 0.5} ${x + s * 0.52},${y - s * 0.34} ${x + s * 0.62},${y}!`,
  )
  if (s < 62)
    return (
      [-0.4, 0.4, 0]
        .map((k) =>
          shape(leaf(x + k * s * 0.7, y - s * 0.2, s * 0.9, Math.max(16, s * 0.34), -Math.PI / 2 + k * 0.5, 0.6), 3.6),
        )
        .join('') + shape(cushion, 3.8)
    )
  let out = ''
  for (const k of [-1, 1, -0.5, 0.5, 0]) {
    const a = -Math.PI / 2 + k * 0.5
    const at = (d: number): Point => [x + k * s * 0.26 + d * s * Math.cos(a), y - s * 0.3 + d * s * Math.sin(a)]
    out += line([at(0), at(0.5)], 4.4)
    for (const [d, wide] of [
      [0.36, 0.2],
      [0.54, 0.18],
      [0.72, 0.15],
    ] as const)
      out += shape(leaf(...at(d), s * 0.3, s * wide, a, 0.4), 3.5)
  }
  return (
    out +
    shape(cushion, 4) +
    line(curve(`${x - s * 0.2},${y - s * 0.06} ${x - s * 0.12},${y - s * 0.24}`, false), 3.4) +
    line(curve(`${x + s * 0.2},${y - s * 0.06} ${x + s * 0.12},${y - s * 0.24}`, false), 3.4)
  )
}

const headed =
  (name: string): Plant =>
  (x, y, s, rng) => {
    const head = FLOWER_HEADS[name]
    let out = line(
      [
        [x, y + s * 0.2],
        [x, y - s * 0.7],
      ],
      s > 40 ? 6 : 4,
    )
    if (s < 60 || !head) return out + circle(x, y - s * 0.75, Math.max(12, s * 0.4), 3.4)
    for (const k of [-1, 1]) out += shape(leaf(x, y - s * 0.05, s * 0.6, s * 0.24, -Math.PI / 2 + k, 0.5), 3.4)
    return out + head(x, y - s * 0.78, s * 0.54, rng)
  }

const wheat: Plant = (x, y, s) => {
  let out = line(
    [
      [x, y],
      [x, y - s],
    ],
    3.6,
  )
  for (let i = 0; i < (s > 40 ? 3 : 2); i++)
    for (const k of [-1, 1])
      out += shape(
        leaf(x, y - s * (0.62 + i * 0.22), s * 0.36, Math.max(9, s * 0.17), -Math.PI / 2 + k * 0.5, 0.5),
        3.2,
      )
  return out + shape(leaf(x, y - s * 1.2, s * 0.36, Math.max(9, s * 0.17), -Math.PI / 2, 0.5), 3.2)
}

const tuft: Plant = (x, y, s) =>
  [-0.5, 0.5, 0].map((k) => shape(leaf(x, y, s * 0.8, s * 0.22, -Math.PI / 2 + k, 0.4), 3.4)).join('')

/** What can grow in rows, and how. */
export const CROPS: Readonly<Record<string, Plant>> = {
  vineyard: vine,
  grapes: vine,
  lavender,
  heather: lavender,
  tea: mound,
  wheat,
  barley: wheat,
  corn: wheat,
  rice: tuft,
  cabbage: mound,
  pumpkin: mound,
  sunflower: headed('sunflower'),
  tulip: headed('tulip'),
  poppy: headed('poppy'),
  daisy: headed('daisy'),
  cotton: mound,
}
/** These stand as they came up, in no rows. */
const SCATTERED = ['poppy', 'daisy', 'heather', 'wheat', 'barley']

/** Rows that run toward `to`, small above and large below. */
export function rows(hill: Poly, crop: string, to: Point, [far, near]: readonly [number, number], rng: Rng): string {
  const plant = CROPS[crop]
  if (!plant) return ''
  const { y0 } = box(hill)
  const bottom = 1024
  const isLoose = SCATTERED.includes(crop)
  const apart = near * (isLoose ? 1.5 : 2.1)
  let out = ''
  if (!isLoose) {
    const marks: Mark[] = []
    for (let k = -12; k <= 12; k++) marks.push({ poly: [to, [to[0] + k * near * 2.1 + near, bottom + 40]], open: true })
    out += clipMarks(marks, [hill], 3.2)
  }
  let y = y0 + far * 0.8
  for (let row = 0; y < bottom + near * 0.4; row++) {
    const t = (y - to[1]) / (bottom + 40 - to[1])
    const s = far + (near - far) * Math.max(0, (y - y0) / (bottom - y0))
    for (let k = -16; k <= 16; k++) {
      const x = to[0] + k * apart * t + (isLoose ? rng.between(-0.4, 0.4) * s + (row % 2) * apart * t * 0.5 : 0)
      if (x < -20 || x > 1044 || !inside([x, y + s * 0.12], hill)) continue
      out += plant(x, y + (isLoose ? rng.between(-0.2, 0.2) * s : 0), s, rng)
    }
    y += s * (isLoose ? 0.92 : plant === lavender || crop in FLOWER_HEADS ? 1.06 : 0.86)
  }
  return out
}

/** Steps of earth around a hill, as rice and tea have them. */
export function terraces(hill: Poly): string {
  const { y0 } = box(hill)
  const marks: Mark[] = []
  for (let i = 1; i < 12; i++)
    marks.push({
      poly: hill
        .filter(([, y]) => y < 1000)
        .map(([x, y]): Point => [x, y + i * (16 + i * 4.4) + 6 * Math.sin(x / 90 + i)]),
      open: true,
    })
  return y0 < 1000 ? clipMarks(marks, [hill], 3.6) : ''
}
