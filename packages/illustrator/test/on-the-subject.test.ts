/** What a subject is said to have is on it: painted on a vehicle, put on, held, or part of it already. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { hairOf } from '../src/figures/said.ts'
import { checkPrompt, draw } from '../src/index.ts'
import { read } from '../src/reading/read.ts'

const shown = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('what is on the door, side or sail of a vehicle is painted on it', () => {
  for (const [prompt, thing, look] of [
    ['a helicopter with a red cross on its door', 'helicopter', 'medical-cross-printed'],
    ['a truck with a star on its door', 'truck', 'star-shape-printed'],
    ['a sailboat with an anchor on its sail and a parrot', 'sailboat', 'anchor-printed'],
    ['a van with a pizza on the side', 'van', 'pizza-printed'],
  ] as const) {
    const { things, unknown } = read(prompt)
    const [vehicle] = things
    assert.equal(vehicle?.name, thing, prompt)
    assert.ok(vehicle?.attributes.includes(look), prompt)
    assert.deepEqual(unknown, [], prompt)
  }
  assert.deepEqual(shown('a pirate ship with a skull on the sail'), ['pirate ship'])
  assert.deepEqual(shown('a police car with a star on its door'), ['police car'])
})

test('a part that a machine has anyway is no second thing', () => {
  for (const prompt of [
    'an excavator with a full bucket',
    'a crane with a hook',
    'a hot air balloon with a striped envelope and a basket',
    'a dump truck full of rocks',
    'a mailbox with a flag',
  ])
    assert.equal(shown(prompt).length, 1, prompt)
})

test('gear is worn, and no cog', () => {
  for (const prompt of ['a firefighter in full gear holding a hose', 'an astronaut in full space gear'])
    assert.ok(!shown(prompt).includes('gear'), prompt)
})

test('a stethoscope stays on a coat that is put on, a cape that a prince has anyway is not missed', async () => {
  for (const prompt of ['a doctor with a stethoscope and white coat', 'a prince with a sword and a cape'])
    assert.deepEqual((await draw(prompt, 1)).missing, [], prompt)
})

test('a sunflower with a face keeps its petals', async () => {
  const { svg } = await draw('a sunflower with a smiling face', 1)
  const faceless = await draw('a sunflower', 1)
  assert.notEqual(svg, faceless.svg)
  // One outline of fourteen petals, with a corner at the tip of each.
  const longest = Math.max(...[...svg.matchAll(/<path d="([^"]*)" fill="#fff"/g)].map(([, d = '']) => d.length))
  assert.ok(longest > 600)
})

test('a name tag on a collar is no sheet of name tags', () => {
  assert.ok(checkPrompt('a dog with a collar and a name tag').ok)
  assert.deepEqual(shown('a dog with a collar and a name tag'), ['dog', 'collar'])
})

test('passengers and pilots are inside, flames and letters are painted on', () => {
  const relations = (prompt: string) => {
    const { things, relations } = read(prompt)
    const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name
    return relations.map(({ a, relation, b }) => `${nameOf(a)} ${relation} ${nameOf(b)}`)
  }
  assert.ok(relations('a yellow school bus with three kids waving out the windows').includes('child inside school bus'))
  assert.ok(relations('a helicopter with a smiling pilot').includes('pilot inside helicopter'))
  assert.deepEqual(shown('a race car with the number 7 and flames'), ['race car'])
  assert.ok(
    read('a little boy named Max in a superhero cape with the letter M').things[0]?.attributes.includes('lettered M'),
  )
})

test('a rainbow mane makes no rainbow unicorn, and a wagon of a toy train is no car', () => {
  assert.ok(!read('a unicorn with a rainbow mane').things[0]?.attributes.includes('rainbow'))
  assert.deepEqual(shown('wooden train set toy with three cars'), ['toy train'])
  assert.ok(read('a toy train with 4 wagons').things[0]?.attributes.includes('4 carriages'))
})

test('a toy in the bath needs no child, and what grows on top is not held', () => {
  assert.ok(!shown('a rubber duck in a bubble bath').includes('child'))
  assert.deepEqual(shown('a cactus with a flower on top wearing sunglasses'), ['cactus', 'sunglasses'])
  assert.deepEqual(shown('a doll with curly hair and a striped dress'), ['doll'])
})

test('small perches are drawn, and who is said to be there sits on them', () => {
  assert.deepEqual(shown('a rooster crowing on a fence post'), ['rooster', 'fence post'])
  assert.deepEqual(shown('grasshopper on a blade of grass'), ['grasshopper', 'grass blade'])
  assert.deepEqual(shown('a cat sleeping on a pillow'), ['cat', 'cushion'])
})

test('curls of women and girls are long unless short ones are asked for', () => {
  for (const look of ['curly hair', 'curly', 'curly-haired'])
    assert.equal(hairOf([look], {}, '', true).hair, 'long curls', look)
  assert.equal(hairOf(['curly hair', 'short hair'], {}, '', true).hair !== 'long curls', true)
  assert.equal(hairOf(['curly hair'], {}, '', false).hair, 'curly')
})

test('who is at the door of a small house comes out of it, and a police dog is known by its car', () => {
  assert.deepEqual(
    read('an igloo with a penguin at the door').relations.map(({ relation }) => relation),
    ['comes-out-of'],
  )
  assert.ok(shown('a german shepherd police dog').includes('police car'))
  assert.ok(!shown('a parrot on a perch in a cage').includes('branch'))
})

test('an eggshell on a head is worn, and a tail that is wrapped around puts nobody to sleep', async () => {
  const [chick] = read('baby chick coming out of an egg with a piece of shell on its head').things
  assert.deepEqual(
    chick?.wears.map(({ name }) => name),
    ['eggshell hat'],
  )
  const { setting } = await compose('a fox sitting with its tail wrapped around')
  assert.notEqual(setting, 'ornate')
})
