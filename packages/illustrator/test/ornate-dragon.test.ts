/** A dragon for hobby colorists, and the child's dragon where a child's is asked for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { before, trunk } from '../src/ornate/dragon/hide.ts'
import { area } from '../src/ornate/kit/points.ts'
import { read } from '../src/reading/read.ts'

const GRAND: [prompt: string, shows: string][] = [
  ['elaborate dragon, for adults', 'dragon'],
  ['dragon coloring page for adults', 'dragon'],
  ['intricate dragon curled around a castle tower', 'tower'],
  ['dragon guarding a castle, detailed', 'castle'],
  ['a dragon guarding its treasure, detailed line art', 'treasure chest'],
]

for (const [prompt, shows] of GRAND)
  test(`"${prompt}" is a grown-up's dragon with all that was named`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    assert.ok(page.items.includes('dragon') && page.items.includes(shows), page.items.join(', '))
    assert.deepEqual(page.missing, [])
    // Rows of scales: no other dragon has as many closed areas.
    assert.ok((page.svg.match(/z"/g)?.length ?? 0) > 300)
  })

for (const prompt of ['cute dragon', 'a detailed baby dragon for kids', 'dragon flying over a castle, intricate'])
  test(`"${prompt}" is another dragon`, async () => {
    assert.ok(((await compose(prompt, 1)).svg.match(/fill="#fff" stroke-width="3.2"/g)?.length ?? 0) < 100)
  })

test('what winds around a tower is before it where it runs to the right alone', () => {
  const body = trunk('100,100 400,120 500,200 400,280 100,300', () => 40)
  const whole = before(body, 1, 1).reduce((sum, part) => sum + Math.abs(area(part)), 0)
  const half = before(body, 0, 1).reduce((sum, part) => sum + Math.abs(area(part)), 0)
  assert.ok(half < whole * 0.65 && half > whole * 0.35)
})

test('a coloring page for adults is about what was named, and nobody paints on it', () => {
  for (const [prompt, name] of [
    ['cat coloring page for adults', 'cat'],
    ['owl coloring sheet for grown-ups', 'owl'],
    ['a detailed coloring page for adults with a fox', 'fox'],
  ] as const) {
    const { things, relations } = read(prompt)
    assert.deepEqual(
      things.map((thing) => thing.name),
      [name],
    )
    assert.deepEqual(relations, [])
  }
})
