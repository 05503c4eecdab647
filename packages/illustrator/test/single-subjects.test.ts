/** One subject, large: it is the one that was asked for, with the parts that make it so. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEASTS } from '../src/beasts/index.ts'
import { draw } from '../src/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { stage } from '../src/staging/stage.ts'
import { THINGS } from '../src/things/index.ts'

const spotOf = (attributes: readonly string[] = []) =>
  ({ x: 500, y: 900, h: 700, sw: 6, facing: 'right', rng: createRng(7), detail: 'medium', attributes }) as const
const svgOf = (layers: readonly { svg: string }[] | undefined) => (layers ?? []).map(({ svg }) => svg).join('')
const beast = (name: string, attributes: readonly string[] = []) =>
  BEASTS.get(name)?.act(spotOf(attributes), { pose: 'sit' })
const thing = (name: string, attributes: readonly string[] = []) => THINGS.get(name)?.draw(spotOf(attributes))

test('a breed that was named is no dog of no breed', () => {
  const plain = svgOf(beast('dog')?.layers)
  for (const name of ['shiba inu', 'pomeranian', 'samoyed', 'basset hound', 'doberman', 'boston terrier']) {
    assert.notEqual(svgOf(beast(name)?.layers), plain, name)
    assert.deepEqual(
      read(`a ${name} smiling`).things.map((node) => node.name),
      [name],
    )
  }
})

test('a border collie is a dog and no border of flowers', async () => {
  const { items } = await draw('a border collie', 1)
  assert.deepEqual(items, ['border collie×1'])
})

test('the wheel of a turkey is behind its face', () => {
  const art = BEASTS.get('turkey')?.act(spotOf(), { pose: 'stand' })
  const tail = art?.layers.find(({ part }) => part === 'tail')
  const [, ...xs] = [...(tail?.svg ?? '').matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
  assert.ok(Math.max(...xs) < (art?.points.mouth?.[0] ?? 0), 'feathers stand before the beak')
})

test('who has fat cheeks has a wider face', () => {
  const width = (attributes: readonly string[]) => {
    const box = beast('hamster', attributes)?.box
    return box ? box.x1 - box.x0 : 0
  }
  assert.ok(width(['big cheeks']) > width([]))
})

test('instruments with strings have lines from bridge to pegs', () => {
  for (const name of ['guitar', 'ukulele', 'banjo', 'mandolin', 'electric guitar']) {
    const open = svgOf(thing(name)?.layers).match(/fill="none" stroke="#000"/g)?.length ?? 0
    assert.ok(open >= 5, `${name}: ${open} lines`)
  }
})

test('a double burger is higher than a plain one, and a chest that overflows shows more', () => {
  const height = (attributes: readonly string[]) => {
    const box = thing('hamburger', attributes)?.box
    return box ? box.y1 - box.y0 : 0
  }
  assert.ok(height(['double']) > height([]))
  const chest = (attributes: readonly string[]) => svgOf(thing('treasure chest', attributes)?.layers).length
  assert.ok(chest(['open', 'overflowing']) > chest(['open']))
})

test('what a subject has by nature is not said to be missing', () => {
  for (const prompt of [
    'a double cheeseburger with pickles',
    'a narwhal with a striped tusk',
    'a pug with a wrinkly face',
    'a stack of pancakes with butter melting on top',
    'a hamster with fat cheeks',
    'a helicopter with a big rotor',
    'a moth with big feathery antennae',
    'a treasure chest open with jewels spilling out',
    'a bonsai tree in a pot',
    'a snow plow truck',
    'a street sweeper',
    'a cuckoo clock',
  ])
    assert.deepEqual(read(prompt).unknown, [], prompt)
})

test('what boils over has foam over its rim, and what it boils with is no thing beside it', () => {
  for (const [prompt, name] of [
    ['a cauldron boiling over with green foam', 'cauldron'],
    ['a pot of soup boiling over', 'pot'],
    ['a kettle boiling over', 'kettle'],
    ['a bubbling cauldron with foam running over the rim', 'cauldron'],
    ['a bathtub overflowing with bubbles', 'bathtub'],
  ] as const) {
    const [vessel] = read(prompt).things
    assert.equal(vessel?.name, name, prompt)
    assert.ok(vessel?.attributes.includes('overflowing'), prompt)
    assert.deepEqual(read(prompt).unknown, [], prompt)
    const [plain, over] = [thing(name), thing(name, ['overflowing'])]
    assert.notEqual(svgOf(over?.layers), svgOf(plain?.layers), name)
  }
})

test('a cone stands free on a table, and as many scoops and candles as were asked for are on sundae and cupcake', () => {
  assert.equal(svgOf(thing('ice cream cone', ['served'])?.layers), svgOf(thing('ice cream cone')?.layers))
  const areas = (name: string, look: string) => (svgOf(thing(name, [look])?.layers).match(/fill="#fff"/g) ?? []).length
  assert.ok(areas('sundae', '5 scoops') > areas('sundae', '4 scoops'))
  assert.ok(areas('cupcake', '4 candles') > areas('cupcake', '2 candles'))
  for (const prompt of [
    'an ice cream cone with five scoops stacked high',
    'an ice cream sundae with four scoops',
    'a cupcake with a candle',
  ])
    assert.deepEqual(read(prompt).unknown, [], prompt)
})

test('parts named in plural are on or in what has them', () => {
  for (const [prompt, expected] of [
    ['a tree full of red apples', ['apple tree']],
    ['a tree with apples and birds', ['apple tree', 'bird']],
    ['a pinecone wreath', ['wreath', 'pinecone']],
    ['lanterns floating up into the night sky', ['lantern']],
  ] as const)
    assert.deepEqual(
      read(prompt).things.map(({ name }) => name),
      expected,
      prompt,
    )
  const { relations } = read('a cornucopia with apples, pears and corn')
  assert.deepEqual([...new Set(relations.map(({ relation }) => relation))], ['inside'])
})

test('what fills a horn of plenty lies large in its mouth', async () => {
  const prompt = 'a cornucopia filled with pumpkins and grapes'
  const { members } = (await stage(enact(read(prompt)), prompt, 1, 'medium')).scene
  const horn = members.find(({ entry }) => entry.name === 'cornucopia')
  const fruit = members.filter(({ entry }) => /^(pumpkin|grapes)$/.test(entry.name))
  assert.ok(fruit.length > 2)
  for (const { art } of fruit)
    assert.ok((art.box.y1 - art.box.y0) * 4 > (horn?.art.box.y1 ?? 0) - (horn?.art.box.y0 ?? 0), 'too small to tell')
})

test('what a vehicle is said to have is a look of it, and nothing beside it', () => {
  for (const [prompt, name, look] of [
    ['excavator with a huge bucket', 'excavator', 'mega-scooped'],
    ['dump truck number 3', 'dump truck', 'lettered 3'],
    ['race car with lightning bolts', 'race car', 'bolt-patterned'],
    ['roller skates with big laces', 'roller skate', 'mega-laced'],
  ] as const) {
    const { things, unknown, weather } = read(prompt)
    assert.deepEqual(
      things.map((node) => node.name),
      [name],
    )
    assert.ok(things[0]?.attributes.includes(look), prompt)
    assert.deepEqual([...unknown], [])
    assert.equal(weather, null)
  }
})

test('a superhero girl with a star on her chest and a mask is one girl, and her mask is on her face', () => {
  const { things } = read('superhero girl with a star on her chest and a mask')
  const people = things.filter((node) => /girl|superhero/.test(node.name))
  assert.deepEqual(
    people.map((node) => node.name),
    ['girl'],
  )
  assert.ok(things.every((node) => !/mask/.test(node.name) || node.via === 'implied'))
})

test('who is seen close carries half as many marks again as one who is seen small', () => {
  const marks = (name: string, h: number, pose: string) =>
    svgOf(BEASTS.get(name)?.act({ ...spotOf(), h, rng: createRng(7) }, { pose })?.layers).match(
      /<(?:ellipse|circle)|M/g,
    )?.length ?? 0
  for (const [name, pose] of [
    ['ladybug', 'stand'],
    ['whale', 'swim'],
    ['turtle', 'stand'],
    ['lion', 'sit'],
    ['snail', 'stand'],
    ['shark', 'swim'],
    ['bee', 'stand'],
    ['crab', 'stand'],
    ['rhino', 'stand'],
    ['spider', 'stand'],
    ['frog', 'stand'],
    ['starfish', 'float'],
  ] as const) {
    const [close, far] = [marks(name, 700, pose), marks(name, 60, pose)]
    assert.ok(close > far * 1.45, `${name}: ${close} marks close, ${far} far off`)
  }
})

test('a cactus with flowers is one that flowers, a slice of pizza goes beyond its plate, a long ladder is up', () => {
  for (const wish of ['a cactus with pink flowers on top', 'a blooming cactus', 'a cactus with flowers']) {
    const { things } = read(wish)
    assert.deepEqual(
      things.map(({ name, attributes }) => [name, attributes]),
      [['cactus', ['flowering']]],
      wish,
    )
  }
  const blooms = (attributes: readonly string[]) =>
    svgOf(thing('cactus', attributes)?.layers).match(/class="pink"/g)?.length ?? 0
  assert.ok(blooms(['flowering']) >= 5, 'flowers on its arms')
  assert.equal(blooms([]), 0)
  const high = (name: string, attributes: readonly string[]) => thing(name, attributes)?.box.y0 ?? 0
  assert.ok(high('fire truck', ['long ladder']) < high('fire truck', []) - 100)
  assert.equal(high('pizza slice', ['served']), high('pizza slice', []))
})
