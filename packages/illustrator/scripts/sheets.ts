/** Contact sheets for the docs: the starter pages, odd prompts, seeds of one prompt, and the colored versions. */
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { colorize, draw, finish, starterPrompts } from '../src/index.ts'
import { dataLines } from '../src/words/data-file.ts'
import { placeSheet } from './place-sheet.ts'
import { scenesSheet } from './scenes-sheet.ts'

const out = new URL('../../../docs/sheets/', import.meta.url)
mkdirSync(out, { recursive: true })

const GAP = 6
const SEEDS = ['a dog in the garden', 'a fox in the forest', 'robot in a city', 'an astronaut in space']
const COLORED = 12

type Page = () => Promise<Uint8Array | Buffer>
const line =
  (prompt: string, seed: number): Page =>
  async () =>
    (await finish((await draw(prompt, seed)).svg)).picture
const colored =
  (prompt: string, seed: number): Page =>
  async () =>
    colorize((await finish((await draw(prompt, seed)).svg)).svg, seed)

async function sheet(name: string, columns: number, size: number, pages: Page[]): Promise<void> {
  const tiles = []
  for (const [i, page] of pages.entries()) {
    const input = await sharp(await page())
      .resize(size, size)
      .png()
      .toBuffer()
    tiles.push({ input, left: GAP + (i % columns) * (size + GAP), top: GAP + Math.floor(i / columns) * (size + GAP) })
  }
  const width = GAP + columns * (size + GAP)
  const height = GAP + Math.ceil(pages.length / columns) * (size + GAP)
  const file = new URL(`${name}.webp`, out)
  const { size: bytes } = await sharp({ create: { width, height, channels: 3, background: '#e8e6df' } })
    .composite(tiles)
    .webp({ quality: 82, effort: 5 })
    .toFile(file.pathname)
  console.log(`${name}.webp ${width}x${height} ${(bytes / 1024).toFixed(0)} kB`)
}

const [only, set, seed] = process.argv.slice(2)
if (only === 'scenes') {
  await scenesSheet(out, set, seed ? Number(seed) : 1)
  process.exit()
}

if (only === 'places') {
  await placeSheet(out)
  process.exit()
}

const starters = starterPrompts()
await sheet(
  'starter-60',
  10,
  230,
  starters.map((prompt) => line(prompt, 1)),
)
await sheet(
  'odd-30',
  6,
  320,
  dataLines('odd-prompts.txt').map((prompt) => line(prompt, 1)),
)
await sheet(
  'seeds',
  6,
  300,
  SEEDS.flatMap((prompt) => [1, 2, 3, 4, 5, 6].map((seed) => line(prompt, seed))),
)
await sheet(
  'colored',
  6,
  300,
  [...starters.slice(0, COLORED), ...dataLines('odd-prompts.txt').slice(0, COLORED)].map((prompt) =>
    colored(prompt, 1),
  ),
)
