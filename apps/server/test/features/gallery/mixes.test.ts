import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostMixes } from '@inkbloom/contract'
import { type Person, password } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const shop = product()
const sync = (as: Person, body: { kept?: string[]; removed?: string[] } = {}) =>
  shop.call('POST', '/mixes/sync', { as, body })
const color = (number: number) => `#${number.toString(16).padStart(6, '0')}`

test('colors mixed on two devices are there on both, the newest first, and of nobody else', async () => {
  const [me, other] = [await shop.people.make(), await shop.people.make()]
  const tablet = await shop.people.again(me)
  await sync(me, { kept: ['#3f5bd8', '#111111'] })
  assert.deepEqual((await sync(tablet, { kept: ['#e0457b'] })).data.colors, ['#e0457b', '#3f5bd8', '#111111'])
  assert.deepEqual((await sync(me)).data.colors, ['#e0457b', '#3f5bd8', '#111111'])
  assert.deepEqual((await sync(other)).data.colors, [])
})

test('a color kept again moves to the front, one thrown away is gone, and the oldest make room', async () => {
  const me = await shop.people.make()
  await sync(me, { kept: ['#222222', '#111111'] })
  assert.deepEqual((await sync(me, { kept: ['#111111', '#111111'] })).data.colors, ['#111111', '#222222'])
  assert.deepEqual((await sync(me, { removed: ['#222222', '#999999'] })).data.colors, ['#111111'])
  const many = Array.from({ length: mostMixes }, (_, i) => color(i))
  assert.deepEqual((await sync(me, { kept: many })).data.colors, many)
})

test('sent twice, or by two devices at once, nothing is there twice', async () => {
  const me = await shop.people.make()
  await Promise.all(Array.from({ length: 8 }, () => sync(me, { kept: ['#3f5bd8', '#111111'] })))
  assert.deepEqual((await sync(me)).data.colors, ['#3f5bd8', '#111111'])
})

test('what is no color is refused, and mixes are downloaded and deleted with the account', async () => {
  const me = await shop.people.make()
  for (const wrong of ['red', '#3F5BD8', '#12345', "#12345'"])
    assert.equal((await sync(me, { kept: [wrong] })).status, 422)
  await sync(me, { kept: ['#3f5bd8'] })
  const taken = await shop.call('POST', '/users/export', { as: me, body: { currentPassword: password } })
  assert.deepEqual(taken.data.sections.mixes, ['#3f5bd8'])
  await shop.call('POST', '/users/delete', { as: me, body: { currentPassword: password } })
  assert.deepEqual(await shop.db.selectFrom('mixes').selectAll().execute(), [])
})
