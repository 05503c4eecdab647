import assert from 'node:assert/strict'
import { test } from 'node:test'
import { product } from '../../support/product.ts'

const shop = product()
const admin = { name: 'Ana Duarte', email: 'ana@example.com', password: 'long enough' }

test('the first to ask becomes the admin and is signed in', async () => {
  const before = await shop.call('GET', '/app/status')
  assert.equal(before.data.admin, false)
  const made = await shop.call('POST', '/users/admin/create', { body: admin })
  assert.equal(made.status, 200)
  assert.equal(made.data.user.admin, true)
  const read = await shop.call('GET', '/users/read', { token: made.data.token })
  assert.equal(read.data.email, 'ana@example.com')
  const after = await shop.call('GET', '/app/status')
  assert.equal(after.data.admin, true)
})

test('there is never a second admin', async () => {
  await shop.call('POST', '/users/admin/create', { body: admin })
  const second = await shop.call('POST', '/users/admin/create', { body: { ...admin, email: 'other@example.com' } })
  assert.equal(second.status, 409)
  assert.equal(second.body.code, 'ADMIN_EXISTS')
})

test('of twenty racing calls exactly one makes the admin', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      shop.call('POST', '/users/admin/create', { body: { ...admin, email: `ana${i}@example.com` } }),
    ),
  )
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1)
  assert.ok(answers.every((answer) => answer.status === 200 || answer.body.code === 'ADMIN_EXISTS'))
  const { count } = await shop.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('admin', '=', true)
    .executeTakeFirstOrThrow()
  assert.equal(Number(count), 1)
})

test('fields out of bounds are named one by one', async () => {
  const answer = await shop.call('POST', '/users/admin/create', {
    body: { name: ' ', email: 'nobody', password: 'short' },
  })
  assert.equal(answer.status, 422)
  assert.equal(answer.body.code, 'INVALID')
  assert.deepEqual(Object.keys(answer.body.errors ?? {}).sort(), ['email', 'name', 'password'])
})
