/**
 * Contact sheets of the animals: node beast-sheet.ts all | poses [names] | shuffled [seed] | mirrored | some name:pose:mood:worn+worn:attribute …
 * PNGs go to /tmp; with `keep` they go into docs/sheets.
 */
import sharp from 'sharp'
import type { Acting, Art } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { createRng } from '../src/ink/random.ts'

const POSES =
  'stand walk run jump sit lie lie-curled run-look-back head-down drink climb swim fly hang crouch rear reach head-up'.split(
    ' ',
  )
const TWELVE = ['dog', 'cat', 'horse', 'cow', 'fox', 'bunny', 'elephant', 'bear', 'dragon', 'duck', 'owl', 'dolphin']

interface Cell {
  name: string
  pose: string
  caption?: string
  acting?: Partial<Acting>
  attributes?: readonly string[]
  facing?: 'left' | 'right'
  detail?: 'simple' | 'medium' | 'intricate'
}

/** Each as large as its cell allows, whatever its pose. */
function art(cell: Cell, x: number, y: number, w: number, h: number): Art {
  const actor = BEASTS.get(cell.name)
  if (!actor) throw new Error(`no ${cell.name}`)
  const { facing = 'right', attributes = [] } = cell
  const draw = (px: number, py: number, height: number) =>
    actor.act(
      { x: px, y: py, h: height, sw: 5, facing, rng: createRng(1), detail: cell.detail ?? 'medium', attributes },
      { pose: cell.pose, ...cell.acting },
    )
  const first = draw(0, 0, 300)
  const k = Math.min(w / (first.box.x1 - first.box.x0), h / (first.box.y1 - first.box.y0))
  const second = draw(0, 0, 300 * k)
  return draw(x - (second.box.x0 + second.box.x1) / 2, y - second.box.y1, 300 * k)
}

/** Drawn as large as on a page, then made smaller. */
async function sheet(name: string, cells: readonly Cell[], columns: number, size: number, wide: number): Promise<void> {
  const [w, h] = [400, 380]
  const [width, height] = [columns * w, Math.ceil(cells.length / columns) * h]
  const drawn = cells.map((cell, i) => {
    const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h]
    const { layers } = art(cell, x + w / 2, y + h - 40, w * 0.9, h - 60)
    const text = `<text x="${x + w / 2}" y="${y + h - 8}" font-size="24" font-family="sans-serif" text-anchor="middle">${cell.caption ?? ''}</text>`
    return layers.map((l) => l.svg).join('') + text
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g stroke-linejoin="round" stroke-linecap="round">${drawn.join('')}</g></svg>`
  const image = sharp(Buffer.from(svg), { limitInputPixels: false }).resize({ width: Math.min(wide, columns * size) })
  if (keep)
    await image
      .webp({ quality: 70 })
      .toFile(new URL(`../../../docs/sheets/beasts-${name}.webp`, import.meta.url).pathname)
  else await image.png().toFile(`/tmp/beasts-${name}.png`)
}

const [what = 'all', ...words] = process.argv.slice(2)
const keep = words.includes('keep')
const rest = words.filter((word) => word !== 'keep')
const names = [...BEASTS.keys()]

if (what === 'all')
  for (let i = 0; i < names.length; i += 60)
    await sheet(
      `all-${i / 60 + 1}`,
      names.slice(i, i + 60).map((name) => ({ name, pose: 'stand', caption: name })),
      10,
      180,
      1800,
    )
if (what === 'mirrored')
  await sheet(
    'mirrored',
    names.map((name) => ({ name, pose: 'stand', facing: 'left' })),
    16,
    120,
    1920,
  )
if (what === 'poses') {
  const who = rest.length ? rest : TWELVE
  await sheet(
    'poses',
    who.flatMap((name) => POSES.map((pose) => ({ name, pose, caption: `${name} ${pose}` }))),
    POSES.length,
    110,
    1980,
  )
}
if (what === 'shuffled') {
  const order = createRng(Number(rest[0] ?? 7)).shuffle(names)
  await sheet(
    'shuffled',
    order.map((name, i) => ({ name, pose: 'stand', caption: String(i + 1) })),
    14,
    130,
    1820,
  )
  console.log(order.map((name, i) => `${i + 1} ${name}`).join(', '))
}
if (what === 'some') {
  const cells = rest.map((word) => {
    const [name = '', pose = 'stand', mood, worn, attribute, detail] = word.split(':')
    const acting = {
      ...(mood ? { mood: mood as Acting['mood'] } : {}),
      ...(worn ? { wears: worn.split('+').map((n) => ({ name: n.replaceAll('_', ' '), attributes: [] })) } : {}),
    }
    return {
      name,
      pose: pose || 'stand',
      caption: word,
      acting,
      attributes: attribute ? [attribute] : [],
      detail: (detail || 'medium') as 'medium',
    }
  })
  await sheet('some', cells, Math.min(cells.length, 4), 420, 1680)
}
if (what === 'cost') {
  const draws = (pose: string) =>
    [...BEASTS.values()].map((actor) =>
      actor.act({ x: 500, y: 900, h: 500, sw: 6, facing: 'right', rng: createRng(1), detail: 'medium' }, { pose }),
    )
  draws('stand')
  const before = process.cpuUsage()
  const arts = ['stand', 'run', 'sit'].flatMap(draws)
  const { user, system } = process.cpuUsage(before)
  const bytes = arts.reduce((sum, { layers }) => sum + layers.reduce((n, l) => n + l.svg.length, 0), 0)
  console.log(
    `${arts.length} drawings, ${((user + system) / 1000 / arts.length).toFixed(1)} ms of processor, ${(bytes / arts.length / 1024).toFixed(1)} kB each`,
  )
}
