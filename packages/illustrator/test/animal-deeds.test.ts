import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

test('a woodpecker clings to the trunk, beak and feet one above the other', async () => {
  const { one } = await page('a woodpecker pecking at a tree')
  const [bird, tree] = [one('woodpecker'), one('tree')]
  assert.ok(Math.abs(bird.point('mouth')[0] - bird.point('nearFoot')[0]) < bird.place.h * 0.1)
  assert.ok(bird.art.box.y1 < tree.art.box.y1)
})

test('animals keep their own bodies for what animals do', async () => {
  for (const [prompt, name] of [
    ['a puppy chasing butterflies', 'puppy'],
    ['two dogs playing tug of war with a rope', 'dog'],
    ['a cat looking into a fishbowl', 'cat'],
  ] as const)
    assert.equal((await page(prompt)).one(name).upright, false, prompt)
})

test('a puppy that chases butterflies has no net', async () => {
  assert.deepEqual((await page('a puppy chasing butterflies')).all('butterfly net'), [])
})

test('an otter floats face up, its pup on the belly', async () => {
  const { one, all, staged } = await page('an otter floating on its back with a baby on its tummy')
  const [mother, pup] = [one('sea otter'), all('otter')[0]]
  assert.ok(pup && pup.place.h < mother.place.h)
  assert.ok(Math.abs(pup.place.x - mother.point('seat')[0]) < mother.place.h * 0.5)
  assert.notEqual(staged.setting, 'underwater')
})

test('a calf, a kit or a cygnet is a small one of its kind', () => {
  for (const [prompt, name] of [
    ['a whale and her calf', 'whale'],
    ['a dolphin with its calf', 'dolphin'],
    ['a fox with her kits', 'fox'],
  ] as const) {
    const young = read(prompt).things[1]
    assert.equal(young?.name, name)
    assert.ok((young?.size ?? 1) < 1)
  }
})

test('a whale under the stars has come up to them', async () => {
  const { staged, all } = await page('a whale sleeping under the stars')
  assert.equal(staged.setting, 'open sea')
  assert.deepEqual(all('tent'), [])
})

test('nuts that a squirrel hides are in the hollow of the tree', async () => {
  const { one, all } = await page('a squirrel hiding acorns in a tree')
  const { hollow } = one('tree hollow').art
  const inside = all('acorn').filter(({ art }) => hollow && art.box.x0 > hollow.x0 - 4 && art.box.x1 < hollow.x1 + 4)
  assert.ok(inside.length >= 2)
})

test('what a hedgehog carries on its back is there', () => {
  const { relations } = read('a hedgehog carrying an apple on its back')
  assert.deepEqual(
    relations.map(({ relation, part }) => [relation, part]),
    [['on-top-of', 'back']],
  )
})

test('tortoise and hare race each other, and nobody else does', () => {
  assert.deepEqual(
    read('a tortoise and a hare racing').things.map(({ name }) => name),
    ['tortoise', 'hare'],
  )
})

test('young ones are clearly smaller than their mother', async () => {
  const { one, all } = await page('a mother cat with three kittens')
  for (const kitten of all('kitten')) assert.ok(kitten.place.h < one('cat').place.h * 0.7)
})

test('a lion family has a lioness and a cub', async () => {
  const { one } = await page('a lion family')
  assert.ok(one('lion cub').place.h < one('lioness').place.h)
})

test('birds sit on a telephone wire', async () => {
  const { graph, missing } = await page('birds sitting on a telephone wire')
  assert.deepEqual([graph.unknown, missing], [[], []])
})

test('jellyfish float below the waves, otters above them', async () => {
  assert.equal((await page('jellyfish floating in the ocean')).staged.setting, 'underwater')
})

test('who sleeps in a pile lies there', () => {
  const { relations } = read('kittens sleeping in a pile')
  assert.deepEqual(
    relations.map(({ relation }) => relation),
    ['sleeps'],
  )
})

test('who hangs from a branch or crawls on a leaf is not said to be missing there', async () => {
  for (const prompt of ['a sloth hanging from a branch', 'a snail crawling on a leaf'])
    assert.deepEqual((await page(prompt)).missing, [], prompt)
})

test('an eagle that catches a fish flies, and brings no bucket', async () => {
  const { one, all } = await page('an eagle catching a fish')
  assert.equal(one('eagle').acting.pose, 'fly')
  assert.ok(one('fish').art.box.y1 > one('eagle').point('nearFoot')[1])
  assert.deepEqual(all('bucket'), [])
})

test('two who chase each other around a tree are before it', async () => {
  const { one, all } = await page('two squirrels chasing each other around a tree')
  const { box } = one('tree').art
  const middle = all('squirrel').reduce((sum, { place }) => sum + place.x / 2, 0)
  assert.ok(middle > box.x0 && middle < box.x1)
})

test('who grazes has its head down', async () => {
  const { one, graph } = await page('a horse grazing in a meadow')
  assert.deepEqual(graph.unknown, [])
  assert.equal(one('horse').acting.pose, 'head-down')
})

test('water that an elephant sprays is in the air before its trunk', async () => {
  const { one, all } = await page('an elephant spraying water with its trunk')
  const elephant = one('elephant')
  for (const drop of all('raindrop')) {
    assert.ok(drop.art.box.y1 < elephant.point('mouth')[1] + 1)
    assert.ok(drop.art.box.y1 - drop.art.box.y0 < elephant.place.h * 0.4)
  }
})
