import assert from 'node:assert/strict'
import test from 'node:test'
import { draw } from '../src/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { lookUp } from '../src/world/world.ts'

const looks = (prompt: string) => read(prompt).things[0]?.attributes ?? []

function drawn(noun: string, attributes: readonly string[]): string {
  const entry = lookUp(noun)
  if (!entry) throw new Error(`${noun} cannot be drawn`)
  const rng = createRng(7)
  const spot = { x: 500, y: 900, h: 600, sw: 6, facing: 'right', rng, detail: 'medium', attributes } as const
  const art = entry.kind === 'being' ? entry.actor.act(spot, { pose: 'stand' }) : entry.thing.draw(spot)
  return art.layers.map(({ svg }) => svg).join('')
}

test('what is in the place of a part is read in any order of words', () => {
  for (const prompt of [
    'a truck with cookies for wheels',
    'a truck that has cookies instead of wheels',
    'a truck whose wheels are cookies',
    'a truck with wheels made of cookies',
    'a truck with cookie wheels',
    'a truck with cookies as its wheels please',
    'a truck with cookies where its wheels should be',
  ])
    assert.deepEqual(looks(prompt), ['cookie-as-wheel'], prompt)
  assert.deepEqual(looks('a snail with a teapot for a shell'), ['teapot-as-shell'])
  assert.deepEqual(looks('a house with a wizard hat instead of a roof'), ['wizard-hat-as-roof'])
})

test('what stands in the place of a part is drawn, and the part is not', () => {
  for (const [noun, look] of [
    ['truck', 'cookie-as-wheel'],
    ['house', 'wizard hat-as-roof'],
    ['snail', 'teapot-as-shell'],
    ['butterfly', 'leaf-as-wing'],
    ['cat', 'carrot-as-tail'],
    ['lion', 'sunflower-as-mane'],
    ['hedgehog', 'paintbrush-as-spikes'],
    ['girl', 'flower-as-hair'],
  ] as const)
    assert.notEqual(drawn(noun, [look]), drawn(noun, []), `${noun} ${look}`)
  assert.doesNotMatch(drawn('truck', ['cookie-as-wheel']), /data-part="wheel"/)
})

test('a part that cannot be replaced is said to be missing', () => {
  assert.deepEqual(read('an elephant with a watering can for a trunk').unknown, ['watering can for trunk'])
  assert.deepEqual(looks('an elephant with a watering can for a trunk'), [])
})

test('a whole has the shape of something else and is still what it is', () => {
  assert.deepEqual(looks('a house shaped like a teapot'), ['teapot-shaped'])
  assert.deepEqual(looks('a house in the shape of a boot'), ['boot-shaped'])
  assert.deepEqual(looks('a car made out of a banana'), ['banana-shaped'])
  for (const [whole, shape] of [
    ['house', 'boot'],
    ['castle', 'cake'],
    ['car', 'banana'],
    ['train', 'carrot'],
    ['boat', 'shoe'],
    ['airplane', 'fish'],
    ['rocket', 'carrot'],
    ['hot air balloon', 'strawberry'],
    ['balloon', 'dog'],
    ['cloud', 'sheep'],
    ['bush', 'bunny'],
    ['cookie', 'dinosaur'],
    ['cake', 'unicorn'],
    ['bed', 'race car'],
    ['couch', 'bear'],
    ['lamp', 'mushroom'],
    ['pillow', 'cat'],
    ['submarine', 'whale'],
  ] as const)
    assert.notEqual(drawn(whole, [`${shape}-shaped`]), drawn(whole, []), `${shape} ${whole}`)
})

test('a shape that a whole cannot have is said to be missing', () => {
  assert.deepEqual(read('a spoon shaped like a cat').unknown, ['shaped like cat'])
})

test('what a whole is built of, bent like or strewn with shows', () => {
  assert.deepEqual(looks('a castle made of books'), ['book-built'])
  assert.deepEqual(looks('a wooden horse'), ['wooden'])
  assert.deepEqual(looks('a horse made of wood'), ['wooden'])
  assert.deepEqual(looks('a dog with bone spots'), ['bone-strewn'])
  for (const look of ['book-built', 'leaning', 'crooked', 'upside-down', 'lego', 'knitted'])
    assert.notEqual(drawn('castle', [look]), drawn('castle', []), look)
})

test('pages of such wholes are the same for the same seed, and nothing of them is missing', async () => {
  for (const prompt of ['a house shaped like a pumpkin', 'a knitted bunny', 'half cat half fish']) {
    const page = await draw(prompt, 3)
    assert.deepEqual([...page.unknown, ...page.missing], [], prompt)
    assert.equal((await draw(prompt, 3)).svg, page.svg)
  }
})
