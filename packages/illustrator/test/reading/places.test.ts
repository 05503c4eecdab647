import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRoom, placeCalled, placeOf } from '../../src/places/choose.ts'
import { read } from '../../src/reading/read.ts'
import { named, said } from './said.ts'

test('what stands outside brings nobody into a room', () => {
  for (const prompt of [
    'a doctor riding a bicycle',
    'a gnome in a tree stump with tiny windows and a lamp',
    'a teacher in front of a school bus',
    'a cook feeding a pig at the fence',
    'a squirrel at a birdhouse outside a window',
  ])
    assert.ok(!isRoom(placeOf(read(prompt)) ?? ''), prompt)
  assert.ok(isRoom(placeOf(read('a grandmother knitting in her armchair')) ?? ''))
})

test('a school is seen from outside by who goes there or waits before it', () => {
  for (const line of ['school behind boy', 'boy walks']) assert.ok(said('a boy walking to school').includes(line), line)
  assert.ok(named('the first day of school, kids getting off the yellow bus').includes('school bus'))
  assert.notEqual(read('the first day of school, kids getting off the yellow bus').place, 'school')
  assert.equal(read('kids painting in the school').place, 'school')
  assert.deepEqual(said('a hospital with an ambulance in front of it'), ['ambulance in-front-of hospital'])
})

test('what is far away is small and behind, wherever it is said', () => {
  const { things } = read('a castle in the distance and a knight on a horse')
  const castle = things.find(({ name }) => name === 'castle')
  assert.ok((castle?.size ?? 1) < 0.2)
  assert.ok(said('a castle in the distance and a knight on a horse').includes('castle behind knight'))
  assert.deepEqual(said('a whale in the sea with a ship far away'), ['ship behind whale'])
})

test('who looks out of a window is inside, and boats before mountains are on a lake', () => {
  assert.equal(read('a cat looking out the window at the snow').place, 'living room')
  assert.equal(read('a sailboat with mountains behind it').place, 'lake')
  assert.equal(read('a whale in the sky').place, 'sky')
  assert.equal(read('a space themed bedroom').place, 'bedroom')
})

test('mornings have a rising sun', () => {
  assert.match(read('a rooster crowing in the morning').time ?? '', /sunrise/)
})

test('a deed that is done outside puts the page where it is done', () => {
  for (const [prompt, place] of [
    ['a goalie diving for the ball', 'stadium'],
    ['a boy kicking the ball', 'playing field'],
    ['a puppy catching a ball', 'park'],
    ['a woman throwing a frisbee', 'playing field'],
  ] as const)
    assert.equal(placeOf(read(prompt)), place, prompt)
  assert.deepEqual(named('a girl doing a kickflip'), ['girl', 'skateboard'])
  assert.ok(said('a boy on a scooter at the skatepark').includes('skate ramp behind boy'))
  assert.equal(placeCalled('road'), 'road')
})

test('who goes through or across water on foot is in it, who is carried is not', () => {
  for (const prompt of [
    'a horse walking through a stream',
    'a moose wading across the lake',
    'a dog running through the river',
  ])
    assert.ok(
      read(prompt).relations.some(({ relation, b }) => relation === 'inside' && /^(stream|lake|river)/.test(b ?? '')),
      prompt,
    )
  assert.ok(!said('a stork flying across the lake').includes('stork inside lake'))
  assert.ok(!said("a frog riding on a turtle's back across the lake").includes('frog inside lake'))
})

test('a rocky shore has its rocks and its sea', () => {
  assert.deepEqual(said('a seal on a rocky shore'), ['seal sits-on rock'])
  assert.equal(read('a seal on a rocky shore').place, 'rocky coast')
})

test('in spring a snowman stands in what is left of the snow', () => {
  const graph = read('a snowman on the first day of spring')
  assert.equal(graph.time, 'spring')
  assert.equal(placeOf(graph), 'thaw')
  assert.deepEqual(graph.unknown, [])
})

test('fireworks over a lake are seen there', () => {
  assert.equal(read('4th of july fireworks over a lake').place, 'lake')
  assert.equal(read('watching fireworks').place, 'firework night')
})

test('what is usually done in a room is done in the open where that is said', () => {
  for (const prompt of ['grandpa playing checkers in the park', 'a boy playing checkers with his dad in the park'])
    assert.equal(read(prompt).place, 'park', prompt)
  assert.equal(read('two kids playing checkers').place, 'living room')
})
