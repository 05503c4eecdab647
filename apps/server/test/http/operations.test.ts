import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiBase, routes } from '@inkbloom/contract'
import { serve } from '../../src/http/api.ts'
import { createReadiness } from '../../src/http/plugins/readiness.ts'
import { createLog } from '../../src/kernel/log.ts'
import { TooLate } from '../../src/kernel/within.ts'
import { type Parts, type WireOptions, wire } from '../../src/wire.ts'
import { product } from '../support/product.ts'

const shop = product({ env: { METRICS_TOKEN: 'for the operator' } })
const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers })

/** The same product with some of it replaced, without a port of its own. */
async function variant(parts: Partial<Parts>, options: WireOptions = {}) {
  const { app, close } = await wire({ ...shop.parts, ...parts }, { limits: { busyMs: 0 }, ...options })
  return Object.assign(app, { [Symbol.asyncDispose]: close })
}

test('the process is up, and ready while database and storage answer', async () => {
  assert.deepEqual(await (await get('/healthz')).json(), { status: 'up' })
  assert.deepEqual(await (await get('/readyz')).json(), { status: 'ready' })
})

test('without its database or its storage the server is up but not ready', async () => {
  const down = () => Promise.reject(new Error('connection refused at 10.0.0.7'))
  const broken: Partial<Parts>[] = [
    { database: { ...shop.parts.database, ping: down } },
    { storage: { ...shop.storage, ping: down } },
  ]
  for (const parts of broken) {
    await using app = await variant({ ...parts, log: createLog({ level: 'silent' }) })
    assert.equal((await app.inject('/healthz')).statusCode, 200)
    const answer = await app.inject('/readyz')
    assert.equal(answer.statusCode, 503)
    assert.equal(answer.json().code, 'OVERLOADED')
    assert.doesNotMatch(answer.body, /10\.0\.0\.7/)
  }
})

test('however many ask whether it is ready, database and storage are asked once a second, and must answer in time', async () => {
  let asked = 0
  const counting = async () => {
    asked += 1
  }
  await using app = await variant({ storage: { ...shop.storage, ping: counting } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
  assert.ok(answers.every(({ statusCode }) => statusCode === 200))
  assert.equal(asked, 1)
  const silent = { ...shop.storage, ping: () => new Promise<void>(() => {}) }
  await using hung = await variant({ storage: silent, log: createLog({ level: 'silent' }) })
  assert.equal((await hung.inject('/readyz')).statusCode, 503)
})

test('an answer about readiness counts for a second, and no longer', async (t) => {
  let [now, asked] = [0, 0]
  t.mock.method(performance, 'now', () => now)
  const counting = async () => {
    asked += 1
  }
  const isReady = createReadiness({ database: { ping: counting }, storage: { ping: async () => {} } })
  await isReady()
  now += 999
  await isReady()
  assert.equal(asked, 1)
  now += 1
  await isReady()
  assert.equal(asked, 2)
})

test('a server that is about to stop says so first, answers as ever, and asks for no further request', async () => {
  const { app, close } = await wire(shop.parts, { limits: { busyMs: 0 } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  app.draining = true
  const ready = await fetch(`${url}/readyz`)
  const { code } = (await ready.json()) as { code: string }
  assert.deepEqual([ready.status, code], [503, 'OVERLOADED'])
  assert.equal((await fetch(`${url}/healthz`)).status, 200)
  const answer = await fetch(`${url}${apiBase}/plans/list`)
  assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close'])
  await close()
})

test('metrics are for this machine or for who holds the token, and count by route, not by address', async () => {
  const person = await shop.people.make()
  await shop.call('PATCH', `/users/${person.id}/blocked/toggle`, { as: person })
  const local = await get('/metrics')
  assert.equal(local.status, 200)
  const text = await local.text()
  assert.match(
    text,
    /http_request_seconds_count\{[^}]*route="\/backend\/api\/users\/:id\/blocked\/toggle"[^}]*status="403"/,
  )
  assert.match(text, /process_cpu_seconds_total/)
  assert.doesNotMatch(text, new RegExp(`users/${person.id}/`))
  const forwarded = [{ 'x-forwarded-for': '192.0.2.1' }, { forwarded: 'for=192.0.2.1' }]
  for (const header of forwarded) {
    assert.equal((await get('/metrics', header)).status, 403)
    assert.equal((await get('/metrics', { ...header, authorization: 'Bearer wrong' })).status, 403)
    assert.equal((await get('/metrics', { ...header, authorization: 'Bearer for the operator' })).status, 200)
  }
})

test('what goes wrong inside is logged, and the person is told only that something did', async () => {
  const lines: string[] = []
  const get = () => Promise.reject(new Error('select password_hash from users, at /srv/inkbloom/files'))
  const log = createLog({ level: 'info', stream: { write: (line) => lines.push(line) } })
  await using app = await variant({ storage: { ...shop.storage, get }, log })
  const answer = await app.inject(`/files/uploads/${'x'.repeat(32)}.png`)
  assert.equal(answer.statusCode, 500)
  assert.deepEqual(answer.json(), { message: 'Something went wrong!', code: 'INTERNAL' })
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.level === 50)
  assert.match(logged.err.message, /select password_hash/)
  assert.equal(logged.reqId, answer.headers['x-request-id'])
})

test('a storage that does not answer is a 503 that says when to come back, not a fault of ours', async () => {
  const get = () => Promise.reject(new TooLate('There was no answer within 15000 ms.'))
  await using app = await variant({ storage: { ...shop.storage, get }, log: createLog({ level: 'silent' }) })
  const answer = await app.inject(`/files/uploads/${'x'.repeat(32)}.png`)
  assert.deepEqual([answer.statusCode, answer.json().code, answer.headers['retry-after']], [503, 'OVERLOADED', '10'])
})

test('a column that a query happens to read never reaches the wire', async () => {
  await using app = await variant({})
  const route = { ...routes.listPaidPlans, path: '/tests/leak' as const }
  const plan = { ...(await shop.call('GET', '/plans/list')).data[0], password_hash: 'never', created_by: 7 }
  serve(app, route, async () => [plan])
  const [answered] = (await app.inject(`${apiBase}/tests/leak`)).json().data
  const { password_hash, created_by, ...known } = plan
  assert.deepEqual(answered, known)
  assert.deepEqual([password_hash, created_by], ['never', 7])
})

test('logs tell what was asked, by whom and how it ended, and hold no secret', async () => {
  const lines: string[] = []
  const config = { ...shop.config, strangersCome: false }
  const log = createLog({ level: 'trace', stream: { write: (line) => lines.push(line) } })
  await using app = await variant({ config, log })
  const person = await shop.people.make()
  const authorization = `Bearer ${person.token}`
  const secret = 'NeverToBeSeen'
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url: apiBase + url, payload, headers: { authorization } })
  await post('/users/sign-in', { email: person.email, password: secret })
  await post('/users/verify', { token: secret })
  await post('/users/sign-up', { name: 'x', email: 'not an address', password: secret })
  await post('/users/export', { currentPassword: secret })
  await app.inject({ url: `${apiBase}/users/read`, headers: { authorization, cookie: `session=${secret}` } })
  await app.inject(`/verify/${secret}?plan=starter`)
  const spellings = ['/%76erify/', '/VERIFY/', '/verify%2f', '/verify//', '/v%65rif%79/a%2F', '//verify/']
  for (const spelling of spellings) await app.inject(spelling + secret)
  await app.inject(`/admin/create?%74oken=${secret}`)
  await app.inject(`/admin/create?token=${secret}&x=1`)
  await app.inject(`/admin/create?x=1&setupToken=${secret}`)
  const text = lines.join('')
  assert.doesNotMatch(text, new RegExp(`${secret}|${person.token}|argon2`))
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'answered')
  assert.equal(requests.length, 9 + spellings.length)
  const [{ method, url, status, ip, ms, reqId }] = requests
  assert.deepEqual([method, url, status, ip], ['POST', '/backend/api/users/sign-in', 422, '127.0.0.1'])
  assert.ok(ms >= 0 && reqId)
  assert.ok(requests.some((line) => line.status === 200))
})

test('what is secret by its name is not written, whoever logs it', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', stream: { write: (line) => lines.push(line) } })
  const secret = 'NeverToBeSeen'
  log.info({ headers: { authorization: secret }, body: { a: secret }, password: secret, token: secret, known: 'seen' })
  assert.match(lines.join(''), /seen/)
  assert.doesNotMatch(lines.join(''), /NeverToBeSeen/)
})

test('whatever a proxy says the address is, every line of the log can be read', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', stream: { write: (line) => lines.push(line) } })
  await using app = await variant({ config: { ...shop.config, trustProxy: 'loopback' }, log })
  const address = '192.0.2.1", "status": 200, "x": "'
  await app.inject({ url: `${apiBase}/plans/list`, headers: { 'x-forwarded-for': address } })
  const [line] = lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'answered')
  assert.deepEqual([line.status, line.x], [200, undefined])
  assert.match(line.ip, /"/, 'or this test would prove nothing')
})
