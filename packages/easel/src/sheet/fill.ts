import type { RegionTable } from '@inkbloom/regions'
import type { Rgb } from './color.ts'
import { regionTiles } from './region-tiles.ts'
import type { Sheet } from './sheet.ts'

/** Shorter runs are filled by hand: the call alone costs as much as some dozen pixels, and most regions are small. */
const LONG = 32

/** Colors a whole region, under its lines too. */
export function fillRegion(sheet: Sheet, table: RegionTable, label: number, color: Rgb) {
  paintSpans(sheet.pixels, sheet.size, spansOf(table, label), wordOf(color))
  const { boxes } = table
  const at = label * 4
  sheet.touchTiles(tilesOf(sheet, table, label), boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!)
}

/** The opaque pixel of a color. */
export const wordOf = (color: Rgb) => (color | 0xff000000) >>> 0

/** y, left, right (exclusive) of every run of a region. */
export function spansOf({ spans, spanStart }: RegionTable, label: number): Uint16Array {
  return spans.subarray(spanStart[label]! * 3, spanStart[label + 1]! * 3)
}

export function tilesOf(sheet: Sheet, table: RegionTable, label: number): Uint16Array {
  return regionTiles(table, sheet.columns)[label]!.tiles
}

export function paintSpans(pixels: Uint32Array, size: number, spans: Uint16Array, word: number) {
  for (let k = 0; k < spans.length; k += 3) {
    const row = spans[k]! * size
    const left = row + spans[k + 1]!
    const right = row + spans[k + 2]!
    if (right - left > LONG) pixels.fill(word, left, right)
    else for (let i = left; i < right; i++) pixels[i] = word
  }
}

/** The pixel that a region is made of; null if it has more than one. */
export function flatPixel({ pixels, size }: Sheet, table: RegionTable, label: number): number | null {
  const spans = spansOf(table, label)
  const first = pixels[spans[0]! * size + spans[1]!]!
  for (let k = 0; k < spans.length; k += 3) {
    const row = spans[k]! * size
    for (let i = row + spans[k + 1]!, right = row + spans[k + 2]!; i < right; i++) if (pixels[i] !== first) return null
  }
  return first
}

/** Nothing left of the drawing; an action like any other, so that it can be undone. */
export function clearSheet(sheet: Sheet) {
  sheet.pixels.fill(0)
  const { size } = sheet
  sheet.touchTiles(Uint16Array.from(sheet.dirty.keys()), 0, 0, size, size)
}
