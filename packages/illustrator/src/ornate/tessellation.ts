/** Fish on a brick lattice: the top edge's two halves come back as the lower edge's other two halves. */
import type { Rng } from '../ink/random.ts'
import { intersect, subtract } from './kit/clip.ts'
import { curve, rect } from './kit/curves.ts'
import { circle, clipMarks, dot, type Mark, page, paperAround, shape } from './kit/marks.ts'
import type { Point, Poly } from './kit/points.ts'
import { FILLS, rings } from './tessellation-fills.ts'

const FRAME = 984

/** Which of four fills a fish has. */
const ORDERS: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (((i + j) % 3) + 3) % 3,
  (_i, j) => j % 4,
  (i, j) => (((i * 2 + j) % 4) + 4) % 4,
  (i, j) => ((i + 8) * 7 + j * 5 + (((i + 8) * j) % 3)) % 4,
]

/** Where the shoal swims. */
const WAYS = [
  'translate(0 0)',
  'matrix(-1 0 0 1 1024 0)',
  'rotate(90 512 512)',
  'rotate(-90 512 512)',
  'matrix(0 1 1 0 0 0)',
] as const

export function tessellation(rng: Rng): string {
  const rows = rng.pick([6, 7, 8])
  // The edges of the page cut fish through the middle, where no slivers are left.
  const H = FRAME / rows
  const W = H / rng.between(0.46, 0.58)
  const fills = rng.shuffle(FILLS.filter((fill) => fill !== rings || W * 0.034 > 9.5)).slice(0, 4)
  const order = rng.pick(ORDERS)
  let out = ''
  const A0 = rng.between(0.17, 0.27)
  const B0 = rng.between(0.17, 0.28)
  const fin = rng.between(0.06, 0.2)
  const nose = rng.between(0.18, 0.3)
  // halves as height over their own base line, in cell heights (down is +)
  const A = curve(
    [
      [0, 0],
      [0.1, A0 * 0.25],
      [0.25, A0 * 0.95],
      [0.38, A0 * 0.8],
      [0.5, 0],
    ] as Poly,
    false,
    10,
  )
  const B = curve(
    [
      { x: 0.5, y: 0 },
      { x: 0.56, y: -B0 * 0.55 },
      { x: 0.6, y: -B0 * 0.8 - fin, corner: true },
      { x: 0.7, y: -B0 * 0.98 },
      { x: 0.84, y: -B0 * 0.72 },
      { x: 1, y: 0 },
    ],
    false,
    10,
  )
  const E = curve(
    [
      [0, 0],
      [nose * 0.36, 0.2],
      [nose * 0.62, 0.42],
      [nose * 0.66, 0.55],
      [nose * 0.4, 0.82],
      [0, 1],
    ] as Poly,
    false,
    10,
  )
  // corners: top edge slants nowhere; the right edge goes from (1,0) to (1,1) with the nose bulge
  const tile = (x0: number, y0: number): Poly => {
    const T = (x: number, y: number): Point => [x0 + x * W, y0 + y * H]
    const top = [...A, ...B.slice(1)].map(([x, y]) => T(x, y))
    const right = E.map(([x, y]) => T(1 + x, y))
    const bottom = [...B.map(([x, y]) => [x - 0.5, y] as Point), ...A.map(([x, y]) => [x + 0.5, y] as Point).slice(1)]
      .map(([x, y]) => T(x, 1 + y))
      .reverse()
    const left = E.map(([x, y]) => T(x, y)).reverse()
    return [...top, ...right.slice(1), ...bottom.slice(1), ...left.slice(1, -1)]
  }
  const frame = rect(20, 20, FRAME, FRAME)
  for (let j = 0; j <= rows; j++)
    for (let i = -2; i * W < 1200; i++) {
      const x0 = i * W + (Math.abs(j) % 2 ? W / 2 : 0)
      const y0 = 20 + (j - 0.5) * H
      const t = tile(x0, y0)
      const T = (x: number, y: number): Point => [x0 + x * W, y0 + y * H]
      const body = intersect([t], [frame])
      if (!body.length) continue
      let s = shape(body, 0)
      const kind = order(i, j)
      const gill = curve([T(0.79, -0.3), T(0.85 + nose * 0.2, 0.2), T(0.85 + nose * 0.2, 0.7), T(0.8, 1.3)], false)
      const bodyArea = intersect(intersect([t], [[...gill, T(0.34, 1.3), T(0.28, 0.5), T(0.34, -0.3)]]), [frame])
      const marks = fills[kind]!({ T, W })
      for (const q of bodyArea) s += clipMarks(marks, [q], 3.1, 90) + shape(q, 4, 'none')
      const tail: Mark[] = []
      for (let b = 1; b <= 7; b += 1.5)
        tail.push({
          poly: curve([T(0.36, 0.3 + b * 0.05), T(0.12, 0.2 + b * 0.075), T(-0.1, -0.35 + b * 0.21)], false),
          open: true,
        })
      const tailArea = subtract(intersect([t], [frame]), [
        [...gill, T(3, 1.4), T(3, -0.5)].map((p) => p) as Poly,
        [T(0.34, 1.6), T(0.28, 0.5), T(0.34, -0.6), T(3, -0.6), T(3, 1.6)],
      ])
      for (const q of tailArea) s += clipMarks(tail, [q], 3.1)
      s += shape(body, 6, 'none')
      const e = T(0.99, 0.42)
      if (e[0] > 50 && e[0] < 974 && e[1] > 40 && e[1] < 984)
        s += circle(e[0], e[1], H * 0.13, 3.6) + circle(e[0], e[1], H * 0.08, 3.2) + dot(e[0], e[1], H * 0.035)
      out += s
    }
  const turned = `<g transform="${rng.pick(WAYS)}">${out}</g>`
  return page(turned + paperAround(frame) + shape(frame, 7, 'none'), false)
}
