import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, midY, side, tall } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { stage } from '../src/staging/stage.ts'

const staged = async (prompt: string) => {
  const { scene } = await stage(enact(read(prompt)), prompt, 1, 'medium')
  const all = (name: string) => scene.members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => all(name)[0] ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  return { scene, all, one }
}
const apart = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1])
const isWithin = (x: number, { art: { box } }: Member) => x > box.x0 && x < box.x1

test('a pancake that is flipped is in the air over the pan, and the pan is in the hand', async () => {
  const { one } = await staged('dad flipping a pancake')
  const [dad, pancake, pan] = [one('father'), one('pancakes'), one('frying pan')]
  assert.ok(pancake.art.box.y1 < pan.art.box.y0)
  assert.ok(isWithin(midX(pancake.art.box), pan))
  assert.ok(apart(dad.point('nearHand'), pan.point('grip')) < dad.place.h * 0.06)
})

test('what is dug up is half in a hole, and the earth lies beside it', async () => {
  const { one } = await staged('a pirate digging up a treasure chest')
  const [chest, hole, shovel] = [one('treasure chest'), one('hole'), one('shovel')]
  assert.ok(isWithin(midX(chest.art.box), hole))
  assert.ok(chest.art.box.y1 > hole.point('rim')[1])
  assert.ok(Math.abs(shovel.point('tip')[1] - hole.point('rim')[1]) < tall(hole.art.box))
  assert.ok(!isWithin(midX(one('dirt pile').art.box), chest))
})

test('animals dig with their paws', async () => {
  const { one, all } = await staged('a dog digging up a bone')
  assert.equal(one('dog').upright, false)
  assert.equal(all('shovel').length, 0)
})

test('who washes a dog in a tub stands behind the tub, a hand on the dog that sits in it', async () => {
  const { scene, one } = await staged('two kids washing a dog in a tub')
  const [dog, tub] = [one('dog'), one('bathtub')]
  assert.ok(isWithin(midX(dog.art.box), tub))
  const washers = scene.members.filter(({ being, handed }) => being && handed)
  assert.equal(washers.length, 2)
  for (const one of washers) {
    assert.ok(one.art.box.y1 > tub.point('rim')[1] + tall(tub.art.box) * 0.3, 'stands on the floor')
    assert.ok(apart(one.point('nearHand'), [midX(dog.art.box), midY(dog.art.box)]) < one.place.h * 0.36)
    assert.ok((midX(dog.art.box) - one.point('chest')[0]) * side(one.place.facing) > 0, 'looks at the dog')
  }
})

test('those who jump into a puddle are over it, with room for the splash', async () => {
  const { scene, one } = await staged('two kids jumping in a puddle')
  const puddle = one('puddle')
  for (const child of scene.members.filter(({ being }) => being)) {
    assert.ok(isWithin(midX(child.art.box), puddle))
    assert.ok(child.art.box.y1 < puddle.art.box.y1)
  }
})

test('two who play chess face each other, the board between them', async () => {
  const { one } = await staged('a grandfather and a boy playing chess')
  const [a, b, board] = [one('grandfather'), one('boy'), one('chess board')]
  assert.notEqual(a.place.facing, b.place.facing)
  for (const player of [a, b])
    assert.ok((midX(board.art.box) - player.point('chest')[0]) * side(player.place.facing) > 0)
})

test('an animal drinks with its mouth at the water', async () => {
  const { one } = await staged('a moose drinking from a river')
  const [moose, water] = [one('moose'), one('puddle')]
  const [x, y] = moose.point('mouth')
  assert.ok(isWithin(x, water))
  assert.ok(y > moose.art.box.y1 - tall(moose.art.box) * 0.35)
  const cat = await staged('a cat drinking milk from a bowl')
  assert.ok(apart(cat.one('cat').point('mouth'), cat.one('bowl').point('rim')) < cat.one('cat').place.h * 0.4)
})

test('who dunks is in the air with the ball at the rim', async () => {
  const { one } = await staged('a kangaroo dunking a basketball')
  const [player, ball, hoop] = [one('kangaroo'), one('basketball'), one('basketball hoop')]
  assert.ok(ball.art.box.y0 < hoop.point('rim')[1])
  assert.ok(isWithin(midX(ball.art.box), hoop))
  assert.ok(player.art.box.y1 < hoop.art.box.y1 - player.place.h * 0.2)
  assert.ok(apart(player.point('nearHand'), [midX(ball.art.box), midY(ball.art.box)]) < player.place.h * 0.25)
})

test('the line goes down into the hole in the ice', async () => {
  const { one, all } = await staged('a polar bear fishing through a hole in the ice')
  assert.ok(isWithin(one('fishing rod').point('tie')[0], one('hole')))
  assert.equal(all('dock').length, 0)
})

test('what is poured comes out of a spout above the one glass it goes into', async () => {
  const { one, all } = await staged('a girl pouring lemonade into a glass')
  assert.equal(all('cup').length, 1)
  const [pitcher, cup] = [one('pitcher'), one('cup')]
  assert.ok(pitcher.point('spout')[1] < cup.point('rim')[1])
  assert.ok(Math.abs(pitcher.point('spout')[0] - cup.point('rim')[0]) < one('girl').place.h * 0.1)
})

test('two animals that hug have their arms about each other, whatever ears they have', async () => {
  const { one } = await staged('a bear hugging a bunny')
  const [bear, bunny] = [one('bear'), one('bunny')]
  assert.ok(isWithin(bear.point('nearHand')[0], bunny))
})

test('who is named knits, on the chair that was named', () => {
  const { things, relations } = read('a cat knitting a scarf in an armchair')
  assert.deepEqual(
    things.filter(({ name }) => /grandmother|rocking chair/.test(name)),
    [],
  )
  const idOf = (noun: string) => things.find(({ name }) => name === noun)?.id
  assert.ok(relations.some(({ a, b, relation }) => a === idOf('cat') && relation === 'sews' && b === idOf('scarf')))
})

test('a present that is opened is open, and its lid is off', () => {
  const { things, relations } = enact(read('a boy opening a present'))
  assert.ok(things.find(({ name }) => name === 'present')?.attributes.includes('open'))
  assert.ok(relations.some(({ how }) => how === 'unwrap'))
})
