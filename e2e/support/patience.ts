import { spawnSync } from 'node:child_process'

/** An empty Node starts in this time on a free machine of the size we promise for. */
const freeMachineMs = 60

/**
 * How much slower than a free machine this one is now, at least 1. A promise in seconds is about our work: beside other
 * work it takes longer, and a test that then fails teaches people to run it again.
 */
export function slowness(): number {
  const times = [1, 2, 3].map(() => {
    const started = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return performance.now() - started
  })
  return Math.max(1, Math.min(...times) / freeMachineMs)
}
