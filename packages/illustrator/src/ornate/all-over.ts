/** A pattern all over the page: the same few drawings again and again, every other row shifted by half, as on cloth; what is free between them is filled. */
import type { Rng } from '../ink/random.ts'
import { outlinesOf } from './dressed.ts'
import { ellipse, rect } from './kit/curves.ts'
import { page, paperAround, shape } from './kit/marks.ts'
import { area, type Poly } from './kit/points.ts'
import { Room } from './kit/room.ts'
import { fittedDrawing } from './mandala/motif.ts'
import { filler } from './plants/filler.ts'
import { FLOWER_HEADS } from './plants/heads.ts'
import { SPRIGS } from './plants/sprigs.ts'

const FRAME = rect(24, 24, 976, 976)
const COLUMNS = 4
const STEP = 976 / COLUMNS
const LINE = 4.6
const SIZE = STEP * 0.86
/** Between plants only leaves and berries: blossoms of others would be taken for theirs. */
const [LARGE, SMALL] = [44, 30]
/** Smaller gaps stay as they are. */
const LEAST = 13
const MOST_FILLERS = 150

interface Placed {
  svg: string
  outlines: Poly[]
}

/** One drawing around a place, turned a little: a plant by its own, anything else as it is drawn elsewhere. */
function motif(name: string, x: number, y: number, turn: number, rng: Rng): Placed {
  const head = FLOWER_HEADS[name]
  if (head) return { svg: head(x, y, SIZE * 0.46, rng), outlines: [ellipse(x, y, SIZE * 0.47)] }
  const sprig = SPRIGS[name]
  if (sprig) {
    const a = turn * 4 - Math.PI / 2
    const svg = sprig(x - Math.cos(a) * SIZE * 0.62, y - Math.sin(a) * SIZE * 0.62, SIZE * 1.24, a, rng)
    return { svg, outlines: outlinesOf(svg) }
  }
  const svg = fittedDrawing(name, () => LINE)?.(x, y, SIZE, SIZE) ?? ''
  return { svg, outlines: outlinesOf(svg) }
}

/** `nouns` can be drawn; each row begins with the next of them. */
export function allOver(rng: Rng, nouns: readonly string[]): string {
  const room = new Room(24)
  const isGreen = nouns.every((noun) => noun in SPRIGS || noun in FLOWER_HEADS)
  let out = ''
  for (let row = 0; row < COLUMNS; row++) {
    const shift = row % 2 ? 0 : STEP / 2
    const y = 24 + STEP * (row + 0.5)
    for (let column = 0; column <= COLUMNS; column++) {
      const x = 24 + STEP * column + shift
      if (x > 1000 + STEP / 3) continue
      const { svg, outlines } = motif(
        nouns[(column + row) % nouns.length]!,
        x,
        y,
        (column + row) % 2 ? 0.14 : -0.14,
        rng,
      )
      out += svg
      for (const outline of outlines) if (Math.abs(area(outline)) > 500) room.takeShape(outline, 70)
    }
  }
  for (let i = 0; i < MOST_FILLERS; i++) {
    const { x, y, r } = room.roomiest()
    const size = Math.min(r - 7, isGreen ? SMALL : LARGE)
    if (size < LEAST) break
    out += filler({ x, y, r: size }, rng)
    room.takeCircle(x, y, size, 70)
  }
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}
