/** What chiefs and warriors wear on their heads. */
import { curve, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { band, type Point, type Poly } from '../kit/points.ts'

/** Where the head is when something large is behind it. */
const MIDDLE: Point = [512, 560]

/** Long feathers all around the head, the middle ones before the outer ones, a tuft at the foot of each. */
export function warBonnet(): string {
  const [cx, cy] = MIDDLE
  const at = (r: number, a: number): Point => [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  let out = ''
  for (const i of [-7, 7, -6, 6, -5, 5, -4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const a = -Math.PI / 2 + i * 0.265
    const long = 330 - Math.abs(i) * 4
    out +=
      shape(leaf(...at(170, a), long, 92, a, 0.66), 4.6) +
      line([at(230, a), at(170 + long * 0.94, a)], 3.8) +
      line(
        curve([at(170 + long * 0.62, a - 0.098), at(170 + long * 0.72, a), at(170 + long * 0.62, a + 0.098)], false),
        3.8,
      )
    for (const k of [-0.085, 0, 0.085]) out += shape(leaf(...at(176, a + k * 1.2), 74, 30, a + k, 0.6), 3.6)
  }
  return out
}

const mirrored = (poly: Poly): Poly => poly.map(([x, y]) => [1024 - x, y])
const both = (draw: (place: (poly: Poly) => Poly) => string): string => draw((poly) => poly) + draw(mirrored)

/** A bowl of plates with a crest like a half moon, and plates that hang over the neck. */
export function kabuto(): string {
  const guard = both((place) =>
    [
      '330,560! 250,600 200,640! 250,660 330,640!',
      '344,500! 262,530 206,566! 250,600 336,590!',
      '352,440! 280,462 222,496! 262,536 346,530!',
      '360,370! 300,396 246,430! 280,470 352,470!',
    ]
      .map((plate) => shape(place(curve(plate)), 5))
      .join(''),
  )
  const ribs = [-150, -92, -32, 32, 92, 150]
    .map((x) =>
      line(
        curve(`${512 + x},${284 - (150 - Math.abs(x)) * 0.06} ${512 + x * 0.8},190 ${512 + x * 0.2},104`, false),
        3.8,
      ),
    )
    .join('')
  const horns = both((place) =>
    shape(place(curve('526,246! 590,226 660,160 690,40! 712,130 690,220 620,276 540,290!')), 5.4),
  )
  return (
    guard +
    shape(curve('346,350! 330,220 410,112 512,90 614,112 694,220 678,350! 604,300 512,286 420,300'), 6) +
    ribs +
    shape(band(curve('346,338 420,296 512,282 604,296 678,338', false, 12), 40), 5.4) +
    [-130, -66, 66, 130].map((x) => circle(512 + x, 286 + Math.abs(x) * 0.2, 10, 3.6)).join('') +
    horns +
    circle(512, 262, 40, 5) +
    circle(512, 262, 22, 4)
  )
}
