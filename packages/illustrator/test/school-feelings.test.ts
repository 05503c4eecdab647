/** Whose faces show the feelings, and which opposites stand beside each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'

const school = (prompt: string) => schoolIn(read(prompt), prompt)
const cellsOf = (prompt: string) => {
  const found = school(prompt)
  return found?.kind === 'sheet' ? found.sheet.cells.map((cell) => cell.split(' = ')[1]) : []
}

test('feelings are shown on the face of whoever is named', async () => {
  const found = school('emotions chart with a cat showing happy, sad, mad, sleepy')
  assert.deepEqual(found?.kind === 'feelings' && [...found.who, ...found.names], [
    'cat',
    'happy',
    'sad',
    'angry',
    'sleepy',
  ])
  const [cat, nobody] = await Promise.all(
    ['emotions chart with a cat showing happy, sad', 'emotions chart showing happy, sad'].map(
      async (prompt) => (await compose(prompt, 1)).svg.match(/<path/g)?.length ?? 0,
    ),
  )
  assert.ok((cat ?? 0) >= (nobody ?? 0) + 8, 'two ears of two parts and whiskers on each face')
})

test('every pair of opposites that was named stands there, in its turn', () => {
  assert.deepEqual(cellsOf('opposites: day and night, hot and cold, up and down'), [
    'day',
    'night',
    'hot',
    'cold',
    'up',
    'down',
  ])
  assert.deepEqual(cellsOf('opposites page with long and short'), ['long', 'short'])
})

test('somebody who shows another how is a picture', () => {
  assert.equal(school('a dentist showing a child how to brush teeth'), null)
  assert.equal(school('how to brush teeth steps')?.kind, 'sheet')
})
