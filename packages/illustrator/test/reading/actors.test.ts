/** Who does it, where several were named. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { named, said } from './said.ts'

const deedsIn = (prompt: string) => said(prompt).join('; ')

test('whoever is ridden may ride another', () => {
  assert.deepEqual(said('a mouse riding a cat riding a dog'), ['mouse rides cat', 'cat rides dog'])
})

test('a name without an article is whom it named before', () => {
  assert.deepEqual(said('dog chases cat, cat chases mouse'), ['dog chases cat', 'cat chases mouse'])
})

test('of a list of things and somebody only who is alive acts', () => {
  assert.deepEqual(said('a page with coral, a treasure chest and a mermaid waving'), ['mermaid waves'])
  assert.match(deedsIn('a hot air balloon with a teddy bear inside waving'), /teddy bear waves/)
  assert.doesNotMatch(deedsIn('a treehouse with a swing, boy in the window looking at a kite'), /treehouse looks/)
})

test('of a long list only the last is in its place', () => {
  assert.doesNotMatch(deedsIn('a camp with a tent, a campfire, marshmallows on sticks'), /tent on|campfire on/)
  assert.deepEqual(said('apple tree, basket of apples, ladder'), ['apple inside basket'])
})

test('a part of an animal is its own, and not that of who tends it', () => {
  assert.match(deedsIn('a girl feeding a horse while her brother brushes its tail'), /brother cleans horse/)
})

test('who is chased is alive', () => {
  assert.match(deedsIn('a surfer riding a big wave chased by a shark'), /shark chases surfer/)
})

test('two who hold hands walk together', () => {
  const deeds = deedsIn('a girl holding hands with her grandmother walking on the beach')
  assert.match(deeds, /girl walks.*grandmother walks/)
  assert.deepEqual(read('a girl holding hands with her grandmother walking on the beach').unknown, [])
})

test('giving somebody a ride hands nothing over, and two against each other fight', () => {
  assert.deepEqual(said('a hedgehog giving a snail a ride on its back'), ['snail rides hedgehog [back]'])
  assert.deepEqual(said('a pirate vs a ninja'), ['pirate fights ninja'])
})

test('two trades that are drawn alike are two people', () => {
  assert.equal(read('a pitcher throwing a baseball to the catcher').things.length, 3)
})

test('the others are more of the one who was named', () => {
  assert.deepEqual(named('a penguin sliding down a hill while others watch'), ['penguin', 'hill', 'penguin'])
})

test('a house that has a door does not hold it, and no dresser wears a sock', () => {
  assert.doesNotMatch(deedsIn('draw a house. it has a red door'), /holds/)
  assert.doesNotMatch(deedsIn('a chest of drawers with a sock'), /wears/)
})

test('a number of parts is drawn or said', () => {
  assert.deepEqual(read('a monster with 3 eyes and 5 arms').unknown, ['5 arms'])
})
