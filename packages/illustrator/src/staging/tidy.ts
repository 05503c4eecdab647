/** Pieces of scenery of which those who play leave only scraps to be seen are taken away: nobody could tell what they are. */
import { eachProp, markIn, unmarked } from '../ink/props.ts'
import type { Backdrop } from '../places/backdrop.ts'
import { Board } from '../raster/board.ts'
import { paint } from '../raster/paint.ts'
import { SIZE, STEP } from './look.ts'

/** Share that has to be seen of as much of a piece as is on the page, and of all of it. */
const [LEAST, LEAST_OF_ALL] = [0.5, 0.3]
/** The scenery is painted so much smaller that one sees what is beyond the page. */
const SMALLER = 0.75
/** How much of the page's edge is behind its frame, in pixels of the buffer. */
const FRAME = 6
/** Less of a piece, in pixels of the buffer, is hidden by other scenery: it is behind, and meant to be. */
const TOO_SMALL = 14
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
  paint(board, shrunk(scenery), {
    fill: () => tone,
    stroke: () => tone,
    remark: (text) => {
      tone = markIn(text) === 'from' ? ++n : 0
    },
  })
  const tally = () => new Uint32Array(n + 1)
  const [all, onPage, seen] = [tally(), tally(), tally()]
  const add = (counts: Uint32Array, id: number) => {
    counts[id] = (counts[id] ?? 0) + 1
  }
  for (let i = 0; i < ids.length; i++) {
    const id = board.cells[i] as number
    add(all, id)
    const [x, y] = [inPage(i % SIZE), inPage(Math.floor(i / SIZE))]
    if (!isInFrame(x) || !isInFrame(y)) continue
    add(onPage, id)
    if (!ids[y * SIZE + x]) add(seen, id)
  }
  const numbers = Array.from({ length: n }, (_, i) => i + 1)
  return new Set(
    numbers.filter((id) => {
      const [of, within, shown] = [all[id] ?? 0, onPage[id] ?? 0, seen[id] ?? 0]
      return of > TOO_SMALL && (shown < LEAST * within || shown < LEAST_OF_ALL * of)
    }),
  )
}

const MARGIN = ((1 - SMALLER) / 2) * SIZE
const shrunk = (svg: string): string =>
  `<g transform="translate(${MARGIN * STEP} ${MARGIN * STEP}) scale(${SMALLER})">${svg}</g>`
/** Where on the page a cell of the smaller picture is. */
const inPage = (u: number): number => Math.floor((u + 0.5 - MARGIN) / SMALLER)
const isInFrame = (u: number): boolean => u >= FRAME && u < SIZE - FRAME
