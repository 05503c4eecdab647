import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../src/db/client.ts'

/** Waits until no job is running or ready to, so that a test can say what did not happen. */
export async function idle(db: Db, now: Date): Promise<void> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const busy = await db
      .selectFrom('jobs')
      .select(['kind', 'status'])
      .where((eb) =>
        eb.or([eb('status', '=', 'running'), eb.and([eb('status', '=', 'queued'), eb('run_at', '<=', now)])]),
      )
      .executeTakeFirst()
    if (!busy) return
    if (Date.now() > deadline) throw new Error(`A job is still ${busy.status}: ${busy.kind}`)
    await pause(10)
  }
}
