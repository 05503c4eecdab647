/** Who is in one thing with others, in a mouth, at the tip of a trunk, or puts one thing on the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

const relationsOf = (prompt: string) => read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation} ${b}`)

test('whoever is along in a box, a boat or a car is in it too', () => {
  assert.ok(relationsOf('a cat in a box with two kittens').includes('kitten#1 inside box#1'))
  assert.ok(relationsOf('a boy in a boat with his dog').includes('dog#1 inside boat#1'))
  assert.ok(!relationsOf('a girl in a pool with a dolphin').includes('dolphin#1 inside swimming pool#1'))
})

test('what an elephant has in its trunk is at the tip of it, and large enough to be seen', async () => {
  for (const [prompt, what] of [
    ['an elephant carrying a log in its trunk', 'log'],
    ['an elephant with a balloon in its trunk', 'balloon'],
    ['an elephant holding a flower with its trunk', 'flower'],
  ] as const) {
    const { one } = await page(prompt)
    const [x, y] = one('elephant').point('mouth')
    const { box } = one(what).art
    assert.ok(x > box.x0 - 10 && x < box.x1 + 10 && y > box.y0 - 10 && y < box.y1 + 10, prompt)
    assert.ok(Math.max(box.x1 - box.x0, box.y1 - box.y0) > one('elephant').place.h * 0.35, prompt)
  }
})

test('a bird inside an open mouth is at the mouth, and no pattern', async () => {
  const { one } = await page('a hippo opening its mouth with a bird inside')
  const [x, y] = one('hippo').point('mouth')
  const { box } = one('bird').art
  assert.ok(x > box.x0 - 20 && x < box.x1 + 20 && y > box.y0 && y < box.y1 + 30)
})

test('what is stacked is one on the other, and the hands are at the topmost', async () => {
  const { all, one } = await page('a bear stacking cups')
  const boxes = all('cup').map(({ art }) => art.box)
  for (const [i, box] of boxes.slice(1).entries()) {
    const below = boxes[i] ?? box
    assert.ok(Math.abs(box.y1 - below.y0) < (below.y1 - below.y0) * 0.3)
    assert.ok(Math.abs((box.x0 + box.x1) / 2 - (below.x0 + below.x1) / 2) < (below.x1 - below.x0) * 0.3)
  }
  const top = boxes.at(-1)
  const hands = [one('bear').point('nearHand'), one('bear').point('farHand')]
  assert.ok(top && hands.some(([x, y]) => x > top.x0 - 30 && x < top.x1 + 30 && y > top.y0 - 30 && y < top.y1 + 30))
})

test('who is curled up on top of somebody lies there', () => {
  assert.ok(relationsOf('a cat curled up on top of a sleeping dog').includes('cat#1 lies-on dog#1'))
})

test('what a penguin holds is at its flipper, and the worm a bird feeds its chick is between the two', async () => {
  const { one } = await page('a penguin holding a fish')
  assert.ok(one('fish').art.box.y0 > one('penguin').point('mouth')[1])
  const fed = await page('a bird feeding its chick a worm')
  const middle = (name: string) => (fed.one(name).art.box.x0 + fed.one(name).art.box.x1) / 2
  const [from, to] = [middle('bird'), middle('chick')]
  assert.ok((middle('worm') - from) * (middle('worm') - to) < 0)
})

test('who sleeps on the back of an animal lies over it, the whole face beside no other', async () => {
  const { one } = await page("a kitten sleeping on a dog's back")
  assert.ok(one('kitten').art.box.y1 < one('dog').point('back')[1] + 60)
})

test('several who peek over one thing are side by side, each with the whole face over it', async () => {
  for (const [prompt, who, what] of [
    ['two bunnies peeking over a log', 'bunny', 'log'],
    ['two raccoons hiding behind a trash can', 'raccoon', 'trash can'],
  ] as const) {
    const { all, one } = await page(prompt)
    for (const member of all(who)) assert.ok(member.point('mouth')[1] < one(what).art.box.y0 + 4, prompt)
  }
})

test('a basket in the mouth hides no eyes, whatever is in it; a piggyback ride is for whom it is given', async () => {
  const { one } = await page('a fox carrying a basket of apples in its mouth')
  assert.ok(one('basket').art.box.y0 > one('fox').point('headMid')[1])
  assert.ok(relationsOf('grandma giving her grandson a piggyback ride').includes('grandson#1 sits-on grandmother#1'))
  assert.equal(read('grandma giving her grandson a piggyback ride').things.length, 2)
})

test('who protects others from somebody stands between them', async () => {
  const { one } = await page('a dog guarding a sheep from a wolf')
  const middle = (name: string) => (one(name).art.box.x0 + one(name).art.box.x1) / 2
  assert.ok((middle('sheep') - middle('dog')) * (middle('wolf') - middle('dog')) < 0)
})

test('who stands between two hoofed animals is no smaller for it: they do not lie down', async () => {
  const { one, all } = await page('a cow between a pig and a sheep')
  for (const name of ['cow', 'pig', 'sheep']) assert.ok(!/^lie/.test(one(name).acting.pose), name)
  assert.equal(all('cow').length, 1)
})
