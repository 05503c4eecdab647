/** Looks of one subject that a reader of the page would look for: seen, whole, and where they belong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting, Actor, Art } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { compose } from '../src/compose.ts'
import { createRng } from '../src/ink/random.ts'
import { traitsOf } from '../src/reading/looks.ts'
import { read } from '../src/reading/read.ts'
import { lookUp } from '../src/world/world.ts'
import { areasOf } from './regions.ts'

const SPOT = { x: 500, y: 900, h: 400, sw: 6, facing: 'right', detail: 'medium' } as const

const animal = (name: string, acting: Partial<Acting>): Art =>
  (BEASTS.get(name) as Actor).act({ ...SPOT, rng: createRng(1) }, { pose: 'stand', ...acting })
const svgOf = (art: Art) => art.layers.map((layer) => layer.svg).join('')

test('what an animal wears round its neck is painted over its face, never behind its chin', () => {
  for (const name of ['cat', 'llama', 'giraffe', 'horse', 'bear'])
    for (const garment of ['bow tie', 'scarf', 'collar']) {
      const parts = animal(name, { wears: [{ name: garment, attributes: [] }] }).layers.map(({ part }) => part)
      assert.ok(parts.lastIndexOf('neckwear') > parts.indexOf('head'), `${name} with a ${garment}: ${parts}`)
    }
})

test('an angry animal has a lid over its eye, an angry dragon bares its fangs', () => {
  const shapes = (name: string, mood: Acting['mood']) =>
    (svgOf(animal(name, { mood })).match(/fill="#fff"/g) ?? []).length
  for (const name of ['lion', 'cat', 'robin']) assert.ok(shapes(name, 'angry') > shapes(name, 'sad'), name)
  assert.ok(shapes('dragon', 'angry') >= shapes('dragon', 'sad') + 3)
})

test('roses on a thing are roses, and no blossom of its own lies among them', () => {
  assert.deepEqual(read('teapot with roses on it').things[0]?.attributes, ['rose-patterned'])
  assert.deepEqual(read('teapot with roses on it').unknown, [])
})

test('a collar is something to wear', () => {
  const { things, unknown } = read('dalmatian puppy with a red collar')
  assert.deepEqual(unknown, [])
  assert.ok(things.some(({ name }) => name === 'collar'))
})

test('what belongs to a dish, a dancer or a cat is no further thing, and is not said to be missing', () => {
  for (const [prompt, name] of [
    ['a pizza with mushrooms', 'pizza'],
    ['a tabby kitten with stripes', 'kitten'],
    ['a ballerina with a bun', 'ballerina'],
  ] as const) {
    const { things, unknown } = read(prompt)
    assert.deepEqual(
      things.map((thing) => thing.name),
      [name],
    )
    assert.deepEqual(unknown, [])
  }
  assert.ok(!read('ballerina in a tutu with a bun').things.some(({ name }) => name === 'bread'))
  assert.deepEqual(traitsOf('kitten', ['striped']), [])
})

function thing(name: string, attributes: string[]): Art {
  const entry = lookUp(name)
  assert.ok(entry?.kind === 'thing', name)
  return entry.thing.draw({ ...SPOT, rng: createRng(7), attributes })
}

test('a wooden ship has sails of cloth', () => {
  const sails = (attributes: string[]) =>
    svgOf(thing('sailboat', attributes)).match(/data-part="sail"[^>]*\/><clipPath/g)
  assert.equal(sails(['wooden']), null)
  assert.notEqual(svgOf(thing('sailboat', ['wooden'])), svgOf(thing('sailboat', [])))
})

test('what is fast leaves streaks behind it, on the side that it comes from', () => {
  const wide = (facing: 'left' | 'right', attributes: string[]) => {
    const entry = lookUp('race car')
    assert.ok(entry?.kind === 'thing')
    return entry.thing.draw({ ...SPOT, facing, rng: createRng(7), attributes }).box
  }
  assert.ok(wide('right', ['fast']).x0 < wide('right', []).x0)
  assert.equal(wide('right', ['fast']).x1, wide('right', []).x1)
  assert.ok(wide('left', ['fast']).x1 > wide('left', []).x1)
})

test('a backpack is known by its straps on bare fur too', () => {
  const entry = lookUp('bear')
  assert.ok(entry?.kind === 'being')
  const art = entry
    .upright()
    ?.act({ ...SPOT, rng: createRng(1) }, { pose: 'stand', wears: [{ name: 'backpack', attributes: [] }] })
  assert.match(art?.layers.find(({ part }) => part === 'nearArm')?.svg ?? '', /class="cloth1"/)
})

test('a big red tractor is English', () => {
  assert.deepEqual(
    read('big red tractor').things.map(({ name }) => name),
    ['tractor'],
  )
})

test('a simple page of a vase has few areas, though its words ask for none', async () => {
  const { svg, setting } = await compose('a bouquet of tulips in a vase', 1, 'simple')
  assert.notEqual(setting, 'ornate')
  const { areas } = await areasOf(svg)
  assert.ok(areas.filter(({ pixels }) => pixels > 40).length < 160)
})

test('an animal in a raincoat has its eyes free of any hood', () => {
  const entry = lookUp('pug')
  assert.ok(entry?.kind === 'being')
  const worn = (name: string) =>
    entry.upright()?.act({ ...SPOT, rng: createRng(1) }, { pose: 'stand', wears: [{ name, attributes: [] }] })
  const head = (name: string) => worn(name)?.layers.find(({ part }) => part === 'head')?.svg
  assert.equal(head('raincoat'), head('coat'))
})

test('a ponytail is beside the head of whoever looks at us', () => {
  const entry = lookUp('girl')
  assert.ok(entry?.kind === 'being')
  const width = (look: string) => {
    const { box } = entry.actor.act({ ...SPOT, rng: createRng(1), attributes: [look] }, { pose: 'sit', turn: 0 })
    return box.x1 - box.x0
  }
  assert.ok(width('ponytail') > width('short hair'))
})

test('a slice of cake is a slice', () => {
  for (const prompt of ['a slice of chocolate cake', 'a piece of cake'])
    assert.deepEqual(
      read(prompt).things.map(({ name }) => name),
      ['cake slice'],
    )
})
