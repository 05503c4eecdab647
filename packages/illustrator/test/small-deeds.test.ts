import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { distance } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'
import { understand } from '../src/understand.ts'

const membersOf = async (prompt: string) => {
  const { members } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene
  return (noun: string) => members.find(({ entry }) => entry.name === noun) ?? assert.fail(`no ${noun} in "${prompt}"`)
}

test('small deeds of every day bring what one sees of them', async () => {
  for (const [prompt, ...nouns] of [
    ['a girl flipping through a book', 'book'],
    ['a girl switching on a lamp', 'lamp', 'table'],
    ['a man drilling a hole', 'drill', 'workbench'],
    ['a girl counting money', 'coin', 'piggy bank'],
    ['a woman typing on a laptop', 'laptop', 'desk'],
    ['a girl buying bread', 'baker', 'market stall', 'bread'],
    ['a boy sailing a boat', 'sailboat'],
    ['a man loading a truck', 'truck', 'box'],
    ['dad pushing a swing', 'swing', 'child'],
    ['mom roasting a chicken', 'roast turkey', 'oven'],
    ['a girl whisking eggs', 'whisk', 'bowl'],
    ['a girl drying her hair', 'hair dryer'],
    ['a boy thinking', 'thought bubble'],
  ] as const) {
    const find = await membersOf(prompt)
    for (const noun of nouns) find(noun)
  }
})

test('a hoop that is spun is about the waist, with both hands free', async () => {
  const find = await membersOf('a girl spinning a hula hoop')
  const [girl, { art: hoop }] = [find('girl'), find('hula hoop')]
  const [x, y] = girl.point('chest')
  assert.ok(hoop.box.x0 < x - girl.place.h * 0.2 && hoop.box.x1 > x + girl.place.h * 0.2, 'it goes round her')
  assert.ok(hoop.box.y0 > y - girl.place.h * 0.04 && hoop.box.y1 < y + girl.place.h * 0.3, 'about the waist')
})

test('a ball that is bounced is under the hand and above the ground', async () => {
  const find = await membersOf('a boy dribbling a basketball')
  const [boy, ball] = [find('boy'), find('basketball')]
  const { x0, x1, y0, y1 } = ball.art.box
  assert.ok(distance(boy.point('nearHand'), [(x0 + x1) / 2, y0]) < boy.place.h * 0.14)
  assert.ok(y1 < boy.art.box.y1 - boy.place.h * 0.06)
})

test('a coat that is buttoned is on, and another hand is nowhere near a second one', async () => {
  for (const prompt of ['a boy buttoning his coat', 'a girl zipping a jacket']) {
    const { things, relations } = read(prompt)
    const [who] = things
    assert.ok(
      relations.some(({ a, relation }) => a === who?.id && relation === 'wears'),
      prompt,
    )
    assert.ok(!relations.some(({ relation }) => relation === 'plays-with'), prompt)
  }
})

test('who dreams lies in bed, under the bubble', async () => {
  const find = await membersOf('a girl dreaming of candy')
  const [girl, bubble] = [find('girl'), find('thought bubble')]
  find('bed')
  assert.ok(bubble.art.box.y0 < girl.art.box.y0)
})

test('a deed that is staged is not said to be missing, though reading has no such verb', () => {
  for (const prompt of ['a girl unwrapping a present', 'a boy folding a paper airplane', 'a girl dealing cards']) {
    const said = understand(prompt)
    if (!('understood' in said)) assert.fail(prompt)
    assert.deepEqual(said.understood.unknown, [], prompt)
  }
})

test('who is alone behind two others stands in the gap between them', async () => {
  const { members } = (await bestOf(read('kids having a pillow fight'), 'kids having a pillow fight', 1, 'medium'))
    .staged.scene
  const kids = members.filter(({ being }) => being).map(({ art }) => art.box)
  const far = kids.toSorted((p, q) => p.y1 - q.y1)[0] ?? assert.fail('nobody')
  for (const box of kids.filter((one) => one !== far)) {
    const hidden = Math.min(far.x1, box.x1) - Math.max(far.x0, box.x0)
    assert.ok(hidden < (far.x1 - far.x0) * 0.6, `${Math.round(hidden)} of it is behind another`)
  }
})

test('a fire truck that sprays has its house on fire, a bus that picks up children its door open', async () => {
  const fire = await membersOf('a fire engine spraying water')
  fire('house')
  fire('fire')
  const bus = await membersOf('a school bus picking up kids')
  assert.ok(
    bus('child').art.box.y1 > bus('school bus').art.box.y0 + bus('school bus').place.h * 0.6,
    'nobody is on the roof',
  )
})

test('who sleeps under a blanket lies in a bed, a puppy by the fire does not', async () => {
  const fox = await membersOf('a fox sleeping under a quilt with a teddy bear')
  assert.ok(fox('teddy bear').place.h < fox('bed').place.h, 'the bear is a toy')
  const { members } = (await bestOf(read('a puppy sleeping under a blanket by the fire'), 'x', 1, 'medium')).staged
    .scene
  assert.ok(!members.some(({ entry }) => entry.name === 'bed'))
})

test('a dinosaur costume is one, and a bath in a tub has one tub', () => {
  assert.deepEqual(read('a kid wearing a dinosaur costume').things[0]?.attributes, ['dressed as dinosaur'])
  assert.equal(read('a baby elephant taking a bath in a tub').things.filter(({ name }) => name === 'bathtub').length, 1)
})
