/** What is said of one being, or of two in a simple relation, is read as that and not as something else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const deeds = (prompt: string): string[] => {
  const { relations, things } = read(prompt)
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${nameOf(a)} ${relation} ${nameOf(b)}`.trim())
}
const names = (prompt: string): string[] => read(prompt).things.map(({ name }) => name)

test('a wheel of cheese is cheese', () => {
  assert.deepEqual(deeds('a mouse on top of a wheel of cheese'), ['mouse on-top-of cheese'])
})

test('twins in a pouch are joeys', () => {
  assert.deepEqual(names('a kangaroo with twins in her pouch'), ['kangaroo', 'joey'])
})

test('spread wings are seen in flight', () => {
  assert.ok(deeds('an eagle with its wings spread').includes('eagle flies'))
  assert.ok(deeds('a parrot spreading its wings').includes('parrot flies'))
})

test('a patch over one eye is worn', () => {
  assert.deepEqual(deeds('a bear with a patch over one eye'), ['bear wears eye patch'])
})

test('whoever is with boxing gloves has them on', () => {
  assert.ok(deeds('an angry bee with boxing gloves').includes('bee wears boxing glove'))
})

test('a bum is nobody', () => {
  assert.deepEqual(names('a monkey with a red bum'), ['monkey'])
})

test('that somebody is seen from behind is said to be missing, unless a tree is what is before them', () => {
  assert.deepEqual(read('a corgi from behind').unknown, ['from behind'])
  assert.deepEqual(read('a fox peeking out from behind a tree').unknown, [])
})

test('two humps are what a camel has, three are not', () => {
  assert.deepEqual(read('a camel with two humps').unknown, [])
  assert.deepEqual(read('a camel with three humps').unknown, ['3 humps'])
})

test('who looks at what sits on its own nose needs no glass for it', () => {
  assert.deepEqual(deeds('a giraffe looking at a butterfly on its nose'), ['butterfly sits-on giraffe'])
})

test('a monster shows up to eight eyes, a dragon small wings', () => {
  assert.deepEqual(read('a monster with six eyes').unknown, [])
  assert.deepEqual(read('a dragon with tiny wings').unknown, [])
})
