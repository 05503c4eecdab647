import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { wire } from '../../src/wire.ts'
import { product } from '../support/product.ts'
import { until } from '../support/until.ts'

// Headers may take long: Node itself would close who sends none before these tests have ended, and they would show that.
const limits = { connections: 20, connectionsEach: 12, stalledMs: 600, headersMs: 120_000 }
const shop = product({ limits })
const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})
const portOf = (app: FastifyInstance) => (app.server.address() as { port: number }).port

async function open(app: FastifyInstance, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: portOf(app), host: '127.0.0.1', localAddress }).on('error', () => {})
  opened.push(socket)
  await once(socket, 'connect')
  return socket.resume()
}
async function openMany(app: FastifyInstance, count: number, localAddress?: string) {
  const sockets: Socket[] = []
  for (let i = 0; i < count; i += 1) sockets.push(await open(app, localAddress))
  return sockets
}
const living = (sockets: Socket[]) => sockets.filter((socket) => !socket.destroyed).length

async function ask(socket: Socket, path = '/healthz'): Promise<string> {
  const answered = once(socket, 'data')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  return String((await answered)[0])
}

test('one address has so many connections, and its own longest idle makes room for its next', async () => {
  const idle = await openMany(shop.app, 30)
  await until(() => living(idle) === limits.connectionsEach, 'the bound of one address')
  assert.ok(
    idle.slice(0, 18).every((socket) => socket.destroyed),
    'the oldest go first',
  )
  const next = await open(shop.app)
  assert.match(await ask(next), /^HTTP\/1.1 200/)
  assert.match(await ask(await open(shop.app, '127.0.0.2')), /^HTTP\/1.1 200/)
})

test('one that is at work is not closed to make room, however long it has been', async () => {
  const atWork = await open(shop.app)
  const begun = once(shop.app.server, 'request')
  const head = [`POST ${apiBase}/users/sign-in HTTP/1.1`, 'host: x', 'content-type: application/json']
  atWork.write(`${[...head, 'content-length: 2'].join('\r\n')}\r\n\r\n`)
  await begun
  const idle = await openMany(shop.app, 30)
  await until(() => living(idle) === limits.connectionsEach - 1, 'room made by the idle ones')
  const answered = once(atWork, 'data')
  atWork.write('{}')
  assert.match(String((await answered)[0]), /^HTTP\/1.1 422/)
})

test('when all connections are taken by idle ones of many addresses, whoever comes next is served', async () => {
  for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
    const sockets = await openMany(shop.app, 10, address)
    for (const socket of sockets.slice(0, 5)) await ask(socket).catch(() => {})
    // Half a request is idle too.
    for (const socket of sockets.slice(5)) socket.write('GET /healthz HTTP/1.1\r\nx-slow: ')
  }
  for (let i = 0; i < 5; i += 1) assert.match(await ask(await open(shop.app)), /^HTTP\/1.1 200/)
})

test('a trusted proxy may have more, and its idle ones make room too', async () => {
  const config = { ...shop.config, trustProxy: 'loopback' }
  const { app, close } = await wire({ ...shop.parts, config }, { limits: { ...limits, busyMs: 0 } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const idle = await openMany(app, limits.connections)
    assert.equal(living(idle), limits.connections)
    assert.match(await ask(await open(app)), /^HTTP\/1.1 200/)
  } finally {
    await close()
  }
})

test('who takes nothing of a long answer is cut off', async () => {
  const url = await shop.app.inject('/backend/openapi.json')
  assert.ok(url.body.length > 20_000)
  const socket = await open(shop.app)
  socket.pause()
  const request = 'GET /backend/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'
  // Asked for again and again without reading, until no buffer on the way takes more.
  for (let i = 0; i < 300; i += 1) socket.write(request)
  await until(async () => {
    const count = await new Promise<number>((resolve) => shop.app.server.getConnections((_e, n) => resolve(n)))
    return count === 0
  }, 'the end of the connection')
})

test('all addresses together have so many connections, however few each of them has', async () => {
  const idle: Socket[] = []
  for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) idle.push(...(await openMany(shop.app, 10, address)))
  await until(() => living(idle) <= limits.connections, 'the bound of all')
})

test('while more than half of all connections are taken, who has long said nothing makes room without being asked', async () => {
  const idle = await openMany(shop.app, limits.connections / 2 + 1, '127.0.0.2')
  await until(
    async () => {
      // Each new one is the moment to look; it leaves at once, so that none is ever turned away for want of room.
      const next = await open(shop.app, '127.0.0.3')
      next.destroy()
      return living(idle) === 0
    },
    'the end of the idle ones',
    { everyMs: 50, looks: 400 },
  )
})
