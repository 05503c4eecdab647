import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { page } from './page.ts'

test('a donkey kicks to the rear, on its own legs', async () => {
  const { one } = await page('a donkey kicking a bucket')
  const [donkey, bucket] = [one('donkey'), one('bucket')]
  assert.equal(donkey.upright, false)
  assert.equal(donkey.acting.pose, 'kick-back')
  const ahead = donkey.place.facing === 'right' ? 1 : -1
  assert.ok((bucket.place.x - donkey.place.x) * ahead < 0)
})

test('a ball is kicked ahead, and people kick as people do', () => {
  for (const prompt of ['a horse kicking a soccer ball', 'a boy kicking a bucket'])
    assert.ok(!enact(read(prompt)).relations.some(({ how }) => how === 'kick-back'), prompt)
})

test('a wolf has its pup between the teeth', async () => {
  for (const prompt of ['a wolf carrying her pup by the scruff', 'a lioness carrying her cub in her mouth']) {
    const { staged } = await page(prompt)
    const [mother, young] = staged.scene.members
    assert.ok(mother && young)
    assert.equal(mother.upright, false, prompt)
    const [[mx, my], [x, y]] = [mother.point('mouth'), young.point('headMid')]
    assert.ok(Math.hypot(mx - x, my - y) < mother.place.h * 0.4, prompt)
  }
})

test('a cat that licks its paw has it at its tongue, and a caterpillar eats the leaf, not the hole', () => {
  assert.ok(read('a cat licking its paw').relations.some(({ how }) => how === 'own-paw'))
  const { things, relations } = read('a caterpillar munching a hole in a leaf')
  assert.deepEqual(
    things.map(({ name }) => name),
    ['caterpillar', 'leaf'],
  )
  assert.ok(relations.some(({ relation }) => relation === 'eats'))
})

test('a tail that is swung at somebody is no swing', () => {
  const { things } = read('an ankylosaurus swinging its tail at a t-rex')
  assert.ok(!things.some(({ name }) => name === 'swing'))
})
