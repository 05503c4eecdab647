import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Sample } from '../harness.ts'

/**
 * The client, a process of its own. Plain sockets with a ready-made request: an HTTP client costs more than the server
 * under test, and two servers behind a slow client look alike. Connections stay open from order to order, so that
 * short turns can be taken.
 */
export interface Order {
  port: number
  path: string
  connections: number
  forMs: number
}

const open = new Map<number, Socket[]>()

process.on('message', async (order: Order) => {
  try {
    process.send?.({ sample: await load(order) })
  } catch (error) {
    process.send?.({ error: (error as Error).message })
  }
})

async function load({ port, path, connections, forMs }: Order): Promise<Sample> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: application/json\r\n\r\n`)
  const sockets = open.get(port) ?? (await Promise.all(Array.from({ length: connections }, () => openSocket(port))))
  open.set(port, sockets)
  const milliseconds: number[] = []
  const started = performance.now()
  await Promise.all(sockets.map((socket) => talk(socket, request, started + forMs, milliseconds)))
  return { perSecond: (milliseconds.length / (performance.now() - started)) * 1000, milliseconds }
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  return socket
}

/** One request at a time on one connection, until the time is up. */
function talk(socket: Socket, request: Buffer, until: number, milliseconds: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = 0
    let missing = 0
    const next = () => {
      missing = 0
      sent = performance.now()
      socket.write(request)
    }
    const onData = (chunk: Buffer) => {
      missing = missing > 0 ? missing - chunk.length : bodyLeft(chunk)
      if (missing > 0) return
      const now = performance.now()
      milliseconds.push(now - sent)
      if (now < until) return next()
      socket.off('data', onData)
      socket.off('close', onClose)
      socket.off('error', reject)
      resolve()
    }
    const onClose = () => reject(new Error('the server closed the connection'))
    socket.on('data', onData)
    socket.once('close', onClose)
    socket.on('error', reject)
    next()
  })
}

/** A head always came in one piece from a server on the same machine; if that changes, this says so. */
function bodyLeft(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (end < 0 || !head.startsWith('HTTP/1.1 200') || !length)
    throw new Error(`unexpected answer: ${head.slice(0, 500)}`)
  return end + 4 + Number(length) - chunk.length
}
