/** What one sees through a window: hills, roofs, the sea, a garden or the night, larger than its opening. */
import type { Rng } from '../../ink/random.ts'
import { intersect, union } from '../kit/clip.ts'
import { cloud } from '../kit/cloud.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'

export interface Opening {
  x: number
  y: number
  w: number
  h: number
}

type Outlook = (at: (u: number, v: number) => Point, opening: Opening, rng: Rng) => string

/** A line of hills from side to side, closed below. */
function ridge(at: (u: number, v: number) => Point, level: number, swing: number, phase: number): Poly {
  const top = Array.from({ length: 31 }, (_, i): Point => at(i / 30, level + swing * Math.sin(phase + i * 0.24)))
  return [...top, at(1, 1.02), at(0, 1.02)]
}

function sun([x, y]: Point, r: number): string {
  let out = circle(x, y, r, 4.4)
  const rays = r < 30 ? 8 : 12
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * TAU
    out += shape(leaf(x + (r + 9) * Math.cos(a), y + (r + 9) * Math.sin(a), Math.max(25, r * 0.66), 19, a, 0.5), 3.5)
  }
  return out
}

/** A cloud so wide. */
const drift = (at: Point, w: number): string => shape(cloud(at, w / 160), 4)

/** What is seen through a narrow window is smaller. */
const scaleOf = (at: (u: number, v: number) => Point): number =>
  Math.max(0.6, Math.min(1, (at(1, 0)[0] - at(0, 0)[0]) / 620))

/** To both sides of the middle bar, below what hangs from above. */
function sunAndCloud(at: (u: number, v: number) => Point, rng: Rng): string {
  const left = rng.chance(0.5)
  const k = scaleOf(at)
  return sun(at(left ? 0.31 : 0.69, 0.24), 34 * k) + drift(at(left ? 0.7 : 0.3, 0.23), 124 * k)
}

/** A round crown on a stem. */
function tree([x, foot]: Point, high: number): string {
  const r = high * 0.3
  const cy = foot - high + r
  const bumps = Array.from({ length: 9 }, (_, i): Poly => {
    const a = (i / 9) * TAU
    return ellipse(x + r * 0.72 * Math.cos(a), cy + r * 0.72 * Math.sin(a), r * 0.4, r * 0.4, 16)
  })
  let out = shape(rect(x - high * 0.045, cy, high * 0.09, high - r), 4)
  out += shape(union([...bumps, ellipse(x, cy, r * 0.8, r * 0.8, 24)]), 4)
  for (const [u, v] of r > 40 ? TUFTS : [])
    out += shape(leaf(x + u * r, cy + v * r, Math.max(22, r * 0.4), Math.max(14, r * 0.26), u, 0.5), 3.2)
  return out
}
const TUFTS = [
  [-0.5, -0.2],
  [0.14, -0.5],
  [0.1, 0.3],
] as const

const fir = ([x, foot]: Point, high: number): string => {
  let out = shape(rect(x - 6, foot - high * 0.2, 12, high * 0.2), 3.6)
  for (const [top, half] of [
    [0.5, 0.34],
    [0.76, 0.27],
    [1, 0.2],
  ] as const)
    out += shape(
      [
        [x - high * half, foot - high * (top - 0.36)],
        [x, foot - high * top],
        [x + high * half, foot - high * (top - 0.36)],
      ],
      3.8,
    )
  return out
}

const hills: Outlook = (at, { h }, rng) => {
  const phase = rng.between(0, 6)
  let out = sunAndCloud(at, rng) + shape(ridge(at, 0.5, 0.06, phase), 4.6)
  for (const u of [0.12, 0.38, 0.64, 0.9]) out += tree(at(u, 0.66), h * 0.21)
  out += shape(ridge(at, 0.64, 0.03, phase + 2), 4.6)
  // Furrows.
  for (let i = -6; i <= 6; i++)
    out += line([at(0.5 + i * 0.07, 0.7 - Math.abs(i) * 0.004), at(0.5 + i * 0.16, 1.02)], 3.6)
  return out
}

const roofs: Outlook = (at, { w }, rng) => {
  let out = drift(at(0.3, 0.24), 130 * scaleOf(at)) + drift(at(0.7, 0.2), 130 * scaleOf(at))
  for (const [row, count] of [
    [0.44, Math.max(2, Math.round(w / 157))],
    [0.66, Math.max(2, Math.round(w / 196))],
  ] as const)
    for (let i = 0; i < count; i++) {
      const wide = w / count
      const [x, y] = at(i / count, row - rng.between(0, 0.08))
      const foot = at(0, 1.02)[1]
      const gable = wide * rng.between(0.4, 0.56)
      out += shape(rect(x + wide * 0.68, y - gable * 0.86, wide * 0.13, gable * 0.7), 4)
      out +=
        shape(
          [
            [x, foot],
            [x, y],
            [x + wide / 2, y - gable],
            [x + wide, y],
            [x + wide, foot],
          ],
          4.4,
        ) +
        line(
          [
            [x, y],
            [x + wide, y],
          ],
          3.6,
        )
      out += circle(x + wide / 2, y - gable * 0.36, Math.max(13, wide * 0.1), 3.6)
      for (const k of [0.27, 0.73])
        for (let v = y + 24; v < foot - 30; v += 84)
          out +=
            shape(rect(x + wide * k - 17, v, 34, 46), 3.6) +
            line(
              [
                [x + wide * k, v],
                [x + wide * k, v + 46],
              ],
              3,
            )
    }
  return out
}

const sea: Outlook = (at, _, rng) => {
  let out = sunAndCloud(at, rng)
  const horizon = 0.46
  out += shape([at(0, horizon), at(1, horizon), at(1, 1.02), at(0, 1.02)], 4.6)
  out += shape([at(0.84, horizon + 0.02), at(1.02, horizon - 0.08), at(1.02, horizon + 0.06)], 4)
  for (let k = 0; k < 5; k++) {
    const v = horizon + 0.1 + k * 0.11
    out += line(
      Array.from({ length: 41 }, (_, i): Point => at(i / 40, v + 0.016 * Math.sin(i * 0.8 + k))),
      3.6,
    )
  }
  const [x, y] = at(rng.pick([0.27, 0.7]), horizon + 0.16)
  const to = (text: string): Poly => move(curve(text), x, y, 0, scaleOf(at))
  out += line(
    [
      [x, y],
      [x, y - 150 * scaleOf(at)],
    ],
    5,
  )
  out += shape(to('8,-148! 70,-70 84,-18! 8,-18!'), 4.4) + shape(to('-8,-124! -44,-70 -54,-18! -8,-18!'), 4.4)
  return out + shape(to('-80,-8! 96,-8! 66,30 -54,30'), 4.6)
}

const night: Outlook = (at, { h }, rng) => {
  const left = rng.chance(0.5)
  const [x, y] = at(left ? 0.34 : 0.66, 0.26)
  let out = shape(
    curve(
      `${x - 8},${y - 66}! ${x + 46},${y - 40} ${x + 56},${y + 16} ${x + 14},${y + 58} ${x - 44},${y + 50}! ${x + 4},${y + 26} ${x + 18},${y - 18}`,
    ),
    5,
  )
  for (const [u, v] of [
    [0.42, 0.1],
    [0.62, 0.44],
    [0.38, 0.44],
    [0.86, 0.1],
    [0.88, 0.43],
    [0.14, 0.44],
    [0.1, 0.1],
    [0.74, 0.12],
  ] as const) {
    const [sx, sy] = at(left ? u : 1 - u, v)
    if (Math.hypot(sx - x, sy - y) < 110) continue
    out += shape(
      Array.from(
        { length: 10 },
        (_, i): Point => [
          sx + (i % 2 ? 11 : 24) * Math.cos((i / 10) * TAU - Math.PI / 2),
          sy + (i % 2 ? 11 : 24) * Math.sin((i / 10) * TAU - Math.PI / 2),
        ],
      ),
      3.8,
    )
  }
  out += shape(ridge(at, 0.56, 0.05, rng.between(0, 6)), 4.6)
  for (const u of [0.06, 0.2, 0.36, 0.5, 0.66, 0.8, 0.95])
    out += fir(at(u, 0.76 + rng.between(-0.03, 0.03)), h * rng.between(0.17, 0.24))
  return out + shape(ridge(at, 0.72, 0.03, 1), 4.6)
}

const garden: Outlook = (at, { w, h }, rng) => {
  let out = sunAndCloud(at, rng) + shape(ridge(at, 0.52, 0.03, rng.between(0, 6)), 4.6)
  out += tree(at(0.2, 0.74), h * 0.47) + tree(at(0.84, 0.7), h * 0.36)
  const step = w / Math.round(w / 50)
  const [x0, top] = at(0, 0.62)
  const foot = at(0, 1.02)[1]
  for (const v of [0.7, 0.82]) out += shape([at(0, v), at(1, v), at(1, v + 0.035), at(0, v + 0.035)], 3.6)
  for (let x = x0 + step * 0.2; x < x0 + w; x += step)
    out += shape(
      [
        [x, foot],
        [x, top + 16],
        [x + step * 0.3, top],
        [x + step * 0.6, top + 16],
        [x + step * 0.6, foot],
      ],
      4,
    )
  return out
}

const OUTLOOKS: readonly Outlook[] = [hills, roofs, sea, night, garden]

/** Only what is within the opening; the wall around it is drawn later, over what hangs over. */
export const outlook = (opening: Opening, rng: Rng, isRainy = false): string =>
  (isRainy ? roofs : rng.pick(OUTLOOKS))((u, v) => [opening.x + u * opening.w, opening.y + v * opening.h], opening, rng)

/** Drops that run down the glass, none cut by its edge. */
export function rainOn(glass: Poly, { x, y, w, h }: Opening, rng: Rng): string {
  let out = ''
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 7; i++) {
      const u = x + (w * (i + (row % 2 ? 0.75 : 0.3) + rng.between(-0.1, 0.1))) / 7
      const v = y + (h * (row + 0.35)) / 7
      const drop = curve(
        `${u},${v - 26}! ${u + 12},${v + 2} ${u + 10},${v + 15} ${u},${v + 20} ${u - 10},${v + 15} ${u - 12},${v + 2}`,
      )
      if (intersect([drop], [glass]).length) out += shape(drop, 3.6)
    }
  return out
}
