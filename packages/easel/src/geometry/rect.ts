import { TILE } from './constants.ts'

/** Whole pixels; right and bottom exclusive. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a tile begins on a page with this many columns of tiles. */
export function tileOrigin(tile: number, columns: number): { left: number; top: number } {
  return { left: (tile % columns) * TILE, top: Math.floor(tile / columns) * TILE }
}

/** A box this much larger than the tiles in it is still cheaper than a call for each run of them. */
const MOSTLY = 1.6

/**
 * Tiles as few rectangles, since each costs a call: the box around them if it is mostly tiles, else runs of neighbors.
 *
 * @param columns tiles in a row of the page.
 * @param within the part of them that has changed, if that is known.
 */
export function rectsOf(tiles: Iterable<number>, columns: number, within?: Rect): Rect[] {
  const runs: Rect[] = []
  for (const tile of [...tiles].sort((a, b) => a - b)) {
    const { left, top } = tileOrigin(tile, columns)
    const run = runs.at(-1)
    if (run && run.top === top && run.right === left) run.right += TILE
    else runs.push({ left, top, right: left + TILE, bottom: top + TILE })
  }
  const box = { left: columns * TILE, top: columns * TILE, right: 0, bottom: 0 }
  let area = 0
  for (const run of runs) {
    if (within) clip(run, within)
    box.left = Math.min(box.left, run.left)
    box.top = Math.min(box.top, run.top)
    box.right = Math.max(box.right, run.right)
    box.bottom = Math.max(box.bottom, run.bottom)
    area += (run.right - run.left) * (run.bottom - run.top)
  }
  const boxed = (box.right - box.left) * (box.bottom - box.top)
  return runs.length > 1 && boxed <= MOSTLY * area ? [box] : runs
}

function clip(rect: Rect, { left, top, right, bottom }: Rect) {
  rect.left = Math.max(rect.left, left)
  rect.top = Math.max(rect.top, top)
  rect.right = Math.min(rect.right, right)
  rect.bottom = Math.min(rect.bottom, bottom)
}
