import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { apiBase } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { wire } from '../../src/wire.ts'
import { product } from '../support/product.ts'
import { raw } from '../support/raw.ts'
import { until } from '../support/until.ts'

const shop = product({ limits: { headersMs: 1000, requestMs: 2000 } })
const head = (lines: string[]) =>
  `${[`POST ${apiBase}/users/sign-in HTTP/1.1`, 'host: x', ...lines].join('\r\n')}\r\n\r\n`
const json = 'content-type: application/json'
const alive = async () => assert.equal((await fetch(`${shop.url}/healthz`)).status, 200)
const codeOf = (body: string) => /^\{"message":"[^"]+","code":"(\w+)"\}/.exec(body)?.[1]

function* megabytes(count: number, frame = (chunk: Buffer): Buffer => chunk) {
  const chunk = frame(Buffer.alloc(64 * 1024, 0x20))
  for (let i = 0; i < count * 16; i += 1) yield chunk
}

test('a body of 100 MB is a 413, whether or not its size is told first, and the server lives', async () => {
  async function* told() {
    yield head([json, `content-length: ${100 * 1024 * 1024}`])
    yield* megabytes(100)
  }
  async function* untold() {
    yield head([json, 'transfer-encoding: chunked'])
    yield* megabytes(100, (chunk) => Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')]))
    yield '0\r\n\r\n'
  }
  for (const bytes of [told(), untold()]) {
    const { status, body } = await raw(shop.url, bytes)
    assert.equal(status, 413)
    assert.equal(codeOf(body), 'TOO_LARGE')
    await alive()
  }
})

test('a stranger’s upload is refused before it is read', async () => {
  async function* upload() {
    const type = 'content-type: multipart/form-data; boundary=x'
    const lines = ['host: x', 'connection: close', type, 'content-length: 104857600']
    yield `POST ${apiBase}/storage/upload HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
    yield* megabytes(100)
  }
  const { status, body } = await raw(shop.url, upload())
  assert.equal(status, 401)
  assert.equal(codeOf(body), 'UNAUTHORIZED')
  await alive()
})

test('10,000 headers, or one without end, are a 431 with the error body', async () => {
  const many = Array.from({ length: 10_000 }, (_, i) => `x-${i}: ${i}`)
  for (const lines of [many, [`x-long: ${'x'.repeat(100_000)}`]]) {
    const { status, headers, body } = await raw(shop.url, head(lines))
    assert.equal(status, 431)
    assert.match(headers, /content-type: application\/json/)
    assert.deepEqual(Object.keys(JSON.parse(body)).sort(), ['code', 'message'])
  }
  await alive()
})

test('a client that dribbles is cut off with a 408, in its headers as in its body', async () => {
  async function* dribble(start: string) {
    yield start
    for (let i = 0; i < 100; i += 1) {
      await pause(100)
      yield 'a'
    }
  }
  const starts = [`GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: `, head([json, 'content-length: 1000'])]
  for (const { status, body } of await Promise.all(starts.map((start) => raw(shop.url, dribble(start))))) {
    assert.equal(status, 408)
    assert.deepEqual(Object.keys(JSON.parse(body)).sort(), ['code', 'message'])
  }
  await alive()
})

test('what is no HTTP at all is a 400', async () => {
  for (const noise of [
    '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
    'hello\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    head(['content-length: x']),
  ])
    assert.equal((await raw(shop.url, noise)).status, 400, JSON.stringify(noise.slice(0, 40)))
  const smuggled = head([json, 'content-length: 2', 'transfer-encoding: chunked'])
  assert.equal((await raw(shop.url, `${smuggled}0\r\n\r\n`)).status, 400)
  await alive()
})

async function withApp<T>(options: Parameters<typeof wire>, work: (app: FastifyInstance) => Promise<T>): Promise<T> {
  const { app, close } = await wire(...options)
  try {
    return await work(app)
  } finally {
    await close()
  }
}
const statuses = async (app: FastifyInstance, urls: string[], headers: Record<string, string> = {}) => {
  const got: number[] = []
  for (const url of urls) got.push((await app.inject({ url, headers })).statusCode)
  return got
}

test('too many requests are a 429 that says when to come back, however the address is spelled', async () => {
  await withApp([shop.parts, { limits: { perMinute: 5, busyMs: 0 } }], async (app) => {
    const plans = `${apiBase}/plans/list`
    const spellings = [plans, plans, '/%62ackend/api/plans/list', '/backend/%61pi/plans/list', `${plans}?x=1`]
    assert.deepEqual(await statuses(app, spellings), [200, 200, 200, 200, 200])
    for (const url of [plans, '/%62ackend/api/plans/list', `${apiBase}/settings/list`]) {
      const refused = await app.inject({ url })
      assert.equal(refused.statusCode, 429, url)
      assert.equal(refused.json().code, 'RATE_LIMITED')
      const seconds = Number(refused.headers['retry-after'])
      assert.ok(seconds > 0 && seconds <= 60, String(seconds))
    }
    assert.deepEqual(await statuses(app, ['/healthz', '/readyz']), [200, 200], 'the operator is not counted')
  })
})

test('whoever was refused when the clock was set back a day is refused for a minute, not for a day', async (t) => {
  await withApp([shop.parts, { limits: { perMinute: 1, busyMs: 0 } }], async (app) => {
    const ask = () => app.inject(`${apiBase}/plans/list`)
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    assert.deepEqual([(await ask()).statusCode, (await ask()).statusCode], [200, 429])
    t.mock.timers.setTime(Date.now() - 86_400_000)
    const refused = await ask()
    assert.equal(refused.statusCode, 429)
    assert.ok(Number(refused.headers['retry-after']) <= 60, String(refused.headers['retry-after']))
  })
})

test('a call that costs more than most has a limit of its own, which strangers cannot use up', async () => {
  const admin = await shop.people.admin()
  await withApp([shop.parts, { limits: { busyMs: 0 } }], async (app) => {
    const ask = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: `${apiBase}/settings/mail/test`, headers })
    for (let i = 0; i < 20; i += 1) assert.equal((await ask({})).statusCode, 401)
    const headers = { authorization: `Bearer ${admin.token}` }
    for (let i = 0; i < 10; i += 1) assert.equal((await ask(headers)).statusCode, 503, 'mail is off here')
    const refused = await ask(headers)
    assert.deepEqual([refused.statusCode, refused.json().code], [429, 'RATE_LIMITED'])
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.equal((await app.inject({ url: `${apiBase}/plans/list` })).statusCode, 200, 'other calls go on')
  })
})

test('a server that is far behind says so, with when to come back, and is still up', async () => {
  await withApp([shop.parts, { limits: { busyMs: 5 } }], async (app) => {
    await app.ready()
    const refusal = async () => {
      for (const end = Date.now() + 200; Date.now() < end; );
      const answered = await app.inject('/backend/api/plans/list')
      return answered.statusCode === 503 && answered
    }
    const answer = await until(refusal, 'a refusal', { looks: 50 })
    assert.equal(answer.json().code, 'OVERLOADED')
    assert.equal(answer.headers['retry-after'], '5')
    assert.equal((await app.inject('/healthz')).statusCode, 200)
    const metrics = await until(async () => {
      const read = await app.inject('/metrics')
      return read.statusCode === 200 && read
    })
    assert.match(metrics.body, /http_request_seconds_count\{[^}]*plans\/list[^}]*status="503"\} [1-9]/)
  })
})

test('Stripe is never told to come back later', async () => {
  await withApp([shop.parts, { limits: { perMinute: 2, busyMs: 0 } }], async (app) => {
    const url = `${apiBase}/stripe/webhook`
    if (!app.hasRoute({ method: 'POST', url })) app.post(url, async () => ({}))
    const got = new Set<number>()
    for (let i = 0; i < 10; i += 1) got.add((await app.inject({ method: 'POST', url, payload: {} })).statusCode)
    assert.ok(!got.has(429))
    assert.deepEqual(await statuses(app, Array(3).fill(`${apiBase}/plans/list`)), [200, 200, 429])
  })
})

test('forwarded addresses count only from a proxy that the operator trusts', async () => {
  const urls = [`${apiBase}/plans/list`, `${apiBase}/plans/list`]
  const from = (address: string) => ({ 'x-forwarded-for': address })
  await withApp([shop.parts, { limits: { perMinute: 2, busyMs: 0 } }], async (app) => {
    assert.deepEqual(await statuses(app, urls, from('192.0.2.1')), [200, 200])
    assert.deepEqual(await statuses(app, urls, from('192.0.2.2')), [429, 429])
  })
  const trusting = { ...shop.parts, config: { ...shop.config, trustProxy: 'loopback' } }
  await withApp([trusting, { limits: { perMinute: 2, busyMs: 0 } }], async (app) => {
    assert.deepEqual(await statuses(app, urls, from('192.0.2.1')), [200, 200])
    assert.deepEqual(await statuses(app, urls, from('192.0.2.2')), [200, 200])
    assert.deepEqual(
      await statuses(app, urls, from('192.0.2.3, 192.0.2.2')),
      [429, 429],
      'a made-up hop in front changes nothing',
    )
    assert.deepEqual(await statuses(app, urls, from('2001:db8::1')), [200, 200])
    assert.deepEqual(await statuses(app, urls, from('2001:db8:0:0:7::9')), [429, 429], 'one network, one visitor')
    assert.deepEqual(await statuses(app, urls, from('2001:db8:0:1::1')), [200, 200])
  })
})

test('100 wrong passwords from one address lock it out, whatever the accounts; a header does not get around it', async () => {
  const key = 'password:127.0.0.1'
  await shop.db.insertInto('throttles').values({ key, window_start: shop.clock.now(), hits: 99 }).execute()
  const guess = (email: string) =>
    fetch(`${shop.url}${apiBase}/users/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9', forwarded: 'for=192.0.2.9' },
      body: JSON.stringify({ email, password: 'not the password' }),
    })
  assert.equal((await guess('a@example.com')).status, 422)
  assert.equal((await guess('b@example.com')).status, 429)
})
