import assert from 'node:assert/strict'
import { test } from 'node:test'
import { product } from '../../support/product.ts'

const shop = product({ env: { PUBLIC_URL: 'https://pages.example.com', SETUP_TOKEN: 'printed-at-the-start' } })
const admin = { name: 'Ana Duarte', email: 'ana@example.com', password: 'long enough' }

test('a server that strangers can reach gives the admin seat only to who holds the setup token', async () => {
  for (const setupToken of [undefined, '', 'guessed', 'printed-at-the-star']) {
    const answer = await shop.call('POST', '/users/admin/create', { body: { ...admin, setupToken } })
    assert.equal(answer.status, 403, String(setupToken))
    assert.equal(answer.body.code, 'FORBIDDEN')
  }
  const made = await shop.call('POST', '/users/admin/create', {
    body: { ...admin, setupToken: 'printed-at-the-start' },
  })
  assert.equal(made.status, 200)
})

test('once there is an admin the token is worth nothing', async () => {
  await shop.people.admin()
  const answer = await shop.call('POST', '/users/admin/create', {
    body: { ...admin, setupToken: 'printed-at-the-start' },
  })
  assert.equal(answer.body.code, 'ADMIN_EXISTS')
})
