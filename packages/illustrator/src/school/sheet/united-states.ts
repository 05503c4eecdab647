/** The United States with the borders of its states, to color one by one. */
import { line, page, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { dataLines } from '../../words/data-file.ts'
import { title } from '../chart.ts'

const LINES = dataLines('united-states.txt').map((row) => {
  const [kind = '', points = ''] = row.split(' | ')
  return {
    kind,
    points: points.split(' ').map((point): Point => {
      const [east = 0, north = 0] = point.split(',').map(Number)
      return [east, north]
    }),
  }
})

/** Far from the others and of their own size: Alaska is drawn smaller, Hawaii larger, as on any wall. */
const PLACES: Record<string, (spot: Point) => Point> = {
  coast: ([east, north]) => [512 + (east + 95.9) * 16.3, 440 - (north - 37.3) * 21.4],
  border: (spot) => PLACES.coast?.(spot) ?? spot,
  north: ([east, north]) => [232 + (east + 150) * 8.2, 878 - (north - 62.5) * 13],
  island: ([east, north]) => [560 + (east + 157.5) * 46, 900 - (north - 20.4) * 46],
}

export function unitedStatesPage(): string {
  const drawn = LINES.map(({ kind, points }) => {
    const placed = points.map((point) => PLACES[kind]?.(point) ?? point)
    return kind === 'border' ? line(placed, 4) : shape(placed, 6)
  })
  return page(title('United States') + drawn.join(''))
}
