import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

const relationsOf = (prompt: string) => read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation} ${b}`)

test('who lies across, along or draped over something lies on it', () => {
  for (const prompt of [
    'a red panda lying across a branch',
    'an iguana draped along a fence',
    'a leopard sprawled over a branch',
    'a cat sleeping along a wall',
  ])
    assert.ok(
      relationsOf(prompt).some((one) => / lies-on /.test(one)),
      prompt,
    )
})

test('squeezed or wedged between is between, and nothing of it is said to be missing', () => {
  for (const word of ['squeezed', 'wedged', 'sandwiched']) {
    const graph = read(`a teddy bear ${word} between two pillows`)
    assert.deepEqual(graph.unknown, [], word)
    assert.ok(graph.relations.some(({ relation }) => relation === 'between'))
  }
})

test('who peeks over a trash can has the whole face over its rim', async () => {
  for (const [prompt, who, what] of [
    ['a raccoon peeking over a trash can', 'raccoon', 'trash can'],
    ['a mouse peeking over a basket', 'mouse', 'basket'],
  ] as const) {
    const { one, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    assert.ok(one(who).point('mouth')[1] < one(what).art.box.y0 + 4, prompt)
  }
})

test('a ladder against a tree stands aslant, its foot away from the trunk', async () => {
  const { one, missing } = await page('a ladder leaning against an apple tree')
  assert.deepEqual(missing, [])
  assert.ok(Math.abs(one('ladder').tilt) > 8)
  assert.ok(one('ladder').art.box.y0 > one('apple tree').art.box.y0, 'it ends in the crown')
})

test('an octopus about a lighthouse is as wide as it, over the water', async () => {
  const { one, staged } = await page('an octopus wrapped around a lighthouse')
  const [octopus, tower] = [one('octopus').art.box, one('lighthouse').art.box]
  assert.ok(octopus.x1 - octopus.x0 > tower.x1 - tower.x0)
  assert.ok(staged.scene.members.length >= 2)
})

test('who hits a piñata at a party stands before it, and sits at no table', async () => {
  const graph = read('kids hitting a pinata at a birthday party')
  assert.ok(!graph.things.some(({ name }) => name === 'table'))
  const { one, all } = await page('kids hitting a pinata at a birthday party')
  const [pinata, kids] = [one('pinata').art.box, all('child')]
  assert.ok(
    kids.every(({ art: { box } }) => box.x1 < pinata.x1 || box.x0 > pinata.x0),
    'nobody is before it',
  )
  assert.ok(
    kids.every(({ art: { box } }) => box.y1 > pinata.y1),
    'it hangs',
  )
})

test('a table that somebody named stays at the piñata', () => {
  assert.ok(
    read('kids hitting a pinata next to a table with a cake at a birthday party').things.some(
      ({ name }) => name === 'table',
    ),
  )
})

test('people and umbrellas in the rain are people who have them', () => {
  assert.ok(relationsOf('rainy day in a city with people and umbrellas').some((one) => / holds /.test(one)))
})

test('an ant on a watermelon has its feet on it', async () => {
  for (const prompt of ['a tiny ant on top of a watermelon', 'a tiny bug on a watermelon']) {
    const { staged, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    const [bug, melon] = staged.scene.members
    assert.ok(bug && melon && Math.abs(bug.art.box.y1 - (melon.art.tops[0]?.y ?? 0)) < 14, prompt)
  }
})

test('what sleeps in a mitten is in at its cuff, what is in a light bulb within its glass', async () => {
  const { one } = await page('a ferret asleep in a mitten')
  assert.equal(Math.abs(one('mitten').tilt), 180)
  const bulb = await page('a mouse inside a lightbulb')
  const [mouse, glass] = [bulb.one('mouse').art.box, bulb.one('light bulb').art.box]
  assert.ok(mouse.x0 > glass.x0 && mouse.x1 < glass.x1 && mouse.y0 > glass.y0 && mouse.y1 < glass.y1)
})

test('a wreath on a door is on the door, not around it', async () => {
  const { one } = await page('a wreath hanging on a red door')
  const [wreath, door] = [one('wreath').art.box, one('door').art.box]
  assert.ok(wreath.x0 > door.x0 && wreath.x1 < door.x1 && wreath.y0 > door.y0 && wreath.y1 < door.y1)
})

test('who swims under a boat is below its keel, and the boat on the water over it', async () => {
  for (const [prompt, who] of [
    ['a shark swimming under a small boat', 'shark'],
    ['a whale under a boat', 'whale'],
  ] as const) {
    const { one, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    assert.ok(one(who).art.box.y0 > one('boat').art.box.y1 - 20, prompt)
  }
})

test('young ones that a fox lies around are on the page with it', async () => {
  const { all } = await page('a fox curled up around its babies')
  assert.ok(all('fox').length > 2)
})

test('"it" after two nouns that a preposition joins is the first', () => {
  const graph = read('a bridge across a river with a fox on it')
  const [bridge, fox] = ['bridge', 'fox'].map((name) => graph.things.find((thing) => thing.name === name)?.id)
  assert.ok(graph.relations.some(({ a, b }) => a === fox && b === bridge))
})

test('a baby in a blanket in a basket is in the basket', () => {
  const { things, relations } = read('baby wrapped in a blanket in a basket')
  const id = (name: string) => things.find((thing) => thing.name === name)?.id
  assert.ok(relations.some(({ a, relation, b }) => a === id('baby') && relation === 'inside' && b === id('basket')))
})

test('a cow is milked inside the barn, with no second barn in it', () => {
  const { things, place } = read('a farmer milking a cow in the barn')
  assert.equal(place, 'barn')
  assert.ok(!things.some(({ name }) => name === 'barn'))
})

test('a pumpkin is carved where it was said, and a sign that somebody hugs is no worksheet', async () => {
  assert.equal(read('kids carving pumpkins on the porch').place, 'porch')
  const { one } = await page('a sloth hugging a street sign')
  assert.ok(one('sloth'))
})

test('an insect on a nose is on it, between the eyes or before a nose that is seen from the side', async () => {
  for (const [prompt, who, host] of [
    ["a butterfly on a bear's nose", 'butterfly', 'bear'],
    ["a ladybug on a dog's nose", 'ladybug', 'dog'],
  ] as const) {
    const { one } = await page(prompt)
    const { box } = one(who).art
    const [x, y] = one(host).point('mouth')
    assert.ok(Math.abs((box.x0 + box.x1) / 2 - x) < (box.x1 - box.x0) * 0.3, prompt)
    assert.ok(box.y1 < y && box.y0 > one(host).point('headTop')[1], prompt)
  }
})

test('what one looks up at is higher than the head, where it can fly', async () => {
  for (const [prompt, who, what] of [
    ['a cat looking up at a bird', 'cat', 'bird'],
    ['caterpillar looking up at a butterfly', 'caterpillar', 'butterfly'],
  ] as const) {
    const { one } = await page(prompt)
    assert.ok(one(what).art.box.y1 < one(who).art.box.y0 + 4, prompt)
  }
})

test('who sleeps against somebody lies at a flank, and that one lies as well', async () => {
  const { one } = await page('a kitten sleeping against a dog')
  assert.equal(one('dog').acting.pose, 'lie')
  assert.ok(one('kitten').art.box.x0 < one('dog').art.box.x1 && one('dog').art.box.x0 < one('kitten').art.box.x1)
})

test('under a belly is under who has it, not on it', () => {
  for (const prompt of ["a lamb under its mother's belly", "a kitten under a horse's belly"])
    assert.ok(
      relationsOf(prompt).some((one) => / under /.test(one)),
      prompt,
    )
})

test('of two on a seesaw one is up and one is down, each at an end', async () => {
  for (const [prompt, p, q] of [
    ['bear and rabbit on a seesaw', 'bear', 'rabbit'],
    ['a boy and his dad on a seesaw', 'father', 'boy'],
  ] as const) {
    const { one } = await page(prompt)
    const ends = [one('seesaw').point('seat'), one('seesaw').point('seat2')]
    for (const who of [p, q])
      assert.ok(
        ends.some(([x, y]) => Math.hypot(one(who).point('seat')[0] - x, one(who).point('seat')[1] - y) < 30),
        `${who} in "${prompt}"`,
      )
    assert.ok(Math.abs(one(p).point('seat')[0] - one(q).point('seat')[0]) > 200, prompt)
  }
})

test('who watches a leap is on the ground, and young ones behind their mother follow her in a line', async () => {
  const { one } = await page('cow jumping over a fence with a pig watching')
  assert.ok(Math.abs(one('pig').art.box.y1 - one('fence').art.box.y1) < 60)
  assert.ok(one('cow').art.box.y1 < one('fence').art.box.y0 + 30)
  const { staged, one: of } = await page('mama duck with 5 ducklings behind her')
  const s = of('duck').place.facing === 'right' ? 1 : -1
  for (const young of staged.scene.members.filter(({ entry }) => entry.name === 'duckling'))
    assert.ok((of('duck').point('seat')[0] - young.point('seat')[0]) * s > 0)
})

test('what is in the hat of a snowman is on its head, and whoever holds a hoop stands beside it', async () => {
  const { one, missing } = await page('a snowman with a bird nesting in his hat')
  assert.deepEqual(missing, [])
  assert.ok(one('bird').art.box.y1 < one('snowman').point('headMid')[1])
  assert.ok(
    relationsOf('a clown holding a hoop for a poodle to jump through').some((one) => / jumps-through /.test(one)),
  )
  const { one: of } = await page('a lion jumping through a hoop held by a clown')
  const { box } = of('hula hoop').art
  const x = of('clown').point('headMid')[0]
  assert.ok(x < box.x0 || x > box.x1)
})

test('two at both ends of one thing pull it from each other, and what is played against somebody is played with them', () => {
  assert.ok(relationsOf('puppy pulls on one end of a sock and toddler on the other').includes('toddler#1 pulls sock#1'))
  assert.ok(!relationsOf('dinosaurs playing soccer against robots').some((one) => / leans-on /.test(one)))
})
