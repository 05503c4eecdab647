import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

test('geese in a V fly one way, the first ahead of the others', async () => {
  const { all, graph } = await page('geese flying south in a V')
  const [lead, ...others] = all('goose')
  assert.deepEqual(graph.unknown, [])
  assert.ok(lead && others.length === 4)
  const s = lead.place.facing === 'right' ? 1 : -1
  for (const one of others) {
    assert.equal(one.place.facing, lead.place.facing)
    assert.ok(s * (lead.place.x - one.place.x) > 0)
  }
})

test('who crosses necks stands face to face, heads apart', async () => {
  const { all } = await page('two giraffes crossing their necks on the savanna')
  const [a, b] = all('giraffe')
  assert.ok(a && b)
  assert.notEqual(a.place.facing, b.place.facing)
  assert.ok(Math.abs(a.point('headMid')[0] - b.point('headMid')[0]) > 20)
})

test('fish and whales leap with a bent body, above the water and not under it', async () => {
  for (const [prompt, name] of [
    ['salmon leaping out of the stream', 'salmon'],
    ['a whale jumping out of the ocean', 'whale'],
  ] as const)
    assert.equal((await page(prompt)).one(name).acting.pose, 'jump')
})

test('who rolls in the grass has its legs up', async () => {
  const { one } = await page('a horse rolling in the grass')
  const horse = one('horse')
  assert.ok(horse.point('nearFoot')[1] < horse.point('back')[1])
})

test('who hatches looks over the broken shell', async () => {
  const { one, graph } = await page('a baby dinosaur hatching from an egg')
  assert.deepEqual(
    graph.things.map(({ name }) => name),
    ['dinosaur', 'dinosaur egg'],
  )
  const [young, egg] = [one('dinosaur'), one('dinosaur egg')]
  assert.ok(young.point('mouth')[1] < egg.point('rim')[1])
})

test('a hen on her eggs is in a nest, and no larger egg is under her', () => {
  const { relations, things } = read('a hen sitting on her eggs in the barn')
  const id = (name: string) => things.find((thing) => thing.name === name)?.id
  assert.ok(relations.some(({ a, relation, b }) => a === id('chicken') && relation === 'inside' && b === id('nest')))
  assert.ok(relations.every(({ relation, b }) => relation !== 'sits-on' || b !== id('egg')))
})

test('a beaver gnaws at a tree that is higher than itself', async () => {
  const { one } = await page('a beaver gnawing a tree trunk by the stream')
  const [beaver, tree] = [one('beaver'), one('tree')]
  assert.ok(tree.place.h > beaver.place.h * 1.5)
})

test('an eagle has its fish in the claws, under the body', async () => {
  const { one } = await page('an eagle carrying a fish over the lake')
  const [eagle, fish] = [one('eagle'), one('fish')]
  assert.ok(fish.art.box.y0 > eagle.point('headMid')[1])
})

test('nobody brings a crossing guard for ducks, nor a soldier for meerkats', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.ok(!names('a family of ducks crossing the road').includes('crossing guard'))
  assert.deepEqual(names('meerkats standing guard next to their burrow'), ['meerkat', 'burrow'])
})
