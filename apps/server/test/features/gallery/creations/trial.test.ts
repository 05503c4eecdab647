import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { apiBase, type ErrorBody, type Trial } from '@inkbloom/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { openaiPeer } from '../../../support/openai-peer.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'

const peer = openaiPeer()
const lines: string[] = []
const shop = product({
  env: () => ({ OPENAI_BASE_URL: peer.baseUrl, TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' }),
  logStream: { write: (line) => lines.push(line) },
})

let visitors = 0
function someAddress() {
  visitors += 1
  return `10.7.${visitors >> 8}.${visitors & 255}`
}

async function tryOut(prompt: string, { from = someAddress(), signal }: { from?: string; signal?: AbortSignal } = {}) {
  const response = await fetch(`${shop.url}${apiBase}/pages/try`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ prompt }),
    ...(signal && { signal }),
  })
  const body = (await response.json()) as ErrorBody & { data: Trial }
  return { status: response.status, headers: response.headers, body, data: body.data }
}

const bytesOf = (uri: string) => Buffer.from(uri.replace('data:image/png;base64,', ''), 'base64')
const withKey = async () => {
  const body = { value: 'sk-test' }
  await shop.call('PATCH', '/settings/openai_key/update', { as: await shop.people.admin(), body })
}

/** How many rows each table has. */
async function rows(): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(shop.db)
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(shop.db)
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}

const keptFiles = async () =>
  (await readdir(join(shop.dataDir, 'files'), { recursive: true }).catch(() => [])).filter((name) => /\./.test(name))

test('a visitor gets a drawing of their words, and nothing of it stays: no row, no file, no word in the log', async () => {
  const before = await rows()
  const { status, data } = await tryOut('a hedgehog with an umbrella')
  assert.equal(status, 200)
  const { width, height, format } = await sharp(bytesOf(data.picture)).metadata()
  assert.deepEqual([width, height, format], [1024, 1024, 'png'])
  const after = await rows()
  assert.deepEqual({ ...after, throttles: 0 }, { ...before, throttles: 0 }, 'only the count of their network')
  assert.equal(after.throttles, (before.throttles ?? 0) + 1)
  assert.deepEqual(await keptFiles(), [])
  assert.ok(lines.length > 0 && !lines.some((line) => /hedgehog|umbrella/.test(line)))
})

test('three a day for a network, of which an IPv6 address has a whole one; then again the next day', async () => {
  for (const end of ['1', '2', 'ffff']) assert.equal((await tryOut('a hen', { from: `2001:db8::${end}` })).status, 200)
  const refused = await tryOut('a hen', { from: '2001:db8::abcd:1' })
  assert.deepEqual([refused.status, refused.body.code], [429, 'RATE_LIMITED'])
  assert.match(refused.body.message, /three pages from here today/)
  assert.ok(Number(refused.headers.get('retry-after')) > 80_000)
  assert.equal((await tryOut('a hen', { from: '2001:db8:0:1::1' })).status, 200, 'the neighbors are served')
  shop.clock.advance(86_400_000 + 3_600_000)
  assert.equal((await tryOut('a hen', { from: '2001:db8::1' })).status, 200)
})

test('of ten at once from one network three are drawn at most', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => tryOut('a hen', { from: '203.0.113.9' })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 3)
  assert.equal(answers.filter(({ status }) => status === 429).length, 7)
})

test('what is unsafe, not understood or too short is answered as on Create, and uses up nothing', async () => {
  const from = someAddress()
  const mara = await shop.people.make()
  for (const prompt of ['a naked woman', 'qwxz blorf', 'ab']) {
    const body = { prompt }
    const asked = await tryOut(prompt, { from })
    const created = await shop.call('POST', '/pages/create', { as: mara, body })
    assert.deepEqual([asked.status, asked.body], [created.status, created.body])
  }
  for (let i = 0; i < 3; i += 1) assert.equal((await tryOut('a hen', { from })).status, 200)
})

test('with a key stored OpenAI is not asked all the same, neither to draw nor to judge', async () => {
  await withKey()
  assert.equal((await tryOut('a hen')).status, 200)
  assert.deepEqual(peer.asked, [])
})

test('the same drawing becomes a page for one credit, also where OpenAI draws the others, once that has judged it', async () => {
  const { data } = await tryOut('a cat with a kite')
  for (const key of [false, true]) {
    if (key) await withKey()
    const mara = await shop.people.make()
    const body = { prompt: 'a cat with a kite', seed: data.seed }
    const { id } = (await shop.call('POST', '/pages/create', { as: mara, body })).data
    const page = await shop.db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    assert.equal(page.provider, 'embedded')
    assert.deepEqual(await shop.storage.get(page.illustration), bytesOf(data.picture))
    assert.equal((await shop.call('GET', '/credits/read', { as: mara })).data.page_creation, 2)
  }
  assert.deepEqual(
    peer.asked.map(({ path }) => path.split('/').at(-1)),
    ['moderations', 'moderations'],
  )
})

test('in a rush some are asked to come back, nothing is counted for them, and who has an account does not wait', async () => {
  const mara = await shop.people.make()
  let rush = true
  const answers: (Awaited<ReturnType<typeof tryOut>> & { from: string })[] = []
  const isAway = ({ status }: { status: number }) => status === 503
  const visitorsInTurn = async () => {
    let isTurnedAway = false
    while (rush && !isTurnedAway) {
      const from = someAddress()
      const answer = await tryOut('a fox in a garden', { from })
      answers.push({ ...answer, from })
      isTurnedAway = isAway(answer)
    }
  }
  const many = Promise.all(Array.from({ length: 8 }, visitorsInTurn))
  await until(() => answers.some(isAway), 'a visitor to be turned away')
  // Visitors come without end meanwhile: had it to wait for them, there would be no answer.
  const created = await shop.call('POST', '/pages/create', { as: mara, body: { prompt: 'a hen' } })
  assert.equal(created.status, 200)
  rush = false
  await many
  assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [200, 503])
  const [away] = answers.filter(isAway)
  assert.equal(away?.body.code, 'OVERLOADED')
  assert.match(away?.body.message ?? '', /try again/)
  assert.equal(away?.headers.get('retry-after'), '60')
  for (const status of [200, 200, 200, 429])
    assert.equal((await tryOut('a hen', { from: away?.from ?? '' })).status, status)
})

test('whoever leaves frees the place for the next', async () => {
  const leaving = new AbortController()
  const left = Array.from({ length: 5 }, () => tryOut('a fox in a garden', { signal: leaving.signal }))
  const settled = Promise.allSettled(left)
  await until(async () => (await rows()).throttles === 5, 'all of them to be counted')
  leaving.abort()
  await settled
  await until(async () => (await tryOut('a hen')).status === 200, 'a place')
})
