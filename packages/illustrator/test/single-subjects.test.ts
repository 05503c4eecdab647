/** One subject, large: it is the one that was asked for, with the parts that make it so. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEASTS } from '../src/beasts/index.ts'
import { draw } from '../src/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { THINGS } from '../src/things/index.ts'

const spotOf = (attributes: readonly string[] = []) =>
  ({ x: 500, y: 900, h: 700, sw: 6, facing: 'right', rng: createRng(7), detail: 'medium', attributes }) as const
const svgOf = (layers: readonly { svg: string }[] | undefined) => (layers ?? []).map(({ svg }) => svg).join('')
const beast = (name: string, attributes: readonly string[] = []) =>
  BEASTS.get(name)?.act(spotOf(attributes), { pose: 'sit' })
const thing = (name: string, attributes: readonly string[] = []) => THINGS.get(name)?.draw(spotOf(attributes))

test('a breed that was named is no dog of no breed', () => {
  const plain = svgOf(beast('dog')?.layers)
  for (const name of ['shiba inu', 'pomeranian', 'samoyed', 'basset hound', 'doberman', 'boston terrier']) {
    assert.notEqual(svgOf(beast(name)?.layers), plain, name)
    assert.deepEqual(
      read(`a ${name} smiling`).things.map((node) => node.name),
      [name],
    )
  }
})

test('a border collie is a dog and no border of flowers', async () => {
  const { items } = await draw('a border collie', 1)
  assert.deepEqual(items, ['border collie×1'])
})

test('the wheel of a turkey is behind its face', () => {
  const art = BEASTS.get('turkey')?.act(spotOf(), { pose: 'stand' })
  const tail = art?.layers.find(({ part }) => part === 'tail')
  const [, ...xs] = [...(tail?.svg ?? '').matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
  assert.ok(Math.max(...xs) < (art?.points.mouth?.[0] ?? 0), 'feathers stand before the beak')
})

test('who has fat cheeks has a wider face', () => {
  const width = (attributes: readonly string[]) => {
    const box = beast('hamster', attributes)?.box
    return box ? box.x1 - box.x0 : 0
  }
  assert.ok(width(['big cheeks']) > width([]))
})

test('instruments with strings have lines from bridge to pegs', () => {
  for (const name of ['guitar', 'ukulele', 'banjo', 'mandolin', 'electric guitar']) {
    const open = svgOf(thing(name)?.layers).match(/fill="none" stroke="#000"/g)?.length ?? 0
    assert.ok(open >= 5, `${name}: ${open} lines`)
  }
})

test('a double burger is higher than a plain one, and a chest that overflows shows more', () => {
  const height = (attributes: readonly string[]) => {
    const box = thing('hamburger', attributes)?.box
    return box ? box.y1 - box.y0 : 0
  }
  assert.ok(height(['double']) > height([]))
  const chest = (attributes: readonly string[]) => svgOf(thing('treasure chest', attributes)?.layers).length
  assert.ok(chest(['open', 'overflowing']) > chest(['open']))
})

test('what a subject has by nature is not said to be missing', () => {
  for (const prompt of [
    'a double cheeseburger with pickles',
    'a narwhal with a striped tusk',
    'a pug with a wrinkly face',
    'a stack of pancakes with butter melting on top',
    'a hamster with fat cheeks',
    'a helicopter with a big rotor',
    'a moth with big feathery antennae',
    'a treasure chest open with jewels spilling out',
    'a bonsai tree in a pot',
    'a snow plow truck',
    'a street sweeper',
    'a cuckoo clock',
  ])
    assert.deepEqual(read(prompt).unknown, [], prompt)
})
