/** Annotated prompts with their pages, to look at: `npm run sheets -- scenes [set] [seed]`. */
import sharp from 'sharp'
import { draw } from '../src/index.ts'
import { corpus } from './check-scenes-count.ts'

const COLUMNS = 8
const SIZE = 240
const CAPTION = 34
const MOST = 64

export async function scenesSheet(out: URL, set = 'relations', seed = 1): Promise<void> {
  const prompts = corpus()
    .filter((scene) => scene.set === set)
    .slice(0, MOST)
    .map(({ prompt }) => prompt)
  const tiles = []
  for (const [i, prompt] of prompts.entries()) {
    const { svg, missing, unknown } = await draw(prompt, seed)
    const lost = [...missing, ...unknown]
    const [left, top] = [(i % COLUMNS) * (SIZE + 6), Math.floor(i / COLUMNS) * (SIZE + CAPTION + 6)]
    tiles.push({ input: await sharp(Buffer.from(svg)).resize(SIZE, SIZE).png().toBuffer(), left, top })
    tiles.push({
      input: await caption(prompt + (lost.length ? ` (without ${lost.join(', ')})` : '')),
      left,
      top: top + SIZE,
    })
  }
  const width = COLUMNS * (SIZE + 6)
  const height = Math.ceil(prompts.length / COLUMNS) * (SIZE + CAPTION + 6)
  const file = new URL(`scenes-${set}.webp`, out)
  await sharp({ create: { width, height, channels: 3, background: '#e8e6df' } })
    .composite(tiles)
    .webp({ quality: 80, effort: 5 })
    .toFile(file.pathname)
  console.log(`scenes-${set}.webp ${width}x${height}`)
}

function caption(text: string): Promise<Buffer> {
  const per = 40
  const lines = [text.slice(0, per), text.slice(per, per * 2)].map((line) => line.replace(/[&<>]/g, ' '))
  const spans = lines.map(
    (line, i) => `<text x="2" y="${13 + i * 14}" font-size="11" font-family="sans-serif">${line}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${CAPTION}"><rect width="${SIZE}" height="${CAPTION}" fill="#fff"/>${spans.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
