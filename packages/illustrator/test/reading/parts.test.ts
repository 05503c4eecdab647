import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counted, named, said, unknown } from './said.ts'

test('what is on his hat is on his head, and there is one hat', () => {
  assert.deepEqual(named('a snowman with a robin sitting on his hat'), ['snowman', 'robin'])
  assert.deepEqual(said('a snowman with a robin sitting on his hat'), ['robin sits-on snowman [head]'])
  assert.deepEqual(counted('a girl with a parrot on her hat'), ['girl', 'parrot', 'hat'])
})

test('the door of a house that was named is no further door', () => {
  assert.deepEqual(named('a cottage with a fox knocking at the door'), ['cottage', 'fox'])
  assert.deepEqual(named('an elf on the roof of a house'), ['elf', 'house'])
})

test('for whom and why a page is wished is not on it', () => {
  assert.deepEqual(named('for my 1st grade class: a ladybug on a leaf'), ['ladybug', 'leaf'])
  assert.deepEqual(named('a ladybug on a leaf for my kindergarten students'), ['ladybug', 'leaf'])
  assert.deepEqual(unknown('a ladybug on a leaf, nothing too hard, thank you!'), [])
  assert.deepEqual(named('we are learning about bees, can you draw a beehive'), ['beehive'])
})

test('what is part of somebody, or done with it, is no thing beside them', () => {
  assert.deepEqual(
    read('a porcupine with long quills').things.map(({ name }) => name),
    ['porcupine'],
  )
  const done = (prompt: string) => read(prompt).relations.map(({ relation }) => relation)
  assert.ok(done('a woman putting on lipstick').includes('holds'))
  assert.ok(done('a shark with open mouth').includes('smiles'))
  assert.ok(done('two boys arm in arm laughing').includes('holds-hands-with'))
})
