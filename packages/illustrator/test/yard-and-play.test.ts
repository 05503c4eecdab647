/** What animals and children do outdoors is what one sees of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tall, wide } from '../src/staging/geometry.ts'
import { page } from './page.ts'

test('who pecks at grain has the beak down, on the ground', async () => {
  for (const [prompt, who] of [
    ['a hen with her chicks pecking grain', 'chick'],
    ['pigeons eating breadcrumbs', 'pigeon'],
  ] as const) {
    const { all, missing, staged } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    assert.ok(!/sky|aloft/.test(staged.setting), prompt)
    for (const { art, ...one } of all(who).map((bird) => ({ art: bird.art, beak: bird.point('mouth')[1] })))
      assert.ok(one.beak > art.box.y0 + tall(art.box) * 0.7, prompt)
  }
})

test('two who jump through one hoop do so in turn, above the water', async () => {
  const { all, one, staged } = await page('two dolphins jumping through a hoop')
  const [first, second] = all('dolphin').map(({ art }) => art.box)
  assert.ok(first && second)
  assert.equal(staged.setting, 'open sea')
  assert.ok(Math.min(first.x1, second.x1) - Math.max(first.x0, second.x0) < wide(first) * 0.2)
  assert.ok(one('hula hoop').art.box.x1 < 1024)
})

test('as many pull at one end of the rope as at the other, and none hides another', async () => {
  const { all, one } = await page('four kids playing tug of war')
  const { x0, x1 } = one('rope').art.box
  const heads = all('child').map((child) => child.point('headMid')[0])
  assert.equal(heads.filter((x) => x < (x0 + x1) / 2).length, 2)
  const sorted = heads.toSorted((p, q) => p - q)
  for (const [i, x] of sorted.slice(1).entries()) assert.ok(x - (sorted[i] as number) > 60, String(sorted))
})

test('pigs do not stand before the wolf that blows at their house', async () => {
  const { one } = await page('a wolf blowing down a house of straw')
  const [wolf, house, pig] = ['wolf', 'straw house', 'pig'].map((name) => one(name).art.box)
  assert.ok(wolf && house && pig)
  const middle = (house.x0 + house.x1) / 2
  assert.ok((wolf.x0 + wolf.x1) / 2 - middle > 0 !== (pig.x0 + pig.x1) / 2 - middle > 0)
})

test('a hose that somebody is splashed with is in the hands', async () => {
  const { graph, one } = await page('a boy splashing his sister with a garden hose')
  assert.ok(graph.relations.some(({ relation }) => relation === 'waters'))
  assert.equal(one('sister').acting.mood, 'surprised')
})

test('goats that butt heads meet with their foreheads, face to face', async () => {
  for (const [prompt, who] of [
    ['two goats butting heads on a mountain', 'goat'],
    ['two rams fighting', 'ram'],
  ] as const) {
    const { all, graph, missing } = await page(prompt)
    assert.ok(
      graph.relations.some(({ relation }) => relation === 'fights'),
      prompt,
    )
    assert.deepEqual(missing, [], prompt)
    const [first, second] = all(who)
    assert.ok(first && second)
    assert.deepEqual([first.acting.mood, second.acting.mood], ['angry', 'angry'], prompt)
    assert.notEqual(first.place.facing, second.place.facing, prompt)
  }
  assert.ok((await page('two cats butting heads')).graph.relations.every(({ relation }) => relation !== 'fights'))
})

test('children in a canoe sit in it and paddle', async () => {
  for (const prompt of ['two kids in a canoe with a dog', 'a girl sitting in a kayak', 'a bear in a rowboat']) {
    const { all, staged } = await page(prompt)
    assert.ok(all('oar').length > 0, prompt)
    const [who] = staged.scene.members.filter(({ being }) => being)
    assert.equal(who?.acting.pose, 'seated-row', prompt)
  }
})

test('the dog of children who sled is on a sled as well, up on the slope', async () => {
  const { one, missing, staged } = await page('children sledding down a hill with their dog')
  assert.deepEqual(missing, [])
  const dog = one('dog')
  assert.equal(staged.scene.does(dog, 'rides')?.b?.entry.name, 'sled')
  assert.ok(dog.art.box.y1 < one('snowy slope').art.box.y1)
})
