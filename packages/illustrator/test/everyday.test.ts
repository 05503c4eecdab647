import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

const shownOn = async (prompt: string) => {
  const { staged, all, graph } = await page(prompt)
  const shown = (noun: string) =>
    all(noun).map((one) => staged.seen.seen.get(one)?.shown ?? assert.fail(`${prompt}: ${noun} is hidden`))
  return { shown, all, graph }
}

test('several in one bed lie side by side on their pillows, and the cat is on their blanket', async () => {
  const { shown } = await shownOn('three sisters sleeping in one bed with a cat')
  const [bed] = shown('bed')
  const [cat] = shown('cat')
  const sisters = shown('sister')
  assert.equal(sisters.length, 3)
  assert.ok(bed && cat)
  const tops = sisters.map(({ y0 }) => y0)
  assert.ok(Math.max(...tops) - Math.min(...tops) < 60, 'side by side')
  for (const one of [...sisters, cat]) assert.ok(one.x0 > bed.x0 - 10 && one.x1 < bed.x1 + 10 && one.y1 < bed.y1)
  for (const one of sisters) assert.ok(one.y1 < (bed.y0 + bed.y1) / 2, 'the blanket covers them')
})

test('who is between two in bed is in bed', async () => {
  const { shown } = await shownOn('mom and dad sleeping in bed with the baby between them')
  const [[mother], [baby], [father]] = [shown('mother'), shown('baby'), shown('father')]
  assert.ok(mother && baby && father)
  const mid = (baby.x0 + baby.x1) / 2
  assert.ok(Math.abs(mid - (mother.x0 + mother.x1 + father.x0 + father.x1) / 4) < (father.x1 - father.x0) / 2)
  assert.ok(baby.y1 < (shown('bed')[0]?.y1 ?? 0) - 100)
})

test('who naps while others are about sits in an armchair, who sleeps in a chair sits in it', async () => {
  for (const prompt of ['the dog stealing a sausage while grandpa sleeps', 'grandpa sleeping in his armchair']) {
    const { one } = await page(prompt)
    const [grandfather, chair] = [one('grandfather'), one('armchair')]
    assert.equal(grandfather.acting.pose, 'sit', prompt)
    assert.equal(grandfather.acting.mood, 'sleepy', prompt)
    const [x] = grandfather.point('seat')
    assert.ok(x > chair.art.box.x0 && x < chair.art.box.x1, prompt)
  }
})

test('a stroller with a baby in it is pushed, and nothing sold', async () => {
  const { one, staged } = await page('mom buying vegetables at the market with her baby in a stroller')
  const pushes = staged.scene.bonds.find(({ relation }) => relation.relation === 'pushes')
  assert.equal(pushes?.a, one('mother'))
  assert.equal(pushes?.b, one('stroller'))
})

test('who takes the picture looks at those it is of', () => {
  const { relations } = read('dad pushing his son on the swing while mom takes a picture')
  assert.ok(relations.some(({ a, relation, b }) => a === 'mother#1' && relation === 'looks-at' && b === 'son#1'))
  assert.ok(relations.some(({ a, relation, b }) => a === 'mother#1' && relation === 'holds' && b === 'camera#1'))
})

test('he is one and no woman; whose face it is that others paint', () => {
  const slept = read("kids painting dad's face while he sleeps on the couch").relations
  assert.ok(slept.some(({ a, relation }) => a === 'father#1' && relation === 'sleeps-in'))
  const painted = read('dad sleeping while the kids paint his face').relations
  assert.ok(painted.some(({ relation, b, part }) => relation === 'paints' && b === 'father#1' && part === 'face'))
  const combed = read('mom sits while her daughter brushes her hair').relations
  assert.ok(combed.some(({ a, b, part }) => a === 'daughter#1' && b === 'mother#1' && part === 'head'))
  const own = read('a boy washing his face while his sister sits on the bed').relations
  assert.ok(!own.some(({ b, part }) => b === 'sister#1' && part === 'face'))
})

test('two who arm-wrestle have their hands together above the table', async () => {
  const { all, one } = await page('two boys arm wrestling at the kitchen table')
  const [a, b] = all('boy').map((boy) => boy.point('nearHand'))
  const h = all('boy')[0]?.place.h ?? 0
  assert.ok(a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) < h * 0.12)
  assert.ok(a[1] < (one('table').art.tops[0]?.y ?? 0))
})

test('on the stairs one sits near their foot, and a boy who stands there is not said to be missing', async () => {
  const { one, missing } = await page('a boy tying his shoes on the stairs')
  assert.deepEqual(missing, [])
  const { box } = one('staircase').art
  assert.ok(one('boy').art.box.y1 > (box.y0 + box.y1) / 2)
})
