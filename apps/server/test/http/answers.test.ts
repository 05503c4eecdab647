import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import { z } from 'zod'
import { fromForm } from '../../src/http/api.ts'
import { product } from '../support/product.ts'
import { raw } from '../support/raw.ts'

const shop = product()
const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers })
const post = (body: string, type = 'application/json', path = '/users/sign-in') =>
  fetch(shop.url + apiBase + path, { method: 'POST', headers: { 'content-type': type }, body })
const rawGet = (path: string, method = 'GET') =>
  raw(shop.url, `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)

async function refusal(response: Response) {
  const body = (await response.json()) as { code: string; message: string }
  assert.deepEqual(Object.keys(body).sort(), ['code', 'message'])
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
  assert.equal(response.headers.get('cache-control'), 'no-store')
  return [response.status, body.code]
}

test('a failure has a message, a code, with INVALID its fields, and nothing else', async () => {
  assert.deepEqual((await shop.call('POST', '/users/sign-in', { body: { email: 'x', password: 'y' } })).body, {
    message: 'Enter an email address such as mara@example.com.',
    code: 'INVALID',
    errors: { email: 'Enter an email address such as mara@example.com.' },
  })
  assert.deepEqual((await shop.call('GET', '/users/read')).body, {
    message: 'Your session has ended. Sign in again.',
    code: 'UNAUTHORIZED',
  })
  assert.deepEqual((await shop.call('GET', '/plans/list')).body.data, (await shop.call('GET', '/plans/list')).data)
})

test('a body that is no object of fields is a 400', async () => {
  const bodies = ['{', '{"email":"a"', 'email=a', '[]', '[{"email":"a"}]', '"text"', '7', 'true', '\u0000', '{"a":1}}']
  for (const body of bodies) assert.deepEqual(await refusal(await post(body)), [400, 'BAD_REQUEST'], body)
})

test('a NUL, half a character, a hidden prototype or a nesting without end is a 400, wherever it stands', async () => {
  const admin = await shop.people.admin()
  const deep = `{"email":${'['.repeat(7000)}${']'.repeat(7000)}}`
  const bodies = [
    '{"email":"a\\u0000@example.com"}',
    '{"email":"a\\ud83d@example.com"}',
    '{"__proto__":{"admin":true}}',
    '{"a":{"constructor":{"prototype":1}}}',
    deep,
  ]
  for (const body of bodies) assert.deepEqual(await refusal(await post(body)), [400, 'BAD_REQUEST'], body.slice(0, 60))
  assert.equal((await shop.call('GET', '/users/paginate?search=%00', { as: admin })).status, 400)
  assert.equal((await shop.call('PATCH', '/users/1%00/blocked/toggle', { as: admin })).status, 400)
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const form = new FormData()
    form.append(name, 'x')
    assert.equal((await shop.call('POST', '/users/sign-in', { form })).body.code, 'BAD_REQUEST', name)
  }
})

test('no body is a 422 where fields are needed, and none where they are not', async () => {
  const person = await shop.people.make()
  assert.equal((await post('')).status, 422)
  assert.equal((await fetch(`${shop.url}${apiBase}/users/sign-in`, { method: 'POST' })).status, 422)
  assert.equal((await shop.call('POST', '/users/sign-out', { as: person })).status, 200)
})

test('a type that is neither JSON nor a form is a 415', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x'])
    assert.deepEqual(await refusal(await post('email=a', type)), [415, 'UNSUPPORTED_TYPE'], type)
  assert.equal((await post('{"email":"x"}', 'application/json; charset=utf-8')).status, 422)
})

test('a form without its boundary, broken off or of nonsense is a 400', async () => {
  const head = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\n'
  const type = 'multipart/form-data; boundary=x'
  assert.deepEqual(await refusal(await post('email=a', 'multipart/form-data')), [400, 'BAD_REQUEST'])
  for (const body of [`${head}mara`, 'nonsense', `${head.slice(0, 30)}`])
    assert.deepEqual(await refusal(await post(body, type)), [400, 'BAD_REQUEST'], body)
  assert.equal((await post(`${head}mara\r\n--x--`, type)).status, 422, 'a whole one is read')
})

test('fields that a call does not know are ignored, in the body and in the address', async () => {
  const admin = await shop.people.admin()
  assert.equal((await shop.call('GET', '/users/paginate?page=1&unknown=1&__proto__=1', { as: admin })).status, 200)
  const body = { name: 'Mara', email: 'mara@example.com', password: 'long enough', admin: true, blocked: true }
  assert.equal((await shop.call('POST', '/users/sign-up', { body })).data.user.admin, false)
})

test('an unknown address, or a known one with another method, is a 404 in JSON', async () => {
  const paths = [
    '/backend/api',
    '/backend/api/',
    '/backend/api/unknown',
    '/backend',
    '/backend/api/users/read/',
    '/BACKEND/API/users/read',
  ]
  for (const path of paths) assert.deepEqual(await refusal(await get(path)), [404, 'NOT_FOUND'], path)
  for (const method of ['GET', 'DELETE', 'PUT', 'PROPFIND'])
    assert.deepEqual((await rawGet('/backend/api/users/sign-in', method)).status, 404, method)
})

test('a path that climbs, hides a NUL or cannot be decoded gets an error body', async () => {
  const paths = [
    '/backend/api/../../etc/passwd',
    '/backend/api/%2e%2e/x',
    '/%00',
    '/backend/api/%00',
    '//',
    '/\\..\\x',
    '/.env',
  ]
  for (const path of paths) {
    const { status, body } = await rawGet(path)
    assert.equal(status, 404, path)
    assert.equal(JSON.parse(body).code, 'NOT_FOUND', path)
  }
  for (const path of ['/%', '/%zz', '/backend/api/%', '/backend/api/users/%c3/blocked/toggle', '/%c0%ae%c0%ae/'])
    assert.deepEqual(Object.keys(JSON.parse((await rawGet(path)).body)).sort(), ['code', 'message'], path)
  const { status, body } = await rawGet(`/backend/api/users/${'9'.repeat(300)}/blocked/toggle`, 'PATCH')
  assert.ok(status >= 400 && status < 500)
  assert.deepEqual(Object.keys(JSON.parse(body)).sort(), ['code', 'message'])
})

test('a request keeps its id if it is a sane one, and is given one otherwise', async () => {
  const idOf = async (id: string) => (await get('/healthz', { 'x-request-id': id })).headers.get('x-request-id')
  assert.equal(await idOf('abcd-1234_EFGH'), 'abcd-1234_EFGH')
  for (const id of ['short', 'x'.repeat(65), '<script>alert(1)</script>', 'two words', '{"a":"b"}'])
    assert.match((await idOf(id)) ?? '', /^[0-9a-f]{8}-[0-9a-z]+$/, id)
  assert.ok((await get('/backend/api/unknown')).headers.get('x-request-id'))
})

test('every answer carries the protecting headers, and no inline script may run', async () => {
  const calls = ['/healthz', '/backend/api/unknown', '/backend/api/plans/list']
  for (const path of [...calls, '/backend/docs', '/%62ackend/api/plans/list']) {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, calls.includes(path) ? /default-src 'none'/ : /default-src 'self'/, path)
    if (!calls.includes(path)) assert.match(policy, /script-src 'self';.*object-src 'none'/, path)
    assert.match(policy, /frame-ancestors 'none'/, path)
    assert.doesNotMatch(policy, /unsafe-eval|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline/, path)
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
    assert.equal(headers.get('x-powered-by'), null, path)
    assert.equal(headers.get('strict-transport-security'), null, 'http only here')
  }
})

test('only our own shells may call from another origin', async () => {
  const preflight = (origin: string) =>
    fetch(`${shop.url}${apiBase}/users/read`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
    })
  for (const origin of ['capacitor://localhost', 'https://localhost', 'tauri://localhost', 'http://tauri.localhost']) {
    const { headers } = await preflight(origin)
    assert.equal(headers.get('access-control-allow-origin'), origin)
    assert.match(headers.get('access-control-allow-methods') ?? '', /PATCH/)
    assert.equal(headers.get('access-control-allow-credentials'), null)
  }
  for (const origin of ['https://example.com', 'null', 'https://localhost.example.com', 'http://localhost:5173']) {
    assert.equal((await preflight(origin)).headers.get('access-control-allow-origin'), null, origin)
    assert.equal(
      (await get(`${apiBase}/plans/list`, { origin })).headers.get('access-control-allow-origin'),
      null,
      origin,
    )
  }
})

test('fields of a form become what the schema says they are, and nothing is guessed', () => {
  const schema = z.object({
    count: z.int(),
    price: z.number().optional(),
    sure: z.boolean().default(false),
    photo: z.string().nullable(),
    name: z.string(),
  })
  const typed = (fields: Record<string, unknown>) => fromForm(schema, fields)
  assert.deepEqual(typed({ count: '12', price: '7.99', sure: 'true' }), { count: 12, price: 7.99, sure: true })
  assert.deepEqual(typed({ count: '', price: ' ', sure: 'yes' }), { count: '', price: ' ', sure: 'yes' })
  assert.deepEqual(typed({ photo: '', name: '', unknown: '7' }), { photo: null, name: '', unknown: '7' })
  assert.deepEqual(typed({ name: '12', photo: 'true' }), { name: '12', photo: 'true' })
  assert.ok(Number.isNaN(typed({ count: 'twelve' }).count))
})

test('a form of more fields than any call has is refused', async () => {
  const form = new FormData()
  for (let i = 0; i <= 50; i += 1) form.append(`field${i}`, 'x')
  const { status, body } = await shop.call('PATCH', '/users/update', { as: await shop.people.make(), form })
  assert.deepEqual([status, body.message], [413, 'The form has too many fields.'])
})

test('a field of a form that is too long is refused, not cut', async () => {
  const admin = await shop.people.admin()
  const form = new FormData()
  form.append('value', `{"a":1}${' '.repeat(1_600_000)}x`)
  const answer = await shop.call('PATCH', '/settings/website/update', { as: admin, form })
  assert.equal(answer.status, 422)
  assert.ok(answer.body.errors?.value)
})

test('an address that is longer than any of ours is refused before it is read, wherever it leads', async () => {
  const long = 'x'.repeat(4100)
  for (const path of ['/plans/list', `/pages/paginate`, '/nothing']) {
    const answer = await fetch(`${shop.url}${apiBase}${path}?search=${long}`)
    const { code } = (await answer.json()) as { code: string }
    assert.deepEqual([answer.status, code], [400, 'BAD_REQUEST'], path)
  }
  for (const path of ['/files/', '/pictures/', '/', '/%2f'])
    assert.equal((await fetch(`${shop.url}${path}${long}`)).status, 404, path)
})
