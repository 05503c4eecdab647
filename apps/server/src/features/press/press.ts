import { createHash } from 'node:crypto'
import { canvasSize } from '@inkbloom/contract/constants'
import { encodeRegionMap, inkOfGrey, mapRegions, measureDrawing, tabulateRegions } from '@inkbloom/regions'
import sharp from 'sharp'
import { closeGaps, despeckle, type Grey, raiseContrast } from './clean.ts'
import { faultOf, type Measured } from './gate.ts'
import { longestRowOfLetters, solidShare } from './marks.ts'

/** A drawing made ready: crisp, measured, its regions mapped. */
export interface Pressed {
  png: Uint8Array
  sha256: string
  regions: Uint8Array
  placeholder: string
  figures: Measured
  /** What makes it unfit, if anything. */
  fault: string | null
}

/** Our own drawings are pressed as they are; a stranger's is cleaned first, and judged by its own colors too. */
export async function press(picture: Uint8Array, { foreign }: { foreign: boolean }): Promise<Pressed> {
  const original = sharp(picture, { limitInputPixels: 4096 ** 2, failOn: 'error', animated: false })
    .flatten({ background: '#ffffff' })
    .resize(canvasSize, canvasSize, { fit: 'contain', background: '#ffffff' })
  const rgba = await original.clone().ensureAlpha().raw().toBuffer()
  const pixels = new Uint8Array(await original.clone().greyscale().toColourspace('b-w').raw().toBuffer())
  const grey: Grey = { pixels, width: canvasSize, height: canvasSize }
  if (foreign) {
    raiseContrast(grey)
    closeGaps(grey, 2)
    despeckle(grey, 40)
  }
  const png = await sharp(grey.pixels, { raw: { width: canvasSize, height: canvasSize, channels: 1 } })
    /** The highest levels take three times as long and save a fiftieth of the bytes. */
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer()
  const sha256 = createHash('sha256').update(png).digest('hex')
  const map = mapRegions(inkOfGrey(grey.pixels), canvasSize, canvasSize)
  const figures: Measured = {
    ...measureDrawing(foreign ? await asRgba(grey) : rgba, map, tabulateRegions(map)),
    ...(foreign && { color: colorOf(rgba) }),
    solid: solidShare(grey, 12),
    letters: foreign ? longestRowOfLetters(grey) : 0,
  }
  return {
    png,
    sha256,
    regions: encodeRegionMap(map, Buffer.from(sha256, 'hex')),
    placeholder: await placeholderOf(png),
    figures,
    fault: faultOf(figures),
  }
}

/** After cleaning no color is left to be seen, so a stranger's is counted before. */
function colorOf(rgba: Uint8Array): number {
  let colored = 0
  for (let i = 0; i < rgba.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[i], rgba[i + 1], rgba[i + 2]]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 48) colored += 1
  }
  return (colored * 4) / rgba.length
}

async function asRgba({ pixels, width, height }: Grey): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** Small enough to stand in every list: the page's grey shape until its picture is there. */
async function placeholderOf(png: Uint8Array): Promise<string> {
  const tiny = await sharp(png).resize(16, 16).greyscale().webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
