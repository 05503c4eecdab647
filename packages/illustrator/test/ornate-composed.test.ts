/** What somebody composed for a grown-up's page, part by part, is on it, and no word of it leads to a staged scene. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { filledIn } from '../src/ornate/places/filled.ts'
import { read } from '../src/reading/read.ts'

const COMPOSED: readonly (readonly [prompt: string, shows: readonly string[]])[] = [
  ['a Paris street with a café, striped awnings, and the Eiffel Tower in the distance', ['street', 'eiffel tower']],
  ['an old stone cottage with a thatched roof and climbing roses', ['cottage', 'rose']],
  ["harbour with sailing boats and fishermen's cottages", ['sailboat', 'cottage']],
  ['fairy house in a mushroom with a tiny door, lanterns and a winding path', ['mushroom house', 'lantern']],
  ['mermaid sitting on a rock with long flowing hair, intricate adult coloring', ['mermaid', 'rock']],
  ['a vase with tulips, a bowl with pears and a candle', ['tulip', 'bowl', 'pear', 'candle']],
]

for (const [prompt, shows] of COMPOSED)
  test(`${prompt}: all of it on a page for grown-ups`, async () => {
    const { setting, items, missing, unknown } = await compose(prompt, 1)
    assert.equal(setting, 'ornate')
    assert.deepEqual([...missing, ...unknown], [])
    for (const noun of shows) assert.ok(items.includes(noun), noun)
  })

test('roses that climb are roses, and a monkey climbs', () => {
  const { relations } = read('a cottage with climbing roses and ivy')
  assert.ok(!relations.some(({ relation }) => relation === 'climbs'))
  assert.ok(read('a monkey climbing vines').relations.some(({ relation }) => relation === 'climbs'))
})

test('of a vase and a bowl the bowl is filled, whatever the still life is called', () => {
  for (const prompt of [
    'still life with a vase of peonies, a bowl of lemons and a teapot',
    'a vase with peonies, a bowl with lemons and a teapot',
  ])
    assert.deepEqual(filledIn(read(prompt), prompt), { vessel: 'bowl', content: 'lemon' })
})
