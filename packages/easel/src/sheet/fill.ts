import { paintOver } from './blend.ts'
import type { Rgb } from './color.ts'
import type { ColorRow } from './paints.ts'
import type { RegionShape } from './region-shapes.ts'
import type { Sheet } from './sheet.ts'

/** Shorter runs are filled by hand: the call alone costs as much as some dozen pixels, and most regions are small. */
const LONG = 32

/** Colors a whole region, under its lines too. The caller shows it. */
export function fillRegion(sheet: Sheet, { spans, tiles }: RegionShape, color: Rgb) {
  paintSpans(sheet.pixels, sheet.size, spans, wordOf(color))
  sheet.markTiles(tiles)
}

/**
 * The same with its own color for each place, over what was there when the sheet was last settled: a gradient that is still being
 * aimed is laid again and again.
 *
 * @param cover 0 to 255; below the top, what is there shines through.
 */
export function fillRegionWith(sheet: Sheet, { spans, tiles }: RegionShape, colorRow: ColorRow, cover: number) {
  const { pixels, settled, size } = sheet
  const colors = new Uint32Array(size)
  for (let k = 0; k < spans.length; k += 3) {
    const left = spans[k + 1]!
    const count = spans[k + 2]! - left
    const start = spans[k]! * size + left
    colorRow(spans[k]!, left, spans[k + 2]!, colors)
    if (cover === 255) for (let j = 0; j < count; j++) pixels[start + j] = colors[j]! | 0xff000000
    else for (let j = 0; j < count; j++) pixels[start + j] = paintOver(settled[start + j]!, colors[j]!, cover)
  }
  sheet.markTiles(tiles)
}

/** The opaque pixel of a color. */
export const wordOf = (color: Rgb) => (color | 0xff000000) >>> 0
export function paintSpans(pixels: Uint32Array, size: number, spans: Uint16Array, word: number) {
  for (let k = 0; k < spans.length; k += 3) {
    const row = spans[k]! * size
    const left = row + spans[k + 1]!
    const right = row + spans[k + 2]!
    if (right - left > LONG) pixels.fill(word, left, right)
    else for (let i = left; i < right; i++) pixels[i] = word
  }
}

/** The pixel that a region was made of when the sheet was last settled; null if it had more than one. */
export function settledPixel({ settled: pixels, size }: Sheet, { spans }: RegionShape): number | null {
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
  sheet.touchTiles(Uint16Array.from(sheet.dirty.keys()))
}
