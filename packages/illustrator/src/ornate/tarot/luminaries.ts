/** The moon, the sun and the star of a card, each with a face or rays of its own. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'

/** Draws it around a middle. */
export type Luminary = (x: number, y: number, r: number, rng: Rng) => string

/** Straight rays and waving ones in turn. */
function rays(x: number, y: number, from: number, to: number, count: number): string {
  const wide = ((TAU * from) / count) * 0.9
  let out = ''
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU - Math.PI / 2
    const long = to - from
    const straight: Poly = [
      [0, -wide / 2],
      [long, 0],
      [0, wide / 2],
    ]
    const edge = (side: number): Poly =>
      Array.from({ length: 13 }, (_, k) => {
        const t = k / 12
        return [t * long * 0.86, side * (wide / 2) * (1 - t) ** 0.8 + wide * 0.22 * Math.sin(t * TAU)]
      })
    const waving = [...edge(-1), ...edge(1).reverse()]
    out += shape(move(i % 2 ? waving : straight, x + from * Math.cos(a), y + from * Math.sin(a), a), 4)
  }
  return out
}

/** Closed eyes, brows, a nose and a mouth, seen from the front. */
function face(x: number, y: number, r: number): string {
  const put = (text: string): Poly => move(curve(text, false), x, y, 0, r / 100)
  let out = ''
  for (const side of [-1, 1]) {
    const half = (text: string): Poly => put(text).map(([u, v]): Point => [x + (u - x) * side, v])
    out +=
      line(half('20,-18 34,-8 52,-10 62,-20'), 4.5) +
      line(half('16,-40 36,-52 62,-42'), 4) +
      line(half('36,-7 36,0'), 3.4) +
      line(half('48,-8 51,0'), 3.4) +
      shape(ellipse(x + side * r * 0.5, y + r * 0.26, r * 0.14), 3.4)
  }
  return (
    out +
    line(put('-6,-26 -8,6 -16,22 -4,30 10,28'), 4) +
    shape(move(curve('-30,50! -12,44 0,48 12,44 30,50! 14,64 0,67 -14,64'), x, y, 0, r / 100), 4) +
    line(put('-30,50 0,54 30,50'), 3.4)
  )
}

const sun: Luminary = (x, y, r) =>
  rays(x, y, r * 1.04, r * 1.72, 20) + circle(x, y, r, 6) + circle(x, y, r * 0.86, 3.8) + face(x, y, r * 0.86)

/** A crescent in profile within the full disc. */
const moon: Luminary = (x, y, r, rng) => {
  const profile = curve(
    '30,-95! -4,-74 -14,-50 -10,-36 -18,-26 -4,-10 16,2 4,12 -4,14 6,22 -4,28 6,35 -4,42 -8,48 4,58 -2,72 10,84 30,95!',
    false,
  )
  const back = arc(0, 0, 100, Math.atan2(95, 30), TAU + Math.atan2(-95, 30), 60)
  const side = rng.sign()
  const put = (poly: Poly): Poly => move(poly, x, y, 0, r / 100).map(([u, v]): Point => [x + (u - x) * side, v])
  return (
    rays(x, y, r * 1.06, r * 1.66, 20) +
    circle(x, y, r * 1.06, 6) +
    circle(x, y, r * 0.98, 3.6) +
    shape(put(move([...profile, ...back], 0, 0, 0, 0.97)), 5) +
    line(put(curve('-40,-24 -32,-16 -20,-18', false)), 4.5) +
    line(put(curve('-46,-44 -32,-50 -18,-42', false)), 4) +
    line(put(curve('-20,28 -14,32 -6,29', false)), 3.4) +
    shape(put(ellipse(-38, 16, 14)), 3.4) +
    line(put(curve('22,-84 -34,-58 -62,-2 -44,54 18,84', false)), 3.6) +
    shape(put(star(48, -22, 22)), 3.8) +
    shape(put(star(56, 32, 17)), 3.6)
  )
}

/** Eight points, the long ones on the axes, each folded in the middle. */
const greatStar: Luminary = (x, y, r) => {
  let out = ''
  for (const [turn, long] of [
    [Math.PI / 4, 1.1],
    [0, 1.66],
  ] as const)
    for (let i = 0; i < 4; i++) {
      const a = turn + (i * TAU) / 4
      for (const side of [-1, 1])
        out += shape(
          move(
            [
              [0, 0],
              [r * long, 0],
              [r * 0.36, side * r * 0.36],
            ],
            x,
            y,
            a,
          ),
          4.5,
        )
    }
  return out + circle(x, y, r * 0.34, 5) + circle(x, y, r * 0.2, 3.6)
}

export const LUMINARIES: Readonly<Record<string, Luminary>> = { moon, sun, star: greatStar }

/** Four points, drawn in. */
export const star = (x: number, y: number, r: number): Poly =>
  Array.from({ length: 8 }, (_, i): Point => {
    const a = (i / 8) * TAU - Math.PI / 2
    const reach = i % 2 ? r * 0.4 : r
    return [x + reach * Math.cos(a), y + reach * Math.sin(a)]
  })
