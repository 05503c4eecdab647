import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enqueue } from '../../src/jobs/queue.ts'
import { product } from '../support/product.ts'
import { until } from '../support/until.ts'

const lines: string[] = []
const shop = product({ env: { LOG_LEVEL: 'error' }, logStream: { write: (line) => lines.push(line) } })

test('background work says no more than the operator wants to read', async (t) => {
  const printed = t.mock.method(console, 'error')
  const payload = { subscriptionId: 'sub_1' }
  await enqueue(shop.db, shop.clock, { kind: 'check-subscription', payload, maxAttempts: 1 })
  shop.jobs.wake()
  await until(async () => (await shop.db.selectFrom('jobs').select('status').executeTakeFirst())?.status === 'failed')
  assert.deepEqual(lines, [])
  assert.equal(printed.mock.callCount(), 0)
})
