/** Each sign of the zodiac has a page of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { SIGNS } from '../src/ornate/zodiac/signs.ts'
import { understand } from '../src/understand.ts'

for (const { name } of SIGNS)
  test(`${name}: a wheel of the signs, its own stars, and no two signs alike`, async () => {
    const page = await compose(`${name} zodiac sign`, 1)
    assert.equal(page.setting, 'ornate')
    assert.ok((page.svg.match(/r="352"/g) ?? []).length, 'the sky within the ring of the signs')
  })

test('no sign is told to be missing', async () => {
  for (const prompt of [
    'a page for my sister who is a libra',
    'pisces, two fish circling, celestial',
    'zodiac wheel',
  ]) {
    const answer = await understand(prompt)
    assert.deepEqual('understood' in answer ? answer.understood.unknown : null, [], prompt)
  }
})

test('a boy called Leo, an illness and the Chinese years are no signs', async () => {
  for (const prompt of ['Leo rides his bike', 'breast cancer ribbon', 'chinese zodiac dragon'])
    assert.ok(!(await compose(prompt, 1)).svg.includes('r="352"'), prompt)
})
