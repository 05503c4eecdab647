import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

/** Relations as "fox pushes wheelbarrow", a part in brackets. */
const said = (prompt: string) => {
  const { relations } = read(prompt)
  const plain = (id: string | null) => (id ?? '').replace(/#1\b/g, '')
  return relations.map(({ a, relation, b, part }) =>
    [plain(a), relation, plain(b), part ? `[${part}]` : ''].filter(Boolean).join(' '),
  )
}
const named = (prompt: string) => read(prompt).things.map((thing) => thing.name)

test('who does what to whom is read from any tense and order', () => {
  assert.deepEqual(said('a fox pushes a wheelbarrow'), ['fox pushes wheelbarrow'])
  assert.deepEqual(said('a fox pushing a wheelbarrow'), ['fox pushes wheelbarrow'])
  assert.deepEqual(said('the fox is pushing a wheelbarrow'), ['fox pushes wheelbarrow'])
  assert.deepEqual(said('a castle guarded by a dragon'), ['dragon in-front-of castle'])
  assert.deepEqual(said('two bears hugging'), ['bear hugs bear'])
})

test('a place belongs to whom it fits best, not to the nearest noun', () => {
  assert.deepEqual(said('a boy looking at a monster under his bed'), ['boy looks-at monster', 'monster under bed'])
  assert.deepEqual(said('a fairy kissing a frog on a lily pad'), ['fairy kisses frog', 'frog sits-on lily pad'])
  assert.deepEqual(said('a girl reading a book under a tree'), ['girl reads book', 'girl under tree'])
  assert.deepEqual(said('a cat in a box on a table'), ['cat inside box', 'box on-top-of table'])
})

test('a part of the body is where something is', () => {
  assert.deepEqual(said('a girl with a cat on her lap'), ['cat sits-on girl [lap]'])
  assert.deepEqual(said('an elephant with a bird on its head'), ['bird sits-on elephant [head]'])
})

test('a word that is a word is never respelled, and what cannot be drawn is said', () => {
  assert.deepEqual(named('an elefant in a tutu'), ['elephant', 'tutu'])
  assert.deepEqual(read('a hedgehog with a gizmotron').unknown, ['gizmotron'])
  assert.deepEqual(named('a low poly dog'), ['dog'])
})
