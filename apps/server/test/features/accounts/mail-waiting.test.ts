import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idle } from '../../support/idle.ts'
import { mailbox } from '../../support/mailbox.ts'
import { password } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { until } from '../../support/until.ts'

const box = mailbox()
const shop = product({ smtpUrl: () => box.url })
const minute = 60_000
const hour = 60 * minute
const verify = (token: string) => shop.call('POST', '/users/verify', { body: { token } })
const signUp = (email: string) => shop.call('POST', '/users/sign-up', { body: { name: 'Mara', email, password } })
const askLink = (email: string) => shop.call('POST', '/users/sign-in', { body: { email } })
const settled = () => idle(shop.db, shop.clock.now())
const job = () => shop.db.selectFrom('jobs').select(['id', 'status', 'attempts', 'error']).executeTakeFirstOrThrow()

/** Step by step, as the clock does: each try happens at its time. */
async function pass(ms: number, step = 15 * minute) {
  for (let left = ms; left > 0; left -= step) {
    shop.clock.advance(Math.min(step, left))
    await settled()
  }
}

test('a mail server that is away for hours loses no mail, and is not asked all the time', async () => {
  box.refusing = true
  await signUp('mara@example.com')
  await settled()
  await pass(8 * hour)
  const { status, attempts } = await job()
  assert.equal(status, 'queued')
  assert.ok(attempts > 8 && attempts < 20, String(attempts))
  box.refusing = false
  await pass(hour)
  assert.equal((await verify(await box.takeToken('mara@example.com'))).status, 200)
})

test('greylisting for minutes delays a sign-in mail, whose link lives until 15 minutes after it was asked for', async () => {
  const person = await shop.people.make()
  box.refusing = true
  await askLink(person.email)
  await settled()
  await pass(6 * minute, minute)
  box.refusing = false
  await pass(4 * minute, minute)
  const token = await box.takeToken(person.email)
  shop.clock.advance(5 * minute)
  assert.match((await verify(token)).body.message ?? '', /expired/)
})

test('a mail whose link has died is not sent, and the operator sees why', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  box.refusing = true
  await askLink(person.email)
  await settled()
  await pass(20 * minute, 5 * minute)
  box.refusing = false
  await pass(hour)
  assert.deepEqual(box.mails, [])
  const [failure] = (await shop.call('GET', '/failures/list', { as: await shop.people.again(admin) })).data
  assert.deepEqual([failure.kind, failure.about, failure.again], ['mail', person.email, false])
  assert.match(failure.reason, /could not be sent in time.*mailbox unavailable/)
})

test('an address that the mail server does not know is given up at once', async () => {
  box.unknown.add('nobody@example.com')
  await signUp('nobody@example.com')
  await settled()
  const { status, attempts, error } = await job()
  assert.deepEqual([status, attempts], ['failed', 1])
  assert.match(error ?? '', /no such mailbox/)
})

test('the operator sees a mail that waits and has it sent at once', async () => {
  const admin = await shop.people.admin()
  box.refusing = true
  await signUp('mara@example.com')
  await settled()
  const list = async () => (await shop.call('GET', '/failures/list', { as: admin })).data
  const [failure] = await list()
  assert.deepEqual(
    [failure.kind, failure.about, failure.attempts, failure.again],
    ['mail', 'mara@example.com', 1, true],
  )
  assert.ok(failure.next_try_at > shop.clock.now().toISOString())
  box.refusing = false
  const answer = await shop.call('POST', '/failures/retry', { as: admin, body: { ids: [failure.id] } })
  assert.deepEqual(answer.data, { retried: 1 })
  await box.take('mara@example.com')
  await settled()
  assert.deepEqual(await list(), [])
  const again = await shop.call('POST', '/failures/retry', { as: admin, body: { ids: [failure.id, 999] } })
  assert.deepEqual(again.data, { retried: 0 }, 'what succeeded is not done twice')
})

test('a drawing that was given up is drawn again on request, without a second charge', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  const credits = async () => (await shop.call('GET', '/credits/read', { as: person })).data.page_creation
  const before = await credits()
  const { id } = await shop.db
    .insertInto('jobs')
    .values({
      kind: 'draw',
      user_id: person.id,
      request_id: 'given-up-by-the-runner',
      payload: JSON.stringify({ prompt: 'a snail', seed: 1, detail: null }),
      status: 'failed',
      max_attempts: 3,
      attempts: 3,
      run_at: shop.clock.now(),
      error: 'PROVIDER_FAILED: The illustrator did not answer.',
      created_at: shop.clock.now(),
      finished_at: shop.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [failure] = (await shop.call('GET', '/failures/list', { as: admin })).data
  assert.deepEqual([failure.kind, failure.reason], ['drawing', 'The illustrator did not answer.'])
  await shop.call('POST', '/failures/retry', { as: admin, body: { ids: [id] } })
  await until(async () => (await job()).status === 'done', 'the page', { everyMs: 20 })
  assert.equal(await credits(), before)
})

test('a picture that was refused as unsafe is no failure', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  const now = shop.clock.now()
  const row = {
    payload: '{}',
    status: 'failed',
    max_attempts: 3,
    run_at: now,
    created_at: now,
    finished_at: now,
  } as const
  await shop.db
    .insertInto('jobs')
    .values({ ...row, kind: 'draw', user_id: person.id, request_id: null, error: 'UNSAFE_PROMPT: No.' })
    .execute()
  assert.deepEqual((await shop.call('GET', '/failures/list', { as: admin })).data, [])
})
