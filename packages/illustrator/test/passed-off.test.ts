import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { understand } from '../src/understand.ts'

/** What is said to be drawn in place of what was asked for. */
const standsIn = (prompt: string): string[] =>
  read(prompt).things.flatMap(({ name, word, via }) => (via === 'stand-in' ? [`${word} as ${name}`] : []))

test('one thing that is drawn in place of another is said to be', () => {
  for (const [prompt, said] of [
    ['a millipede', 'millipede as centipede'],
    ['a gila monster', 'gila monster as komodo dragon'],
    ['a chickadee', 'chickadee as blue tit'],
    ['a microraptor', 'microraptor as velociraptor'],
    ['a saluki', 'saluki as borzoi'],
    ['a caboose', 'caboose as train car'],
    ['a glockenspiel', 'glockenspiel as xylophone'],
    ['dim sum', 'dim sum as steamed buns'],
    ['a newt', 'newt as salamander'],
    ['a covered wagon', 'covered wagon as wagon'],
  ] as const)
    assert.deepEqual(standsIn(prompt), [said])
  for (const prompt of ['an ermine', 'a cart horse', 'a russian wolfhound', 'a ladybird', 'a marten'])
    assert.deepEqual(standsIn(prompt), [])
})

test('a young one by another word is young', () => {
  assert.deepEqual(read('a baby unicorn').things[0]?.attributes, ['baby'])
  assert.deepEqual(read('a baby monkey').things[0]?.attributes, ['baby'])
  assert.ok('understood' in understand('a flying unicorn'))
  assert.equal(read('a flying unicorn').relations[0]?.relation, 'flies')
})
