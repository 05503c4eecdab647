import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { enqueue } from '../../../../src/jobs/queue.ts'
import { shopWithStripe } from '../../../support/paying.ts'
import { until } from '../../../support/until.ts'

const lines: { level: number; msg: string; subscription?: string; kind?: string }[] = []
const shop = shopWithStripe({
  env: { LOG_LEVEL: 'warn' },
  logStream: { write: (line) => lines.push(JSON.parse(line)) },
})
beforeEach(() => {
  lines.length = 0
})

const check = (subscriptionId: string) => {
  const { db, clock } = shop.product
  return enqueue(db, clock, { kind: 'check-subscription', payload: { subscriptionId }, maxAttempts: 1 })
}
const said = (message: string) => until(() => lines.find(({ msg }) => msg === message), message)

test('what a payment job has to say about a subscription is in the log', async () => {
  await check('sub_unknown')
  const { level, subscription } = await said('a subscription that Stripe does not know')
  assert.deepEqual([level, subscription], [40, 'sub_unknown'])
})

test('a job that fails is a line of the log like any other, at its level', async () => {
  await shop.setKeys({ stripe_key: null })
  await check('sub_1')
  const { level, kind } = await said('a job failed')
  assert.deepEqual([level, kind], [40, 'check-subscription'])
})
