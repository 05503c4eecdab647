/** A crate of slats, full to its rim. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { spine } from '../nook/books.ts'

const [WIDE, HIGH] = [172, 84]

/** Books stand in it with their backs to us; anything else is heaped. */
export function crateOf(content: string, x: number, foot: number, rng: Rng): string {
  let out = ''
  if (content === 'book')
    for (let u = x - WIDE / 2 + 8; u < x + WIDE / 2 - 22; ) {
      const w = Math.min(rng.between(22, 34), x + WIDE / 2 - 8 - u)
      out += spine(u, foot - 20, w, rng.between(104, 132), rng)
      u += w
    }
  else {
    const draw = fittedDrawing(content, () => 4)
    for (const [row, count] of [2, 3].entries())
      for (let i = 0; i < count; i++)
        out += draw?.(x + (i - (count - 1) / 2) * 54, foot - HIGH - 44 + row * 34, 60, 60) ?? ''
  }
  out += shape(rect(x - WIDE / 2, foot - HIGH, WIDE, HIGH), 5)
  for (const v of [28, 56])
    out += line(
      [
        [x - WIDE / 2, foot - v],
        [x + WIDE / 2, foot - v],
      ],
      4,
    )
  for (const side of [-1, 1]) out += shape(rect(x + side * (WIDE / 2 - 10) - 9, foot - HIGH - 4, 18, HIGH + 6), 4.4)
  return out
}
