/** Fur as short tufts in rows, along the way a part grows. */
import { grow } from '../kit/clip.ts'
import { line } from '../kit/marks.ts'
import { area, box, inside, move, type Point, type Poly } from '../kit/points.ts'
import { axis } from '../zentangle/panels.ts'
import type { Role } from './creature.ts'

const TUFT: Poly = [
  [-11, -8],
  [3, -5],
  [12, 0],
  [3, 6],
  [-9, 8],
]
const STEP = 46

/** Feathers have none, nor has what is too small for it. */
export function furCover(surface: Poly, role?: Role): string {
  const free = grow([surface], -15)
  if (role === 'feather' || Math.abs(area(surface)) < 5000 || !free.length) return ''
  // Hair grows down and backward, never up.
  const turn = Math.abs(axis(surface))
  const flat = move(surface, 0, 0, -turn)
  const { x0, y0, x1, y1 } = box(flat)
  let out = ''
  for (let j = 0, y = y0; y < y1; y += STEP * 0.62, j++)
    for (let x = x0 + (j % 2 ? STEP / 2 : 0); x < x1; x += STEP) {
      const tuft = move(
        TUFT.map(([u, v]): Point => [u + x, v + y]),
        0,
        0,
        turn,
      )
      if (free.some((part) => tuft.every((point) => inside(point, part)))) out += line(tuft, 3)
    }
  return out
}
