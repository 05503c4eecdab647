import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { counted, named, said, unknown } from './said.ts'

const sizes = (prompt: string) =>
  Object.fromEntries(read(prompt).things.flatMap(({ name, size }) => (size === undefined ? [] : [[name, size]])))

test('sizes are numbers for whoever draws', () => {
  const { mouse = 1, cheese = 1 } = sizes('a tiny mouse holding a huge piece of cheese')
  assert.ok(mouse < 0.5)
  assert.ok(cheese > 2)
  assert.deepEqual(sizes('a mouse holding a piece of cheese'), {})
})

test('who is taller than another is, by the height of the other', () => {
  const { sunflower = 1 } = sizes('a kid standing next to a sunflower way taller than him')
  assert.ok(sunflower > 2)
  const { mouse = 1 } = sizes('a mouse as big as an elephant')
  assert.ok(mouse > 10)
  assert.deepEqual(said('a dragon bigger than the castle'), ['dragon next-to castle'])
})

test('all around is around, and a different one is one', () => {
  assert.deepEqual(said('lots of butterflies all around a girl'), ['butterfly around girl'])
  assert.deepEqual(counted('a cat in a different hat'), ['cat', 'hat'])
})

test('each of several has a costume of its own', () => {
  assert.deepEqual(said('three kids dressed as a witch, a pirate and a cowboy'), [
    'child#2 wears witch hat',
    'child#3 wears pirate hat',
    'child#3 wears t-shirt',
    'child#4 wears cowboy hat',
  ])
  assert.deepEqual(said('a girl and a boy dressed as a princess and a knight'), [
    'girl wears crown',
    'girl wears princess dress',
    'boy wears helmet',
    'boy wears armor',
  ])
})

test('those who are dressed go on acting, not their costumes', () => {
  assert.deepEqual(said('kids dressed as a witch and a cowboy running in the park').slice(2), [
    'child#2 runs',
    'child#3 runs',
  ])
  assert.deepEqual(said('a girl dressed as a princess dancing with a frog'), [
    'girl wears crown',
    'girl wears princess dress',
    'girl dances-with frog',
  ])
  assert.deepEqual(named('a girl dressed up as a cat and a boy dressed up as a ghost'), ['girl', 'boy'])
})

test('huge shoes are drawn huge, and that another garment is huge is said', () => {
  assert.deepEqual(unknown('a clown with huge shoes'), [])
  assert.deepEqual(unknown('a clown with huge pants'), ['huge'])
})

test('an animal that is a costume is no animal', () => {
  assert.deepEqual(named('kids wearing animal costumes, a lion, a frog and a butterfly'), ['child', 'child', 'child'])
  assert.deepEqual(unknown('kids wearing animal costumes, a lion, a frog and a butterfly'), [])
  assert.deepEqual(named('a toddler in a ladybug costume'), ['toddler'])
  assert.deepEqual(unknown('a baby in a pumpkin costume'), [])
})
