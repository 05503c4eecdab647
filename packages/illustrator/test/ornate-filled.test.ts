/** Shapes filled with the ornament that was named, borders around nothing, and weather that falls. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { filledIn } from '../src/ornate/filled/kind.ts'
import { read } from '../src/reading/read.ts'

/** Prompt and whom it fills; null where nobody is filled. */
const FILLED: [prompt: string, holder: string | null][] = [
  ['heron filled with floral ornament', 'heron'],
  ['whale filled with waves and little boats', 'whale'],
  ['cat silhouette filled with stars and moons', 'cat'],
  ['luna moth with moons and stars on the wings', 'luna moth'],
  ['bear silhouette with pine trees inside', 'bear'],
  ['flamingo with floral pattern', 'flamingo'],
  ['octopus covered in swirls', 'octopus'],
  ['heart made of roses', 'heart'],
  ['elephant decorated with roses and paisley', 'elephant'],
  ['butterfly with floral wings', 'butterfly'],
  ['a basket filled with flowers', null],
  ['a dog covered in mud', null],
  ['a cart full of pumpkins', null],
  ['a girl with a bag filled with stars', null],
  ['a bus filled with monkeys', null],
  ['a cat and a dog with stars on the wall', null],
  ['a house made of candy', null],
]

for (const [prompt, holder] of FILLED)
  test(`"${prompt}" fills ${holder ?? 'nobody'}`, () => {
    assert.equal(filledIn(prompt, read(prompt))?.holder ?? null, holder)
  })

test('who is filled is on the page, and so is the filling', async () => {
  const page = await compose('whale filled with waves and little boats', 1)
  assert.equal(page.setting, 'ornate')
  for (const noun of ['whale', 'wave', 'boat']) assert.ok(page.items.includes(noun), noun)
  assert.deepEqual(page.missing, [])
})

test('a border of knots or fans is around an empty middle', async () => {
  for (const prompt of ['celtic knot border, empty in the middle', 'art deco frame for a photo']) {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    assert.deepEqual(page.unknown, [])
    const [last = ''] = page.svg.match(/<path[^>]*>(?=<\/g><\/svg>$)/) ?? []
    assert.match(last, /fill="#fff"/, 'nothing is painted over the bare middle')
  }
})

test('rain falls on a street, and no cloud stands in it', async () => {
  const [dry, wet] = [
    await compose('kyoto street with lanterns', 1),
    await compose('kyoto street with lanterns in the rain', 1),
  ]
  assert.equal(wet.setting, 'ornate')
  assert.ok(wet.items.includes('rain'))
  const last = (svg: string): string => svg.slice(-400)
  assert.notEqual(last(wet.svg), last(dry.svg), 'drops are painted last')
})

test('who paints so is a style and nobody on the page', () => {
  for (const prompt of [
    'mucha style woman with lilies',
    'william morris style pattern with birds',
    'sunflowers in a vase like van gogh',
  ]) {
    const { things, unknown } = read(prompt)
    assert.ok(
      things.every(({ name }) => /^(?:woman|lily|bird|sunflower|vase)$/.test(name)),
      things.map(({ name }) => name).join(),
    )
    assert.deepEqual(unknown, [])
  }
})

test('no children are brought to what grown-ups ask for', () => {
  for (const prompt of ['train station with a steam locomotive, 1920s', 'picnic with wine, cheese and grapes'])
    assert.ok(
      read(prompt).things.every(({ name }) => name !== 'child'),
      prompt,
    )
  assert.ok(read('train station').things.some(({ name }) => name === 'child'))
})

test('relaxing flowers have no arms', () => {
  assert.ok(read('large simple flowers, relaxing').things.every(({ alive }) => !alive))
})
