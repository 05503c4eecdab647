import { deflateSync } from 'node:zlib'
import { colorize } from '@inkbloom/illustrator'
import sharp from 'sharp'
import { svgOperators } from './svg-operators.ts'

/** Something to put on sheets of a PDF, packed as it will lie in the file. */
export type Plate =
  | { kind: 'lines'; packed: Uint8Array; width: number; height: number }
  | { kind: 'pixels'; packed: Uint8Array; side: number }
  | { kind: 'photo'; jpeg: Uint8Array; side: number }

const side = 1024

export function linesOf(svg: string, { width, height }: { width: number; height: number }): Plate {
  return { kind: 'lines', packed: deflateSync(svgOperators(svg)), width, height }
}

/** A page as lines where it has them; a page that somebody else drew, as its pixels. */
export async function pagePlate({ svg, picture }: { svg: string | null; picture: Uint8Array | null }): Promise<Plate> {
  if (svg) {
    try {
      return linesOf(svg, { width: side, height: side })
    } catch (error) {
      // Something in it that is not drawn, as in a page of an older version: its pixels show it too.
      if (!picture) throw error
    }
  }
  if (!picture) throw new Error('A page has neither lines nor pixels.')
  const grey = await sharp(picture, { limitInputPixels: 4096 ** 2, failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { kind: 'pixels', packed: deflateSync(grey), side }
}

/** As fine as 200 dots to an inch of a cover: color has soft edges, and the lines lie over it as lines. */
const coverSide = 1200
const seed = 1

/** The colored version of a page, as the gallery shows it under the pointer. */
export async function coverPlate(svg: string): Promise<Plate> {
  const painted = await colorize(svg, seed, coverSide)
  return { kind: 'photo', jpeg: await sharp(painted).jpeg({ quality: 86 }).toBuffer(), side: coverSide }
}
