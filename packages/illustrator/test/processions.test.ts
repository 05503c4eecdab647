/** Who leads and who comes after: a mother and her young, on the road and on the water. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Member } from '../src/staging/member.ts'
import { page } from './page.ts'

const s = ({ place }: Member): 1 | -1 => (place.facing === 'right' ? 1 : -1)
const middle = ({ art }: Member): number => (art.box.x0 + art.box.x1) / 2

test('young ones come after their mother, all looking her way, whether she leads, swims or crosses a road', async () => {
  for (const [prompt, mother, young, n] of [
    ['a duck leading her five ducklings', 'duck', 'duckling', 5],
    ['three ducks swimming in a row behind their mother', 'duck', 'duckling', 3],
    ['a mother duck with ducklings following her across the road', 'duck', 'duckling', 3],
    ['three chicks running after their mother', 'chicken', 'chick', 3],
  ] as const) {
    const { one, all, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    assert.ok(all(young).length >= n, prompt)
    for (const little of all(young)) {
      assert.equal(little.place.facing, one(mother).place.facing, prompt)
      assert.ok((middle(one(mother)) - middle(little)) * s(one(mother)) > 0, prompt)
      assert.ok(little.place.h < one(mother).place.h * 0.8, prompt)
    }
  }
})

test('those whom a family of animals is named for do what is said next, and nobody else does it', async () => {
  const { staged } = await page('a duck and her ducklings crossing the road')
  assert.ok(staged.scene.members.every(({ entry }) => !(entry.kind === 'being' && entry.human)))
})
