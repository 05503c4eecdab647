/** Waves that roll from side to side, row below row, and in their hollows what the sea brings. */
import { arc, curve, rect } from '../kit/curves.ts'
import { clipMarks, line, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'

const FRAME = rect(24, 24, 976, 976)
const ROWS = 4
const HIGH = 976 / ROWS
const LONG = 305

/** One wave that breaks to the right, its foot at 0, 100 high. */
const WAVE = curve(
  '-130,30! -130,0! -90,-4 -52,-24 -26,-62 10,-92 50,-96 84,-76 92,-46 76,-26 54,-30 50,-48 64,-56! 44,-66 26,-48 30,-18 62,4 112,4! 130,30!',
)
const LINES = ['-96,14 -46,-4 -18,-40 14,-70 48,-76 68,-62', '-58,18 -16,0 2,-32 20,-50', '-6,20 12,6 16,-18'].map(
  (through) => curve(through, false),
)

export function rollingWaves(nouns: readonly string[]): string {
  let out = ''
  for (let row = 0; row < ROWS + 1; row++) {
    const foot = 24 + row * HIGH + HIGH * 0.7
    const side = row % 2 ? -1 : 1
    const shift = (row % 2) * (LONG / 2)
    const to = (poly: Poly, x: number): Poly => move(poly, x, foot, 0, side * 1.22, 1.22)
    for (let i = -1; i < 6; i++) {
      const x = 24 + shift + i * LONG
      const noun = nouns[(i + row + 6) % nouns.length]
      if (noun) out += fittedDrawing(noun, () => 4)?.(x + (side * LONG) / 2 + side * 14, foot - 76, 136, 128) ?? ''
    }
    for (let i = -1; i < 6; i++) {
      const x = 24 + shift + i * LONG
      out += shape(to(WAVE, x), 4.8) + LINES.map((through) => line(to(through, x), 3.6)).join('')
    }
    out += shape(rect(0, foot + 20, 1024, HIGH), 0)
    for (const [k, r] of [
      [0, 30.5],
      [1, 30.5],
    ] as const)
      for (let i = -1; i < 18; i++) {
        const [x, y] = [24 + i * 61 + k * 30.5, foot + 20 + r + k * 22]
        const scale = [...arc(x, y, r, Math.PI, TAU, 14), [x + r, y + 40], [x - r, y + 40]] as Poly
        out +=
          shape(scale, 4) + clipMarks([{ poly: [...arc(x, y, r * 0.55, Math.PI, TAU, 10)], open: true }], [scale], 3.4)
      }
    out += line(
      [
        [0, foot + 20],
        [1024, foot + 20],
      ],
      4.4,
    )
    out += shape(rect(0, foot + 70, 1024, HIGH), 0)
  }
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}
