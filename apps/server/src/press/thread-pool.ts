import { Worker } from 'node:worker_threads'

export interface ThreadPool<Task, Result> {
  run(task: Task, signal: AbortSignal): Promise<Result>
  close(): Promise<void>
}

/** A task that is no longer wanted is given up at once; its thread finishes it for nobody and takes the next. */
interface Waiting<Task, Result> {
  task: Task
  signal: AbortSignal
  resolve(result: Result): void
  reject(error: unknown): void
  /** Runs while a thread has it. */
  late?: NodeJS.Timeout
}

export type ThreadAnswer<Result> = { result: Result } | { error: string }

/**
 * Work that would hold up every request, in threads of its own. A thread that dies takes one task with it, and a new one
 * takes its place. Threads are started when first needed: a server that draws nothing has none.
 */
export function createThreadPool<Task, Result>(options: {
  file: URL
  threads: number
  queue: number
  /** A thread that says nothing for so long is ended like one that died. */
  timeoutMs: number
}): ThreadPool<Task, Result> {
  const waiting: Waiting<Task, Result>[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Waiting<Task, Result>>()
  let closed = false

  function start(): Worker {
    const worker = new Worker(options.file)
    worker.unref()
    worker.on('message', (answer: ThreadAnswer<Result>) => {
      const current = leave(worker)
      idle.push(worker)
      if ('result' in answer) current?.resolve(answer.result)
      else current?.reject(new Error(answer.error))
      next()
    })
    worker.on('error', (error) => busy.get(worker)?.reject(error))
    worker.on('exit', () => {
      leave(worker)?.reject(new Error('A thread ended.'))
      const place = idle.indexOf(worker)
      if (place >= 0) idle.splice(place, 1)
      next()
    })
    return worker
  }

  function leave(worker: Worker): Waiting<Task, Result> | undefined {
    const current = busy.get(worker)
    busy.delete(worker)
    clearTimeout(current?.late)
    return current
  }

  function next(): void {
    if (closed) return
    const current = waiting.shift()
    if (!current) return
    if (current.signal.aborted) {
      current.reject(current.signal.reason)
      next()
      return
    }
    const worker = idle.pop() ?? (busy.size < options.threads ? start() : null)
    if (!worker) {
      waiting.unshift(current)
      return
    }
    busy.set(worker, current)
    worker.postMessage(current.task)
    current.late = setTimeout(() => {
      current.reject(new Error(`A thread was silent for ${options.timeoutMs} ms.`))
      void worker.terminate()
    }, options.timeoutMs)
    current.late.unref()
  }

  return {
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The server is stopping.'))
        if (signal.aborted) return reject(signal.reason)
        if (waiting.length >= options.queue) return reject(new Error('Too many drawings are waiting.'))
        const forget = () => reject(signal.reason)
        signal.addEventListener('abort', forget, { once: true })
        const settled =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            signal.removeEventListener('abort', forget)
            settle(value)
          }
        waiting.push({ task, signal, resolve: settled(resolve), reject: settled(reject) })
        next()
      }),
    close: async () => {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(new Error('The server is stopping.'))
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}
