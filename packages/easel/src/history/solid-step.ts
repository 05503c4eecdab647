import { TILE } from '../geometry/constants.ts'
import { isFill, type Step, type TileStep } from './step.ts'
import { TilePacker } from './tile-packer.ts'

const WORDS = TILE * TILE

/**
 * A step that stands for itself, for the journal: another version of the page's regions may be there when it is read, and a fill
 * that is only named would then color other pixels.
 */
export function solidStep(step: Step, columns: number): TileStep {
  if (!isFill(step)) return step
  const { tiles, prints, key, actions, spans, change } = step
  const packer = new TilePacker()
  const offsets = new Uint32Array(tiles.length)
  const row = new Uint32Array(columns * WORDS)
  for (let k = 0, span = 0; k < tiles.length; ) {
    const top = Math.floor(tiles[k]! / columns)
    for (; span < spans.length && spans[span]! < (top + 1) * TILE; span += 3) layRun(row, spans, span, change)
    for (; k < tiles.length && Math.floor(tiles[k]! / columns) === top; k++) {
      const at = (tiles[k]! % columns) * WORDS
      offsets[k] = packer.length
      packer.pack(row.subarray(at, at + WORDS))
    }
    row.fill(0)
  }
  return { tiles: tiles.slice(), offsets, prints, data: packer.take(), key, actions }
}

/** Into a row of tiles that lie one after another. */
function layRun(row: Uint32Array, spans: Uint16Array, k: number, change: number) {
  const inTile = (spans[k]! % TILE) * TILE
  const right = spans[k + 2]!
  for (let left = spans[k + 1]!; left < right; ) {
    const column = Math.floor(left / TILE)
    const stop = Math.min(right, (column + 1) * TILE)
    const start = column * WORDS + inTile - column * TILE
    row.fill(change, start + left, start + stop)
    left = stop
  }
}
