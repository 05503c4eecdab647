/** Animals that do something: their arms, what they hold, and what they do to each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../src/art/art.ts'
import { asPerson } from '../src/figures/index.ts'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'
import { spot } from './spot.ts'

test('arms of broad-headed animals grow from the body, below the chin', () => {
  for (const name of ['bear', 'cat', 'pig', 'tiger', 'mouse', 'hedgehog']) {
    const art = asPerson(name)?.act(spot(), { pose: 'hands-on-hips' })
    assert.ok(art)
    const arm = art.layers.find(({ part }) => part === 'nearArm')?.svg ?? ''
    const path = /d="([^"]+)"/.exec(arm)?.[1] ?? ''
    const ys = (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, i) => i % 2 === 1)
    const [mid, top] = [art.points.headMid as Point, art.points.headTop as Point]
    assert.ok(Math.min(...ys) > mid[1] + (mid[1] - top[1]) * 0.98, name)
  }
})

test('what an animal holds is before its mane and its cheeks', async () => {
  for (const [prompt, who, what] of [
    ['a lion in a suit holding a bouquet of flowers', 'lion', 'bouquet'],
    ['a mouse holding a lollipop', 'mouse', 'lollipop'],
    ['a pig with an ice cream cone', 'pig', 'ice cream cone'],
  ] as const) {
    const { missing, one, staged } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    const order = staged.scene.group(one(who)).coats
    const first = order.findIndex(({ member }) => member === one(what))
    const head = order.findIndex(({ member, part }) => member === one(who) && part === 'head')
    assert.ok(first > head, prompt)
  }
})

test('otters that float do it face up, paw in paw or with the pup on the belly', async () => {
  const { all, missing } = await page('two otters floating on their backs holding hands')
  assert.deepEqual(missing, [])
  const pair = all('sea otter')
  assert.deepEqual(pair.map(({ acting }) => acting.pose).sort(), ['paw-down', 'paw-up'])
  assert.ok(pair.every(({ upright }) => !upright))
  const young = await page('an otter mother floating with her pup on her belly')
  const [mother, pup] = young.all('sea otter').concat(young.all('otter')) as [(typeof pair)[0], (typeof pair)[0]]
  assert.ok(mother && pup && pup.art.box.y1 < mother.art.box.y1 && pup.art.box.y0 < mother.art.box.y1)
  assert.ok(pup.art.box.x0 > mother.art.box.x0 && pup.art.box.x1 < mother.art.box.x1)
})

const deedsIn = (prompt: string) => {
  const { things, relations } = read(prompt)
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${nameOf(a)} ${relation} ${nameOf(b)}`)
}

test('a thief has what it stole, runs, and its owner runs after it', async () => {
  const stall = deedsIn('a raccoon stealing bananas from a market stall')
  assert.ok(stall.includes('raccoon holds banana') && stall.includes('banana on-top-of market stall'))
  assert.ok(deedsIn('a monkey steals the hat of a tourist and runs away').includes('monkey runs-from person'))
  assert.deepEqual(read('a raccoon steals a pizza and runs away with it').unknown, [])
  const behind = 'a dog running away with a string of sausages in its mouth, the butcher running behind'
  assert.ok(deedsIn(behind).includes('butcher chases dog'))
  const { one } = await page('a raccoon stealing a pizza')
  assert.match(one('raccoon').acting.pose, /^run/)
  const basket = (await page("a fox running away with a chicken's egg basket")).one
  const [x, y] = basket('fox').point('mouth')
  const [gx, gy] = basket('basket').point('grip')
  assert.ok(Math.hypot(x - gx, y - gy) < basket('fox').place.h * 0.2)
})

test('an elephant waters with its trunk, and only who was named jumps over the moon', () => {
  assert.ok(!read('an elephant watering flowers with its trunk').things.some(({ name }) => name === 'watering can'))
  assert.ok(read('a girl watering flowers').things.some(({ name }) => name === 'watering can'))
  assert.ok(!read('a sheep jumping over the moon').things.some(({ name }) => name === 'cow'))
})
