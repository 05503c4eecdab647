/** Looks of one subject that a reader of the page would look for: seen, whole, and where they belong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting, Actor, Art } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'

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
