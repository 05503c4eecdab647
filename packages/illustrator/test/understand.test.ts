import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doodle } from '../src/doodle.ts'
import { createRng } from '../src/ink/random.ts'
import { pairsOf } from '../src/reading/tables.ts'
import { starterPrompts } from '../src/starter-prompts.ts'
import { suggestPrompt } from '../src/suggest.ts'
import { understand } from '../src/understand.ts'
import { canDraw } from '../src/world/can-draw.ts'
import { looksOf } from '../src/world/drawn-looks.ts'
import { NOUNS } from '../src/world/nouns.ts'
import { undrawnNouns } from '../src/world/undrawn.ts'

const read = (prompt: string) => {
  const answer = understand(prompt)
  assert.ok('understood' in answer, prompt)
  return answer.understood
}

test('the list of what cannot be drawn is what the world says', () => {
  const said = [...NOUNS.keys()].filter((noun) => !canDraw(noun))
  assert.deepEqual(said, undrawnNouns(), 'run scripts/undrawn.ts')
})

test('what a sentence names is said back with what is drawn for it', () => {
  const { things, unknown, relations } = read('a fox pushes a wheelbarrow full of apples')
  assert.deepEqual(
    things.map(({ word, as }) => [word, as]),
    [
      ['fox', null],
      ['wheelbarrow', null],
      ['apples', null],
    ],
  )
  assert.deepEqual(unknown, [])
  assert.ok(relations.some(({ relation, says }) => relation === 'pushes' && says === 'fox pushes wheelbarrow'))
})

test('a word that nothing of its kind is drawn for is said, not guessed', () => {
  assert.deepEqual(read('a cat with a zibblewock').unknown, ['zibblewock'])
})

test('a prompt of which nothing is understood gives ideas that can all be drawn', () => {
  const answer = understand('zibblewock flimflam')
  assert.ok('suggestions' in answer)
  assert.equal(answer.suggestions.length, 3)
  for (const idea of answer.suggestions) assert.deepEqual(read(idea).unknown, [], idea)
})

test('what we propose ourselves can be drawn to the last word', () => {
  const suggested = Array.from({ length: 200 }, (_, i) => suggestPrompt(createRng(i).unit))
  for (const prompt of [...starterPrompts(), ...suggested]) assert.deepEqual(read(prompt).unknown, [], prompt)
})

test('every noun that can be drawn, and every deed, has a doodle', () => {
  for (const name of ['fox', 'apples', 'princess', 'pushes', 'rides', 'next-to'])
    assert.match(doodle(name) ?? '', /^<svg/)
  for (const name of ['zibblewock', 'toString', '__proto__']) assert.ok(doodle(name) === null, name)
})

test('the list of looks that are drawn is what the drawings show', () => {
  const sample = ['vase', 'egg', 'bathtub', 'fish']
  const listed = [...pairsOf('reading/drawn-looks.txt')].map(([look, nouns]) => [look, nouns.split(', ')] as const)
  for (const noun of sample)
    assert.deepEqual(
      listed
        .filter(([, nouns]) => nouns.includes(noun))
        .map(([look]) => look)
        .sort(),
      looksOf(noun).sort(),
      `${noun}: run scripts/drawn-looks.ts`,
    )
})
