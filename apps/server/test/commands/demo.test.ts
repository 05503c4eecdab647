import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Colored, Paginated } from '@inkbloom/contract'
import sharp from 'sharp'
import { demoPassword, signIns } from '../../src/commands/demo/people.ts'
import { makeYear } from '../../src/commands/demo/year.ts'
import { checkLedger } from '../../src/features/billing/credits/check-ledger.ts'
import { product } from '../support/product.ts'

const shop = product()
const size = { people: 40, starters: 1, pages: 1, favorites: 60, colorings: 120 }

test('the demo is a year that could have happened: everybody printed can sign in, counts agree, pictures are there', async () => {
  await makeYear(shop.db, shop.clock, { filesFolder: join(shop.dataDir, 'files'), size })
  const tokens: Record<string, string> = {}
  for (const { email, plan } of signIns) {
    const { status, data } = await shop.call('POST', '/users/sign-in', { body: { email, password: demoPassword } })
    assert.equal(status, 200, email)
    assert.equal(plan === 'admin' ? data.user.admin : data.user.plan.name === plan, true, email)
    tokens[plan] = data.token
  }
  const token = tokens.admin ?? ''
  const { data: counters } = await shop.call('GET', '/analytics/counters', { token })
  const count = async (table: 'coloreds' | 'subscriptions') =>
    (await shop.db.selectFrom(table).select('id').execute()).length
  assert.deepEqual(counters.total, {
    ...{ users: size.people + signIns.length, pages: size.starters + size.pages },
    ...{ coloreds: await count('coloreds'), subscriptions: await count('subscriptions') },
  })
  assert.ok(counters.total.coloreds > 0 && counters.total.subscriptions > 0)
  const { data } = await shop.call('GET', '/coloreds/paginate?page=1', { token })
  const [first] = (data as Paginated<Colored>).data
  for (const address of [first?.photo, first?.preview]) {
    const picture = await fetch(shop.url + address)
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    assert.deepEqual([width, height], [1024, 1024])
  }
  const favorites = await shop.db.selectFrom('favorites').select('user_id').distinct().execute()
  const payers = await shop.db.selectFrom('subscriptions').select('user_id').distinct().execute()
  const paid = new Set(payers.map(({ user_id }) => user_id))
  assert.ok(favorites.length > 0 && favorites.every(({ user_id }) => paid.has(user_id)), 'only who pays has favorites')
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
  assert.deepEqual((await shop.call('GET', '/settings/website/problems', { token })).data, [])
})
