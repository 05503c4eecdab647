import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { at } from '../lib/project.mjs'

/** How the drop lies in its square. */
export interface Look {
  /** How much of the square's height it takes. */
  share: number
  /** What lies behind it; nothing by default. */
  ground?: string
  /** Rounds the ground as macOS does, which leaves a margin around it. */
  rounded?: boolean
  /** A circle of ground, as large as the square. */
  round?: boolean
  /** Another color for the drop itself. */
  drop?: string
  /** Another color for the flower, where the ground has its own. */
  petals?: string
  /** Half the bytes, for what is downloaded. Programs are built with whole colors only. */
  palette?: boolean
}

const gamboge = '#ffc737'
const ink = '#1a2138'

/** The one source of every icon: the drop of ink of the browser's tab. */
const source = await readFile(at('apps/web/public/favicon.svg'), 'utf8')

export async function drawIcon(size: number, look: Look): Promise<Buffer> {
  const { share, ground, drop = ink, petals = gamboge, palette = false } = look
  const svg = source.replaceAll(gamboge, petals).replaceAll(ink, drop)
  const picture = await sharp(Buffer.from(svg), { density: 2400 })
    .resize({ height: Math.round(size * share) })
    .toBuffer()
  const behind = ground ? Buffer.from(groundOf(size, ground, look)) : null
  return sharp({ create: { width: size, height: size, channels: 4, background: '#0000' } })
    .composite([...(behind ? [{ input: behind }] : []), { input: picture }])
    .png({ compressionLevel: 9, palette })
    .toBuffer()
}

/** Apple's grid: 824 of 1024, with corners of 185. */
function groundOf(size: number, color: string, { rounded, round }: Look): string {
  const side = rounded ? (size * 824) / 1024 : size
  const corner = round ? size / 2 : rounded ? (size * 185) / 1024 : 0
  const start = (size - side) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${corner}" fill="${color}"/></svg>`
}
