import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { createRng } from '../src/ink/random.ts'
import { isLook } from '../src/reading/looks.ts'
import { read } from '../src/reading/read.ts'
import { lookUp } from '../src/world/world.ts'
import { named, said, unknown } from './reading/said.ts'

function drawn(name: string, attributes: string[]): string {
  const entry = lookUp(name)
  assert.ok(entry, name)
  const spot = {
    x: 500,
    y: 900,
    h: 500,
    sw: 6,
    facing: 'right',
    rng: createRng(7),
    detail: 'medium',
    attributes,
  } as const
  const art = entry.kind === 'being' ? entry.actor.act(spot, { pose: 'stand' }) : entry.thing.draw(spot)
  return art.layers.map(({ svg }) => svg).join('')
}

const attributes = (prompt: string) => read(prompt).things[0]?.attributes

test('a part named to be different is no further thing, and its looks are told one by one', () => {
  for (const [prompt, whole, ...looks] of [
    ['a snail with a stripey shell', 'snail', 'striped shell'],
    [
      'a cat with big pointy ears and a super long curly tail',
      'cat',
      'big ears',
      'pointy ears',
      'long tail',
      'curly tail',
    ],
    ['a butterfly with hearts on its wings', 'butterfly', 'heart-patterned wings'],
    ['a turtle whose shell has flowers on it', 'turtle', 'flowered shell'],
    ['a three legged dog', 'dog', '3 legs'],
    ['a ladybug with exactly seven spots', 'ladybug', '7 spots'],
    ['a cat with no tail', 'cat', 'no tail'],
    ['a treehouse with a rope ladder', 'treehouse', 'rope ladder'],
    ['an umbrella with stars all over it', 'umbrella', 'starry'],
  ] as const) {
    assert.deepEqual(named(prompt), [whole], prompt)
    assert.deepEqual(attributes(prompt), looks, prompt)
    assert.deepEqual(unknown(prompt), [], prompt)
  }
})

test('a look of a part that is not said to be missing changes the drawing', () => {
  const looks = [
    'long neck',
    'huge ears',
    'curly tail',
    'fluffy tail',
    'no tail',
    'long eyelashes',
    'big mustache',
    '3 legs',
  ]
  for (const name of ['giraffe', 'dog', 'cat', 'horse', 'elephant'])
    for (const look of looks.filter((one) => isLook(name, one)))
      assert.notEqual(drawn(name, [look]), drawn(name, []), `${look} of ${name}`)
  for (const [name, look] of [
    ['snail', 'striped shell'],
    ['turtle', 'starry shell'],
    ['sailboat', 'star-emblem sail'],
    ['butterfly', 'heart-patterned wings'],
    ['mushroom house', 'checkered roof'],
  ] as const) {
    assert.ok(isLook(name, look), `${look} of ${name}`)
    assert.notEqual(drawn(name, [look]), drawn(name, []), `${look} of ${name}`)
  }
})

test('what a part looks like and nobody can draw is said', () => {
  assert.deepEqual(unknown('a car with rusty wheels'), ['rusty wheels'])
  assert.deepEqual(unknown('a castle with a heart shaped door'), ['heart-shaped door'])
  assert.deepEqual(named('a car with square wheels'), ['car'])
})

test('a head that was asked for is drawn near, and nothing else means nothing else', async () => {
  assert.equal(read("just a lion's head, like a portrait").framing, 'head')
  assert.equal(read('cute fox face').framing, 'head')
  assert.equal(read('a close up of an owl').framing, 'head')
  assert.equal(read('a lion in the savanna').framing, undefined)
  assert.equal(read('a girl with a happy face').framing, undefined)
  assert.equal(read('just one big strawberry, nothing else, for my 2 year old').framing, 'alone')
  const { setting } = await compose('just one big strawberry, nothing else, for my 2 year old')
  assert.equal(setting, 'blank')
})

test('whoever loves something is not on the page, nor is what is loved there twice', () => {
  assert.deepEqual(named('my son loves monsters. a silly monster with three eyes'), ['monster'])
})

test('a tiny umbrella is over nobody', () => {
  assert.deepEqual(said('an elephant holding a tiny umbrella'), ['elephant holds umbrella'])
})

test('pictures are printed on shirts and shields, and what is not drawn of them is said', () => {
  assert.deepEqual(named('a boy with a dinosaur on his t-shirt'), ['boy', 't-shirt'])
  assert.deepEqual(said('a knight with a dragon on his shield'), ['knight holds shield'])
  assert.deepEqual(unknown('a knight with a dragon on his shield'), [])
  assert.deepEqual(unknown('a boy with a dinosaur on his t-shirt'), [])
  assert.deepEqual(unknown('a boy with a dinosaur on his swimsuit'), ['dinosaur-printed'])
})

test('a cactus wears its hat on top', () => {
  assert.deepEqual(said('a cactus with a hat'), ['hat on-top-of cactus'])
})

test('clothes that a body has no place for are said to be missing', async () => {
  const { missing } = await compose('a snake wearing shoes')
  assert.deepEqual(missing, ['shoes'])
})
