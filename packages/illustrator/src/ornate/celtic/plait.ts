/** Plaitwork in an area of any outline. */
import { box, inside, move, type Point, type Poly, TAU } from '../kit/points.ts'
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

/** Takes away what hangs on by one side only: there a strand would curl up alone. */
function leaveOutEnds(cells: boolean[], columns: number, wrap: boolean): void {
  const isThere = (cell: number, by: -1 | 1): boolean => {
    const column = (cell % columns) + by
    if (column >= 0 && column < columns) return cells[cell + by]!
    return wrap && cells[cell - by * (columns - 1)]!
  }
  for (let isLess = true; isLess; ) {
    isLess = false
    for (let cell = 0; cell < cells.length; cell++) {
      if (!cells[cell]) continue
      const sides = [cells[cell - columns], cells[cell + columns], isThere(cell, -1), isThere(cell, 1)]
      if (sides.filter(Boolean).length > 1) continue
      cells[cell] = false
      isLess = true
    }
  }
}

/** Columns and rows of cells, and where their corners are: at even numbers, from 0 to twice as many as there are. */
interface Cells {
  columns: number
  rows: number
  at: (point: Point) => Point
  /** The last column lies beside the first. */
  wrap?: true
}

/** The cells of a grid that lie wholly in an area. */
function gridIn(polys: Poly[], { columns, rows, at, wrap }: Cells, least: number): Grid | null {
  const isFree = (x: number, y: number): boolean => {
    const point = at([x, y])
    return polys.filter((poly) => inside(point, poly)).length % 2 === 1
  }
  const free = Array.from({ length: (2 * columns + 1) * (2 * rows + 1) }, (_, i) =>
    isFree(i % (2 * columns + 1), Math.floor(i / (2 * columns + 1))),
  )
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [2 * (i % columns), 2 * Math.floor(i / columns)]
    return [0, 1, 2].every((u) => [0, 1, 2].every((v) => free[(y + v) * (2 * columns + 1) + x + u]))
  })
  leaveOutEnds(cells, columns, wrap ?? false)
  leaveOutSmall(cells, columns, least)
  if (!cells.some(Boolean)) return null
  const has = (a: number, b: number): boolean => a >= 0 && b >= 0 && a < columns && b < rows && cells[b * columns + a]!
  return { w: columns, h: rows, has, ...(wrap && { wrap }) }
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
  const grid = gridIn(flat, { columns, rows, at }, least)
  return grid ? weave(trace(grid), (point) => move([at(point)], 0, 0, turn)[0]!, half * 0.62, 3) : ''
}

/** How wide a cell is at the rim of a disc. Toward its middle they become smaller, there are none where they would be too small. */
const AT_RIM = 76
/** In a disc that is narrower than this, they are too small in the third row. */
const WIDE = 365

/** Plaits around the middle of a disc, as far as the area reaches. */
export function plaitAround(polys: Poly[], [cx, cy]: Point, r: number): string {
  const columns = 4 * Math.round((TAU * r) / AT_RIM / 4)
  const shrink = Math.sqrt(1 - TAU / columns)
  const at = ([x, y]: Point): Point => {
    const [a, reach] = [(x / (2 * columns)) * TAU + Math.PI / 2, r * shrink ** y]
    return [cx + reach * Math.cos(a), cy + reach * Math.sin(a)]
  }
  const grid = gridIn(polys, { columns, rows: r < WIDE ? 2 : 3, at, wrap: true }, LEAST)
  return grid ? weave(trace(grid), at, 12.5, 3, 2 * columns) : ''
}
