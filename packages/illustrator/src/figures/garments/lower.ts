/** In place of legs: a fish's tail, a sheet, smoke, a ball of snow, a horse. They go where the legs would. */
import type { Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { axes, type Disc, lerp, mix, off, type P, ring, spline, stretched } from '../geometry.ts'
import { tube, unite, without } from '../outline.ts'
import { coil, sole } from './creeping.ts'
import type { Outfit } from './outfit.ts'

/** From the hip along the middle between the legs. */
const course = (b: Body): P[] =>
  spline(
    [
      b.at('hip'),
      mix(b.at('nearKnee'), b.at('farKnee'), 0.5),
      mix(mix(b.at('nearKnee'), b.at('farKnee'), 0.5), mix(b.at('nearAnkle'), b.at('farAnkle'), 0.5), 0.7),
    ],
    6,
  )

/** Where a tail goes: hanging it sweeps to one side, in place of folded legs it lies on the ground ahead, its end raised. */
function tailLine(b: Body): P[] {
  const line = course(b)
  const [x, y] = b.at('hip')
  const end = line.at(-1) as P
  const k = b.h * 0.01
  const long = end[1] - y
  if (Math.abs(end[0] - x) < b.h * 0.12 && long > b.h * 0.2)
    return spline(
      [
        [x, y],
        [x - 3 * k, y + long * 0.36],
        [x - 3.5 * k, y + long * 0.66],
        [x + 3 * k, y + long * 0.94],
        [x + 13 * k, y + long * 0.92],
      ],
      3,
    )
  if (Math.hypot(end[0] - x, end[1] - y) > b.h * 0.24) return line
  const floor = Math.min(y + 5 * k, -b.leg)
  return spline(
    [
      [x, y],
      [x + 14 * k, floor],
      [x + 28 * k, floor - k],
      [x + 37 * k, floor - 11 * k],
    ],
    4,
  )
}

function fishtail(pen: Pen, b: Body, smooth = false): P[] {
  const line = tailLine(b)
  const n = line.length - 1
  const wide = b.waist(1)[2]
  const thick = (t: number) => lerp(wide * 1.06, b.leg * 0.5, t ** 1.2)
  // It begins above the hip and is cut there: the end of a ribbon that turns aside would stand out from the waist as a spike.
  const high: Disc = [...b.on(0.7, 0), b.waist(0.7)[2] * 1.02]
  const whole = tube([high, ...line.map(([x, y], i): Disc => [x, y, thick(i / n)])])
  const tail = without(whole, [[b.on(-0.4, -1.7), b.on(0.8, -1.7), b.on(0.86, 0), b.on(0.8, 1.7), b.on(-0.4, 1.7)]])
  const { along, across } = axes(line[n - 2] as P, line[n] as P)
  const end = line[n] as P
  const r = b.h * 0.088
  const at = (a: number, c: number): P => off(end, along, a * r, across, c * r)
  // Two leaves that part and bow outward, joined by a notch.
  const leaf = (c: 1 | -1): P[] => [
    at(0.5, c * 0.52),
    at(1.1, c * 1.2),
    at(1.35, c * 2.1),
    at(2.05, c * 1.5),
    at(2.1, c * 0.75),
  ]
  pen.blob([at(-0.2, 0), ...leaf(1), [...at(1.5, 0), 1], ...leaf(-1).reverse()])
  pen.poly(tail)
  if (!smooth) scales(pen, line, thick)
  for (const c of [-1, 1])
    for (const [from, to] of [
      [0.5, 0.9],
      [0.8, 1.5],
    ] as const)
      pen.line([at(0.7, c * 0.3 * from), at(1.5, c * to)], pen.at.sw * 0.7)
  return tail
}

/** Rows of scales across the tail, each set between those of the row above. */
function scales(pen: Pen, line: readonly P[], thick: (t: number) => number): void {
  const n = line.length - 1
  for (const [row, i] of [1, 3, 5, 7, 9].entries()) {
    const at = line[Math.min(n, i)] as P
    const { along, across } = axes(line[Math.min(n, i) - 1] as P, line[Math.min(n, i) + 1] ?? (line[n] as P))
    const r = thick(i / n) * 0.84
    const count = row % 2 ? 2 : 3
    const w = (r * 2) / 3
    if (w < 16) return
    for (let k = 0; k < count; k++) {
      const c = (k - (count - 1) / 2) * w
      const p = (u: number, v: number): P => off(at, across, c + u * w, along, v * w)
      pen.line([p(-0.48, 0), p(-0.3, 0.42), p(0, 0.56), p(0.3, 0.42), p(0.48, 0)], pen.at.sw * 0.75)
    }
  }
}

/** Six arms that spread over the ground, thick where they begin, their tips curled up. */
function tentacles(pen: Pen, b: Body): void {
  const [x, y] = b.at('hip')
  const low = Math.max(b.at('nearAnkle')[1], b.at('farAnkle')[1]) + b.leg * 0.1
  const long = Math.max(low - y, b.h * 0.14)
  const arm = (c: number, up: number): P[] => {
    const out = Math.sign(c)
    const end = x + c * b.h * 0.3
    const course = spline(
      [
        [x + c * b.leg * 0.8, y - b.leg * 0.4],
        [x + c * b.h * 0.16, y + long * (0.62 - up * 0.2)],
        [end, y + long * (0.96 - up * 0.3)],
        [end + out * b.leg * 1.3, y + long * (0.78 - up * 0.5)],
        [end + out * b.leg * 1.1, y + long * (0.44 - up * 0.5)],
      ],
      5,
    )
    return tube(course.map(([u, v], i) => [u, v, lerp(b.leg, b.leg * 0.36, i / (course.length - 1))] as const))
  }
  for (const [c, up] of [
    [1.15, 0.7],
    [0.78, 0.14],
    [0.3, 0],
  ] as const)
    for (const q of [-1, 1]) pen.poly(arm(q * c, up))
}

/** A sheet over head and body down to a wavy hem. */
function ghost(pen: Pen, b: Body): void {
  const { along, across } = axes(b.at('head'), b.at('hip'))
  const at = (from: P, c: number, a: number): P => off(from, across, -c, along, a)
  const end = at(b.at('hip'), 0, (b.skeleton.build.thigh + b.skeleton.build.shin) * b.h * 0.9)
  const wide = Math.max(b.waist(1)[2] * 1.6, b.head * 1.1)
  const crown = Array.from({ length: 9 }, (_, i): P => {
    const a = Math.PI * (1 - i / 8)
    return at(b.at('head'), Math.cos(a) * b.head * 1.04, -Math.sin(a) * b.head * 1.04)
  })
  const hem = [1, 0.66, 0.33, 0, -0.33, -0.66, -1].map((c, i): P => at(end, c * wide, i % 2 ? b.h * 0.05 : 0))
  pen.blob([
    ...crown,
    at(b.at('chest'), b.head * 1.02, b.head * 0.3),
    ...hem,
    at(b.at('chest'), -b.head * 1.02, b.head * 0.3),
  ])
}

function smoke(pen: Pen, b: Body): void {
  const line = course(b)
  const n = line.length - 1
  const end = line[n] as P
  const swirl = spline(
    [
      ...line.filter((_, i) => i % 4 === 0),
      [end[0] - b.leg * 1.4, end[1] + b.leg * 0.2],
      [end[0] - b.leg * 2.6, end[1] - b.leg * 0.6],
    ],
    5,
  )
  pen.poly(tube(swirl.map(([x, y], i) => [x, y, lerp(b.waist(1)[2], b.leg * 0.2, i / (swirl.length - 1))] as const)))
}

/** The ball between the one on the ground and the head. */
export function snowball(b: Body): P[] {
  const [x, y] = b.waist(0.42)
  return ring([x, y, b.h * 0.165])
}

function snow(pen: Pen, b: Body): void {
  const [x, y] = b.at('hip')
  const low = Math.min(0, Math.max(b.at('nearAnkle')[1], b.at('farAnkle')[1]) + b.leg)
  const r = Math.max(b.h * 0.2, (low - y) * 0.72)
  pen.ell(x, low - r, r * 1.12, r)
}

function horse(pen: Pen, b: Body): void {
  const [x, y] = b.at('hip')
  const k = b.h * 0.01
  const low = -b.leg * 0.6
  const leg = (at: number, ahead: number): P[] =>
    tube([
      [x + at * k, y + 8 * k, 7 * k],
      [x + (at + ahead) * k, (y + low) / 2, 4.4 * k],
      [x + (at + ahead * 0.5) * k, low, 4.6 * k],
    ])
  pen.poly(leg(-4, 3))
  pen.poly(leg(-38, -4))
  pen.blob([
    [x - 46 * k, y],
    [x - 58 * k, y + 8 * k],
    [x - 56 * k, y + 30 * k, 1],
    [x - 48 * k, y + 18 * k],
  ])
  pen.poly(
    unite([
      stretched([
        [x - 1 * k, y + 2 * k, 10 * k],
        [x - 38 * k, y + 4 * k, 12 * k],
      ]),
      leg(2, 4),
      leg(-44, -3),
    ]),
  )
}

/** Returns the shape out of which the trunk grows, if it does. */
export function drawLower(pen: Pen, b: Body, lower: NonNullable<Outfit['lower']>): P[] | undefined {
  pen.tint(lower.tint)
  if (lower.kind === 'body') return fishtail(pen, b, true)
  if (lower.kind === 'coil') return coil(pen, b)
  if (lower.kind === 'sole') return sole(pen, b)
  const draw = { fishtail, tentacles, ghost, smoke, snow, horse }[lower.kind]
  draw(pen, b, lower.smooth)
  return undefined
}
