import type { RegionTable } from '@inkbloom/regions'
import { TILE } from '../constants.ts'
import { LOW, WEIGHT_SUMS } from '../history/fingerprint.ts'

/**
 * Which tiles each region has pixels in, and what those pixels weigh in a tile's fingerprint: worked out when a page is opened, so
 * that filling a region need not look for them.
 */
export interface RegionTiles {
  /** Ascending; of a bent region far fewer than its box has. */
  readonly tiles: Uint16Array
  /** Two words a tile. */
  readonly weights: Int32Array
}

const known = new WeakMap<RegionTable, RegionTiles[]>()

/** @param columns tiles in a row of the page. */
export function regionTiles(table: RegionTable, columns: number): readonly RegionTiles[] {
  let all = known.get(table)
  if (!all) {
    const weigh = weigher(columns)
    all = Array.from(table.areas, (_, label) => weigh(table, label))
    known.set(table, all)
  }
  return all
}

function weigher(columns: number) {
  const sums = new Int32Array(columns * columns * 2)
  const isThere = new Uint8Array(columns * columns)
  return ({ spans, spanStart, boxes }: RegionTable, label: number): RegionTiles => {
    for (let k = spanStart[label]! * 3, end = spanStart[label + 1]! * 3; k < end; k += 3) {
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
    const bottom = Math.ceil(boxes[label * 4 + 3]! / TILE) * columns
    for (let tile = Math.floor(boxes[label * 4 + 1]! / TILE) * columns; tile < bottom; tile++) {
      if (!isThere[tile]) continue
      tiles.push(tile)
      weights.push(sums[tile * 2]!, sums[tile * 2 + 1]!)
      isThere[tile] = sums[tile * 2] = sums[tile * 2 + 1] = 0
    }
    return { tiles: Uint16Array.from(tiles), weights: Int32Array.from(weights) }
  }
}
