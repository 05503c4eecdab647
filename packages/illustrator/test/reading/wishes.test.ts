import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { schoolIn } from '../../src/school/kinds.ts'
import { checkCorpus } from './corpus.ts'
import { named } from './said.ts'

test('what is told around a wish is not drawn, and all that is wished for is', () => checkCorpus('chatty-prompts'))

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

test('the birthday that somebody has is written, with the name', () => {
  const graph = read('happy 5th birthday Noah with balloons and a digger')
  assert.equal(graph.letters, 'Happy 5th Birthday Noah')
  assert.deepEqual(
    graph.things.map(({ name }) => name),
    ['balloon', 'excavator'],
  )
})

test('how old who asks is, and that they say it, is no part of the page; big simple shapes are no worksheet', () => {
  const of = (prompt: string) => {
    const { things, letters } = read(prompt)
    return { things: things.map(({ name }) => name), letters }
  }
  for (const prompt of ['My grandson (4) wants a train', 'our son, 7, says: a train'])
    assert.deepEqual(of(prompt), { things: ['train'], letters: null })
  assert.deepEqual(of('stegosaurus for a 3 year old, big simple shapes').things, ['stegosaurus'])
  assert.equal(schoolIn(read('a truck with big bold shapes'), 'a truck with big bold shapes'), null)
})
