import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const aliveIn = (prompt: string) =>
  Object.fromEntries(read(prompt).things.map(({ name, alive = 'no' }) => [name, alive] as const))
const staged = async (prompt: string) => (await bestOf(read(prompt), prompt, 1, 'medium')).staged

test('a thing that does what only a being does has arms and legs', () => {
  for (const [prompt, name] of [
    ['a potato fighting a carrot with swords', 'potato'],
    ['a potato fighting a carrot with swords', 'carrot'],
    ['an ice cream cone chasing a kid', 'ice cream cone'],
    ['a dancing pineapple', 'pineapple'],
    ['two eggs playing soccer', 'egg'],
    ['a toilet with legs running away', 'toilet'],
    ['a taco on a beach chair', 'taco'],
    ['a broccoli who is king', 'broccoli'],
  ] as const)
    assert.equal(aliveIn(prompt)[name], 'body', prompt)
})

test('a thing that feels something or has a face is given a face and no more', () => {
  for (const [prompt, name] of [
    ['a happy avocado', 'avocado'],
    ['a cute mushroom with a face', 'mushroom'],
    ['kawaii sushi', 'sushi'],
  ] as const)
    assert.equal(aliveIn(prompt)[name], 'face', prompt)
})

test('what things do by nature makes nobody of them', () => {
  for (const prompt of [
    'a ball bouncing down the stairs',
    'a truck carrying logs',
    'a car racing another car',
    'a flag waving on a castle',
    'leaves dancing in the wind',
    'a dog chasing a ball',
    'a cake on a table',
    'a cup holding pencils',
  ])
    for (const [name, alive] of Object.entries(aliveIn(prompt))) assert.equal(alive, 'no', `${prompt}: ${name}`)
})

test('in the hands of a living thing is what it does the deed with', async () => {
  const { scene } = await staged('a banana playing the guitar')
  const [banana, guitar] = ['banana', 'guitar'].map((name) => scene.members.find(({ entry }) => entry.name === name))
  assert.ok(banana?.handed && guitar)
  const { box } = guitar.art
  const [x, y] = banana.point('nearHand')
  assert.ok(x > box.x0 - 20 && x < box.x1 + 20 && y > box.y0 - 20 && y < box.y1 + 20, 'a hand is at the guitar')
})

test('the face of a living thing is on its own drawing, and nothing else is drawn there', async () => {
  for (const prompt of ['a cupcake dancing', 'a strawberry reading a book', 'a pencil running', 'a hot dog jumping']) {
    const page = await staged(prompt)
    const [hero] = page.scene.members
    assert.ok(hero, prompt)
    const features = hero.art.features ?? assert.fail(`${prompt}: no face`)
    const { box } = hero.art
    for (const [x, y, r] of features)
      assert.ok(x - r * 0.5 > box.x0 && x + r * 0.5 < box.x1 && y > box.y0 && y < box.y1, prompt)
    const seen = page.seen.seen.get(hero)
    assert.ok((seen?.visible ?? 0) > 0.7, `${prompt}: it is to be seen`)
  }
})

test('a kawaii thing has a face on a clear place of its own drawing', async () => {
  for (const name of ['donut', 'cupcake', 'strawberry', 'pineapple', 'mushroom']) {
    const { scene } = await staged(`a kawaii ${name}`)
    const hero = scene.members.find(({ entry }) => entry.name === name)
    const [face] = hero?.art.features ?? []
    assert.ok(hero && face && face[2] > 24, name)
    const { box } = hero.art
    const [x, y, r] = face
    assert.ok(x - r > box.x0 && x + r < box.x1 && y - r > box.y0 && y + r < box.y1 + r * 0.3, name)
  }
})

test('a shark with a backpack keeps the body of a shark', async () => {
  const { scene } = await staged('a shark with a backpack')
  assert.equal(scene.members.find(({ entry }) => entry.name === 'shark')?.upright, false)
})
