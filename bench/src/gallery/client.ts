import { connect, type Socket } from 'node:net'
import type { Sample } from '../harness.ts'

/**
 * One connection that sends a ready-made request and waits for the answer. An HTTP client costs about as much as the call
 * that is measured.
 */
export class Caller {
  readonly #port: number
  readonly #head: string
  #socket: Socket | null = null
  #settle: { resolve(): void; reject(error: Error): void } | null = null
  #missing = 0

  constructor(port: number, token: string) {
    this.#port = port
    this.#head = `HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: Bearer ${token}\r\n\r\n`
  }

  /** Connects when first used: the server hangs up on whoever says nothing for long. */
  async call(path: string): Promise<void> {
    const socket = this.#socket ?? (await this.#connect())
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      socket.write(`GET ${path} ${this.#head}`)
    })
  }

  close(): void {
    this.#settle = null
    this.#socket?.destroy()
  }

  async #connect(): Promise<Socket> {
    const socket = connect(this.#port, '127.0.0.1')
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#settle?.reject(error))
    socket.on('close', () => {
      this.#socket = null
      this.#settle?.reject(new Error('the server closed the connection'))
    })
    this.#socket = socket
    return socket
  }

  #take(chunk: Buffer): void {
    if (this.#missing > 0) this.#missing -= chunk.length
    else {
      const end = chunk.indexOf('\r\n\r\n')
      const head = chunk.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (!head.startsWith('HTTP/1.1 200') || !length) {
        this.#settle?.reject(new Error(`unexpected answer: ${chunk.toString().slice(0, 500)}`))
        return
      }
      this.#missing = end + 4 + Number(length) - chunk.length
    }
    if (this.#missing > 0) return
    const settle = this.#settle
    this.#settle = null
    settle?.resolve()
  }
}

/** Calls per second with several connections at once. */
export async function throughput(callers: Caller[], path: string, forMs: number): Promise<Sample> {
  const milliseconds: number[] = []
  const started = performance.now()
  await Promise.all(
    callers.map(async (caller) => {
      while (performance.now() - started < forMs) {
        const before = performance.now()
        await caller.call(path)
        milliseconds.push(performance.now() - before)
      }
    }),
  )
  return { perSecond: (milliseconds.length / (performance.now() - started)) * 1000, milliseconds }
}
