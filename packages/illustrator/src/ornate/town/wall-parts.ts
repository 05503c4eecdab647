/** What the houses of many countries have in common: arches, roofs, shutters, balconies, awnings. */
import type { Rng } from '../../ink/random.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { lancet } from '../monument/parts.ts'
import { block, pane } from './windows.ts'

/** Round above, or pointed, its foot at `foot`. */
export function archway(x: number, foot: number, w: number, h: number, isPointed = false): Poly {
  if (isPointed) return lancet(x, foot, w, h)
  return [[x - w / 2, foot], ...arc(x, foot - h + w / 2, w / 2, Math.PI, TAU, 14), [x + w / 2, foot]]
}

/** A door of boards in an arch, with its knob. */
export function door(x: number, foot: number, w: number, h: number, isPointed = false): string {
  const outer = archway(x, foot, w + 18, h + 12, isPointed)
  const inner = archway(x, foot, w, h, isPointed)
  const boards: Mark[] = [-0.25, 0, 0.25].map((k) => ({
    poly: [
      [x + k * w, foot],
      [x + k * w, foot - h],
    ],
    open: true,
  }))
  return shape(outer, 4.2) + shape(inner, 4) + clipMarks(boards, [inner], 3) + dot(x + w * 0.34, foot - h * 0.42, 4)
}

/** Slats to both sides of a window, folded back. */
export function shuttered(x: number, y: number, w: number, h: number, kind = 0): string {
  const wide = Math.max(15, w * 0.42)
  let out = pane(x, y, w, h, kind)
  for (const u of [x - wide, x + w]) {
    out += block(u, y, wide, h, 3.4)
    for (const t of [0.33, 0.66])
      out += line(
        [
          [u, y + h * t],
          [u + wide, y + h * t],
        ],
        3,
      )
  }
  return out
}

/** A railing on a ledge: bars with a curl between two of them. */
export function balcony(x: number, y: number, w: number, high = 44): string {
  let out = shape(rect(x, y - high, w, high), 3.6) + block(x - 5, y, w + 10, 11, 3.6)
  const count = Math.max(3, Math.round(w / 22))
  for (let i = 0; i < count; i++) {
    const u = x + (w * (i + 0.5)) / count
    const r = Math.min(9.8, w / count / 2.2)
    // A smaller ring could not be colored.
    out += i % 2 && r > 9.4 ? circle(u, y - high / 2, r, 3) : bar(u, y, high)
  }
  return out
}

const bar = (x: number, y: number, high: number): string =>
  line(
    [
      [x, y],
      [x, y - high],
    ],
    3,
  )

/** Stripes with a scalloped hem. */
export function awning(x: number, y: number, w: number, high = 40, stripe = 20): string {
  const count = Math.max(3, Math.round(w / stripe))
  let out = ''
  for (let i = 0; i < count; i++) {
    const [a, b] = [x + (w * i) / count, x + (w * (i + 1)) / count]
    out += shape(
      [[a, y], [b, y], [b, y + high], ...arc((a + b) / 2, y + high, (b - a) / 2, 0, Math.PI, 7), [a, y + high]],
      3.2,
    )
  }
  return out
}

/** A plant that climbs from the ground, with leaves and round blossoms. */
export function climber(x: number, foot: number, high: number, lean: number, rng: Rng): string {
  const at = (t: number): readonly [number, number] => [x + lean * t + 12 * Math.sin(t * 9), foot - high * t]
  const stem: Poly = Array.from({ length: 24 }, (_, i) => [...at(i / 23)])
  let out = line(stem, 5)
  const count = Math.round(high / 24)
  for (let i = 1; i <= count; i++) {
    const [u, v] = at(i / count)
    for (const side of [-1, 1]) {
      const turn = -Math.PI / 2 + side * rng.between(0.7, 1.3)
      out +=
        (i + (side > 0 ? 1 : 0)) % 2
          ? shape(leaf(u, v, 34, 21, turn, 0.5), 3.3)
          : circle(u + side * 20, v - 6, 12, 3.3) + circle(u + side * 20, v - 6, 4.6, 3)
    }
  }
  return out
}
