import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { tall, wide } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'
import { page } from './page.ts'

const staged = async (prompt: string, seed = 1) => (await bestOf(read(prompt), prompt, seed, 'medium')).staged
const shownIn = async (prompt: string) => {
  const drawn = await staged(prompt)
  return (noun: string) => {
    const member = drawn.scene.members.find(({ entry, named }) => entry.name === noun || named.name === noun)
    return (member && drawn.seen.seen.get(member)?.shown) ?? assert.fail(`${prompt}: ${noun} is hidden`)
  }
}

test('of two in a bunk bed one is above and one below, both in it', async () => {
  for (const prompt of ['two brothers in bunk beds', 'two kids sleeping in a bunk bed']) {
    const { scene, seen } = await staged(prompt)
    const beds = scene.members.filter(({ entry }) => entry.name === 'bunk bed')
    assert.equal(beds.length, 1, prompt)
    const bed = seen.seen.get(beds[0] as never)?.box ?? assert.fail('no bed')
    const [upper, lower] = scene.members
      .filter(({ being }) => being)
      .map((one) => seen.seen.get(one)?.shown ?? assert.fail('hidden'))
      .sort((p, q) => p.y0 - q.y0)
    assert.ok(upper && lower && upper.y1 < lower.y0, prompt)
    assert.ok(lower.x0 > bed.x0 && lower.x1 < bed.x1 && lower.y1 < bed.y1, prompt)
  }
})

test('who tucks a child in stands at the bed, the child and its teddy are in it', async () => {
  const shown = await shownIn('dad tucking his daughter into bed with her teddy bear')
  const [father, daughter, bed] = [shown('father'), shown('daughter'), shown('bed')]
  assert.ok(father.y0 < daughter.y0, 'the father is higher')
  assert.ok(daughter.x0 > bed.x0 - 10 && daughter.x1 < bed.x1 + 10, 'the daughter is in bed')
  shown('teddy bear')
})

test('one hose has one who sprays, and who swings does not slide', () => {
  const washing = read('dad and a boy washing the car with a hose and a bucket')
  const sprays = washing.relations.filter(({ relation }) => relation === 'waters')
  assert.equal(sprays.length, 1)
  assert.equal(sprays[0]?.a, 'father#1')
  assert.ok(washing.relations.some(({ a, relation }) => a.startsWith('boy') && relation === 'cleans'))
  const playing = read('a boy on a swing and his sister going down the slide')
  assert.deepEqual(
    playing.relations.filter(({ relation }) => relation === 'slides-down').map(({ a }) => a.replace(/#.*/, '')),
    ['sister'],
  )
})

test('at a crosswalk its stripes are seen, under those who walk', async () => {
  const shown = await shownIn('two kids crossing at the crosswalk')
  assert.ok(shown('crosswalk').y1 > shown('child').y1 - 30)
})

test('who hangs from the bars hangs above the ground, and two who are fed are both seen', async () => {
  const shown = await shownIn('a girl hanging from the monkey bars')
  assert.ok(shown('girl').y1 < shown('monkey bars').y1 - 20)
  const fed = await shownIn('a girl feeding her cat and dog')
  for (const one of ['cat', 'dog']) fed(one)
})

test('a hose that was named waters, and no can is brought; a pet that comes along fishes nothing', () => {
  const { things, relations } = read('a boy watering the garden with a hose')
  assert.ok(!things.some(({ name }) => name === 'watering can'))
  assert.ok(relations.some(({ relation, tool }) => relation === 'waters' && tool?.startsWith('garden hose')))
  const fishing = read('a boy fishing on a dock with his dog').relations
  assert.ok(!fishing.some(({ a, relation }) => a.startsWith('dog') && /^(fishes|holds)$/.test(relation)))
})

test('who grills does so though others play, and who climbs to a treehouse is not yet in it', () => {
  const { relations } = read('dad grilling burgers and kids playing with the dog')
  const grills = relations
    .filter(({ b, relation }) => b?.startsWith('barbecue grill') && relation === 'cooks')
    .map(({ a }) => a.replace(/#.*/, ''))
  assert.deepEqual(grills, ['father'])
  const up = read('a girl climbing a ladder to the treehouse').relations
  assert.deepEqual(
    up.map(({ relation }) => relation),
    ['climbs'],
  )
})

test('a stuffed, toy or model something is a plaything, no larger than one', async () => {
  for (const prompt of [
    'a kid sleeping in bed with a dinosaur plushie',
    'a boy holding a stuffed t-rex',
    'a girl hugging her toy elephant',
  ]) {
    const { one, graph } = await page(prompt)
    const child = one(graph.things[0]?.name ?? '')
    assert.ok(tall(one('stuffed animal').art.box) < child.place.h * 0.6, prompt)
  }
  const { one } = await page('a boy building a model airplane')
  assert.ok(wide(one('airplane').art.box) < one('boy').place.h * 0.6)
  assert.deepEqual(
    read('a toy airplane on a shelf').things.map(({ name }) => name),
    ['airplane', 'shelf'],
  )
})

test('who reaches up at a wall, or mends what hangs there, stands on the floor', async () => {
  const { one, all } = await page('grandpa fixing a clock at his workbench')
  assert.equal(all('workbench').length, 1)
  assert.ok(one('clock').art.box.y1 < one('grandfather').art.box.y1 - one('grandfather').place.h * 0.2)
})

test('what is poured for somebody, onto a dish or into a glass of the laboratory falls onto a table', async () => {
  for (const [prompt, noun] of [
    ['a squirrel pouring tea for a hedgehog', 'teacup'],
    ['a girl pouring syrup on her pancakes', 'pancakes'],
    ['a scientist pouring green liquid into a beaker', 'beaker'],
  ] as const) {
    const { one, missing } = await page(prompt)
    assert.ok(one(noun).art.box.y1 < one('table').art.box.y1 - tall(one('table').art.box) * 0.5, prompt)
    assert.deepEqual(missing, [], prompt)
  }
})

test('who draws on the floor kneels over the sheet, who waters a windowsill stands on the floor below it', async () => {
  const { one } = await page('a kid drawing with crayons on the floor')
  assert.equal(one('child').acting.pose, 'kneel')
  assert.ok(wide(one('paper').art.box) > tall(one('paper').art.box) * 2)
  const { one: at } = await page('grandma watering her plants on the windowsill')
  assert.ok(at('grandmother').art.box.y1 > at('windowsill').art.box.y1 + at('grandmother').place.h * 0.2)
})

test('hide and seek at home has no bush, five candles stand on one cake, drums in the garage stay there', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.ok(!names('kids playing hide and seek, one hiding in the closet').includes('bush'))
  const cake = read('a girl blowing out five candles on her birthday cake').things.find(({ name }) => /cake/.test(name))
  assert.ok(cake?.attributes.includes('5 candles'))
  assert.equal(read('a boy playing drums in the garage').place, 'garage')
})
