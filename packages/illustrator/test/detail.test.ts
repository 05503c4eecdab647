import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inkOfGrey, mapRegions } from '@inkbloom/regions'
import sharp from 'sharp'
import type { Detail } from '../src/art/art.ts'
import { draw, finish } from '../src/index.ts'
import { areasOf } from './regions.ts'

const PROMPTS = [
  'a rabbit with a kite',
  'two bears in the kitchen',
  'a mermaid',
  'a farmer and a goat',
  'a boy reading in bed',
  'a ship on the sea',
  'an owl at night',
  'a snowman in the village',
  'a girl and a dragon in the forest',
]

async function page(prompt: string, detail: Detail) {
  const { svg, picture } = await finish((await draw(prompt, 1, detail)).svg)
  const grey = await sharp(picture).toColourspace('b-w').raw().toBuffer()
  return { svg, regions: mapRegions(inkOfGrey(grey), 1024, 1024).count, size: picture.length }
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('a simple page has few areas, a medium one more, an intricate one hundreds', async (t) => {
  const counted: Partial<Record<Detail, number[]>> = {}
  for (const detail of ['simple', 'medium', 'intricate'] as const)
    counted[detail] = await Promise.all(PROMPTS.map(async (prompt) => (await page(prompt, detail)).regions))
  const [simple, medium, intricate] = [counted.simple, counted.medium, counted.intricate].map((all) =>
    middle(all ?? []),
  )
  t.diagnostic(`${simple}, ${medium} and ${intricate} areas`)
  assert.ok(simple && simple > 25 && simple < 90, `simple: ${simple}`)
  assert.ok(medium && medium > 120 && medium < 260, `medium: ${medium}`)
  assert.ok(intricate && intricate > 400, `intricate: ${intricate}`)
})

test('an intricate page has no speck and no heavy black, and its file is small', async () => {
  for (const prompt of PROMPTS.slice(0, 4)) {
    const { svg, size } = await page(prompt, 'intricate')
    const { areas, black } = await areasOf(svg.replaceAll('fill="white"', 'fill="#000"'))
    assert.deepEqual(
      areas.filter(({ width, height }) => width < 14 && height < 14),
      [],
      prompt,
    )
    assert.ok(black < 0.22, `${prompt}: ${black} black`)
    assert.ok(size < 300_000, `${prompt}: ${size} bytes`)
  }
})

test('petals too small to color become one area, not a black clump', async () => {
  const petals = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4
    return `<circle cx="${512 + 16 * Math.cos(a)}" cy="${512 + 16 * Math.sin(a)}" r="8" fill="#fff" stroke="#000" stroke-width="4"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#fff"/>${petals.join('')}<circle cx="512" cy="512" r="8" fill="#fff" stroke="#000" stroke-width="4"/></svg>`
  const { areas } = await areasOf((await finish(svg)).svg)
  assert.equal(areas.length, 2, 'the page and the flower')
  assert.ok(Math.min(...areas.map(({ width }) => width)) >= 14)
})
