/** Who is in or on a vehicle together. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { attended } from '../src/staging/relations/acts/attended.ts'
import { bestOf } from '../src/staging/tries.ts'

const deedsOf = (prompt: string): string[] =>
  attended(read(prompt)).relations.map(({ a, relation, b }) => `${a} ${relation} ${b}`.replaceAll('#1', ''))

test('who is along with somebody in a car is in it too, an officer beside it is not', () => {
  assert.ok(deedsOf('dad in a car with two kids').includes('child inside car'))
  assert.ok(deedsOf('a pilot in a plane with a girl').includes('girl inside airplane'))
  assert.ok(deedsOf('a police officer next to a man in a car').includes('police officer next-to man'))
})

test('on a bus, train or plane one is in it; birds are on its roof', () => {
  assert.ok(deedsOf('three children on a school bus').includes('child inside school bus'))
  assert.ok(deedsOf('a pigeon on a school bus').includes('pigeon rides school bus'))
})

test('what is carried down a ladder is carried by who climbs it', () => {
  const deeds = deedsOf('a firefighter carrying a cat down a ladder')
  assert.ok(deeds.includes('firefighter climbs ladder') && deeds.includes('firefighter carries cat'), deeds.join(', '))
})

test('in one car the heads of the grown-ups are as large as those of the children', async () => {
  const prompt = 'dad in a car with two kids'
  const { staged } = await bestOf(read(prompt), prompt, 5, 'medium')
  const heads = staged.scene.members
    .filter(({ being }) => being)
    .map((member) => Math.hypot(...between(member.point('headMid'), member.point('mouth'))))
  assert.equal(heads.length, 3)
  assert.ok(Math.min(...heads) > Math.max(...heads) * 0.6, heads.join(' '))
})

const between = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]): [number, number] => [
  u - x,
  v - y,
]
