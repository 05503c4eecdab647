import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, tall } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { takenOut } from '../src/staging/relations/acts/from-oven.ts'
import { stage } from '../src/staging/stage.ts'

const staged = async (prompt: string) => {
  const { scene } = await stage(enact(read(prompt)), prompt, 1, 'medium')
  const all = (name: string) => scene.members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => all(name)[0] ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  return { scene, all, one }
}
const apart = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1])
const isIn = ([x, y]: readonly [number, number], { art: { box } }: Member) =>
  x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1

test('an animal with a trade is one being in its clothes, not two', () => {
  const { things } = read('a raccoon mechanic changing a tire on a car')
  assert.ok(things.some(({ name }) => name === 'raccoon'))
  assert.ok(!things.some(({ name }) => name === 'mechanic'))
})

test('who changes a tire kneels at the wheel, the wrench in the hand', async () => {
  const { one } = await staged('a raccoon mechanic changing a tire on a car')
  const [raccoon, car, wrench] = [one('raccoon'), one('car'), one('wrench')]
  assert.ok(isIn(wrench.point('tip'), car))
  assert.ok(apart(raccoon.point('nearHand'), wrench.point('grip')) < raccoon.place.h * 0.08)
  assert.ok(tall(car.art.box) > tall(raccoon.art.box) * 0.6)
})

test('both hands hold the shears, whose blades are at the hedge', async () => {
  const { one } = await staged('a gardener trimming the hedge')
  const [gardener, hedge, shears] = [one('gardener'), one('bush'), one('hedge shears')]
  assert.ok(isIn(shears.point('tip'), hedge))
  assert.ok(apart(gardener.point('nearHand'), shears.point('grip')) < gardener.place.h * 0.08)
})

test('a tire is pumped up with a pump, the wheel on its bicycle', async () => {
  const { one, all } = await staged('a boy pumping up his bicycle tire')
  const [boy, pump] = [one('boy'), one('bicycle pump')]
  assert.equal(all('tire').length, 0)
  assert.ok(one('bicycle'))
  assert.ok(apart(boy.point('nearHand'), pump.point('grip')) < boy.place.h * 0.08)
})

test('who mends a net sits with it over the knees', async () => {
  const { one } = await staged('a fisherman mending his net on the dock')
  assert.ok(isIn(one('fisherman').point('nearHand'), one('fishing net')))
})

test('hands are at the loom', async () => {
  const { one } = await staged('a woman weaving a rug on a loom')
  assert.ok(isIn(one('woman').point('nearHand'), one('loom')))
})

test('a crane has its load in the air under the hook', async () => {
  const { one } = await staged('a crane lifting a piano over the street')
  const [crane, piano] = [one('crane'), one('piano')]
  assert.ok(Math.abs(midX(piano.art.box) - crane.point('low')[0]) < tall(crane.art.box) * 0.05)
  assert.ok(crane.art.box.y1 - piano.art.box.y1 > tall(crane.art.box) * 0.15)
})

test('who pulls a tray out of an oven takes it out with both hands', () => {
  const { relations } = takenOut(read('a baker pulling a tray of bread out of the oven'))
  assert.ok(relations.some(({ a, how, tool }) => a === 'baker#1' && how === 'from-oven' && tool === 'tray#1'))
})

test('trades that have a name of their own are drawn as such', () => {
  for (const [prompt, name] of [
    ['a potter making a vase', 'potter'],
    ['a seamstress at work', 'tailor'],
    ['a window washer on a ladder', 'window cleaner'],
    ['movers with a couch', 'mover'],
    ['a milk maid with a bucket', 'milkmaid'],
  ] as const) {
    const { things, unknown } = read(prompt)
    assert.ok(
      things.some((thing) => thing.name === name),
      prompt,
    )
    assert.deepEqual(unknown, [])
  }
})

test('wood is chopped with the blade in it', async () => {
  const { one } = await staged('a man chopping wood with an axe')
  assert.ok(
    apart(one('axe').point('tip'), [midX(one('log').art.box), one('log').art.box.y0]) < one('man').place.h * 0.1,
  )
})

test('of letters that are put into a mailbox the last is still in the hand', async () => {
  const { one, all } = await staged('a mail carrier putting letters in a mailbox')
  const carrier = one('mail carrier')
  assert.equal(all('envelope').length >= 2, true)
  assert.ok(all('envelope').some((letter) => isIn(carrier.point('nearHand'), letter)))
})

test('furniture is carried at its ends, off the ground', async () => {
  const { one, all } = await staged('two men carrying a couch')
  const [left, right] = all('man').map((man) => midX(man.art.box))
  const couch = one('couch')
  assert.ok(left !== undefined && right !== undefined)
  assert.ok(Math.min(left, right) < couch.art.box.x0 + 20 && Math.max(left, right) > couch.art.box.x1 - 20)
  assert.ok(couch.art.box.y1 < one('man').art.box.y1 - one('man').place.h * 0.1)
})

test('a potter and a helmsman have their hands at the wheel', async () => {
  for (const [prompt, who, what] of [
    ['a potter making a vase on a potters wheel', 'potter', 'pottery wheel'],
    ['a sailor steering a ship', 'sailor', 'ship wheel'],
  ] as const) {
    const { one } = await staged(prompt)
    assert.ok(isIn(one(who).point('nearHand'), one(what)), prompt)
  }
})

test('smoothies are drinks, a wand for bubbles has a ring, and a load is on the sled', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.ok(!names('a koala making smoothies').includes('person'))
  assert.ok(names('a girl blowing bubbles from a wand').includes('bubble wand'))
  const { relations } = read('a dog pulling a sled with firewood')
  assert.ok(relations.some(({ a, b, relation }) => a === 'firewood#1' && b === 'sled#1' && relation === 'inside'))
})

test('who writes on a board has the chalk at it, and what is drawn there is on the board', async () => {
  for (const prompt of ['a teacher writing numbers on the chalkboard', 'a girl writing her name on the whiteboard']) {
    const { scene, one } = await staged(prompt)
    const board = scene.members.find(({ entry }) => /board$/.test(entry.name))
    const [writer, chalk] = [scene.members.find(({ being }) => being), one('chalk')]
    assert.ok(board && writer, prompt)
    assert.ok(isIn(chalk.point('tip'), board), prompt)
    assert.ok(
      Math.abs(writer.art.box.y1 - board.art.box.y1) < writer.place.h * 0.1,
      `${prompt}: stands on the same floor`,
    )
  }
  const { one } = await staged('a girl drawing a cat on the blackboard')
  const [cat, board] = [one('cat').art.box, one('chalkboard').art.box]
  assert.ok(cat.x0 > board.x0 && cat.x1 < board.x1 && cat.y0 > board.y0 && cat.y1 < board.y1)
})

test('books are stacked, sorted and returned to a shelf alike', () => {
  for (const deed of [
    'stacking books on a shelf',
    'returning the books to the bookcase',
    'organizing books on the shelves',
  ]) {
    const names = read(`a librarian ${deed}`).things.map(({ name }) => name)
    assert.deepEqual(names.toSorted(), ['book', 'bookshelf', 'librarian'], deed)
  }
})
