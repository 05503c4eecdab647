import { EVEN_PRESSURE, UNITS } from './actions/action.ts'
import type { BrushName } from './media/brushes.ts'
import { parseColor } from './sheet/color.ts'
import { type PatternName, REPEAT } from './sheet/motifs.ts'
import { patternColors } from './sheet/paints.ts'
import { Sheet } from './sheet/sheet.ts'
import { startStroke } from './stroke/stroke.ts'

/** Straight RGBA, row by row. */
export interface SamplePixels {
  width: number
  height: number
  pixels: Uint8ClampedArray<ArrayBuffer>
}

const WIDTH = 192
const HEIGHT = 36
const SIZE = 18

/** A wave of a brush, painted as the page would be. */
export function sampleBrush(brush: BrushName, color: string): SamplePixels {
  const sheet = new Sheet(256)
  const rgb = parseColor(color) ?? 0
  const line = { erase: false, opacity: 100, size: SIZE, clip: 0, turns: 1, mirror: false, path: 'dense' } as const
  const paint = (from: number, to: number, height: number) => {
    const stroke = startStroke(sheet, { brush, color: rgb, ...line }, null)
    for (let x = from; x <= to; x += 4) {
      // Two arches, up and down, of which one is as good as a sine.
      const along = ((x - from) / (to - from)) * 2
      const arch = along < 1 ? 4 * along * (1 - along) : -4 * (along - 1) * (2 - along)
      stroke.add(x * UNITS, (height - arch * 6) * UNITS, EVEN_PRESSURE, 0)
    }
    stroke.end()
    sheet.settled.set(sheet.pixels)
    sheet.coverage.fill(0)
  }
  paint(12, WIDTH - 12, 18)
  // What a marker does where it crosses is what one takes it up for.
  if (brush === 'marker') paint(56, 148, 20)
  return crop(sheet)
}

/** A patch of a pattern in its two colors. */
export function samplePattern(pattern: PatternName, color: string, ground: string): SamplePixels {
  const [rgb, below] = [parseColor(color) ?? 0, parseColor(ground) ?? 0]
  const width = REPEAT * 3
  const height = REPEAT * 2
  const words = new Uint32Array(width * height)
  const colorRow = patternColors({ pattern, color: rgb, ground: below })
  for (let y = 0; y < height; y++) colorRow(y, 0, width, words.subarray(y * width))
  for (let i = 0; i < words.length; i++) words[i]! |= 0xff000000
  return { width, height, pixels: new Uint8ClampedArray(words.buffer) }
}

function crop({ pixels, size }: Sheet): SamplePixels {
  const words = new Uint32Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) words.set(pixels.subarray(y * size, y * size + WIDTH), y * WIDTH)
  return { width: WIDTH, height: HEIGHT, pixels: new Uint8ClampedArray(words.buffer) }
}
