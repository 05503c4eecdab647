/** One odd part, patterns on what is worn, marks that lie clear of doors and windows. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Actor } from '../src/art/art.ts'
import { asPerson, PERSONS } from '../src/figures/index.ts'
import { isOwnLook } from '../src/reading/looks.ts'
import { read } from '../src/reading/read.ts'
import { depthAt, largestArea } from '../src/world/traits/area.ts'
import { lookUp } from '../src/world/world.ts'
import { spot } from './spot.ts'

const unknownOf = (prompt: string) => read(prompt).unknown

test('one floppy ear is drawn as one, and a missing tooth as a gap, wherever it is told', () => {
  assert.ok(read('a bunny with one floppy ear').things[0]?.attributes.includes('uneven ears'))
  assert.ok(read('a boy with curly hair and a missing tooth').things[0]?.attributes.includes('gap teeth'))
})

test('what is drawn anyway is not said to be missing', () => {
  for (const prompt of [
    'a cat wearing round glasses',
    'a vampire with sharp teeth',
    'a crab with big claws',
    'a scuba diver with a tank, fins and a mask',
    'a fox wearing a long striped scarf',
  ])
    assert.deepEqual(unknownOf(prompt), [], prompt)
})

test('a look on two lines of the table is that of all who are named there', () => {
  assert.ok(isOwnLook('glasses', 'round') && isOwnLook('ball', 'round'))
})

test('a scarf and shoes look as was said of them', () => {
  const svg = (garment: string, attributes: string[]) =>
    ((PERSONS.get('girl') ?? asPerson('girl')) as Actor)
      .act(spot(), { pose: 'stand', wears: [{ name: garment, attributes }] })
      .layers.map((layer) => layer.svg)
      .join('')
  for (const look of ['striped', 'polka-dot', 'long']) assert.notEqual(svg('scarf', [look]), svg('scarf', []), look)
  assert.notEqual(svg('shoe', ['big']), svg('shoe', []))
})

test('what is painted over the largest area is no room for a mark', () => {
  const entry = lookUp('house')
  assert.ok(entry?.kind === 'thing')
  const svg = entry.thing
    .draw(spot({ h: 600 }))
    .layers.map((layer) => layer.svg)
    .join('')
  const area = largestArea(svg)
  assert.ok(area && area.holes.length > 1)
  for (const hole of area.holes) {
    const [x, y] = hole.reduce(([u, v], [a, b]) => [u + a / hole.length, v + b / hole.length], [0, 0])
    assert.ok(depthAt(area, x, y) < 0)
  }
})

test('a picture on a mug is one picture on it, and a cat on a boat is a cat', async () => {
  assert.deepEqual(
    read('a mug with a cat on it').things.map(({ name, attributes }) => [name, ...attributes]),
    [['mug', 'cat-printed']],
  )
  assert.deepEqual(
    read('a boat with a cat on it').things.map(({ name }) => name),
    ['boat', 'cat'],
  )
  const entry = lookUp('mug')
  assert.ok(entry?.kind === 'thing')
  const paths = (attributes: string[]) =>
    entry.thing.draw(spot({ h: 600, attributes })).layers.flatMap(({ svg }) => svg.match(/<path/g) ?? []).length
  assert.ok(paths(['cat-printed']) > paths(['plain']) + 8)
})

test('an eye patch is one, and a star on a forehead stands over no head', () => {
  assert.deepEqual(read('a pirate with an eye patch').things.map(({ name, via }) => [name, via])[1], [
    'eye patch',
    'exact',
  ])
  const { things, unknown } = read('a horse with a star on its forehead')
  assert.deepEqual(
    things.map(({ name }) => name),
    ['horse'],
  )
  assert.deepEqual(unknown, [])
})

test('a badge on the chest is drawn there, before the arms, on an animal that stands up for it', () => {
  assert.deepEqual(read('a bear with a heart on its tummy').things[0]?.attributes, ['heart-chested'])
  assert.ok(read('a boy with curly hair and a star on his chest').things[0]?.attributes.includes('star-chested'))
  for (const name of ['boy', 'robot', 'bear']) {
    const entry = lookUp(name)
    assert.ok(entry?.kind === 'being')
    const who = entry.human ? entry.actor : entry.upright()
    const layers = (attributes: string[]) => who?.act(spot({ h: 600, attributes }), { pose: 'stand' }).layers ?? []
    const [plain, badged] = [layers([]), layers(['heart-chested'])]
    const changed = badged.findIndex(({ svg }, i) => svg !== plain[i]?.svg)
    assert.ok(changed >= 0 && badged[changed + 1]?.part.endsWith('Arm'), name)
  }
})

test('windows that were counted are as many, or it is said that they are not', () => {
  assert.deepEqual(unknownOf('a house with three windows'), [])
  assert.deepEqual(unknownOf('a barn with three windows'), ['3 windows'])
  assert.deepEqual(unknownOf('a castle with four towers'), [])
})

test('of two patterns that are told together each is drawn', () => {
  assert.ok(read('a hot air balloon with zigzag stripes').things[0]?.attributes.includes('zigzag'))
})

test('parts of a machine, a nurse or a house of gingerbread are no further things', () => {
  for (const [prompt, names] of [
    ['a bulldozer with big tracks', ['bulldozer']],
    ['a rocket with stripes and a round window', ['rocket']],
    ['a gingerbread house with candy canes', ['gingerbread house']],
    ['a cowboy with a rope', ['cowboy', 'lasso']],
  ] as const)
    assert.deepEqual(
      read(prompt).things.map(({ name }) => name),
      names,
      prompt,
    )
})

test('an angry crab frowns, a flower necklace is of flowers, and a trailer is pulled', () => {
  const crab = lookUp('crab')
  assert.ok(crab?.kind === 'being')
  const faceOf = (mood: 'angry' | 'happy') =>
    crab.actor.act(spot(), { pose: 'stand', mood }).layers.map(({ svg }) => svg)
  assert.notDeepEqual(faceOf('angry'), faceOf('happy'))
  assert.deepEqual(unknownOf('an angry crab'), [])
  assert.deepEqual(unknownOf('a llama with a flower necklace'), [])
  assert.ok(read('a tractor with a trailer full of pumpkins').relations.some(({ relation }) => relation === 'pulls'))
  assert.deepEqual(
    read('a kite with a long tail with bows').things.map(({ name }) => name),
    ['kite'],
  )
})

test('what others have by nature, and what is painted on a machine, is drawn on the one that was asked for', () => {
  for (const [prompt, name, look] of [
    ['a cat with a unicorn horn', 'cat', 'unicorn-horn'],
    ['a rabbit with antlers', 'rabbit', 'antlers'],
    ['a crocodile with braces', 'crocodile', 'braces'],
    ['a bunny with a mouth full of sharp teeth', 'bunny', 'sharp-teeth'],
    ['a skateboard with rocket boosters', 'skateboard', 'rocket-boosters'],
    ['a school bus with eyes for headlights', 'school bus', 'headlight-eyes'],
    ['a helicopter with shark teeth', 'helicopter', 'shark-mouth'],
    ['a robot with a tv for a tummy', 'robot', 'screen-belly'],
    ['a police motorcycle', 'motorcycle', 'police'],
    ['a boat with the name Lucy on it', 'boat', 'lettered Lucy'],
    ['a train engine with number 7 on the front', 'steam train', 'lettered 7'],
  ] as const) {
    const { things, unknown, letters } = read(prompt)
    assert.deepEqual([things.map((thing) => thing.name), unknown, letters], [[name], [], null], prompt)
    assert.ok(things[0]?.attributes.includes(look), prompt)
    const entry = lookUp(name)
    const draw = (attributes: string[]) =>
      entry?.kind === 'thing'
        ? entry.thing.draw(spot({ h: 600, attributes }))
        : entry?.actor.act(spot({ h: 600, attributes }), { pose: 'stand' })
    assert.notDeepEqual(draw([look])?.layers, draw([])?.layers, prompt)
  }
})

test('hearts that are asked for instead of spots lie on a coat without its own', () => {
  const draw = (name: string, attributes: string[]) => {
    const entry = lookUp(name)
    assert.ok(entry?.kind === 'being')
    return entry.actor
      .act(spot({ h: 600, attributes }), { pose: 'stand' })
      .layers.flatMap(({ svg }) => svg.match(/<path[^>]*>/g) ?? [])
  }
  for (const name of ['giraffe', 'leopard', 'cow']) {
    const own = new Set(draw(name, []))
    const kept = draw(name, ['heart-patterned']).filter((path) => own.has(path))
    assert.ok(kept.length < own.size, name)
  }
  assert.deepEqual(read('a zebra with polka dots instead of stripes').unknown, [])
})

test('a mane and a tail are braided, a claw is larger than the other, a t-rex has long arms', () => {
  for (const [prompt, name] of [
    ['a horse with a braided mane', 'horse'],
    ['a unicorn with a braided mane and tail', 'unicorn'],
    ['a crab with one giant claw', 'crab'],
    ['a t-rex with long arms', 't-rex'],
  ] as const) {
    const { things, unknown } = read(prompt)
    assert.deepEqual([things.map((thing) => thing.name), unknown], [[name], []], prompt)
    assert.ok(
      things[0]?.attributes.every((look) => isOwnLook(name, look)),
      prompt,
    )
  }
})

test('what grows along a back stands there in a row, and a house for a shell has its own chimney', () => {
  for (const [prompt, name, look] of [
    ['a turtle with a flower garden growing on its back', 'turtle', 'flower-ridged'],
    ['a hedgehog with strawberries stuck on its spikes', 'hedgehog', 'strawberry-ridged'],
    ['a stegosaurus with birthday candles on the back instead of plates', 'stegosaurus', 'candle-as-plate'],
    ['a snail whose shell is a little house with a door and a chimney', 'snail', 'house-as-shell'],
  ] as const) {
    const { things, unknown } = read(prompt)
    assert.deepEqual([things.map((thing) => [thing.name, ...thing.attributes]), unknown], [[[name, look]], []], prompt)
    const entry = lookUp(name)
    assert.ok(entry?.kind === 'being')
    const paths = (attributes: string[]) =>
      entry.actor
        .act(spot({ h: 600, attributes }), { pose: 'stand' })
        .layers.flatMap(({ svg }) => svg.match(/<path/g) ?? []).length
    assert.ok(paths([look]) > paths([]), prompt)
  }
  const birds = read('a duck with birds on its back')
  assert.deepEqual(
    birds.things.map(({ name }) => name),
    ['duck', 'bird'],
  )
})

test('what a machine does with its part is seen, and a shoe is on each of many feet', () => {
  for (const [prompt, name, look] of [
    ['a fire truck with the ladder all the way up', 'fire truck', 'raised ladder'],
    ['an excavator with its arm raised', 'excavator', 'raised-arm'],
    ['a dump truck tipping its load', 'dump truck', 'tipped-bed'],
    ['a dump truck full of sand', 'dump truck', 'sand-filled'],
    ['a car with the doors open', 'car', 'open-door'],
    ['an ambulance with its back doors open', 'ambulance', 'open-back'],
  ] as const) {
    const { things, unknown } = read(prompt)
    assert.deepEqual([things.map((thing) => [thing.name, ...thing.attributes]), unknown], [[[name, look]], []], prompt)
    const entry = lookUp(name)
    assert.ok(entry?.kind === 'thing')
    const draw = (attributes: string[]) => entry.thing.draw(spot({ h: 600, attributes })).layers
    assert.notDeepEqual(draw([look]), draw([]), prompt)
  }
  const entry = lookUp('spider')
  assert.ok(entry?.kind === 'being')
  const { layers } = entry.actor.act(spot({ h: 600 }), { pose: 'stand', wears: [{ name: 'sneaker', attributes: [] }] })
  const shoes = layers.find(({ part }) => part === 'shoes')
  assert.equal(shoes?.svg.match(/fill="#fff"/g)?.length, 16, 'eight shoes, each with its sole')
})

test('a mushroom for a hat is on the head, where no other hat is, and what is round anyway is not said to be missing', () => {
  for (const prompt of ['a chubby penguin with tiny wings', 'a round chick', 'a dinosaur with a spiky back'])
    assert.deepEqual(unknownOf(prompt), [], prompt)
  for (const prompt of ['a boy with a teapot for a hat', 'a witch with a pumpkin as a hat'])
    assert.ok(read(prompt).things.length === 1 && unknownOf(prompt).length === 0, prompt)
  const gnome = PERSONS.get('gnome')
  assert.ok(gnome)
  const top = (attributes: string[]) =>
    gnome.act(spot({ h: 600, attributes }), { pose: 'stand' }).points.headTop?.[1] ?? 0
  assert.ok(top(['mushroom-as-hat']) > top([]) + 20)
})
