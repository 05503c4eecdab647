/** What is laid of stones: dry walls over the hills, bridges, a viaduct with its train. */
import type { Rng } from '../../ink/random.ts'
import { cloud } from '../kit/cloud.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { band, type Point, type Poly, walk } from '../kit/points.ts'

/** Lines across a band, so that it is seen to be of stones, though they would be too small to color one by one. */
export function farWall(base: Poly, high: number): string {
  let out = shape(band(base, high), 3.6)
  for (const { x, y, a } of walk(base, high * 2, high)) {
    const [u, v] = [(Math.sin(a) * high) / 2, (Math.cos(a) * high) / 2]
    out += line(
      [
        [x - u, y + v],
        [x + u, y - v],
      ],
      3,
    )
  }
  return out
}

/** A wall before us: courses of stones, and on top others that stand upright. */
export function dryWall(base: Poly, high: number, rng: Rng): string {
  const at = (i: number, up: number): Point => {
    const k = Math.max(0, Math.min(base.length - 1, i))
    const [a, b] = [base[Math.floor(k)]!, base[Math.min(base.length - 1, Math.floor(k) + 1)]!]
    const t = k - Math.floor(k)
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - up]
  }
  const long = base.length - 1
  const step = (px: number): number =>
    (px / Math.hypot(base.at(-1)![0] - base[0]![0], base.at(-1)![1] - base[0]![1])) * long
  let out = ''
  const courses = high > 100 ? 3 : 2
  const course = (high * 0.76) / courses
  for (let c = 0; c < courses; c++) {
    let i = -rng.between(0, step(course))
    while (i < long) {
      const next = i + step(course * rng.between(1.1, 2.1))
      const [low, up] = [c * course, (c + 1) * course]
      const mid = (i + next) / 2
      const gap = step(2)
      out += shape(
        curve(
          [
            at(i + gap, low + 5),
            at(mid, low + 1),
            at(next - gap, low + 4),
            at(next, (low + up) / 2),
            at(next - gap, up - 3),
            at(mid, up),
            at(i + gap, up - 5),
            at(i, (low + up) / 2),
          ],
          true,
          4,
        ),
        4,
      )
      i = next
    }
  }
  let i = -step(10)
  while (i < long) {
    const next = i + step(high * rng.between(0.2, 0.27))
    const [low, up] = [high * 0.76, high * rng.between(0.98, 1.1)]
    const lean = step(high * 0.08)
    out += shape(
      curve(
        [at(i, low), at(next, low), at(next + lean, up - 6), at((i + next) / 2 + lean, up), at(i + lean, up - 7)],
        true,
        4,
      ),
      4,
    )
    i = next
  }
  return out
}

/** Arches from side to side; `deck` is where the rails are. */
export function viaduct(deck: number, foot: number, hasTrain: boolean, rng: Rng): string {
  const [arches, high] = [5, 34]
  const span = 1090 / arches
  const pier = 54
  const spring = deck + high + (span - pier) / 2 + 16
  let body: Poly = [
    [-40, deck],
    [1064, deck],
    [1064, foot],
  ]
  for (let i = arches - 1; i >= 0; i--) {
    const [x0, x1] = [-33 + i * span + pier / 2, -33 + (i + 1) * span - pier / 2]
    body = [...body, [x1, foot], ...arc((x0 + x1) / 2, spring, (x1 - x0) / 2, 0, -Math.PI, 20), [x0, foot]]
  }
  body.push([-40, foot])
  let out = hasTrain ? train(deck, rng) : ''
  out += shape(body, 5)
  for (let i = 0; i < arches; i++) {
    const [x0, x1] = [-33 + i * span + pier / 2, -33 + (i + 1) * span - pier / 2]
    const r = (x1 - x0) / 2
    out += line(arc((x0 + x1) / 2, spring, r + 18, Math.PI, Math.PI * 2, 24), 3.6)
    for (let k = 0; k <= 10; k++) {
      const a = Math.PI + (k / 10) * Math.PI
      const spot = (far: number): Point => [(x0 + x1) / 2 + far * Math.cos(a), spring + far * Math.sin(a)]
      out += line([spot(r), spot(r + 18)], 3.2)
    }
  }
  for (let i = 0; i <= arches; i++) {
    const x = -33 + i * span
    for (let y = spring + 30, k = 0; y < foot - 10; y += 32, k++) {
      out += line(
        [
          [x - pier / 2, y],
          [x + pier / 2, y],
        ],
        3.2,
      )
      out += line(
        [
          [x + (k % 2 ? 10 : -10), y],
          [x + (k % 2 ? 10 : -10), Math.min(foot, y + 32)],
        ],
        3,
      )
    }
  }
  out += shape(rect(-40, deck - 12, 1104, 16), 4)
  return out
}

/** A steam locomotive with coaches, to the right, on rails at `y`. */
function train(y: number, rng: Rng): string {
  const u = y - 12
  let out = ''
  for (const [x, k] of [
    [716, 0.5],
    [640, 0.72],
    [540, 0.95],
    [410, 1.15],
  ] as const)
    out += shape(cloud([x + rng.between(-6, 6), u - 118 - k * 22], k * 0.9), 3.8)
  for (let i = 0; i < 3; i++) {
    const x = 60 + i * 166
    out += shape(
      curve(
        `${x},${u - 14}! ${x},${u - 66}! ${x + 8},${u - 78} ${x + 148},${u - 78} ${x + 156},${u - 66}! ${x + 156},${u - 14}!`,
      ),
      4.4,
    )
    for (let w = 0; w < 4; w++) out += shape(rect(x + 14 + w * 34, u - 60, 24, 24), 3.4)
    for (const w of [30, 126]) out += circle(x + w, u - 9, 11, 3.6)
  }
  out +=
    shape(rect(560, u - 76, 66, 62), 4.4) + shape(rect(548, u - 88, 90, 13), 4) + shape(rect(574, u - 66, 26, 24), 3.4)
  out += shape(curve(`626,${u - 22}! 626,${u - 64}! 750,${u - 64}! 764,${u - 44} 750,${u - 22}!`), 4.4)
  for (const x of [660, 700])
    out += line(
      [
        [x, u - 64],
        [x, u - 22],
      ],
      3.4,
    )
  out +=
    shape(curve(`722,${u - 64}! 716,${u - 96}! 752,${u - 96}! 746,${u - 64}!`), 4) +
    shape(curve(`664,${u - 64}! 668,${u - 80} 690,${u - 80} 694,${u - 64}!`), 4)
  out += shape(
    [
      [752, u - 18],
      [792, u - 4],
      [752, u - 2],
    ],
    4,
  )
  for (const [x, r] of [
    [584, 20],
    [634, 20],
    [684, 20],
    [734, 14],
  ] as const)
    out += circle(x, u - r + 2, r, 4) + circle(x, u - r + 2, 6, 3)
  return out
}

/** One arch over a stream, its parapet of stones. */
export function stoneBridge(x: number, foot: number, wide: number): string {
  const r = wide * 0.25
  const half = wide / 2
  const top = curve(
    `${x - half},${foot - wide * 0.16} ${x - half * 0.5},${foot - wide * 0.32} ${x},${foot - wide * 0.37} ${x + half * 0.5},${foot - wide * 0.32} ${x + half},${foot - wide * 0.16}`,
    false,
  )
  const under: Poly = [
    [x + half, foot],
    [x + r, foot],
    ...arc(x, foot, r, 0, -Math.PI, 24),
    [x - r, foot],
    [x - half, foot],
  ]
  let out = shape([...top, ...under], 5)
  for (let k = 0; k <= 9; k++) {
    const a = Math.PI + (k / 9) * Math.PI
    const at = (far: number): Point => [x + far * Math.cos(a), foot + far * Math.sin(a)]
    out += line([at(r), at(r * 1.2)], 3.4)
  }
  out += line(arc(x, foot, r * 1.2, Math.PI, Math.PI * 2, 24), 3.6)
  out += line(
    top.map(([u, v]): Point => [u, v + wide * 0.06]),
    3.6,
  )
  for (const { x: u, y: v } of walk(top, wide * 0.075, wide * 0.04))
    out += line(
      [
        [u, v],
        [u, v + wide * 0.06],
      ],
      3.2,
    )
  for (const [u, v] of [
    [-0.42, 0.08],
    [0.42, 0.08],
    [-0.36, 0.17],
    [0.36, 0.17],
    [-0.42, 0.02],
    [0.43, 0.02],
  ] as const)
    out += shape(rect(x + u * wide - 18, foot - v * wide, 34, 15), 3.2)
  return out
}

/** Of boards, under a roof: we see into it at the near end, and its long side over the water. */
export function coveredBridge(x: number, foot: number, wide: number): string {
  const at = (a: number, b: number): Point => [x + (a * wide) / 100, foot - (b * wide) / 100]
  const poly = (...points: Point[]): Poly => points
  let out = ''
  // The piers, of stones, and the side.
  for (const [a, b] of [
    [-46, -22],
    [40, 54],
  ] as const) {
    out += shape(poly(at(a, -8), at(a, 12), at(b, 12), at(b, -8)), 4.6)
    for (const v of [-1, 5.5]) out += line([at(a, v), at(b, v)], 3.3)
    for (const [k, v] of [
      [0.3, -1],
      [0.62, 5.5],
      [0.7, -8],
    ] as const)
      out += line([at(a + (b - a) * k, v), at(a + (b - a) * k, v + 6.5)], 3.3)
  }
  out += shape(poly(at(-14, 12), at(-14, 42), at(54, 38), at(54, 15)), 5)
  for (let i = 1; i < 11; i++) {
    const t = i / 11
    out += line([at(-14 + 68 * t, 12 + 3 * t), at(-14 + 68 * t, 42 - 4 * t)], 3.2)
  }
  for (const t of [0.16, 0.44, 0.72]) {
    const [a, b] = [-14 + 68 * t, -14 + 68 * (t + 0.14)]
    out += shape(poly(at(a, 26), at(a, 36), at(b, 35.4), at(b, 26)), 4)
  }
  out += shape(poly(at(-16, 8), at(-14, 13), at(56, 16), at(56, 12)), 4)
  // Its roof of shingles.
  const roof = poly(at(-32, 64), at(-8, 42), at(59, 37), at(38, 57))
  out += shape(roof, 5)
  for (const t of [0.34, 0.67]) out += line([at(-32 + 24 * t, 64 - 22 * t), at(38 + 21 * t, 57 - 20 * t)], 3.4)
  for (let row = 0; row < 3; row++)
    for (let i = 1; i < 9; i++) {
      const spot = (r: number): Point => {
        const [a0, b0] = [-32 + 8 * r, 64 - 7.33 * r]
        const [a1, b1] = [38 + 7 * r, 57 - 6.67 * r]
        const t = (i - (row % 2 ? 0.5 : 0)) / 9
        return at(a0 + (a1 - a0) * t, b0 + (b1 - b0) * t)
      }
      out += line([spot(row), spot(row + 1)], 3.2)
    }
  // The end that we look into.
  out += shape(poly(at(-52, 10), at(-52, 42), at(-32, 62), at(-12, 42), at(-12, 10)), 5)
  const gable = poly(at(-52, 42), at(-32, 62), at(-12, 42))
  for (const k of [0.3, 0.62]) out += line([at(-52 + 20 * k, 42 + 20 * k), at(-12 - 20 * k, 42 + 20 * k)], 3.3)
  out += line([gable[0]!, gable[2]!], 4)
  out += shape(
    curve(
      [at(-46, 10), at(-46, 28), at(-42, 35), at(-32, 38), at(-22, 35), at(-18, 28), at(-18, 10)].map(([u, v], i) => ({
        x: u,
        y: v,
        corner: i === 0 || i === 6,
      })),
    ),
    4.6,
  )
  out += shape(poly(at(-39, 14), at(-39, 28), at(-25, 28), at(-25, 14)), 4)
  for (const [a, b] of [
    [-46, -39],
    [-18, -25],
  ] as const)
    out += line([at(a, 10), at(b, 14)], 3.6) + line([at(a, 30), at(b, 28)], 3.6)
  return out + shape(poly(at(-56, 40), at(-32, 65), at(-8, 40), at(-11, 39), at(-32, 60), at(-53, 39)), 4.4)
}
