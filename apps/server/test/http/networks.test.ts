import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import { product } from '../support/product.ts'

const shop = product({ env: { TRUST_PROXY: 'loopback' }, limits: { perMinute: 30 } })

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
