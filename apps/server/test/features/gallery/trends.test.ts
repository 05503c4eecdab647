import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refreshTrends, refreshWhenDue } from '../../../src/features/gallery/pages/trends.service.ts'
import { product } from '../../support/product.ts'
import { color, favorite, ids, list, makePage, read, toggleBlocked } from './gallery.ts'

const shop = product()
const day = 86_400_000

test('trending is what was favorited and colored in the last seven days, then the latest', async () => {
  const [me, you] = [await shop.people.make({ plan: 'advanced' }), await shop.people.make({ plan: 'advanced' })]
  const [a, b, c, d] = [await makePage(shop), await makePage(shop), await makePage(shop), await makePage(shop)]
  await favorite(shop, me, a)
  await favorite(shop, you, a)
  await color(shop, me, a)
  shop.clock.advance(6 * day)
  await favorite(shop, me, b)
  await color(shop, me, b)
  await color(shop, you, c)
  await refreshTrends(shop.db, shop.clock)
  assert.deepEqual(await ids(shop, me, { sort: 'trending' }), [a, b, c, d])
  assert.deepEqual(await ids(shop, me, { sort: 'trending', search: 'cat' }), [a, b, c, d])
  assert.deepEqual(
    (await list(shop, me)).data.map((page) => page.trending),
    [false, true, true, true],
  )
  shop.clock.advance(2 * day)
  await refreshTrends(shop.db, shop.clock)
  assert.deepEqual(await ids(shop, me, { sort: 'trending' }), [b, c, d, a])
  assert.equal((await read(shop, me, a)).data.trending, false)
  await favorite(shop, me, b)
  await refreshTrends(shop.db, shop.clock)
  assert.deepEqual(await ids(shop, me, { sort: 'trending' }), [c, b, d, a])
})

test('the first 24 with any activity are marked, and a blocked one makes room', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make({ plan: 'advanced' })]
  const made: number[] = []
  for (let i = 0; i < 26; i += 1) {
    const id = await makePage(shop)
    made.push(id)
    if (i > 0) await favorite(shop, me, id)
  }
  const marked = async () =>
    (await Promise.all([list(shop, me), list(shop, me, { page: 2 })]))
      .flatMap(({ data }) => data)
      .filter((page) => page.trending)
  await refreshTrends(shop.db, shop.clock)
  assert.deepEqual(
    (await marked()).map((page) => page.id),
    made.slice(2).reverse(),
  )
  await toggleBlocked(shop, admin, made[25] as number)
  await refreshTrends(shop.db, shop.clock)
  assert.deepEqual(
    (await marked()).map((page) => page.id),
    made.slice(1, 25).reverse(),
  )
})

test('of many servers one refreshes, and again after five minutes', async () => {
  const race = async () =>
    (await Promise.all(Array.from({ length: 8 }, () => refreshWhenDue(shop.db, shop.clock)))).filter(Boolean).length
  assert.equal(await race(), 1)
  assert.equal(await race(), 0)
  shop.clock.advance(4 * 60_000)
  assert.equal(await race(), 0)
  shop.clock.advance(60_000)
  assert.equal(await race(), 1)
})
