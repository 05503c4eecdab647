import type { Clock } from '../kernel/clock.ts'
import type { Db } from './client.ts'

/** True for the one server that may do it now, of however many. A time that is yet to come was written by a clock gone wrong. */
export async function claimChore(
  db: Db,
  clock: Clock,
  { name, everyMs }: { name: string; everyMs: number },
): Promise<boolean> {
  const now = clock.now()
  const due = new Date(now.getTime() - everyMs)
  const claimed = await db
    .insertInto('chores')
    .values({ name, ran_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at: now })
        .where((eb) => eb.or([eb('chores.ran_at', '<=', due), eb('chores.ran_at', '>', now)])),
    )
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}
