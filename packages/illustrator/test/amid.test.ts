/** Who is in reeds or among flowers is on the ground between them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

for (const [prompt, who, plant] of [
  ['a heron standing in reeds', 'heron', 'cattail'],
  ['a frog in the cattails', 'frog', 'cattail'],
  ['a panda sitting in bamboo', 'panda', 'bamboo'],
  ['a girl standing in sunflowers', 'girl', 'sunflower'],
] as const)
  test(`"${prompt}": between the stalks, not on top of them`, async () => {
    const { staged, missing } = await bestOf(read(prompt), prompt, 5, 'medium')
    const [being] = staged.scene.members.filter(({ entry }) => entry.name === who)
    const plants = staged.scene.members.filter(({ entry }) => entry.name === plant)
    assert.ok(being && plants.length > 3)
    const feet = plants.map(({ art }) => art.box.y1)
    assert.ok(Math.abs(being.art.box.y1 - Math.min(...feet)) < (being.art.box.y1 - being.art.box.y0) * 0.3)
    const sides = plants.map(({ art }) => (art.box.x0 + art.box.x1) / 2)
    const middle = (being.art.box.x0 + being.art.box.x1) / 2
    assert.ok(sides.some((x) => x < middle) && sides.some((x) => x > middle))
    assert.deepEqual(missing, [])
  })

test('a bee in a flower is in that flower', async () => {
  const { staged } = await bestOf(read('a bee in a tulip'), 'a bee in a tulip', 5, 'medium')
  assert.equal(staged.scene.members.filter(({ entry }) => entry.name === 'tulip').length, 1)
})

test('what a bear has in its mouth is not in its paws', async () => {
  const prompt = 'a bear with a fish in its mouth'
  const { staged } = await bestOf(read(prompt), prompt, 5, 'medium')
  const [bear] = staged.scene.members.filter(({ entry }) => entry.name === 'bear')
  assert.equal(bear?.upright, false)
})

test('a high chair is a baby’s, a chest that something comes out of is no body', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.deepEqual(names('a baby in a high chair'), ['baby', 'high chair'])
  assert.deepEqual(names('a ghost coming out of a chest'), ['ghost', 'treasure chest'])
  assert.deepEqual(names('a pirate with gold in a chest'), ['pirate', 'treasure chest'])
})

test('a balloon that is blown up and soup that is too hot are at the lips', async () => {
  for (const [prompt, name] of [
    ['a kid blowing up a balloon', 'balloon'],
    ['a girl blowing on a hot soup', 'soup'],
  ] as const) {
    const { staged } = await bestOf(read(prompt), prompt, 5, 'medium')
    const [who] = staged.scene.members.filter(({ being }) => being)
    const [thing] = staged.scene.members.filter(({ entry }) => entry.name === name)
    assert.ok(who && thing, prompt)
    const [x, y] = who.point('mouth')
    const { box } = thing.art
    const away = Math.max(box.x0 - x, x - box.x1, box.y0 - y, y - box.y1)
    assert.ok(away < who.place.h * 0.12, `${name} is ${away} away`)
  }
})
