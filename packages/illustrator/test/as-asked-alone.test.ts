/** One subject with one quality: the quality is what a child looks for first. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Art, Spot } from '../src/art/art.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { lookUp } from '../src/world/world.ts'

const drawn = (name: string, attributes: readonly string[] = []): Art => {
  const entry = lookUp(name)
  assert.ok(entry, name)
  const spot: Spot = { x: 500, y: 900, h: 400, sw: 6, facing: 'right', rng: createRng(1), detail: 'medium', attributes }
  return entry.kind === 'being' ? entry.actor.act(spot, { pose: 'stand' }) : entry.thing.draw(spot)
}
const svgOf = (art: Art) => art.layers.map(({ svg }) => svg).join('')
const shapes = (svg: string) => svg.split('<path').length
const longest = (svg: string) =>
  Math.max(...[...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d.match(/[clq]/gi)?.length ?? 0))
const only = (prompt: string) => {
  const { things, unknown } = read(prompt)
  assert.deepEqual(unknown, [], prompt)
  assert.equal(things.length, 1, prompt)
  return things[0]!
}

test('a vehicle that is seen from the front is as wide left as right, and taller than it is wide', () => {
  for (const prompt of ['garbage truck front view', 'front view of a school bus', 'fire truck coming towards us']) {
    const { name, attributes } = only(prompt)
    const { box } = drawn(name, attributes)
    assert.ok(Math.abs(box.x0 + box.x1 - 1000) < 12, prompt)
    assert.ok(box.x1 - box.x0 < (box.y1 - box.y0) * 1.1, prompt)
    const sideways = drawn(name).box
    assert.ok(sideways.x1 - sideways.x0 > (sideways.y1 - sideways.y0) * 1.2, prompt)
  }
})

test('a dinosaur with spikes has a row of large ones, and nothing is said to be missing', () => {
  for (const prompt of [
    'dinosaur with spikes',
    't-rex with spikes',
    'spiky dinosaur',
    'dinosaur with big spikes on its back',
  ]) {
    const { name, attributes } = only(prompt)
    assert.ok(shapes(svgOf(drawn(name, attributes))) > shapes(svgOf(drawn(name))) + 8, prompt)
  }
})

test('a striped zebra is striped as zebras are', () => {
  assert.equal(svgOf(drawn('zebra', ['striped'])), svgOf(drawn('zebra')))
})

test('fluffy animals have locks of fur along their outline', () => {
  for (const name of ['kitten', 'puppy', 'bear'])
    assert.ok(longest(svgOf(drawn(name, ['fluffy']))) > longest(svgOf(drawn(name))) * 2, name)
})
