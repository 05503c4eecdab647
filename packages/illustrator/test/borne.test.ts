import assert from 'node:assert/strict'
import { test } from 'node:test'
import { midX, midY, tall } from '../src/staging/geometry.ts'
import { page } from './page.ts'

test('a branch that bears somebody comes in from the edge of the page, a vine from above', async () => {
  for (const [prompt, name, edge] of [
    ['a monkey hanging from a branch', 'branch', /[ML](?:0\.0|1024\.0) \d/],
    ['two owls on a branch', 'branch', /[ML](?:0\.0|1024\.0) \d/],
    ['a monkey swinging on a vine', 'vine', /[ML]\d+\.\d 0\.0/],
  ] as const) {
    const { staged, one } = await page(prompt)
    const drawn = staged.scene.extras.filter(({ of }) => of === one(name)).map((extra) => extra.draw(4))
    assert.match(drawn.join(''), edge, prompt)
  }
})

test('who is tiny or held by a giant is on the open hand, beside the face', async () => {
  for (const [holder, held] of [
    ['girl', 'dragon'],
    ['giant', 'boy'],
  ] as const) {
    const { one, missing } = await page(`a ${holder} holding a tiny ${held} in her hand`)
    const [a, b] = [one(holder), one(held)]
    assert.deepEqual(missing, [])
    assert.ok(tall(b.art.box) < a.place.h * 0.45, `${held}: ${tall(b.art.box)}`)
    assert.ok(Math.abs(b.art.box.y1 - a.point('nearHand')[1]) < a.place.h * 0.06, `${held} is on no hand`)
  }
})

test('a beetle on a pointed hat is on the hat, not over its tip', async () => {
  const { one } = await page("a ladybug on a gnome's hat")
  const y = midY(one('ladybug').art.box)
  assert.ok(y > one('gnome').point('headTop')[1] && y < one('gnome').point('headMid')[1])
})

test('a ball is hit with a bat, a tennis ball with a racket', async () => {
  for (const [prompt, tool, ball] of [
    ['a boy hitting a ball', 'baseball bat', 'ball'],
    ['a woman hitting a tennis ball', 'tennis racket', 'tennis ball'],
  ] as const) {
    const { one } = await page(prompt)
    assert.ok(tall(one(ball).art.box) < tall(one(tool).art.box) * 0.6, prompt)
  }
})

test('who surfs on a wave is before it, and who runs in a wheel is on two legs', async () => {
  const surfing = await page('a girl surfing on a wave')
  assert.deepEqual(surfing.missing, [])
  assert.ok(Math.abs(midX(surfing.one('wave').art.box) - midX(surfing.one('girl').art.box)) < 400)
  const running = await page('a hamster running in a wheel')
  assert.equal(running.one('hamster').acting.pose, 'run')
  assert.ok(running.one('hamster').upright)
})

test('who cooks stands at a table with the pot on it; a frisbee that a dog catches brings nobody along', async () => {
  const { one, missing } = await page('a chef cooking')
  assert.deepEqual(missing, [])
  assert.ok(Math.abs(one('pot').art.box.y1 - one('table').art.box.y0) < tall(one('table').art.box) * 0.3)
  const alone = await page('a dog catching a frisbee')
  assert.deepEqual(
    alone.staged.scene.members.filter(({ being }) => being).map(({ entry }) => entry.name),
    ['dog'],
  )
})

test('on a whale one is out at sea, and in a balloon one flies without further words', async () => {
  assert.equal((await page('a girl riding a whale')).staged.setting, 'open sea')
  assert.deepEqual((await page('a bear flying in a hot air balloon')).graph.unknown, [])
})

test('a harp begins beside the head of who plays it', async () => {
  const { one } = await page('a woman playing the harp')
  const [x] = one('woman').point('headMid')
  const { box } = one('harp').art
  assert.ok(x < box.x0 || x > box.x1, `head at ${x}, harp from ${box.x0} to ${box.x1}`)
})

test('who fishes from a log sits on it', async () => {
  const { graph, missing } = await page('a cat fishing from a log')
  assert.ok(graph.relations.some(({ relation, b }) => relation === 'sits-on' && b?.startsWith('log')))
  assert.deepEqual(missing, [])
})

test("what is on an animal's back lies on it, and not on its head", async () => {
  for (const [prompt, load, bearer] of [
    ['a hedgehog carrying an apple on its back', 'apple', 'hedgehog'],
    ["a ladybug on a turtle's back", 'ladybug', 'turtle'],
  ] as const) {
    const { one } = await page(prompt)
    const [box, b] = [one(load).art.box, one(bearer)]
    const fromHead = Math.abs(midX(box) - b.point('headTop')[0])
    assert.ok(fromHead > b.place.h * 0.25, `${load} is ${Math.round(fromHead)} px from the head`)
    assert.ok(Math.abs(box.y1 - b.point('back')[1]) < b.place.h * 0.2, `${load} hovers`)
  }
})
