import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { startServer } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { wire } from '../../src/wire.ts'
import { openTestDatabase } from '../support/database.ts'
import { product } from '../support/product.ts'
import { until } from '../support/until.ts'

const shop = product()
/** So long that no test sees it: what ends sooner ended by itself. */
const aDay = 86_400_000
/** A server that is held up must fail its test, not hang it. */
const bounded = { timeout: 30_000 }

async function serving(t: TestContext, { drainMs = aDay, add = (_app: FastifyInstance) => {} } = {}) {
  const { app, close } = await wire(shop.parts, { limits: { busyMs: 0, drainMs } })
  add(app)
  const accepted: Socket[] = []
  app.server.on('connection', (socket: Socket) => accepted.push(socket))
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => app.server.closeAllConnections())
  const { port } = app.server.address() as AddressInfo
  const stop = async () => {
    const closed = close()
    await until(() => !app.server.listening, 'the end of listening')
    return { closed }
  }
  return { port, accepted, stop }
}

/** As a proxy asks: it would keep the connection for as long as the server lets it. */
async function ask(t: TestContext, port: number, path: string): Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: true })
  t.after(() => agent.destroy())
  const [answer] = await once(request({ host: '127.0.0.1', port, path, agent }).end(), 'response')
  return answer
}

test('an answer waited for when the end began arrives whole, and asks for no further request', bounded, async (t) => {
  const [asked, given] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const add = (app: FastifyInstance) => {
    app.get('/tests/slow', () => {
      asked.resolve()
      return given.promise
    })
  }
  const { port, stop } = await serving(t, { add })
  const answering = ask(t, port, '/tests/slow')
  await asked.promise
  const { closed } = await stop()
  given.resolve('x'.repeat(2_000_000))
  const answer = await answering
  assert.deepEqual([answer.statusCode, answer.headers.connection], [200, 'close'])
  assert.equal((await text(answer)).length, 2_000_000)
  await closed
})

test('an answer of which a part was sent arrives whole, and its connection is not waited for', bounded, async (t) => {
  const body = new PassThrough()
  const add = (app: FastifyInstance) => app.get('/tests/long', (_request, reply) => reply.send(body))
  const { port, stop } = await serving(t, { add })
  body.write('x'.repeat(1000))
  const answer = await ask(t, port, '/tests/long')
  assert.equal(answer.headers.connection, 'keep-alive', 'or this test would prove nothing')
  const { closed } = await stop()
  body.end('y'.repeat(2_000_000))
  assert.equal((await text(answer)).length, 2_001_000)
  await closed
})

test('a request of which only the beginning is there is answered as ever, and readiness as no', bounded, async (t) => {
  const { port, accepted, stop } = await serving(t)
  const begin = async (path: string) => {
    const socket = connect(port, '127.0.0.1')
    t.after(() => socket.destroy())
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n`)
    return socket
  }
  const sockets = [await begin(`${apiBase}/plans/list`), await begin('/readyz')]
  await until(() => accepted.length === 2 && accepted.every(({ bytesRead }) => bytesRead > 0), 'both beginnings')
  const { closed } = await stop()
  for (const socket of sockets) socket.write('\r\n')
  const [plans = '', ready = ''] = await Promise.all(sockets.map((socket) => text(socket)))
  assert.match(plans, /^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*\{"data":\[/is)
  assert.match(ready, /^HTTP\/1\.1 503 .*"code":"OVERLOADED"/s)
  await closed
})

test('who is connected and has said nothing is not waited for', bounded, async (t) => {
  const { port, accepted, stop } = await serving(t)
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  t.after(() => socket.destroy())
  await until(() => accepted.length === 1, 'the connection')
  await (await stop()).closed
})

test('a request that is never answered is waited for only so long', bounded, async (t) => {
  const asked = Promise.withResolvers<void>()
  const add = (app: FastifyInstance) => {
    app.get('/tests/never', () => {
      asked.resolve()
      return new Promise(() => {})
    })
  }
  const { port, stop } = await serving(t, { drainMs: 50, add })
  const broken = assert.rejects(ask(t, port, '/tests/never'), { code: 'ECONNRESET' })
  await asked.promise
  await (await stop()).closed
  await broken
})

const onPostgres = { skip: process.env.TEST_DATABASE !== 'postgres' }

test(
  'one of several servers says that it leaves while it still takes requests, then takes none',
  onPostgres,
  async (t) => {
    const opened = await openTestDatabase()
    t.after(() => opened.close())
    const env = { DATA_DIR: shop.dataDir, APP_SECRET: shop.config.appSecret, DATABASE_URL: opened.url ?? '' }
    const server = await startServer(readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent', STARTER_PAGES: '0' }), null)
    const { port } = server.app.server.address() as AddressInfo
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    assert.equal((await at('/readyz')).status, 200)
    const closed = server.close()
    const [ready, plans] = await Promise.all([at('/readyz'), at(`${apiBase}/plans/list`)])
    assert.deepEqual([ready.status, plans.status, plans.headers.get('connection')], [503, 200, 'close'])
    assert.ok(((await plans.json()) as { data: object[] }).data.length > 0)
    await closed
    await assert.rejects(at('/healthz'))
  },
)
