/**
 * A round of prompts that nobody has met, drawn for those who grade it: npm run round -- <prompts.txt> <folder> [seed]
 * Writes a picture of each page, one contact sheet, and a table of what people are told before and beside the page.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, exit } from 'node:process'
import sharp from 'sharp'
import { checkPrompt, draw, finish } from '../src/index.ts'
import { understand } from '../src/understand.ts'

const COLUMNS = 10
const TILE = 300
const PAPER = { channels: 3 as const, background: '#fff' }

const [file, folder, seed = '1'] = argv.slice(2)
if (!file || !folder) {
  console.error('npm run round -- <prompts.txt> <folder> [seed]')
  exit(1)
}
mkdirSync(folder, { recursive: true })
const prompts = readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** What is said beforehand: what will be missing, and what is drawn as something else of its kind. */
function toldBefore(prompt: string): string {
  const said = understand(prompt)
  if ('suggestions' in said) return 'not understood'
  const { unknown, things } = said.understood
  const as = things.flatMap((thing) => (thing.as ? [`${thing.word} as ${thing.as}`] : []))
  return [...unknown.map((word) => `without ${word}`), ...as].join(', ')
}

async function pictureOf(prompt: string): Promise<{ picture: Uint8Array; before: string; after: string }> {
  const check = checkPrompt(prompt)
  const before = check.ok ? toldBefore(prompt) : `refused: ${check.reason}`
  if (before === 'not understood' || !check.ok) {
    const blank = sharp({ create: { width: 1024, height: 1024, ...PAPER } })
    return { picture: await blank.png().toBuffer(), before, after: '' }
  }
  const { svg, missing, unknown } = await draw(prompt, Number(seed))
  return { picture: (await finish(svg)).picture, before, after: [...missing, ...unknown].join(', ') }
}

const rows = ['n\tprompt\ttold before\tleft out, told on the page']
const tiles = []
for (const [i, prompt] of prompts.entries()) {
  const number = String(i + 1).padStart(3, '0')
  const { picture, before, after } = await pictureOf(prompt)
  rows.push([number, prompt, before, after].join('\t'))
  await sharp(picture)
    .png()
    .toFile(join(folder, `${number}.png`))
  const input = await sharp(picture).resize(TILE, TILE).png().toBuffer()
  tiles.push({ input, left: (i % COLUMNS) * TILE, top: Math.floor(i / COLUMNS) * TILE })
}
writeFileSync(join(folder, 'told.tsv'), `${rows.join('\n')}\n`)
const height = Math.ceil(prompts.length / COLUMNS) * TILE
await sharp({ create: { width: COLUMNS * TILE, height, ...PAPER } })
  .composite(tiles)
  .webp({ quality: 70, effort: 5 })
  .toFile(join(folder, 'sheet.webp'))
