import { LIGHTEST_INK } from '@inkbloom/regions'
import sharp from 'sharp'

export interface Area {
  pixels: number
  width: number
  height: number
}

/** The white areas of a page, by plain connection: the strictest reading of what is closed. */
export async function areasOf(svg: string): Promise<{ areas: Area[]; black: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const size = info.width
  const seen = new Uint8Array(data.length)
  const stack = new Int32Array(data.length)
  const areas: Area[] = []
  let black = 0
  for (let i = 0; i < data.length; i++) {
    if ((data[i] as number) <= LIGHTEST_INK) black++
    if (seen[i] || (data[i] as number) <= LIGHTEST_INK) continue
    let top = 0
    let pixels = 0
    let [x0, x1, y0, y1] = [size, 0, size, 0]
    stack[top++] = i
    seen[i] = 1
    while (top > 0) {
      const at = stack[--top] as number
      const x = at % size
      const y = (at - x) / size
      pixels++
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
      for (const to of [x > 0 ? at - 1 : -1, x < size - 1 ? at + 1 : -1, at - size, at + size])
        if (to >= 0 && to < data.length && !seen[to] && (data[to] as number) > LIGHTEST_INK) {
          seen[to] = 1
          stack[top++] = to
        }
    }
    areas.push({ pixels, width: x1 - x0 + 1, height: y1 - y0 + 1 })
  }
  return { areas, black: black / data.length }
}
