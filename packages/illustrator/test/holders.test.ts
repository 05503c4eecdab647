import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { tall } from '../src/staging/geometry.ts'
import { painted } from '../src/staging/group.ts'
import { page } from './page.ts'

test('a pose that brings a tail has it behind the body, where the pose has it', async () => {
  const { one, staged } = await page('a dog sleeping under the bed')
  const dog = one('dog')
  const coats = ['farLeg', 'torso', 'head', 'tailOver'].map((part) => ({ member: dog, part }))
  const svg = painted(coats, [])
    .map((coat) => coat.svg)
    .join('')
  assert.equal(svg, dog.art.layers.map((layer) => layer.svg).join(''))
  assert.ok(staged.scene.members.includes(dog))
})

test('who looks under a bed is on all fours before its open side, looking that way', async () => {
  const { one, missing } = await page('a robot looking under the bed')
  const [robot, bed] = [one('robot'), one('bed')]
  assert.deepEqual(missing, [])
  assert.equal(robot.acting.pose, 'crawl')
  assert.ok(bed.has('gap'), 'there is room beneath the bed')
  const [x] = robot.point('headMid')
  assert.equal(robot.place.facing, x < (bed.art.box.x0 + bed.art.box.x1) / 2 ? 'right' : 'left')
})

test('a hand that is in a jar goes in at its rim, and the jar has no lid', async () => {
  for (const prompt of [
    'bear with his paw stuck in a honey jar',
    'a boy with his hand in the cookie jar',
    'a raccoon with its paw in a trash can',
  ]) {
    const { graph, staged, missing } = await page(prompt)
    assert.equal(graph.relations[0]?.part, 'hand', prompt)
    assert.deepEqual(missing, [], prompt)
    const [who, jar] = staged.scene.members
    assert.ok(who && jar)
    const [[hx, hy], [rx, ry]] = [who.point('nearHand'), jar.point('rim')]
    assert.ok(Math.abs(hx - rx) < who.place.h * 0.08 && hy > ry - 8, `${prompt}: the hand is in it`)
  }
})

test('a flower in the hand of who has a bag is in no bag', () => {
  assert.ok(!read('a girl with a flower in her hand and a bag').relations.some(({ relation }) => relation === 'inside'))
})

test('who eats from a tree stands on the ground beside it, a leaf at the mouth', async () => {
  for (const [prompt, name] of [
    ['dinosaur eating leaves from a tall tree', 'dinosaur'],
    ['a giraffe eating leaves from a tree', 'giraffe'],
  ] as const) {
    const { one, missing } = await page(prompt)
    const [eater, tree, leaf] = [one(name), one('tree'), one('leaf')]
    assert.deepEqual(missing, [], prompt)
    assert.ok(Math.abs(eater.art.box.y1 - tree.art.box.y1) < 12, `${prompt}: both stand on the same ground`)
    const [[mx, my], { box }] = [eater.point('mouth'), leaf.art]
    assert.ok(mx > box.x0 - 20 && mx < box.x1 + 20 && my > box.y0 - 20 && my < box.y1 + 20, `${prompt}: it eats`)
  }
})

test('a digger that fills a truck has its bucket over the bed, however it is said', async () => {
  for (const prompt of [
    'an excavator loading dirt into a dump truck',
    'a digger scooping dirt into a truck',
    'an excavator filling a dump truck with dirt',
  ]) {
    const { one, missing } = await page(prompt)
    const [digger, truck] = [one('excavator'), one('dump truck')]
    assert.deepEqual(missing, [], prompt)
    const [[x, y], [bedX, bedY]] = [digger.point('dump'), truck.point('deck')]
    assert.ok(Math.abs(x - bedX) < 20 && y < bedY, prompt)
  }
})

test('a toy that an animal plays with is before it, and seen whole', async () => {
  const { one, staged } = await page('a kitten playing with a ball of yarn')
  assert.ok((staged.seen.seen.get(one('ball of yarn'))?.visible ?? 0) > 0.9)
})

test('a fishbowl that somebody looks at stands on something', async () => {
  const { one, missing } = await page('a kitty looking at a fishbowl with a fish inside')
  assert.deepEqual(missing, [])
  const [bowl, stool] = [one('fishbowl'), one('stool')]
  assert.ok(Math.abs(bowl.art.box.y1 - stool.art.box.y0) < 24)
})

test('a child that peeks over a blanket is in the bed under which the monster is', async () => {
  const { one, all, missing } = await page('a monster under the bed and a kid peeking over the blanket')
  assert.deepEqual(missing, [])
  assert.deepEqual(all('blanket'), [])
  const [child, bed, monster] = [one('child'), one('bed'), one('monster')]
  assert.ok(child.point('headMid')[1] < bed.point('cover')[1])
  assert.ok(monster.art.box.y0 > bed.point('cover')[1])
})

test('who passes over the moon is above it, and the moon is as large', async () => {
  for (const [prompt, name] of [
    ['a cow jumping over the moon', 'cow'],
    ['cat wearing boots riding a broom over the moon', 'cat'],
  ] as const) {
    const { one, staged, missing } = await page(prompt)
    const moon = staged.scene.members.find(({ entry }) => /moon$/.test(entry.name))
    assert.deepEqual(missing, [], prompt)
    // The legs of who jumps may reach before its upper edge.
    assert.ok(moon && one(name).art.box.y1 < moon.art.box.y0 + 0.3 * tall(moon.art.box), prompt)
  }
})

test('a spider that hangs from its web has the web above it and a thread', async () => {
  const { one, staged, missing } = await page('a spider hanging from its web')
  assert.deepEqual(missing, [])
  assert.ok(one('spider').art.box.y0 > one('spider web').art.box.y1 - one('spider web').place.h * 0.35)
  assert.ok(staged.scene.extras.some(({ of }) => of === one('spider')))
})

test('a baby in moms pouch has one mother', () => {
  const { things } = read('baby kangaroo peeking out of moms pouch')
  assert.deepEqual(
    things.map(({ name, n }) => [name, n]),
    [
      ['joey', 1],
      ['kangaroo', 1],
    ],
  )
  assert.ok(!things.some(({ atLeast }) => atLeast))
})

test('who hides behind something round has both eyes past its edge or over it', async () => {
  const { one, missing } = await page('a bunny hiding behind a big pumpkin')
  assert.deepEqual(missing, [])
  const [bunny, pumpkin] = [one('bunny'), one('pumpkin')]
  const [[ex, ey], [hx]] = [bunny.point('eye'), bunny.point('headMid')]
  const { x0, x1, y0 } = pumpkin.art.box
  for (const x of [ex, 2 * hx - ex]) assert.ok(x > x1 + 10 || x < x0 - 10 || ey < y0 - 10, 'no eye is behind it')
})

test('several who look over a fence stand in a row behind one that is as long', async () => {
  const { all, missing } = await page('cows looking over the fence')
  assert.deepEqual(missing, [])
  const [cows, fences] = [all('cow'), all('fence')]
  const [x0, x1] = [Math.min, Math.max].map((of, i) =>
    of(...fences.map(({ art }) => (i ? art.box.x1 : art.box.x0))),
  ) as [number, number]
  for (const cow of cows) {
    const [x, y] = cow.point('headMid')
    assert.ok(x > x0 && x < x1, 'there is fence before each')
    assert.ok(
      fences.every(({ art }) => y < art.box.y0),
      'each looks over it',
    )
  }
})

test('who climbs over a fence has the head above it and the feet off the ground', async () => {
  for (const [prompt, name, over] of [
    ['a raccoon climbing over a fence with a sandwich', 'raccoon', 'fence'],
    ['a boy climbing over a wall', 'boy', 'brick wall'],
    ['a fox climbing over the garden fence', 'fox', 'fence'],
  ] as const) {
    const { one, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    const [who, { art }] = [one(name), one(over)]
    assert.ok(who.point('headMid')[1] < art.box.y0 + 20, `${prompt}: the head is above`)
    assert.ok(who.art.box.y1 < art.box.y1, `${prompt}: the feet are on it`)
  }
})

test('a crab has it in a claw, two birds with one worm have its ends', async () => {
  const crab = await page('a crab carrying a flag in its claw')
  assert.deepEqual(crab.missing, [])
  assert.ok(!crab.one('crab').handed, 'it keeps its own body')
  const { all, one } = await page('two birds sharing a worm')
  const [left, right] = all('bird')
  const { box } = one('worm').art
  assert.ok(left && right && !left.handed && !right.handed)
  for (const bird of [left, right]) {
    const [x] = bird.point('mouth')
    assert.ok(x > box.x0 - 45 && x < box.x1 + 45, 'each beak is at it')
  }
})

test('what is worn but in a mouth or a hand is held', () => {
  for (const [prompt, relation] of [
    ['a puppy holding a slipper in its mouth', 'holds'],
    ['a man with a hat in his hand', 'holds'],
    ['a kid with a sock on his hand', 'wears'],
  ] as const)
    assert.deepEqual(
      read(prompt).relations.map((one) => one.relation),
      [relation],
      prompt,
    )
})

test('a bone in the mouth is at the mouth', async () => {
  const { one, missing } = await page('a dog carrying a bone in its mouth')
  assert.deepEqual(missing, [])
  const [[x, y], { box }] = [one('dog').point('mouth'), one('bone').art]
  assert.ok(x > box.x0 && x < box.x1 && y > box.y0 - 4 && y < box.y1)
})

test('a bat that sleeps hangs head down from something', async () => {
  const { one, missing } = await page('a bat sleeping')
  assert.deepEqual(missing, [])
  assert.equal(one('bat').acting.pose, 'hang')
  assert.ok(one('bat').art.box.y0 < one('branch').art.box.y1)
})

test('a bird pulls a worm up out of the earth with its beak', async () => {
  const { one, missing } = await page('a bird pulling a worm out of the ground')
  const [bird, worm] = [one('bird'), one('worm')]
  assert.deepEqual(missing, [])
  assert.ok(!bird.handed)
  assert.ok(worm.art.box.y1 - worm.art.box.y0 > worm.art.box.x1 - worm.art.box.x0, 'it is upright')
  assert.ok(Math.abs(worm.art.box.y1 - bird.art.box.y1) < 12, 'its end is in the ground')
})

test('who puts its head into the sand stands beside a heap that hides it', async () => {
  const { one, missing } = await page('an ostrich with its head in the sand')
  const [[x, y], { box }] = [one('ostrich').point('mouth'), one('sand pile').art]
  assert.deepEqual(missing, [])
  assert.ok(x > box.x0 && x < box.x1 && y > box.y0, 'the beak is in it')
})

test('bees that chase somebody out of their hive leave nobody in the air but themselves', async () => {
  const { one } = await page('bees coming out of a beehive and chasing a bear')
  assert.ok(Math.abs(one('bear').art.box.y1 - one('beehive').art.box.y1) < one('bear').place.h * 0.2)
})

test('what is closed stands open for who is in it: the lid of a teapot lies beside it', async () => {
  for (const [prompt, who, vessel] of [
    ['a mouse hiding inside a teapot', 'mouse', 'teapot'],
    ['a puppy peeking out of a backpack', 'puppy', 'backpack'],
    ['a cat hiding inside a vase', 'cat', 'vase'],
  ] as const) {
    const { one, missing } = await page(prompt)
    const [rim, [, y]] = [one(vessel).point('rim')[1], one(who).point('headMid')]
    assert.deepEqual(missing, [], prompt)
    assert.ok(y < rim && one(who).art.box.y1 > rim, `${prompt}: the head is above the rim, the rest below`)
  }
})

test('a squirrel that runs along a fence is on it; who walks along the beach stands on no thing', () => {
  assert.ok(read('a squirrel running along a fence with a nut').relations.some((one) => one.relation === 'stands-on'))
  assert.ok(!read('a boy walking along the beach').relations.some((one) => one.relation === 'stands-on'))
})

test('a leaf that somebody is under is a roof over the head', async () => {
  const { one, missing } = await page('a duck hiding under a leaf in the rain')
  const [duck, leaf] = [one('duck'), one('leaf')]
  assert.deepEqual(missing, [])
  assert.ok(leaf.art.box.y1 < duck.point('eye')[1] && leaf.art.box.x1 - leaf.art.box.x0 > wideOf(duck) * 0.9)
})

const wideOf = ({ art: { box } }: { art: { box: { x0: number; x1: number } } }): number => box.x1 - box.x0

test('what is pulled on a string is pulled: no ball of yarn lies under it', () => {
  assert.deepEqual(
    read('a mouse pulling a cheese on a string').things.map(({ name }) => name),
    ['mouse', 'cheese'],
  )
})
