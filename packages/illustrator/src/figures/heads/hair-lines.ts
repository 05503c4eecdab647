/** Lines within hair, where there is room for them. */
import type { Pen } from '../../art/pen.ts'
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
            [x + q * (w + 0.05), (from + length) * 0.5],
            [x + q * (w + 0.02), length * 0.9],
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
  const rise = starts === ASIDE ? 0.74 : 0.8
  for (const [lon, lat] of starts) {
    const line = [0, 0.5, 1].map((t) =>
      view.on(part + (lon - part) * (1 - t * rise), lat + (84 - lat) * t * rise, 1.06),
    )
    if (line.every(([, , z]) => z > 0.12))
      pen.line(
        line.map(([x, y]) => [x, y] as const),
        pen.at.sw * 0.75,
      )
  }
}

const COMBED: Line = [
  [-34, 42],
  [-14, 46],
  [14, 46],
  [34, 42],
]
const ASIDE: Line = [
  [-62, 40],
  [-40, 50],
  [40, 50],
  [62, 40],
]
