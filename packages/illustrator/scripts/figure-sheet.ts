/**
 * Contact sheets of figures: node scripts/figure-sheet.ts poses|people|animals|views|wear|moods [words …], into /tmp; with --keep into docs/sheets.
 * --shuffled mixes and mirrors them and leaves the names out, so that they must be recognized.
 */
import sharp from 'sharp'
import type { Acting, Actor, Art } from '../src/art/art.ts'
import { asPerson, PERSONS, WEARABLE } from '../src/figures/index.ts'
import { POSES } from '../src/figures/poses.ts'
import { createRng, hash } from '../src/ink/random.ts'
import { dataLines } from '../src/words/data-file.ts'

const [W, H] = [400, 440]
const COLUMNS = 9
const args = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const [kind = 'poses', ...words] = args
const shuffled = process.argv.includes('--shuffled')
const keep = process.argv.includes('--keep')

interface Tile {
  name: string
  actor: Actor
  acting: Acting
}

const nouns = dataLines('nouns.txt').map((line) => line.split(' | ')[0] as string)
const cast = [
  'girl',
  'man',
  'fox',
  'grandmother',
  'bear',
  'boy',
  'princess',
  'rabbit',
  'chef',
  'elephant',
  'baby',
  'dinosaur',
]
const find = (name: string): Actor => {
  const actor = PERSONS.get(name) ?? asPerson(name)
  if (!actor) throw new Error(`nobody is called ${name}`)
  return actor
}
const SHEETS: Record<string, () => Tile[]> = {
  poses: () =>
    Object.keys(POSES).flatMap((pose, i) =>
      (words.length ? words : [cast[i % cast.length] as string, cast[(i + 5) % cast.length] as string]).map((name) => ({
        name: `${pose} ${name}`,
        actor: find(name),
        acting: { pose },
      })),
    ),
  people: () =>
    (words.length ? words : [...PERSONS.keys()]).map((name) => ({
      name,
      actor: find(name),
      acting: { pose: 'stand' },
    })),
  animals: () =>
    (words.length ? words : nouns.filter((n) => asPerson(n))).flatMap((name) =>
      ['stand', 'walk'].map((pose) => ({ name, actor: asPerson(name) as Actor, acting: { pose } })),
    ),
  views: () =>
    (words.length ? words : cast).flatMap((name) =>
      [0, 0.5, 1].map((turn) => ({ name: `${name} ${turn}`, actor: find(name), acting: { pose: 'stand', turn } })),
    ),
  moods: () =>
    (words.length ? words : ['girl', 'fox', 'grandfather']).flatMap((name) =>
      (['happy', 'sad', 'angry', 'scared', 'surprised', 'sleepy', 'proud'] as const).map((mood) => ({
        name: mood,
        actor: find(name),
        acting: { pose: 'stand', mood },
      })),
    ),
  wear: () =>
    (words.length ? words : [...WEARABLE]).flatMap((name, i) =>
      [{ pose: 'stand' }, { pose: 'walk' }].map((acting, k) => ({
        name,
        actor: find(['girl', 'boy', 'bear', 'woman'][(i + k) % 4] as string),
        acting: { ...acting, wears: [{ name, attributes: [] }] },
      })),
    ),
}

const tiles = SHEETS[kind]?.() ?? []
const shown = shuffled ? createRng(7).shuffle(tiles) : tiles
let body = ''
let spent = 0
let bytes = 0
shown.forEach(({ name, actor, acting }, i) => {
  const [x, y] = [(i % COLUMNS) * W, Math.floor(i / COLUMNS) * H]
  const facing = shuffled && i % 2 ? 'left' : 'right'
  const started = process.cpuUsage().user
  const art: Art = actor.act(
    { x: x + W / 2, y: y + H - 44, h: 300, sw: 5, facing, rng: createRng(hash(name + (i % 3))), detail: 'medium' },
    acting,
  )
  spent += process.cpuUsage().user - started
  const svg = art.layers.map((l) => l.svg).join('')
  bytes += svg.length
  body += `<path d="M${x + 20} ${y + H - 43}H${x + W - 20}" stroke="#bbb" stroke-width="2" fill="none"/>${svg}`
  if (!shuffled)
    body += `<text x="${x + W / 2}" y="${y + H - 12}" font-family="DejaVu Sans, sans-serif" font-size="20" text-anchor="middle">${name}</text>`
})
const [width, height] = [COLUMNS * W, Math.ceil(shown.length / COLUMNS) * H]
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
const image = sharp(Buffer.from(svg), { limitInputPixels: false })
const file = keep
  ? new URL(`../../../docs/sheets/figures-${kind}.webp`, import.meta.url).pathname
  : `/tmp/figures-${kind}.png`
await (keep
  ? image.resize(Math.round(width * 0.42)).webp({ quality: 70, effort: 5 })
  : image.png({ palette: true })
).toFile(file)
console.log(
  `${file}: ${shown.length} figures, ${(spent / 1000 / shown.length).toFixed(1)} ms and ${(bytes / 1024 / shown.length).toFixed(1)} kB each`,
)
