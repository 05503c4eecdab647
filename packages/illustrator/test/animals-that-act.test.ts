/** Animals that do something: their arms, what they hold, and what they do to each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../src/art/art.ts'
import { asPerson } from '../src/figures/index.ts'
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
