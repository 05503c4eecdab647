/** Eyes of animals: hardly any white, a heavy lid, and the dark corner toward the nose. */
import { intersect } from '../kit/clip.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import type { Species } from './species.ts'

export function eye(side: 1 | -1, { eye: { x, y, size, tilt }, muzzle, pupil }: Species): string {
  const at = (text: string, closed = true): Poly =>
    move(
      curve(text, closed).map(([u, v]): Point => [side * u, v]),
      512 + side * x,
      y,
      side * tilt,
      size,
    )
  const [[cx, cy]] = move([[0, 0]], 512 + side * x, y) as [Point]
  if (muzzle === 'beak' && size > 1.2) return discs(cx, cy)
  const isHoofed = muzzle === 'hoofed' || muzzle === 'deer'
  const lens = at(
    isHoofed
      ? '-54,12! -34,-22 0,-38 36,-28 56,4! 34,28 0,34 -32,28'
      : '-66,22! -40,-14 -4,-36 36,-30 62,-6! 40,22 6,32 -30,30',
  )
  const rim = isHoofed
    ? '-78,22! -46,-36 0,-58 48,-44 80,6! 48,46 0,54 -46,46'
    : '-92,40! -52,-30 -6,-58 46,-48 88,-12! 54,38 8,52 -40,50'
  let out = shape(at(rim), 4) + shape(lens, 5)
  for (const iris of intersect([ellipse(cx, cy - 2 * size, 37 * size)], [lens])) out += shape(iris, 4)
  const dark =
    pupil === 'slit'
      ? ellipse(cx, cy - 2 * size, 14 * size, 27 * size)
      : isHoofed
        ? ellipse(cx, cy, 23 * size, 17 * size)
        : ellipse(cx, cy, 18 * size)
  out += shape(dark, 1, '#000') + dot(cx + 7 * size, cy - 11 * size, (pupil === 'slit' ? 5 : 7) * size, 'white')
  // Where tears run.
  if (!isHoofed) out += shape(at('-62,20! -48,22 -52,32 -66,38 -78,46!'), 1.5, '#000')
  out += line(at('-70,26 -40,-18 -4,-40 38,-34 70,-8', false), 8)
  if (isHoofed)
    out += ['30,-34 44,-50', '46,-22 64,-34', '56,-6 76,-12'].map((lash) => line(at(lash, false), 4)).join('')
  return out
}

/** An owl's: rings of short feathers around a large eye. */
function discs(x: number, y: number): string {
  let out = circle(x, y, 104, 5)
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * TAU
    out += shape(leaf(x + 62 * Math.cos(a), y + 62 * Math.sin(a), 40, 24, a, 0.6), 3.4)
  }
  return out + circle(x, y, 62, 5) + circle(x, y, 44, 4) + dot(x, y, 27) + dot(x + 10, y - 12, 9, 'white')
}
