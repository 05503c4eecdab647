import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { facesOf } from '../src/staging/faces.ts'
import { midX, overlaps, tall } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'

const drawn = async (prompt: string) => {
  const { staged, missing } = await bestOf(read(prompt), prompt, 1, 'medium')
  const called = (name: string) => staged.scene.members.filter(({ entry }) => entry.name === name)
  return { ...staged, missing, called }
}

test('each of two has a throne of their own, and there is no third', async () => {
  const { scene, called, missing } = await drawn('king and queen on thrones in the castle hall')
  assert.equal(called('throne').length, 2)
  const seats = scene.bonds.filter(({ relation }) => relation.relation === 'sits-on').map(({ b }) => b?.key)
  assert.equal(new Set(seats).size, 2)
  assert.deepEqual(missing, [])
})

test('of children at a playground some swing while another slides, and who waits for the slide is on the ground', async () => {
  const { scene } = await drawn('kids playing at the playground with swings and slide')
  const deeds = scene.bonds.map(({ relation }) => relation.relation)
  assert.deepEqual([...deeds].sort(), ['slides-down', 'swings-on', 'swings-on'])
  const two = await drawn('two kids on a slide')
  const [first, second] = two.called('child')
  assert.ok(first && second && !overlaps(first.art.box, second.art.box))
})

test('swimmers are no heap of heads', async () => {
  for (const prompt of ['people swimming in the pool', 'three kids swimming in a lake']) {
    const { scene } = await drawn(prompt)
    const faces = facesOf(scene.members)
    for (const [i, [x, y, r]] of faces.entries())
      for (const [u, v, q] of faces.slice(i + 1)) assert.ok(Math.hypot(x - u, y - v) > r + q, prompt)
  }
})

test('a herd drinks at one water, which is then there', async () => {
  const { called, scene, missing } = await drawn('elephants and zebras drinking at a watering hole on the savanna')
  const [water, ...more] = called('puddle')
  assert.ok(water && !more.length)
  for (const one of scene.members.filter(({ being }) => being)) {
    const [x] = one.point('mouth')
    assert.ok(x > water.art.box.x0 - 30 && x < water.art.box.x1 + 30, one.key)
  }
  assert.deepEqual(missing, [])
})

test('the arch of a wedding is over both, and whoever strews flowers hides neither', async () => {
  const { called, seen } = await drawn('flower girl throwing petals at a wedding')
  const [arch] = called('flower arch')
  const [bride] = called('bride')
  const [groom] = called('groom')
  assert.ok(arch && bride && groom)
  for (const one of [bride, groom]) {
    assert.ok(arch.art.box.x0 < midX(one.art.box) && arch.art.box.x1 > midX(one.art.box))
    assert.ok(tall(arch.art.box) > tall(one.art.box))
    assert.ok((seen.seen.get(one)?.visible ?? 0) > 0.75, one.key)
  }
})

test('a menorah is lit by somebody, and a party has guests', () => {
  const lit = read('a family lighting the menorah')
  assert.ok(lit.relations.some(({ relation, b }) => relation === 'lights' && b === 'menorah#1'))
  for (const prompt of ['new years eve party with balloons and a clock', 'a mexican fiesta with a pinata']) {
    const { things } = read(prompt)
    assert.ok(
      things.some(({ name, n }) => name === 'child' && n > 1),
      prompt,
    )
  }
})

test('who is on the deck of a ship is large, on its planks', async () => {
  const { setting, called } = await drawn('pirates on the deck of a ship')
  assert.equal(setting, 'pirate deck')
  assert.ok(called('pirate').every(({ art }) => tall(art.box) > 300))
})

test('who fishes with somebody sits at the other end of the same dock', async () => {
  const { called } = await drawn("father's day dad and son fishing")
  const [[dock, ...more], [dad], [son]] = [called('dock'), called('father'), called('son')]
  assert.ok(dock && dad && son && !more.length)
  const [ends, middle] = [[dad, son].map((one) => one.point('seat')[0]), midX(dock.art.box)]
  assert.ok(Math.min(...ends) < middle && Math.max(...ends) > middle)
  assert.ok(ends.every((x) => x > dock.art.box.x0 && x < dock.art.box.x1))
})

test('on a blanket one sits on the ground, and campers sit about their fire with the tent behind them', async () => {
  const { called } = await drawn('4th of july fireworks with a family watching')
  const [blanket] = called('picnic blanket')
  assert.ok(blanket)
  for (const one of [...called('mother'), ...called('father')])
    assert.ok(one.art.box.y1 - one.point('seat')[1] < one.place.h * 0.16, one.key)
  const { relations, things } = read('camping in the forest with a tent and campfire')
  const tent = things.find(({ name }) => name === 'tent')?.id
  assert.deepEqual(
    relations.filter(({ a }) => a === tent).map(({ relation }) => relation),
    ['behind'],
  )
})

test('past a whole row the barn is still to be seen', async () => {
  const { called, seen, missing } = await drawn('farm with a barn, cows and a tractor')
  const [barn] = called('barn')
  assert.ok(barn && (seen.seen.get(barn)?.visible ?? 0) > 0.5)
  assert.deepEqual(missing, [])
})

test('at a picnic the food lies before those who sit there, and ants and ducks only come by', async () => {
  const { called, seen } = await drawn('a family having a picnic')
  for (const one of [...called('mother'), ...called('father'), ...called('child')])
    for (const food of [...called('picnic basket'), ...called('sandwich')]) {
      assert.ok(food.art.box.y1 > one.point('seat')[1], food.key)
      assert.ok((seen.seen.get(food)?.visible ?? 0) > 0.9, food.key)
    }
  const { relations } = read('picnic in the park with ants')
  assert.deepEqual(
    relations.filter(({ relation }) => relation === 'sits-on').map(({ a }) => a),
    ['child#1'],
  )
})

test('of several on sleds or skis each has their own, one after the other down the slope', async () => {
  const sleds = await drawn('three kids on sleds')
  for (const [i, one] of sleds.called('child').entries())
    for (const other of sleds.called('child').slice(i + 1)) assert.ok(!overlaps(one.art.box, other.art.box))
  const family = await drawn('a family skiing')
  assert.equal(family.called('ski').length, 8)
  assert.ok(
    family.called('ski').every(({ art: { box } }) => tall(box) < box.x1 - box.x0),
    'a ski stands upright',
  )
  assert.deepEqual(family.missing, [])
})

test('butterflies fly about those they are with', async () => {
  const { called } = await drawn('spring meadow with butterflies and lambs')
  const low = Math.max(...called('lamb').map(({ art }) => art.box.y1))
  for (const one of called('butterfly')) assert.ok(one.art.box.y1 < low - 100, one.key)
})

test('a feast that English calls by its Spanish name is read in English', () => {
  const { lang, things } = read('kids celebrating cinco de mayo')
  assert.equal(lang, 'en')
  assert.ok(things.some(({ name }) => name === 'mariachi'))
})

test('who is on the merry-go-round is on no swing that nobody named, and grace is said at the table', () => {
  assert.ok(!read('kids on the merry go round at the playground').things.some(({ name }) => name === 'swing'))
  assert.ok(read('kids sledding down the hill').things.some(({ name }) => name === 'sled'))
  const { things, relations } = read('a family saying grace at thanksgiving')
  assert.ok(!things.some(({ name }) => name === 'bed') && relations.some(({ relation }) => relation === 'sits-at'))
})

test('what somebody in a garment is with is in the hand, and a feather stays at the hat', () => {
  const said = (prompt: string) => read(prompt).relations.map(({ relation }) => relation)
  assert.deepEqual(said('a bear in a scarf with a lantern'), ['wears', 'holds'])
  assert.deepEqual(said('a cat in boots with a sword'), ['wears', 'holds'])
  assert.deepEqual(said('a girl in a hat with a feather'), ['wears'])
  const { things, unknown } = read('a girl in a hat with a feather')
  assert.ok(things.some(({ name, attributes }) => name === 'hat' && attributes.includes('feathered')))
  assert.deepEqual(unknown, [])
})
