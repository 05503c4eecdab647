import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { suggestionsFor } from '../src/reading/suggestions.ts'
import { isUnderstood, understand } from '../src/reading/understand.ts'

const drawable = new Set(['dog', 'fox', 'wheelbarrow', 'elephant', 'hat', 'dragon'])
const canDraw = (noun: string) => drawable.has(noun)

test('what will be drawn is said in the words that were written, with what stands in', () => {
  const understood = understand(read('a terrier with a hat pushes a wheelbarrow'), canDraw)
  assert.deepEqual(understood.things, [
    { word: 'terrier', drawn: true, as: 'dog' },
    { word: 'hat', drawn: true, as: null },
    { word: 'wheelbarrow', drawn: true, as: null },
  ])
  assert.deepEqual(
    understood.relations.map(({ says }) => says),
    ['dog wears hat', 'dog pushes wheelbarrow'],
  )
  assert.deepEqual(understood.unknown, [])
})

test('what is unknown and what cannot be drawn yet are both said', () => {
  const understood = understand(read('a fox on a trampoline with a gizmotron'), canDraw)
  assert.deepEqual(understood.unknown, ['gizmotron', 'trampoline'])
  assert.deepEqual(understood.relations, [])
})

test('a prompt of which nothing is understood is known, and gets suggestions near it', () => {
  assert.equal(isUnderstood(read('a blorptangle eating a snozzwumple'), canDraw), false)
  assert.equal(isUnderstood(read('something cute'), canDraw), true)
  const suggestions = suggestionsFor('a dragonx snozzle', canDraw)
  assert.equal(suggestions.length, 3)
  assert.ok(suggestions[0]?.includes('dragon'))
})
