import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { named } from './said.ts'

const lines = readFileSync(new URL('../corpus/chatty-prompts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' => ') && !line.startsWith('#'))

test('what is told around a wish is not drawn, and all that is wished for is', () => {
  for (const line of lines) {
    const at = line.lastIndexOf(' => ')
    const prompt = line.slice(0, at)
    const [nouns = '', place] = line.slice(at + ' => '.length).split(' | ')
    const names = nouns.split(', ')
    const wished = names.filter((name) => !name.startsWith('?')).map((words) => words.split('/'))
    const missing = names.filter((name) => name.startsWith('?')).map((name) => name.slice(1))
    const { things, unknown, place: where } = read(prompt)
    const drawn = new Set([
      ...things.map(({ name }) => name),
      ...things.flatMap(({ wears }) => wears.map(({ name }) => name)),
    ])
    const isDrawn = (words: string) => words.split('+').every((name) => drawn.has(name))
    for (const words of wished) assert.ok(words.some(isDrawn), `${prompt}: no ${words.join(' or ')}`)
    const allowed = new Set(wished.flat().flatMap((words) => words.split('+')))
    assert.deepEqual(
      named(prompt).filter((name) => !allowed.has(name)),
      [],
      prompt,
    )
    assert.deepEqual(
      unknown.map((words) => words.split(' ').at(-1)),
      missing,
      prompt,
    )
    if (place) assert.equal(where, place, prompt)
  }
})

test('a name is drawn as whoever bears it', () => {
  assert.deepEqual(named('our dog Biscuit chasing a butterfly'), ['dog', 'butterfly'])
  assert.deepEqual(named('I got a new puppy and named him Pickle, can u draw pickle with a ball'), ['puppy', 'ball'])
  assert.deepEqual(named('my dog house in the garden'), ['doghouse'])
})

test('a feast or season told beside a wish is the time of the page', () => {
  assert.equal(read("It's autumn here in New England. A squirrel in a tree").time, 'autumn')
  assert.equal(read('we met last spring, draw two hedgehogs').time, null)
})

test('a story is no talk around a wish', () => {
  assert.deepEqual(named('Once there was a little hedgehog. He lived in a teapot. Can you draw that?'), [
    'hedgehog',
    'teapot',
  ])
  assert.deepEqual(named('my dad is fishing and my mom is cooking'), ['father', 'mother'])
})
