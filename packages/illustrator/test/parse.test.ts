import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '../src/words/parse.ts'
import { tie } from '../src/words/relations.ts'
import { looksLike, stems } from '../src/words/stems.ts'

const items = (prompt: string) => {
  const parsed = parse(prompt)
  return tie(parsed.items, parsed.tokens)
}
const names = (prompt: string) => items(prompt).map((item) => `${item.n} ${item.name}`)

test('numbers and plurals say how many', () => {
  assert.deepEqual(names('three owls'), ['3 owl'])
  assert.deepEqual(names('2 cats and a dog'), ['2 cat', '1 dog'])
  assert.deepEqual(names('a pair of mice'), ['2 mouse'])
  assert.deepEqual(names('a family of bears'), ['3 bear'])
  assert.deepEqual(names('900 elephants'), ['8 elephant'])
  assert.deepEqual(names('kids at the beach'), ['2 kid'])
  assert.deepEqual(names("santa's reindeer"), ['1 santa', '1 reindeer'])
})

test('colors and moods are not things', () => {
  assert.deepEqual(names('a grumpy purple cat'), ['1 cat'])
  assert.deepEqual(parse('a grumpy purple cat').unknown, [])
})

test('who rides, sits, holds and wears what', () => {
  const how = (prompt: string) => items(prompt).map((item) => [item.name, item.with?.how, item.with?.item.name])
  assert.deepEqual(how('a cat riding a bicycle'), [['cat', 'ride', 'bicycle']])
  assert.deepEqual(how('a mouse in a teacup'), [['mouse', 'in', 'teacup']])
  assert.deepEqual(how('a frog on a mushroom'), [['frog', 'on', 'mushroom']])
  assert.deepEqual(how('a cat under a tree'), [['cat', 'under', 'tree']])
  assert.deepEqual(how('a bunny holding a balloon'), [['bunny', 'hold', 'balloon']])
  assert.deepEqual(how('a dog next to a cat'), [
    ['dog', undefined, undefined],
    ['cat', undefined, undefined],
  ])
  assert.deepEqual(
    items('a bear wearing a red top hat and a scarf').map((item) => item.look),
    [{ hat: 'top', neck: 'scarf' }],
  )
  assert.equal(items('a cat in a hat')[0]?.look?.hat, 'top')
})

test('a hat that nobody wears is a thing', () => {
  assert.deepEqual(names('a top hat'), ['1 top hat'])
})

test('what someone does may name a thing without saying it', () => {
  assert.equal(items('a fox reading')[0]?.with?.item.art, '📖')
  assert.equal(items('a fox reading a book').length, 1)
})

test('a slip of the keys is understood, another word is not', () => {
  assert.ok(looksLike('buterfly', 'butterfly'))
  assert.ok(looksLike('dinosuar', 'dinosaur'))
  assert.ok(!looksLike('cat', 'car'))
  assert.ok(!looksLike('house', 'mouse'))
  assert.ok(stems('puppies').includes('puppy'))
})

test('emoji are as good as words', () => {
  assert.deepEqual(names('🐶🎈'), ['1 dog', '1 balloon'])
})

test('several share a basket, and two who are named come along together', () => {
  const aboard = (prompt: string) =>
    items(prompt).map((item) => [item.name, item.with?.how, ...(item.with?.crew ?? []).map((mate) => mate.name)])
  assert.deepEqual(aboard('puppies in a basket'), [['puppy', 'in', 'puppy']])
  assert.deepEqual(aboard('a dog and a cat in a hot air balloon'), [['dog', 'in', 'cat']])
  assert.deepEqual(aboard('a dog and a cat in the garden'), [
    ['dog', undefined],
    ['cat', undefined],
  ])
})

test('a role before an animal dresses it, a parent before it is no second being', () => {
  const dressed = (prompt: string) => items(prompt).map((item) => [item.name, item.look?.hat])
  assert.deepEqual(dressed('an astronaut cat'), [['cat', 'astro']])
  assert.deepEqual(dressed('a mommy penguin'), [['penguin', undefined]])
  assert.deepEqual(dressed('a pirate and a dog'), [
    ['pirate', undefined],
    ['dog', undefined],
  ])
  assert.deepEqual(names('a bear and her baby'), ['1 bear', '1 bear'])
})

test('an animal that sleeps curls up, one that jumps stays on its legs', () => {
  assert.equal(items('a sleeping fox')[0]?.look?.asleep, true)
  assert.equal(items('a puppy sleeping on a bed')[0]?.look?.asleep, true)
  assert.equal(items('a horse jumping over a fence')[0]?.look, undefined)
})
