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
  assert.deepEqual(named('a porcupine with long quills'), ['porcupine'])
  assert.deepEqual(said('a woman putting on lipstick'), ['woman holds lipstick'])
  assert.deepEqual(said('a shark with open mouth'), ['shark smiles [mouth]'])
  assert.deepEqual(said('kids making funny faces'), ['child smiles [mouth]'])
  assert.deepEqual(said('a fox licking its lips'), ['fox smiles [mouth]'])
  assert.deepEqual(said('two boys arm in arm laughing'), ['boy holds-hands-with boy', 'boy smiles'])
})
