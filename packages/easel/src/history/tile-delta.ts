import { TILE } from '../geometry/constants.ts'
import { hashWord, LOW, WEIGHT_SUMS } from '../sheet/fingerprint.ts'
import type { Sheet } from '../sheet/sheet.ts'

/**
 * Exclusive-or of a tile with its settled state, which moves on to it, and what that does to the sums of its fingerprint. False if
 * nothing has changed.
 */
export function takeDelta(sheet: Sheet, tile: number, delta: Uint32Array, sums: Int32Array): boolean {
  const { pixels, settled, size } = sheet
  const { left, top } = sheet.tileAt(tile)
  let high = 0
  let low = 0
  let moved = false
  for (let y = 0, k = 0, row = top * size + left; y < TILE; y++, row += size) {
    const end = row + TILE
    for (let i = row; i < end; ) {
      const before = settled[i]! | 0
      const after = pixels[i]! | 0
      const difference = before ^ after
      if (difference === 0) {
        delta[k++] = 0
        i++
        continue
      }
      moved = true
      // Pixels of a fill all change alike: a run of them costs as much as one.
      const first = k
      do {
        delta[k++] = difference
        settled[i++] = after
      } while (i < end && (settled[i]! | 0) === before && (pixels[i]! | 0) === after)
      high = (high + Math.imul(hashWord(after, 0) - hashWord(before, 0), WEIGHT_SUMS[k]! - WEIGHT_SUMS[first]!)) | 0
      low =
        (low + Math.imul(hashWord(after, 1) - hashWord(before, 1), WEIGHT_SUMS[LOW + k]! - WEIGHT_SUMS[LOW + first]!)) |
        0
    }
  }
  sums[0] = high
  sums[1] = low
  return moved
}
