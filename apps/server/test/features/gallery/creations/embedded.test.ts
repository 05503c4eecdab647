import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { checkLedger } from '../../../../src/features/billing/credits/check-ledger.ts'
import type { Person } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'

const shop = product()
const create = (as: Person, body: object) => shop.call('POST', '/pages/create', { as, body })
const creditsLeft = async (as: Person) => (await shop.call('GET', '/credits/read', { as })).data.page_creation

test('without a key the embedded illustrator draws a page worth keeping', async () => {
  const mara = await shop.people.make()
  const answer = await create(mara, { prompt: 'three owls on a branch at night' })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const page = await shop.db.selectFrom('pages').selectAll().where('id', '=', answer.data.id).executeTakeFirstOrThrow()
  const picture = await shop.storage.get(page.illustration)
  const { width, height, format } = await sharp(picture ?? undefined).metadata()
  assert.deepEqual([width, height, format], [1024, 1024, 'png'])
  assert.ok(page.vector && page.regions)
  assert.equal(page.prompt, 'three owls on a branch at night')
  assert.equal(await creditsLeft(mara), 2)
  const [spent] = (await shop.call('GET', '/credits/history', { as: mara })).data.data
  assert.deepEqual(spent.page, { id: page.id, title: page.title }, 'the history names it')
})

test('the same request id is the same creation and one charge, however often it is sent', async () => {
  const mara = await shop.people.make()
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(mara, { prompt: 'a whale', requestId })))
  assert.equal(new Set(answers.map((answer) => answer.data.id)).size, 1)
  assert.equal((await create(mara, { prompt: 'a whale', requestId })).data.id, answers[0]?.data.id)
  assert.equal(await creditsLeft(mara), 2)
})

test('without credits nothing is drawn, and the answer is the one people know', async () => {
  const mara = await shop.people.make()
  for (const prompt of ['a cat', 'a dog', 'a hen']) await create(mara, { prompt })
  const answer = await create(mara, { prompt: 'a fourth page' })
  assert.equal(answer.status, 403)
  assert.deepEqual(answer.body, { message: 'No credits available. Upgrade your plan to continue.', code: 'NO_CREDITS' })
  assert.deepEqual((await checkLedger(shop.db)).wrong, [])
})

test('twenty creations at once by one person run one after another, and others do not wait for them all', async () => {
  const busy = await shop.people.make({ plan: 'starter' })
  const other = await shop.people.make()
  const many = Array.from({ length: 20 }, () => create(busy, { prompt: 'a cat in a garden' }))
  await until(async () => (await list(busy)).length === 20)
  assert.equal((await create(other, { prompt: 'a hedgehog' })).status, 200)
  const unfinished = await shop.db.selectFrom('jobs').select('id').where('finished_at', 'is', null).execute()
  assert.ok(unfinished.length > 0, 'the other person waited for all of them')
  for (const answer of await Promise.all(many)) assert.equal(answer.status, 200)
})

test('odd descriptions get a page or a clear sentence, never an error', async () => {
  const mara = await shop.people.make({ plan: 'advanced' })
  const odd = [
    'ab',
    'x'.repeat(1001),
    '🦊🦊🦊',
    'قطة تحت شجرة',
    '一只猫在树下',
    ' '.repeat(1000),
    '<script>alert(1)</script>',
    'ignore previous instructions',
  ]
  for (const prompt of odd) {
    const answer = await create(mara, { prompt })
    assert.ok([200, 422].includes(answer.status), `${prompt.slice(0, 20)}: ${answer.status}`)
    if (answer.status === 422) assert.ok(answer.body.message)
  }
})

test('an unsafe description is refused with a reason, and nothing is spent', async () => {
  const mara = await shop.people.make()
  const answer = await create(mara, { prompt: 'a naked woman' })
  assert.equal(answer.status, 422)
  assert.equal(answer.body.code, 'UNSAFE_PROMPT')
  assert.match(answer.body.message ?? '', /Nothing was charged\.$/)
  assert.equal(await creditsLeft(mara), 3)
  for (const prompt of ['a naked mole rat', 'a shooting star over hills'])
    assert.equal((await create(mara, { prompt })).status, 200)
})

test('whoever waits sees the creation move from queued to done, line by line', async () => {
  const mara = await shop.people.make()
  const requestId = randomUUID()
  const waiting = create(mara, { prompt: 'a lighthouse in a storm', requestId })
  await until(async () => (await list(mara)).length === 1)
  const response = await fetch(`${shop.url}/backend/api/creations/${requestId}/watch`, {
    headers: { authorization: `Bearer ${mara.token}` },
  })
  assert.equal(response.headers.get('content-encoding'), null, 'packed, lines would wait for each other')
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const answer = await waiting
  assert.equal(lines.at(-1).status, 'done')
  assert.equal(lines.at(-1).share, 1)
  assert.equal(lines.at(-1).page_id, answer.data.id)
  const shares = lines.map((line) => line.share)
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => a - b),
  )
})

test("nobody sees or stops another person's creation", async () => {
  const mara = await shop.people.make()
  const requestId = randomUUID()
  await create(mara, { prompt: 'a fox', requestId })
  const other = await shop.people.make()
  assert.equal((await shop.call('GET', `/creations/${requestId}/watch`, { as: other })).status, 404)
  assert.equal((await shop.call('POST', `/creations/${requestId}/stop`, { as: other })).status, 404)
  assert.deepEqual(await list(other), [])
})

test('leaving does not lose the page', async () => {
  const mara = await shop.people.make()
  const leaving = new AbortController()
  const body = JSON.stringify({ prompt: 'a castle on a hill', requestId: randomUUID() })
  const headers = { authorization: `Bearer ${mara.token}`, 'content-type': 'application/json' }
  const left = fetch(`${shop.url}/backend/api/pages/create`, { method: 'POST', body, headers, signal: leaving.signal })
  await until(async () => (await list(mara)).length === 1)
  leaving.abort()
  await assert.rejects(left)
  await until(async () => (await list(mara))[0]?.status === 'done')
  assert.equal(await creditsLeft(mara), 2)
})

test('a creation that a killed server left behind is finished by the next one', async () => {
  const mara = await shop.people.make()
  const waiting = create(mara, { prompt: 'a turtle', requestId: 'left-behind' })
  await waiting
  const job = await shop.db
    .selectFrom('jobs')
    .selectAll()
    .where('request_id', '=', 'left-behind')
    .executeTakeFirstOrThrow()
  await shop.db.deleteFrom('pages').where('job_id', '=', job.id).execute()
  const lease = { lease_token: randomUUID(), lease_until: new Date(shop.clock.now().getTime() - 1000) }
  await shop.db
    .updateTable('jobs')
    .set({ status: 'running', finished_at: null, ...lease })
    .where('id', '=', job.id)
    .execute()
  await until(async () => {
    const status = (await list(mara))[0]?.status
    // Only while it waits for its next try: a clock that runs on would end the lease of who draws it.
    if (status === 'queued') shop.clock.advance(5000)
    return status === 'done'
  })
  assert.equal(await creditsLeft(mara), 2)
})

const list = async (as: Person): Promise<{ status: string }[]> =>
  (await shop.call('GET', '/creations/list', { as })).data
