/** Three and more at one deed: each is seen at it, and none hides the face of another. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const stagedFrom = async (prompt: string) => (await bestOf(read(prompt), prompt, 5, 'medium')).staged

for (const [prompt, name, n] of [
  ['five children planting a tree', 'child', 5],
  ['five kids digging a hole', 'child', 5],
  ['four kids building a snowman', 'child', 4],
  ['four children playing marbles in the yard', 'child', 4],
] as const)
  test(`"${prompt}": every one is on the page, and their faces are apart`, async () => {
    const { scene, seen } = await stagedFrom(prompt)
    const shown = scene.members.filter((m) => m.entry.name === name && seen.seen.get(m)?.shown)
    assert.equal(shown.length, n)
    const heads = shown.map((m) => ({
      at: m.point('headMid'),
      r: Math.abs(m.point('headMid')[1] - m.point('headTop')[1]),
    }))
    for (const [i, p] of heads.entries())
      for (const q of heads.slice(i + 1))
        assert.ok(Math.hypot(p.at[0] - q.at[0], p.at[1] - q.at[1]) > Math.min(p.r, q.r), 'two faces are one')
  })

test('several who build something high stand on the ground beside it', async () => {
  const { scene } = await stagedFrom('four kids building a snowman')
  const [snowman] = scene.members.filter(({ entry }) => entry.name === 'snowman')
  assert.ok(snowman)
  // Two at its sides, and two before its lower corners, nearer to us.
  for (const kid of scene.members.filter(({ being, entry }) => being && entry.name === 'child')) {
    const nearer = (kid.art.box.y1 - snowman.art.box.y1) / kid.place.h
    assert.ok(nearer > -0.1, 'one is in the air')
    assert.ok(nearer < 0.35, 'one is far from it')
  }
})

test('several who eat one thing have a helping each, cut where it is cut', async () => {
  const pizza = await stagedFrom('four kids eating a pizza')
  assert.equal(pizza.scene.members.filter(({ entry }) => entry.name === 'pizza slice').length, 4)
  const alone = await stagedFrom('a girl eating a pizza')
  assert.equal(alone.scene.members.filter(({ entry }) => entry.name === 'pizza').length, 1)
})

test('of several with one book one reads, and the others turn to it', async () => {
  const { scene } = await stagedFrom('four kids reading one book')
  assert.equal(scene.bonds.filter(({ relation }) => relation.relation === 'reads').length, 1)
  assert.equal(scene.bonds.filter(({ relation }) => relation.relation === 'looks-at').length, 3)
})

test('a number that was said is kept when they sit in a circle', () => {
  assert.equal(read('six children sitting in a circle').things[0]?.n, 6)
  assert.deepEqual(read('six children sitting in a circle').unknown, [])
})

test('who draws at a table that was named has paper there and a pencil each, and no desk beside it', async () => {
  const { scene } = await stagedFrom('four kids around a small table drawing')
  const names = scene.members.map(({ entry }) => entry.name)
  assert.equal(names.filter((name) => name === 'pencil').length, 4)
  assert.ok(!names.includes('desk'))
})

test('what is rolled is as large as it takes to push it', async () => {
  const { scene } = await stagedFrom('five kids pushing a big snowball')
  const [ball] = scene.members.filter(({ entry }) => entry.name === 'snowball')
  const kids = scene.members.filter(({ entry }) => entry.name === 'child')
  assert.ok(ball && ball.art.box.y1 - ball.art.box.y0 > Math.min(...kids.map(({ place }) => place.h)) * 0.7)
})

test('a class is children, where it is no lesson', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name, n }) => `${n} ${name}`)
  assert.ok(names('a firefighter talking to the class').includes('4 student'))
  assert.ok(names('the whole class singing').includes('4 student'))
  assert.ok(!names('kids in math class').includes('4 student'))
})

test('four on a seesaw are two on either side, all of them on its board', async () => {
  const { scene } = await stagedFrom('four kids on a seesaw')
  const [seesaw] = scene.members.filter(({ entry }) => entry.name === 'seesaw')
  const kids = scene.members.filter(({ entry }) => entry.name === 'child')
  assert.ok(seesaw && kids.every((kid) => scene.together(kid, seesaw)))
  const middle = (seesaw.point('seat')[0] + seesaw.point('seat2')[0]) / 2
  assert.equal(kids.filter((kid) => kid.point('seat')[0] < middle).length, 2)
})

test('a log that many sit on is no higher than a seat', async () => {
  const { scene } = await stagedFrom('five frogs sitting on a log')
  const [log] = scene.members.filter(({ entry }) => entry.name === 'log')
  const frogs = scene.members.filter(({ entry }) => entry.name === 'frog')
  assert.ok(log && log.place.h < Math.max(...frogs.map(({ place }) => place.h)) * 0.8)
})

test('of six behind one tree every face is seen', async () => {
  const { scene, seen } = await stagedFrom('6 kids hiding behind one tree')
  const kids = scene.members.filter((m) => m.entry.name === 'child' && seen.seen.get(m)?.shown)
  assert.equal(kids.length, 6)
})

test('who push something together are all behind it', async () => {
  const { scene } = await stagedFrom('six people pushing a broken down bus')
  const [bus] = scene.members.filter(({ entry }) => entry.name === 'bus')
  assert.ok(bus)
  const middle = (bus.art.box.x0 + bus.art.box.x1) / 2
  const sides = scene.members.filter(({ being }) => being).map((one) => one.point('headMid')[0] < middle)
  assert.equal(sides.length, 6)
  assert.equal(new Set(sides).size, 1, 'they push against each other')
})

test('who wheel a hospital bed are alone with it', () => {
  const names = read('three nurses pushing a hospital bed').things.map(({ name }) => name)
  assert.ok(!names.includes('doctor'))
})

test('of a flock at a fence one is over it, and nobody is behind that one', async () => {
  const { scene, seen } = await stagedFrom('a flock of eight sheep jumping over a fence')
  const [fence] = scene.members.filter(({ entry }) => entry.name === 'fence')
  const sheep = scene.members.filter(({ entry }) => entry.name === 'sheep')
  assert.ok(fence)
  assert.equal(sheep.filter((one) => seen.seen.get(one)?.shown).length, 8)
  const over = sheep.filter((one) => one.art.box.y1 <= fence.art.box.y0)
  assert.ok(over.some((one) => one.acting.pose === 'jump'))
  assert.ok(
    sheep.every(({ art: { box } }) => box.x1 - box.x0 > 120),
    'too small to color',
  )
})

test('the third who stirs a cauldron stands behind it with a spoon in it', async () => {
  const { scene } = await stagedFrom('three witches stirring one cauldron')
  const [pot] = scene.members.filter(({ entry }) => entry.name === 'cauldron')
  assert.ok(pot)
  const spoons = scene.members.filter(({ entry }) => entry.name === 'spoon')
  assert.equal(spoons.length, 3)
  for (const spoon of spoons) {
    const [x] = spoon.point('tip')
    assert.ok(x > pot.art.box.x0 && x < pot.art.box.x1, 'a spoon is beside the pot')
  }
})
