/** A bridge on two towers, its road hung from cables, across the whole page. */
import { rect } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { archway } from '../town/wall-parts.ts'

const TOWERS = [250, 774] as const
const HIGH = 300

export function suspensionBridge(deck: number): string {
  const top = deck - HIGH
  /** How high the cable is. */
  const cable = (x: number): number => {
    const [a, b] = TOWERS
    const t = x < a ? (a - x) / 330 : x > b ? (x - b) / 330 : Math.min(x - a, b - x) / ((b - a) / 2)
    const sag = x < a || x > b ? t : 1 - (1 - t) ** 2
    return top + 26 + Math.min(1, sag) * (HIGH - 56)
  }
  const along = (lift: number): Poly =>
    Array.from({ length: 84 }, (_, i): Point => [14 + i * 12, cable(14 + i * 12) - lift])
  let out = ''
  for (let x = 38; x < 1000; x += 34)
    if (TOWERS.every((at) => Math.abs(at - x) > 46) && deck - cable(x) > 20)
      out += line(
        [
          [x, cable(x)],
          [x, deck],
        ],
        3.6,
      )
  out += shape([...along(6), ...along(-6).reverse()], 4.2)
  for (const x of TOWERS) {
    out += shape(rect(x - 44, top, 88, deck - top + 150), 5)
    for (const y of [deck - 24, deck - 150]) out += shape(archway(x, y, 46, 100), 4.4)
    out += shape(rect(x - 54, top - 14, 108, 24), 4.8) + shape(rect(x - 52, deck + 60, 104, 100), 5)
  }
  out += shape(rect(8, deck, 1010, 30), 5)
  for (let x = 40; x < 1010; x += 44)
    out += line(
      [
        [x, deck + 4],
        [x, deck + 28],
      ],
      3.4,
    )
  return out
}
