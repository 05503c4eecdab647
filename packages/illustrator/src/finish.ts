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
  const faces = facesBy(picture, unlit, SIZE)
  const open = openedOf(unlit, first, SIZE, faces)
  for (const { y, from, to } of open) unlit.fill(255, y * SIZE + from, y * SIZE + to)
  const specks = open.length ? specksOf(unlit, SIZE) : first
  const paper = hollowsOf(unlit, specks, SIZE, faces)
  for (const run of open) fill(picture, run, 255)
  // A pixel more on every side, which is line already: enlarged for print, no light seam shows. None lies at the edge of the page, which is margin.
  for (const run of specks) {
    fill(picture, wider(run), 0)
    for (const dy of [-1, 1]) fill(picture, { ...run, y: run.y + dy }, 0)
  }
  for (const run of paper) fill(picture, run, 255)
  const ink = strokes(specks.map(wider), '#000', 1) + strokes(specks, '#000', 3)
  return {
    svg: svg.replace(/<\/svg>$/, `${strokes(open, '#fff', 1)}${ink}${strokes(paper, '#fff', 1)}</svg>`),
    picture: await packed(picture),
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

const wider = ({ y, from, to }: Run): Run => ({ y, from: from - 1, to: to + 1 })

function fill(picture: Uint8Array, { y, from, to }: Run, tone: number): void {
  picture.fill(tone, y * SIZE + from, y * SIZE + to)
}

/** Each run as a stroke along its row, told from the end of the one before. */
function strokes(runs: readonly Run[], color: string, width: number): string {
  if (!runs.length) return ''
  let [x, y] = [0, 0]
  const d = runs.map((run) => {
    const step = `m${run.from - x} ${run.y - y}h${run.to - run.from}`
    ;[x, y] = [run.to, run.y]
    return step
  })
  return `<path d="M0 .5${d.join('')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="butt" shape-rendering="crispEdges"/>`
}
