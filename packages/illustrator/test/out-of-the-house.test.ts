import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { placeCalled } from '../src/places/choose.ts'
import { PLACES } from '../src/places/index.ts'
import { read } from '../src/reading/read.ts'
import { settingOf } from '../src/staging/settings.ts'
import { bestOf } from '../src/staging/tries.ts'

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
