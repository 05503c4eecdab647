import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting, Spot } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { find } from '../src/world/world.ts'

const spot = (attributes: readonly string[] = []): Spot => ({
  x: 500,
  y: 900,
  h: 600,
  sw: 6,
  facing: 'right',
  detail: 'medium',
  rng: createRng(1),
  attributes,
})

const partOf = (name: string, acting: Acting, part: string, attributes: readonly string[] = []): string =>
  BEASTS.get(name)!
    .act(spot(attributes), acting)
    .layers.filter((layer) => layer.part === part)
    .map(({ svg }) => svg)
    .join('')

const dots = (svg: string): number => svg.match(/<ellipse[^>]*fill="#000"/g)?.length ?? 0

test('a spotted animal that sits is spotted in the face and on its legs', () => {
  for (const name of ['dalmatian', 'cheetah', 'hyena']) {
    assert.ok(dots(partOf(name, { pose: 'sit' }, 'torso')) >= 8, `${name}: legs`)
    assert.ok(dots(partOf(name, { pose: 'sit' }, 'head')) >= dots(partOf('puma', { pose: 'sit' }, 'head')) + 5, name)
  }
})

test('a porcupine keeps its quills when it sits', () => {
  assert.ok((partOf('porcupine', { pose: 'sit' }, 'back').match(/<path/g)?.length ?? 0) > 20)
})

test('a black cat has no stripes, and neither has one that is said to be white', () => {
  assert.deepEqual(
    read('a black cat').things.map(({ name }) => name),
    ['black cat'],
  )
  const tabby = partOf('cat', { pose: 'sit' }, 'head').length
  assert.ok(partOf('cat', { pose: 'sit' }, 'head', ['white']).length < tabby)
  assert.ok(partOf('black cat', { pose: 'sit' }, 'head').length < tabby)
})

test('beasts of tales that go on two legs are drawn on two legs', () => {
  for (const name of ['yeti', 'bigfoot', 'minotaur', 'werewolf']) {
    const entry = find(name)
    assert.ok(entry?.kind === 'being' && entry.actor.can('wave'), name)
  }
})

test('words that come before a noun are part of its name, not strangers and not numbers', () => {
  const named = (prompt: string) => read(prompt).things.map(({ name, n }) => [name, n])
  assert.deepEqual(named('a four leaf clover'), [['four-leaf clover', 1]])
  assert.deepEqual(named('a ramen bowl'), [['ramen', 1]])
  assert.deepEqual(named('a cruise ship'), [['cruise ship', 1]])
})

test('a rabbit with floppy ears is a rabbit: its ears are as long as before, and hang', () => {
  const reach = (attributes: readonly string[]) => BEASTS.get('rabbit')!.act(spot(attributes), { pose: 'sit' }).box.y0
  assert.ok(reach(['floppy ears']) > reach([]) + 60, 'they stand')
  assert.ok(partOf('rabbit', { pose: 'sit' }, 'tail', ['floppy ears']).includes('class="white"'), 'no cotton tail')
})

test('a hedgehog has its quills from the brow to the tail as one piece, with rows of tips on it', () => {
  const back = partOf('hedgehog', { pose: 'walk' }, 'mane')
  assert.ok((back.match(/<path/g)?.length ?? 0) > 15)
  const xs = [...back.matchAll(/(\d+(?:\.\d+)?)[ ,]\d/g)].map((m) => Number(m[1]))
  const { headMid } = BEASTS.get('hedgehog')!.act(spot(), { pose: 'walk' }).points
  assert.ok(Math.max(...xs) > headMid![0], 'the brow is bare')
})

test('a hedgehog that stands toward us has two rows of quills all around its head and body', () => {
  const rows = partOf('hedgehog', { pose: 'stand' }, 'mane').match(/ d="[^"]+"/g) ?? []
  assert.equal(rows.length, 2)
  // Two curves to a tip.
  for (const row of rows) assert.ok((row.match(/q/gi)?.length ?? 0) >= 24, 'few quills')
  const { box, points } = BEASTS.get('hedgehog')!.act(spot(), { pose: 'stand' })
  const [x, y] = points.headMid!
  const head = y - points.headTop![1]
  assert.ok(box.y0 < y - head && box.x0 < x - head && box.x1 > x + head, 'a side is bare')
})

test('a fat cat is a cat', () => {
  assert.deepEqual(
    read('a fat cat sleeping').things.map(({ name, attributes }) => [name, attributes]),
    [['cat', ['chubby']]],
  )
})
