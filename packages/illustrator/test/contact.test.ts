import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Box } from '../src/art/art.ts'
import { read } from '../src/reading/read.ts'
import { midX, tall, wide } from '../src/staging/geometry.ts'
import { panesOf } from '../src/staging/relations/panes.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const { staged, judgement } = await bestOf(read(prompt), prompt, 1, 'medium')
  const { scene, seen } = staged
  const one = (name: string) =>
    scene.members.find(({ entry }) => entry.name === name) ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  const failed = judgement.verdicts
    .filter(({ holds }) => !holds)
    .map(({ relation: r }) => `${r.a} ${r.relation} ${r.b}`)
  return { scene, one, failed, visible: (name: string) => seen.seen.get(one(name))?.visible ?? 0 }
}

const relationsOf = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b, part }) => [name(a), relation, name(b), part].filter(Boolean).join(' '))
}

const touches = (p: Box, q: Box): boolean => p.x0 < q.x1 && q.x0 < p.x1 && p.y0 < q.y1 && q.y0 < p.y1

test('each of several who look out of a bus has a window of its own', async () => {
  const { scene, one } = await paged('animals waving out of every window of a school bus')
  const panes = panesOf(one('school bus'))
  const heads = scene.members.filter(({ being }) => being).map((animal) => animal.point('headMid'))
  const taken = heads.map(([x, y]) => panes.findIndex((p) => x > p.x0 && x < p.x1 && y > p.y0 && y < p.y1))
  assert.ok(heads.length > 2 && !taken.includes(-1), `heads at ${heads}`)
  assert.equal(new Set(taken).size, taken.length)
})

test('who looks out of the window of a house is in it, large enough to have a face', async () => {
  for (const prompt of ['a cat looking out of the window of a house', 'a princess in a tower window']) {
    const { scene, failed } = await paged(prompt)
    assert.deepEqual(failed, [], prompt)
    const [guest, house] = [scene.members.find(({ being }) => being), scene.members.find(({ being }) => !being)]
    assert.ok(guest && house && guest.point('headMid')[0] > house.art.box.x0, prompt)
  }
})

test('those on top of each other stand in a column, the larger end below', async () => {
  assert.deepEqual(relationsOf('a dog, a cat and a mouse standing on top of each other'), [
    'cat on-top-of dog',
    'mouse on-top-of cat',
  ])
  assert.deepEqual(relationsOf('a mouse, a cat and a dog on top of each other'), [
    'cat on-top-of dog',
    'mouse on-top-of cat',
  ])
  assert.deepEqual(read('a princess in a tower').unknown, [])
  const { one } = await paged('a dog, a cat and a mouse standing on top of each other')
  const [dog, cat, mouse] = [one('dog'), one('cat'), one('mouse')]
  assert.ok(mouse.art.box.y1 < cat.point('headMid')[1] && cat.art.box.y1 < dog.point('headMid')[1])
})

test('those who go in a row go one after the other, all the same way', async () => {
  const { scene } = await paged('five ducks walking in a row')
  assert.equal(new Set(scene.members.map(({ place }) => place.facing)).size, 1)
  assert.ok(relationsOf('three kids sitting in a row on a bench').every((relation) => !relation.includes('follows')))
})

test('who gives somebody a ride has them on the back, and stays on four legs', async () => {
  assert.deepEqual(relationsOf('dad giving his daughter a piggyback ride'), ['daughter sits-on father back'])
  const { one } = await paged('an elephant giving a mouse a ride on its back')
  const [elephant, mouse] = [one('elephant'), one('mouse')]
  assert.equal(elephant.upright, false)
  assert.ok(Math.abs(mouse.art.box.y1 - elephant.point('back')[1]) < elephant.place.h * 0.1)
})

test('who is under a bed is between its legs, the face free', async () => {
  const { one, visible } = await paged('a dinosaur hiding under the bed')
  const [dinosaur, bed] = [one('dinosaur').art.box, one('bed').art.box]
  assert.ok(dinosaur.x0 > bed.x0 && dinosaur.x1 < bed.x1 && tall(dinosaur) < tall(bed) * 0.5)
  assert.ok(visible('dinosaur') > 0.8)
})

test('a bee is at the flower it drinks from, and smaller than it', async () => {
  const { one } = await paged('a bee drinking from a flower')
  const [bee, flower] = [one('bee').art.box, one('flower').art.box]
  assert.ok(touches(bee, flower) && wide(bee) < wide(flower) && tall(bee) < tall(flower))
})

test('on a steering wheel or a rim one is on that part', async () => {
  assert.deepEqual(relationsOf('a bird on the steering wheel of a car'), ['bird on-top-of car wheel'])
  assert.deepEqual(relationsOf('a crow sitting on the rim of a pitcher'), ['crow sits-on pitcher rim'])
  assert.ok(relationsOf('a frog sitting on the edge of a pond').every((relation) => !relation.includes('rim')))
  const { one } = await paged('a bird on the steering wheel of a car')
  assert.ok(Math.abs(midX(one('bird').art.box) - one('car').point('wheel')[0]) < wide(one('bird').art.box) / 2)
})

test('outside and below are of what somebody is in, inside is of no being', () => {
  assert.ok(relationsOf('a princess in a tower with a dragon outside').includes('dragon in-front-of tower'))
  assert.ok(relationsOf('a boy in a treehouse with a dog below').includes('dog under treehouse'))
  assert.ok(relationsOf('a dragon outside a tower with a princess inside').includes('princess inside tower'))
})

test('a castle on clouds has no meadow below it', async () => {
  const prompt = 'a castle above the clouds'
  const { staged } = await bestOf(read(prompt), prompt, 1, 'medium')
  assert.equal(staged.setting, 'sky')
})

test('a giraffe at an upper window does not hide whom it looks at there', async () => {
  const { one, visible } = await paged('a giraffe looking in through the upstairs window at a boy')
  const [boy, house] = [one('boy').point('headMid'), one('house').art.box]
  assert.ok(boy[0] > house.x0 && boy[0] < house.x1 && boy[1] < (house.y0 + house.y1) / 2)
  assert.ok(visible('boy') > 0.3)
})

test('a tree from which a cat is rescued is higher than who rescues it', async () => {
  const { one } = await paged('firefighter rescuing a cat from a tree')
  assert.ok(tall(one('tree').art.box) > tall(one('firefighter').art.box) * 1.15)
})

test('what is lifted over the head is above it, in the hands of everybody who lifts it', async () => {
  for (const prompt of [
    'a strong man lifting a dumbbell over his head',
    'two kids carrying a canoe over their heads',
  ]) {
    assert.ok(
      read(prompt).relations.every(({ relation }) => relation !== 'on-top-of'),
      prompt,
    )
    const { scene, failed } = await paged(prompt)
    assert.deepEqual(failed, [], prompt)
    const load = scene.members.find(({ entry }) => /dumbbell|canoe/.test(entry.name)) ?? assert.fail(prompt)
    for (const one of scene.members.filter(({ being }) => being)) {
      assert.ok(load.art.box.y1 < one.point('headMid')[1], `${prompt}: before a face`)
      for (const hand of ['nearHand', 'farHand'])
        assert.ok(one.point(hand)[1] < load.art.box.y1 + one.place.h * 0.08, `${prompt}: ${hand} does not reach it`)
    }
  }
})

test('who looks into a bin has the head over its rim, and the bin is open', async () => {
  for (const prompt of [
    'a raccoon looking into a trash can',
    'a girl looking into a well',
    'a bear peering into a pot',
  ]) {
    const { scene, failed } = await paged(prompt)
    assert.deepEqual(failed, [], prompt)
    const [one, bin] = [scene.members.find(({ being }) => being), scene.members.find(({ being }) => !being)]
    assert.ok(one && bin && touches(one.art.box, bin.art.box), prompt)
  }
  const { one } = await paged('a raccoon looking into a trash can')
  assert.ok(one('trash can').named.attributes.includes('open'))
})

test('what is knocked over falls away from who did it', async () => {
  const { one, failed } = await paged('a cat knocking over a vase')
  assert.deepEqual(failed, [])
  assert.ok(Math.abs(one('vase').tilt) > 20)
  assert.equal(one('cat').upright, false)
})

test('who leans against a tree touches its trunk, and who hides behind one is a good part of the page', async () => {
  const { one } = await paged('a girl leaning against a tree')
  const [girl, tree] = [one('girl'), one('tree')]
  assert.ok(Math.abs(girl.point('chest')[0] - tree.point('base')[0]) < wide(tree.art.box) * 0.3)
  const hiding = await paged('a fox hiding behind a tree')
  assert.ok(tall(hiding.one('fox').art.box) > 240)
})

test('a crab that pinches a toe has it between its claws', async () => {
  const { one, failed } = await paged("a crab pinching a boy's toe")
  assert.deepEqual(failed, [])
  const [crab, boy] = [one('crab'), one('boy')]
  const [fx, fy] = boy.point('nearFoot')
  const claws = [crab.point('nearHand'), crab.point('farHand')]
  assert.ok(claws.some(([x, y]) => Math.hypot(x - fx, y - fy) < boy.place.h * 0.1))
})

test('a newspaper that a dog carries in its mouth is at its mouth', () => {
  assert.deepEqual(relationsOf('a dog carrying a newspaper in its mouth'), ['dog carries newspaper mouth'])
})

test('who is pulled by what they wear is there, in it', () => {
  assert.deepEqual(relationsOf("a goose pulling on grandpa's pants"), ['goose pulls grandfather leg'])
  assert.deepEqual(relationsOf("a girl tugging on her mother's skirt"), ['girl pulls mother leg', 'mother wears skirt'])
  assert.deepEqual(relationsOf('a butterfly landing on a puppys nose'), ['butterfly sits-on puppy nose'])
  assert.deepEqual(relationsOf('a joey peeking out of its moms pouch'), ['joey inside kangaroo belly'])
})

test('tall grass stands before the body of who hides in it, up to the chin', async () => {
  const { one, visible } = await paged('a tiger hiding behind tall grass')
  assert.ok(visible('tiger') < 0.95)
  const [tiger, grass] = [one('tiger'), one('grass')]
  assert.ok(grass.art.box.y1 >= tiger.art.box.y1 && grass.art.box.y0 > tiger.point('headMid')[1])
})

test('in the basket of a balloon everybody has a face of their own', async () => {
  const { scene, failed } = await paged('a bear and a rabbit in the basket of a hot air balloon')
  assert.deepEqual(failed, [])
  assert.ok(!scene.members.some(({ entry }) => entry.name === 'basket'))
})

test('a flag that is planted stands on the ground, in both hands', async () => {
  const { one } = await paged('an astronaut planting a flag on the moon')
  const [hero, flag] = [one('astronaut'), one('flag')]
  assert.ok(Math.abs(flag.art.box.y1 - hero.art.box.y1) < 20)
  for (const hand of ['nearHand', 'farHand'])
    assert.ok(Math.abs(hero.point(hand)[0] - flag.point('base')[0]) < hero.place.h * 0.06)
})

test('everybody of a family that washes the car is to be seen at it', async () => {
  const { scene, failed } = await paged('mom, dad and three kids washing the car')
  assert.ok(!failed.some((claim) => /cleans/.test(claim)), `${failed}`)
  const people = scene.members.filter(({ being }) => being)
  assert.equal(people.length, 5)
  const heads = people.map((one) => one.point('headMid'))
  for (const [i, [x, y]] of heads.entries())
    for (const [u, v] of heads.slice(i + 1)) assert.ok(Math.hypot(x - u, y - v) > 40, 'one head before another')
})

test('two who were named apart carry one thing between them', async () => {
  const { scene } = await paged('a fox and a bear carrying a log')
  const carriers = scene.bonds.filter(({ relation, b }) => relation.relation === 'carries' && b)
  assert.equal(new Set(carriers.map(({ a }) => a.entry.name)).size, 2)
  assert.equal(new Set(carriers.map(({ b }) => b)).size, 1)
})

test('a toddler who digs in a sandbox has the blade of the shovel in the sand', async () => {
  const { one, failed } = await paged('a toddler digging in a sandbox with a shovel')
  assert.deepEqual(failed, [])
  const [blade, box] = [one('toy shovel').point('tip'), one('sandbox').art.box]
  assert.ok(blade[0] > box.x0 && blade[0] < box.x1 && blade[1] > box.y0)
})

test('who picks from a ladder is a good part of the page', async () => {
  const { one } = await paged('grandpa picking apples on a ladder')
  assert.ok(tall(one('grandfather').art.box) > 230)
})

test('who is buried in sand or snow looks out of it with the head alone', async () => {
  for (const [prompt, who, heap] of [
    ['a boy buried in the sand up to his neck', 'boy', 'sand pile'],
    ['kids burying their dad in the sand', 'father', 'sand pile'],
    ['a dog buried in the snow', 'dog', 'snow pile'],
  ] as const) {
    const { one } = await paged(prompt)
    const top = one(heap).art.box.y0
    assert.ok(one(who).point('headMid')[1] < top, `${prompt}: the face is free`)
    assert.ok(one(who).point('chest')[1] > top, `${prompt}: the chest is not to be seen`)
  }
})

test('lights, garlands and ropes go around what they are around', async () => {
  for (const [prompt, cord, what] of [
    ['a cat tangled in christmas lights', 'christmas lights', 'cat'],
    ['a garland around a christmas tree', 'bunting', 'christmas tree'],
  ] as const) {
    const { one, visible } = await paged(prompt)
    const [p, q] = [one(cord).art.box, one(what).art.box]
    assert.ok(Math.abs(midX(p) - midX(q)) < wide(q) * 0.15 && tall(p) > tall(q) * 0.4, prompt)
    assert.ok(visible(what) > 0.5, prompt)
  }
})
