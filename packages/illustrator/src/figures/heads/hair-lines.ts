/** Lines within hair, where there is room for them. */
import type { Pen } from '../../art/pen.ts'
import { lerp, type P, rad } from '../geometry.ts'
import { type Line, shifted } from './hairline.ts'
import type { View } from './view.ts'

/** Lines that follow the fall of long hair. */
export function locks(pen: Pen, view: View, length: number): void {
  if (pen.at.scale < 34 || view.lying) return
  const x = shifted(view)
  for (const q of [-1, 1])
    for (const [w, from] of [
      [0.92, 0.5],
      [0.66, 0.86],
    ] as const)
      if (length > from + 0.4)
        pen.line(
          [
            [x + q * w, from],
            [x + q * (w + 0.1), lerp(from, length, 0.36)],
            [x + q * (w + 0.02), lerp(from, length, 0.66)],
            [x + q * (w - 0.02), length * 0.88],
          ],
          pen.at.sw * 0.7,
        )
}

/** From every notch between two locks over the brow a line up toward the crown. */
export function strands(pen: Pen, view: View, front: Line): void {
  if (pen.at.scale < 30) return
  const notches = front.filter(([, lat], i) => {
    const [before, after] = [front[i - 1], front[i + 1]]
    return before && after && lat > before[1] && lat >= after[1]
  })
  const highest = notches.reduce((a, b) => (b[1] > a[1] ? b : a), notches[0] ?? [0, 40])
  const part = highest[1] > 50 ? highest[0] : 0
  // Combed back or to both sides there are no notches: then the lines show which way.
  const starts = notches.length > 1 ? notches : part || highest[1] > 50 ? ASIDE : COMBED
  const rise = starts === ASIDE ? 0.74 : starts === COMBED ? 0.62 : 0.42
  for (const [lon, lat] of starts) {
    const line = [0, 0.5, 1].map((t) =>
      view.on(
        part + (lon - part) * (1 - t * rise * (starts === notches && !part ? 0.5 : 1)),
        lat + (84 - lat) * Math.sin((t * Math.PI) / 2) * rise,
        1.06,
      ),
    )
    if (line.every(([, , z]) => z > 0.12))
      pen.line(
        line.map(([x, y]) => [x, y] as const),
        pen.at.sw * 0.75,
      )
  }
}

/** Small open curls within woolly hair: without them it is a helmet. */
export function ringlets(pen: Pen, view: View, r: number): void {
  if (pen.at.scale < 34) return
  const x0 = shifted(view) * 0.4
  for (const [deg, far, turn] of RINGLETS) {
    const a = rad(deg)
    const at: P = [x0 + Math.cos(a) * r * far, -0.06 + Math.sin(a) * r * far]
    const line = Array.from({ length: 7 }, (_, i): P => {
      const t = rad(turn + i * 40)
      return [at[0] + Math.cos(t) * CURL, at[1] + Math.sin(t) * CURL]
    })
    pen.line(line, pen.at.sw * 0.75)
  }
}
/** Where they are on the head, in degrees and shares of its hair, and where each begins. */
const RINGLETS: readonly (readonly [deg: number, far: number, turn: number])[] = [
  [-146, 0.9, 150],
  [-118, 0.82, 20],
  [-92, 0.94, 190],
  [-64, 0.8, 320],
  [-36, 0.9, 100],
]
const CURL = 0.1

const COMBED: Line = [
  [-44, 34],
  [-23, 41],
  [0, 43],
  [23, 41],
  [44, 34],
]
const ASIDE: Line = [
  [-62, 40],
  [-40, 50],
  [40, 50],
  [62, 40],
]
