import { LIGHTEST_INK } from '@inkbloom/regions'
import sharp from 'sharp'
import { finish } from '../src/index.ts'

/** Half of the side of a square that no crossing of lines fills with ink. */
const HALF = 4

export interface Blot {
  x: number
  y: number
}

/** Where a finished page is black as no line is. */
export async function blotsOf(svg: string): Promise<Blot[]> {
  const { picture } = await finish(svg)
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  // Ink in all rows and columns before, so that a square is four looks.
  const sums = new Int32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * (width + 1) + x + 1] =
        ((data[y * width + x] ?? 255) <= LIGHTEST_INK ? 1 : 0) +
        (sums[y * (width + 1) + x + 1] ?? 0) +
        (sums[(y + 1) * (width + 1) + x] ?? 0) -
        (sums[y * (width + 1) + x] ?? 0)
  const inkIn = (x0: number, y0: number, x1: number, y1: number): number =>
    (sums[y1 * (width + 1) + x1] ?? 0) -
    (sums[y0 * (width + 1) + x1] ?? 0) -
    (sums[y1 * (width + 1) + x0] ?? 0) +
    (sums[y0 * (width + 1) + x0] ?? 0)
  const side = 2 * HALF + 1
  const blots: Blot[] = []
  for (let y = 0; y + side <= height; y++)
    for (let x = 0; x + side <= width; x++)
      if (inkIn(x, y, x + side, y + side) === side * side) {
        const at = { x: x + HALF, y: y + HALF }
        if (!blots.some((blot) => Math.hypot(blot.x - at.x, blot.y - at.y) < 30)) blots.push(at)
      }
  return blots
}
