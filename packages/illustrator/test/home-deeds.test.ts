import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { distance } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'

const sceneOf = async (prompt: string) => (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene
const one = async (prompt: string, noun: string) => {
  const scene = await sceneOf(prompt)
  return scene.members.find(({ entry }) => entry.name === noun) ?? assert.fail(`no ${noun} in "${prompt}"`)
}

test('who fries stands at a stove, what is fried in the pan on it', async () => {
  for (const [prompt, food] of [
    ['dad frying eggs in a pan', 'egg'],
    ['a bear frying fish', 'fish'],
  ] as const) {
    const scene = await sceneOf(prompt)
    const [stove, pan, fried] = ['stove', 'frying pan', food].map((name) =>
      scene.members.find(({ entry }) => entry.name === name),
    )
    if (!stove || !pan || !fried) assert.fail(`${prompt}: the stove, the pan or ${food} is missing`)
    assert.ok(
      Math.abs(pan.art.box.y1 - (stove.art.tops[0]?.y ?? 0)) < pan.place.h,
      `${prompt}: the pan is on the stove`,
    )
    const x = (fried.art.box.x0 + fried.art.box.x1) / 2
    assert.ok(x > pan.art.box.x0 && x < pan.art.box.x1, `${prompt}: it is in the pan`)
  }
})

test('who kneads has both hands in the dough, who scrubs the floor both on the brush', async () => {
  for (const [prompt, noun, doer] of [
    ['a girl kneading dough', 'dough', 'girl'],
    ['a girl scrubbing the floor with a brush', 'scrub brush', 'girl'],
    ['a mouse scrubbing the kitchen floor', 'scrub brush', 'mouse'],
  ] as const) {
    const scene = await sceneOf(prompt)
    const [who, what] = [doer, noun].map((name) => scene.members.find(({ entry }) => entry.name === name))
    if (!who || !what) assert.fail(`${prompt}: ${noun} is missing`)
    const { x0, x1, y0, y1 } = what.art.box
    for (const hand of ['nearHand', 'farHand'])
      assert.ok(
        distance(who.point(hand), [(x0 + x1) / 2, (y0 + y1) / 2]) < (x1 - x0) * 0.5 + who.place.h * 0.06,
        `${prompt}: ${hand}`,
      )
  }
})

test('housework gets a tool into the hand, of animals as well', async () => {
  for (const [prompt, tool] of [
    ['a mouse dusting the shelf', 'feather duster'],
    ['a fox repairing a chair', 'hammer'],
    ['grandpa repairing a bicycle', 'wrench'],
    ['a boy hammering a nail into a board', 'hammer'],
  ] as const)
    await one(prompt, tool)
})

test('at the door one is on the porch, with what one brings in the hands', async () => {
  const scene = await sceneOf('grandma at the door with a cake')
  const [cake, grandma] = ['cake', 'grandmother'].map((name) => scene.members.find(({ entry }) => entry.name === name))
  assert.equal(scene.setting, 'porch')
  assert.ok(cake && grandma && cake.place.h < grandma.place.h * 0.5, 'a cake is no building')
  assert.equal((await sceneOf('a dog waiting at the door')).setting, 'living room')
})

test('who is with somebody at work has a hand in it', async () => {
  const scene = await sceneOf('a boy peeling potatoes with grandpa')
  const workers = scene.bonds.filter(({ relation }) => relation.how === 'at-table').map(({ a }) => a.entry.name)
  assert.deepEqual([...new Set(workers)].sort(), ['boy', 'grandfather'])
})

test('who tucks a child in is at its bed, a hand on the blanket', async () => {
  const scene = await sceneOf('mom tucking in her daughter')
  assert.ok(scene.bonds.some(({ a, b, relation }) => a.entry.name === 'mother' && b?.being && relation.how === 'tend'))
})
