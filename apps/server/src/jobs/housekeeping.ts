import type { Db } from '../db/client.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Logger } from '../kernel/log.ts'

const hourMs = 3_600_000

/** Deletes what nobody will ask for again. Each feature has its own; wire.ts lists them. */
export type Sweep = (db: Db, clock: Clock) => Promise<void>

interface HousekeepingDeps {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error'>
  sweeps: readonly Sweep[]
}

export async function sweepAll(db: Db, clock: Clock, sweeps: readonly Sweep[]): Promise<void> {
  for (const sweep of sweeps) await sweep(db, clock)
}

/** Every hour, on every server: it does no harm if two of them sweep at once. */
export function startHousekeeping({ db, clock, log, sweeps }: HousekeepingDeps): { stop(): Promise<void> } {
  let work = Promise.resolve()
  const run = () => {
    work = sweepAll(db, clock, sweeps).catch((error: Error) => log.error({ err: error }, 'the hourly sweep failed'))
  }
  const timer = setInterval(run, hourMs)
  timer.unref()
  run()
  return {
    stop: () => {
      clearInterval(timer)
      return work
    },
  }
}
