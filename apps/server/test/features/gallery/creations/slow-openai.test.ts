import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openaiPeer } from '../../../support/openai-peer.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'

const peer = openaiPeer()
const shop = product({ env: () => ({ OPENAI_BASE_URL: peer.baseUrl }), openaiTimeoutMs: 500 })

test('a provider that never answers is given up after three tries: the credit is back and the person knows', async () => {
  const [admin, mara] = [await shop.people.admin(), await shop.people.make()]
  await shop.call('PATCH', '/settings/openai_key/update', { as: admin, body: { value: 'sk-test-1' } })
  peer.pictures = ['slow', 'slow', 'slow']
  const waiting = shop.call('POST', '/pages/create', { as: mara, body: { prompt: 'a snail' } })
  let over = false
  waiting.finally(() => {
    over = true
  })
  await until(async () => {
    const job = await shop.db.selectFrom('jobs').select('status').executeTakeFirst()
    if (job?.status === 'queued') shop.clock.advance(60_000)
    return over
  })
  const answer = await waiting
  assert.equal(answer.status, 502, JSON.stringify(answer.body))
  assert.match(answer.body.message ?? '', /gave an unexpected answer\. Nothing was charged\.$/)
  assert.equal(peer.drawings.length, 3)
  assert.equal(peer.abandoned, 3)
  assert.equal((await shop.call('GET', '/credits/read', { as: mara })).data.page_creation, 3)
})
