import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

const relationsOf = (prompt: string) => read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation} ${b}`)

test('who lies across, along or draped over something lies on it', () => {
  for (const prompt of [
    'a red panda lying across a branch',
    'an iguana draped along a fence',
    'a leopard sprawled over a branch',
    'a cat sleeping along a wall',
  ])
    assert.ok(
      relationsOf(prompt).some((one) => / lies-on /.test(one)),
      prompt,
    )
})

test('squeezed or wedged between is between, and nothing of it is said to be missing', () => {
  for (const word of ['squeezed', 'wedged', 'sandwiched']) {
    const graph = read(`a teddy bear ${word} between two pillows`)
    assert.deepEqual(graph.unknown, [], word)
    assert.ok(graph.relations.some(({ relation }) => relation === 'between'))
  }
})

test('who peeks over a trash can has the whole face over its rim', async () => {
  for (const [prompt, who, what] of [
    ['a raccoon peeking over a trash can', 'raccoon', 'trash can'],
    ['a mouse peeking over a basket', 'mouse', 'basket'],
  ] as const) {
    const { one, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    assert.ok(one(who).point('mouth')[1] < one(what).art.box.y0 + 4, prompt)
  }
})

test('a ladder against a tree stands aslant, its foot away from the trunk', async () => {
  const { one, missing } = await page('a ladder leaning against an apple tree')
  assert.deepEqual(missing, [])
  assert.ok(Math.abs(one('ladder').tilt) > 8)
  assert.ok(one('ladder').art.box.y0 > one('apple tree').art.box.y0, 'it ends in the crown')
})

test('an octopus about a lighthouse is as wide as it, over the water', async () => {
  const { one, staged } = await page('an octopus wrapped around a lighthouse')
  const [octopus, tower] = [one('octopus').art.box, one('lighthouse').art.box]
  assert.ok(octopus.x1 - octopus.x0 > tower.x1 - tower.x0)
  assert.ok(staged.scene.members.length >= 2)
})

test('who hits a piñata at a party stands before it, and sits at no table', async () => {
  const graph = read('kids hitting a pinata at a birthday party')
  assert.ok(!graph.things.some(({ name }) => name === 'table'))
  const { one, all } = await page('kids hitting a pinata at a birthday party')
  const [pinata, kids] = [one('pinata').art.box, all('child')]
  assert.ok(
    kids.every(({ art: { box } }) => box.x1 < pinata.x1 || box.x0 > pinata.x0),
    'nobody is before it',
  )
  assert.ok(
    kids.every(({ art: { box } }) => box.y1 > pinata.y1),
    'it hangs',
  )
})

test('a table that somebody named stays at the piñata', () => {
  assert.ok(
    read('kids hitting a pinata next to a table with a cake at a birthday party').things.some(
      ({ name }) => name === 'table',
    ),
  )
})

test('people and umbrellas in the rain are people who have them', () => {
  assert.ok(relationsOf('rainy day in a city with people and umbrellas').some((one) => / holds /.test(one)))
})
