import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { brokenIn } from '../src/staging/broken.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const page = async (prompt: string) => {
  const graph = read(prompt)
  const { staged, judgement, missing } = await bestOf(graph, prompt, 1, 'medium')
  const all = (name: string): Member[] => staged.scene.members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => {
    const [member] = all(name)
    assert.ok(member, `${name} is not on the page of "${prompt}"`)
    return member
  }
  return { graph, staged, judgement, missing, all, one }
}
const away = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1])

test('two who are nose to nose look at each other, their mouths close', async () => {
  const { one, graph } = await page('a kitten and a puppy nose to nose')
  const [kitten, puppy] = [one('kitten'), one('puppy')]
  assert.deepEqual(graph.unknown, [])
  assert.notEqual(kitten.place.facing, puppy.place.facing)
  assert.ok(away(kitten.point('mouth'), puppy.point('mouth')) < Math.max(kitten.place.h, puppy.place.h) * 0.6)
})

test('two who sit back to back look away from each other and keep their books', async () => {
  const { all, judgement } = await page('two kids sitting back to back reading books')
  const [a, b] = all('child').sort((p, q) => p.place.x - q.place.x)
  assert.ok(a && b)
  assert.equal(a.place.facing, 'left')
  assert.equal(b.place.facing, 'right')
  assert.deepEqual(
    judgement.verdicts.filter(({ holds }) => !holds),
    [],
  )
})

test('a pot on a head is turned over and leaves the eyes free', async () => {
  const { one, judgement } = await page('a girl wearing a pot as a helmet')
  const [girl, pot] = [one('girl'), one('pot')]
  assert.equal(Math.abs(pot.tilt), 180)
  assert.ok(pot.art.box.y1 < girl.point('eye')[1] + 4)
  assert.deepEqual(judgement.clashes, [])
})

test('a head that is stuck is in what it is stuck in', async () => {
  const { one } = await page('a bear cub with its head stuck in a honey jar')
  const [cub, jar] = [one('bear cub'), one('honey jar')]
  const [x, y] = cub.point('headTop')
  assert.ok(x > jar.art.box.x0 && x < jar.art.box.x1 && y > jar.art.box.y0 && y < jar.art.box.y1)
})

test('what somebody is tangled in goes around the body, behind it and before it', async () => {
  const { one, staged } = await page('a kitten tangled in christmas lights')
  const [kitten, lights] = [one('kitten'), one('christmas lights')]
  const order = staged.scene.group(kitten).coats.map(({ member, part }) => `${member.entry.name} ${part}`)
  assert.ok(order.indexOf('christmas lights back') < order.findIndex((coat) => coat.startsWith('kitten')))
  assert.ok(order.indexOf('christmas lights front') > order.findIndex((coat) => coat.startsWith('kitten')))
  assert.ok(lights.art.box.y0 > kitten.point('headMid')[1])
})

test('an octopus with many things has each at the end of an arm, none before its face', async () => {
  const { judgement, missing } = await page('an octopus holding a teacup, a book, a ball, a spoon, a flower and a star')
  assert.deepEqual(missing, [])
  assert.deepEqual(judgement.clashes, [])
})

test('a giraffe that looks in at an upper window has its head at the house, not in a room', async () => {
  const { one, staged } = await page('a giraffe looking in at an upstairs window')
  const [giraffe, house] = [one('giraffe'), one('house')]
  const [x, y] = giraffe.point('headMid')
  assert.ok(y > house.art.box.y0 && y < house.art.box.y1)
  assert.ok(x > house.art.box.x0 - giraffe.place.h * 0.1 && x < house.art.box.x1 + giraffe.place.h * 0.1)
  assert.equal(staged.ground.roofed ?? false, false)
})

test('a part of which nobody is there to have it is said to be missing', () => {
  assert.ok(read('a mountain, with its tail caught in').unknown.length > 0)
})

test('a relation that no try could show is said to be missing', () => {
  const graph = read('a parrot sitting on a pirate')
  const [relation] = graph.relations
  assert.ok(relation)
  assert.deepEqual(brokenIn([{ relation, holds: false }], graph), ['parrot sits on pirate'])
  assert.deepEqual(brokenIn([{ relation, holds: true }], graph), [])
})
