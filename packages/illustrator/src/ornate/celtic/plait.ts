/** Plaitwork in an area of any outline. */
import { box, inside, move, type Point, type Poly } from '../kit/points.ts'
import { type Grid, trace } from './trace.ts'
import { weave } from './weave.ts'

/** Fewer cells are a loop and no plait. */
const LEAST = 4

/** Takes away groups of cells that hang together but are too few. */
function leaveOutSmall(cells: boolean[], columns: number, least: number): void {
  const seen = new Set<number>()
  for (let from = 0; from < cells.length; from++) {
    if (!cells[from] || seen.has(from)) continue
    const group = [from]
    seen.add(from)
    for (const cell of group)
      for (const next of [
        cell - columns,
        cell + columns,
        ...(cell % columns ? [cell - 1] : []),
        ...((cell + 1) % columns ? [cell + 1] : []),
      ])
        if (cells[next] && !seen.has(next)) {
          seen.add(next)
          group.push(next)
        }
    if (group.length < least) for (const cell of group) cells[cell] = false
  }
}

/** Plaitwork in an area that may have holes; `half` is half a cell. */
export function plait(polys: Poly[], half: number, turn: number, least = LEAST): string {
  const flat = polys.map((poly) => move(poly, 0, 0, -turn))
  if (!flat.length) return ''
  const { x0, y0, w, h } = box(flat)
  const [columns, rows] = [Math.floor(w / (2 * half)), Math.floor(h / (2 * half))]
  const at = ([x, y]: Point): Point => [
    x0 + (w - columns * 2 * half) / 2 + x * half,
    y0 + (h - rows * 2 * half) / 2 + y * half,
  ]
  const isFree = (x: number, y: number): boolean => flat.filter((poly) => inside(at([x, y]), poly)).length % 2 === 1
  const free = Array.from({ length: (2 * columns + 1) * (2 * rows + 1) }, (_, i) =>
    isFree(i % (2 * columns + 1), Math.floor(i / (2 * columns + 1))),
  )
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [2 * (i % columns), 2 * Math.floor(i / columns)]
    return [0, 1, 2].every((u) => [0, 1, 2].every((v) => free[(y + v) * (2 * columns + 1) + x + u]))
  })
  leaveOutSmall(cells, columns, least)
  if (!cells.some(Boolean)) return ''
  const grid: Grid = {
    w: columns,
    h: rows,
    has: (a, b) => a >= 0 && b >= 0 && a < columns && b < rows && cells[b * columns + a]!,
  }
  return weave(trace(grid), (point) => move([at(point)], 0, 0, turn)[0]!, half * 0.62, 3)
}
