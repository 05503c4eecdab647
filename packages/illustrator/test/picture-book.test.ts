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

test('a towed car hangs on the hook of the tow truck', async () => {
  const of = await paged('a tow truck pulling a car')
  const [truck, car] = [of('tow truck'), of('car')]
  const [x] = truck.point('hook')
  assert.ok(x > car.art.box.x0 && x < car.art.box.x1)
  assert.notEqual(car.tilt, 0)
})

test('a bulldozer digs ahead of its blade, the earth beyond the hole', async () => {
  const of = await paged('a bulldozer digging a hole')
  const [machine, hole, heap] = [of('bulldozer'), of('hole'), of('dirt pile')]
  const middle = ({ art }: Member) => (art.box.x0 + art.box.x1) / 2
  const s = Math.sign(middle(hole) - middle(machine))
  assert.equal(Math.sign(middle(heap) - middle(hole)), s)
  assert.ok(Math.abs(middle(hole) - middle(machine)) > (machine.art.box.x1 - machine.art.box.x0) / 2)
})

test('who paints a fence has the brush at it', async () => {
  const of = await paged('a bear painting a fence')
  const [brush, fence] = [of('paintbrush'), of('fence')]
  const [x] = brush.point('tip')
  assert.ok(x > fence.art.box.x0 && x < fence.art.box.x1)
})

test('an animal on skates wears them', () => {
  const { relations } = read('a penguin on ice skates')
  assert.deepEqual(
    relations.map(({ relation }) => relation),
    ['wears'],
  )
})

test('an elephant doctor is an elephant, and a mouse dentist sees to the lion', () => {
  assert.ok(read('an elephant doctor').things.some(({ name }) => name === 'elephant'))
  const { things, relations } = read("a mouse dentist cleaning a lion's teeth")
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name
  assert.ok(
    relations.some(({ a, b, relation }) => relation === 'tends' && nameOf(a) === 'mouse' && nameOf(b) === 'lion'),
  )
})

test('who boxes alone has both fists up before a ring', async () => {
  const of = await paged('a kangaroo boxing')
  const kangaroo = of('kangaroo')
  assert.ok(kangaroo.handed)
  assert.ok(kangaroo.point('farHand')[1] < kangaroo.point('chest')[1])
})

test('a dinosaur stands on its skateboard, which is no larger than it needs', async () => {
  const of = await paged('a dinosaur skateboarding')
  const [dinosaur, board] = [of('dinosaur'), of('skateboard')]
  assert.ok(dinosaur.handed)
  assert.ok(board.art.box.x1 - board.art.box.x0 < dinosaur.place.h * 1.3)
})

test('a shark that surfs is on the water, not below it', async () => {
  const prompt = 'a surfing shark'
  const { scene } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged
  assert.notEqual(scene.setting, 'underwater')
})

test('weights are lifted over the head', async () => {
  const of = await paged('a hamster lifting weights')
  assert.ok(of('barbell').art.box.y1 < of('hamster').point('mouth')[1])
})

test('animals that do as people do go in their own fur; no garment that nobody asked for hides it', async () => {
  const NECK = /^(neckerchief|bow tie)$/
  const prompts = [
    'a raccoon eating pizza',
    'a fox pushing a wheelbarrow',
    'a bear fishing from a boat',
    'a t-rex reading a book',
    'a hippo painting a picture',
  ]
  let worn = 0
  for (const prompt of prompts)
    for (const seed of [1, 2, 3]) {
      const { members } = (await bestOf(read(prompt), prompt, seed, 'medium')).staged.scene
      for (const { acting, upright } of members)
        if (upright)
          for (const { name } of acting.wears ?? []) {
            worn++
            assert.match(name, NECK, prompt)
          }
    }
  assert.ok(worn > 0 && worn < prompts.length * 3 * 0.7, `${worn}`)
  const bare = async (prompt: string, name: string) => ((await paged(prompt))(name).acting.wears ?? []).length
  for (const [prompt, name] of [
    ['a bear washing itself in a bathtub', 'bear'],
    ['a bee pushing a wheelbarrow', 'bee'],
    ['a striped fox pushing a wheelbarrow', 'fox'],
    ['an elephant playing the violin', 'elephant'],
    ['an ant pushing a wheelbarrow', 'ant'],
  ] as const)
    assert.equal(await bare(prompt, name), 0, prompt)
})

test('no wolf stands at the door in a flowered dress', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const prompt = 'a wolf knocking on the door of a straw house'
    const { members } = (await bestOf(read(prompt), prompt, seed, 'medium')).staged.scene
    for (const { acting } of members) assert.ok(!acting.wears?.some(({ name }) => name === 'dress'))
  }
})

test('animals that are called like people are dressed like them, and nobody named Lily is a flower', async () => {
  const tea = 'Mr. Fox and Mrs. Rabbit having tea'
  const graph = read(tea)
  assert.deepEqual(graph.unknown, [])
  const of = await paged(tea)
  assert.ok(of('rabbit').acting.wears?.some(({ name }) => name === 'dress'))
  assert.ok(of('fox').acting.wears?.some(({ name }) => name !== 'dress'))
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.ok(!names('aunt Lily baking').includes('lily'))
  assert.ok(names('my aunt mouse knitting').includes('mouse'))
})

test('a class that is read to is there once', () => {
  for (const prompt of ['a teacher reading to the class', 'a teacher reading a book to her students']) {
    const listeners = read(prompt).things.filter(({ name }) => /^(child|student)$/.test(name))
    assert.deepEqual(
      listeners.map(({ n }) => n),
      [4],
    )
  }
})

test('who bakes alone is seen over the cake; who celebrates with others has it between them', async () => {
  for (const [prompt, name] of [
    ['grandma baking a cake', 'grandmother'],
    ['a bear baking a cake', 'bear'],
  ] as const) {
    const of = await paged(prompt)
    assert.ok(of('cake').art.box.y0 > of(name).point('mouth')[1], prompt)
  }
})

test('what hangs on a Christmas tree is on its drawing', () => {
  for (const prompt of [
    'christmas tree with loads of baubles and presents underneath',
    'a christmas tree with colorful ornaments',
    'christmas tree with decorations',
  ]) {
    const { things, unknown } = read(prompt)
    assert.deepEqual(
      [things.map(({ name }) => name).filter((name) => /ornament|balloon|bunting/.test(name)), unknown],
      [[], []],
    )
  }
})
