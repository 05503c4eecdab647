/** Relations of two: tied to, hugging, behind bars, carried, dragged, hidden in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { page } from './page.ts'

test('who is tied to something has a rope to it, and nothing is said to be missing', async () => {
  for (const [prompt, who, what] of [
    ['a goat tied to a fence post', 'goat', 'fence'],
    ['a pony tied to a tree', 'pony', 'tree'],
    ['a little dragon tied to a post with a rope', 'dragon', 'fence'],
  ] as const) {
    assert.deepEqual(read(prompt).unknown, [], prompt)
    const { one, staged, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    assert.ok(staged.scene.together(one(who), one(what)), prompt)
    assert.ok(
      staged.scene.extras.some(({ of }) => of === one(who)),
      'a rope is drawn',
    )
  }
})

test('a balloon that is tied to a tail is over it', async () => {
  const { one } = await page('a mouse with a balloon tied to its tail')
  const [string, tail] = [one('balloon').point('grip'), one('mouse').point('tailTip')]
  assert.ok(Math.hypot(string[0] - tail[0], string[1] - tail[1]) < 20)
})
