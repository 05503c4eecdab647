/** What a Japanese garden is made of: trees trained like clouds, a bridge, lanterns, a pagoda, water in scales or bands. */
import type { Rng } from '../../ink/random.ts'
import { blossom } from '../house-plants/flowering.ts'
import { union } from '../kit/clip.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU } from '../kit/points.ts'

export type Foliage = 'maple' | 'cherry blossom' | 'pine'

const MAPLE = curve(
  '0,0! 14,-18 8,-52! 32,-38 44,-66! 58,-36 84,-40! 78,-18 112,0! 78,18 84,40! 58,36 44,66! 32,38 8,52! 14,18',
  true,
  4,
)

/** A flat cloud of leaves, with what it bears on it. */
function cloudOf(x: number, y: number, w: number, foliage: Foliage, rng: Rng): string {
  const h = w * 0.4
  const bumps = Array.from({ length: 9 }, (_, i): Poly => {
    const a = (i / 9) * TAU
    return ellipse(x + w * 0.38 * Math.cos(a), y + h * 0.34 * Math.sin(a), w * 0.15, h * 0.27, 18)
  })
  const whole = union([...bumps, ellipse(x, y, w * 0.4, h * 0.38, 24)])
  let out = shape(whole, 4.6)
  if (foliage === 'pine') {
    const marks: Mark[] = []
    for (const [u, v] of [
      [-0.24, 0.06],
      [0.02, -0.12],
      [0.26, 0.08],
      [0.02, 0.24],
    ] as const)
      for (const k of [-0.9, -0.3, 0.3, 0.9])
        marks.push({
          poly: [
            [x + u * w, y + v * h + 12],
            [x + u * w + 30 * Math.sin(k), y + v * h + 12 - 30 * Math.cos(k)],
          ],
          open: true,
        })
    return out + clipMarks(marks, whole, 3.5)
  }
  const count = Math.max(2, Math.round((w * 0.62) / 60) + 1)
  for (let i = 0; i < count; i++) {
    const u = x + (i / (count - 1) - 0.5) * w * 0.66
    const v = y + (i % 2 ? 0.12 : -0.12) * h
    if (foliage === 'maple') {
      const a = -Math.PI / 2 + rng.between(-0.5, 0.5)
      const at = (poly: Poly): Poly => move(poly, u, v + 24, a, 0.46)
      out +=
        shape(at(MAPLE), 3.5) +
        line(
          at([
            [-14, 0],
            [70, 0],
          ]),
          3,
        )
    } else out += blossom(u, v, 28, 5)
  }
  return out
}

/** Trunk and boughs in one outline, a cloud at the end of every bough; `side` is where it leans. */
export function trainedTree(x: number, foot: number, high: number, side: 1 | -1, foliage: Foliage, rng: Rng): string {
  const k = high / 100
  const at = (u: number, v: number): Point => [x + side * u * k, foot + v * k]
  const path = (points: readonly (readonly [number, number])[]): Poly =>
    curve(
      points.map(([u, v]) => at(u, v)),
      false,
      10,
    )
  const trunk = band(
    path([
      [0, 0],
      [-6, -24],
      [8, -46],
      [2, -70],
      [12, -88],
    ]),
    (t) => k * (11 - 7 * t),
  )
  const ends = [
    [46, -40, 34],
    [-34, -50, 32],
    [52, -66, 36],
    [-26, -78, 34],
    [16, -94, 42],
  ] as const
  const roots: readonly (readonly [number, number])[] = [
    [-2, -30],
    [7, -42],
    [5, -56],
    [3, -66],
    [9, -82],
  ]
  const boughs = ends.map(([u, v], i) => {
    const [ru, rv] = roots[i]!
    return band(
      path([
        [ru, rv],
        [(ru + u) / 2, (rv + v) / 2 - 1],
        [u, v + 3],
      ]),
      (t) => k * (4.6 - 2 * t),
    )
  })
  const flare = curve([at(-10, 1), at(-6, -6), at(6, -6), at(12, 1)].map(([a, b]) => [a, b] as Point))
  let out = shape(union([trunk, ...boughs, flare]), 5)
  out += line(
    path([
      [-1, -6],
      [-4, -24],
      [4, -40],
    ]),
    3.6,
  )
  for (const [u, v, w] of ends) out += cloudOf(...at(u, v), w * k * 1.2, foliage, rng)
  return out
}

/** Seen from the side: a deck, posts with knobs, two rails. It ends on stones. */
export function archedBridge(x: number, foot: number, wide: number): string {
  const rise = wide * 0.24
  const at = (t: number, up: number): Point => [x + wide * (t - 0.5), foot - up - rise * Math.sin(Math.PI * t)]
  const deck = (up: number): Poly => Array.from({ length: 31 }, (_, i) => at(i / 30, up))
  const under: Poly = [
    ...deck(0),
    ...Array.from({ length: 25 }, (_, i): Point => {
      const t = 0.86 - (0.72 * i) / 24
      return [x + wide * (t - 0.5), foot + 10 - rise * 0.72 * Math.sin(Math.PI * ((t - 0.14) / 0.72))]
    }),
  ]
  let out = ''
  for (const s of [-1, 1])
    out +=
      shape(rect(x + s * wide * 0.46 - 44, foot - 12, 88, 54), 4.6) +
      line(
        [
          [x + s * wide * 0.46 - 44, foot + 14],
          [x + s * wide * 0.46 + 44, foot + 14],
        ],
        3.6,
      )
  for (const up of [54, 98]) out += shape(band(deck(up), 14), 4.4)
  const posts = 6
  for (let i = 0; i <= posts; i++) {
    const [u, v] = at(i / posts, 0)
    out += shape(rect(u - 10, v - 124, 20, 120), 4.4) + circle(u, v - 134, 14, 4.2)
  }
  return out + shape(under, 5) + shape(band(deck(8), 26), 4.8)
}

/** A roof that curls up, the light's house, a waist and a foot. */
export function stoneLantern(x: number, foot: number, high: number): string {
  const k = high / 100
  const form = (text: string, sw = 4.4): string => shape(move(curve(text), x, foot, 0, k), sw)
  return (
    form('-22,0! -22,-9! 22,-9! 22,0!') +
    form('-11,-9! -7,-24 -8,-40! 8,-40! 7,-24 11,-9!') +
    form('-19,-40! -19,-47! 19,-47! 19,-40!') +
    form('-14,-47! -14,-69! 14,-69! 14,-47!') +
    form('-8,-50! -8,-66! 8,-66! 8,-50!', 4) +
    line(
      move(
        [
          [0, -50],
          [0, -66],
        ],
        x,
        foot,
        0,
        k,
      ),
      3.4,
    ) +
    form('-34,-69! -18,-72 -5,-86! 5,-86! 18,-72 34,-69! 26,-64 0,-67 -26,-64') +
    form('0,-101! 6,-92 0,-86 -6,-92')
  )
}

/** Roof over roof, narrower to the top. */
export function pagoda(x: number, foot: number, high: number, tiers: number): string {
  let out = shape(rect(x - high * 0.3, foot - high * 0.05, high * 0.6, high * 0.05), 4.6)
  let y = foot - high * 0.05
  const body = (high * 0.78) / tiers
  for (let i = 0; i < tiers; i++) {
    const w = high * (0.21 - (0.1 * i) / tiers)
    out += shape(rect(x - w, y - body * 0.6, 2 * w, body * 0.6), 4.4)
    const doors = i === 0 ? [0] : [-0.5, 0.5]
    for (const k of doors)
      out += shape(
        [
          [x + k * w - 14, y - (i ? 8 : 0)],
          ...arc(x + k * w, y - body * 0.3, 14, Math.PI, TAU, 10),
          [x + k * w + 14, y - (i ? 8 : 0)],
        ],
        3.8,
      )
    if (i === 0) for (const k of [-0.62, 0.62]) out += shape(rect(x + k * w - 15, y - body * 0.46, 30, body * 0.3), 3.6)
    y -= body * 0.6
    const e = w * 1.75
    out += shape(
      curve(
        `${x - e},${y + 6}! ${x - w},${y - body * 0.16} ${x - w * 0.8},${y - body * 0.42}! ${x + w * 0.8},${y - body * 0.42}! ${x + w},${y - body * 0.16} ${x + e},${y + 6}! ${x + w},${y + 12} ${x},${y + 10} ${x - w},${y + 12}`,
      ),
      4.8,
    )
    for (const k of [-0.5, 0, 0.5])
      out += line(
        [
          [x + k * w * 0.9, y - body * 0.38],
          [x + k * w * 1.4, y + 8],
        ],
        3.4,
      )
    y -= body * 0.4
  }
  for (const [r, v] of [
    [10, 12],
    [10, 32],
  ] as const)
    out += circle(x, y - v, r, 4)
  return (
    out +
    line(
      [
        [x, y - 42],
        [x, y - high * 0.13],
      ],
      5,
    )
  )
}

/** Two posts, two beams, the upper one curved. */
export function torii(x: number, foot: number, high: number): string {
  const k = high / 100
  const form = (text: string, sw = 4.8): string => shape(move(curve(text), x, foot, 0, k), sw)
  let out = ''
  for (const s of [-1, 1])
    out +=
      form(`${s * 30},0! ${s * 26},-84! ${s * 34},-84! ${s * 40},0!`) +
      form(`${s * 27},0! ${s * 27},-7! ${s * 43},-7! ${s * 43},0!`, 4.4)
  return (
    out +
    form('-44,-62! 44,-62! 44,-70! -44,-70!') +
    form('-8,-70! -6,-84! 6,-84! 8,-70!', 4.2) +
    form('-58,-97! -30,-92 0,-91 30,-92 58,-97! 52,-83! 30,-83 0,-82 -30,-83 -52,-83!')
  )
}
