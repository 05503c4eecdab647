/** Styles with drawings of their own for what people ask of them most: the page shows it, and another seed shows it otherwise. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ornatePage } from '../src/ornate/index.ts'
import { read } from '../src/reading/read.ts'

/** Prompt, and what must be on the page. */
const ASKED: [prompt: string, shows: string][] = [
  ['japanese woodblock style crane', 'crane bird'],
  ['japanese woodblock wave', 'wave'],
  ['stained glass hummingbird', 'hummingbird'],
  ['tessellation of birds', 'bird'],
  ['azulejo tiles with a fish', 'fish'],
  ['art deco skyline', 'skyline'],
  ['henna hand', 'hand'],
]

for (const [prompt, shows] of ASKED)
  test(`"${prompt}" shows it, and no two of four pages are the same`, async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((seed) => ornatePage(read(prompt), prompt, seed)))
    for (const page of pages) assert.ok(page?.shows.includes(shows), page?.shows.join(', '))
    assert.equal(new Set(pages.map((page) => page?.svg)).size, 4)
  })

test('a tessellation of birds is of birds: it says nothing of fish', async () => {
  const page = await ornatePage(read('tessellation of birds'), 'tessellation of birds', 1)
  assert.ok(!page?.shows.includes('fish'))
})
