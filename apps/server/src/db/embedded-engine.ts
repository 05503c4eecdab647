import { Worker } from 'node:worker_threads'
import type { EngineOptions, EngineReply, EngineRequest } from './embedded-thread.ts'

type Waiting = { resolve(bytes: Uint8Array): void; reject(error: Error): void }

/** PGlite in its own thread: bytes of PostgreSQL's protocol in, bytes out. */
export class EmbeddedEngine {
  #worker: Worker
  #waiting = new Map<number, Waiting>()
  #count = 0
  #lost: Error | null = null
  #ending = false
  /** Called when the thread ends though nobody asked it to; nothing brings it back. */
  onLost: (error: Error) => void = () => {}

  /** Resolves when the database is open; rejects with PostgreSQL's own reason if it does not open. */
  static async start(options: EngineOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options)
    try {
      await engine.#ask('open')
      return engine
    } catch (error) {
      await engine.terminate()
      throw error
    }
  }

  private constructor(options: EngineOptions) {
    // Without the parent's own flags: with some of them (--input-type) the thread does not start.
    this.#worker = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData: options, execArgv: [] })
    this.#worker.on('message', (reply: EngineReply) => this.#settle(reply))
    this.#worker.on('error', (error) => this.#lose(error.message))
    this.#worker.on('exit', (code) => this.#lose(`its thread ended with code ${code}`))
  }

  exchange(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#ask('exchange', bytes)
  }

  /** A new connection must not find the last one's open transaction or settings. */
  async reset(): Promise<void> {
    await this.#ask('reset')
  }

  /** The data folder as a tar archive. */
  dump(): Promise<Uint8Array> {
    return this.#ask('dump')
  }

  async close(): Promise<void> {
    if (!this.#lost) await this.#ask('close').catch(() => {})
    await this.terminate()
  }

  /** Like kill -9: what was acknowledged is in the log and comes back with the next start. */
  async terminate(): Promise<void> {
    this.#ending = true
    await this.#worker.terminate()
  }

  #ask(op: EngineRequest['op'], bytes?: Uint8Array): Promise<Uint8Array> {
    if (this.#lost) return Promise.reject(this.#lost)
    const id = ++this.#count
    const request: EngineRequest = bytes ? { id, op, bytes } : { id, op }
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage(request, bytes ? [bytes.buffer as ArrayBuffer] : [])
    })
  }

  #settle({ id, bytes, error }: EngineReply): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error === undefined) waiting?.resolve(bytes ?? new Uint8Array())
    else waiting?.reject(new Error(error))
  }

  #lose(reason: string): void {
    if (this.#lost) return
    this.#lost = new Error(`The embedded database stopped: ${reason}`)
    for (const waiting of this.#waiting.values()) waiting.reject(this.#lost)
    this.#waiting.clear()
    if (!this.#ending) this.onLost(this.#lost)
  }
}
