import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { placeCalled } from '../src/places/choose.ts'
import { PLACES } from '../src/places/index.ts'
import { read } from '../src/reading/read.ts'
import { settingOf } from '../src/staging/settings.ts'
import { bestOf } from '../src/staging/tries.ts'
import { page } from './page.ts'

/** The stage that a prompt is drawn on. */
const stageOf = async (prompt: string): Promise<string> => {
  const graph = read(prompt)
  const { staged } = await bestOf(graph, prompt, 1, 'medium')
  return settingOf(graph, staged.scene, [], createRng(1))
}

test('every place that is passed through, worked in or waited at has a stage of its own, and none is said to be missing', () => {
  for (const [words, stage] of [
    ['in the hallway', 'hallway'],
    ['in the school hallway', 'school hallway'],
    ['down the hospital hallway', 'hospital hallway'],
    ['in the locker room', 'locker room'],
    ['on the escalator', 'mall'],
    ['in the elevator', 'lift'],
    ['in the hotel lobby', 'lobby'],
    ['in the basement', 'cellar'],
    ['in the courtroom', 'courtroom'],
    ['in a factory', 'factory'],
    ['in a warehouse', 'warehouse'],
    ['at the observatory', 'observatory'],
    ['in the dungeon', 'dungeon'],
    ['in the sauna', 'sauna'],
    ['in the dojo', 'dojo'],
    ['in the recording studio', 'studio'],
    ['on the plane', 'plane cabin'],
    ['in the cockpit', 'cockpit'],
    ['at the tram stop', 'tram stop'],
    ['on a dirt road', 'dirt road'],
    ['in the car park', 'parking lot'],
    ['in the parking lot', 'parking lot'],
    ['in the driveway', 'driveway'],
    ['in the alley', 'alley'],
    ['in the town square', 'town square'],
    ['in the square', 'town square'],
    ['on the golf course', 'golf course'],
    ['in the sty', 'sty'],
    ['at a dig site', 'dig site'],
    ['on the boardwalk', 'boardwalk'],
    ['at the oasis', 'oasis'],
    ['at the wind farm', 'wind farm'],
    ['in the junkyard', 'junkyard'],
    ['at the food court', 'cafeteria'],
    ['at the campground', 'campsite'],
  ] as const) {
    const { place, unknown, things } = read(`a girl singing ${words}`)
    assert.equal(placeCalled(place), stage, words)
    assert.ok(PLACES[stage], stage)
    assert.deepEqual(unknown, [], words)
    assert.deepEqual(
      things.filter(({ via }) => via !== 'implied').map(({ name }) => name),
      ['girl'],
      words,
    )
  }
})

test('a stage that was named is the one that is drawn', async () => {
  assert.equal(await stageOf('grandpa and grandson waiting at the tram stop'), 'tram stop')
  assert.equal(await stageOf('a judge in the courtroom'), 'courtroom')
  assert.equal(await stageOf('a tractor on a dirt road'), 'dirt road')
})

test('the driver of a vehicle drives it, and who is late for the bus runs after it', () => {
  const told = (prompt: string) => read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation} ${b}`)
  assert.ok(told('a girl waving at the driver of the garbage truck').includes('man#1 drives garbage truck#1'))
  assert.ok(told('a man running to catch the bus').includes('man#1 chases bus#1'))
  assert.ok(told('a tractor pulling a hay wagon with kids').includes('child#1 inside hay wagon#1'))
  assert.ok(told('a boy jumping off the diving board at the pool').includes('boy#1 jumps diving board#1'))
  assert.ok(told('a girl riding on a float in the parade').includes('girl#1 inside parade float#1'))
})

test('who stops the cars holds up a stop sign, and nothing is said to be missing', () => {
  const { relations, unknown } = read('a lollipop lady stopping the cars so the kids can cross')
  assert.deepEqual(unknown, [])
  assert.ok(relations.some(({ a, relation, b }) => `${a} ${relation} ${b}` === 'crossing guard#1 holds stop sign#1'))
})

test('a dog that comes along is in the boat', async () => {
  const { one } = await page('a boy rowing a boat on the lake with his dog')
  const [boat, dog] = [one('rowboat').art.box, one('dog').art.box]
  assert.ok(dog.x0 > boat.x0 && dog.x1 < boat.x1 && dog.y1 > boat.y0)
})

test('who lies under a car comes out of it with head and chest at one end', async () => {
  const { one } = await page('a mechanic lying under the car in a garage')
  const [car, head, seat] = [one('car').art.box, one('mechanic').point('headMid')[0], one('mechanic').point('seat')[0]]
  assert.ok(head < car.x0 || head > car.x1, 'the head is free')
  assert.ok(
    Math.min(Math.abs(seat - car.x0), Math.abs(seat - car.x1)) < (car.x1 - car.x0) * 0.25,
    'the hip is at its end',
  )
})

test('what is cut, hosed or washed down is not slid down; who feeds from a bridge stands on it', () => {
  const told = (prompt: string) => read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation} ${b}`)
  assert.ok(told('a lumberjack cutting down a tree in the forest').includes('lumberjack#1 cuts tree#1'))
  assert.ok(told('a zookeeper hosing down an elephant').includes('zookeeper#1 waters elephant#1'))
  assert.ok(told('children feeding ducks from a bridge').includes('child#1 stands-on bridge#1'))
  assert.ok(told('a shepherd moving sheep across a road').includes('shepherd#1 follows sheep#1'))
})

test('a class is several children, a ballet class ballerinas', () => {
  const crew = (prompt: string) => read(prompt).things.map(({ name, n }) => `${n} ${name}`)
  assert.ok(crew('class looking at a dinosaur skeleton in the museum').includes('4 child'))
  assert.ok(crew('a ballet class stretching in the dance studio').includes('4 ballerina'))
})
