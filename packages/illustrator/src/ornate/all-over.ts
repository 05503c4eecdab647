/** A pattern all over the page: the same few drawings again and again, every other row shifted by half, as on cloth. */
import type { Rng } from '../ink/random.ts'
import { rect } from './kit/curves.ts'
import { page, paperAround, shape } from './kit/marks.ts'
import { fittedDrawing } from './mandala/motif.ts'
import { filler } from './plants/filler.ts'

const FRAME = rect(24, 24, 976, 976)
const COLUMNS = 4
const STEP = 976 / COLUMNS
const LINE = 4.6

/** `nouns` can be drawn; each row begins with the next of them. */
export function allOver(rng: Rng, nouns: readonly string[]): string {
  const motifs = nouns.map((noun) => fittedDrawing(noun, () => LINE)).filter((motif) => motif !== null)
  let out = ''
  for (let row = 0; row < COLUMNS; row++) {
    const shift = row % 2 ? 0 : STEP / 2
    const y = 24 + STEP * (row + 0.5)
    for (let column = 0; column <= COLUMNS; column++) {
      const x = 24 + STEP * column + shift
      const motif = motifs[(column + row) % motifs.length]!
      const size = STEP * 0.8
      out += `<g transform="rotate(${(column + row) % 2 ? 8 : -8} ${x} ${y})">${motif(x, y, size, size)}</g>`
      if (row) out += filler({ x, y: y - STEP * 0.55, r: 36 }, rng)
    }
  }
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}
