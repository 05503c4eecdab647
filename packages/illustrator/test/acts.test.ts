import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../src/art/art.ts'
import { read } from '../src/reading/read.ts'
import { judge } from '../src/staging/judge/judge.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { stage } from '../src/staging/stage.ts'
import { bestOf } from '../src/staging/tries.ts'

const staged = async (prompt: string) => {
  const { scene } = await stage(enact(read(prompt)), prompt, 1, 'medium')
  const find = (name: string) => {
    const member = scene.members.find(({ entry }) => entry.name === name)
    assert.ok(member, `${name} is not on the page of "${prompt}"`)
    return member
  }
  return { scene, find }
}
const apart = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1])

test('an act brings what nobody named, once, and leaves what was said as it is', () => {
  const graph = read('a woman vacuuming the rug')
  const acted = enact(graph)
  assert.deepEqual(
    acted.things.map(({ name }) => name).sort(),
    [...graph.things.map(({ name }) => name), 'vacuum cleaner'].sort(),
  )
  assert.equal(graph.things.length, 2)
})

/** How far a point is from the line through two others. */
const offShaft = ([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number =>
  Math.abs((y1 - y0) * x - (x1 - x0) * y + x1 * y0 - y1 * x0) / Math.hypot(x1 - x0, y1 - y0)

test('who sweeps has the broom in hand and its end on the floor', async () => {
  const { find } = await staged('a woman sweeping the kitchen')
  const [woman, broom] = [find('woman'), find('broom')]
  assert.ok(offShaft(woman.point('nearHand'), broom.point('tip'), broom.point('top')) < woman.place.h * 0.05)
  // Its other end pokes nobody's face.
  const radius = Math.abs(woman.point('headMid')[1] - woman.point('headTop')[1])
  const ends = [broom.point('top'), broom.point('base')]
  assert.ok(ends.every((end) => apart(end, woman.point('headMid')) > radius * 0.8))
  assert.ok(Math.abs(broom.point('tip')[1] - woman.art.box.y1) < woman.place.h * 0.06)
})

test('who milks sits at the flank of the cow with the bucket below it', async () => {
  const { find } = await staged('a farmer milking a cow')
  const [farmer, cow, bucket] = [find('farmer'), find('cow'), find('bucket')]
  assert.equal(farmer.acting.pose, 'sit')
  assert.ok(bucket.place.x > cow.art.box.x0 && bucket.place.x < cow.art.box.x1)
  assert.ok(farmer.point('nearHand')[1] > cow.art.box.y0 + (cow.art.box.y1 - cow.art.box.y0) * 0.5)
})

test("two who hug do not hide each other's face", async () => {
  const { scene } = await staged('two girls hugging')
  const [a, b] = scene.members
  assert.ok(a && b)
  const r = Math.abs(a.point('headMid')[1] - a.point('headTop')[1])
  assert.ok(apart(a.point('headMid'), b.point('headMid')) > r * 1.2)
})

test('what is done to a part of a body is done there: hand or tool at the part, both faces free', async () => {
  const asked: readonly (readonly [prompt: string, relation: string])[] = [
    ["a mother brushing her daughter's hair", 'cleans'],
    ["a boy brushing his puppy's teeth", 'cleans'],
    ["a vet bandaging a dog's paw", 'plays-with'],
    ['a princess putting a crown on a frog', 'tends'],
    ["a doctor putting a plaster on a boy's elbow", 'plays-with'],
    ['a fireman handing a cat to a boy', 'gives-to'],
    ['a boy feeding a bottle to a lamb', 'feeds'],
  ]
  for (const [prompt, relation] of asked) {
    const { judgement } = await bestOf(read(prompt), prompt, 1, 'medium')
    const verdict = judgement.verdicts.find((one) => one.relation.relation === relation)
    assert.equal(verdict?.holds, true, prompt)
  }
})

test('a hand that is not where its act is fails the page', async () => {
  const page = await stage(enact(read("a mother brushing her daughter's hair")), 'hair', 1, 'medium')
  assert.ok(judge(page).verdicts.every(({ holds }) => holds))
  const brush = page.scene.members.find(({ entry }) => entry.name === 'hairbrush')
  assert.ok(brush)
  const [contact] = page.scene.contacts
  assert.ok(contact)
  contact.at = () => [brush.place.x, brush.place.y + 400]
  assert.ok(judge(page).verdicts.some(({ holds }) => !holds))
})

test('who cannot reach stands on a stool, who has to reach low kneels', async () => {
  const low = await staged('a boy petting a hedgehog')
  assert.equal(low.find('boy').acting.pose, 'kneel')
  const high = await staged('a rabbit putting a scarf on a snowman')
  const stool = high.find('stool')
  assert.ok(Math.abs(high.find('rabbit').art.box.y1 - stool.art.box.y0) < 20)
})

test('neighbors share the seat of the one that has it, whoever is between in the middle', async () => {
  const { scene } = await staged('a hamster sitting between two guinea pigs on a couch')
  const couch = scene.members.find(({ entry }) => entry.name === 'couch')
  const pigs = scene.members.filter(({ entry }) => entry.name === 'guinea pig').map(({ art }) => art.box)
  const hamster = scene.members.find(({ entry }) => entry.name === 'hamster')?.art.box
  assert.ok(couch && hamster && pigs.length === 2)
  for (const { y1 } of [...pigs, hamster]) assert.ok(y1 < couch.art.box.y1 - 20, 'on the couch, not before it')
  assert.ok(pigs.some(({ x0 }) => x0 < hamster.x0) && pigs.some(({ x1 }) => x1 > hamster.x1))
})

test('stuck with the legs sticking out is head first', async () => {
  const { find } = await staged('a boy stuck in a bucket with his feet sticking out')
  const [boy, bucket] = [find('boy'), find('bucket')]
  assert.ok(boy.point('nearFoot')[1] < boy.point('headMid')[1])
  assert.ok(boy.point('nearFoot')[1] < bucket.art.box.y0 && boy.point('headMid')[1] > bucket.point('rim')[1])
})

test('who pulls children on a sled pulls the sled, and two who shake hands face each other', async () => {
  const pulled = enact(read('a mother pulling her kids on a sled'))
  const sled = pulled.things.find(({ name }) => name === 'sled')
  assert.ok(pulled.relations.some(({ relation, b }) => relation === 'pulls' && b === sled?.id))
  const { scene } = await staged('two robots shaking hands')
  const [a, b] = scene.members
  assert.ok(a && b && a.place.facing !== b.place.facing)
  assert.ok(apart(a.point('nearHand'), b.point('nearHand')) < a.place.h * 0.08)
})
