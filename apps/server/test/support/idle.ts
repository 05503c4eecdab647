import type { Db } from '../../src/db/client.ts'
import { until } from './until.ts'

/** Waits until no job is running or ready to, so that a test can say what did not happen. */
export async function idle(db: Db, now: Date): Promise<void> {
  await until(async () => {
    const busy = await db
      .selectFrom('jobs')
      .select('id')
      .where((eb) =>
        eb.or([eb('status', '=', 'running'), eb.and([eb('status', '=', 'queued'), eb('run_at', '<=', now)])]),
      )
      .executeTakeFirst()
    return !busy
  }, 'the end of every job')
}
