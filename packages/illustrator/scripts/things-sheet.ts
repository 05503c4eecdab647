/**
 * A contact sheet of the things of a category, each at a natural size with its name: node scripts/things-sheet.ts <category>
 * [--points] [--from n] [--to n] [--keep]. With --points contact points, tops and hollows are marked; --keep writes docs/sheets as well.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Art, Thing } from '../src/art/art.ts'
import { createRng, hash } from '../src/ink/random.ts'
import { THINGS } from '../src/things/index.ts'
import { dataLines } from '../src/words/data-file.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    points: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '999' },
    only: { type: 'string', default: '' },
    columns: { type: 'string', default: '8' },
    says: { type: 'string', default: '' },
  },
})
const [category = 'kitchen and food'] = positionals
const TILE = 170
const COLUMNS = Number(values.columns)

const nouns = dataLines('nouns.txt').map((line) => line.split('|').map((part) => part.trim()))
const only = values.only.split(',').filter(Boolean)
const wanted = nouns
  .filter(([name, of]) => (only.length ? only.includes(name ?? '') : of === category))
  .filter(([name]) => THINGS.has(name as string))
  .slice(Number(values.from), Number(values.to))

/** As large as it usually is on a page. */
const natural = (meters: number) => (meters < 1 ? 140 : meters < 3 ? 230 : 420)

function marks(art: Art, k: number): string {
  const dot = ([x, y]: readonly [number, number], name: string) =>
    `<circle cx="${x}" cy="${y}" r="${3 / k}" fill="#d00"/><text x="${x + 4 / k}" y="${y}" font-size="${9 / k}" fill="#d00">${name}</text>`
  const h = art.hollow
  return (
    art.tops.map((t) => `<path d="M${t.x0} ${t.y}H${t.x1}" stroke="#06c" stroke-width="${3 / k}"/>`).join('') +
    (h
      ? `<path d="M${h.x0} ${h.y0}H${h.x1}V${h.y1}H${h.x0}Z" fill="#0a02" stroke="#0a0" stroke-width="${1 / k}"/>`
      : '') +
    Object.entries(art.points)
      .map(([name, at]) => dot(at, name))
      .join('')
  )
}

function tile(thing: Thing, meters: number, i: number): string {
  const h = Math.min(natural(meters), (natural(meters) * 1.3) / thing.aspect)
  const art = thing.draw({
    x: 0,
    y: 0,
    h,
    sw: 4.6,
    facing: 'right',
    rng: createRng(hash(thing.name)),
    detail: 'medium',
    attributes: values.says ? values.says.split(',') : [],
  })
  const { x0, y0, x1, y1 } = art.box
  const k = Math.min((TILE - 16) / (x1 - x0), (TILE - 34) / (y1 - y0))
  const [cx, cy] = [(i % COLUMNS) * TILE + TILE / 2, Math.floor(i / COLUMNS) * TILE + (TILE - 16) / 2]
  const move = `translate(${cx} ${cy}) scale(${k}) translate(${-(x0 + x1) / 2} ${-(y0 + y1) / 2})`
  const svg = art.layers.map((layer) => layer.svg).join('')
  return `<g transform="${move}"><g stroke-linejoin="round" stroke-linecap="round">${svg}</g>${values.points ? marks(art, k) : ''}</g><text x="${cx}" y="${cy + TILE / 2 - 2}" font-size="12" font-family="sans-serif" text-anchor="middle">${thing.name}</text>`
}

const [width, height] = [TILE * COLUMNS, TILE * Math.ceil(wanted.length / COLUMNS)]
const body = wanted.map(([name, , meters], i) => tile(THINGS.get(name as string) as Thing, Number(meters), i)).join('')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`
const slug = category.replaceAll(' ', '-')
const png = await sharp(Buffer.from(svg)).png().toBuffer()
await sharp(png).toFile(`/tmp/things-${slug}.png`)
if (values.keep) {
  const file = new URL(`../../../docs/sheets/things-${slug}.webp`, import.meta.url).pathname
  await sharp(png).webp({ quality: 80, effort: 5 }).toFile(file)
}
console.log(`${wanted.length} of ${nouns.filter(([, of]) => of === category).length} nouns of ${category}`)
