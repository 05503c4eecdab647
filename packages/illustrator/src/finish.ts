import { LIGHTEST_INK } from '@inkbloom/regions'
import sharp from 'sharp'
import { bandsOf } from './ink/bands.ts'
import { hollowsOf } from './ink/clumps.ts'
import { facesBy, unmarked } from './ink/lights.ts'
import { copied, giveBack, plane } from './ink/planes.ts'
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
  const rgb = await rendered(
    svg
      .replaceAll('fill="white"', 'fill="#f00"')
      .replace(/fill="#00([0-2][0-9a-f])?0+"/g, (_, green = '00') => `fill="#00${green}ff"`),
  )
  const [picture, unlit, solid] = parted(rgb)
  const first = specksOf(unlit, SIZE)
  const faces = facesBy(picture, unlit, SIZE)
  const open = openedOf(unlit, first, SIZE, faces)
  const opened = copied(unlit)
  for (const { y, from, to } of open) opened.fill(255, y * SIZE + from, y * SIZE + to)
  const specks = open.length ? specksOf(opened, SIZE) : first
  const paper = hollowsOf(opened, specks, SIZE, faces)
  const closed = inLine(specks)
  const grey = mended(opened, closed, paper)
  const bands = bandsOf(svg, { grey, solid, size: SIZE, faces })
  giveBack(solid, opened, grey)
  let mending =
    shapes(open, '#fff', EVEN) +
    shapes(closed, '#000', ALL) +
    shapes(paper, '#fff', EVEN) +
    bands.map(({ runs, like }) => shapes(runs, '#fff', EVEN, like)).join('')
  await lay([...open, ...closed, ...paper, ...bands.flatMap(({ runs }) => runs)], mending, picture, unlit)
  // Beside what was closed something may have become a little smaller than it was.
  for (let round = 0; round < ROUNDS; round++) {
    const late = joined([0, ROUNDED].flatMap((by) => specksOf(unlit, SIZE, LIGHTEST_INK - by)))
    if (!late.length) break
    const last = inLine(late)
    const ink = round < ROUNDS - 1 ? shapes(last, '#000', ALL) : blocks(last)
    await lay(last, ink, picture, unlit)
    mending += ink
  }
  const file = await packed(picture)
  giveBack(picture, unlit)
  return { svg: unmarked(svg).replace(/<\/svg>$/, `${mending}</svg>`), picture: file }
}

/** The page, the page without the lights in eyes, and what was meant to be black. */
function parted(rgb: Uint8Array): [picture: Uint8Array, unlit: Uint8Array, solid: Uint8Array] {
  const [picture, unlit, solid] = [plane(SIZE * SIZE), plane(SIZE * SIZE), plane(SIZE * SIZE)]
  for (let y = 0; y < SIZE; y++) partRow(rgb, picture, unlit, solid, y * SIZE)
  return [picture, unlit, solid]
}

function partRow(rgb: Uint8Array, picture: Uint8Array, unlit: Uint8Array, solid: Uint8Array, start: number): void {
  for (let i = start, at = start * 4; i < start + SIZE; i++, at += 4) {
    const [red, green] = [rgb[at] as number, rgb[at + 1] as number]
    picture[i] = red
    unlit[i] = green
    if ((rgb[at + 2] as number) - (red < green ? red : green) > MEANT) solid[i] = 1
  }
}

/** As the page will be, as nearly as pixels tell. */
function mended(page: Uint8Array, closed: readonly Run[], opened: readonly Run[]): Uint8Array {
  const out = copied(page)
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
  `<path d="${runs.map(({ y, from, to }) => `M${from} ${y}h${to - from}v1h${from - to}z`).join('')}" fill="#000" stroke="none"/>`

/** In four channels. */
const rendered = (svg: string): Promise<Uint8Array> => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()

/** Shapes that are drawn around runs, over the page: only the rows that they reach are painted. */
async function lay(runs: readonly Run[], shapes: string, picture: Uint8Array, unlit: Uint8Array): Promise<void> {
  if (!shapes) return
  const ys = runs.map(({ y }) => y)
  const top = Math.max(0, ys.reduce((p, q) => Math.min(p, q)) - BEYOND)
  const foot = Math.min(SIZE, ys.reduce((p, q) => Math.max(p, q)) + 1 + BEYOND)
  const box = `width="${SIZE}" height="${foot - top}" viewBox="0 ${top} ${SIZE} ${foot - top}"`
  const over = await rendered(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shapes}</svg>`)
  for (let y = top; y < foot; y++) blendRow(over, (y - top) * SIZE * 4, picture, unlit, y * SIZE)
}

/** So far beyond its runs a shape may reach, in pixels. */
const BEYOND = 6

function blendRow(over: Uint8Array, from: number, picture: Uint8Array, unlit: Uint8Array, start: number): void {
  for (let at = from + 3, i = start; i < start + SIZE; at += 4, i++) {
    const alpha = over[at] as number
    if (!alpha) continue
    picture[i] = blended(picture[i] as number, over[at - 3] as number, alpha)
    unlit[i] = blended(unlit[i] as number, over[at - 3] as number, alpha)
  }
}

const blended = (below: number, above: number, alpha: number): number =>
  (below * (255 - alpha) + above * alpha + 127) / 255

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
