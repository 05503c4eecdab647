import './alias.ts'
import assert from 'node:assert/strict'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'

const { createApi } = await import('@/lib/api.ts')
const { ApiError } = await import('@/lib/api-error.ts')
const { createCall, createLoad, createTell } = await import('@/lib/call.ts')

interface Answer {
  status: number
  body: string
}
interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

let answer: Answer
let seen: Seen[]
let origin: string
const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) })

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request.setEncoding('latin1')) body += chunk
  seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})

before(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => server.close())

let log: unknown[]
let here: string
const effects = {
  notify: (notice: { message: string; persist?: boolean }, when: string) => void log.push([when, notice]),
  removeToken: (failed: string) => void log.push(['remove', failed]),
  goTo: (path: string) => void log.push(['go', path]),
  pathname: () => here,
}
const call = createCall(createTell(effects))
const load = createLoad(effects)
const api = () => createApi({ origin, token: () => 'secret' })

beforeEach(() => {
  seen = []
  log = []
  here = '/account'
  answer = json(200, { data: null })
})

test('a call goes to its address with the token, and answers data', async () => {
  answer = json(200, { data: { data: [], current_page: 1, last_page: 1, next: null } })
  const page = await api().paginateUsers({ query: { page: 2, search: 'a b&c' } })
  assert.deepEqual(page.data, [])
  assert.equal(seen[0]?.url, '/backend/api/users/paginate?page=2&search=a+b%26c')
  assert.equal(seen[0]?.headers.authorization, 'Bearer secret')
})

test('a visitor sends no token', async () => {
  await createApi({ origin, token: () => '' }).readStatus()
  assert.equal(seen[0]?.headers.authorization, undefined)
})

test('fields in the path are filled in and escaped; bodies are JSON', async () => {
  await api().updateSetting({ params: { name: 'app_name' }, body: { value: 'Kritzel' } })
  assert.deepEqual([seen[0]?.method, seen[0]?.url], ['PATCH', '/backend/api/settings/app_name/update'])
  assert.deepEqual(JSON.parse(seen[0]?.body ?? ''), { value: 'Kritzel' })
})

test('uploads are multipart', async () => {
  answer = json(200, { data: { url: '/files/a.webp' } })
  const file = new File(['pixels'], 'me.png', { type: 'image/png' })
  assert.deepEqual(await api().uploadFile({ upload: { file } }), { url: '/files/a.webp' })
  assert.match(seen[0]?.headers['content-type'] ?? '', /^multipart\/form-data; boundary=/)
  assert.match(seen[0]?.body ?? '', /name="file"; filename="me.png"/)
})

test('a failure is told with the message of the response, resolves to null and is not rethrown', async () => {
  answer = json(409, { message: 'This address has an account.', code: 'EMAIL_TAKEN' })
  assert.equal(await call(() => api().readUser()), null)
  assert.deepEqual(log, [['now', { message: 'This address has an account.', persist: false }]])
})

test("without a message in the response it is the error's own, else 'Something went wrong!'", async () => {
  answer = { status: 500, body: '<h1>no JSON</h1>' }
  await call(() => api().readUser())
  await call(() => Promise.reject(new Error('Canvas not found')))
  await call(() => Promise.reject('odd'))
  const told = log.map((entry) => (entry as [string, { message: string }])[1].message)
  assert.deepEqual(told, ['Something went wrong!', 'Canvas not found', 'Something went wrong!'])
})

test('401 removes the token, goes to /sign-in, and its message stays', async () => {
  answer = json(401, { message: 'Please sign in again.', code: 'UNAUTHORIZED' })
  assert.equal(await call(() => api().readUser()), null)
  assert.deepEqual(log, [
    ['remove', 'secret'],
    ['after-navigation', { message: 'Please sign in again.', persist: true }],
    ['go', '/sign-in'],
  ])
})

test('401 on /sign-in goes nowhere', async () => {
  here = '/sign-in'
  answer = json(401, { message: 'Please sign in again.', code: 'UNAUTHORIZED' })
  await call(() => api().readUser())
  assert.deepEqual(log, [
    ['remove', 'secret'],
    ['now', { message: 'Please sign in again.', persist: true }],
  ])
})

test('403 NO_PAID_PLAN goes to /checkout and shows its message there; another 403 goes nowhere', async () => {
  answer = json(403, { message: 'Favorites need a paid plan.', code: 'NO_PAID_PLAN' })
  await call(() => api().readUser())
  assert.deepEqual(log, [
    ['after-navigation', { message: 'Favorites need a paid plan.', persist: false }],
    ['go', '/checkout'],
  ])
  log = []
  answer = json(403, { message: 'Not yours.', code: 'FORBIDDEN' })
  await call(() => api().readUser())
  assert.deepEqual(log, [['now', { message: 'Not yours.', persist: false }]])
})

test('422 brings its messages to the form, besides the notification', async () => {
  answer = json(422, { message: 'Check the fields.', code: 'INVALID', errors: { email: 'Enter an email address.' } })
  let errors = {}
  await call(() => api().readUser(), {
    onFailure: (error) => {
      errors = error.errors
    },
  })
  assert.deepEqual(errors, { email: 'Enter an email address.' })
  assert.equal(log.length, 1)
})

test('no network is a failure with a sentence, and no word about the session', async () => {
  const nowhere = createApi({ origin: 'http://127.0.0.1:1', token: () => 'secret' })
  assert.equal(await call(() => nowhere.readUser()), null)
  assert.deepEqual(log, [
    ['now', { message: 'No connection to the server. Check your network and try again.', persist: false }],
  ])
})

test('a call that was given up is nobody’s failure', async () => {
  const given = new AbortController()
  given.abort()
  assert.equal(await call(() => api().readUser(undefined, { signal: given.signal })), null)
  assert.deepEqual(log, [])
})

test('a loader redirects instead of navigating, and its other failures are the null of the error state', async () => {
  answer = json(401, { message: 'Please sign in again.', code: 'UNAUTHORIZED' })
  const thrown = await load(() => api().readUser()).catch((error: unknown) => error)
  assert.ok(thrown instanceof Response)
  assert.equal(thrown.headers.get('location'), '/sign-in')
  log = []
  answer = json(500, { message: 'Something went wrong!', code: 'INTERNAL' })
  assert.equal(await load(() => api().readUser()), null)
  assert.deepEqual(log, [['after-navigation', { message: 'Something went wrong!', persist: false }]])
})

test('an ApiError carries status, code and the token it failed with', async () => {
  answer = json(503, { message: 'Mail is not set up.', code: 'PROVIDER_NOT_SET' })
  const error = await api()
    .readUser()
    .catch((failure: unknown) => failure)
  assert.ok(error instanceof ApiError)
  assert.deepEqual([error.status, error.code, error.token], [503, 'PROVIDER_NOT_SET', 'secret'])
})
