import type { RegionTable } from '@inkbloom/regions'
import { TILE } from '../constants.ts'
import type { Rgb } from './color.ts'
import type { Sheet } from './sheet.ts'

/** Shorter runs are filled by hand: the call alone costs as much as two hundred pixels, and most regions are small. */
const LONG = 256

/** Colors a whole region, under its lines too. */
export function fillRegion(sheet: Sheet, table: RegionTable, label: number, color: Rgb) {
  const { pixels, size } = sheet
  const { spans, spanStart } = table
  const word = color | 0xff000000
  for (let k = spanStart[label]! * 3, end = spanStart[label + 1]! * 3; k < end; k += 3) {
    const row = spans[k]! * size
    const left = row + spans[k + 1]!
    const right = row + spans[k + 2]!
    if (right - left > LONG) pixels.fill(word, left, right)
    else for (let i = left; i < right; i++) pixels[i] = word
  }
  const [left = 0, top = 0, right = 0, bottom = 0] = table.boxes.subarray(label * 4, label * 4 + 4)
  sheet.touchTiles(tilesOf(sheet, table, label), { left, top, right, bottom })
}

/** The tiles a region has pixels in: of a bent one far fewer than its box has. */
export function tilesOf(sheet: Sheet, { spans, spanStart }: RegionTable, label: number): Set<number> {
  const tiles = new Set<number>()
  let last = -1
  for (let k = spanStart[label]! * 3, end = spanStart[label + 1]! * 3; k < end; k += 3) {
    const row = Math.floor(spans[k]! / TILE) * sheet.columns
    const lastColumn = Math.floor((spans[k + 2]! - 1) / TILE)
    for (let column = Math.floor(spans[k + 1]! / TILE); column <= lastColumn; column++) {
      if (row + column === last) continue
      last = row + column
      tiles.add(last)
    }
  }
  return tiles
}

/** Nothing left of the drawing; an action like any other, so that it can be undone. */
export function clearSheet(sheet: Sheet) {
  sheet.pixels.fill(0)
  sheet.touchTiles(new Set(sheet.dirty.keys()), { left: 0, top: 0, right: sheet.size, bottom: sheet.size })
}
