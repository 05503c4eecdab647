/** A window in a wall: the view, then what hides what hangs over from it, then frame, bars and curtains. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { type Opening, outlook, rainOn } from './outlook.ts'

export type Falling = 'rain' | 'snow'

/** What falls outside, as it is said. */
export const weatherIn = (prompt: string): Falling | null => {
  if (/\bsnow(?:s|ing|y|fall|flakes?|storm)?\b|\bblizzard\b/i.test(prompt)) return 'snow'
  return /\brain(?:s|ing|y|drops?|storm)?\b/i.test(prompt) ? 'rain' : null
}

/** Flakes before the view, none cut by its edge. */
function snowOn({ x, y, w, h }: Opening, rng: Rng): string {
  let out = ''
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 5; i++) {
      const u = x + (w * (i + (row % 2 ? 0.72 : 0.32) + rng.between(-0.1, 0.1))) / 5
      out += circle(u, y + (h * (row + 0.5)) / 6, rng.between(9, 14), 3.4)
    }
  return out
}

/** Between the two parts goes what is on the wall, down to `foot`. */
export function roomWindow(
  opening: Opening,
  foot: number,
  rng: Rng,
  weather: Falling | null = null,
): { behind: string; before: string } {
  const { x, y, w, h } = opening
  const glass = rect(x, y, w, h)
  const falling = weather === 'rain' ? rainOn(glass, opening, rng) : weather === 'snow' ? snowOn(opening, rng) : ''
  const behind = outlook(opening, rng, weather !== null) + falling + shape([rect(4, 4, 1016, foot), glass], 0)
  const frame = shape(rect(x - 16, y - 16, w + 32, h + 32), 5, 'none') + shape(glass, 5, 'none')
  const bars = shape(rect(x, y + h * 0.42, w, 12), 4) + shape(rect(x + w / 2 - 6, y, 12, h), 4)
  const sill = shape(rect(x - 32, y + h + 14, w + 64, 20), 5)
  return { behind, before: frame + bars + dressing(opening, rng) + sill }
}

/** Curtains at the sides, or a short one across the top. */
function dressing({ x, y, w, h }: Opening, rng: Rng): string {
  let out = ''
  if (rng.chance(0.5))
    for (const side of [-1, 1]) {
      const at = (text: string, closed = true): Poly =>
        curve(text, closed).map(([u, v]): Point => [x + w / 2 + side * (w / 2 + 22 - u), y - 20 + v * (h + 34)])
      out += shape(at('0,0! 70,0! 68,0.28 50,0.54 22,0.64! 40,0.8 44,1! 0,1!'), 4.8)
      for (const text of ['24,0 24,0.3 14,0.62', '47,0 45,0.3 19,0.6']) out += line(at(text, false), 3.5)
      out += shape(at('0,0.61! 28,0.61! 28,0.67! 0,0.67!'), 4)
    }
  else
    for (let i = 0; i < 5; i++) {
      const wide = (w + 44) / 5
      const u = x - 22 + i * wide
      const hem = arc(u + wide / 2, y + 44, wide / 2, 0, Math.PI, 12)
      out += shape([[u, y - 20], [u + wide, y - 20], [u + wide, y + 44], ...hem, [u, y + 44]], 4.2)
    }
  return out + shape(rect(x - 44, y - 34, w + 88, 15), 4.6)
}
