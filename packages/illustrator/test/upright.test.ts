/** Animals that do what people do keep what they are known by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting, Art } from '../src/art/art.ts'
import { asPerson } from '../src/figures/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'
import { spot } from './spot.ts'

const upright = (name: string, acting: Acting = { pose: 'walk' }, seed = 1): Art =>
  asPerson(name)!.act(spot({ y: 900, h: 600, rng: createRng(seed) }), acting)
const part = (art: Art, name: string): string =>
  art.layers
    .filter((layer) => layer.part === name)
    .map(({ svg }) => svg)
    .join('')
/** Every point that a drawing goes through. */
const points = (svg: string): [number, number][] =>
  [...svg.matchAll(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g)].map((m) => [Number(m[1]), Number(m[2])])
const widthBetween = (svg: string, y0: number, y1: number): number => {
  const xs = points(svg)
    .filter(([, y]) => y > y0 && y < y1)
    .map(([x]) => x)
  return xs.length ? Math.max(...xs) - Math.min(...xs) : 0
}

test('no animal wears what nobody asked for', () => {
  for (const name of ['fox', 'duck', 'zebra', 'ant', 'bear'])
    for (const seed of [2, 3, 4, 5, 6, 7, 8])
      assert.equal(part(upright(name, undefined, seed), 'torso'), part(upright(name), 'torso'), `${name} ${seed}`)
})

test('a bird on two legs has thin legs and toes that are wider than they', () => {
  for (const name of ['flamingo', 'duck', 'ostrich', 'parrot', 'rooster', 'crow']) {
    const art = upright(name, { pose: 'stand' })
    const leg = part(art, 'nearLeg')
    const [shin, foot] = [widthBetween(leg, 840, 872), widthBetween(leg, 884, 915)]
    assert.ok(shin < 75 && foot > 50, `${name}: shin ${shin}, foot ${foot}`)
  }
})

test('a long bill is seen from the side: it goes beyond the head, with one eye, and above the short one of a duck are both', () => {
  for (const [name, eyes] of [
    ['toucan', 1],
    ['stork', 1],
    ['flamingo', 1],
    ['parrot', 1],
    ['pelican', 1],
    ['duck', 2],
  ] as const) {
    const head = upright(name, { pose: 'stand' })
    const [mouth, mid, cheek] = [head.points.mouth!, head.points.headMid!, head.points.cheek!]
    assert.ok(mouth[0] > mid[0] + (cheek[0] - mid[0]) * 0.9, `${name}: ${mouth[0]} ${cheek[0]}`)
    assert.equal(part(head, 'head').match(/fill="#000"/g)?.length, eyes, name)
  }
})

test('a snake that plays or reads has no legs and no arms: it lies coiled, and the end of its tail is its hand', () => {
  const art = upright('snake', { pose: 'two-hands', reach: { nearHand: [600, 700], farHand: [620, 700] } })
  assert.equal(part(art, 'farLeg') + part(art, 'farArm'), '')
  const tail = points(part(art, 'nearArm'))
  const [x, y] = art.points.nearHand!
  assert.ok(
    tail.some(([u, v]) => Math.hypot(u - x, v - y) < 30),
    'the tail ends elsewhere',
  )
  assert.ok(Math.max(...tail.map(([, v]) => v)) > 840, 'it does not come from the coils')
})

test('fish, whales, seals and snails stand on no legs', () => {
  for (const name of ['fish', 'shark', 'whale', 'dolphin', 'seal', 'snail', 'slug', 'snake'])
    assert.equal(part(upright(name), 'farLeg'), '', name)
})

test('stripes go around the limbs of a zebra, and a giraffe has patches on its long neck', () => {
  const marks = (name: string, where: string) => part(upright(name), where).match(/<path/g)?.length ?? 0
  // Few and broad: two are what a limb has room for.
  for (const limb of ['nearArm', 'farArm', 'nearLeg', 'farLeg'])
    assert.ok(marks('zebra', limb) >= marks('horse', limb) + 2, limb)
  const { neck, headMid } = upright('giraffe').points
  const { neck: short, headMid: low } = upright('cow').points
  assert.ok(headMid![1] < low![1] && neck![1] < short![1])
})

const staged = async (prompt: string) => (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene.members

test('who can sit with something in its paws keeps its own body, and what it eats is between the paws, below the eyes', async () => {
  for (const [prompt, who, what] of [
    ['a bunny eating a carrot', 'rabbit', 'carrot'],
    ['a panda eating bamboo', 'panda', 'bamboo'],
    ['a raccoon eating an apple', 'raccoon', 'apple'],
    ['a squirrel holding an acorn', 'squirrel', 'acorn'],
  ] as const) {
    const all = await staged(prompt)
    const [a, b] = [all.find(({ being }) => being)!, all.find(({ entry }) => entry.name === what)!]
    assert.equal(a.upright, false, `${who} got up`)
    const [left, right] = [a.point('nearHand'), a.point('farHand')].map(([x]) => x).toSorted((x, y) => x - y)
    const middle = (b.art.box.x0 + b.art.box.x1) / 2
    assert.ok(middle > left! && middle < right!, `${what} is beside the paws of ${who}`)
    assert.ok(b.art.box.y0 > a.point('eye')[1], `${what} is before the face of ${who}`)
    const room = a.art.box.y1 - a.point('mouth')[1]
    if (prompt.includes('eating'))
      assert.ok(b.art.box.y0 < a.point('mouth')[1] + room * 0.06, `${what} is not at the lips of ${who}`)
  }
})

test('animals put on no boots and hold no wand by themselves', () => {
  const pig = read('a pig jumping in a puddle')
  assert.ok(!pig.things.some(({ name }) => name === 'rain boot'))
  assert.ok(read('a girl jumping in a puddle').things.some(({ name }) => name === 'rain boot'))
  const fish = read('a fish blowing bubbles')
  assert.ok(!fish.things.some(({ name }) => name === 'bubble wand'))
  assert.equal(fish.place, null)
})

test('what an animal drinks is in a bowl, unless it was said where', () => {
  const drunk = (prompt: string) => {
    const { relations, things } = read(prompt)
    return relations
      .filter(({ relation }) => relation === 'drinks')
      .map(({ b }) => things.find(({ id }) => id === b)?.name)
  }
  assert.deepEqual(drunk('a cat drinking milk'), ['bowl'])
  assert.deepEqual(drunk('a dog drinking water'), ['bowl'])
  assert.deepEqual(drunk('an elephant drinking water from a river'), ['river'])
  assert.deepEqual(drunk('a girl drinking milk'), ['milk'])
})
