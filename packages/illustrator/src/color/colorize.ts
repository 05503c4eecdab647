/** The colored version of a page: flat pigment, faint granulation, darker toward the line. */
import sharp from 'sharp'
import { createPigmenter } from './palette.ts'
import { wash } from './wash.ts'
import { WHITE } from './white.ts'

const PAGE = 1024
const DENSITY = 72

/** Takes our own SVG, which says what each shape is, and gives a WebP of `size` by `size`. */
export async function colorize(svg: string, seed = 1, size = PAGE): Promise<Uint8Array> {
  const flat = await paint(svg, seed, size)
  await wash(flat, size, seed)
  return sharp(flat, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}

/** The drawing with its white areas filled, lines and all. */
async function paint(svg: string, seed: number, size: number): Promise<Buffer> {
  const setting = /data-setting="(\w+)"/.exec(svg)?.[1] ?? ''
  const time = /data-time="(\w+)"/.exec(svg)?.[1] ?? 'day'
  const pigment = createPigmenter(setting, time, seed)
  const tones: string[] = []
  const colored = svg.replace(WHITE, (_, what: string, note: string | undefined, like: string | undefined) => {
    const tone = note === 'paper' ? '#fff' : (tones[Number(like ?? -1)] ?? pigment(note))
    tones.push(tone)
    return `${what}="${tone}"`
  })
  // Drawn at the size it is wanted in: drawing it large and making it small costs twice as much.
  return sharp(Buffer.from(colored), { density: (DENSITY * size) / PAGE })
    .resize(size, size)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}
