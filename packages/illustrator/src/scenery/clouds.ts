/** Clouds as lobes that overlap: where two meet, the edge of the one in front goes on into the cloud and curls up. */
import type { Rng } from '../ink/random.ts'
import { line, type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { arcTo, curl, ROUND } from './lobes.ts'

/** Heights along a cloud's top, from left to right, in shares of its width and height. */
const TOPS: readonly (readonly Point[])[] = [
  [
    [0, 0.2],
    [0.13, 0.5],
    [0.4, 0.92],
    [0.7, 0.7],
    [0.89, 0.42],
    [1, 0.14],
  ],
  [
    [0, 0.16],
    [0.16, 0.46],
    [0.34, 0.62],
    [0.63, 0.98],
    [0.88, 0.5],
    [1, 0.18],
  ],
  [
    [0, 0.2],
    [0.22, 0.74],
    [0.55, 0.96],
    [0.84, 0.56],
    [1, 0.16],
  ],
  [
    [0, 0.12],
    [0.1, 0.36],
    [0.3, 0.56],
    [0.56, 0.7],
    [0.78, 0.46],
    [0.92, 0.32],
    [1, 0.1],
  ],
]

/** The lower side is flatter. */
const FLAT = 0.85
/** The outline of lobes over these points, closed along the lower side, and the curls in it. */
function lobes(tops: readonly Point[], closing: string, rng: Rng, sw: number, plain = false): string {
  const [first, ...rest] = tops as [Point, ...Point[]]
  let outline = pen`M${first[0]} ${first[1]}`
  let curls = ''
  let last = first
  rest.forEach((next, i) => {
    outline += arcTo(last, next, ROUND)
    if (i > 0 && i < rest.length - 1 && rng.chance(0.8)) curls += curl(last, next, rng.between(0.9, 1.5))
    last = next
  })
  return tint('cloud', path(`${outline}${closing}Z`, sw) + (curls && !plain ? line(curls, sw * 0.9) : ''))
}

/** The spirals of a rolled one would be a blot in a small one. */
const SMALL = ['single', 'level'] as const
const MIDDLING = ['single', 'level', 'pair', 'low'] as const
const LARGE = ['single', 'level', 'level', 'pair', 'low', 'rolled'] as const

/** A cloud w wide whose lower edge is at y: a heap, a tower on a level foot, two that overlap, a long low one, or one that is rolled up. */
export function cloud(x: number, y: number, w: number, rng: Rng, sw = 4): string {
  const kind = rng.pick(w < 150 ? SMALL : w < 230 ? MIDDLING : LARGE)
  const side = rng.sign()
  if (kind === 'low') return puff(x, y, w * 1.1, rng, sw, { flat: 0.32 })
  if (kind === 'level') return level(x, y, w, rng, sw)
  if (kind === 'rolled') return level(x, y, w, rng, sw) + rolls(x, y, w, side, sw)
  if (kind === 'pair')
    return (
      // Curls of the one behind would be cut to slivers.
      puff(x + side * w * 0.2, y - w * 0.13, w * 0.62, rng, sw, { flat: 0.49, plain: true }) +
      level(x - side * w * 0.1, y, w * 0.8, rng, sw)
    )
  return puff(x, y, w, rng, sw, { flat: 0.49 })
}

/** Lobes that rise to one side of the middle over a level foot with round ends. */
function level(x: number, y: number, w: number, rng: Rng, sw: number): string {
  const n = w > 260 ? 6 : w > 150 ? 5 : 4
  const h = w * rng.between(0.34, 0.44)
  const peak = rng.between(0.36, 0.64)
  const tops = Array.from({ length: n }, (_, i): Point => {
    const t = i / (n - 1)
    const u = t < peak ? t / peak : (1 - t) / (1 - peak)
    const shaken = i && i < n - 1 ? rng.between(-0.05, 0.05) : 0
    return [x - w * 0.44 + w * 0.88 * (t + shaken), y - h * (0.4 + 0.5 * u ** 0.8) * rng.between(0.92, 1.06)]
  })
  const [first, last] = [tops[0] as Point, tops.at(-1) as Point]
  const closing = pen`C${last[0] + w * 0.12} ${last[1] - h * 0.06} ${last[0] + w * 0.13} ${y} ${last[0]} ${y}Q${x} ${y + h * 0.06} ${first[0]} ${y}C${first[0] - w * 0.13} ${y} ${first[0] - w * 0.12} ${first[1] - h * 0.06} ${first[0]} ${first[1]}`
  return lobes(tops, closing, rng, sw)
}

/** A spiral within, as in old woodcuts. */
function rolls(x: number, y: number, w: number, side: number, sw: number): string {
  const roll = (u: number, v: number, r: number) =>
    pen`M${x + side * u} ${y - v}c${-side * r * 1.6} ${-r * 0.1} ${-side * r * 1.5} ${-r * 1.9} 0 ${-r * 1.8}c${side * r * 1.1} ${r * 0.1} ${side * r * 0.9} ${r * 1.2} ${-side * r * 0.1} ${r * 1.05}`
  return line(roll(-w * 0.16, w * 0.07, w * 0.075), sw * 0.9)
}

interface Puff {
  /** Its height as a share of its width. */
  flat: number
  /** Without curls in it. */
  plain?: boolean
}

function puff(x: number, y: number, w: number, rng: Rng, sw: number, { flat, plain = false }: Puff): string {
  const h = w * flat * rng.between(0.92, 1.08)
  const turned = rng.chance(0.5)
  const shape = rng.pick(TOPS)
  const at = ([u, v]: Point): Point => [
    x - w / 2 + w * (u + (u > 0 && u < 1 ? rng.between(-0.02, 0.02) : 0)),
    y - h * v * (v > 0.4 ? rng.between(0.94, 1.04) : 1),
  ]
  const tops = (turned ? shape.map(([u, v]): Point => [1 - u, v]).toReversed() : shape).map(at)
  const under = [0.97, 0.7, 0.38, 0.05].map((u): Point => [x - w / 2 + w * u, y - h * (u > 0.1 && u < 0.9 ? 0 : 0.02)])
  let last = tops.at(-1) as Point
  let closing = ''
  for (const next of [...under, tops[0] as Point]) {
    closing += arcTo(last, next, last === tops.at(-1) || next === tops[0] ? 0.62 : FLAT)
    last = next
  }
  return lobes(tops, closing, rng, sw, plain)
}

/** A heap of clouds that rises from behind the land; its foot at y is hidden there. */
export function cloudBank(x: number, y: number, w: number, h: number, rng: Rng, sw = 4): string {
  const n = Math.max(6, Math.round(w / 105))
  const peak = rng.between(0.35, 0.65)
  const tops = Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n
    const u = t < peak ? t / peak : (1 - t) / (1 - peak)
    return [
      x - w / 2 + w * (t + (i && i < n ? rng.between(-0.25, 0.25) / n : 0)),
      y - h * (0.16 + 0.84 * u ** 0.8) * rng.between(0.88, 1),
    ]
  })
  return lobes(tops, pen`V${y}H${x - w / 2}`, rng, sw)
}
