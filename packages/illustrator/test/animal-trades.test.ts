/** An animal with a trade stands up in the clothes of that trade, where it is practised. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { page } from './page.ts'

for (const [prompt, name, garment, place] of [
  ['a bear astronaut', 'bear', 'space suit', /moonscape|space/],
  ['a pig chef', 'pig', 'apron', /cook room/],
  ['a cow doctor', 'cow', 'coat', /clinic/],
] as const)
  test(`${prompt} is seen as one`, async () => {
    const { one, staged, missing } = await page(prompt)
    const member = one(name)
    assert.ok(member.upright)
    assert.ok(
      member.acting.wears?.some((worn) => worn.name === garment),
      garment,
    )
    assert.match(staged.setting, place)
    assert.deepEqual(missing, [])
  })
