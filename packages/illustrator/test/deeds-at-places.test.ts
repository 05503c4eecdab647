import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

test('several in one tent are side by side within it, and large enough to be colored', async () => {
  for (const prompt of ['three children sleeping in one tent in the woods', 'family in a tent']) {
    const { staged, one } = await page(prompt)
    const tent = one('tent').art.box
    const people = staged.scene.members.filter(({ being }) => being)
    assert.ok(people.length >= 3, prompt)
    for (const person of people) {
      const shown = staged.seen.seen.get(person)?.shown ?? assert.fail(`${prompt}: hidden`)
      assert.ok(shown.x0 > tent.x0 && shown.x1 < tent.x1 && shown.y0 > tent.y0 && shown.y1 < tent.y1, prompt)
      assert.ok(shown.y1 - shown.y0 > (tent.y1 - tent.y0) * 0.2, `${prompt}: too small`)
    }
  }
})

test('who reads under the blanket with a flashlight is under it, and the flashlight is there', async () => {
  const { one } = await page('boy reading under the blanket with a flashlight in his bedroom')
  const [fort, boy, light] = [one('blanket fort').art.box, one('boy').art.box, one('flashlight').art.box]
  assert.ok(boy.x0 > fort.x0 && boy.x1 < fort.x1 && boy.y0 > fort.y0)
  assert.ok(light.x0 > fort.x0 && light.x1 < fort.x1)
})

test('dunes are a place; on a balcony laundry is hung on a line by all who do it', () => {
  const dunes = read('an uncle flying a kite with his niece on the dunes')
  assert.match(dunes.place ?? '', /dune/)
  assert.deepEqual(dunes.unknown, [])
  const { place, things, relations } = read('two sisters hanging wet laundry on the balcony')
  assert.equal(place, 'balcony')
  const line = things.find(({ name }) => name === 'clothesline')
  assert.ok(relations.some(({ a, b, how }) => a.startsWith('sister') && b === line?.id && how === 'peg'))
})

test('who jumps off a dock is in the air beyond its end, and who waits stands on it', async () => {
  const { one, all } = await page('kids jumping off the dock into the lake')
  const { box, tops } = one('dock').art
  const deck = tops[0]?.y ?? 0
  const kids = all('child').map((kid) => kid.art.box)
  assert.ok(
    kids.some(({ y1, x0, x1 }) => y1 < deck && (x1 < box.x0 + 60 || x0 > box.x1 - 60)),
    'in the air',
  )
  assert.ok(
    kids.some(({ y1 }) => Math.abs(y1 - deck) < 30),
    'on the dock',
  )
})

test('all who row sit in the boat one behind the other, nobody before another’s face', async () => {
  const { one, staged } = await page('a family rowing a boat on the lake')
  const boat = one('rowboat').art.box
  const crew = staged.scene.members.filter(({ being }) => being).map((member) => member.point('headMid')[0])
  assert.equal(crew.length, 4)
  const sorted = crew.toSorted((p, q) => p - q)
  for (const [i, x] of sorted.entries()) {
    assert.ok(x > boat.x0 && x < boat.x1, 'in the boat')
    if (i) assert.ok(x - (sorted[i - 1] as number) > 50, 'apart')
  }
})

test('fruit that is picked from nowhere hangs on a tree, and whoever helps stands on the ground at its other side', async () => {
  for (const prompt of ['a girl helping her grandpa pick apples', 'a father and son picking pears in the orchard']) {
    const { staged } = await page(prompt)
    const { members } = staged.scene
    const tree = members.find(({ entry }) => /tree$/.test(entry.name)) ?? assert.fail(`${prompt}: no tree`)
    const [p, q] = members.filter(({ being }) => being)
    assert.ok(p && q)
    const trunk = tree.point('trunk', 'base')[0]
    assert.ok((p.point('chest')[0] - trunk) * (q.point('chest')[0] - trunk) < 0, `${prompt}: both at one side`)
    assert.ok(
      [p, q].some(({ art }) => Math.abs(art.box.y1 - tree.art.box.y1) < 40),
      `${prompt}: nobody on the ground`,
    )
  }
})

test('two who work at one table stand side by side behind it, each with a hand at what is theirs', async () => {
  for (const [prompt, ...pairs] of [
    ['grandma rolling out dough while the boy cuts cookies', 'grandmother dough', 'boy cookie'],
    ['mom and daughter kneading bread in the kitchen', 'mother bread', 'daughter bread'],
  ] as const) {
    const { one } = await page(prompt)
    const heads = pairs.map((pair) => one(pair.split(' ')[0] as string).art.features?.[0]?.[0] ?? 0)
    assert.ok(Math.abs((heads[0] as number) - (heads[1] as number)) > 120, `${prompt}: one before the other`)
    for (const pair of pairs) {
      const [who = '', what = ''] = pair.split(' ')
      const { box } = one(what).art
      const near = ['nearHand', 'farHand'].some((hand) => {
        const [x, y] = one(who).point(hand)
        return x > box.x0 - 30 && x < box.x1 + 30 && y > box.y0 - 40 && y < box.y1 + 30
      })
      assert.ok(near, `${prompt}: ${who}'s hands are not at the ${what}`)
    }
  }
})

test('what is done at home is done outside by whoever sits on a park bench or is said to be in the open', () => {
  for (const [prompt, place] of [
    ['an old lady knitting a scarf on a park bench', 'park'],
    ['a barber cutting hair on the street', 'street'],
    ['grandma knitting', 'living room'],
  ])
    assert.equal(read(prompt as string).place, place, prompt)
})

test('a trade is read with its tool, its work and whom it is done for', () => {
  const rows: [string, string][] = [
    ['dad carrying his sleeping daughter upstairs', 'father stands-on staircase'],
    ['two men carry a piano up the stairs', 'man stands-on staircase'],
    ['a market woman weighing apples on an old scale', 'apple on-top-of kitchen scale'],
    ['construction workers eating sandwiches on a steel beam', 'construction worker sits-on steel beam'],
    ['a boy delivering newspapers from his bicycle', 'boy rides bicycle'],
    ['a potter shaping a vase on the wheel', 'potter builds pottery wheel'],
    ['a woman churning butter', 'woman builds butter churn'],
    ['girl scrubbing the kitchen floor on her knees', 'girl holds scrub brush'],
    ['an optician fitting glasses on a boy', 'optician gives-to boy'],
    ['barber cutting a boy’s hair, mother takes a picture', 'mother holds camera'],
    ['a doctor listening to the heartbeat of a doll', 'doctor looks-at doll'],
  ]
  for (const [prompt, deed] of rows) {
    const { relations } = read(prompt)
    const said = relations.map(({ a, relation, b }) => `${a} ${relation} ${b ?? ''}`.replace(/#1\b/g, ''))
    assert.ok(said.includes(deed), `${prompt}: ${said}`)
  }
})

test('who is at work is where the work is: no ladder on the roof, no stall behind the cart, nobody swims in her washing', () => {
  const rows: [string, string, string][] = [
    ['a roofer on a roof with a hammer', 'roofer stands-on house', 'roofer climbs ladder'],
    ['a street vendor selling pretzels from a cart', 'vendor behind cart', 'vendor inside market stall'],
    ['women washing clothes in the river', 'woman kneels ', 'woman swims-in river'],
    ['a mother putting her baby to sleep in a cradle', 'baby sleeps-in crib', 'mother sleeps-in crib'],
    ['a fireman carrying a girl out of a burning house', 'fire on-top-of house', 'fire on-top-of car'],
    ['girl tying balloons to the mailbox', 'balloon on-top-of mailbox', 'girl wears balloon'],
  ]
  for (const [prompt, deed, other] of rows) {
    const { relations } = read(prompt)
    const said = relations.map(({ a, relation, b }) => `${a} ${relation} ${b ?? ''}`.replace(/#1\b/g, ''))
    assert.ok(said.includes(deed) && !said.includes(other), `${prompt}: ${said}`)
  }
})

test('a mat is under the legs of who sits on it', async () => {
  const { staged, one } = await page('a woman doing yoga on a yoga mat')
  const order = staged.coats.map(({ member }) => member.entry.name)
  assert.ok(order.lastIndexOf('yoga mat') < order.lastIndexOf('woman'))
  assert.ok(one('yoga mat').art.box.x0 < one('woman').art.box.x0)
})
