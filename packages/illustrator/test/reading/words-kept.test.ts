/** No word is lost, none has a wrong sense, and nothing is said to be missing that is there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SceneGraph } from '../../src/reading/graph.ts'
import { read } from '../../src/reading/read.ts'
import { schoolIn } from '../../src/school/kinds.ts'
import { understand } from '../../src/understand.ts'

const namesOf = ({ things }: SceneGraph) => things.map(({ name }) => name)
const saysOf = ({ relations }: SceneGraph) => relations.map(({ a, relation, b }) => `${a} ${relation} ${b}`)
const looksOf = (graph: SceneGraph, noun: string) => graph.things.find(({ name }) => name === noun)?.attributes ?? []

test('a list without commas names every one of its things', () => {
  const basket = read('a fruit basket with grapes pineapple and bananas')
  assert.deepEqual(namesOf(basket), ['basket', 'grapes', 'pineapple', 'banana'])
  assert.equal(basket.relations.filter(({ relation }) => relation === 'inside').length, 3)
  assert.deepEqual(namesOf(read('tomatoes carrots and corn')), ['tomato', 'carrot', 'corn'])
  assert.deepEqual(namesOf(read('a pumpkin pie')), ['pie'])
})

test('what is named before a vessel is in it', () => {
  assert.ok(saysOf(read('a lemon jar')).includes('lemon#1 inside jar#1'))
  assert.deepEqual(read('a lemon jar').unknown, [])
})

test('a look that is told after its bearer is drawn, and not said to be missing', () => {
  assert.deepEqual(looksOf(read('an ambulance with its lights flashing'), 'ambulance'), ['flashing'])
  for (const prompt of [
    'an ambulance with its lights flashing',
    'a menorah with all candles lit',
    'a peacock with its tail feathers spread',
    'a boy brushing his teeth in the bathroom mirror',
  ])
    assert.deepEqual(read(prompt).unknown, [], prompt)
})

test('a word that any drawing shows is a look, though no dictionary has it as an adjective', () =>
  assert.deepEqual(looksOf(read('a donut with a bite taken out'), 'donut'), ['bitten']))

test('a thing with eyes has a face', () => {
  const [tornado] = read('a tornado with eyes').things
  assert.equal(tornado?.alive, 'face')
})

test('what drives and acts by itself brings no children along', () => {
  assert.deepEqual(namesOf(read('a race car crossing the finish line')), ['race car', 'finish line'])
  assert.deepEqual(namesOf(read('a garbage truck picking up trash cans')), ['garbage truck', 'trash can'])
})

test('who marries is who was named', () => {
  const graph = read('two cats getting married')
  assert.ok(!namesOf(graph).includes('bride'))
  assert.ok(saysOf(graph).includes('cat#1 holds bouquet#1'))
  assert.ok(namesOf(read('getting married')).includes('bride'))
})

test('what one was said to use takes the place of what is usual', () =>
  assert.deepEqual(namesOf(read('a mermaid brushing her hair with a fork')), ['mermaid', 'fork']))

test('nobody stands on a grill', () =>
  assert.ok(saysOf(read('an uncle flipping burgers on the grill')).includes('hamburger#1 on-top-of barbecue grill#1')))

test('whom a card is for is not on it, and what stands beside is', () => {
  assert.deepEqual(namesOf(read('a card for my teacher with apples')), ['love letter', 'apple'])
  assert.equal(read('birthday cake that says Happy Birthday Leo with 5 candles').letters, 'HAPPY BIRTHDAY LEO')
})

test('what an event brings was asked for', () =>
  assert.ok('understood' in understand('hey diddle diddle the cow jumping over the moon')))

test('several words that name one missing thing are said together', () =>
  assert.deepEqual(read('a crane lifting a hydraulic press').unknown, ['hydraulic press']))

test('a girl rider is a girl, and taco friends are tacos', () => {
  assert.ok(namesOf(read('a girl rider on a horse')).includes('girl'))
  assert.deepEqual(new Set(namesOf(read('taco friends holding hands'))), new Set(['taco']))
})

test('a place before a thing is where the thing stands, and takes nothing from the sentence', () =>
  assert.deepEqual(namesOf(read('an alligator playing the accordion on a porch swing')), [
    'alligator',
    'accordion',
    'swing',
  ]))

test('somebody with a flower’s name is somebody', () => {
  assert.deepEqual(namesOf(read('Lily and Grandpa Joe planting tomatoes')), ['child', 'grandfather', 'tomato plant'])
  assert.deepEqual(namesOf(read('Roses and tulips in a vase')), ['rose', 'tulip', 'vase'])
})

test('an animal in a trade is one being', () =>
  assert.ok(!namesOf(read('a penguin waiter carrying a tray')).includes('waiter')))

test('who is inside somebody else goes on acting, and what is melted melts', () => {
  assert.ok(saysOf(read('jonah inside the whale praying')).some((said) => said.startsWith('child#1 kneels')))
  assert.deepEqual(looksOf(read('a dragon melting the cake'), 'cake'), ['melting'])
})

test('a baby beside a pet is the baby of the house, its own is its own', () => {
  assert.ok(namesOf(read('a cat and a baby')).includes('baby'))
  assert.ok(namesOf(read('a cat and her baby')).includes('kitten'))
})

test('words that no dictionary has are said, and not drawn as what sounds like them', () => {
  for (const word of ['churro', 'jumperoo', 'airpods', 'scrunchie'])
    assert.deepEqual(read(`a cat and a ${word}`).unknown, [word])
  assert.deepEqual(namesOf(read('mac and cheese in a bowl')), ['macaroni', 'bowl'])
})

test('a plain adjective makes no other thing of a house or a dog', () => {
  assert.deepEqual(namesOf(read('a green house with a red door')), ['house'])
  assert.deepEqual(namesOf(read('a dirty dog')), ['dog'])
})

test('what a being shows by nature is not said to be missing', () => {
  assert.deepEqual(read('a flamingo standing on one leg').unknown, [])
  assert.deepEqual(read('a pig standing on one leg').unknown, ['on one leg'])
})

test('a portrait that somebody paints is no close-up, and who counts coins is no lesson', () => {
  assert.equal(read('an elephant painting a portrait of a mouse').framing, undefined)
  const prompt = 'a grumpy troll counting coins'
  assert.equal(schoolIn(read(prompt), prompt), null)
})

test('who eats on somebody’s shoulder sits there, and what is chewed on is eaten', () => {
  assert.ok(saysOf(read("a parrot eating a cracker on a pirate's shoulder")).includes('parrot#1 sits-on pirate#1'))
  assert.ok(saysOf(read('a puppy chewing on a slipper')).includes('puppy#1 eats slipper#1'))
  assert.ok(saysOf(read('a dog chewing a bone on a rug')).includes('dog#1 sits-on rug#1'))
})

test('whoever reads aloud is no one who is put to bed', () => {
  const said = saysOf(read('a dragon reading a bedtime story to a knight'))
  assert.ok(said.includes('knight#1 sleeps-in bed#1'))
  assert.ok(!said.includes('dragon#1 sleeps-in bed#1'))
})

test('dots in the place of stripes and the sign of a crossing guard are there', () => {
  assert.deepEqual(read('a zebra with polka dots instead of stripes').unknown, [])
  assert.deepEqual(read('a crossing guard with a stop sign').unknown, [])
})
