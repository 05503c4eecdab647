import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Box } from '../src/art/art.ts'
import { read } from '../src/reading/read.ts'
import { distance, midX, tall, wide } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const { staged } = await bestOf(read(prompt), prompt, 5, 'medium')
  const { scene, seen } = staged
  const all = (name: string) => scene.members.filter(({ entry }) => entry.name === name)
  const one = (name: string) => all(name)[0] ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  return { scene, one, all, visible: (name: string) => seen.seen.get(one(name))?.visible ?? 0 }
}

const relationsOf = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b, part }) => [name(a), relation, name(b), part].filter(Boolean).join(' '))
}

const within = (x: number, { x0, x1 }: Box): boolean => x > x0 && x < x1

test('what is poured falls onto what stands on the table, out of the vessel in the hands', async () => {
  for (const [prompt, vessel, dish] of [
    ['a bear pouring honey onto a stack of pancakes', 'honey jar', 'pancakes'],
    ['a boy pouring milk into his cereal', 'milk', 'cereal bowl'],
  ] as const) {
    const { scene, one } = await paged(prompt)
    const [pot, onto] = [one(vessel), one(dish)]
    const who = scene.members.find(({ being }) => being) ?? assert.fail()
    assert.ok(within(pot.point('spout', 'rim', 'top')[0], onto.art.box), `${vessel} beside the ${dish}`)
    assert.ok(pot.art.box.y0 < onto.art.box.y0)
    assert.ok(distance(who.point('nearHand'), [midX(pot.art.box), who.point('nearHand')[1]]) < wide(pot.art.box))
  }
})

test('a brush is in the mane and not in the eye', async () => {
  const { one } = await paged("a girl brushing her pony's mane")
  const [pony, brush] = [one('pony'), one('hairbrush')]
  const head = Math.abs(pony.point('headMid')[1] - pony.point('headTop')[1])
  assert.ok(distance(brush.point('tip'), pony.point('headMid')) > head)
})

test('an oven that something comes out of or goes into is open, and the hands are at it', async () => {
  for (const [prompt, load] of [
    ['baker taking a loaf of bread out of the oven', 'bread'],
    ['woman putting a cake in the oven', 'cake'],
  ] as const) {
    const { scene, one } = await paged(prompt)
    assert.ok(one('oven').named.attributes.includes('open'), prompt)
    assert.ok(within(midX(one(load).art.box), one('oven').art.box), prompt)
    assert.ok(
      scene.contacts.some(({ b }) => b === one(load)),
      prompt,
    )
  }
})

test('two who work on one thing have it large between them', async () => {
  const { one, visible } = await paged('bride and groom cutting the wedding cake')
  const [cake, groom] = [one('wedding cake'), one('groom')]
  assert.ok(tall(cake.art.box) > groom.place.h * 0.34)
  assert.ok(visible('wedding cake') > 0.7)
})

test('a penguin has the rope of its sled in a flipper', async () => {
  const { all } = await paged('penguin pulling a sled with a baby penguin on it')
  assert.ok(all('penguin')[0]?.handed)
})

test('who keeps the goal is before the net, and the ball is between the two', async () => {
  const { one } = await paged('a boy kicking a soccer ball into the goal and the goalie jumps for it')
  const [boy, ball, keeper, goal] = ['boy', 'soccer ball', 'goalkeeper', 'soccer goal'].map((name) =>
    midX(one(name).art.box),
  )
  assert.ok(Math.abs((keeper ?? 0) - (goal ?? 0)) < 40)
  assert.ok(((boy ?? 0) - (ball ?? 0)) * ((ball ?? 0) - (keeper ?? 0)) > 0)
})

test('who pops bubbles has a hand at one, whoever blows them', async () => {
  for (const [prompt, who] of [
    ['a girl popping bubbles', 'girl'],
    ['a girl blowing bubbles and her little brother trying to pop them', 'boy'],
  ] as const) {
    const { one, all } = await paged(prompt)
    const hand = one(who).point('farHand')
    const near = all('bubble').map(
      ({ art: { box } }) => distance(hand, [midX(box), (box.y0 + box.y1) / 2]) - wide(box) / 2,
    )
    assert.ok(Math.min(...near) < one(who).place.h * 0.12, prompt)
  }
})

test('friends who look at a map stand at both sides of who holds it', async () => {
  const { one, all } = await paged('three friends looking at a treasure map')
  const x = midX(one('treasure map').art.box)
  const sides = all('child').map((child) => Math.sign(Math.round((child.point('headMid')[0] - x) / 60)))
  assert.deepEqual(sides.sort(), [-1, 0, 1])
})

test('a fox knocks with its paw', async () => {
  const { scene, one } = await paged('a fox knocking on the door')
  assert.ok(one('fox').handed)
  assert.ok(scene.contacts.some(({ a, b }) => a === one('fox') && b === one('door')))
})

test('what one puts into a bag is in the hands over it', async () => {
  const { scene, one } = await paged('boy putting his teddy in a backpack')
  assert.ok(scene.together(one('boy'), one('teddy bear')))
  assert.ok(tall(one('backpack').art.box) < one('boy').place.h)
})

test('"it" is what is made, not what it is made with', () => {
  const told = relationsOf('a boy builds a sandcastle with a bucket and his sister decorates it with shells')
  assert.ok(told.includes('sister decorates sandcastle'), told.join('; '))
})

test('deeds at somebody are read as such', () => {
  for (const [prompt, ...expected] of [
    ['kids putting the carrot nose on a snowman', 'child holds carrot', 'carrot on-top-of snowman nose'],
    ['a boy climbing a tree to get his kite', 'boy climbs tree', 'kite inside tree'],
    ['a princess feeding the horse', 'princess feeds horse'],
    ['a princess giving the frog a kiss', 'princess kisses frog'],
    ['a lady with the dog', 'dog next-to woman'],
    ['boy tying a scarf around the snowman', 'boy holds scarf', 'snowman wears scarf'],
    ['a fairy sprinkling magic dust on a flower', 'fairy tends flower'],
  ] as const) {
    const told = relationsOf(prompt)
    for (const one of expected) assert.ok(told.includes(one), `${prompt}: ${told.join('; ')}`)
  }
})

test('a teddy bear whose apostrophe was left out is one', () => {
  assert.deepEqual(
    read('doctor listening to a teddy bears heart').things.map(({ name, n }) => [name, n]),
    [
      ['doctor', 1],
      ['teddy bear', 1],
    ],
  )
})

test('who eats with a spoon has it at the lips', async () => {
  const { one } = await paged('boy eating spaghetti with a fork')
  assert.ok(distance(one('fork').point('tip'), one('boy').point('mouth')) < one('boy').place.h * 0.08)
})

test('who works at a house on a ladder has a house that stands on the ground', async () => {
  for (const prompt of ['man washing windows on a ladder', 'painter painting a house on a ladder']) {
    const { scene, one } = await paged(prompt)
    const who = scene.members.find(({ being }) => being) ?? assert.fail()
    assert.ok(tall(one('house').art.box) > who.place.h * 1.6, prompt)
    assert.ok(Math.abs(one('house').art.box.y1 - one('ladder').art.box.y1) < 60, prompt)
  }
})

test('the ruler is in the hand of who measures', async () => {
  const { scene, one } = await paged('boy measuring his sister with a ruler')
  assert.ok(
    scene.bonds.some(({ a, b, relation }) => a === one('boy') && b === one('ruler') && relation.relation === 'holds'),
  )
})

test('a letter that is dropped into the mailbox is at its top, and who is weighed stands on the scale', () => {
  assert.deepEqual(relationsOf('girl dropping a letter in the mailbox'), [
    'girl holds envelope',
    'envelope inside mailbox',
  ])
  assert.deepEqual(relationsOf('a nurse weighing a baby'), ['newborn on-top-of bathroom scale', 'nurse tends newborn'])
})

test('cereal that is eaten with a spoon is in a bowl', async () => {
  const { one } = await paged('little boy eating cereal with a big spoon')
  assert.ok(one('cereal bowl'))
})
