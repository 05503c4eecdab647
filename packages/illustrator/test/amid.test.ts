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
