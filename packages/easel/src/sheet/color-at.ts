import type { Point } from '../geometry/point.ts'
import { formatColor } from './color.ts'
import type { Sheet } from './sheet.ts'

/** The drawing's color at a point, over white paper; null off the page. */
export function colorAt({ size, pixels }: Sheet, { x, y }: Point): string | null {
  const [px, py] = [Math.floor(x), Math.floor(y)]
  if (!(px >= 0 && py >= 0 && px < size && py < size)) return null
  const pixel = pixels[py * size + px]!
  const alpha = (pixel >>> 24) / 255
  const over = (shift: number) => Math.round(((pixel >>> shift) & 255) * alpha + 255 * (1 - alpha)) << shift
  return formatColor(over(0) | over(8) | over(16))
}
