import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Sample } from '../harness.ts'

/**
 * The client, a process of its own. Plain sockets with ready-made requests: an HTTP client costs more than the server
 * under test, and two servers behind a slow client look alike. Connections stay open from order to order, so that
 * short turns can be taken.
 */
export interface Order {
  name: string
  port: number
  /** What each connection sends, over and over. Sent along with the first order of a name only. */
  requests?: Buffer[][]
  forMs: number
}

interface Line {
  socket: Socket
  sent: number
}

const open = new Map<string, Line>()
const known = new Map<string, Buffer[][]>()

process.on('message', async (order: Order) => {
  try {
    process.send?.({ sample: await load(order) })
  } catch (error) {
    process.send?.({ error: (error as Error).message })
  }
})

async function load({ name, port, requests = known.get(name) ?? [], forMs }: Order): Promise<Sample> {
  known.set(name, requests)
  const lines = await Promise.all(requests.map((_, place) => lineTo(name, port, place)))
  const milliseconds: number[] = []
  const started = performance.now()
  await Promise.all(lines.map((line, place) => talk(line, requests[place] ?? [], started + forMs, milliseconds)))
  return { perSecond: (milliseconds.length / (performance.now() - started)) * 1000, milliseconds }
}

async function lineTo(name: string, port: number, place: number): Promise<Line> {
  const key = `${name} ${place}`
  const kept = open.get(key)
  if (kept) return kept
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  const line = { socket, sent: 0 }
  open.set(key, line)
  return line
}

/** One request at a time on one connection, until the time is up. */
function talk(line: Line, requests: Buffer[], until: number, milliseconds: number[]): Promise<void> {
  const { socket } = line
  return new Promise((resolve, reject) => {
    let at = 0
    let missing = 0
    const next = () => {
      missing = 0
      at = performance.now()
      socket.write(requests[line.sent % requests.length] as Buffer)
      line.sent += 1
    }
    const onData = (chunk: Buffer) => {
      try {
        missing = missing > 0 ? missing - chunk.length : bodyLeft(chunk)
      } catch (error) {
        return reject(error)
      }
      if (missing > 0) return
      const now = performance.now()
      milliseconds.push(now - at)
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
    throw new Error(`unexpected answer: ${chunk.toString('utf8').slice(0, 500)}`)
  return end + 4 + Number(length) - chunk.length
}
