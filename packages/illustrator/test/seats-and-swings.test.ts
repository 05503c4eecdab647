import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, tall, wide } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const { staged } = await bestOf(read(prompt), prompt, 5, 'medium')
  return (name: string) =>
    staged.scene.members.find(({ entry }) => entry.name === name) ?? assert.fail(`"${prompt}" has no ${name}`)
}

const relationsOf = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${name(a)} ${relation} ${name(b)}`)
}

test('who gets a haircut sits in one chair, the barber’s', () => {
  for (const prompt of [
    "a lion sitting in a barber's chair getting a haircut",
    "a lion in the hairdresser's chair",
    'a lion sits in a salon chair',
    'a lion getting a haircut',
  ]) {
    const seats = relationsOf(prompt).filter((one) => /chair/.test(one))
    assert.deepEqual(seats, ['lion sits-on barber chair'], prompt)
  }
})

test('a raised chair is large enough for who sits in it, who looks the way it is turned', async () => {
  for (const [prompt, who, what] of [
    ['a baby bear in a high chair eating porridge', 'bear cub', 'high chair'],
    ['a puppy sitting in a high chair', 'puppy', 'high chair'],
    ["a poodle sitting in the barber's chair", 'poodle', 'barber chair'],
  ] as const) {
    const one = await paged(prompt)
    const [sitter, chair] = [one(who), one(what)]
    assert.ok(sitter.handed, prompt)
    assert.equal(chair.place.facing, sitter.place.facing, prompt)
    assert.ok(tall(chair.art.box) > sitter.place.h * 0.85, prompt)
    assert.ok(wide(chair.art.box) > sitter.place.h * 0.5, prompt)
  }
})

test('who pushes a swing has the hands behind who sits on it, at the seat', async () => {
  for (const [prompt, who, sitter, what] of [
    ['a grandmother pushing a squirrel on a swing', 'grandmother', 'squirrel', 'swing'],
    ['a penguin pushing a duckling on a swing', 'penguin', 'duckling', 'swing'],
    ['a bear pushing a little mouse on a tire swing', 'bear', 'mouse', 'tire swing'],
  ] as const) {
    const one = await paged(prompt)
    const [a, b, swing] = [one(who), one(sitter), one(what)]
    const [[hx, hy], [x, y]] = [a.point('nearHand'), swing.point('seat')]
    assert.equal(b.place.facing, a.place.facing, prompt)
    assert.ok(Math.abs(hy - y) < a.place.h * 0.12, prompt)
    assert.ok(Math.abs(hx - x) > wide(b.art.box) * 0.25, prompt)
    assert.equal(Math.sign(hx - x), Math.sign(midX(a.art.box) - x), prompt)
  }
})

test('who knocks at the door of a house is at a house', () => {
  for (const [prompt, expected] of [
    ['a bear knocking on the door of a cottage', 'bear looks-at cottage'],
    ['a fox knocks on a cottage door', 'fox looks-at cottage'],
    ['a dog knocking at the door of an old house', 'dog looks-at house'],
    ['a wolf knocking at the door of a little pig', 'wolf looks-at cottage'],
    ['a bear knocking at the door', 'bear looks-at door'],
  ] as const)
    assert.ok(relationsOf(prompt).includes(expected), `${prompt}: ${relationsOf(prompt).join('; ')}`)
})

test('who is in a pouch has no tail and no legs outside of it', async () => {
  for (const prompt of [
    'a kangaroo with a joey in her pouch',
    'a kangaroo with a joey in her pouch reading a newspaper',
  ]) {
    const joey = (await paged(prompt))('joey')
    const parts = joey.art.layers.map(({ part }) => part)
    assert.ok(parts.includes('head') && parts.includes('nearArm'), prompt)
    assert.ok(!parts.some((part) => /tail|leg/i.test(part)), `${prompt}: ${parts.join(' ')}`)
  }
})

test('who reads or drinks tea sits down to it, where nothing else is told of them', () => {
  const deeds = (prompt: string) => read(prompt).relations.map(({ relation }) => relation)
  assert.ok(deeds('a girl reading a book').includes('sits'))
  assert.ok(deeds('grandpa reading the newspaper').includes('sits-on'))
  assert.ok(deeds('grandmother drinking tea').includes('sits-on'))
  assert.ok(!deeds('a woman reading a book on the bus').includes('sits-on'))
})
