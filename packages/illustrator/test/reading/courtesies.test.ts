import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { named } from './said.ts'

test('what is said to whoever draws is neither written, drawn nor missed, wherever it stands', () => {
  for (const [prompt, names] of [
    ['thanks so much, a puffin on a cliff', ['puffin', 'cliff']],
    ['a puffin on a cliff, thank you so much!', ['puffin', 'cliff']],
    ['a koala on a branch thank you', ['koala', 'branch']],
    ['a squid with a crown, would that be possible?', ['squid', 'crown']],
    ['please, a moose. Thank you in advance 😊', ['moose']],
    ['two bees dancing haha thanks', ['bee']],
    ['a walrus, please and thank you, with a trumpet', ['walrus', 'trumpet']],
    ['hello there! a jellyfish, if possible', ['jellyfish']],
    ['a camel on a mountain, can you do that for me?', ['camel', 'mountain']],
    ['un gato con sombrero, gracias', ['cat', 'hat']],
    ['ein Igel, vielen Dank!', ['hedgehog']],
  ] as const) {
    const { letters, unknown } = read(prompt)
    assert.deepEqual([letters, unknown], [null, []], prompt)
    assert.deepEqual(named(prompt), names, prompt)
  }
})

test('thanks that are the wish itself are written', () => {
  for (const prompt of ['Thank you!', 'a thank you card with tulips', 'a bear with a sign that says thank you'])
    assert.match(read(prompt).letters ?? '', /^thank you!?$/i, prompt)
  assert.equal(read('thank you teacher with apples').letters, 'Thank You Teacher')
  assert.equal(read('a cake with the words "Hi! Thanks!"').letters, 'Hi! Thanks!')
  assert.equal(read('a girl saying thank you to the bus driver').letters, null)
})
