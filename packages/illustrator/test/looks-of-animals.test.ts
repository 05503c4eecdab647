/** What tells one species from another, where pages once showed a bear, a duck or a pile of rings in its place. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Actor, Art } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import type { Body } from '../src/figures/body.ts'
import { bareArm, wing } from '../src/figures/limbs.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'

const known = (name: string): Actor => {
  const actor = BEASTS.get(name)
  assert(actor, name)
  return actor
}
const drawn = (name: string, pose = 'stand'): Art =>
  known(name).act({ x: 500, y: 900, h: 600, sw: 6, facing: 'right', detail: 'medium', rng: createRng(1) }, { pose })
const layer = (art: Art, part: string): string =>
  art.layers
    .filter((one) => one.part === part)
    .map(({ svg }) => svg)
    .join('')
const count = (svg: string, what: RegExp): number => [...svg.matchAll(what)].length

test('a skunk has a white stripe along its back and another along its tail', () => {
  const skunk = drawn('skunk')
  assert.match(layer(skunk, 'torso'), /class="white"/)
  assert.match(layer(skunk, 'tail'), /class="white"/)
})

test('what is told by its flank stands unless it is asked to sit', () => {
  for (const name of ['skunk', 'beaver', 'gorilla', 'guinea pig']) assert.equal(known(name).idle, undefined, name)
})

test('dragons and elephants, which walk in profile, sit facing the reader with both wings or the trunk in view', () => {
  for (const name of ['dragon', 'baby dragon', 'elephant', 'baby elephant'])
    assert(known(name).idle?.includes('sit'), name)
  assert.equal(count(layer(drawn('dragon', 'sit'), 'farWing'), /data-part|class="lime"/g), 2)
  const eyes = count(layer(drawn('elephant', 'sit'), 'head'), /<ellipse[^>]*fill="#000"/g)
  assert.equal(eyes, 2)
})

test('who is drawn by hand looks at the reader with both eyes, and is bent by the rig where it has to bend', () => {
  const eyes = (name: string, pose: string) => count(layer(drawn(name, pose), 'head'), /<ellipse[^>]*fill="#000"/g)
  for (const name of ['turtle', 'tortoise', 'triceratops', 'stegosaurus', 'rhino', 'hedgehog'])
    assert(eyes(name, 'stand') >= 2, name)
  for (const name of ['turtle', 'triceratops', 'crocodile', 'dragon'])
    assert.notEqual(layer(drawn(name, 'swim'), 'torso'), layer(drawn(name, 'walk'), 'torso'), name)
})

test('a dragon that breathes fire is seen from the side', () => {
  const { mouth, headMid } = drawn('dragon', 'mouth-open').points
  assert(mouth && headMid && mouth[0] > headMid[0])
})

test('a hammerhead has an eye at either end of its hammer', () => {
  const head = layer(drawn('hammerhead shark', 'swim'), 'head')
  assert.equal(count(head, /<ellipse[^>]*fill="#000"/g), 2)
})

test('a snake winds along the ground; only a sleeping one lies in coils', () => {
  const rings = (pose: string) => count(layer(drawn('snake', pose), 'torso'), /<path[^>]*class="sap"/g)
  assert.equal(rings('walk'), 1)
  assert(rings('lie-curled') > 1)
})

test('a llama has a parted lip, not the black nose of a bear', () => {
  for (const name of ['llama', 'alpaca']) assert.doesNotMatch(layer(drawn(name), 'head'), /<path[^>]*fill="#000"/, name)
  assert.match(layer(drawn('bear'), 'head'), /<path[^>]*fill="#000"/)
})

test('upright, a bird has wings for arms, with long feathers along them', () => {
  const joints: Record<string, readonly [number, number]> = {
    nearShoulder: [0, 0],
    nearElbow: [60, 10],
    nearWrist: [120, 0],
    nearHand: [135, -2],
    head: [0, -80],
  }
  const body = { arm: 12, head: 40, skeleton: { build: {} }, at: (name: string) => joints[name] } as unknown as Body
  const reach = (ring: readonly (readonly [number, number])[]): number =>
    Math.max(...ring.map(([, y]) => Math.abs(y - 5)))
  assert(reach(wing(body, 'near', 0)) > 2.4 * body.arm)
  assert(reach(bareArm(body, 'near')) < 1.6 * body.arm)
})

test('animals named with their kind or their young are one animal, and no person', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.deepEqual(names('orca whale'), ['orca'])
  assert.deepEqual(names('a mama duck and ducklings'), ['duck', 'duckling'])
  assert.deepEqual(names('a swan with her babies'), ['swan', 'duckling'])
  assert.deepEqual(names('a baby duck'), ['duckling'])
  assert.deepEqual(names('goose with goslings'), ['goose', 'duckling'])
  assert.deepEqual(names('a flying dragon'), ['dragon'])
})

test('a swan on a lake swims: it does not stand on the water', () => {
  assert(read('two swans on a lake').relations.some(({ relation }) => /^swims|^floats/.test(relation)))
})
