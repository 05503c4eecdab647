/** The house's colored version of a page: flat pigment, faint granulation, darker toward the line. */
import sharp from 'sharp'
import { paintRegions } from './paint-regions.ts'
import { createPigmenter } from './palette.ts'
import { wash } from './wash.ts'

const SIZE = 1024

/**
 * Takes our own SVG, which says what each shape is, or any line drawing as a picture; for the latter, `regions` may give the
 * region of every pixel (0 for none) and is found otherwise.
 */
export async function colorize(
  drawing: string | Uint8Array,
  seed = 1,
  regions?: ArrayLike<number>,
): Promise<Uint8Array> {
  const flat =
    typeof drawing === 'string' ? await paintShapes(drawing, seed) : await paintPicture(drawing, seed, regions)
  await wash(flat, SIZE, seed)
  return sharp(flat, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png({ palette: true, colours: 160, dither: 0, effort: 1 })
    .toBuffer()
}

/** The drawing with its white areas filled, lines and all. */
async function paintShapes(svg: string, seed: number): Promise<Buffer> {
  const setting = /data-setting="(\w+)"/.exec(svg)?.[1] ?? ''
  const time = /data-time="(\w+)"/.exec(svg)?.[1] ?? 'day'
  const pigment = createPigmenter(setting, time, seed)
  const colored = svg.replace(
    /(fill|stroke)="#fff"(?: class="([\w]+)")?/g,
    (_, what: string, note: string | undefined) => (note === 'paper' ? `${what}="#fff"` : `${what}="${pigment(note)}"`),
  )
  return sharp(Buffer.from(colored)).removeAlpha().toColourspace('srgb').raw().toBuffer()
}

async function paintPicture(picture: Uint8Array, seed: number, regions?: ArrayLike<number>): Promise<Buffer> {
  const grey = await sharp(picture)
    .resize(SIZE, SIZE, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const flat = paintRegions(grey, SIZE, seed, regions)
  for (let i = 0; i < grey.length; i++) {
    const light = (grey[i] as number) / 255
    for (let c = 0; c < 3; c++) flat[i * 3 + c] = (flat[i * 3 + c] as number) * light
  }
  return flat
}
