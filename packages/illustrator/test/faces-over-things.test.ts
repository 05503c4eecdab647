/** Promises about things of the same group as somebody: none lies over a face, and none makes those small whom the page is about. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { facesOf } from '../src/staging/faces.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const PAGE = 1024

async function staged(prompt: string, seed = 1): Promise<readonly Member[]> {
  const best = await bestOf(read(prompt), prompt, seed, 'medium')
  return best.staged.scene.members
}

const named = (members: readonly Member[], name: string) => members.filter(({ entry }) => entry.name === name)
const high = ({ art: { box } }: Member) => box.y1 - box.y0
const wide = ({ art: { box } }: Member) => box.x1 - box.x0

for (const [prompt, filler] of [
  ['cat asleep in a laundry basket full of socks', 'sock'],
  ['a puppy in a basket of flowers', 'flower'],
  ['a bunny in a basket full of easter eggs', 'easter egg'],
] as const)
  test(`what fills the vessel is beside the face: ${prompt}`, async () => {
    const members = await staged(prompt)
    const [face] = facesOf(members.filter(({ being }) => being))
    assert.ok(face)
    const [x, , r] = face
    const things = named(members, filler)
    assert.ok(things.length > 1)
    for (const { art } of things) {
      const middle = (art.box.x0 + art.box.x1) / 2
      assert.ok(Math.abs(middle - x) > r * 0.6, `${filler} at ${middle}, face at ${x} of ${r}`)
    }
  })

test('who looks on behind a ball looks over it', async () => {
  for (const prompt of ['three kittens playing with a ball of yarn', 'puppies playing with a ball']) {
    const members = await staged(prompt)
    const ball = members.find(({ being }) => !being)
    assert.ok(ball)
    for (const [x, y, r] of facesOf(members)) {
      const isBehind = x > ball.art.box.x0 && x < ball.art.box.x1
      assert.ok(!isBehind || y + r * 0.5 < ball.art.box.y0, prompt)
    }
  }
})

test('several in a jar fill it', async () => {
  const members = await staged('butterflies in a jar')
  const [jar] = named(members, 'jar')
  assert.ok(jar)
  const all = named(members, 'butterfly').map(({ art }) => art.box)
  const span = Math.max(...all.map(({ y1 }) => y1)) - Math.min(...all.map(({ y0 }) => y0))
  assert.ok(span > high(jar) * 0.4)
  for (const one of named(members, 'butterfly')) assert.ok(wide(one) > wide(jar) * 0.25)
})

test('a sponge that lies about does not make those small who wash the truck', async () => {
  const members = await staged('kids washing a muddy truck with sponges and a hose')
  const kids = members.filter(({ being }) => being)
  assert.ok(Math.max(...kids.map(high)) > PAGE * 0.26)
})

test('a board that nobody named is not larger than the owl that teaches before it', async () => {
  const members = await staged('an owl teaching math to mice')
  const [owl] = named(members, 'owl')
  const [board] = named(members, 'chalkboard')
  assert.ok(owl && board)
  assert.ok(high(board) < high(owl) * 1.4)
  for (const mouse of named(members, 'mouse')) assert.ok(high(mouse) > high(owl) * 0.28)
})

test('on the planks of a pier nobody stands on a dock', async () => {
  const members = await staged('an old sailor telling stories to kids on the pier')
  assert.equal(named(members, 'dock').length, 0)
  assert.ok(high(named(members, 'sailor')[0] as Member) > PAGE * 0.5)
})

test('a family at a picnic sits in two rows, larger than side by side', async () => {
  const members = await staged('a family having a picnic')
  const family = members.filter(({ being }) => being)
  for (const one of family) assert.ok(high(one) > PAGE * 0.21, `${one.key} is ${high(one)} high`)
  const basket = named(members, 'picnic basket')[0]
  assert.ok(basket)
  for (const [x, y, r] of facesOf(family)) {
    const { box } = basket.art
    assert.ok(Math.hypot((box.x0 + box.x1) / 2 - x, (box.y0 + box.y1) / 2 - y) > r, 'the basket is before a face')
  }
})

test('a fishbowl that a cat watches is no thimble on a tower', async () => {
  const members = await staged('goldfish in a bowl watched by a cat')
  const [cat] = named(members, 'cat')
  const [bowl] = named(members, 'fishbowl')
  const [stool] = named(members, 'stool')
  assert.ok(cat && bowl && stool)
  assert.ok(high(bowl) > high(cat) * 0.5)
  assert.ok(high(stool) < high(cat))
})

test('in a row of animals each head is before the rump of the next', async () => {
  const prompt = 'a family of hedgehogs in autumn leaves'
  const { staged: page } = await bestOf(read(prompt), prompt, 1, 'medium')
  const all = named(page.scene.members, 'hedgehog')
  const order = [...new Set(page.coats.map(({ member }) => member))].filter((one) => all.includes(one))
  for (const [i, one] of order.entries()) {
    const s = one.place.facing === 'right' ? 1 : -1
    for (const later of order.slice(i + 1)) assert.ok(s * (later.place.x - one.place.x) < 0)
  }
})

test('a jar on a windowsill at night is in a room', async () => {
  const prompt = 'fireflies in a jar on a windowsill at night'
  const { staged: page } = await bestOf(read(prompt), prompt, 1, 'medium')
  assert.equal(page.setting, 'living room')
})
