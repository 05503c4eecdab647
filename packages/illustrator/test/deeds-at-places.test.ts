import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

test('several in one tent are side by side within it, and large enough to be colored', async () => {
  for (const prompt of ['three children sleeping in one tent in the woods', 'family in a tent']) {
    const { staged, one } = await page(prompt)
    const tent = one('tent').art.box
    const people = staged.scene.members.filter(({ being }) => being)
    assert.ok(people.length >= 3, prompt)
    for (const person of people) {
      const { shown } = staged.seen.seen.get(person) ?? assert.fail(`${prompt}: hidden`)
      assert.ok(shown.x0 > tent.x0 && shown.x1 < tent.x1 && shown.y0 > tent.y0 && shown.y1 < tent.y1, prompt)
      assert.ok(shown.y1 - shown.y0 > (tent.y1 - tent.y0) * 0.2, `${prompt}: too small`)
    }
  }
})

test('who reads under the blanket with a flashlight is under it, and the flashlight is there', async () => {
  const { one } = await page('boy reading under the blanket with a flashlight in his bedroom')
  const [fort, boy, light] = [one('blanket fort').art.box, one('boy').art.box, one('flashlight').art.box]
  assert.ok(boy.x0 > fort.x0 && boy.x1 < fort.x1 && boy.y0 > fort.y0)
  assert.ok(light.x0 > fort.x0 && light.x1 < fort.x1)
})

test('dunes are a place; on a balcony laundry is hung on a line by all who do it', () => {
  const dunes = read('an uncle flying a kite with his niece on the dunes')
  assert.match(dunes.place ?? '', /dune/)
  assert.deepEqual(dunes.unknown, [])
  const { place, things, relations } = read('two sisters hanging wet laundry on the balcony')
  assert.equal(place, 'balcony')
  const line = things.find(({ name }) => name === 'clothesline')
  assert.ok(relations.some(({ a, b, how }) => a.startsWith('sister') && b === line?.id && how === 'peg'))
})
