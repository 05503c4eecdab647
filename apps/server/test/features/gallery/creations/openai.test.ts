import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { checkLedger } from '../../../../src/features/billing/credits/check-ledger.ts'
import { openaiPeer, type PictureMode } from '../../../support/openai-peer.ts'
import type { Person } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'

const peer = openaiPeer()
const shop = product({ env: () => ({ OPENAI_BASE_URL: peer.baseUrl }) })
let mara: Person

beforeEach(async () => {
  const admin = await shop.people.admin()
  await shop.call('PATCH', '/settings/openai_key/update', { as: admin, body: { value: 'sk-test-1' } })
  mara = await shop.people.make()
})

const create = (more: object = {}) =>
  shop.call('POST', '/pages/create', { as: mara, body: { prompt: 'a snail with a cottage for a shell', ...more } })
const creditsLeft = async () => (await shop.call('GET', '/credits/read', { as: mara })).data.page_creation
const pages = () => shop.db.selectFrom('pages').selectAll().where('user_id', '=', mara.id).execute()

test('with a key OpenAI draws; its picture is cleaned, measured and kept, and one credit is spent', async () => {
  const answer = await create()
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const [page] = await pages()
  assert.equal(page?.id, answer.data.id)
  assert.equal(page?.provider, 'openai')
  assert.equal(await creditsLeft(), 2)
  assert.ok(await shop.storage.get(page?.illustration ?? ''))
  assert.ok(await shop.storage.get(page?.regions ?? ''))
  assert.equal(peer.drawings[0]?.key, 'sk-test-1')
  assert.equal(peer.drawings[0]?.body.size, '1024x1024')
  assert.match(String(peer.drawings[0]?.body.prompt), /a snail with a cottage for a shell/)
})

test('a key changed in the settings counts from the next drawing on', async () => {
  await create()
  const admin = await shop.db.selectFrom('users').select('id').where('admin', '=', true).executeTakeFirstOrThrow()
  const signedIn = await shop.people.again({ id: admin.id, name: '', email: '', token: '' })
  await shop.call('PATCH', '/settings/openai_key/update', { as: signedIn, body: { value: 'sk-test-2' } })
  await create()
  assert.deepEqual(
    peer.drawings.map((drawing) => drawing.key),
    ['sk-test-1', 'sk-test-2'],
  )
})

const misbehaviors: [PictureMode, PictureMode[]][] = [
  ['refused', ['refused']],
  ['bad-key', ['bad-key']],
  ['photo', ['photo', 'photo']],
  ['letters', ['letters', 'letters']],
]
for (const [name, modes] of misbehaviors) {
  test(`a provider that answers with ${name}: the credit is back and the person knows`, async () => {
    peer.pictures = modes
    const answer = await create()
    assert.equal(answer.status, 502, JSON.stringify(answer.body))
    assert.equal(answer.body.code, 'PROVIDER_FAILED')
    assert.match(answer.body.message ?? '', /Nothing was charged\.$/)
    assert.equal(await creditsLeft(), 3)
    assert.deepEqual(await pages(), [])
    assert.deepEqual((await checkLedger(shop.db)).wrong, [])
  })
}

for (const name of ['error', 'truncated', 'huge', 'nonsense', 'empty'] as const) {
  test(`a provider that answers with ${name} is asked again by the job, then given up without charge`, async () => {
    peer.pictures = [name, name, name]
    const waiting = create()
    await untilDrawings(1)
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      await untilQueuedAgain()
      shop.clock.advance(60_000)
      await untilDrawings(attempt)
    }
    const answer = await waiting
    assert.equal(answer.status, 502, JSON.stringify(answer.body))
    assert.match(answer.body.message ?? '', /Nothing was charged\.$/)
    assert.equal(await creditsLeft(), 3)
  })
}

test('a picture that cannot be colored is asked for once more, with what was wrong', async () => {
  peer.pictures = ['photo', 'good']
  const answer = await create()
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(peer.drawings.length, 2)
  assert.match(String(peer.drawings[1]?.body.prompt), /The last try was refused: /)
  assert.equal(await creditsLeft(), 2)
})

test('a prompt that moderation flags costs nothing and is never drawn', async () => {
  peer.flagPrompt = true
  const answer = await create()
  assert.equal(answer.status, 422)
  assert.equal(answer.body.code, 'UNSAFE_PROMPT')
  assert.equal(peer.drawings.length, 0)
  assert.equal(await creditsLeft(), 3)
})

test('if moderation cannot be asked nothing is drawn and nothing is spent', async () => {
  peer.moderationDown = true
  const answer = await create()
  assert.equal(answer.status, 503)
  assert.equal(peer.drawings.length, 0)
  assert.equal(await creditsLeft(), 3)
})

test('a picture that moderation flags never becomes a page', async () => {
  peer.flagPicture = true
  const answer = await create()
  assert.equal(answer.status, 422)
  assert.equal(answer.body.code, 'UNSAFE_PROMPT')
  assert.deepEqual(await pages(), [])
  assert.equal(await creditsLeft(), 3)
})

test('stopping aborts the request to OpenAI and gives the credit back', async () => {
  peer.pictures = ['slow']
  const requestId = randomUUID()
  const waiting = create({ requestId })
  await untilDrawings(1)
  const stopped = await shop.call('POST', `/creations/${requestId}/stop`, { as: mara })
  assert.equal(stopped.data.status, 'stopped')
  assert.equal(await creditsLeft(), 3)
  const answer = await waiting
  assert.equal(answer.body.code, 'STOPPED')
  await until(() => peer.abandoned === 1)
})

test('suggestions come from the text model', async () => {
  const answer = await shop.call('GET', '/pages/prompt/generate', { as: mara })
  assert.equal(answer.data.prompt, peer.suggestion)
})

const untilDrawings = (count: number) => until(() => peer.drawings.length >= count)
const untilQueuedAgain = () =>
  until(async () =>
    Boolean(await shop.db.selectFrom('jobs').select('id').where('status', '=', 'queued').executeTakeFirst()),
  )
