/**
 * A contact sheet of the things of one category of data/nouns.txt, in order of demand and at about the size they have on a page.
 *
 *     node packages/illustrator/scripts/things-sheet.ts vehicles [0-24] [--only=car,boat] [--points] [--simple | --intricate] [--keep]
 *
 * It goes to the folder for temporary files, with --keep to docs/sheets. Specks, too small to color, come out red.
 */
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import type { Art, Detail, Thing } from '../src/art/art.ts'
import { createRng, hash } from '../src/ink/random.ts'
import { specksOf } from '../src/ink/specks.ts'
import { THINGS } from '../src/things/index.ts'
import { dataLines } from '../src/words/data-file.ts'

const WIDTH = 1800
const GAP = 24
const CAPTION = 30

/** The longest side on the sheet: what is small in life is small on a page too, though far less so. */
const sizeOf = (thing: Thing): number => {
  const real = heights.get(thing.name) ?? 1
  if (thing.habitat === 'hand') return real > 0.8 ? 240 : 130
  return thing.aspect > 3.4 && real < 1.6 ? 380 : real < 0.15 ? 140 : real < 0.5 ? 210 : 380
}

const words = process.argv.slice(2)
const category = words.find((word) => !word.startsWith('--') && !/^\d+-\d+$/.test(word)) ?? ''
const [first = 0, last = Infinity] =
  words
    .find((word) => /^\d+-\d+$/.test(word))
    ?.split('-')
    .map(Number) ?? []
const asked = (option: string) => words.includes(`--${option}`)
const detail: Detail = asked('simple') ? 'simple' : asked('intricate') ? 'intricate' : 'medium'

const rows = dataLines('nouns.txt')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, of]) => of === category)
const nouns = rows.map(([name]) => name as string)
const heights = new Map(rows.map(([name, , height]) => [name, Number(height)]))
const missing = nouns.filter((name) => !THINGS.has(name))
console.log(
  `${category}: ${nouns.length - missing.length} of ${nouns.length} drawn; missing: ${missing.slice(0, 30).join(', ')}`,
)

interface Cell {
  name: string
  x: number
  y: number
  w: number
  h: number
  art: Art
}

function layOut(things: readonly Thing[]): { cells: Cell[]; height: number } {
  const cells: Cell[] = []
  let [x, y, row] = [GAP, GAP, 0]
  for (const thing of things) {
    const longest = sizeOf(thing)
    const h = Math.min(longest, longest / thing.aspect)
    const w = h * thing.aspect
    const cell = Math.max(w, thing.name.length * 11)
    if (x + cell + GAP > WIDTH) [x, y, row] = [GAP, y + row + GAP + CAPTION, 0]
    const art = thing.draw({
      x: x + cell / 2,
      y: y + h,
      h,
      sw: 4.6,
      facing: asked('left') ? 'left' : 'right',
      rng: createRng(hash(thing.name)),
      detail,
    })
    cells.push({ name: thing.name, x, y, w: cell, h, art })
    x += cell + GAP
    row = Math.max(row, h)
  }
  return { cells, height: y + row + GAP + CAPTION }
}

const marks = ({ art }: Cell): string =>
  Object.entries(art.points)
    .map(
      ([name, [x, y]]) =>
        `<circle cx="${x}" cy="${y}" r="4" fill="#e33"/><text x="${x + 5}" y="${y}" font-size="12" fill="#c00">${name}</text>`,
    )
    .join('') +
  art.tops.map(({ x0, x1, y }) => `<path d="M${x0} ${y}H${x1}" stroke="#22c" stroke-width="4"/>`).join('') +
  [art.hollow, art.box]
    .map((box, i) =>
      box
        ? `<rect x="${box.x0}" y="${box.y0}" width="${box.x1 - box.x0}" height="${box.y1 - box.y0}" fill="none" stroke="${i ? '#bbb' : '#2a2'}" stroke-width="2"/>`
        : '',
    )
    .join('')

const only = words
  .find((word) => word.startsWith('--only='))
  ?.slice(7)
  .split(',')
const drawn = nouns
  .filter((name) => !only || only.includes(name))
  .map((name) => THINGS.get(name))
  .filter((thing) => thing !== undefined)
const { cells, height } = layOut(drawn.slice(first, last + 1))
const side = Math.ceil(Math.max(WIDTH, height))
const page = (inside: string, fill = '#fff') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${fill}"/><g stroke-linejoin="round" stroke-linecap="round">${inside}</g></svg>`,
  )
const drawings = cells.flatMap(({ art }) => art.layers.map(({ svg }) => svg)).join('')
const grey = await sharp(page(drawings)).removeAlpha().toColourspace('b-w').raw().toBuffer()
const specks = specksOf(new Uint8Array(grey), side)
for (const { name, x, y, w, h } of cells) {
  const count = specks.filter(
    (run) => run.from >= x - GAP && run.from < x + w && run.y >= y - GAP && run.y < y + h + GAP,
  ).length
  if (count > 0) console.log(`${name}: ${count} rows of specks`)
}
const red = specks
  .map(({ y, from, to }) => `<rect x="${from}" y="${y}" width="${to - from}" height="1" fill="#f00"/>`)
  .join('')
const captions = cells
  .map(
    ({ name, x, y, w, h }) =>
      `<text x="${x + w / 2}" y="${y + h + 26}" font-family="sans-serif" font-size="18" text-anchor="middle">${name}</text>`,
  )
  .join('')
const sheet = sharp(page(drawings + red + captions + (asked('points') ? cells.map(marks).join('') : ''))).extract({
  left: 0,
  top: 0,
  width: WIDTH,
  height: Math.ceil(height),
})
const slug = category.replaceAll(' ', '-')
if (asked('keep')) {
  const file = new URL(`../../../docs/sheets/things-${slug}.webp`, import.meta.url).pathname
  await sheet.webp({ quality: 80, effort: 5 }).toFile(file)
} else await sheet.png().toFile(`${tmpdir()}/things-${slug}.png`)
