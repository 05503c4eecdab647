import { createHash } from 'node:crypto'
import { canvasSize } from '@inkbloom/contract/constants'
import {
  encodeRegionMap,
  inkOfGrey,
  mapRegions,
  measureRegions,
  measureTones,
  tabulateRegions,
} from '@inkbloom/regions'
import sharp from 'sharp'
import { closeGaps, despeckle, type Grey, raiseContrast } from './clean.ts'
import { faultOf, type Measured } from './gate.ts'
import { longestRowOfLetters, solidShare } from './marks.ts'

/** A drawing made ready: crisp, measured, its regions mapped. */
export interface Pressed {
  png: Uint8Array
  sha256: string
  regions: Uint8Array
  figures: Measured
  /** What makes it unfit, if anything. */
  fault: string | null
}

/** Our own drawings are pressed as they are; a stranger's is cleaned first, and judged by its own colors too. */
export async function press(picture: Uint8Array, { foreign }: { foreign: boolean }): Promise<Pressed> {
  const { grey, color } = await read(picture)
  if (foreign) {
    raiseContrast(grey)
    closeGaps(grey, 2)
    despeckle(grey, 40)
  }
  fewerGreys(grey)
  const png = await raw(grey).toColourspace('b-w').png({ compressionLevel: 6 }).toBuffer()
  const sha256 = createHash('sha256').update(png).digest('hex')
  const map = mapRegions(inkOfGrey(grey.pixels), canvasSize, canvasSize)
  const figures: Measured = {
    ...measureRegions(map, tabulateRegions(map)),
    ...measureTones(grey.pixels),
    color,
    solid: solidShare(grey, 12),
    letters: foreign ? longestRowOfLetters(grey) : 0,
  }
  return {
    png,
    sha256,
    regions: encodeRegionMap(map, Buffer.from(sha256, 'hex')),
    figures,
    fault: faultOf(figures),
  }
}

/** Scaled to the size of a page, on white. Cleaning removes all color, so it is measured here. */
async function read(picture: Uint8Array): Promise<{ grey: Grey; color: number }> {
  const file = () => sharp(picture, { limitInputPixels: 4096 ** 2, failOn: 'error', animated: false })
  const { space, channels, width, height } = await file().metadata()
  const page = { width: canvasSize, height: canvasSize }
  // As our illustrator gives it: there is no color in one channel.
  if (space === 'b-w' && channels === 1 && width === canvasSize && height === canvasSize)
    return { grey: { pixels: new Uint8Array(await file().toColourspace('b-w').raw().toBuffer()), ...page }, color: 0 }
  const original = file()
    .flatten({ background: '#ffffff' })
    .resize(canvasSize, canvasSize, { fit: 'contain', background: '#ffffff' })
  const rgba = await original.clone().ensureAlpha().raw().toBuffer()
  const pixels = new Uint8Array(await original.clone().greyscale().toColourspace('b-w').raw().toBuffer())
  return { grey: { pixels, ...page }, color: colorOf(rgba) }
}

const raw = ({ pixels, width, height }: Grey) => sharp(pixels, { raw: { width, height, channels: 1 } })

/** Sixteen shades are enough for the edge of a line, and take three fifths of the bytes. */
const shades = Uint8Array.from({ length: 256 }, (_, grey) => Math.round(grey / 17) * 17)

function fewerGreys({ pixels }: Grey): void {
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = shades[pixels[i] as number] as number
}

function colorOf(rgba: Uint8Array): number {
  let colored = 0
  for (let i = 0; i < rgba.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[i], rgba[i + 1], rgba[i + 2]]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 48) colored += 1
  }
  return (colored * 4) / rgba.length
}
