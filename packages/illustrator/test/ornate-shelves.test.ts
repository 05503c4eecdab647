import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ornatePage } from '../src/ornate/index.ts'
import { read } from '../src/reading/read.ts'

const drawn = async (prompt: string, seed: number) => {
  const page = await ornatePage(read(prompt), prompt, seed)
  assert.ok(page, `"${prompt}" is no ornate page`)
  return page
}

for (const [prompt, shown] of [
  ['cabinet of curiosities', ['skull', 'shell', 'butterfly', 'crystal', 'bottle']],
  ['curiosity cabinet with skulls, crystals and moths', ['skull', 'crystal', 'moth']],
  ['mushroom village with tiny doors', ['mushroom house']],
] as const)
  test(`"${prompt}" is a page of its own and shows what it is about`, async () => {
    const { shows } = await drawn(prompt, 1)
    for (const name of shown) assert.ok(shows.includes(name), `${name} is not shown`)
  })

for (const prompt of [
  'greenhouse full of plants',
  'window sill with plants and a cat',
  'botanical illustration of poppy',
  'old town street with shops',
  'japanese garden with a bridge',
  'vanity table with perfume bottles',
  'still life with fruit and a vase',
])
  test(`a book of "${prompt}" has another picture on every page`, async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((seed) => drawn(prompt, seed)))
    assert.equal(new Set(pages.map(({ svg }) => svg)).size, pages.length)
    const again = await drawn(prompt, 2)
    assert.equal(again.svg, pages[2]!.svg, 'same prompt and seed, same page')
  })
