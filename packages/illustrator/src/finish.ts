import sharp from 'sharp'
import { hollowsOf } from './ink/clumps.ts'
import { facesBy } from './ink/lights.ts'
import { openedOf } from './ink/slivers.ts'
import { type Run, specksOf } from './ink/specks.ts'

const SIZE = 1024

/**
 * The page as it is kept, drawn and as a picture of one channel. Where lines cross they leave slivers that no scene can foresee:
 * here they are closed with ink, as a pen would, or, where they lie in a heap, opened to one area, in both alike.
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
  const first = specksOf(unlit, SIZE)
  const open = openedOf(unlit, first, SIZE, facesBy(picture, unlit, SIZE))
  for (const { y, from, to } of open) unlit.fill(255, y * SIZE + from, y * SIZE + to)
  const specks = open.length ? specksOf(unlit, SIZE) : first
  const ink = specks.flatMap(covers)
  const opened = open.map(patchOf)
  const paper = hollowsOf(unlit, specks, SIZE).map(patchOf)
  for (const patch of opened) fill(picture, patch, 255)
  for (const patch of ink) fill(picture, patch, 0)
  for (const patch of paper) fill(picture, patch, 255)
  return {
    svg: svg.replace(/<\/svg>$/, `${patched(opened, '#fff')}${patched(ink, '#000')}${patched(paper, '#fff')}</svg>`),
    picture: await sharp(picture, { raw: { width: SIZE, height: SIZE, channels: 1 } })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  }
}

interface Patch {
  x: number
  y: number
  w: number
  h: number
}

const patchOf = ({ y, from, to }: Run): Patch => ({ x: from, y, w: to - from, h: 1 })

function fill(picture: Uint8Array, { x, y, w, h }: Patch, tone: number): void {
  for (let row = y; row < y + h; row++) picture.fill(tone, row * SIZE + x, row * SIZE + x + w)
}

const patched = (patches: readonly Patch[], fill: string): string =>
  patches.length
    ? `<path d="${patches.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h-${w}z`).join('')}" fill="${fill}" shape-rendering="crispEdges"/>`
    : ''

/** A pixel more on every side, which is line already: enlarged for print, no light seam shows. None lies at the edge of the page, which is margin. */
const covers = ({ y, from, to }: Run) => [
  { x: from - 1, y, w: to - from + 2, h: 1 },
  { x: from, y: y - 1, w: to - from, h: 3 },
]
