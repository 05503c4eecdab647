/** Bodies of animals that sleep, rear, wave and dance: head, legs and wings where such an animal has them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting, Art } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { asPerson } from '../src/figures/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'
import { spot } from './spot.ts'

const drawn = (name: string, pose: string, more: Partial<Acting> = {}): Art =>
  BEASTS.get(name)!.act(spot({ y: 900, h: 600, rng: createRng(1) }), { pose, ...more })
const at = ({ points }: Art, name: string): readonly [number, number] => points[name]!

test('who sleeps has its snout before its face, not bent back over its own flank', () => {
  for (const name of ['hedgehog', 'rhino', 'rat', 'donkey', 'anteater', 'griffin']) {
    const art = drawn(name, 'lie-curled')
    assert.ok(at(art, 'mouth')[0] > at(art, 'headMid')[0], name)
  }
})

test('one with a large face sleeps with the chin on its paws: on its own flank the face would be all that is seen', () => {
  for (const name of ['puppy', 'dog', 'bear', 'panda', 'bunny', 'lion']) {
    const art = drawn(name, 'lie-curled')
    assert.ok(at(art, 'nearHand')[0] > at(art, 'headMid')[0], name)
  }
  const fox = drawn('fox', 'lie-curled')
  assert.ok(at(fox, 'nearHand')[0] < at(fox, 'headMid')[0], 'a bushy tail is curled about the nose')
})

test('short-legged animals leap with their forefeet below the face', () => {
  for (const name of ['pig', 'lamb', 'hippo', 'cow', 'pony']) {
    const art = drawn(name, 'jump')
    assert.ok(at(art, 'nearHand')[1] > at(art, 'mouth')[1] + 40, name)
  }
})

test('the far arm of a round body that is turned comes from behind it', () => {
  for (const name of ['bear', 'cat', 't-rex', 'hippo']) {
    const parts = asPerson(name)!
      .act(spot({ y: 900, h: 600, rng: createRng(1) }), { pose: 'walk' })
      .layers.map(({ part }) => part)
    assert.ok(parts.indexOf('farArm') < parts.indexOf('torso'), `${name}: ${parts}`)
  }
})

test('a long neck stays up in sleep', () => {
  for (const name of ['giraffe', 'llama', 'alpaca', 'brachiosaurus']) {
    const art = drawn(name, 'lie-curled')
    assert.ok(at(art, 'headMid')[1] < at(art, 'back')[1], name)
  }
})

test('waders sleep on one leg', () => {
  for (const name of ['flamingo', 'heron', 'stork']) {
    const art = drawn(name, 'lie-curled')
    assert.ok(at(art, 'nearFoot')[1] - at(art, 'farFoot')[1] > 60, name)
  }
})

test('who rears holds its forelegs out before head and chest', () => {
  for (const name of ['horse', 'lion', 'mouse', 'pig', 'bear']) {
    const art = drawn(name, 'rear')
    assert.ok(at(art, 'nearHand')[0] > at(art, 'mouth')[0] + 40, name)
  }
})

test('on its hind legs an animal rears', () => {
  for (const prompt of ['a bear standing on its hind legs', 'a horse up on its hind legs', 'a dog on hind legs'])
    assert.deepEqual(
      read(prompt).relations.map(({ pose }) => pose),
      ['rear'],
      prompt,
    )
})

test('who has claws, wings or many legs waves and dances with them, in its own body', async () => {
  for (const prompt of ['an owl waving', 'a spider waving', 'a crab dancing', 'an octopus dancing', 'a frog dancing'])
    assert.equal((await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene.members[0]?.upright, false, prompt)
  for (const name of ['owl', 'spider', 'crab', 'octopus', 'starfish']) {
    const svg = (pose: string) => drawn(name, pose).layers.map((layer) => layer.svg)
    assert.notDeepEqual(svg('wave'), svg('stand'), name)
  }
})

test('who is heavy runs on legs that are seen: all four feet are below the belly, apart from each other', () => {
  for (const name of ['rhino', 'hippo', 'pig', 'triceratops', 'elephant']) {
    const art = drawn(name, 'run')
    const feet = ['nearHand', 'farHand', 'nearFoot', 'farFoot'].map((foot) => at(art, foot))
    for (const [, y] of feet) assert.ok(y > art.box.y1 - (art.box.y1 - art.box.y0) * 0.25, `${name} ${y}`)
    const xs = feet.map(([x]) => x).sort((p, q) => p - q)
    for (const [i, x] of xs.slice(1).entries()) assert.ok(x - xs[i]! > 10, `${name} ${xs}`)
  }
})

test('who pushes a sled or a wagon is behind it, its hands at the rear edge', async () => {
  for (const prompt of ['a penguin pushing a sled', 'a bear pushing a sled', 'a girl pushing a wagon']) {
    const [who, sled] = (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene.members
    const way = who!.place.facing === 'right' ? 1 : -1
    const [x] = who!.point('nearHand')
    const { x0, x1 } = sled!.art.box
    assert.equal(who!.handed, true, prompt)
    assert.equal(sled!.place.facing, who!.place.facing, prompt)
    assert.ok(Math.abs(x - (way > 0 ? x0 : x1)) < (x1 - x0) * 0.2, prompt)
  }
})

test('a werewolf is no fox that stands: no bushy tail, and what is left of its trousers', async () => {
  const { layers } = (await bestOf(read('a werewolf'), 'a werewolf', 1, 'medium')).staged.scene.members[0]!.art
  assert.ok(!layers.some(({ part }) => part === 'tail'))
})

test('who walks the ground is in a heap of leaves, not behind three of its own size', () => {
  for (const prompt of ['a hedgehog in the leaves', 'a squirrel among leaves', 'a fox hiding in the leaves'])
    assert.ok(
      read(prompt).things.some(({ name, n }) => name === 'leaf pile' && n === 1),
      prompt,
    )
  assert.ok(read('a ladybug on leaves').things.every(({ name }) => name !== 'leaf pile'))
})

test('a ridden horse looks ahead, one that stands looks at the reader', async () => {
  const poseOf = async (prompt: string) => {
    const { members } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene
    return members.find(({ entry }) => entry.name === 'horse')?.acting.pose
  }
  assert.equal(await poseOf('a girl riding a horse'), 'carry')
  assert.equal(await poseOf('a horse in a field'), 'stand')
})
