/** Old things in flower, and animals alone, as grown-ups color them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'

for (const [prompt, noun] of [
  ['anatomical heart with flowers growing out', 'anatomical heart'],
  ['human heart with roses', 'anatomical heart'],
  ['gothic crow on a skull with roses', 'crow'],
  ['vintage birdcage overflowing with roses', 'birdcage'],
] as const)
  test(`${prompt}: in flower, and no lesson`, async () => {
    const { setting, items } = await compose(prompt, 1)
    assert.equal(setting, 'ornate')
    assert.ok(items.includes(noun), items.join(', '))
  })

test('a lesson about the heart still is one', async () => {
  assert.notEqual((await compose('parts of the human heart', 1)).setting, 'ornate')
})

test('an animal alone for adults is filled with patterns, for children it is in a scene', async () => {
  for (const prompt of ['owl for adults', 'jellyfish with lace tentacles, adult', 'detailed crab'])
    assert.equal((await compose(prompt, 1)).setting, 'ornate', prompt)
  for (const prompt of ['cute owl', 'jellyfish', 'simple crab for toddlers'])
    assert.notEqual((await compose(prompt, 1)).setting, 'ornate', prompt)
})

test('an insect in a style has the wings of a plate, and folk art keeps its style', async () => {
  const insects = ['beetle with mandala pattern', 'dragonfly with stained glass wings', 'folk art bee']
  for (const prompt of insects) {
    const { setting, svg } = await compose(prompt, 1)
    assert.equal(setting, 'ornate', prompt)
    assert.match(svg, /matrix\(-1 0 0 1 0 0\)/, `${prompt}: both halves alike`)
  }
})
