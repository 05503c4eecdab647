import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import { product } from '../support/product.ts'
import { until } from '../support/until.ts'

const mib = 1024 * 1024
const shop = product({
  env: { TRUST_PROXY: 'loopback' },
  limits: { perMinute: 30, inFlight: { all: 8 * mib, each: mib / 4 } },
})

async function statusFrom(address: string, path: string, body?: object): Promise<number> {
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  return (await fetch(shop.url + apiBase + path, init)).status
}

test('whoever guesses passwords from many addresses of one IPv6 network is stopped as from one', async () => {
  const { email } = await shop.people.make()
  const guess = (address: string) => statusFrom(address, '/users/sign-in', { email, password: 'not the password' })
  for (let i = 1; i <= 10; i += 1) assert.equal(await guess(`2001:db8:1:1::${i}`), 422)
  assert.equal(await guess('2001:db8:1:1:ffff::1'), 429)
  assert.equal(await guess('2001:db8:1:2::1'), 422)
})

test('a flood from many addresses of one IPv6 network is counted as one, and its neighbors are served', async () => {
  const ask = (address: string) => statusFrom(address, '/plans/list')
  for (let i = 1; i <= 30; i += 1) assert.equal(await ask(`2001:db8:2:1::${i}`), 200)
  assert.equal(await ask('2001:db8:2:1:ffff::1'), 429)
  assert.equal(await ask('2001:db8:2:2::1'), 200)
})

test('sign-ups from many addresses of one IPv6 network are counted as from one', async () => {
  const key = 'sign-up:2001:db8:3:1::/64'
  await shop.db.insertInto('throttles').values({ key, window_start: shop.clock.now(), hits: 99 }).execute()
  const signUp = (address: string, email: string) =>
    statusFrom(address, '/users/sign-up', { name: 'Mara', email, password: 'long enough' })
  assert.equal(await signUp('2001:db8:3:1::1', 'a@example.com'), 200)
  assert.equal(await signUp('2001:db8:3:1:ffff::1', 'b@example.com'), 429)
  assert.equal(await signUp('2001:db8:3:2::1', 'c@example.com'), 200)
})

test('guesses at files from many addresses of one IPv6 network are counted as from one', async () => {
  const guess = async (address: string) =>
    (await fetch(`${shop.url}/files/uploads/${'x'.repeat(32)}.png`, { headers: { 'x-forwarded-for': address } })).status
  for (let i = 1; i <= 120; i += 1) assert.equal(await guess(`2001:db8:4:1::${i.toString(16)}`), 404)
  assert.equal(await guess('2001:db8:4:1:ffff::1'), 429)
  assert.equal(await guess('2001:db8:4:2::1'), 404)
})

test('large bodies held back from many addresses of one IPv6 network are counted as from one', async () => {
  const post = [`POST ${apiBase}/stripe/webhook HTTP/1.1`, 'host: x', 'content-type: application/json']
  const head = [...post, 'stripe-signature: t=1,v1=0', 'x-forwarded-for: 2001:db8:5:1::1', 'content-length: 200000']
  const hold = () => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1').on('error', () => {})
    socket.write(`${head.join('\r\n')}\r\n\r\n{`)
    return socket.resume()
  }
  let held = hold()
  const isRefused = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' }
    const body = JSON.stringify({ type: 'y'.repeat(100_000) })
    const answer = await fetch(`${shop.url}${apiBase}/stripe/webhook`, { method: 'POST', headers, body })
    return ((await answer.json()) as { code: string }).code === 'OVERLOADED'
  }
  try {
    const refused = () => {
      if (!held.destroyed) return isRefused('2001:db8:5:1:ffff::1')
      // It came while the call above was under way, and was itself refused: held again, it arrives before the next.
      held = hold()
      return false
    }
    await until(refused, 'the bound', { looks: 500 })
    assert.equal(await isRefused('2001:db8:5:2::1'), false)
  } finally {
    held.destroy()
  }
})
