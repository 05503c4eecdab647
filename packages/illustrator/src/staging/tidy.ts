/** Pieces of scenery of which those who play leave only scraps to be seen are taken away: nobody could tell what they are. */
import { eachProp, markIn, unmarked } from '../ink/props.ts'
import type { Backdrop } from '../places/backdrop.ts'
import { Board } from '../raster/board.ts'
import { paint } from '../raster/paint.ts'
import { SIZE } from './look.ts'

/** Share of a piece that has to be seen. */
const LEAST = 0.5
/** Less of a piece, in pixels of the buffer, is hidden by other scenery: it is behind, and meant to be. */
const TOO_SMALL = 24
/** `ids`: who is to be seen at each pixel, 0 for nobody. */
export function tidied<T extends Pick<Backdrop, 'sky' | 'back'>>(place: T, ids: Uint8Array): T {
  const { sky = '', back } = place
  const scraps = scrapsIn(sky + back, ids)
  let n = 0
  const without = (svg: string) => unmarked(eachProp(svg, (piece) => (scraps.has(++n) ? '' : piece)))
  return { ...place, ...(place.sky === undefined ? {} : { sky: without(sky) }), back: without(back) }
}

function scrapsIn(scenery: string, ids: Uint8Array): Set<number> {
  let n = 0
  let tone = 0
  const board = new Board(SIZE)
  paint(board, scenery, {
    fill: () => tone,
    stroke: () => tone,
    remark: (text) => {
      tone = markIn(text) === 'from' ? ++n : 0
    },
  })
  const [all, seen] = [new Uint32Array(n + 1), new Uint32Array(n + 1)]
  for (let i = 0; i < ids.length; i++) {
    const id = board.cells[i] as number
    all[id] = (all[id] ?? 0) + 1
    if (!ids[i]) seen[id] = (seen[id] ?? 0) + 1
  }
  const numbers = Array.from({ length: n }, (_, i) => i + 1)
  return new Set(numbers.filter((id) => (all[id] ?? 0) > TOO_SMALL && (seen[id] ?? 0) < LEAST * (all[id] ?? 0)))
}
