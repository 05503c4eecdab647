import sharp from 'sharp'
import { type Run, specksOf } from './ink/specks.ts'

const SIZE = 1024

/**
 * The page as it is kept, drawn and as a picture of one channel. Where lines cross they leave slivers that no scene can foresee:
 * here they are closed with ink, as a pen would, in both alike.
 */
export async function finish(svg: string): Promise<{ svg: string; picture: Uint8Array }> {
  // The light in an eye is bare paper amid ink and stays. Painted red it is white in one channel and ink in another.
  const rgb = await sharp(Buffer.from(svg.replaceAll('fill="white"', 'fill="#f00"')))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const picture = new Uint8Array(SIZE * SIZE)
  const unlit = new Uint8Array(SIZE * SIZE)
  for (let i = 0; i < picture.length; i++) {
    picture[i] = rgb[i * 3] as number
    unlit[i] = rgb[i * 3 + 1] as number
  }
  const specks = specksOf(unlit, SIZE)
  for (const box of specks.flatMap(covers))
    for (let y = box.y; y < box.y + box.h; y++) picture.fill(0, y * SIZE + box.x, y * SIZE + box.x + box.w)
  const d = specks
    .flatMap(covers)
    .map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h-${w}z`)
    .join('')
  return {
    svg: d ? svg.replace(/<\/svg>$/, `<path d="${d}" fill="#000"/></svg>`) : svg,
    picture: await sharp(picture, { raw: { width: SIZE, height: SIZE, channels: 1 } })
      .toColourspace('b-w')
      .png({ compressionLevel: 3 })
      .toBuffer(),
  }
}

/** A pixel more on every side, which is line already: enlarged for print, no light seam shows. */
const covers = ({ y, from, to }: Run) => [
  { x: Math.max(0, from - 1), y, w: Math.min(SIZE, to + 1) - Math.max(0, from - 1), h: 1 },
  { x: from, y: Math.max(0, y - 1), w: to - from, h: Math.min(SIZE, y + 2) - Math.max(0, y - 1) },
]
