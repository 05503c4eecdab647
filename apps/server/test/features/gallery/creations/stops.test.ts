import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openaiPeer } from '../../../support/openai-peer.ts'
import type { Person } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'

const peer = openaiPeer()
const shop = product({ env: () => ({ OPENAI_BASE_URL: peer.baseUrl }) })

async function withKey(): Promise<Person> {
  const admin = await shop.people.admin()
  await shop.call('PATCH', '/settings/openai_key/update', { as: admin, body: { value: 'sk-test' } })
  return shop.people.make({ plan: 'advanced' })
}

const create = (as: Person, requestId: string = randomUUID()) =>
  shop.call('POST', '/pages/create', { as, body: { prompt: 'a cat', requestId } })
const stop = (as: Person, requestId: string) => shop.call('POST', `/creations/${requestId}/stop`, { as })
const left = async (as: Person) => (await shop.call('GET', '/credits/read', { as })).data.page_creation

async function createAndStop(person: Person): Promise<number> {
  const requestId = randomUUID()
  peer.pictures.push('slow')
  const asked = peer.drawings.length
  const created = create(person, requestId)
  await until(async () => peer.drawings.length > asked, 'the illustrator to be asked')
  const { status } = await stop(person, requestId)
  await created
  return status
}

test('after five stops in an hour nothing new is drawn or charged until one of them is an hour old', async () => {
  const person = await withKey()
  const before = await left(person)
  for (let i = 0; i < 5; i += 1) assert.equal(await createAndStop(person), 200)
  const billed = peer.asked.length
  const refused = await create(person)
  assert.equal(refused.status, 429)
  assert.equal(refused.body.code, 'RATE_LIMITED')
  assert.ok(Number(refused.headers.get('retry-after')) > 3000)
  assert.equal(peer.asked.length, billed, 'the provider is not asked, not even whether the words are safe')
  assert.equal(await left(person), before, 'every stop gave its credit back')
  assert.equal((await create(await shop.people.make())).status, 200, 'others go on')
  shop.clock.advance(3_600_000)
  assert.equal((await create(await shop.people.again(person))).status, 200)
})

test('whoever has queued many is not drawn for nothing either: the sixth that is under way is finished', async () => {
  const person = await withKey()
  for (let i = 0; i < 5; i += 1) assert.equal(await createAndStop(person), 200)
  await shop.db.deleteFrom('throttles').execute()
  for (let i = 0; i < 4; i += 1) assert.equal(await createAndStop(person), 200)
  const [running, waiting] = [randomUUID(), randomUUID()]
  peer.pictures.push('slow', 'slow')
  const asked = peer.drawings.length
  const first = create(person, running)
  await until(async () => peer.drawings.length > asked, 'the illustrator to be asked')
  const second = create(person, waiting)
  await until(
    async () => (await shop.db.selectFrom('jobs').select('id').where('request_id', '=', waiting).execute()).length > 0,
    'the second to be queued',
  )
  assert.equal((await stop(person, waiting)).status, 200, 'the fifth')
  assert.equal((await second).body.code, 'STOPPED')
  assert.equal((await stop(person, running)).status, 429)
  await shop.db.deleteFrom('throttles').execute()
  assert.equal((await stop(person, running)).status, 200)
  await first
})
