/** Where somebody is, told by a pronoun, a part of a house, or water. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { counted, said } from './said.ts'

test('"on it" is on what can bear somebody, before who could', () => {
  assert.ok(said('a dog sitting under a table while a cat sleeps on top of it').includes('cat lies-on table'))
  assert.ok(said('a box with a cat in it and a bird on it').includes('bird on-top-of box'))
  assert.ok(said('a bear in a chair with a bird on it').includes('bird rides bear'))
  assert.ok(said('a turtle in a pond with a bird on it').includes('bird rides turtle'))
  assert.ok(said('a hippo stuck in a slide and kids pushing it').includes('child pushes hippo'))
})

test('a roof is that of the house that was named, also after it', () => {
  assert.ok(said('the boy is on the roof holding a kite that is above the house').includes('boy stands-on house'))
  assert.ok(said('a cat on the roof').includes('cat stands-on roof'))
})

test('who is in the water swims', () => {
  assert.ok(said("a little bird on a hippo's back, hippo in the water").includes('hippo swims-in @place'))
  assert.ok(said('two crocodiles in the water').some((one) => one.startsWith('crocodile swims-in')))
  assert.ok(!said('a boy with his feet in the water').some((one) => one.includes('swims')))
})

test('up in the air on a seesaw is no place in the sky', () => {
  assert.notEqual(read('a boy and an elephant on a seesaw, the boy is way up in the air').place, 'sky')
  assert.equal(read('a whale flying up in the air').place, 'sky')
})

test('whoever leans over something does what follows', () => {
  assert.ok(said('a giraffe leaning over a fence to kiss a boy').includes('giraffe kisses boy'))
  assert.deepEqual(read('a tower leaning to the left').things[0]?.attributes, ['leaning'])
})

test('the string of a kite is no row of kites', () => {
  assert.deepEqual(counted('a girl holding the string of a balloon'), ['girl', 'balloon'])
})
