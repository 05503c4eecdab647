/** What animals do as people in picture books do it: the tool is in the hand and at its work. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { distance } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const { members } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene
  return (name: string): Member => {
    const found = members.find(({ entry }) => entry.name === name)
    assert.ok(found, `${name} is there`)
    return found
  }
}

test('whoever stirs at a table has the spoon in a hand and in the pot', async () => {
  const of = await paged('a bear stirring a pot of soup')
  const [bear, spoon, pot] = [of('bear'), of('spoon'), of('pot')]
  assert.ok(distance(bear.point('farHand'), spoon.point('grip')) < bear.place.h * 0.05)
  const [x, y] = spoon.point('tip')
  const { hollow } = pot.art
  assert.ok(hollow && x > hollow.x0 && x < hollow.x1 && y > hollow.y0 && y < hollow.y1)
})

test('whoever stirs a cauldron stands beside it, the spoon in hand', async () => {
  const of = await paged('a dragon stirring a cauldron')
  const [dragon, spoon] = [of('dragon'), of('spoon')]
  assert.ok(distance(dragon.point('farHand'), spoon.point('grip')) < dragon.place.h * 0.08)
})

test('a brush touches the egg that is painted, and the hand is below the mouth', async () => {
  const of = await paged('a bunny painting an easter egg')
  const [bunny, brush, egg] = [of('bunny'), of('paintbrush'), of('easter egg')]
  const [x] = brush.point('tip')
  assert.ok(x > egg.art.box.x0 && x < egg.art.box.x1)
  assert.ok(bunny.point('nearHand')[1] > bunny.point('mouth')[1])
})
