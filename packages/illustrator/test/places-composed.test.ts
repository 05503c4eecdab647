/** What a place or a feast was said to have is where it belongs there, and as large as it has to be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { page } from './page.ts'

const middle = ({ y0, y1 }: { y0: number; y1: number }) => (y0 + y1) / 2

test('lights hang under the eaves of a house, many small bulbs, not at the height of its door', async () => {
  for (const [prompt, lights] of [
    ['kids hanging christmas lights on the house', 'christmas lights'],
    ['a house with string lights', 'string lights'],
  ] as const) {
    const { one } = await page(prompt)
    const [string, house] = [one(lights).art.box, one('house').art.box]
    const high = (house.y1 - middle(string)) / (house.y1 - house.y0)
    assert.ok(high > 0.4, `${prompt}: at ${high} of its height`)
    assert.ok(string.x1 - string.x0 > (house.x1 - house.x0) * 0.85, prompt)
  }
})

test('crabs are smaller than the sandcastle and the lighthouse of their beach, and hide neither', async () => {
  const { one, all, missing } = await page('a beach with a lighthouse, sandcastle and crabs')
  assert.deepEqual(missing, [])
  const [tower, castle] = [one('lighthouse').art.box, one('sandcastle').art.box]
  assert.ok(tower.y0 > 20, 'its lamp is on the page')
  for (const { art } of all('crab')) {
    assert.ok((tower.y1 - tower.y0) / (art.box.y1 - art.box.y0) > 3)
    assert.ok((castle.x1 - castle.x0) / (art.box.x1 - art.box.x0) > 1)
  }
})

test('what is outside the window is seen in it, by a family that is at home', async () => {
  for (const [prompt, noun] of [
    ['eid dinner with a mosque and crescent moon outside the window', 'mosque'],
    ['family eating dinner with a castle outside the window', 'castle'],
    ['kids in the living room with a snowman outside the window', 'snowman'],
    ['a girl reading in bed with the moon outside the window', 'moon'],
  ] as const) {
    const { one, missing, staged } = await page(prompt)
    const [seen, pane] = [one(noun).art.box, one('window').art.box]
    assert.deepEqual(missing, [], prompt)
    assert.ok(staged.ground.sky === undefined || staged.ground.roofed, `${prompt}: ${staged.setting}`)
    assert.ok(seen.x0 > pane.x0 && seen.x1 < pane.x1 && seen.y0 > pane.y0 && seen.y1 < pane.y1, prompt)
  }
})

test('graduates throw their caps outdoors, and have none on their heads; the manger is seen with its sheep', async () => {
  const { all, staged } = await page('graduates throwing their caps')
  assert.ok(staged.ground.sky !== undefined && !staged.ground.roofed, staged.setting)
  for (const who of all('graduate')) assert.ok(who.looks.has('bareheaded'))
  const stable = await page('nativity scene with baby jesus, mary, joseph and the sheep')
  assert.deepEqual(stable.missing, [])
  const [manger, sheep] = [stable.one('manger').art.box, stable.one('sheep').art.box]
  const common = Math.min(manger.x1, sheep.x1) - Math.max(manger.x0, sheep.x0)
  assert.ok(common < (manger.x1 - manger.x0) * 0.4, 'beside it, not before it')
})
