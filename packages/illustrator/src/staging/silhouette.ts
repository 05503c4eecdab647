/** Where on the page somebody is, column by column: closer than boxes, between whose corners and a tail there is room for a flower. */
import type { Box } from '../art/art.ts'
import { Board } from '../raster/board.ts'
import { alike, paint } from '../raster/paint.ts'
import { type Coat, type Extra, painted } from './group.ts'
import { SIZE, STEP } from './look.ts'

/** Cells of the grid to one column of boxes. */
const COLUMN = 4

/** One box for each column that anybody is in. */
export function silhouette(coats: readonly Coat[], extras: readonly Extra[]): Box[] {
  const board = new Board(SIZE)
  for (const { svg } of painted(coats, extras)) paint(board, svg, alike(1))
  const isIn = (x: number, y: number) => board.cells.subarray(y * SIZE + x, y * SIZE + x + COLUMN).includes(1)
  const boxes: Box[] = []
  const rows = Array.from({ length: SIZE }, (_, y) => y)
  for (let x = 0; x < SIZE; x += COLUMN) {
    const [first, last] = [rows.find((y) => isIn(x, y)), rows.findLast((y) => isIn(x, y))]
    if (first === undefined || last === undefined) continue
    boxes.push({ x0: x * STEP, x1: (x + COLUMN) * STEP, y0: first * STEP, y1: (last + 1) * STEP })
  }
  return boxes
}
