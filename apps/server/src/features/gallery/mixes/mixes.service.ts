import { mostMixes } from '@inkbloom/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'

interface Changes {
  userId: number
  /** Newest first. */
  kept: readonly string[]
  removed: readonly string[]
}

/** What changed on one device becomes part of the rest: nothing that another device has kept meanwhile is lost by it. */
export async function syncMixes(db: Db, { userId, kept, removed }: Changes): Promise<{ colors: string[] }> {
  return db.transaction().execute(async (tx) => {
    // Held, or two devices at once would both add the same color.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const changed = [...kept, ...removed]
    if (changed.length > 0)
      await tx.deleteFrom('mixes').where('user_id', '=', userId).where('color', 'in', changed).execute()
    // The newest last, so that it has the highest number.
    for (const color of [...new Set(kept)].toReversed())
      await tx.insertInto('mixes').values({ user_id: userId, color }).execute()
    await sql`
      delete from mixes where id in (
        select id from mixes where user_id = ${userId} order by id desc offset ${mostMixes})`.execute(tx)
    const rows = await tx
      .selectFrom('mixes')
      .select('color')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute()
    return { colors: rows.map(({ color }) => color) }
  })
}
