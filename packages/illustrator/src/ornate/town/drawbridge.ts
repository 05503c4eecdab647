/** A wooden drawbridge between two piers of stone, before a row of houses on a canal. */
import { rect } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'

const [DECK, BED, TOP] = [858, 1012, 640]
/** Half the width of the opening. */
const GAP = 190

export function drawbridge(x: number): string {
  return ([-1, 1] as const).map((side) => half(x, side)).join('')
}

/** One pier with its leaf of the deck, its gate and the beam that lifts the leaf on two chains. */
function half(x: number, side: 1 | -1): string {
  const at = (u: number, y: number): Point => [x + side * u, y]
  const quad = (a: number, b: number, y0: number, y1: number): Poly => [at(a, y0), at(b, y0), at(b, y1), at(a, y1)]
  let out = stones(x, side)
  // The leaf is a little raised.
  const leaf: Poly = [at(GAP + 6, DECK - 4), at(20, DECK - 66), at(16, DECK - 48), at(GAP + 6, DECK + 18)]
  out += shape(leaf, 4.8)
  for (let i = 1; i < 6; i++) {
    const u = GAP - i * 30
    const y = DECK - 4 - ((GAP - u) / GAP) * 66
    out += line([at(u, y), at(u - 2, y + 20)], 3.4)
  }
  // Railing along the pier.
  out += shape(quad(GAP + 20, 700, DECK - 58, DECK - 46), 4)
  for (let u = GAP + 60; u < 700; u += 72) out += shape(quad(u, u + 12, DECK - 56, DECK), 4)
  // The gate: two posts seen one behind the other, a brace, a cap.
  out += shape(quad(GAP + 12, GAP + 34, TOP, DECK), 5)
  out += shape([at(GAP + 34, TOP + 40), at(GAP + 92, DECK), at(GAP + 74, DECK), at(GAP + 34, TOP + 74)], 4.4)
  // The beam, its box of stones at the back, and the chains.
  out += line([at(34, TOP - 38), at(30, DECK - 62)], 4.4) + line([at(80, TOP - 32), at(78, DECK - 48)], 4.4)
  out += shape([at(20, TOP - 52), at(300, TOP - 16), at(300, TOP + 6), at(20, TOP - 30)], 5)
  out += shape(quad(288, 346, TOP - 34, TOP + 30), 4.8)
  for (const u of [308, 327]) out += line([at(u, TOP - 34), at(u, TOP + 30)], 3.4)
  return out + shape(quad(GAP + 2, GAP + 44, TOP - 52, TOP - 34), 4.4)
}

/** Courses of the pier, from the opening to the edge of the page. */
function stones(x: number, side: 1 | -1): string {
  const far = side > 0 ? 1010 : 14
  const near = x + side * GAP
  const [from, to] = [Math.min(near, far), Math.max(near, far)]
  let out = shape(rect(from, DECK + 16, to - from, BED - DECK - 16), 5)
  for (const [row, y] of [DECK + 16, DECK + 62, DECK + 108].entries()) {
    if (row)
      out += line(
        [
          [from, y],
          [to, y],
        ],
        3.6,
      )
    for (let u = 60 - (row % 2) * 34; u < to - from - 20; u += 74)
      out += line(
        [
          [far - side * (to - from - u), y],
          [far - side * (to - from - u), Math.min(BED, y + 46)],
        ],
        3.6,
      )
  }
  return out + shape(rect(from - 8, DECK - 2, to - from + 16, 22), 5)
}
