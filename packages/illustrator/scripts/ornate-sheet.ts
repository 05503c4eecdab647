/** node scripts/ornate-sheet.ts PROMPT [seeds] [file.webp] [size]: a contact sheet of one kind of ornate page, with figures. */

import sharp, { type OverlayOptions } from 'sharp'
import { finish } from '../src/finish.ts'
import { ornatePage } from '../src/ornate/index.ts'
import { read } from '../src/reading/read.ts'
import { areasOf } from '../test/regions.ts'

const [prompt = 'zentangle', seeds = '6', file = `/tmp/ornate-${prompt.replaceAll(' ', '-')}.webp`, size = '480'] =
  process.argv.slice(2)
const CELL = Number(size)
const COLUMNS = 3
const cells: OverlayOptions[] = []
const graph = read(prompt)
for (let seed = 0; seed < Number(seeds); seed++) {
  const before = process.cpuUsage()
  const drawn = await ornatePage(graph, prompt, seed)
  if (!drawn) throw new Error(`"${prompt}" asks for no ornate page but for the style ${graph.style}`)
  const drawing = process.cpuUsage(before).user / 1000
  const { svg, picture } = await finish(drawn.svg)
  const all = process.cpuUsage(before).user / 1000
  const { areas, black } = await areasOf(svg)
  const small = areas.filter(({ pixels }) => pixels < 60).length
  console.log(
    `${prompt} ${seed}: ${areas.length} regions, ${small} under 60 px², ${Math.round(black * 100)}% ink, ${Math.round(svg.length / 1024)} kB, ${Math.round(drawing)} + ${Math.round(all - drawing)} ms; ${drawn.shows.join(', ')}`,
  )
  const input = await sharp(picture).resize(CELL, CELL).png().toBuffer()
  cells.push({ input, left: 12 + (seed % COLUMNS) * (CELL + 12), top: 12 + Math.floor(seed / COLUMNS) * (CELL + 12) })
}
const rows = Math.ceil(cells.length / COLUMNS)
await sharp({
  create: {
    width: 12 + COLUMNS * (CELL + 12),
    height: 12 + rows * (CELL + 12),
    channels: 3,
    background: '#e9e7e1',
  },
})
  .composite(cells)
  .toFile(file)
