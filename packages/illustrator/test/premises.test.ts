import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRoom, placeCalled } from '../src/places/choose.ts'
import { HALLS } from '../src/places/halls.ts'
import { LAKES } from '../src/places/lakes.ts'
import { VISITS } from '../src/places/visits.ts'
import { WATERS } from '../src/places/waters.ts'
import { WILDS } from '../src/places/wilds.ts'
import { read } from '../src/reading/read.ts'
import { THINGS } from '../src/things/index.ts'
import { PREMISES } from '../src/words/premises.ts'

test('what a shop sells, shows on its sign and puts into hands can be drawn', () => {
  for (const { name, sign, held, goods } of PREMISES) {
    for (const good of [sign, ...goods, ...(held ? [held] : [])]) assert.ok(THINGS.has(good), `${name}: ${good}`)
    assert.equal(placeCalled(name), name)
    assert.ok(isRoom(name))
    assert.equal(
      Object.keys({ ...VISITS, ...HALLS, ...WILDS, ...WATERS, ...LAKES }).includes(name),
      false,
      `${name} is another place`,
    )
  }
})

for (const [said, place] of [
  ['in the hardware store', 'hardware store'],
  ['at the pharmacy', 'pharmacy'],
  ['my grandpa in the antique store', 'antique shop'],
  ['the post office before christmas', 'post office'],
] as const)
  test(`"${said}" is inside, with somebody there and no shop front in the room`, () => {
    const graph = read(said)
    assert.equal(graph.place, place)
    assert.deepEqual(graph.unknown, [])
    assert.ok(graph.things.some(({ name }) => /woman|grandfather/.test(name)))
    assert.ok(!graph.things.some(({ name }) => name === 'store'))
  })

test('a shop that is called otherwise than its front stands in no room of its own', () => {
  const { things, place } = read('a barber shop, a boy getting his hair cut')
  assert.equal(place, 'hair salon')
  assert.ok(!things.some(({ name }) => name === 'store'))
})

test('a bakery is still seen from the street', () => {
  assert.ok(read('a bakery').things.some(({ name }) => name === 'bakery'))
})

for (const [said, place] of [
  ['laundromat', 'laundromat'],
  ['dentist waiting room', 'waiting room'],
  ['our school gym with basketball hoops', 'school gym'],
  ['rice terraces with farmers in hats', 'rice terraces'],
  ['a night market with food stalls', 'night market'],
  ['airport with a plane and a family with suitcases', 'airport'],
] as const)
  test(`"${said}" has a stage of its own and somebody on it`, () => {
    const { place: there, things, unknown } = read(said)
    assert.equal(there, place)
    assert.ok(placeCalled(there))
    assert.ok(things.some(({ name }) => /woman|mother|child|farmer/.test(name)))
    assert.ok(!things.some(({ name }) => /^(dentist|dentist chair|market stall)$/.test(name)))
    assert.deepEqual(unknown, [])
  })

test('five in the morning is dark, and lights that are on are no string of lights', () => {
  const { time, things } = read('the bakery at 5 in the morning with the lights on')
  assert.match(time ?? '', /night/)
  assert.deepEqual(
    things.map(({ name }) => name),
    ['bakery'],
  )
})

for (const [said, who] of [
  ['a foggy morning on the farm', 'cow'],
  ['a rainy day in the village', 'umbrella'],
  ['a windy autumn day at the park', 'kite'],
  ['a snowy train station at night', 'train'],
] as const)
  test(`"${said}": somebody is there in that weather`, () => {
    const { things, free } = read(said)
    assert.ok(things.some(({ name }) => name.includes(who)))
    assert.equal(free, false)
  })

test('villages that are known by how they are built have stages of their own', () => {
  assert.equal(read('fishing village with houses on stilts').place, 'stilt village')
  assert.equal(read('a greek island with white houses and blue domes').place, 'white village')
})

test('balloons that wish somebody well are no lettering', () => {
  const { letters, place } = read('hospital room with get well balloons')
  assert.equal(letters, null)
  assert.equal(place, 'hospital')
})
