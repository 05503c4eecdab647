import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../../src/compose.ts'
import { read } from '../../src/reading/read.ts'
import { named, unknown } from './said.ts'

/** What grows all over the place. */
const covers = (prompt: string) => read(prompt).things.flatMap(({ covers: crop }) => crop ?? [])

test('a field is made of what grows in it, however it is said', () => {
  for (const prompt of [
    'a cow in a sunflower field',
    'a cow in a field of sunflowers',
    'a cow in a field full of tall sunflowers',
    'a cow in a meadow covered with sunflowers',
  ])
    assert.deepEqual(covers(prompt), ['sunflower'], prompt)
  assert.deepEqual(covers('a crow in a cornfield'), ['corn'])
  assert.deepEqual(covers('a tractor in a wheat field'), ['wheat'])
  assert.deepEqual(covers('a fox in an apple orchard'), ['apple tree'])
  assert.deepEqual(covers('a tiger in a bamboo forest'), ['bamboo'])
  assert.deepEqual(covers('a mole in a vegetable garden'), ['carrot', 'cabbage', 'tomato', 'corn'])
})

test('those who are in it stay who they are', () => {
  assert.deepEqual(named('a girl walking through a tulip field with her dog'), ['girl', 'dog', 'tulip'])
  assert.deepEqual(unknown('a girl walking through a tulip field with her dog'), [])
})

test('not every field has a crop', () => {
  for (const prompt of [
    'kids playing on a soccer field',
    'a fox in a dark forest',
    'a pig on a farm',
    'a jungle full of parrots',
  ])
    assert.deepEqual(covers(prompt), [], prompt)
})

test('a field that nobody is in is a picture of what grows there', async () => {
  const { things } = read('a sunflower field')
  assert.deepEqual(
    things.map(({ name, covers: crop }) => [name, crop]),
    [['sunflower', undefined]],
  )
  assert.deepEqual((await compose('a sunflower field', 1)).missing, [])
})

test('the page of a cornfield has corn on it and misses nothing', async () => {
  const page = await compose('a crow in a cornfield', 1)
  assert.equal(page.setting, 'grown')
  assert.deepEqual([...page.unknown, ...page.missing], [])
})
