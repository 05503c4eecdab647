import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../kernel/network.ts'

export interface ConnectionLimits {
  connections: number
  /** From one address. A proxy that the operator trusts speaks for many people, and has no limit of its own. */
  connectionsEach: number
  /** How long a client may go without taking anything of an answer. */
  stalledMs: number
}

interface Connection {
  /** Null for a trusted proxy. */
  network: string | null
  requests: number
  idleSince: number
  /** What had been taken of its answers when that last changed. */
  taken: number
  takenAt: number
}

const usualKeepAliveMs = 72_000
/** While more than half of all connections are taken. */
const shortKeepAliveMs = 2000
/** Beyond our own limit, so that we choose whom to close; Node would turn away whoever comes next. */
const spare = 256

/**
 * Connections that ask for nothing cost their owner nothing: without a bound, one machine takes all there are. Whoever
 * has been idle longest makes room, and half a request counts as idle. Only if all are at work is the newest refused.
 */
export function boundConnections(
  app: FastifyInstance,
  { connections, connectionsEach, stalledMs }: ConnectionLimits,
  trustProxy: false | string,
): void {
  const { server } = app
  const isProxy = trustProxy === false ? () => false : compile(trustProxy.split(',').map((name) => name.trim()))
  /** The longest idle first: who asks for something moves to the end. */
  const open = new Map<Socket, Connection>()
  const ofNetwork = new Map<string, Set<Socket>>()
  server.maxConnections = connections + spare
  server.keepAliveTimeout = usualKeepAliveMs

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = isProxy(address, 0) ? null : networkOf(address)
    const now = performance.now()
    open.set(socket, { network, requests: 0, idleSince: now, taken: 0, takenAt: now })
    const siblings = network === null ? null : (ofNetwork.get(network) ?? new Set())
    if (network !== null && siblings) ofNetwork.set(network, siblings.add(socket))
    socket.once('close', () => forget(socket, network))

    if (siblings && siblings.size > connectionsEach) makeRoom(socket, siblings)
    if (open.size > connections) makeRoom(socket, open.keys())
    server.keepAliveTimeout = open.size > connections / 2 ? shortKeepAliveMs : usualKeepAliveMs
    if (open.size > connections / 2) closeLongIdle(now)
  })

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket)
    if (!connection) return
    connection.requests += 1
    response.once('close', () => {
      connection.requests -= 1
      connection.idleSince = performance.now()
      if (open.delete(socket)) open.set(socket, connection)
    })
  })

  const isIdle = (socket: Socket) => open.get(socket)?.requests === 0

  function makeRoom(newest: Socket, among: Iterable<Socket>): void {
    for (const socket of among) {
      if (socket === newest || !isIdle(socket) || socket.destroyed) continue
      socket.destroy()
      return
    }
    newest.destroy()
  }

  function closeLongIdle(now: number): void {
    for (const [socket, { requests, idleSince }] of open) {
      if (now - idleSince < shortKeepAliveMs) return
      if (requests === 0) socket.destroy()
    }
  }

  function forget(socket: Socket, network: string | null): void {
    open.delete(socket)
    if (network === null) return
    const siblings = ofNetwork.get(network)
    siblings?.delete(socket)
    if (siblings?.size === 0) ofNetwork.delete(network)
  }

  /** Who asks for a large file and never reads it would keep it in our memory for as long as they like. */
  const stalled = setInterval(() => {
    const now = performance.now()
    for (const [socket, connection] of open) {
      const taken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0 || taken !== connection.taken) Object.assign(connection, { taken, takenAt: now })
      else if (now - connection.takenAt > stalledMs) socket.destroy()
    }
  }, stalledMs / 6)
  stalled.unref()

  app.addHook('preClose', async () => {
    clearInterval(stalled)
    // Browsers keep spare connections that have said nothing yet: those are never idle for Node, and would be waited for.
    for (const socket of open.keys()) if (isIdle(socket) && socket.bytesRead === 0) socket.destroy()
  })
}
