/** What is really to be seen: the page painted again with one flat color for each member, small and without soft edges. */
import type { Box } from '../art/art.ts'
import { Board } from '../raster/board.ts'
import { alike, paint } from '../raster/paint.ts'
import { isBrought } from './brought.ts'
import { type Coat, type Extra, painted } from './group.ts'
import type { Member } from './member.ts'

/** Pixels of the page to one of the buffer. */
export const STEP = 4
/** Pixels along one side of the buffer. */
export const SIZE = 1024 / STEP

export interface Seen {
  /** As far as it would reach if nothing hid it, in pixels of the page. */
  box: Box
  /** As far as it is to be seen. */
  shown: Box | null
  /** Share of it that is to be seen, 0 to 1. */
  visible: number
  /** Its own pixels of the buffer, hidden or not. */
  mask: Uint8Array
  /** Pixels of the page it covers, hidden or not. */
  area: number
}

export interface Look {
  seen: Map<Member, Seen>
  /** Which member is to be seen at each pixel: its number plus 1, 0 for none. */
  ids: Uint8Array
  members: Member[]
}

/** `front` is scenery painted over everyone. */
export function look(coats: readonly Coat[], extras: readonly Extra[], front: string): Look {
  const members = [...new Set(coats.map((coat) => coat.member))]
  const board = new Board(SIZE)
  // What nobody asked for is not measured: where it is seen is enough.
  const masks = new Map(members.flatMap((member) => (isBrought(member.named.id) ? [] : [[member, newMask()] as const])))
  for (const { member, svg } of painted(coats, extras))
    paint(board, svg, alike(members.indexOf(member) + 1), masks.get(member) ?? null)
  paint(board, front, alike(FRONT))
  const ids = Uint8Array.from(board.cells)
  const seen = members.map((member, i) => {
    const mask = masks.get(member) ?? ids.map((id) => Number(id === i + 1))
    return [member, measure(i, ids, mask)] as const
  })
  return { seen: new Map(seen), ids, members }
}

/** What stands in `ids` for scenery before everyone. */
const FRONT = 255

const newMask = (): Uint8Array => new Uint8Array(SIZE * SIZE)

function measure(index: number, ids: Uint8Array, mask: Uint8Array): Seen {
  const whole = new Extent()
  const shown = new Extent()
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    whole.add(i)
    if (ids[i] === index + 1) shown.add(i)
  }
  return {
    box: whole.box ?? { x0: 0, y0: 0, x1: 0, y1: 0 },
    shown: shown.box,
    visible: whole.count ? shown.count / whole.count : 0,
    mask,
    area: whole.count * STEP * STEP,
  }
}

class Extent {
  count = 0
  #x0 = SIZE
  #x1 = -1
  #y0 = SIZE
  #y1 = -1

  add(i: number): void {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)]
    this.count++
    this.#x0 = Math.min(this.#x0, x)
    this.#x1 = Math.max(this.#x1, x)
    this.#y0 = Math.min(this.#y0, y)
    this.#y1 = Math.max(this.#y1, y)
  }

  get box(): Box | null {
    if (!this.count) return null
    return { x0: this.#x0 * STEP, y0: this.#y0 * STEP, x1: (this.#x1 + 1) * STEP, y1: (this.#y1 + 1) * STEP }
  }
}
