import type { RegionTable } from '@inkbloom/regions'
import { TILE } from '../geometry/constants.ts'
import { type Rect, rectsOf } from '../geometry/rect.ts'
import { LOW, WEIGHT_SUMS } from './fingerprint.ts'

/**
 * Where a region lies, which tiles it has pixels in, and what those pixels weigh in a tile's fingerprint: worked out when a page is
 * opened, so that filling a region need not look for anything.
 */
export interface RegionShape {
  /** y, left, right (exclusive) of every run. */
  readonly spans: Uint16Array
  readonly box: Readonly<Rect>
  /** What to put on the screen for it to be seen: its box, or less of the page where that is bent. */
  readonly rects: readonly Readonly<Rect>[]
  /** Ascending; of a bent region far fewer than its box has. */
  readonly tiles: Uint16Array
  /** Two words a tile. */
  readonly weights: Int32Array
}

const known = new WeakMap<RegionTable, RegionShape[]>()

/**
 * The shape of every region, by its label.
 *
 * @param columns tiles in a row of the page.
 */
export function shapesOf(table: RegionTable, columns: number): readonly RegionShape[] {
  let all = known.get(table)
  if (!all) {
    const shape = shaper(columns)
    all = Array.from(table.areas, (_, label) => shape(table, label))
    known.set(table, all)
  }
  return all
}

function shaper(columns: number) {
  const sums = new Int32Array(columns * columns * 2)
  const isThere = new Uint8Array(columns * columns)
  return (table: RegionTable, label: number): RegionShape => {
    const spans = table.spans.subarray(table.spanStart[label]! * 3, table.spanStart[label + 1]! * 3)
    const [left = 0, top = 0, right = 0, bottom = 0] = table.boxes.subarray(label * 4, label * 4 + 4)
    for (let k = 0; k < spans.length; k += 3) {
      const row = Math.floor(spans[k]! / TILE) * columns
      const inRow = (spans[k]! % TILE) * TILE
      const right = spans[k + 2]!
      for (let left = spans[k + 1]!; left < right; ) {
        const column = Math.floor(left / TILE)
        const stop = Math.min(right, (column + 1) * TILE)
        const [from, to] = [inRow + left - column * TILE, inRow + stop - column * TILE]
        const tile = row + column
        isThere[tile] = 1
        sums[tile * 2]! += WEIGHT_SUMS[to]! - WEIGHT_SUMS[from]!
        sums[tile * 2 + 1]! += WEIGHT_SUMS[LOW + to]! - WEIGHT_SUMS[LOW + from]!
        left = stop
      }
    }
    const tiles: number[] = []
    const weights: number[] = []
    const end = Math.ceil(bottom / TILE) * columns
    for (let tile = Math.floor(top / TILE) * columns; tile < end; tile++) {
      if (!isThere[tile]) continue
      tiles.push(tile)
      weights.push(sums[tile * 2]!, sums[tile * 2 + 1]!)
      isThere[tile] = sums[tile * 2] = sums[tile * 2 + 1] = 0
    }
    const box = { left, top, right, bottom }
    return {
      spans,
      box,
      rects: rectsOf(tiles, columns, box),
      tiles: Uint16Array.from(tiles),
      weights: Int32Array.from(weights),
    }
  }
}
