import assert from 'node:assert/strict'
import { request as send } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import { product } from '../../support/product.ts'

const shop = product()
const admin = { name: 'Ana Duarte', email: 'ana@example.com', password: 'long enough' }

/** With headers that fetch does not let a program set. */
function create(headers: Record<string, string>, body: object = admin): Promise<{ status: number; code?: string }> {
  const payload = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const asked = send(
      `${shop.url}${apiBase}/users/admin/create`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      async (answer) => {
        let text = ''
        for await (const chunk of answer) text += chunk
        resolve({ status: answer.statusCode ?? 0, code: JSON.parse(text).code })
      },
    )
    asked.on('error', reject).end(payload)
  })
}

const foreign: Record<string, Record<string, string>> = {
  'a web page elsewhere': { origin: 'https://evil.example' },
  'a web page on another port of this machine': { origin: 'http://localhost:9' },
  'a page without an origin': { origin: 'null' },
  'a form of an old browser': { 'sec-fetch-site': 'cross-site' },
  'a name that was made to point here': { host: 'evil.example:3000', origin: 'http://evil.example:3000' },
  'a proxy that tells for whom it asks': { 'x-forwarded-for': '203.0.113.7' },
  'a proxy that speaks the standard': { forwarded: 'for=203.0.113.7' },
  'a proxy that tells by which name': { 'x-forwarded-host': 'pages.example' },
  'a proxy with a header of its own': { 'x-real-ip': '203.0.113.7' },
  'a proxy that names the client': { 'x-client-ip': '203.0.113.7' },
  'a proxy that names the true client': { 'true-client-ip': '203.0.113.7' },
  'a proxy that tells what was asked of it': { 'x-original-url': '/admin/create' },
  'a proxy that says so': { via: '1.1 gate' },
  'a tunnel': { 'cf-connecting-ip': '203.0.113.7' },
}

for (const [who, headers] of Object.entries(foreign))
  test(`${who} does not make the admin of an installation for this machine`, async () => {
    const refused = await create(headers)
    assert.deepEqual(refused, { status: 403, code: 'FORBIDDEN' })
    assert.equal((await create(headers, { ...admin, setupToken: 'guessed' })).status, 403)
    const { setupToken } = shop.config
    assert.equal(
      (await create(headers, { ...admin, setupToken })).status,
      200,
      'with the token that the server printed',
    )
  })

test('a proxy that speaks the old HTTP and adds nothing does not make the admin either', async () => {
  const { port } = new URL(shop.url)
  const body = JSON.stringify(admin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST ${apiBase}/users/admin/create HTTP/1.0\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  let answer = ''
  for await (const chunk of socket) answer += chunk
  assert.match(answer, /^HTTP\/1\.1 403 /)
})

test('the operator at this machine needs no token, by whichever of its names', async () => {
  const { port } = new URL(shop.url)
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    const host = `${name}:${port}`
    const made = await create({ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })
    assert.equal(made.status, 200, name)
    await shop.reset()
  }
})
