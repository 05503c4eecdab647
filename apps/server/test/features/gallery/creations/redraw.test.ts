import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { checkLedger } from '../../../../src/features/billing/credits/check-ledger.ts'
import { openaiPeer } from '../../../support/openai-peer.ts'
import type { Person } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'
import { makePage, toggleBlocked } from '../gallery.ts'

const peer = openaiPeer()
const shop = product({ env: () => ({ OPENAI_BASE_URL: peer.baseUrl }) })

const redraw = (as: Person | null, id: number, body: object = {}) =>
  shop.call('POST', `/pages/${id}/redraw`, { as, body })
const offer = (as: Person | null, id: number) => shop.call('GET', `/pages/${id}/redraw`, { as })
const creditsLeft = async (as: Person) => (await shop.call('GET', '/credits/read', { as })).data.page_creation
const history = async (as: Person): Promise<{ reason: string; delta: number; page: { id: number } | null }[]> =>
  (await shop.call('GET', '/credits/history', { as })).data.data
const redraws = async (as: Person) =>
  (await history(as)).filter(({ reason }) => reason === 'redraw').map(({ delta }) => delta)
const rowOf = (id: number) => shop.db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const withKey = async () => {
  const body = { value: 'sk-test' }
  await shop.call('PATCH', '/settings/openai_key/update', { as: await shop.people.admin(), body })
}

/** Somebody whose drawings wait: another of theirs is under way on a server that is not here. */
async function busyPerson(): Promise<Person> {
  const person = await shop.people.make()
  const lease = { lease_token: randomUUID(), lease_until: new Date(shop.clock.now().getTime() + 60_000) }
  const times = { run_at: shop.clock.now(), created_at: shop.clock.now() }
  const payload = JSON.stringify({ prompt: 'a cat', seed: 1 })
  await shop.db
    .insertInto('jobs')
    .values({ kind: 'draw', user_id: person.id, payload, status: 'running', max_attempts: 3, ...lease, ...times })
    .execute()
  return person
}

const queued = (requestId: string) =>
  until(() => shop.db.selectFrom('jobs').select('id').where('request_id', '=', requestId).executeTakeFirst())

test('a page drawn again is another page of the same description, and stays beside the first', async () => {
  const mara = await shop.people.make()
  const body = { prompt: 'a fox under an oak', detail: 'simple' }
  const first = (await shop.call('POST', '/pages/create', { as: mara, body })).data.id
  const answer = await redraw(mara, first)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const [before, again] = [await rowOf(first), await rowOf(answer.data.id)]
  assert.notEqual(again.id, before.id)
  assert.deepEqual([again.prompt, again.title, again.detail], [before.prompt, before.title, 'simple'])
  assert.notEqual(again.sha256, before.sha256, 'another drawing')
})

test('the first two are free and written down as such; the third costs a credit, and each says so before', async () => {
  const mara = await shop.people.make()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  assert.deepEqual((await offer(mara, id)).data, { cost: 0, free_left: 2, simpler: 'simple', finer: 'intricate' })
  await redraw(mara, id)
  assert.equal((await offer(mara, id)).data.free_left, 1)
  const second = await redraw(mara, id)
  assert.equal(await creditsLeft(mara), 3)
  assert.deepEqual((await offer(mara, id)).data.cost, 1)
  assert.equal((await redraw(mara, id, { cost: 1 })).status, 200)
  assert.equal(await creditsLeft(mara), 2)
  assert.deepEqual(await redraws(mara), [-1, 0, 0])
  assert.equal((await history(mara))[1]?.page?.id, second.data.id, 'the history names what was drawn')
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('a redraw has no free redraws of its own', async () => {
  const mara = await shop.people.make()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  const again = (await redraw(mara, id)).data.id
  assert.deepEqual((await offer(mara, again)).data.cost, 1)
  assert.equal((await redraw(mara, again)).status, 200)
  assert.equal(await creditsLeft(mara), 2)
})

test('of five presses at once two are free, never three, and one more than there are credits is refused', async () => {
  const mara = await shop.people.make()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => redraw(mara, id)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 403])
  assert.equal(answers.find(({ status }) => status === 403)?.body.code, 'NO_CREDITS')
  assert.equal(await creditsLeft(mara), 0)
  assert.deepEqual((await redraws(mara)).sort(), [-1, -1, -1, 0, 0])
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('whoever was told that it is free is never charged: another tab may have used the last free one', async () => {
  const mara = await shop.people.make()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => redraw(mara, id, { cost: 0 })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409, 409])
  assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'STALE')
  assert.equal(await creditsLeft(mara), 3)
})

test('the same request id is the same redraw, at once and later, also when the page is gone by then', async () => {
  const mara = await shop.people.make()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => redraw(mara, id, { requestId })))
  assert.equal(new Set(answers.map(({ data }) => data.id)).size, 1)
  await toggleBlocked(shop, mara, id)
  assert.equal((await redraw(mara, id, { requestId })).data.id, answers[0]?.data.id)
  assert.deepEqual(await redraws(mara), [0])
})

test('only its owner draws a page again; what is blocked, deleted or not there is not found', async () => {
  const [mara, other, admin] = [await shop.people.make(), await shop.people.make(), await shop.people.admin()]
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  for (const call of [offer, redraw]) {
    assert.equal((await call(null, id)).status, 401)
    assert.equal((await call(other, id)).status, 403)
    assert.equal((await call(admin, id)).status, 403)
    assert.equal((await call(mara, 999_999)).status, 404)
    assert.equal((await call(mara, await makePage(shop))).status, 403, 'a page whose owner has gone')
  }
  assert.equal((await redraw(mara, id, { detail: 'enormous' })).status, 422)
  const blocked = await makePage(shop, { by: mara, prompt: 'a hen' })
  await toggleBlocked(shop, admin, blocked)
  const deleted = await makePage(shop, { by: mara, prompt: 'a hen' })
  await toggleBlocked(shop, mara, deleted)
  for (const gone of [blocked, deleted]) {
    assert.equal((await offer(mara, gone)).status, 404)
    assert.equal((await redraw(mara, gone)).status, 404)
    assert.equal((await redraw(other, gone)).status, 404, 'nobody else learns that it was there')
  }
  assert.deepEqual([await redraws(mara), await redraws(other)], [[], []])
})

test('without credits the free ones are drawn all the same, and then none', async () => {
  const mara = await shop.people.make()
  await shop.call('GET', '/credits/read', { as: mara })
  await shop.db.updateTable('credit_periods').set({ page_creation: 0 }).execute()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  for (const status of [200, 200, 403]) assert.equal((await redraw(mara, id)).status, status)
})

test('a free redraw that was stopped can be had again, once for each stop', async () => {
  const mara = await busyPerson()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  const requestId = randomUUID()
  const waiting = redraw(mara, id, { requestId })
  await queued(requestId)
  const [listed] = (await shop.call('GET', '/creations/list', { as: mara })).data
  assert.deepEqual([listed.redraw_of, listed.cost], [id, 0])
  assert.equal((await offer(mara, id)).data.free_left, 1)
  for (let press = 0; press < 2; press += 1) await shop.call('POST', `/creations/${requestId}/stop`, { as: mara })
  const { status, body } = await waiting
  assert.deepEqual([status, body.message], [409, 'You stopped this drawing. Nothing was charged.'])
  assert.equal((await offer(mara, id)).data.free_left, 2)
  assert.equal(await creditsLeft(mara), 3)
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('a free redraw that failed can be had again', async () => {
  const mara = await shop.people.make()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  const jobNow = () => shop.db.selectFrom('jobs').select(['status', 'attempts']).executeTakeFirst()
  // A database that takes no new page, as one whose disk is full.
  await sql`alter table pages add constraint refused check (id <= ${sql.lit(id)})`.execute(shop.db)
  try {
    const failing = redraw(mara, id)
    for (let tries = 1; tries <= 2; tries += 1) {
      await until(async () => {
        const job = await jobNow()
        return job?.attempts === tries && job.status === 'queued'
      })
      shop.clock.advance(60_000)
    }
    assert.equal((await failing).status, 502)
  } finally {
    await sql`alter table pages drop constraint refused`.execute(shop.db)
  }
  assert.equal((await offer(mara, id)).data.free_left, 2)
  assert.equal(await creditsLeft(mara), 3)
})

test('simpler and more detailed go by what was asked for, and end where it goes no further', async () => {
  const mara = await shop.people.make()
  const body = { prompt: 'a hen', detail: 'simple' }
  const { id } = (await shop.call('POST', '/pages/create', { as: mara, body })).data
  const { simpler, finer } = (await offer(mara, id)).data
  assert.deepEqual([simpler, finer], [null, 'medium'])
  const again = (await redraw(mara, id, { detail: 'intricate' })).data.id
  const there = (await offer(mara, again)).data
  assert.deepEqual([there.simpler, there.finer], ['medium', null])
})

test('with OpenAI each costs a credit from the first on, and a refused one gives it back', async () => {
  await withKey()
  const mara = await shop.people.make()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  assert.deepEqual((await offer(mara, id)).data, { cost: 1, free_left: 0, simpler: 'simple', finer: 'intricate' })
  assert.equal((await redraw(mara, id, { cost: 0 })).status, 409)
  assert.equal(peer.drawings.length, 0)
  assert.equal((await redraw(mara, id)).status, 200)
  assert.equal(await creditsLeft(mara), 2)
  peer.pictures.push('refused')
  assert.equal((await redraw(mara, id)).status, 502)
  assert.equal(await creditsLeft(mara), 2)
  assert.equal((await rowOf(id)).free_redraws, 2)
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('what was queued as free costs the operator nothing either where a key is stored meanwhile', async () => {
  const mara = await busyPerson()
  const id = await makePage(shop, { by: mara, prompt: 'a hen' })
  const requestId = randomUUID()
  const waiting = redraw(mara, id, { requestId })
  await queued(requestId)
  await withKey()
  await shop.db.deleteFrom('jobs').where('status', '=', 'running').execute()
  assert.equal((await waiting).status, 200)
  assert.equal(peer.drawings.length, 0)
})
