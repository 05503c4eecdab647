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

/** Of boards, under a roof, on two feet of stone. */
export function coveredBridge(x: number, foot: number, wide: number): string {
  const [l, r] = [x - wide / 2, x + wide / 2]
  const floor = foot - wide * 0.12
  const eave = floor - wide * 0.28
  let out = ''
  for (const u of [l, r - wide * 0.16]) out += shape(rect(u, floor - 4, wide * 0.16, foot - floor + 20), 4.6)
  out += shape(rect(l, eave, wide, floor - eave), 5)
  for (let i = 1; i < 14; i++)
    out += line(
      [
        [l + (wide * i) / 14, eave],
        [l + (wide * i) / 14, floor],
      ],
      3.2,
    )
  for (const k of [0.2, 0.42, 0.64]) out += shape(rect(l + wide * k, eave + wide * 0.05, wide * 0.14, wide * 0.1), 4)
  out += shape(
    [
      [l - 20, eave + 8],
      [l + 26, eave - wide * 0.15],
      [r - 26, eave - wide * 0.15],
      [r + 20, eave + 8],
    ],
    5,
  )
  for (let i = 1; i < 4; i++)
    out += line(
      [
        [l - 20 + i * 12, eave + 8 - (i * wide * 0.165) / 4],
        [r + 20 - i * 12, eave + 8 - (i * wide * 0.165) / 4],
      ],
      3.3,
    )
  return out + shape(rect(l - 14, floor - 8, wide + 28, 18), 4.4)
}
