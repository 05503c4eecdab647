import { LIGHTEST_INK } from '@inkbloom/regions'
import sharp from 'sharp'
import { bandsOf } from './ink/bands.ts'
import { hollowsOf } from './ink/clumps.ts'
import { facesBy, unmarked } from './ink/lights.ts'
import { openedOf } from './ink/slivers.ts'
import { softened } from './ink/softened.ts'
import { heapsOf, joined, type Run, specksOf } from './ink/specks.ts'

const SIZE = 1024

/**
 * The page as it is kept, drawn and as a picture of one channel. Where lines cross they leave slivers that no scene can foresee:
 * here they are closed with ink, as a pen would, or, where they lie in a heap, opened to one area, in both alike. Where lines lie side by side, those behind are left out.
 */
export async function finish(svg: string): Promise<{ svg: string; picture: Uint8Array }> {
  // The light in an eye is bare paper amid ink and stays. Painted red it is white in one channel and ink in another.
  // What was meant to be black is painted blue, which is ink in both of these.
  const rgb = await sharp(
    Buffer.from(
      svg
        .replaceAll('fill="white"', 'fill="#f00"')
        .replace(/fill="#00([0-2][0-9a-f])?0+"/g, (_, green = '00') => `fill="#00${green}ff"`),
    ),
  )
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const picture = new Uint8Array(SIZE * SIZE)
  const unlit = new Uint8Array(SIZE * SIZE)
  const solid = new Uint8Array(SIZE * SIZE)
  for (let i = 0; i < picture.length; i++) {
    picture[i] = rgb[i * 3] as number
    unlit[i] = rgb[i * 3 + 1] as number
    solid[i] = (rgb[i * 3 + 2] as number) - Math.min(picture[i] as number, unlit[i] as number) > MEANT ? 1 : 0
  }
  const first = specksOf(unlit, SIZE)
  const faces = facesBy(picture, unlit, SIZE)
  const open = openedOf(unlit, first, SIZE, faces)
  const opened = unlit.slice()
  for (const { y, from, to } of open) opened.fill(255, y * SIZE + from, y * SIZE + to)
  const specks = open.length ? specksOf(opened, SIZE) : first
  const paper = hollowsOf(opened, specks, SIZE, faces)
  const closed = inLine(specks)
  const bands = bandsOf(svg, { grey: mended(opened, closed, paper), solid, size: SIZE, faces })
  let mending =
    shapes(open, '#fff', EVEN) +
    shapes(closed, '#000', ALL) +
    shapes(paper, '#fff', EVEN) +
    bands.map(({ runs, like }) => shapes(runs, '#fff', EVEN, like)).join('')
  const show = async (shapes: string) => {
    const over = await rendered(shapes)
    lay(over, picture)
    lay(over, unlit)
  }
  await show(mending)
  // Beside what was closed something may have become a little smaller than it was.
  for (let round = 0; round < ROUNDS; round++) {
    const late = joined([0, ROUNDED].flatMap((by) => specksOf(unlit, SIZE, LIGHTEST_INK - by)))
    if (!late.length) break
    const ink = round < ROUNDS - 1 ? shapes(inLine(late), '#000', ALL) : blocks(inLine(late))
    await show(ink)
    mending += ink
  }
  return { svg: unmarked(svg).replace(/<\/svg>$/, `${mending}</svg>`), picture: await packed(picture) }
}

/** As the page will be, as nearly as pixels tell. */
function mended(page: Uint8Array, closed: readonly Run[], opened: readonly Run[]): Uint8Array {
  const out = page.slice()
  for (const { y, from, to } of closed) out.fill(0, y * SIZE + from, y * SIZE + to)
  for (const { y, from, to } of opened) out.fill(255, y * SIZE + from, y * SIZE + to)
  return out
}

/** So much bluer than anything else is a shape that was meant to be black. */
const MEANT = 60

/** What is left in the last is closed pixel by pixel: it reaches into no neighbor. */
const ROUNDS = 3
/** So much lighter a pixel may be where the whole drawing is painted at once. */
const ROUNDED = 6

/** How much of a pixel's surroundings must be in a shape for the pixel to be: half of it, or so little that every pixel meant is. */
const [EVEN, ALL] = [0.44, 0.42]

/** A pixel more on every side, which is line already: enlarged for print, no light seam shows. None lies at the edge of the page, which is margin. */
const inLine = (specks: readonly Run[]): Run[] =>
  joined(specks.flatMap(({ y, from, to }) => [-1, 0, 1].map((dy) => ({ y: y + dy, from: from - 1, to: to + 1 }))))

/** Each heap of runs as one shape; `like` is the white in the drawing whose pigment it takes. */
const shapes = (runs: readonly Run[], color: string, level: number, like: number | null = null): string =>
  runs.length
    ? `<path d="${heapsOf(runs)
        .map((heap) => softened(heap, level))
        .join('')}" fill="${color}"${like === null ? '' : ` data-like="${like}"`} stroke="none"/>`
    : ''

const blocks = (runs: readonly Run[]): string =>
  `<path d="${runs.map(({ y, from, to }) => `M${from} ${y}H${to}V${y + 1}H${from}Z`).join('')}" fill="#000" stroke="none"/>`

/** Shapes alone, in four channels. */
const rendered = (shapes: string): Promise<Uint8Array> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${shapes}</svg>`))
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()

function lay(over: Uint8Array, picture: Uint8Array): void {
  for (let i = 0; i < picture.length; i++) {
    const alpha = over[i * 4 + 3] as number
    if (alpha) picture[i] = ((picture[i] as number) * (255 - alpha) + (over[i * 4] as number) * alpha + 127) / 255
  }
}

/** Packed quickly, and once more where that makes too large a file. */
async function packed(picture: Uint8Array): Promise<Buffer> {
  const at = (compressionLevel: number) =>
    sharp(picture, { raw: { width: SIZE, height: SIZE, channels: 1 } })
      .toColourspace('b-w')
      .png({ compressionLevel })
      .toBuffer()
  const quick = await at(1)
  return quick.length > LARGE ? at(6) : quick
}

/** In bytes. */
const LARGE = 280_000
