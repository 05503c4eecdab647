import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@inkbloom/contract'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { color, makePage, read, toggleBlocked } from './gallery.ts'

const shop = product()
const unfinished = async (as: Person): Promise<Page[]> =>
  (await shop.call('GET', '/coloreds/unfinished', { as })).data as Page[]

test('a coloring keeps how far it is, and a page tells it to its colorist alone', async () => {
  const me = await shop.people.make()
  const other = await shop.people.make()
  const page = await makePage(shop)
  const saved = await color(shop, me, page, { progress: 42 })
  assert.equal(saved.data.progress, 42)
  assert.equal((await read(shop, me, page)).data.colored.progress, 42)
  assert.equal((await read(shop, other, page)).data.colored, null)
  assert.equal((await color(shop, me, page, { progress: 100 })).data.progress, 100)
  assert.equal((await color(shop, me, page)).data.progress, null, 'a save that does not tell is not known')
})

test('only whole percents are progress', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop)
  for (const progress of [-1, 101, 4.5]) assert.equal((await color(shop, me, page, { progress })).status, 422)
})

test('what was begun and not finished comes back, the last first, four at most', async () => {
  const me = await shop.people.make()
  const made: number[] = []
  for (const progress of [10, 100, 0, 99, 1, 50, 70]) {
    const page = await makePage(shop)
    made.push(page)
    shop.clock.advance(60_000)
    await color(shop, me, page, { progress })
  }
  const [tenth, , , last, first, half, most] = made
  assert.deepEqual(
    (await unfinished(me)).map(({ id, colored }) => [id, colored?.progress]),
    [
      [most, 70],
      [half, 50],
      [first, 1],
      [last, 99],
    ],
  )
  shop.clock.advance(60_000)
  await color(shop, me, tenth ?? 0, { progress: 11 })
  await color(shop, me, most ?? 0, { progress: 100 })
  assert.deepEqual(
    (await unfinished(me)).map(({ id }) => id),
    [tenth, half, first, last],
  )
})

test('a blocked page leaves the shelf, one that its owner deleted stays with whoever colors it', async () => {
  const admin = await shop.people.admin()
  const owner = await shop.people.make()
  const me = await shop.people.make()
  const [blocked, deleted] = [await makePage(shop, { by: owner }), await makePage(shop, { by: owner })]
  for (const page of [blocked, deleted]) await color(shop, me, page, { progress: 30 })
  await toggleBlocked(shop, admin, blocked)
  await toggleBlocked(shop, owner, deleted)
  assert.deepEqual(
    (await unfinished(me)).map(({ id }) => id),
    [deleted],
  )
})
