/** Plates of named plants: the branch, its fruit whole and cut, and nothing said to be missing that is on the page. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { createRng } from '../src/ink/random.ts'
import { singlePlate } from '../src/ornate/botanical/plate.ts'
import { FRUIT_PLANTS, OUTLINES } from '../src/ornate/orchard/rows.ts'
import { understand } from '../src/understand.ts'

for (const [prompt, name] of [
  ['botanical illustration of a quince branch with fruit whole and cut in half', 'quince'],
  ['pomegranate plate, scientific illustration look, flower, fruit, seeds', 'pomegranate'],
  ['fig branch with leaves and one fig cut open', 'fig'],
  ['king protea close up, very detailed', 'protea'],
  ['passionflower vine climbing up the page, thin lines', 'passionflower'],
  ['lemon branch botanical', 'lemon'],
] as const)
  test(`"${prompt}" is a plate of it, and no word of it is missing`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    assert.deepEqual([...page.missing, ...page.unknown], [])
    const said = understand(prompt)
    assert.deepEqual('understood' in said ? said.understood.unknown : said, [])
    const plate = singlePlate(createRng(1), name, true)
    assert.ok(plate.length > 4000)
  })

test('a monkey on a fig branch is a scene', async () => {
  assert.notEqual((await compose('monkey on a fig branch', 1)).setting, 'ornate')
})

test('every plant with fruit has an outline and a plate', () => {
  for (const [name, { outline }] of Object.entries(FRUIT_PLANTS)) {
    assert.ok(outline in OUTLINES, name)
    assert.doesNotMatch(singlePlate(createRng(2), name, true), /NaN|undefined/, name)
  }
})

for (const prompt of [
  'hops and barley pattern to fill the whole page',
  'quilt sampler, twelve blocks all different',
  'paisley border with empty center for a quote',
  'half portrait of an old sea captain, realistic',
])
  test(`"${prompt}" is an ornate page that lacks nothing`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    assert.deepEqual([...page.missing, ...page.unknown], [])
  })

test('a close-up of a panda is of a panda, whose last letter is no article', () => {
  const said = understand('panda close up')
  assert.deepEqual('understood' in said ? said.understood.things.map(({ word }) => word) : said, ['panda'])
})
