import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const plain = (id: string | null) => (id ?? '').replace(/#1\b/g, '')
const said = (prompt: string) =>
  read(prompt).relations.map(({ a, relation, b }) => [plain(a), relation, plain(b)].filter(Boolean).join(' '))
const named = (prompt: string) => read(prompt).things.map((thing) => thing.name)

test('in a passive the one after "by" acts, wherever it stands', () => {
  assert.deepEqual(said('a mouse getting chased by a cat'), ['cat chases mouse'])
  assert.deepEqual(said('a dog being washed by two kids'), ['child cleans dog'])
  assert.deepEqual(said('a boy being pulled on a sled by a husky'), ['husky pulls boy', 'boy rides sled'])
  assert.deepEqual(said('a rabbit pulled out of a hat by a magician'), [
    'magician pulls rabbit',
    'rabbit comes-out-of hat',
  ])
})

test('one and the other are two, each and both are several', () => {
  assert.deepEqual(said('one cat is sleeping and the other is playing with yarn'), [
    'cat sleeps',
    'cat#2 plays-with ball of yarn',
  ])
  assert.deepEqual(said('two dogs, one wearing a hat and the other wearing sunglasses'), [
    'dog#2 wears hat',
    'dog#3 wears sunglasses',
  ])
  assert.equal(read('each bear has a balloon').things[0]?.atLeast, true)
  assert.equal(read('both foxes are dancing').things[0]?.n, 2)
  assert.equal(read('half a dozen eggs').things[0]?.n, 6)
  assert.deepEqual(named('a girl and her big sister'), ['girl', 'girl'])
})

test('a participle before its noun is a pose', () => {
  assert.deepEqual(said('a mouse stealing cheese from a sleeping cat').slice(0, 2), [
    'mouse holds cheese',
    'cat sleeps',
  ])
  assert.deepEqual(said('dancing robots and a jumping dolphin'), ['robot dances', 'dolphin jumps'])
})

test('a new clause begins without a comma', () => {
  assert.deepEqual(said('while the cat sleeps the mice dance'), ['cat sleeps', 'mouse dances'])
  assert.deepEqual(said('horse jump over the fence'), ['horse jumps-over fence'])
})

test('where something is done is the place, not one more thing', () => {
  const { place, things } = read('a robot vacuuming the living room')
  assert.deepEqual([place, ...things.map(({ name }) => name)], ['living room', 'robot', 'vacuum cleaner'])
  assert.equal(read('an old clock in the attic').place, 'attic')
  assert.deepEqual(read('an old clock in the attic').unknown, [])
})

test('a word is read in the sense of its neighbors', () => {
  assert.deepEqual(named('a turkey wearing a pilgrim hat at the table'), ['turkey', 'pilgrim hat', 'table'])
  assert.ok(named('a family eating turkey at the table').includes('roast turkey'))
  assert.deepEqual(named('a squirrel in a hole in the tree'), ['squirrel', 'tree hollow'])
  assert.deepEqual(named('kids jumping in a pile of autumn leaves'), ['child', 'leaf pile'])
  assert.deepEqual(named('a mouse next to a computer'), ['mouse', 'computer'])
  assert.deepEqual(read('a lady holding a fan').unknown, ['fan'])
})

test('what belongs to something that cannot be drawn is given to nothing else', () => {
  assert.deepEqual(said('a boy eating soup with a gizmotron on his head'), ['boy eats soup'])
})
