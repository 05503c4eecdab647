/** Feasts of the world with their people, dress and things, and landscapes that people travel to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLACES } from '../src/places/index.ts'
import { read } from '../src/reading/read.ts'
import { THINGS } from '../src/things/index.ts'

const names = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('a feast that is named alone brings its people, what they do and what they do it with', () => {
  for (const [feast, ...brings] of [
    ['Festa Junina', 'girl', 'boy', 'bonfire'],
    ['Las Posadas', 'boy', 'pinata'],
    ['Vesak', 'monk', 'buddha'],
    ['Obon', 'krathong'],
    ['Raksha Bandhan', 'girl', 'boy', 'ribbon'],
    ['Seollal', 'hanbok', 'dumpling'],
    ['Timkat', 'priest', 'umbrella'],
    ['Durga Puja', 'durga', 'sari'],
    ['Guy Fawkes Night', 'bonfire', 'sparkler'],
    ['Simchat Torah', 'scroll'],
    ['kite festival', 'child', 'kite'],
    ['Bat mitzvah', 'girl', 'scroll'],
    ['Powwow', 'dancer', 'feather bustle', 'feather headband'],
  ] as const) {
    const graph = read(feast)
    assert.deepEqual(graph.unknown, [], feast)
    for (const noun of brings) assert.ok(names(feast).includes(noun), `${feast}: ${noun}`)
  }
})

test('no word of a feast is taken for somebody or something else', () => {
  for (const [feast, wrong] of [
    ['Raksha Bandhan', 'rickshaw'],
    ['Seollal', 'seal'],
    ['Timkat', 'cat'],
    ['block party', 'building blocks'],
    ['Guy Fawkes Night', 'man'],
    ['Mount Rushmore', 'horse'],
    ['hot air balloon festival with lots of balloons', 'balloon'],
  ] as const)
    assert.ok(!names(feast).includes(wrong), feast)
})

test('a landscape that is known is the place, with somebody who belongs there where nobody was named', () => {
  for (const [prompt, place] of [
    ['viking ship in a norwegian fjord', 'fjord'],
    ['Grand Canyon', 'canyon'],
    ['Niagara Falls', 'great falls'],
    ['Halong Bay', 'karst bay'],
    ['Machu Picchu', 'ridge town'],
    ['camels at an oasis', 'oasis'],
    ['Swiss Alps with a chalet and cows', 'alps'],
    ['windmills and tulips in Holland', 'bulb fields'],
    ['Uluru', 'outback'],
  ] as const) {
    const graph = read(prompt)
    assert.equal(graph.place, place, prompt)
    assert.deepEqual(graph.unknown, [], prompt)
    assert.ok(graph.things.length > 0, prompt)
    assert.ok(PLACES[place], place)
  }
})

test('sights of the world are drawn', () => {
  for (const sight of ['stonehenge', 'moai', 'sphinx', 'parthenon', 'merlion', 'tower bridge', 'angkor wat']) {
    assert.deepEqual(names(sight), [sight])
    assert.ok(THINGS.has(sight), sight)
  }
  assert.deepEqual(names('Sydney Opera House'), ['opera house'])
})

test('a cake named after a creature has it on top; the lotus of a pond is in it', () => {
  const { things, relations } = read('twin boys with a dinosaur cake')
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name
  assert.ok(
    relations.some(({ a, relation, b }) => name(a) === 'dinosaur' && relation === 'on-top-of' && name(b) === 'cake'),
  )
  assert.ok(names('a lotus pond').includes('lotus'))
})

test('a mosque in the month of fasting is seen from outside', () => {
  assert.notEqual(read('mosque at night with a crescent moon during ramadan').place, 'eid room')
})

test('whoever plants rice in a hat wears it', () => {
  const { relations } = read('rice planting women in straw hats')
  assert.ok(relations.every(({ relation }) => relation !== 'inside'))
})

test('the thing of a feast is itself, and at its place', () => {
  const lucia = read('a Lucia girl with candles on her head')
  assert.ok(lucia.things.some(({ wears }) => wears.some(({ name }) => name === 'advent wreath')))
  const stocking = read('a girl with a Christmas stocking by the fireplace').relations
  assert.ok(!stocking.some(({ relation }) => relation === 'hangs-from'), 'it is in her hand')
  const earth = read('children planting a tree on earth day').things.map(({ name }) => name)
  assert.ok(!earth.includes('trash can') && earth.includes('tree'), `${earth}`)
  assert.deepEqual(
    read('an advent calendar').things.map(({ name }) => name),
    ['advent calendar'],
  )
  const deck = read('a pirate ship deck with a pirate and a cannon')
  assert.equal(deck.place, 'ship deck')
  assert.deepEqual(names('an elephant at the circus'), ['elephant'], 'no tent stands in the tent')
  assert.ok(!names('a clown at the carnival parade').includes('feather bustle'))
})
