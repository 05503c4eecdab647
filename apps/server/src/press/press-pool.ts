import { availableParallelism } from 'node:os'
import { createProcesses } from '../kernel/processes.ts'
import type { PressResult, PressTask } from './press-process.ts'

/** Where drawings are made and measured, apart from the process that answers requests. */
export interface Press {
  run<T extends PressTask>(task: T, signal: AbortSignal): Promise<PressResult<T>>
  close(): void
}

/** As many as there are cores: requests, which take little, still come first (bench:illustrator asks /healthz meanwhile). */
const most = Math.min(4, availableParallelism())

export function createPress({ atOnce = most }: { atOnce?: number } = {}): Press {
  const processes = createProcesses<PressTask, PressResult<PressTask>>({
    file: new URL('./press-process.ts', import.meta.url),
    most: atOnce,
    queue: 200,
    timeoutMs: 60_000,
    idleMs: 15_000,
  })
  return {
    run: <T extends PressTask>(task: T, signal: AbortSignal) => processes.run(task, signal) as Promise<PressResult<T>>,
    close: processes.close,
  }
}
