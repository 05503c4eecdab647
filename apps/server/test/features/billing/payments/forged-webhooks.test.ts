import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { shopWithStripe } from '../../../support/paying.ts'

const lines: string[] = []
const shop = shopWithStripe({ env: { LOG_LEVEL: 'warn' }, logStream: { write: (line) => lines.push(line) } })
const address = () => `${shop.product.url}/backend/api/stripe/webhook`

const forge = (body: string) =>
  fetch(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=secretly' },
    body,
  })

test('a webhook that is too large is a 413, and of one that Stripe did not sign the log holds the reason only', async () => {
  lines.length = 0
  assert.equal((await forge('x'.repeat(256 * 1024 + 1))).status, 413)
  assert.equal((await forge('payload'.repeat(30_000))).status, 400)
  const log = lines.join('')
  assert.match(log, /a webhook that Stripe did not sign/)
  assert.match(log, /"reason":"[^"]+"/)
  assert.doesNotMatch(log, /payloadpayload|secretly/)
  assert.ok(log.length < 2000, `${log.length} characters`)
})

/** Announces a body and sends none of it: the answer tells that it was not waited for. */
function sendUnsigned(signature: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 200_000, ...signature }
    const sent = request(address(), { method: 'POST', headers, agent: false }, (response) => {
      resolve(response.statusCode ?? 0)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
}

test('what has no signature is refused before it is read', async () => {
  assert.equal(await sendUnsigned({}), 400)
  assert.equal(await sendUnsigned({ 'stripe-signature': '' }), 400)
})

test('however many are forged, Stripe is heard', async () => {
  const person = await shop.product.people.make()
  const { data } = await shop.checkout(person, 'starter')
  shop.peer.world.pay(data.url.split('/').at(-1))
  for (let n = 0; n < 300; n += 1) assert.equal((await forge('{}')).status, 400)
  for (const event of shop.peer.takeNew()) assert.equal((await shop.peer.deliver(shop.product.url, event)).status, 200)
  assert.equal(await shop.planOf(person), 'starter')
})
