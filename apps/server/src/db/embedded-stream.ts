import { Duplex } from 'node:stream'
import type { EmbeddedEngine } from './embedded-engine.ts'

const TERMINATE = 0x58

/** Stands in for pg's socket: what the driver writes goes to the engine, what the engine answers is read. */
export class EmbeddedStream extends Duplex {
  #engine: EmbeddedEngine

  constructor(engine: EmbeddedEngine) {
    super()
    this.#engine = engine
  }

  connect(): this {
    this.#engine.reset().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#send(Uint8Array.from(chunk), done)
  }

  /** pg corks the messages of one query, so that they arrive here together: one trip to the thread, not five. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))), done)
  }

  /** Without it, pool.end() waits for ever for the connection to close. */
  override _final(done: () => void): void {
    done()
    this.destroy()
  }

  /** The engine gets the bytes' memory: they must be a copy, never a view into a shared buffer. */
  #send(bytes: Uint8Array, done: (error?: Error) => void): void {
    if (bytes[0] === TERMINATE) {
      done()
      return
    }
    this.#engine.exchange(bytes).then((reply) => {
      if (!this.destroyed && reply.length > 0) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength))
      done()
    }, done)
  }

  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
