/** Cities and landscapes known by name, days and rites of families and peoples, and weather that falls. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLACES } from '../src/places/index.ts'
import { read } from '../src/reading/read.ts'
import { THINGS } from '../src/things/index.ts'

const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
const does = (prompt: string, a: string, relation: string, b: string) => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name
  return relations.some((deed) => name(deed.a) === a && deed.relation === relation && name(deed.b) === b)
}

test('whoever is in a city that is known by name is seen there, and the city is not said to be missing', () => {
  for (const [prompt, place] of [
    ['a girl with a suitcase in Venice', 'venice'],
    ['a dog in Copenhagen', 'canal town'],
    ['two friends in Prague', 'old city'],
    ['a boy on a bike in Lisbon', 'lisbon'],
    ['two cats in Istanbul', 'istanbul'],
    ['a girl in Kyoto', 'kyoto'],
    ['grandma in Barcelona', 'barcelona'],
    ['a boy biking in Tuscany', 'cypress hills'],
    ['a bear in Los Angeles', 'skyline'],
    ['a family in Rio de Janeiro', 'carnival bay'],
    ['hot air balloons over Cappadocia', 'fairy chimneys'],
  ] as const) {
    const graph = read(prompt)
    assert.equal(graph.place, place, prompt)
    assert.deepEqual(graph.unknown, [], prompt)
    assert.ok(PLACES[place], place)
  }
})

test('a city or a land alone has somebody or something of its own in it', () => {
  for (const place of ['Las Vegas', 'Iceland', 'Loch Ness', 'Lapland', 'Hollywood', 'Galapagos', 'Scottish Highlands'])
    assert.ok(names(place).length > 0, place)
})

test('sights of cities are drawn', () => {
  for (const sight of ['brandenburg gate', 'borobudur', 'mont saint michel', 'dome of the rock', 'sagrada familia']) {
    assert.deepEqual(names(sight), [sight])
    assert.ok(THINGS.has(sight), sight)
  }
  assert.deepEqual(names('Mont-Saint-Michel'), ['mont saint michel'])
})

test('feasts that keep their Spanish names are read in English', () => {
  assert.ok(names('La Tomatina').includes('tomato'))
  assert.ok(names('Feria de Abril').includes('flamenco dancer'))
})

test('rites bring what they are kept with', () => {
  assert.ok(does('grandpa blowing the shofar at Rosh Hashanah', 'grandfather', 'plays', 'shofar'))
  assert.ok(names('hanging red couplets on the door for lunar new year').includes('new year door'))
  assert.ok(names('Krampus').includes('krampus'))
  assert.ok(names('Galungan').includes('temple offering'))
  assert.ok(names('olive harvest').includes('olives'))
})

test('hail falls as hail', () => {
  const graph = read('hail bouncing off the car roof')
  assert.equal(graph.weather, 'hail')
  assert.deepEqual(names('hail bouncing off the car roof'), ['car'])
})

test('who watches a graduation wears no cap, and no nurse lies in the bed of the hospital', () => {
  assert.ok(!does('our graduation with grandma', 'grandmother', 'wears', 'graduation cap'))
  assert.ok(!does('nurse checking grandpa in his hospital bed', 'nurse', 'lies-on', 'bed'))
  assert.ok(!does('big brother holding new baby in the hospital', 'boy', 'lies-on', 'bed'))
})

test('the family on a plane sits, and fish of the aquarium are fed there', () => {
  assert.ok(does('family on an airplane going on vacation', 'mother', 'sits-on', 'seat row'))
  assert.equal(read('feeding fish at the aquarium').place, 'aquarium hall')
})

test('countries, states and regions are neither somebody nor said to be missing', () => {
  for (const land of [
    'Kerala',
    'Rwanda',
    'Ohio',
    'Costa Rica',
    'South Africa',
    'Normandy',
    'New Zealand',
    'Hokkaido',
  ]) {
    const graph = read(`a dog in ${land}`)
    assert.deepEqual(graph.unknown, [], land)
    assert.deepEqual(names(`a dog in ${land}`), ['dog'], land)
  }
})

test('seasons and days at work bring their tools, not somebody else', () => {
  assert.ok(does('grandpa drying hay before the storm', 'grandfather', 'holds', 'pitchfork'))
  assert.ok(does('lady selling roasted chestnuts in Vienna in winter', 'woman', 'inside', 'market stall'))
  assert.ok(does('blowing dandelions in spring with my cousin', 'cousin', 'blows', 'dandelion'))
  assert.equal(read('our street flooded and my uncle paddles a canoe').place, 'flooded street')
  assert.ok(!names('mending fishing nets in Marseille').includes('child'))
})
