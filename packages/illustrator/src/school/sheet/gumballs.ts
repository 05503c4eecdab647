/** A hundred things to color, for the hundredth day of school: in rows of ten, or as gumballs in their machine. */

import { roundedRect } from '../../lettering/frames.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { circle, page, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { title } from '../chart.ts'

const COUNT = 100
const GLOBE = { x: 512, y: 400, r: 352 }
const BALL = 29

/** Rows of touching balls, each set into the gaps of the one below, from the floor of the globe upward. */
function heaped(): Point[] {
  const out: Point[] = []
  const step = BALL * 2 + 3
  for (let row = 0; out.length < COUNT; row++) {
    const y = GLOBE.y + GLOBE.r - BALL - 26 - row * step * 0.87
    const half = Math.sqrt(Math.max(0, (GLOBE.r - BALL - 14) ** 2 - (y - GLOBE.y) ** 2))
    const first = row % 2 ? step / 2 : 0
    const columns = Math.floor((half - first) / step)
    const xs = Array.from({ length: columns + 1 }, (_, i) => first + i * step).filter((x) => x <= half)
    out.push(
      ...xs.flatMap((x): Point[] =>
        x === 0
          ? [[GLOBE.x, y]]
          : [
              [GLOBE.x - x, y],
              [GLOBE.x + x, y],
            ],
      ),
    )
  }
  return out.slice(0, COUNT)
}

export const gumballsPage = (): string =>
  page(
    shape(
      [
        [372, 730],
        [652, 730],
        [716, 960],
        [308, 960],
      ],
      7,
    ) +
      shape(roundedRect(276, 940, 472, 48, 18), 7) +
      circle(GLOBE.x, GLOBE.y, GLOBE.r, 7) +
      heaped()
        .map(([x, y]) => circle(x, y, BALL, 4.5))
        .join('') +
      shape(roundedRect(412, 34, 200, 40, 18), 7) +
      shape(roundedRect(330, 716, 364, 44, 18), 7) +
      circle(512, 812, 34, 6) +
      shape(roundedRect(500, 788, 24, 48, 8), 5) +
      shape(roundedRect(452, 866, 120, 66, 22), 6),
  )

/** So many rows of so many; a hundred have their number above them. */
export function rowsPage(name: string, rows: number, each: number): string | null {
  const [thing] = objectsOf([name])
  if (!thing) return null
  const isHundred = rows * each === COUNT
  const [top, tall] = isHundred ? [150, 840] : [90, 844]
  // Few rows stay close to each other in the middle of the page.
  const high = Math.min(tall / rows, (904 / each) * 1.5)
  const first = top + (tall - high * rows) / 2
  const lines = Array.from({ length: rows }, (_, i) =>
    Array.from({ length: each }, (_, k) =>
      thing(60 + (k + 0.5) * (904 / each), first + (i + 0.5) * high, (904 / each) * 0.88, high * 0.86),
    ).join(''),
  )
  return page((isHundred ? title('100') : '') + lines.join(''))
}
