import { availableParallelism } from 'node:os'
import type { PressResult, PressTask } from './press-tasks.ts'
import { createThreadPool } from './thread-pool.ts'

/** Where drawings are made and measured, apart from the thread that answers requests. */
export interface Press {
  run<T extends PressTask>(task: T, signal: AbortSignal): Promise<PressResult<T>>
  close(): Promise<void>
}

/** As many as there are cores: requests, which take little, still come first (bench:illustrator asks /healthz meanwhile). */
const most = Math.min(4, availableParallelism())

export function createPress({ threads = most }: { threads?: number } = {}): Press {
  const pool = createThreadPool<PressTask, PressResult<PressTask>>({
    file: new URL('./press-tasks.ts', import.meta.url),
    threads,
    queue: 200,
    timeoutMs: 60_000,
    idleMs: 15_000,
  })
  return {
    run: <T extends PressTask>(task: T, signal: AbortSignal) => pool.run(task, signal) as Promise<PressResult<T>>,
    close: () => pool.close(),
  }
}
