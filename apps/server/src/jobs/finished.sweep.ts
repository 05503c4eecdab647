import type { Db } from '../db/client.ts'
import type { Clock } from '../kernel/clock.ts'

const keptMs = 30 * 86_400_000

/** Jobs that ended a month ago, except for kinds whose row is what says that they need not run again. */
export async function sweepFinished(db: Db, clock: Clock, { keep }: { keep: readonly string[] }): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('finished_at', '<', new Date(clock.now().getTime() - keptMs))
    .where('kind', 'not in', keep)
    .execute()
}
