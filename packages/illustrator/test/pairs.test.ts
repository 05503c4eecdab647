/** Two who have to do with each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { distance, midX, tall } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const best = await bestOf(read(prompt), prompt, 1, 'medium')
  const { members } = best.staged.scene
  const all = (name: string): Member[] => members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => all(name)[0] ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  return { ...best, one, all }
}
const told = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${name(a)} ${relation} ${name(b)}`.trim())
}
const named = (prompt: string): string[] => read(prompt).things.map(({ name }) => name)

test('who hugs has both faces free', async () => {
  for (const prompt of ['two puppies hugging', 'a cat and her kitten snuggling', 'two sisters hugging']) {
    const { judgement } = await paged(prompt)
    assert.deepEqual(
      judgement.clashes.map(({ face, by }) => `${face.key} is behind ${by.key}`),
      [],
      prompt,
    )
  }
})

test('a mouse that a bear hugs is in its arms', async () => {
  const { one } = await paged('a bear hugging a mouse')
  const [bear, mouse] = [one('bear'), one('mouse')]
  assert.ok(tall(mouse.art.box) < tall(bear.art.box) * 0.5)
  assert.ok(mouse.art.box.y1 < bear.art.box.y1 - 20, 'its feet are off the ground')
})

test('a baby in the arms is a bundle without arms and legs, and its face is free', async () => {
  const { one, judgement } = await paged('mom cradling a newborn baby')
  const parts = new Set(one('baby').art.layers.map(({ part }) => part))
  assert.ok(parts.has('head') && !parts.has('nearLeg') && !parts.has('nearArm'))
  assert.deepEqual(judgement.clashes, [])
})

test('palms meet in a high five, hands in hands who pull and dance', async () => {
  for (const [prompt, a, b] of [
    ['a penguin and a polar bear high five', 'penguin', 'polar bear'],
    ['a child pulling grandpa by the hand', 'child', 'grandfather'],
    ['a bear and a fox dancing together', 'bear', 'fox'],
  ] as const) {
    const { one } = await paged(prompt)
    const hands = (member: Member) => [member.point('nearHand'), member.point('farHand')]
    const gaps = hands(one(a)).flatMap((p) => hands(one(b)).map((q) => distance(p, q)))
    assert.ok(Math.min(...gaps) < one(a).place.h * 0.18, prompt)
  }
})

test('who is robbed of something is there', () => {
  assert.ok(told("a raccoon runs off with the boy's sandwich").includes('raccoon runs-from boy'))
  assert.ok(told("a dog stealing a girl's ice cream").includes('dog runs-from girl'))
})

test('nobody comes who was not asked for', () => {
  assert.ok(!named("a hairdresser cutting a lion's hair").includes('barber'))
  assert.ok(!named('a lion getting a haircut from a monkey').includes('barber'))
  assert.ok(!named('grandma holding the new baby in her arms').includes('child'))
  assert.ok(!named('a hen and her chicks walking in a row').includes('child'))
})

test('a piggyback ride is on the back, leapfrog over the other', () => {
  assert.deepEqual(told('a boy getting a piggyback ride from his dad'), ['boy sits-on father'])
  assert.deepEqual(told('a dad carrying his son piggyback'), ['son rides father'])
  assert.ok(told('two boys playing leapfrog').includes('boy jumps-over boy'))
  assert.ok(told('two kids having a pillow fight').includes('child holds pillow'))
})

test('who wins is ahead, whoever was named first', async () => {
  const { one } = await paged('a rabbit and a turtle racing to the finish line, the turtle is ahead')
  const [rabbit, turtle] = [one('rabbit'), one('turtle')]
  const way = turtle.place.facing === 'right' ? 1 : -1
  assert.ok((midX(turtle.art.box) - midX(rabbit.art.box)) * way > 0)
})

test('those who follow go in a line, many of them two abreast', async () => {
  const level = (row: readonly Member[]) => {
    const feet = row.map(({ art }) => art.box.y1)
    return Math.max(...feet) - Math.min(...feet) < tall(row[0]?.art.box ?? assert.fail()) * 0.1
  }
  const few = await paged('a duck followed by two ducklings in a line')
  assert.equal(few.all('duckling').length, 2)
  assert.ok(level(few.all('duckling')), 'two go in one line')
  const { one, all } = await paged('a duck followed by five ducklings in a line')
  const file = all('duckling').sort((p, q) => midX(p.art.box) - midX(q.art.box))
  assert.equal(file.length, 5)
  const rows = [0, 1].map((row) => file.filter((_, i) => i % 2 === row))
  assert.ok(rows.every(level), 'each row is one line')
  const [near, far] = rows.map((row) => row[0]?.art.box.y1 ?? assert.fail())
  assert.ok(
    Math.abs((near ?? 0) - (far ?? 0)) < tall(file[0]?.art.box ?? assert.fail()) * 0.5,
    'the rows are side by side',
  )
  const sides = new Set(file.map(({ art }) => midX(art.box) > midX(one('duck').art.box)))
  assert.equal(sides.size, 1, 'all are behind who leads them')
})

test('a baby beside one of its kind is the smaller one', async () => {
  const { all } = await paged('a mother giraffe and her baby')
  const [mother, baby] = all('giraffe').map(({ art }) => tall(art.box))
  assert.ok((baby ?? 0) < (mother ?? 0) * 0.65)
})

test('two under one blanket look out over it', async () => {
  const { one, all } = await paged('two cats sharing a blanket')
  for (const cat of all('cat')) assert.ok(cat.point('headMid')[1] < one('blanket').art.box.y0)
})

test('two in love look at each other, both faces free; of one alone it is a smile', async () => {
  for (const prompt of ['two hedgehogs in love', 'two bunnies in love', 'two penguins in love with a heart']) {
    const { judgement, staged } = await paged(prompt)
    const [a, b] = staged.scene.members.filter(({ being }) => being)
    assert.ok(a && b && a.place.facing !== b.place.facing, prompt)
    assert.deepEqual(judgement.clashes, [], prompt)
  }
  assert.ok(read('two hedgehogs in love').relations.some(({ how }) => how === 'in-love'))
  assert.deepEqual(told('a bear in love'), ['bear smiles'])
})

test('who wakes somebody is beside the bed, and only who is woken lies in it', () => {
  const relations = told('a boy waking up his mom')
  assert.ok(relations.includes('mother sleeps-in bed'))
  assert.ok(!relations.some((one) => /^boy (sits-on|sleeps-in|lies-on) bed/.test(one)))
  assert.ok(told('the boy is waking up').includes('boy sits-on bed'))
})

test('mother and baby asleep are a mother and a baby', () => {
  assert.deepEqual(named('mother and baby sleeping in a bed'), ['mother', 'baby', 'bed'])
  assert.deepEqual(named('mom and baby elephant'), ['elephant', 'baby elephant'])
})
