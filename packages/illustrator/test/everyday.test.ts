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

test('a door is higher than who opens it, and the hand is at its knob', async () => {
  const { one } = await page('mother carrying groceries and her son opening the door for her')
  const [mother, son, door] = [one('mother'), one('son'), one('door')]
  assert.ok(door.art.box.y1 - door.art.box.y0 > mother.art.box.y1 - mother.art.box.y0)
  const [hand, knob] = [son.point('nearHand'), door.point('grip')]
  assert.ok(Math.hypot(hand[0] - knob[0], hand[1] - knob[1]) < son.place.h * 0.15)
})

test('friends of grown-ups are grown up, those of children are children', () => {
  assert.ok(
    read('grandma pouring tea for her friends').things.some(({ name, word }) => name === 'woman' && word === 'friends'),
  )
  assert.ok(
    read('a girl and her friends at the park').things.some(({ name, word }) => name === 'child' && word === 'friends'),
  )
})

test('who vacuums does not sit down with who watches television', () => {
  const { relations } = read('mom vacuuming while dad watches tv')
  assert.deepEqual(
    relations.filter(({ relation }) => relation === 'sits-on').map(({ a }) => a),
    ['father#1'],
  )
})

test('who tries on the shoes of another is alone in them', () => {
  const { things } = read("a girl trying on her mom's high heels in front of the mirror")
  assert.ok(!things.some(({ name }) => name === 'mother'))
})

test('who fell asleep over a book has the face free', async () => {
  const { one } = await page('boy asleep at his desk with his head on a book')
  assert.equal(one('boy').acting.mood, 'sleepy')
  assert.ok(one('book').art.box.y0 > one('boy').point('headMid')[1])
})

test('burgers are on the grill, and what is taken out of the oven is in both hands', async () => {
  const grilled = await page('dad grilling burgers in the backyard, the dog begging')
  const grill = grilled.one('barbecue grill').art.box
  for (const burger of grilled.all('hamburger')) assert.ok(burger.art.box.x0 > grill.x0 && burger.art.box.x1 < grill.x1)
  const baked = await page('grandma taking cookies out of the oven')
  const [oven, grandmother] = [baked.one('oven').art.box, baked.one('grandmother')]
  assert.ok(Math.abs(oven.y1 - grandmother.art.box.y1) < grandmother.place.h * 0.1, 'the oven stands on the floor')
})

test('an arm in plaster is seen, and nobody lies in a hospital for it', () => {
  const { things, relations, unknown } = read('a girl with a cast on her arm and her friends')
  assert.ok(relations.some(({ relation, b }) => relation === 'wears' && b === 'arm cast#1'))
  assert.ok(!things.some(({ name }) => name === 'bed'))
  assert.deepEqual(unknown, [])
})

test('lotion is rubbed where it was said', () => {
  const { relations } = read("mom rubbing sunscreen on her son's back at the beach")
  assert.ok(relations.some(({ a, b, part }) => a === 'mother#1' && b === 'son#1' && part === 'back'))
  assert.ok(!relations.some(({ relation }) => relation === 'sits-on'))
})

test('who was named in the other clause with a deed of their own keeps to it', () => {
  const { relations } = read('toddler splashing in a puddle while dad holds the umbrella')
  const jumps = relations.filter(({ relation }) => relation === 'jumps-in').map(({ a }) => a)
  assert.deepEqual(jumps, ['toddler#1'])
})

test('who is on the phone does not stand on it', () => {
  const { relations } = read("the baby pulling the cat's tail while mom is on the phone")
  assert.ok(relations.some(({ a, relation, b }) => a === 'mother#1' && relation === 'holds' && b === 'phone#1'))
  assert.ok(!relations.some(({ relation }) => relation === 'stands-on'))
})
