import assert from 'node:assert/strict'
import { test } from 'node:test'
import { midX, tall } from '../src/staging/geometry.ts'
import { page } from './page.ts'

test('what is low stands on the ground beside whoever does something, and not in the sky behind them', async () => {
  for (const prompt of ['a girl picking wildflowers in a meadow', 'a girl planting seeds']) {
    const { staged, one } = await page(prompt)
    const girl = one('girl')
    const low = staged.scene.members.filter(({ entry }) => /^(flower|watering can|flower pot)$/.test(entry.name))
    assert.ok(low.length > 1, prompt)
    for (const { art, key } of low)
      assert.ok(art.box.y1 > girl.art.box.y1 - tall(girl.art.box) * 0.25, `${prompt}: ${key} hangs in the air`)
  }
})

test('whoever helps to pull a turnip stands behind the one before, heads side by side, in a garden', async () => {
  const { staged, one } = await page('grandpa pulling a giant turnip out of the ground with grandma, a girl and a dog')
  assert.match(staged.setting, /garden/)
  const [turnip, ...row] = ['turnip', 'grandfather', 'grandmother', 'girl', 'dog'].map(one)
  assert.ok(turnip)
  const s = Math.sign(midX(turnip.art.box) - midX((row[0] as typeof turnip).art.box))
  for (const [i, helper] of row.slice(1).entries()) {
    const [x] = helper.point('headMid')
    const [ahead] = (row[i] as typeof helper).point('headMid')
    assert.ok(s * (ahead - x) > 0, `${helper.key} is not behind the one before`)
    assert.equal(helper.acting.pose, 'tug')
  }
})

test('about a campfire all sit', async () => {
  const { staged } = await page('a family sitting around a campfire roasting marshmallows')
  for (const { being, key, acting } of staged.scene.members)
    if (being) assert.match(acting.pose, /^sit/, `${key} stands`)
})

test('grapes are picked from a vine, strawberries from their plants, berries from one kind of bush', async () => {
  assert.ok((await page('a man picking grapes in a vineyard')).one('grapevine'))
  assert.ok((await page('a girl picking strawberries')).one('strawberry plant'))
  const { all } = await page('a bear picking blueberries')
  assert.equal(all('strawberry').length, 0)
  assert.equal(all('berry bush').length, 1)
})

test('whoever buys stands beside the counter with a hand on it, and the seller has no pitchfork', async () => {
  const { one, all } = await page('mom buying oranges at the market')
  const [mother, stall] = [one('mother'), one('market stall')]
  const counter = stall.art.tops[0]
  assert.ok(counter)
  const [x, y] = mother.point('nearHand')
  assert.ok(x > stall.art.box.x0 - 20 && x < stall.art.box.x1 + 20, 'the hand is not at the stall')
  assert.ok(Math.abs(y - counter.y) < mother.place.h * 0.2)
  assert.equal(all('farmer').length, 0)
  assert.ok(one('vendor'))
})

test('no horse lies on the table of a vet', async () => {
  const { all, one } = await page('a vet giving a horse an injection')
  assert.equal(all('table').length, 0)
  assert.equal(one('horse').acting.pose, 'stand')
})

test('a full basket is no larger than whoever carries it', async () => {
  const { one } = await page('a girl carrying a basket full of pumpkins')
  assert.ok(tall(one('basket').art.box) < one('girl').place.h * 0.65)
})

test('who is in a canoe with somebody who paddles paddles as well, and no face is hidden', async () => {
  const { one } = await page('a moose paddling a canoe with a beaver')
  for (const name of ['moose', 'beaver']) assert.equal(one(name).acting.pose, 'seated-row')
  assert.ok(
    Math.abs(one('moose').point('headMid')[0] - one('beaver').point('headMid')[0]) > one('beaver').place.h * 0.25,
  )
})

test('two who fish from a boat sit at its two ends, and their lines hang outside it', async () => {
  const { all, one, staged } = await page('grandpa and boy fishing from a boat')
  const boat = one('boat')
  const rods = all('fishing rod')
  assert.equal(rods.length, 2)
  for (const rod of rods) {
    const [x] = rod.point('tie')
    assert.ok(x < boat.art.box.x0 + 30 || x > boat.art.box.x1 - 30, `${rod.key} hangs into the boat`)
  }
  const [first, second] = staged.scene.members.filter(({ being }) => being)
  assert.notEqual(first?.place.facing, second?.place.facing)
})

test('a flock is driven: all of it walks ahead of the dog', async () => {
  const { all, one } = await page('a sheepdog herding sheep')
  const dog = one('border collie')
  const s = dog.place.facing === 'right' ? 1 : -1
  for (const sheep of all('sheep')) assert.ok(s * (midX(sheep.art.box) - midX(dog.art.box)) > 0, sheep.key)
})
