/** Draws pages in threads of their own, so that no request waits for one. */
import { Worker } from 'node:worker_threads'

export interface Drawn {
  svg: string
  png: Uint8Array
}

export interface DrawingPool {
  /** Refuses with DrawingPoolFull at once rather than let a line of people grow without end. */
  draw(prompt: string, seed: number, signal?: AbortSignal): Promise<Drawn>
  /** Refuses what waits, lets what is being drawn finish, then ends the threads. */
  close(): Promise<void>
}

export interface PoolOptions {
  threads?: number
  /** How many may wait beside those being drawn. */
  queue?: number
  /** A page takes a fraction of a second; a thread that says nothing for so long is replaced. */
  timeoutMs?: number
  /** For tests: another script to run in the threads. */
  script?: URL
}

export class DrawingPoolFull extends Error {
  override name = 'DrawingPoolFull'
}

interface Task {
  prompt: string
  seed: number
  signal: AbortSignal | undefined
  resolve(drawn: Drawn): void
  reject(error: Error): void
}

interface Seat {
  worker: Worker | null
  task: Task | null
  timer: NodeJS.Timeout | undefined
}

type Reply = { ok: true; drawn: Drawn } | { ok: false; message: string }

export function createDrawingPool(options: PoolOptions = {}): DrawingPool {
  const { threads = 1, queue = 100, timeoutMs = 30_000, script = new URL('./worker.ts', import.meta.url) } = options
  const seats: Seat[] = Array.from({ length: threads }, () => ({ worker: null, task: null, timer: undefined }))
  const waiting: Task[] = []
  let closed = false
  let idle: (() => void) | null = null

  function start(seat: Seat): Worker {
    const worker = new Worker(script)
    worker.unref()
    worker.on('message', (reply: Reply) => settle(seat, reply.ok ? reply.drawn : new Error(reply.message)))
    worker.on('error', (error) => lose(seat, worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => lose(seat, worker, new Error(`The drawing thread ended with code ${code}`)))
    seat.worker = worker
    return worker
  }

  /** A crashed thread fails only the page it was drawing; the next page gets a new thread. */
  function lose(seat: Seat, worker: Worker, error: Error): void {
    if (seat.worker !== worker) return
    seat.worker = null
    settle(seat, error)
  }

  function settle(seat: Seat, result: Drawn | Error): void {
    const { task } = seat
    clearTimeout(seat.timer)
    seat.task = null
    if (task) {
      seat.worker?.unref()
      if (result instanceof Error) task.reject(result)
      else task.resolve(result)
    }
    next()
  }

  function next(): void {
    for (const seat of seats) {
      if (seat.task) continue
      const task = waiting.shift()
      if (!task) break
      seat.task = task
      const worker = seat.worker ?? start(seat)
      worker.ref()
      seat.timer = setTimeout(() => {
        void worker.terminate()
        lose(seat, worker, new Error(`Nothing was drawn within ${timeoutMs} ms`))
      }, timeoutMs)
      seat.timer.unref()
      worker.postMessage({ prompt: task.prompt, seed: task.seed })
    }
    if (seats.every((seat) => !seat.task)) idle?.()
  }

  return {
    draw(prompt, seed, signal) {
      if (closed) return Promise.reject(new Error('The drawing pool is closed'))
      if (signal?.aborted) return Promise.reject(signal.reason as Error)
      if (waiting.length >= queue) return Promise.reject(new DrawingPoolFull(`${queue} pages are waiting to be drawn`))
      return new Promise<Drawn>((resolve, reject) => {
        const onAbort = () => {
          const at = waiting.indexOf(task)
          if (at >= 0) waiting.splice(at, 1)
          reject(signal?.reason as Error)
        }
        const done = () => signal?.removeEventListener('abort', onAbort)
        const task: Task = {
          prompt,
          seed,
          signal,
          resolve: (drawn) => {
            done()
            resolve(drawn)
          },
          reject: (error) => {
            done()
            reject(error)
          },
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        waiting.push(task)
        next()
      })
    },
    async close() {
      closed = true
      for (const task of waiting.splice(0)) task.reject(new Error('The drawing pool is closed'))
      if (seats.some((seat) => seat.task))
        await new Promise<void>((resolve) => {
          idle = resolve
        })
      await Promise.all(seats.map((seat) => seat.worker?.terminate()))
    },
  }
}
