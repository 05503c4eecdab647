/** The outline of any drawing, as a few corners in the order in which a pencil would go around it. */
import type { Point } from '../../ornate/kit/points.ts'
import { Board } from '../../raster/board.ts'
import { alike, paint } from '../../raster/paint.ts'

const [PAGE, STEP] = [1024, 4]
const SIDE = PAGE / STEP
/** The eight cells around one, clockwise. */
const AROUND: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]

/** What is painted alone, without the whites and lines within it. */
export function contourOf(svg: string): Point[] {
  const board = new Board(SIDE)
  paint(board, `<g fill="#fff" stroke="#000">${svg}</g>`, alike(1))
  const isIn = ([x, y]: Point) => x >= 0 && y >= 0 && x < SIDE && y < SIDE && board.cells[y * SIDE + x] === 1
  const first = board.cells.indexOf(1)
  if (first < 0) return []
  const start: Point = [first % SIDE, Math.floor(first / SIDE)]
  const out: Point[] = []
  let [at, way]: [Point, number] = [start, 0]
  do {
    out.push([(at[0] + 0.5) * STEP, (at[1] + 0.5) * STEP])
    // Turned back by two, the first cell that is filled lies farthest to the left of the way that was come.
    const turn = AROUND.findIndex((_, k) => isIn(next(at, way + 6 + k)))
    if (turn < 0) break
    way = (way + 6 + turn) % 8
    at = next(at, way)
  } while ((at[0] !== start[0] || at[1] !== start[1]) && out.length < SIDE * SIDE)
  return out
}

function next([x, y]: Point, way: number): Point {
  const [dx, dy] = AROUND[way % 8] ?? [0, 0]
  return [x + dx, y + dy]
}

/** The corner that is missed least goes first, until so many are left. */
export function cornersOf(outline: readonly Point[], most: number): Point[] {
  const left = outline.filter((_, i) => i % 3 === 0)
  const missed = (i: number): number => {
    const [[ax, ay], [bx, by], [cx, cy]] = [left.at(i - 1), left[i], left[(i + 1) % left.length]] as [
      Point,
      Point,
      Point,
    ]
    const turn = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay))
    // Of two that stand close together one is enough: their numbers would touch.
    return turn * Math.min(1, Math.hypot(bx - ax, by - ay) / CLOSE, Math.hypot(cx - bx, cy - by) / CLOSE) ** 2
  }
  while (left.length > most) {
    let [least, at] = [Number.POSITIVE_INFINITY, 0]
    for (let i = 0; i < left.length; i++) {
      const loss = missed(i)
      if (loss < least) [least, at] = [loss, i]
    }
    left.splice(at, 1)
  }
  return left
}

const CLOSE = 70
