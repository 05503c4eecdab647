/** What holds whom up: water about who swims, legs under a ladder, a floor under what stands, a stand under a cake. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { attended } from '../src/staging/relations/acts/attended.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { bestOf } from '../src/staging/tries.ts'

async function staged(prompt: string) {
  const { staged: page, judgement } = await bestOf(read(prompt), prompt, 1, 'medium')
  const find = (name: string) => {
    const member = page.scene.members.find(({ entry }) => entry.name === name)
    assert.ok(member, `${name} in "${prompt}"`)
    return member
  }
  return { page, judgement, find }
}

const asSaid = (prompt: string): string[] =>
  enact(attended(read(prompt))).relations.map(({ a, relation, b }) => [a, relation, b].join(' '))

test('who swims or wades is in the water as far as the belly, and the mouth is out of it', async () => {
  for (const [prompt, name] of [
    ['a bear swimming in a lake', 'bear'],
    ['a moose standing in a pond', 'moose'],
    ['a boy swimming in a lake', 'boy'],
  ] as const) {
    const { page, find } = await staged(prompt)
    const member = find(name)
    const { y0, y1 } = member.art.box
    const { water } = page.ground
    assert.ok(water !== undefined)
    assert.ok(y1 - water > (y1 - y0) * 0.15, prompt)
    assert.ok(member.point('mouth')[1] < water + 4, prompt)
  }
})

test('a ladder that leans nowhere stands on legs of its own, and what is reached from it is beside it', async () => {
  const { find, judgement } = await staged('a boy on a ladder putting a star on the Christmas tree')
  const [ladder, tree, boy] = [find('ladder'), find('christmas tree'), find('boy')]
  assert.ok(ladder.looks.has('free-standing'))
  assert.ok(Math.abs(ladder.art.box.y1 - tree.art.box.y1) < 40)
  assert.ok(Math.abs(boy.art.box.y1 - (ladder.art.tops[0]?.y ?? 0)) < 30)
  assert.deepEqual(judgement.hovering, [])
  const leaning = await staged('a ladder leaning on an apple tree')
  assert.ok(!leaning.find('ladder').looks.has('free-standing'))
})

test('what is beside somebody up a ladder stands on the ground', async () => {
  const { find } = await staged('a woman picking cherries on a ladder')
  assert.ok(Math.abs(find('basket').art.box.y1 - find('ladder').art.box.y1) < 60)
})

test('nobody is where the words put them and cannot be', () => {
  const cat = asSaid('a woman knitting in a rocking chair with a cat at her feet')
  assert.ok(cat.includes('cat#1 next-to rocking chair#1'))
  assert.ok(asSaid('a boy reading a newspaper with his father on the sofa').includes('boy#1 sits-on couch#1'))
  assert.ok(asSaid('a baker with a tall cake on a cake stand').includes('cake#1 on-top-of cake stand#1'))
  assert.ok(asSaid('two women chatting over coffee').includes('woman#1 holds coffee cup#1'))
  assert.ok(asSaid('a builder carrying bricks in a wheelbarrow').some((said) => /pushes wheelbarrow/.test(said)))
})

test('food fills the dish it is served on', async () => {
  const { find } = await staged('a cupcake on a cake stand')
  const [cake, stand] = [find('cupcake').art.box, find('cake stand').art.box]
  assert.ok(cake.x1 - cake.x0 > (stand.x1 - stand.x0) * 0.4)
})

test('past a castle nobody is nearly as high', async () => {
  const { find } = await staged('a knight standing guard at the castle gate')
  const high = (name: string) => find(name).art.box.y1 - find(name).art.box.y0
  assert.ok(high('castle') > high('knight') * 1.5)
})

test('who only stands behind something holds it up no more', async () => {
  const { page, judgement } = await staged('a woman in a garden with a cat')
  const cat = page.scene.members.find(({ entry }) => entry.name === 'cat')
  assert.ok(cat)
  assert.deepEqual(judgement.hovering, [])
})
