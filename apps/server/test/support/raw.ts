import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: string
  body: string
}

type Bytes = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** Sends bytes as they are: HTTP clients tidy up what these tests are about. Answers when the server closes. */
export async function raw(url: string, bytes: string | Bytes): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  const closed = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses may close while we still send: what it said before counts.
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
  })
  await once(socket, 'connect')
  await sendAll(socket, typeof bytes === 'string' ? [bytes] : bytes, closed)
  await closed
  const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  if (!head) throw new Error('The server closed without an answer.')
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: rest.join('\r\n\r\n') }
}

async function sendAll(socket: Socket, bytes: Bytes, closed: Promise<void>): Promise<void> {
  for await (const chunk of bytes) {
    if (!socket.writable) return
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
  }
}
