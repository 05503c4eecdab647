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

test('marks on the bum lie on the hindquarters and nowhere else', () => {
  const { attributes } = only('unicorn with stars on her bum')
  const { box } = drawn('unicorn')
  const marks = (art: Art) => [...svgOf(art).matchAll(/class="any\d" ?d="M([\d.]+)|d="M([\d.]+)[^>]*class="any\d"/g)]
  const placed = marks(drawn('unicorn', attributes)).map(([, a, b]) => Number(a ?? b))
  assert.equal(placed.length, 3)
  for (const x of placed) assert.ok(x < box.x0 + (box.x1 - box.x0) * 0.5, String(x))
})

test('a thing may have the horn of a unicorn on its upper end', () => {
  const { name, attributes } = only('cupcake with a unicorn horn')
  assert.ok(drawn(name, attributes).box.y0 < drawn(name).box.y0)
  assert.match(svgOf(drawn(name)), /berry/)
  assert.doesNotMatch(svgOf(drawn(name, attributes)), /berry/, 'no cherry is before the horn')
})

test('a long tongue comes out of the mouth, a long tail is longer, a hook is where a hand was', () => {
  const reach = (prompt: string) => {
    const { name, attributes } = only(prompt)
    return drawn(name, attributes).box
  }
  assert.ok(reach('chameleon with a long tongue').x1 > reach('chameleon').x1 + 20)
  assert.notEqual(svgOf(drawn('pirate', only('pirate with a hook').attributes)), svgOf(drawn('pirate')))
  const tailed = (prompt: string) => svgOf(drawn('mermaid', only(prompt).attributes))
  assert.notEqual(tailed('mermaid with a long tail'), tailed('mermaid'))
})

test('spots on the brow are an axolotl’s alone', () => {
  const headOf = (name: string) =>
    svgOf({ ...drawn(name), layers: drawn(name).layers.filter(({ part }) => part === 'head') })
  assert.match(headOf('axolotl'), /class="pink"/)
  for (const name of ['kitten', 'bear', 'mouse']) assert.doesNotMatch(headOf(name), /class="pink"/, name)
})
