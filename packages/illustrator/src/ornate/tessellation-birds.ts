/** Birds that fill the plane: what is wing on one is taken from the belly of the one above, and a head from the tail of the one before. */
import type { Rng } from '../ink/random.ts'
import { intersect, subtract } from './kit/clip.ts'
import { curve, rect } from './kit/curves.ts'
import { circle, clipMarks, dot, type Mark, page, paperAround, shape } from './kit/marks.ts'
import type { Point, Poly } from './kit/points.ts'
import { FILLS, rings } from './tessellation-fills.ts'

const FRAME = rect(20, 20, 984, 984)

/** Head and bill, from the upper to the lower corner of the right side. */
const HEAD = '0,0! 0.1,0.02 0.19,0.08 0.24,0.16! 0.38,0.24! 0.23,0.29! 0.16,0.38 0.06,0.5 0.01,0.72 0,1!'
/** The wing, from the left to the right corner of the upper side. */
const WING = '0,0! 0.16,0.01 0.28,-0.06 0.27,-0.24 0.17,-0.46! 0.4,-0.43 0.58,-0.32 0.72,-0.16 0.84,-0.03 1,0!'

const PLACES = { head: curve(HEAD, false, 8), wing: curve(WING, false, 8) }

/** One bird's own place to the page; rows are shifted, so that they do not stand in columns. */
type Place = (x: number, y: number) => Point

const outline = (T: Place): Poly => [
  ...PLACES.wing.map(([x, y]) => T(x, y)),
  ...PLACES.head.slice(1).map(([x, y]) => T(1 + x, y)),
  ...PLACES.wing
    .toReversed()
    .slice(1)
    .map(([x, y]) => T(x, 1 + y)),
  ...PLACES.head
    .toReversed()
    .slice(1, -1)
    .map(([x, y]) => T(x, y)),
]

const at = (T: Place, text: string): Poly => curve(text, false, 8).map(([x, y]) => T(x, y))
const open = (T: Place, text: string): Mark => ({ poly: at(T, text), open: true })

/** Where the wing begins, the tail and the neck. */
const ROOT = '-0.05,-0.04 0.22,0.06 0.5,0.13 0.78,0.07 1.05,-0.04'
const RUMP = '0.3,-0.3 0.3,0.3 0.36,0.6 0.42,1.2'
const NECK = '1,-0.3 0.95,0.2 1.02,0.6 1.06,1.2'

const FEATHERS: readonly string[] = [
  '0.2,-0.5 0.32,-0.3 0.37,-0.1 0.36,0.3',
  '0.3,-0.5 0.42,-0.3 0.46,-0.1 0.46,0.3',
  '0.42,-0.5 0.52,-0.3 0.56,-0.1 0.57,0.3',
  '0.54,-0.5 0.62,-0.3 0.67,-0.1 0.68,0.3',
]
const TAIL: readonly string[] = [
  '0.4,0.1 0.2,0.1 -0.1,0.01',
  '0.5,0.8 0.26,0.76 -0.1,0.84',
  '0.5,0.92 0.26,0.9 -0.1,0.95',
]

export function birdTessellation(rng: Rng): string {
  const rows = rng.pick([4, 5])
  const H = 984 / rows
  const W = H * rng.between(1.15, 1.4)
  const lean = rng.between(-0.12, 0.2)
  const fills = rng.shuffle(FILLS.filter((fill) => fill !== rings))
  const step = rng.pick([1, 2, 3])
  let out = ''
  for (let j = -1; j <= rows + 1; j++)
    for (let i = -3; i * W < 1500; i++) {
      const [x0, y0] = [i * W + j * lean * W - W, 20 + (j - 0.3) * H]
      const T: Place = (x, y) => [x0 + x * W + y * lean * W, y0 + y * H]
      const body = intersect([outline(T)], [FRAME])
      if (!body.length) continue
      const fill = fills[(((i * step + j * 2) % 3) + 3) % 3]!
      const [root, rump, neck] = [at(T, ROOT), at(T, RUMP), at(T, NECK)]
      const above: Poly = [...root, T(1.2, -1), T(-0.2, -1)]
      const before: Poly = [...rump, T(-0.4, 1.2), T(-0.4, -0.3)]
      const ahead: Poly = [...neck, T(1.6, 1.2), T(1.6, -0.3)]
      out += shape(body, 0)
      for (const part of subtract(body, [above, before, ahead]))
        out += clipMarks(fill({ T, W: W * 0.8 }), [part], 3.2, 90) + shape(part, 4, 'none')
      for (const part of intersect(body, [above]))
        out +=
          clipMarks(
            FEATHERS.map((text) => open(T, text)),
            [part],
            3.4,
          ) + shape(part, 4, 'none')
      for (const part of subtract(intersect(body, [before]), [above]))
        out += clipMarks(
          TAIL.map((text) => open(T, text)),
          [part],
          3.4,
        )
      out += shape(body, 6, 'none')
      const [ex, ey] = T(1.11, 0.16)
      if (Math.min(ex, ey, 1024 - ex, 1024 - ey) > 44) out += circle(ex, ey, H * 0.045 + 3, 3.4) + dot(ex, ey, H * 0.02)
    }
  const way = rng.pick(['translate(0 0)', 'matrix(-1 0 0 1 1024 0)'])
  return page(`<g transform="${way}">${out}</g>${paperAround(FRAME)}${shape(FRAME, 7, 'none')}`, false)
}
