/** Where one is to another, on the page that was drawn. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import type { Member } from '../src/staging/member.ts'
import { page } from './page.ts'

const mid = ({ art: { box } }: Member): number => (box.x0 + box.x1) / 2

test('behind a bush the middle of the body is covered, head and tail are seen on both sides', async () => {
  for (const [prompt, name, cover] of [
    ['a fox behind a bush', 'fox', 'bush'],
    ['a cat behind a rock', 'cat', 'rock'],
  ] as const) {
    const { one, missing } = await page(prompt)
    const [who, bush] = [one(name), one(cover)]
    assert.deepEqual(missing, [], prompt)
    assert.ok(who.art.box.x0 < bush.art.box.x0 && who.art.box.x1 > bush.art.box.x1, `${prompt}: on both sides`)
    const [x] = who.point('headMid')
    assert.ok(x < bush.art.box.x0 || x > bush.art.box.x1, `${prompt}: the face is free`)
  }
})

test('a mouse under a mushroom is below its cap, beside the stem', async () => {
  const { one } = await page('mouse under a mushroom')
  const [mouse, mushroom] = [one('mouse'), one('mushroom')]
  assert.ok(mouse.art.box.y0 > mushroom.point('low')[1] - 4)
  assert.ok(mouse.place.h < mushroom.place.h * 0.6)
})

test('who races goes the same way as the others, in a lane of its own', async () => {
  for (const prompt of ['a turtle and a rabbit racing', 'two cars racing side by side']) {
    const { staged, missing } = await page(prompt)
    const [a, b] = staged.scene.members as [Member, Member]
    assert.deepEqual(missing, [], prompt)
    assert.equal(a.place.facing, b.place.facing, prompt)
    assert.ok(Math.abs(a.art.box.y1 - b.art.box.y1) > Math.min(a.place.h, b.place.h) * 0.2, prompt)
    for (const one of [a, b]) assert.ok((staged.seen.seen.get(one)?.visible ?? 0) > 0.6, prompt)
  }
})

test('between two trees or two flowers one is clear of both, and no lower than they make it', async () => {
  const { one, all, staged } = await page('elephant standing between two palm trees')
  const [left, right] = all('palm tree')
    .map(mid)
    .sort((p, q) => p - q)
  assert.ok(left && right && mid(one('elephant')) > left && mid(one('elephant')) < right)
  assert.ok(one('elephant').place.h > (all('palm tree')[0]?.place.h ?? 0) * 0.5)
  assert.ok((staged.seen.seen.get(one('elephant'))?.visible ?? 0) > 0.8)
  const bee = await page('a bee flying between two flowers')
  assert.notEqual(bee.staged.setting, 'sky', 'flowers do not grow in the sky')
  assert.ok((bee.staged.seen.seen.get(bee.one('bee'))?.visible ?? 0) > 0.95)
})

test('what an eagle carries in its claws hangs below it on the wing', async () => {
  const { one } = await page('an eagle carrying a fish in its claws')
  assert.equal(one('eagle').acting.pose, 'fly')
  assert.ok(one('fish').art.box.y0 > one('eagle').point('headMid')[1])
})

test('a bird on an arm keeps its wings, and its feet are at the hand', async () => {
  const { one } = await page("owl on a wizard's arm")
  const [owl, wizard] = [one('owl'), one('wizard')]
  assert.equal(owl.upright, false)
  const [x, y] = wizard.point('nearHand')
  assert.ok(Math.abs(owl.art.box.y1 - y) < wizard.place.h * 0.08 && Math.abs(mid(owl) - x) < wizard.place.h * 0.15)
})

test('a hand goes to the tail that is held', async () => {
  const { one, graph, missing } = await page('a monkey holding its own tail')
  assert.equal(graph.relations[0]?.part, 'tail')
  assert.deepEqual(missing, [])
  const [x, y] = one('monkey').point('nearHand')
  const [tx, ty] = one('monkey').point('tailTip')
  assert.ok(Math.hypot(x - tx, y - ty) < one('monkey').place.h * 0.4)
})

test('what is licked is no meal where it is somebody', () => {
  assert.equal(read("a dog licking a boy's face").relations[0]?.relation, 'kisses')
  assert.equal(read('a cat licking an ice cream cone').relations[0]?.relation, 'eats')
})

test('ants are at the end of the tongue of who eats them', async () => {
  for (const prompt of ['anteater sticking its tongue out to eat ants', 'a chameleon catching a fly']) {
    const { staged, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    const [who, insect] = staged.scene.members as [Member, Member]
    assert.ok(Math.abs(mid(insect) - who.point('mouth')[0]) > who.place.h * 0.3, `${prompt}: at a distance`)
    assert.ok((staged.seen.seen.get(insect)?.visible ?? 0) > 0.6, prompt)
  }
})

test('a pile that somebody has stands beside them and is a pile', async () => {
  const { all, one } = await page('a squirrel with a big pile of acorns')
  assert.ok(all('acorn').length >= 6)
  assert.ok(Math.min(...all('acorn').map(({ art }) => art.box.y0)) < one('squirrel').point('headMid')[1])
})

test('a snake about a tree has its head beside the trunk, not a coil at its foot', async () => {
  const { one } = await page('snake wrapped around a tree')
  const [snake, tree] = [one('snake'), one('tree')]
  assert.ok(snake.without.has('torso'))
  assert.ok(snake.point('headMid')[1] < tree.art.box.y1 - tree.place.h * 0.25)
})

test('a little one on a belly is on top of who lies, and before who stands upright', async () => {
  const bear = await page("a bear cub on mama bear's belly")
  const [cub, mother] = bear.staged.scene.members as [Member, Member]
  assert.ok(mother.tilt !== 0 && cub.art.box.y1 < mother.art.box.y1)
  assert.equal((await page('an otter with a baby on its belly')).all('sea otter').length, 1)
  const penguin = await page("a penguin chick on its dad's belly")
  assert.deepEqual(penguin.missing, [])
})

test('her cub on her back is on the bear, not beside it', () => {
  const { relations } = read('a polar bear and her cub on her back')
  assert.deepEqual(
    relations.map(({ relation, part }) => [relation, part]),
    [['sits-on', 'back']],
  )
})

test('an open mouth and a tongue that is out are seen', async () => {
  for (const [prompt, how] of [
    ['a lion with its mouth open', 'mouth-open'],
    ['a dog with its tongue out', 'tongue-out'],
    ['a frog on a lily pad sticking out its tongue', 'tongue-out'],
  ] as const) {
    const { graph, staged, missing } = await page(prompt)
    assert.ok(
      graph.relations.some((said) => said.how === how),
      prompt,
    )
    assert.deepEqual(missing, [], prompt)
    assert.equal(staged.scene.members[0]?.acting.mouth, 'open', prompt)
  }
})

test('a caterpillar that comes out of a pear is out of a hole in its front', async () => {
  const { one } = await page('a caterpillar coming out of a pear')
  const [caterpillar, pear] = [one('caterpillar'), one('pear')]
  assert.ok(caterpillar.without.has('torso'))
  const [x, y] = caterpillar.point('headMid')
  assert.ok(x > pear.art.box.x0 && x < pear.art.box.x1 && y > pear.art.box.y0 && y < pear.art.box.y1)
})

test('horses in a race run the same way', async () => {
  const { all } = await page('a horse race with three horses')
  assert.equal(new Set(all('horse').map(({ place }) => place.facing)).size, 1)
})

test('an octopus about a ship has its arms over it', async () => {
  const { one } = await page('an octopus hugging a ship')
  const [octopus, ship] = [one('octopus').art.box, one('ship').art.box]
  assert.ok(octopus.y0 < ship.y0 && octopus.y1 > ship.y0 && octopus.x0 > ship.x0 && octopus.x1 < ship.x1)
})
