import { canvasSize } from '@inkbloom/contract/constants'
import { decodeRegionMap, type RegionMap } from '@inkbloom/regions'
import sharp from 'sharp'
import type { Random } from './random.ts'

export interface Coloring {
  /** The drawing alone, as the studio uploads it. */
  photo: Buffer
  preview: Buffer
  /** Percent of the regions, as the studio would count them. */
  progress: number
}

interface Subject {
  lines: Uint8Array
  regions: Uint8Array
  /** The house account's colored version, whose colors a demo person has chosen too. */
  colored: Uint8Array
}

type Rgb = readonly [red: number, green: number, blue: number]

/** Paper: whoever sees it there leaves it bare. */
const isPaper = ([red, green, blue]: Rgb) => Math.min(red, green, blue) > 244

/** As somebody fills a page, one shape after the other; `share` of the shapes are done. */
export async function colorPage(subject: Subject, random: Random, share: number): Promise<Coloring> {
  const { map } = decodeRegionMap(subject.regions)
  const pixels = (picture: Uint8Array, space: 'b-w' | 'srgb') =>
    sharp(picture).resize(canvasSize, canvasSize).removeAlpha().toColourspace(space).raw().toBuffer()
  const [lines, colored] = await Promise.all([pixels(subject.lines, 'b-w'), pixels(subject.colored, 'srgb')])
  const colors = colorsOf(map, lines, colored).map((color) => (isPaper(color) || random.next() > share ? null : color))
  const photo = Buffer.alloc(lines.length * 4)
  const preview = Buffer.alloc(lines.length * 3)
  for (let i = 0; i < lines.length; i++) {
    const color = colors[map.labels[i] as number]
    const light = lines[i] as number
    for (let c = 0; c < 3; c++) {
      if (color) photo[i * 4 + c] = color[c] as number
      preview[i * 3 + c] = ((color?.[c] ?? 255) * light) / 255
    }
    if (color) photo[i * 4 + 3] = 255
  }
  const done = colors.slice(1).filter((color) => color !== null).length
  const progress = Math.round((done / map.count) * 100)
  return { photo: await toPng(photo, 4), preview: await toPng(preview, 3), progress }
}

/** The median color of each region, lines left out. */
function colorsOf(map: RegionMap, lines: Uint8Array, colored: Uint8Array): Rgb[] {
  const sums = new Float64Array((map.count + 1) * 4)
  for (let i = 0; i < lines.length; i++) {
    if ((lines[i] as number) < 250) continue
    const at = (map.labels[i] as number) * 4
    for (let c = 0; c < 3; c++) sums[at + c] = (sums[at + c] as number) + (colored[i * 3 + c] as number)
    sums[at + 3] = (sums[at + 3] as number) + 1
  }
  return Array.from({ length: map.count + 1 }, (_, label) => {
    const [red = 0, green = 0, blue = 0, count = 0] = sums.subarray(label * 4, label * 4 + 4)
    return count > 0 ? [red / count, green / count, blue / count] : [255, 255, 255]
  })
}

const toPng = (raw: Buffer, channels: 3 | 4) =>
  sharp(raw, { raw: { width: canvasSize, height: canvasSize, channels } })
    .png()
    .toBuffer()
