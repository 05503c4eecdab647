import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { checkCorpus } from './corpus.ts'
import { named, said, unknown } from './said.ts'

test('the word before or after tells what is meant', () => {
  assert.deepEqual(named('a kid feeding a goat'), ['child', 'goat'])
  assert.deepEqual(named('a goat and her kids in the meadow'), ['goat', 'goat'])
  assert.deepEqual(named('a man looking at his watch'), ['man', 'watch'])
  assert.deepEqual(named('a girl who wants to watch the ducks'), ['girl', 'duck'])
  assert.deepEqual(named('a boy has to duck under a branch'), ['boy', 'branch'])
  assert.deepEqual(named('kids in a row boat'), ['child', 'rowboat'])
})

test('a word keeps out of the senses that its neighbors rule out', () => {
  assert.deepEqual(named('a dancer taking a bow on stage'), ['dancer', 'stage'])
  assert.deepEqual(named('a basketball shot'), ['basketball'])
  assert.deepEqual(named('a girl with a mole on her cheek'), ['girl'])
  assert.deepEqual(named('a toast with champagne glasses'), ['champagne glass'])
  assert.deepEqual(named('a map of turkey'), ['map'])
  assert.deepEqual(named('a two story house'), ['house'])
  assert.deepEqual(named('an open treasure chest full of gold'), ['treasure chest'])
  assert.deepEqual(said('a suitcase in the trunk of a car'), ['suitcase inside car [rear]'])
  assert.deepEqual(said('a band playing on stage'), ['rock band stands-on stage'])
})

test('a compound that looks otherwise than its last word is said to be missing', () => {
  assert.deepEqual(unknown('a power plant'), ['power plant'])
  assert.deepEqual(unknown('a butterfly valve'), ['butterfly valve'])
})

test('a compound is one thing', () => {
  assert.deepEqual(named('a boxer dog'), ['boxer dog'])
  assert.deepEqual(named('heart shaped balloons'), ['heart balloon'])
  assert.deepEqual(named('a hedgehog with a mushroom umbrella'), ['hedgehog', 'toadstool'])
  assert.deepEqual(said('a girl with a candle crown'), ['girl wears advent wreath'])
  assert.deepEqual(named('a ginger bread house'), ['gingerbread house'])
})

test('things of feasts are themselves, a stand-in or said', () => {
  assert.ok(read('children throwing gulal').things.some(({ name }) => name === 'powder cloud'))
  assert.deepEqual(named('a plate of sufganiyot'), ['donut'])
  assert.deepEqual(named('an iftar table with dates'), ['table', 'date bowl'])
  assert.deepEqual(named('kids carrying lanterns for st martin'), ['child', 'lantern'])
  assert.ok(named('a maypole with ribbons').includes('maypole'))
})

test('a word of several meanings is drawn as what it means among the others', () => checkCorpus('senses'))

test('a letter is mail unless one of the alphabet is meant, and plants grow in flower pots', () => {
  assert.deepEqual(said('a rabbit delivering a letter to a hedgehog'), [
    'rabbit carries envelope',
    'rabbit gives-to hedgehog',
  ])
  assert.deepEqual(named('a mailbox with a letter in it'), ['mailbox', 'envelope'])
  assert.deepEqual(named('a letter from grandma'), ['envelope', 'grandmother'])
  for (const prompt of ['the letter t', 'letter t with a tiger']) assert.equal(read(prompt).letters, 't', prompt)
  assert.deepEqual(named('a cactus in a pot'), ['cactus', 'flower pot'])
  assert.deepEqual(named('a pot of soup'), named('a pot with soup'))
})

test('a breed said short is that animal, and no laboratory', () => {
  assert.deepEqual(said('a yellow lab swimming in a lake'), ['labrador swims-in lake'])
  assert.deepEqual(named('a golden with a tennis ball'), ['golden retriever', 'tennis ball'])
  assert.equal(read('a scientist in a lab').place, 'laboratory')
  assert.deepEqual(named('a leopard gecko'), ['gecko'])
})

test("an animal of one's own may be called after food", () => {
  assert.deepEqual(named('our cat pumpkin sleeping in a box'), ['cat', 'box'])
  assert.deepEqual(named('my dog biscuit running'), ['dog'])
  assert.deepEqual(named('a cat and a pumpkin'), ['cat', 'pumpkin'])
})

test('letters that are listed are written', () => {
  assert.equal(read('the letters A B C with an apple').letters, 'A B C')
  assert.equal(read('letters X, Y and Z').letters, 'X Y Z')
  assert.deepEqual(named('the letters A B C with an apple'), ['apple'])
})
