/** Pages for the smallest hands: few areas, and nothing that a grown-up's page would have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { areasOf } from './regions.ts'

const PAGES = [
  'a dog in the living room',
  'a dragon having a tea party with teddy bears',
  'a cat in the gym',
  'two bears on a sled',
  'a boy washing his dog',
]

for (const prompt of PAGES)
  test(`"${prompt}" for toddlers has fewer areas than else`, async () => {
    const [simple, usual] = await Promise.all([areasFor(prompt, 'simple'), areasFor(prompt, 'medium')])
    assert.ok(simple < usual * 0.75, `${simple} areas, ${usual} else`)
  })

test('who paints a portrait is seen at it, and is no portrait', async () => {
  const page = await compose('a girl painting a portrait of a cat who is sitting on a stool', 1)
  assert.notEqual(page.setting, 'ornate')
  assert.deepEqual(page.missing, [])
})

test('a portrait for toddlers is no plate of ornament', async () => {
  const page = await compose('a portrait of a lion', 1, 'simple')
  assert.notEqual(page.setting, 'ornate')
})

for (const prompt of ['a cat under the sea', 'a turtle under the waves', 'a teapot at the bottom of the ocean'])
  test(`"${prompt}" is under water`, async () => {
    assert.equal((await compose(prompt, 1)).setting, 'underwater')
  })

async function areasFor(prompt: string, detail: 'simple' | 'medium'): Promise<number> {
  const { svg } = await finish((await compose(prompt, 1, detail)).svg)
  return (await areasOf(svg)).areas.length
}
