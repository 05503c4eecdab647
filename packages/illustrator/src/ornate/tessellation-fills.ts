/** What the bodies of fish are filled with; each fish has its own place, one wide and one high. */
import { arc, curve, ellipse } from './kit/curves.ts'
import type { Mark } from './kit/marks.ts'
import type { Point } from './kit/points.ts'

interface Fish {
  /** From its own place to the page. */
  T: (x: number, y: number) => Point
  W: number
}
type Fill = (fish: Fish) => Mark[]

const open = (through: Point[]): Mark => ({ poly: curve(through, false), open: true })

const scales: Fill = ({ T, W }) => {
  const size = W / 9
  const [x0, y0] = T(0.95, 0.5)
  const out: Mark[] = []
  for (let a = 0; a < 11; a++)
    for (let b = -6; b <= 6; b++) {
      const [x, y] = [x0 - a * size * 0.78, y0 + (b + (a % 2) / 2) * size * 1.12]
      const back = arc(x, y, size * 0.58, Math.PI / 2, Math.PI * 1.5, 10)
      out.unshift({ poly: [...back, [x + size, y - size * 0.58], [x + size, y + size * 0.58]] })
    }
  return out
}

const hoops: Fill = ({ T }) =>
  Array.from({ length: 8 }, (_, a) => 0.36 + a * 0.07).map((x) =>
    open([T(x, -0.3), T(x + 0.07, 0.3), T(x + 0.07, 0.7), T(x, 1.3)]),
  )

const waves: Fill = ({ T }) =>
  Array.from({ length: 10 }, (_, a) => (a - 3) * 0.19).map((y) =>
    open([T(0.2, y), T(0.45, y + 0.1), T(0.65, y - 0.02), T(0.95, y + 0.08)]),
  )

const lozenges: Fill = ({ T }) =>
  Array.from({ length: 13 }, (_, a) => a * 0.15 - 0.4).flatMap((x) => [
    open([T(x, -0.3), T(x + 0.25, 0.5), T(x + 0.5, 1.3)]),
    open([T(x + 0.5, -0.3), T(x + 0.25, 0.5), T(x, 1.3)]),
  ])

/** Two stripes that bound a row of rings, again and again. */
export const rings: Fill = ({ T, W }) =>
  Array.from({ length: 4 }, (_, a) => 0.38 + a * 0.14).flatMap((x) => [
    open([T(x, -0.3), T(x + 0.06, 0.3), T(x + 0.06, 0.7), T(x, 1.3)]),
    ...Array.from({ length: 9 }, (_, b): Mark => {
      const y = -0.2 + b * 0.17
      return { poly: ellipse(...T(x + 0.13 - (y - 0.5) ** 2 * 0.12, y), W * 0.034, undefined, 18), whole: true }
    }),
  ])

const chevrons: Fill = ({ T }) =>
  Array.from({ length: 11 }, (_, a) => 0.18 + a * 0.085).map((x) => ({
    poly: [T(x - 0.16, -0.3), T(x + 0.08, 0.5), T(x - 0.16, 1.3)],
    open: true,
  }))

export const FILLS: readonly Fill[] = [scales, hoops, waves, lozenges, rings, chevrons]
