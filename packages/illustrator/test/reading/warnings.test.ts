import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { counted, named, said, unknown } from './said.ts'

test('what needs no picture of its own is not said to be missing', () => {
  for (const prompt of [
    'tulips growing all around a windmill',
    'a caterpillar sharing a leaf with a snail',
    'can you please make a picture where a dog has a birthday party',
    'a girl helping her mom water the plants',
    'a boy who really loves his teddy bear',
    'a kid holding up a trophy',
    'dad tucking his son into bed under a quilt',
    'a boy with a hearing aid and freckles',
    'a girl in a hijab with a doll',
  ])
    assert.deepEqual(unknown(prompt), [], prompt)
})

test('what no page shows is said', () => {
  assert.deepEqual(unknown('three eggs from smallest to biggest'), ['from smallest to biggest'])
  assert.deepEqual(unknown('a clown with big feet'), ['big feet'])
  assert.deepEqual(unknown('a frog with its tongue out').length, 0)
  assert.deepEqual(named('a frog with its tongue out'), ['frog'])
})

test('what a scene implies is not brought twice', () => {
  assert.deepEqual(counted('a boy splashing in puddles in his boots'), ['boy', '2 boot', 'puddle'])
  assert.deepEqual(named('kids hunting for eggs with baskets'), ['child', 'egg', 'basket'])
  assert.deepEqual(counted('a boy tying his shoes'), ['boy', '2 shoe'])
})

test('rain is driven by nobody, and snow on a roof puts nobody there', () => {
  assert.deepEqual(said('a school bus driving in the rain'), [])
  assert.ok(!said('a house under the stars with snow on the roof').some((line) => line.includes('house on-top-of')))
})

test('who stands on the ground is not in the sky because a balloon is', () => {
  assert.equal(read('a boy feeling sad because his balloon flew away').place, null)
  assert.equal(read('birds flying').place, 'sky')
})
